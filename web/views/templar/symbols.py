"""Templar's own shapes: treasures, pawns, the three figures, the door and the bag.

Paint comes in through custom properties (--tp-body, --tp-mark, --tp-line), so that one shape serves every owner and
both sides of a treasure.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from web.views.draw import Markup, join, tag
from web.views.templar.floors import patterns
from web.views.templar.portraits import portraits

GEMS = {
    "round": "M14 3a11 11 0 1 1 0 22a11 11 0 1 1 0-22z",
    "square": "M4.500 4.500h19v19h-19z",
    "oval": "M14 .5a8.300 13.500 0 1 1 0 27a8.300 13.500 0 1 1 0-27z",
}
FACETS = {
    "round": "M14 6.500a7.500 7.500 0 1 1 0 15a7.500 7.500 0 1 1 0-15z",
    "square": "M8 8h12v12H8z",
    "oval": "M14 4a5 10 0 1 1 0 20a5 10 0 1 1 0-20z",
}


class Shape(NamedTuple):
    """A drawing: the box its paths are in, and the paths."""

    box: str
    paths: tuple[Markup, ...]


@cache
def shapes() -> dict[str, Shape]:
    """All drawings by their names."""
    rings = {kind: _ring(kind) for kind in GEMS}
    figures = {"pawn": _pawn(), "remigius": _remigius(), "vitus": _vitus(), "severus": _severus()}
    return {"chalice": _chalice(), "book": _book(), **rings, **figures, "door": _door(), "bag": _bag(), "tile": _tile()}


@cache
def symbols() -> Markup:
    """All of them, with the patterns of the floors and the faces of the cards."""
    drawn = [tag("symbol", *shape.paths, id=f"templar-{name}", viewbox=shape.box) for name, shape in shapes().items()]
    return join([tag("defs", patterns(), _candlelight()), *drawn, portraits()])


def _candlelight() -> Markup:
    """What falls round a figure at night."""
    stops = [tag("stop", offset=part, class_=look) for part, look in ((0.45, "tp-near"), (1, "tp-far"))]
    return tag("radialGradient", *stops, id="tp-candlelight")


def drawing(name: str, x: float, y: float, width: float, height: float, look: str = "") -> Markup:
    """A drawing on its own, for pages where the symbols are not at hand."""
    shape = shapes()[name]
    return tag("svg", *shape.paths, viewbox=shape.box, x=x, y=y, width=width, height=height, class_=look or None)


def _shape(box: str, *paths: Markup) -> Shape:
    return Shape(box, paths)


def _path(look: str, d: str) -> Markup:
    return tag("path", d=d, class_=look)


def _chalice() -> Shape:
    cup = _path("tp-body", "M5 2h16c0 8-2 12-6 13.500v5c4 .5 6 2.500 6 5.500H5c0-3 2-5 6-5.500v-5C7 14 5 10 5 2z")
    marks = _path("tp-mark", "M7 5h12l-.4 2.500H7.400zM12 9.500h2v3h-2zM11 17.500h4v1.800h-4z")
    return _shape("0 0 26 28", cup, marks)


def _book() -> Shape:
    cover = _path("tp-body", "M4 4q1-2.500 3-2.500h15V24H7q-2.500 0-3 2.500z")
    pages = _path("tp-pages", "M7 24h15v2.800H7q-2.800 0-2.800-1.400T7 24z")
    marks = _path(
        "tp-mark",
        "M8.500 5h10.500v2H8.500zM12.600 9h2.300v2.800h2.800v2.300h-2.800v4h-2.300v-4H9.800v-2.300h2.800zM8.500 19.500h10.500v1.500H8.500z",
    )
    return _shape("0 0 26 28", cover, pages, marks)


def _ring(kind: str) -> Shape:
    """A signet seen from above: gold shoulders left and right, the stone in its owner's colour."""
    band = _path("tp-band", "M2 10q-3 4 0 8l6 2V8zM26 10q3 4 0 8l-6 2V8z")
    return _shape("0 0 28 28", band, _path("tp-body tp-bezel", GEMS[kind]), _path("tp-facet", FACETS[kind]))


def _pawn() -> Shape:
    """A hooded brother in his player's colour; the device goes on his breast."""
    shadow = tag("ellipse", cx=20, cy=45, rx=17, ry=4, class_="tp-cast")
    robe = _path(
        "field", "M20 9C9 9 8 18 9.500 23 5 28 3 36 3 44c10 3.500 24 3.500 34 0 0-8-2-16-6.500-21C32 18 31 9 20 9z"
    )
    hood = _path("field", "M20 2C11 3 8.500 11 9 17c1 6 6 9 11 9s10-3 11-9c.5-6-2-14-11-15z")
    face = _path("tp-face", "M20 8c-5 0-7 4-6.500 8s3 6.500 6.500 6.500 6-2.500 6.500-6.500-1.500-8-6.500-8z")
    return _shape(
        "0 0 40 49",
        shadow,
        robe,
        hood,
        face,
        _path("tp-dot", "M17 14.500h1.800v2.200H17zM21.500 14.500h1.800v2.200h-1.800z"),
    )


