"""The sheet itself: vellum, margins, roads, the abbey, the quay, and the empty hiding places."""

from __future__ import annotations

from functools import cache

from web.views import ink
from web.views.draw import Markup, tag
from web.views.ink import Point
from web.views.templar.country import country
from web.views.templar.geometry import BLEED, BOX, NICHE, SIZE, frame
from web.views.templar.ornament import vine
from web.views.templar.places import hiding_places
from web.views.templar.plan import plan
from web.views.templar.quay import quay


@cache
def backdrop() -> Markup:
    """What never changes on the board."""
    width, height = SIZE
    sheet = tag("rect", x=-BLEED, y=-BLEED, width=width + 2 * BLEED, height=height + 2 * BLEED, class_="tp-vellum")
    boxes = [_places(room) for room in range(1, 14)]
    return tag("g", sheet, _ruling(), roads(), country(), _margins(), quay(), plan(), *boxes, class_="templar")


def _ruling() -> Markup:
    """The scribe's pricked and ruled lines."""
    lines = f"M60 {-BLEED}V{SIZE[1] + BLEED}M{-BLEED} 12H994M{-BLEED} 868H994"
    return tag("path", d=lines, class_="tp-ruling")


def roads() -> Markup:
    """The ways to the two portals."""
    main = f"M{-BLEED} 380C-300 470 -160 430 -4 462C20 470 50 500 84 508V562C50 572 30 606 -4 622C-160 600 -300 640 {-BLEED} 560Z"
    side = f"M612 850C600 880 560 900 540 924L500 {SIZE[1] + BLEED}H782L742 924C720 900 680 880 668 850Z"
    stones = "M10 490l8 2M30 520l9 1M16 560l9-2M44 545l7 1M8 590l8-2M52 518l6 2M600 890l8 2M640 880l9 1M676 900l8-1M650 908l7 1M622 868l6 1"
    return tag("g", tag("path", d=main + side, class_="tp-road"), tag("path", d=stones, class_="tp-thin"))


def _margins() -> Markup:
    runs = [((34, 26), 90, 392, 0), ((34, 642), 90, 224, 1), ((78, 888), 0, 448, 2), ((752, 888), 0, 224, 1)]
    return tag("g", *[_run(corner, turn, length, first) for corner, turn, length, first in runs], class_="tp-margin")


def _run(corner: Point, turn: int, length: int, first: int) -> Markup:
    return tag("g", vine(length, first), transform=f"translate({corner[0]} {corner[1]}) rotate({turn})")


def _places(room: int) -> Markup:
    """The empty niches, lecterns and trays of a room."""
    places = hiding_places(room)
    return tag(
        "g",
        *[_niche(*middle) for middle in places.chalices],
        *[lectern(*middle) for middle in places.books],
        *[tray(boxes, room * 10 + area) for area, boxes in enumerate(places.rings)],
    )


def _niche(x: float, y: float) -> Markup:
    return tag(
        "g",
        recess(x, y),
        tag("use", href="#templar-chalice", x=x - 13, y=y - 11, width=26, height=30, class_="tp-empty"),
    )


def recess(x: float, y: float) -> Markup:
    """A round-headed niche with a shelf."""
    w, h = NICHE[0] / 2, NICHE[1] / 2
    arch = f"M{x - w} {y + h}V{y - h + w}A{w} {w} 0 0 1 {x + w} {y - h + w}V{y + h}Z"
    shelf = tag("path", d=f"M{x - w - 2} {y + h}h{2 * w + 4}", class_="tp-jamb")
    return tag("g", tag("path", d=arch, class_="tp-recess"), shelf)


def lectern(x: float, y: float) -> Markup:
    """A sloped desk, seen from above, with the shape of a book."""
    w, h = NICHE[0] / 2, NICHE[1] / 2
    desk = f"M{x - w + 3} {y - h}h{2 * w - 6}l3 {2 * h - 6}h-{2 * w}zM{x - w} {y + h - 6}h{2 * w}v5h-{2 * w}z"
    return tag(
        "g",
        tag("path", d=desk, class_="tp-desk"),
        tag("use", href="#templar-book", x=x - 13, y=y - 19, width=26, height=30, class_="tp-empty"),
    )


def tray(boxes: tuple[Point, ...], seed: int) -> Markup:
    """A framed tray lined with cloth: one hollow for each ring."""
    left, top, width, height = frame(boxes)
    hollows = [tag("circle", cx=x, cy=y, r=BOX / 2 - 4, class_="tp-hollow") for x, y in boxes]
    studs = [tag("circle", cx=x, cy=top + height / 2, r=1.8, class_="tp-drop") for x in (left + 1, left + width - 1)]
    return tag(
        "g",
        tag("path", d=ink.outline_box(left, top, width, height, seed), class_="tp-tray"),
        tag("path", d=ink.outline_box(left + 3, top + 3, width - 6, height - 6, seed + 1, 0.5), class_="tp-cloth"),
        *hollows,
        *studs,
    )
