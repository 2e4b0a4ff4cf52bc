"""Plates: the figures of the rules pages, which stand beside a chapter, and rows of small ones with their names.

A game's `figures` module has two tables by the rule id of a chapter: FIGURES, one plate each, and LEGENDS, rows of small
ones. What is said under them stands with the rules: a plate has no words, and nothing in it that its chapter doesn't tell.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from web.views.draw import Markup, tag
from web.views.scene import Scene

Draw = Callable[[], Markup]

CAST = Scene({}, (), {}, ("",) * 5, (0, 1, 2, 3, 4), str)
"""Nobody's table, for pieces in five colours."""

LIVE = re.compile(r' (?:id|role|tabindex|aria-[a-z]+|data-[a-z]+)="[^"]*"')


def bound(figures: Any) -> Markup:
    """All plates of a game as one text, a line for each with its name before it."""
    named = {rule: draw() for rule, draw in figures.FIGURES.items()}
    for rule, row in figures.LEGENDS.items():
        named |= {small(rule, number): draw() for number, draw in enumerate(row)}
    return Markup("\n".join(f"{name} {drawn}" for name, drawn in named.items()))


def unbound(text: Markup) -> dict[str, Markup]:
    """The plates of such a text by their names."""
    lines = (line.partition(" ") for line in text.splitlines())
    return {name: Markup(drawn) for name, _, drawn in lines}


def small(rule: str, number: int) -> str:
    """The name of a plate in a chapter's row of small ones; a plate of its own is called by the chapter's rule id."""
    return f"{rule}.{number}"


def plate(box: tuple[float, float, float, float], *shapes: object, look: str = "", scale: float = 1) -> Markup:
    """A picture in a box (left, top, width, height), and how large it is at most."""
    left, top, width, height = box
    frame = f"{left:g} {top:g} {width:g} {height:g}"
    size = {"width": round(width * scale), "height": round(height * scale)}
    return tag("svg", *shapes, viewbox=frame, **size, class_=f"plate {look}".rstrip(), aria_hidden="true")


def still(live: Markup) -> Markup:
    """A part of a board as a picture of itself: nothing in it is to be found, read out or clicked."""
    return Markup(LIVE.sub("", live))


def moved(shapes: object, x: float, y: float, scale: float = 1, look: str | None = None) -> Markup:
    """Shapes put in their place."""
    turn = f"translate({x:g} {y:g})" + (f" scale({scale:g})" if scale != 1 else "")
    return tag("g", shapes, transform=turn, class_=look)


def number(n: object, x: float, y: float, look: str = "fig-number") -> Markup:
    """A number or a sign, its middle at a point."""
    return tag("text", n, x=x, y=y + 6, class_=look)


def points(n: int, x: float, y: float) -> Markup:
    """Points: a number on a gilded roundel."""
    return tag("g", tag("circle", cx=x, cy=y, r=15, class_="fig-points"), number(n, x, y, "fig-number on-gold"))


def arrow(x: float, y: float, length: float = 22) -> Markup:
    """An arrow to the right from a point."""
    return tag("path", d=f"M{x:g} {y:g}h{length:g}m-7 -6l7 6-7 6", class_="fig-arrow")