def _remigius() -> Shape:
    """The abbot: mitre, red cope, crozier."""
    return _shape("0 0 48 64",
        tag("ellipse", cx=24, cy=60, rx=19, ry=4, class_="tp-cast"),
        _path("tp-red", "M24 22C14 23 8 42 6 60c11 3.500 25 3.500 36 0C40 42 34 23 24 22z"),
        _path("tp-gilt", "M21 24h6l1.500 37h-9zM8 50q16 5 32 0l.6 4q-16.600 5-33.200 0z"),
        _path("tp-face", "M24 11c-5 0-7.500 4-7 9 .5 6 3.500 9 7 9s6.500-3 7-9c.5-5-2-9-7-9z"),
        _path("tp-hair", "M17 21c0 9 4 13 7 13s7-4 7-13c-2 5-4.500 5.500-7 5.500S19 26 17 21z"),
        _path("tp-white", "M15.500 16C13 10 16 4 24 .5 32 4 35 10 32.500 16q-8.500-3-17 0z"),
        _path("tp-gilt", "M22.700 3h2.600v4.200h4v2.600h-4v4.400h-2.600V9.800h-4V7.200h4z"),
        _path("tp-dot", "M20.500 19h1.800v2.200h-1.800zM25.700 19h1.800v2.200h-1.800z"),
        _path("tp-staff", "M41.500 60V18c0-9-12-8-11 0 .7 4 6 3 5-.5"),
    )  # fmt: skip


def _vitus() -> Shape:
    """The abbot's spy: bent under a dark hood, one eye and a lantern."""
    return _shape("0 0 48 64",
        tag("ellipse", cx=24, cy=60, rx=19, ry=4, class_="tp-cast"),
        _path("tp-moss", "M22 12C9 15 6 36 5 60c11 3.500 25 3.500 35 0 0-14-2-26-6-33 4-8-3-17-12-15z"),
        _path("tp-moss", "M34 30c4-9-1-20-12-20S8 20 9 29c6 7 19 8 25 1z"),
        _path("tp-night", "M31 28c2-7-1-13-8-13s-10 6-9 12c4 5 13 5 17 1z"),
        _path("tp-eye", "M21 22q4-4 8 0-4 4-8 0z"),
        _path("tp-dot", "M24 21h2.200v2.200H24z"),
        _path("tp-fold", "M16 36c-3 8-4 16-4 24M27 36c2 8 3 16 2 25"),
        _path("tp-staff", "M33 38h9"),
        _path("tp-lamp", "M37 42h9l1.500 13h-12zM38.500 39h6v3h-6z"),
        _path("tp-flame", "M41.500 45c3 3.500 3 7 0 7.500-3-.5-3-4 0-7.500z"),
    )  # fmt: skip


def _severus() -> Shape:
    """The prior: tonsured, black cloak over white, a raised hand that forbids."""
    return _shape("0 0 48 64",
        tag("ellipse", cx=24, cy=60, rx=18, ry=4, class_="tp-cast"),
        _path("tp-white", "M24 22c-7 1-10 20-11 38 8 3 14 3 22 0-1-18-4-37-11-38z"),
        _path("tp-night", "M21 23C12 25 8 42 7 60l9 2c0-16 2-30 5-39zM27 23c6 2 9 8 11 16l2 21-8 2c0-16-2-30-5-39z"),
        _path("tp-night", "M30 27l8 4 6-11-4-3-5 8z"),
        _path("tp-face", "M40 17c-2-3-1-6 .5-9l2 .6-.2 4 2-5 1.800.8-1 5c2-.5 1.500 3 0 5-1 2-3 2-5.100-1.400z"),
        _path("tp-face", "M24 5c-5.500 0-8 4.500-7.500 10 .5 6.500 3.800 10 7.500 10s7-3.500 7.500-10C32 9.500 29.500 5 24 5z"),
        _path("tp-hair", "M16 15c-2-7 2-12 8-12s10 5 8 12c-1-4-2.500-6-3.500-6.500-3-1.500-6-1.500-9 0-1 .5-2.500 2.500-3.500 6.500z"),
        _path("tp-face", "M20 5.500q4-3 8 0-4 2-8 0z"),
        _path("tp-brow", "M18.500 12.500l4 2M29.500 12.500l-4 2M21 20.500q3-1.500 6 0"),
        _path("tp-dot", "M20.500 15h1.800v2h-1.800zM25.700 15h1.800v2h-1.800z"),
        _path("tp-staff", "M24 30v12M20 34h8"),
    )  # fmt: skip


def _door() -> Shape:
    """An oak leaf with iron bands, seen standing in its frame."""
    return _shape("0 0 66 26",
        _path("tp-oak", "M2 5q31-5 62 0v17q-31 4-62 0z"),
        _path("tp-fold", "M14 3.800v18.800M26 3v20M40 3v20M52 3.800v18.800"),
        _path("tp-iron", "M2 8q31-3 62 0v3q-31-3-62 0zM2 16q31 3 62 0v3q-31 3-62 0z"),
        _path("tp-iron", "M29 10h8v9h-8z"),
        _path("tp-keyhole", "M33 12a1.600 1.600 0 0 1 .9 2.900l.6 2.600h-3l.6-2.600A1.600 1.600 0 0 1 33 12z"),
    )  # fmt: skip


def _bag() -> Shape:
    return _shape("0 0 90 84",
        _path("tp-sack", "M32 18C8 32 2 56 8 74c10 9 64 9 74 0 6-18 0-42-24-56z"),
        _path("tp-sack", "M28 4q6 6 4 14h26q-2-8 4-14-7 4-11 0-6 5-12 0-4 4-11 0z"),
        _path("tp-cord", "M30 17q15 5 30 0v4q-15 5-30 0z"),
        _path("tp-fold", "M36 24c-8 8-14 20-16 34M54 24c8 8 14 20 16 34M45 26v10"),
    )  # fmt: skip


def _tile() -> Shape:
    return _shape(
        "0 0 30 30",
        _path("tp-tile", "M3 2.500l24-.8 1 25.600-25.500.6z"),
        _path("tp-tile-edge", "M5 4.500l20-.5.600 21-20.800.5z"),
    )
