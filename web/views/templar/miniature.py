"""A corner of the abbey in small, for the home page: the same plan and figures, drawn without shared symbols."""

from __future__ import annotations

from functools import cache

from web.views import ink
from web.views.draw import Markup, tag
from web.views.symbols import DEVICE_PATHS
from web.views.templar.backdrop import recess, roads, tray
from web.views.templar.geometry import SIZE
from web.views.templar.ornament import vine
from web.views.templar.places import hiding_places
from web.views.templar.plan import inside
from web.views.templar.symbols import drawing
from web.views.templar.treasures import PLAQUE

ROOMS = (1, 2, 3, 10, 11, 12, 13)
WHOLE = (1, 2, 3, 13)  # the others are cut by the frame, their trays out of sight
FIGURES = (("severus", 176, 552), ("vitus", 160, 356), ("remigius", 420, 366))
PAWNS = (((520, 372), 0, "cross"), ((424, 560), 1, "tower"), ((46, 560), 3, "lion"), ((640, 560), 2, "lily"))
HIDDEN = (("chalice", 3, 0), ("book", 2, 2), ("chalice", 1, 4), ("chalice", 11, 1), ("book", 10, 3))
RINGS = (
    (3, 0, 0, 2),
    (3, 0, 1, 2),
    (1, 0, 0, 4),
    (2, 0, 0, 0),
    (2, 0, 1, 3),
    (1, 1, 0, 1),
    (13, 0, 0, 0),
    (13, 0, 1, 1),
)
"""Room, area, box and colour."""


@cache
def miniature() -> Markup:
    """A small picture of the board, complete in itself."""
    trays = [tray(boxes, room * 10 + area) for room in WHOLE for area, boxes in enumerate(hiding_places(room).rings)]
    return tag(
        "svg",
        tag("rect", width=SIZE[0], height=SIZE[1], class_="tp-vellum"),
        roads(),
        tag("g", vine(392), transform="translate(36 26) rotate(90)"),
        tag("path", d=ink.outline_box(81, 11, 898, 842, 5), class_="tp-mini-wall"),
        *inside(ROOMS),
        *trays,
        *[_treasure(*place) for place in HIDDEN],
        *[_ring(*place) for place in RINGS],
        *[drawing(name, x - 36, y - 94, 72, 96) for name, x, y in FIGURES],
        *[_pawn(*pawn) for pawn in PAWNS],
        viewbox="2 206 740 555",
        preserveAspectRatio="xMidYMid slice",
        class_="miniature templar",
        aria_hidden="true",
    )


def _treasure(sort: str, room: int, colour: int) -> Markup:
    """A chalice or a book in the first place of its sort."""
    places = hiding_places(room)
    x, y = (places.chalices if sort == "chalice" else places.books)[0]
    plaque = tag("path", d=PLAQUE, class_="tp-plaque", transform=f"translate({x:.0f} {y:.0f})")
    return tag(
        "g", recess(x, y), plaque, drawing(sort, x - 14, y - 18, 28, 32, "tp-jewel"), class_=f"seat-{colour} tp-own"
    )


def _ring(room: int, area: int, box: int, colour: int) -> Markup:
    x, y = hiding_places(room).rings[area][box]
    kind = ("round", "square", "oval")[(room + area) % 3]
    return drawing(kind, x - 14, y - 14, 28, 28, f"seat-{colour} tp-own")


def _pawn(feet: tuple[float, float], colour: int, device: str) -> Markup:
    x, y = feet
    sign = tag("path", d=DEVICE_PATHS[device], class_="slit", transform=f"translate({x - 14} {y - 35}) scale(1.15)")
    return tag("g", drawing("pawn", x - 30, y - 71, 60, 74), sign, class_=f"seat-{colour}")
