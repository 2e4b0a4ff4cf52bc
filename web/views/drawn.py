"""Pictures that never change: the built page has them ready in its wheel; elsewhere they are drawn when first asked for."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from web.views.draw import Markup
from web.views.plates import bound, unbound

FIGURES = "figures"
"""All plates of the rules page in one, since the page shows all of them."""
PICTURES = ("backdrop", "symbols", "miniature", FIGURES)


@cache
def picture(game: str, name: str) -> Markup:
    """One of a game's still pictures."""
    try:
        ready = pkgutil.get_data("web", place(game, name))
    except OSError:
        ready = None
    return Markup(ready.decode()) if ready else draw(game, name)


@cache
def figures(game: str) -> dict[str, Markup]:
    """The plates of a game's rules page by their names."""
    return unbound(picture(game, FIGURES))


def place(game: str, name: str) -> str:
    """Where a picture lies in the wheel, below `web/`."""
    return f"drawn/{game}-{name}.svg"


def draw(game: str, name: str) -> Markup:
    """Draws it now."""
    if name == FIGURES:
        return bound(import_module(f"web.views.{game}.figures"))
    drawn: Markup = getattr(import_module(f"web.views.{game}"), name)()
    return drawn
