"""The floors of the abbey: patterns for the pen work, and which room has which."""

from __future__ import annotations

from functools import cache

from web.views.draw import Markup, join, tag

FLOORS = {
    1: "cobbles", 2: "grass", 3: "lozenge", 4: "planks", 5: "planks", 6: "chequer", 7: "planks", 8: "grass",
    9: "tiles", 10: "bricks", 11: "earth", 12: "earth", 13: "marble",
}  # fmt: skip

# Name: width, height, path of the lines, path of the darker parts. Drawn small and repeated.
PATTERNS = {
    "planks": (92, 40, "M0 .5h92M0 20.5h92M30 0v20M74 20v20M6 6q12-2 18 1M40 12q20 3 44-1M8 29q20-3 40 1M56 35q8-2 14 0", ""),
    "cobbles": (44, 40, "M2 10q4-9 12-7t7 8-7 8-11-3zM25 9q4-7 11-6t7 7-7 9-12-4zM10 29q5-8 13-6t7 9-9 7-12-4zM32 31q3-7 9-7M0 29q5-6 6 1t-6 6", ""),
    "lozenge": (34, 34, "M17 0L34 17 17 34 0 17z", "M17 11l6 6-6 6-6-6z"),
    "chequer": (36, 36, "M0 .5h36M0 18.5h36M.5 0v36M18.5 0v36", "M0 0h18v18H0zM18 18h18v18H18z"),
    "tiles": (30, 30, "M0 .5h30M.5 0v30M9 15a6 6 0 0 1 12 0a6 6 0 0 1-12 0", ""),
    "bricks": (40, 24, "M0 .5h40M0 12.5h40M10 0v12M30 12v12", "M31 13h9v11h-9zM0 13h9v11H0z"),
    "earth": (64, 52, "M6 9l9-3M22 18l8 4M40 8l9 2M54 22l6-4M12 34l8 3M30 42l10-2M48 38l7 4M4 48l6-2M36 28l5-5", ""),
    "grass": (54, 46, "M8 14l-2-6M9 14v-8M10 14l3-6M34 10l-2-5M35 10V3M36 10l3-5M20 36l-2-6M21 36v-8M22 36l3-6M44 34l-2-5M45 34v-7M46 34l3-5", ""),
    "marble": (52, 52, "M0 .5h52M.5 0v52M26 0L52 26 26 52 0 26z", "M26 17l9 9-9 9-9-9z"),
    "hatching": (7, 7, "M-1 8L8-1", ""),
    "waves": (46, 30, "M0 8q6-7 12 0t11 0M23 22q6-7 12 0t11 0", ""),
    "paving": (58, 40, "M0 .5h58M0 20.5h58M22 0v20M46 20v20M50 0v20M10 20v20", ""),
    "roof": (16, 10, "M0 .5q4 6 8 0t8 0", ""),
    "diaper": (14, 14, "M7 0l7 7-7 7-7-7z", "M7 5.5L8.500 7 7 8.500 5.500 7z"),
}  # fmt: skip


@cache
def patterns() -> Markup:
    """All patterns, to stand once in the page."""
    return join([_pattern(name, *PATTERNS[name]) for name in PATTERNS])


def _pattern(name: str, width: int, height: int, lines: str, dark: str) -> Markup:
    shapes = [
        tag("path", d=dark, class_=f"tp-dark-{name} tp-dark") if dark else None,
        tag("path", d=lines, class_="tp-thin"),
    ]
    return tag("pattern", *shapes, id=f"templar-{name}", width=width, height=height, patternUnits="userSpaceOnUse")


def fill(name: str) -> str:
    """The paint of a pattern."""
    return f"url(#templar-{name})"
