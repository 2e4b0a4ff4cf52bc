"""A small picture of the chart for the home page; it stands alone, before any symbol is loaded."""

from __future__ import annotations

from functools import cache

from web.views.draw import Markup, join, tag
from web.views.ink import straight
from web.views.journey.backdrop import BORDERS, ranges, rose
from web.views.journey.geometry import LANDS, SEAWAYS, SHORES, SITES, WILDS, line, realm, ring
from web.views.journey.shapes import path
from web.views.journey.towns import drawn, spots

TOWNS = {
    "London": (6, (0, 1, 1)),
    "Paris": (8, (2, 2, 0, 4)),
    "Coeln": (5, (3,)),
    "Roma": (7, (1, 4, 4)),
    "Barcelona": (4, (0, 0)),
}
HAMLETS = ("Wien", "Lyon", "Bordeaux", "Venezia")
SHIELD = "M-11-12h22v9c0 8-5 11-11 14-6-3-11-6-11-14z"


@cache
def miniature() -> Markup:
    """The chart with a few cities and their knights, seen from afar."""
    return tag("svg", lands(), ranges(), rose(664, 700, 44), [_town(name) for name in (*HAMLETS, *TOWNS)], _ship(),
               viewbox="142 142 840 630", class_="miniature journey", aria_hidden="true")  # fmt: skip


def lands() -> Markup:
    """Sea, lands, borders and sea ways, with coarser coasts than the chart's."""
    wild = [path(straight((*ring(name)[:-2:4], *ring(name)[-2:])) + "Z", "j-land wild") for name in WILDS]
    held = [path(straight(ring(name)[::4]) + "Z", f"j-land {realm(name)}") for name in LANDS]
    shores = path("".join(straight(line(name)[::3]) for name in (*SHORES, "england")), "j-shore")
    borders = path("".join(straight(line(name)[::3]) for name in BORDERS), "j-border")
    ways = [path(f"M{a[0]} {a[1]}Q{b[0]} {b[1]} {c[0]} {c[1]}", "j-seaway") for a, b, c in SEAWAYS.values()]
    return join([tag("rect", x=142, y=142, width=840, height=630, class_="j-sea"), wild, held, borders, shores, ways])


def _town(name: str) -> Markup:
    spaces, knights = TOWNS.get(name, (0, ()))
    places = spots(spaces) if spaces else ()
    crests = [
        path(SHIELD, "field", transform=f"translate({x:g} {y:g})") for x, y in places[: len(knights)]
    ]  # fmt: skip
    coloured = [tag("g", crest, class_=f"seat-{seat}") for crest, seat in zip(crests, knights, strict=True)]
    site = SITES[name]
    return tag("g", drawn(name, spaces), coloured, transform=f"translate({site.x:g} {site.y:g}) scale(1.12)")


def _ship() -> Markup:
    hull = path("M-50 0h96l8-10 12 2q-4 34-30 38h-62q-22-6-24-30z", "j-hull")
    sail = path("M-30-66h62q-8 26 0 54q-34 8-62 0q8-26 0-54z", "j-sail")
    cross = path("M-4-56h8v14h14v8h-14v14h-8v-14h-14v-8h14z", "j-cross")
    return tag("g", path("M0-74v74", "j-yard"), hull, sail, cross, transform="translate(186 590) scale(0.75)")
