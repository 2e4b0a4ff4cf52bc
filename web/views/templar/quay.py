"""The harbour's fixed parts: water, quay, six storehouses, the ship at the first."""

from __future__ import annotations

from functools import cache

from web.views import ink
from web.views.draw import Markup, tag
from web.views.templar.floors import fill
from web.views.templar.geometry import BAG, BLEED, QUAY, SIZE, STORE, store

ROMAN = ("I", "II", "III", "IV", "V", "VI")


@cache
def quay() -> Markup:
    """Everything along the water that never moves."""
    width, height = SIZE
    top, bottom, east = -BLEED, height + BLEED, width + BLEED
    edge = ink.outline(((QUAY, top), (QUAY, bottom)), 11, 2.4, closed=False)
    water = f"{edge}L{east} {bottom}L{east} {top}Z"
    bank = ink.outline(((994, top), (QUAY, top), (QUAY, bottom), (994, bottom)), 12, 2)
    return tag(
        "g",
        tag("path", d=bank, class_="tp-bank"),
        tag("path", d=bank, fill=fill("paving")),
        tag("path", d=water, class_="tp-water"),
        tag("path", d=water, fill=fill("waves")),
        tag("path", d=edge, class_="tp-edge"),
        tag("path", d=_ROPE, class_="tp-rope"),
        *[_bollard(number) for number in range(1, 7)],
        *[_store(number) for number in range(1, 7)],
        tag("g", *_ship(), transform="translate(1132 12)"),
        tag("g", *_ship(), transform="translate(1228 560)", class_="tp-offing"),
        _pallet(),
    )


_ROPE = f"M{QUAY + 5} 88C{QUAY + 17} 150 {QUAY + 9} 170 {QUAY + 6} 200S{QUAY + 17} 290 {QUAY + 6} 326 {QUAY + 17} 416 {QUAY + 6} 452 {QUAY + 17} 540 {QUAY + 6} 578 {QUAY + 14} 670 {QUAY + 6} 704C{QUAY + 60} 690 {QUAY + 52} 190 {QUAY + 40} 118"


def _bollard(number: int) -> Markup:
    y = store(number)[1] + 60
    return tag("path", d=f"M{QUAY - 4} {y}h10v14h-10zM{QUAY - 7} {y - 4}h16v5h-16z", class_="tp-bollard")


def _store(number: int) -> Markup:
    """A gabled storehouse seen from the quay: roof with its numeral, the loft where tiles lie, the gate below."""
    x, y = store(number)
    width, height = STORE[1], STORE[2]
    roof = ink.outline(((-3, 34), (width / 2 - 12, 2), (width / 2 + 12, 2), (width + 3, 34)), number, 0.8)
    wall = ink.outline_box(3, 33, width - 6, height - 33, number + 20)
    loft = ink.outline_box(4, 36, width - 8, 34, number + 30, 0.5)
    stones = "M8 78h14M8 90h10M8 102h13M12 84h12M106 80h14M110 92h10M104 103h16M100 86h12"
    return tag(
        "g",
        tag("path", d=wall, class_="tp-store"),
        tag("path", d=stones, class_="tp-thin"),
        tag("path", d="M28 116V92q0-18 36-18t36 18v24z", class_="tp-gate"),
        tag("path", d=loft, class_="tp-loft"),
        tag("path", d=roof, class_="tp-roof"),
        tag("path", d=roof, fill=fill("roof")),
        tag("circle", cx=width / 2, cy=19, r=15.5, class_="tp-plate"),
        tag("text", ROMAN[number - 1], x=width / 2, y=25, class_="tp-roman"),
        transform=f"translate({x} {y})",
    )


def _ship() -> list[Markup]:
    """A cog with its sail set, at the first storehouse: from there the ring is counted."""
    return [
        tag("path", d="M6 74q28 10 56-2q-2 22-12 27H18Q8 94 6 74z", class_="tp-hull"),
        tag("path", d="M8 80q26 9 52-1M11 88q23 8 46-1", class_="tp-vein"),
        tag("path", d="M2 62h13v15H5zM53 60h13l-3 15H53z", class_="tp-hull"),
        tag("path", d="M33 6v70", class_="tp-mast"),
        tag("path", d="M12 16q22 8 44 0q6 20 0 40q-22-9-44 0q6-20 0-40z", class_="tp-sail"),
        tag("path", d="M31 24h6v8h8v6h-8v9h-6v-9h-8v-6h8z", class_="tp-vermilion"),
        tag("path", d="M33 6l14-5-3 5 3 4z", class_="tp-vermilion"),
        tag("path", d="M33 8L4 62M33 8l31 53", class_="tp-thin"),
    ]


def _pallet() -> Markup:
    x, y = BAG
    return tag(
        "path",
        d=ink.outline_box(x - 54, y + 40, 108, 12, 77) + f"M{x - 44} {y + 52}v8h14v-8M{x + 30} {y + 52}v8h14v-8",
        class_="tp-wood",
    )
