"""A small picture of the board for the home page: the coast, a standard, camps and knights, without shared symbols."""

from __future__ import annotations

from functools import cache

from web.views import ink
from web.views.akkon.geometry import CITIES, CITY_X, PITCH, SKYLINE_BASE
from web.views.akkon.skyline import DRAWN, hills, shape
from web.views.akkon.symbols import FIGURES, TENT, TRACK_SHAPES, Shape
from web.views.akkon.tokens import TILE
from web.views.draw import Markup, join, tag
from web.views.symbols import DEVICE_PATHS

SHOWN = CITIES[3:]  # from the castle in the sea to the walls of Akkon
LEFT, TOP, WIDTH, HEIGHT = CITY_X["Sidon"] - PITCH / 2, 22.0, 3 * PITCH, 2.25 * PITCH
KNIGHTS = (("Mercenary", 2, 812), ("Seneschal", 4, 892), ("Greymantle", 0, 972), ("fighter", 3, 1052))
CLIMBERS = (("cross", 0, 168), ("tower", 1, 246), ("lily", 2, 290))
HIDDEN = ((830, 1), (872, 1), (930, 0), (990, 4), (1032, 2))


@cache
def miniature() -> Markup:
    """The picture, complete in itself."""
    return tag(
        "svg", _land(), [DRAWN[city](CITY_X[city] - PITCH / 2) for city in SHOWN], _standard(),
        _placed(TENT, 1064, 196, 0.95, 1), [_token(x, seat) for x, seat in HIDDEN], [_placed(FIGURES[name], x - 40, 270, 2, seat) for name, seat, x in KNIGHTS],
        viewbox=f"{LEFT:.0f} {TOP:.0f} {WIDTH:.0f} {HEIGHT:.0f}", class_="ak-mini ak-backdrop", aria_hidden="true", preserveAspectRatio="xMidYMid slice",
    )  # fmt: skip


def _land() -> Markup:
    """Sky, sun and sand."""
    furrows = "".join(f"M{LEFT} {y}q110-7 230 0t240-3" for y in (238, 262, 330))
    return join([
        tag("rect", x=LEFT, y=TOP, width=WIDTH, height=SKYLINE_BASE, class_="ak-mini-sky"),
        tag("circle", cx=830, cy=66, r=24, class_="ak-sun"), hills(),
        tag("rect", x=LEFT, y=SKYLINE_BASE, width=WIDTH, height=HEIGHT, class_="ak-mini-sand"), shape("ak-rut", furrows),
    ])  # fmt: skip


def _standard() -> Markup:
    """A standard with three shields on their way up."""
    x, half = LEFT + 44, 30
    cloth = [(x - half, 58), (x + half, 58), (x + half, 346), (x, 362), (x - half, 346)]
    seams = "".join(ink.line([(x - half, y), (x + half, y)], wobble=0.5) for y in range(136, 346, 40))
    return join([
        shape("ak-pole", f"M{x - 3} 36h6v340h-6zM{x - half - 5} 52h{2 * half + 10}v7h{-2 * half - 10}z"), shape("ak-mini-cloth", ink.line(cloth, closed=True)),
        shape("ak-seam", seams), _placed(TRACK_SHAPES["prestige"], x - 20, 78, 1.7, 0), [_climber(device, seat, x, y) for device, seat, y in CLIMBERS],
    ])  # fmt: skip


def _climber(device: str, seat: int, x: float, y: float) -> Markup:
    arms = [shape("field", "M3 2h18v9c0 6-4 9-9 11-5-2-9-5-9-11z"), shape("ak-mini-device", DEVICE_PATHS[device])]
    still = [tag("g", arms[0]), tag("g", arms[1], transform="translate(5.500 3.500) scale(.54)")]
    return tag(
        "g", tag("g", still, class_=f"ak-climb seat-{seat}"), transform=f"translate({x - 18:.1f} {y}) scale(1.5)"
    )


def _token(x: float, seat: int) -> Markup:
    """A knight face down."""
    back = [
        shape("field", TILE),
        shape("ak-lattice", "M6 12L32 38M6 24L24 42M16 8L32 24M32 12L6 38M32 24L14 42M22 8L6 24"),
    ]
    return tag("g", back, class_=f"seat-{seat}", transform=f"translate({x - 15} 222) scale(.8)")


def _placed(shapes: tuple[Shape, ...], x: float, y: float, scale: float, seat: int) -> Markup:
    return tag(
        "g",
        [shape(look, path) for look, path in shapes],
        class_=f"seat-{seat}",
        transform=f"translate({x:.1f} {y}) scale({scale})",
    )
