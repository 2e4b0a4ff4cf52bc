"""A small picture of the chart for the home page."""

from __future__ import annotations

from functools import cache

from web.views.draw import Markup, tag
from web.views.journey.geometry import LANDS, WILDS, realm, ring
from web.views.journey.ink import straight


@cache
def miniature() -> Markup:
    """The chart without its pieces."""
    lands = [tag("path", d=straight(ring(name)[::3]) + "Z", class_="j-land wild") for name in WILDS]
    lands += [tag("path", d=straight(ring(name)[::3]) + "Z", class_=f"j-land {realm(name)}") for name in LANDS]
    sea = tag("rect", x=142, y=142, width=898, height=618, class_="j-sea")
    return tag("svg", sea, lands, viewbox="142 142 898 618", class_="j-small", role="img", aria_hidden="true")
