"""The abbey in small, for the home page: the same plan, no texts but the numbers' colours."""

from __future__ import annotations

from functools import cache

from web.views.draw import Markup, tag
from web.views.templar import ink
from web.views.templar.geometry import CELLS, PASSAGES, PORTALS, capital, floor


@cache
def miniature() -> Markup:
    """A small picture of the board, complete in itself."""
    rooms = [
        tag("path", d=ink.line(floor(room), room * 7, 2), class_=f"tp-floor tp-floor-{room}") for room in sorted(CELLS)
    ]
    gates = [_gate(*place) for place in (*PASSAGES.values(), *PORTALS.values())]
    return tag(
        "svg",
        tag("rect", x=0, y=0, width=1200, height=900, class_="tp-vellum"),
        tag("path", d="M1030-4q14 220-2 450t4 460h180V-4z", class_="tp-water"),
        tag("path", d=ink.box(78, 26, 904, 830, 5, 3), class_="tp-mini-wall"),
        *rooms,
        *gates,
        _rose(),
        *[_number(room) for room in sorted(CELLS)],
        *_walkers(),
        _ship(),
        viewbox="0 0 1200 900",
        class_="miniature templar",
        aria_hidden="true",
    )


def _gate(x: float, y: float, eastward: bool) -> Markup:
    width, height = (26, 54) if eastward else (54, 26)
    return tag("rect", x=x - width / 2, y=y - height / 2, width=width, height=height, class_="tp-gap")


def _number(room: int) -> Markup:
    x, y = capital(room)
    return tag("rect", x=x - 22, y=y - 22, width=58, height=58, class_="tp-lapis" if room % 2 == 0 else "tp-vermilion")


def _rose() -> Markup:
    petals = [
        tag(
            "path",
            d="M0-22c16-10 16-36 0-50-16 14-16 40 0 50z",
            class_=f"tp-petal-{i % 2}",
            transform=f"rotate({i * 45})",
        )
        for i in range(8)
    ]
    return tag("g", tag("circle", r=80, class_="tp-rose"), *petals, transform="translate(650 500)")


WALKERS = (((200, 160), 0), ((420, 560), 1), ((860, 340), 2), ((640, 780), 3), ((480, 340), 4), ((200, 770), 2))
BROTHER = "M0-74c-22 2-30 26-24 44-16 12-24 30-24 54h96c0-24-8-42-24-54 6-18-2-42-24-44z"


def _walkers() -> list[Markup]:
    """A few brothers on their rounds."""
    return [
        tag("g", tag("path", d=BROTHER, class_="field"), tag("circle", cy=-44, r=14, class_="tp-face"), transform=f"translate({x} {y})", class_=f"seat-{colour}")
        for (x, y), colour in WALKERS
    ]  # fmt: skip


def _ship() -> Markup:
    hull = tag("path", d="M-80 60q80 28 160-6-6 62-34 76h-92q-28-14-34-70z", class_="tp-hull")
    sail = tag("path", d="M-62-96q62 22 124 0 16 58 0 116-62-26-124 0 16-58 0-116z", class_="tp-sail")
    cross = tag("path", d="M-9-76h18v28h26v18H9v30H-9v-30h-26v-18h26z", class_="tp-vermilion")
    return tag("g", hull, sail, cross, transform="translate(1112 230)")
