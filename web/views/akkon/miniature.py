"""A small picture of the board for the home page."""

from __future__ import annotations

from functools import cache

from web.views.akkon.geometry import LEFT, RIGHT, SKYLINE_BASE
from web.views.akkon.skyline import skyline
from web.views.draw import Markup, tag


@cache
def miniature() -> Markup:
    """The skyline over sand, with two of the standards."""
    width, height = RIGHT - LEFT, 340
    top = SKYLINE_BASE - 190
    return tag(
        "svg",
        tag("rect", x=LEFT, y=top, width=width, height=200, class_="ak-mini-sky"),
        tag("rect", x=LEFT, y=SKYLINE_BASE, width=width, height=height, class_="ak-mini-sand"),
        tag("g", skyline(), class_="ak-backdrop"),
        viewbox=f"{LEFT:.0f} {top:.0f} {width:.0f} {height}", class_="ak-mini", aria_hidden="true",
    )  # fmt: skip
