"""Pictures that never change: the built page has them ready in its wheel; elsewhere they are drawn when first asked for."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from web.views.draw import Markup

PICTURES = ("backdrop", "symbols", "miniature")


@cache
def picture(game: str, name: str) -> Markup:
    """One of a game's still pictures."""
    try:
        ready = pkgutil.get_data("web", place(game, name))
    except OSError:
        ready = None
    return Markup(ready.decode()) if ready else draw(game, name)


def place(game: str, name: str) -> str:
    """Where a picture lies in the wheel, below `web/`."""
    return f"drawn/{game}-{name}.svg"


def draw(game: str, name: str) -> Markup:
    """Draws it now."""
    drawn: Markup = getattr(import_module(f"web.views.{game}"), name)()
    return drawn
