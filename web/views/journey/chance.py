"""The chance marker: as it is thrown, and as it lies by the city until its owner has decided."""

from __future__ import annotations

from functools import cache

from web.views.draw import NOTHING, Markup, at, tag
from web.views.journey.geometry import SITES
from web.views.journey.shapes import path
from web.views.scene import Scene

SIDES = {"Cross": "cross", "Blank": "blank"}  # by the step that asks what follows


@cache
def marker(side: str) -> Markup:
    """A disc round the origin with its upper side."""
    disc = tag("circle", r=17, class_="j-chance")
    return tag("g", disc, path("M-3-11h6v8h8v6h-8v8h-6v-8h-8v-6h8z", "j-cross") if side == "cross" else None)


def thrown(side: str) -> Markup:
    """Spinning through the air."""
    return tag("g", marker(side), class_="j-spin")


def lying(scene: Scene) -> Markup:
    """The marker above the city it was thrown for."""
    side, decision = SIDES.get(scene.view["step"]), scene.view["decision"]
    if not side or not decision.get("city"):
        return NOTHING
    site, throw = SITES[decision["city"]], f"{decision['seat']}-{decision['spent']}-{decision['chances']}"
    fallen = tag("g", marker(side), id=f"chance-{throw}-{side}", class_="j-fallen")  # a new throw falls anew
    return tag("g", fallen, style=at(site.x, site.y - 74), class_="j-lying")
