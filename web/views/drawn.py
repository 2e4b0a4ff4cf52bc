"""Pictures that never change: the built page has them ready in its wheel; elsewhere they are drawn when first asked for."""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import import_module

from web.views.draw import Markup
from web.views.plates import Draw

PICTURES = ("backdrop", "symbols", "miniature")
FIGURE = "figure-"
"""Before the rule id of a chapter: the plate of the rules page."""


@cache
def picture(game: str, name: str) -> Markup:
    """One of a game's still pictures."""
    try:
        ready = pkgutil.get_data("web", place(game, name))
    except OSError:
        ready = None
    return Markup(ready.decode()) if ready else draw(game, name)


def pictures(game: str) -> list[str]:
    """The names of all of a game's still pictures."""
    return [*PICTURES, *(FIGURE + rule for rule in _figures(game))]


def place(game: str, name: str) -> str:
    """Where a picture lies in the wheel, below `web/`."""
    return f"drawn/{game}-{name}.svg"


def draw(game: str, name: str) -> Markup:
    """Draws it now."""
    if name.startswith(FIGURE):
        return _figures(game)[name.removeprefix(FIGURE)]()
    drawn: Markup = getattr(import_module(f"web.views.{game}"), name)()
    return drawn


def _figures(game: str) -> Mapping[str, Draw]:
    figures: Mapping[str, Draw] = import_module(f"web.views.{game}.figures").FIGURES
    return figures
