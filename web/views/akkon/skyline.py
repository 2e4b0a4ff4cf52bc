"""The six cities as they stand against the sky, from the sea at Tyrus to the walls of Akkon.

A city is a list of buildings; each is drawn from a few numbers: left edge, width and height over the base line.
"""

from __future__ import annotations

import itertools
from functools import cache

from web.views import ink
from web.views.akkon.geometry import CITIES, CITY_X, LEFT, PITCH, RIGHT, SKYLINE_BASE
from web.views.draw import Markup, join, tag

BASE = SKYLINE_BASE


def shape(look: str, path: str) -> Markup:
    return tag("path", class_=look, d=path)


def merlons(x: float, top: float, width: float, count: int, tooth: float = 6) -> list[ink.Point]:
    """The battlement of a wall, from left to right."""
    step = width / (2 * count - 1)
    points: list[ink.Point] = []
    for i in range(2 * count - 1):
        height = top if i % 2 == 0 else top + tooth
        points += [(x + step * i, height), (x + step * (i + 1), height)]
    return points


def block(x: float, width: float, height: float, *, count: int = 3, foot: float = 0, look: str = "ak-stone") -> Markup:
    """A battlemented tower or wall with its shadow side and some joints."""
    top, bottom = BASE - height, BASE - foot
    outline = [(x, bottom), *merlons(x, top, width, count), (x + width, bottom)]
    shade = ink.shading(x + width * 0.64, top + 10, width * 0.34, bottom - top - 10, gap=4.5)
    return join([
        shape(look, ink.line(outline, closed=True, reach=16)),
        shape("ak-hatch", shade),
        shape("ak-joint", ink.stones(x, top + 6, width * 0.7, bottom - top - 8)),
    ])  # fmt: skip


def house(x: float, width: float, height: float, *, foot: float = 0) -> Markup:
    """A flat-roofed house with a dark door or window."""
    top = BASE - height
    return join([
        shape("ak-stone", ink.box(x, top, width, height - foot, wobble=0.6)),
        shape("ak-hatch", ink.shading(x + width * 0.6, top + 4, width * 0.38, height - foot - 4, gap=4)),
        opening(x + width * 0.3, top + 7, 4, 7),
    ])  # fmt: skip


def cone(x: float, width: float, height: float, tip: float) -> Markup:
    """A pointed roof on a tower of that height."""
    top = BASE - height
    roof = [(x - 3, top + 2), (x + width / 2, top - tip), (x + width + 3, top + 2)]
    shade = ink.shading(x + width * 0.5, top - tip * 0.55, width * 0.32, tip * 0.55, gap=4)
    return join([shape("ak-roof", ink.line(roof, closed=True)), shape("ak-hatch", shade)])


def dome(x: float, width: float, height: float, rise: float, look: str = "ak-dome") -> Markup:
    """A dome over a drum of that height, with a cross on it."""
    top, middle = BASE - height, x + width / 2
    shell = ink.line(ink.arc(middle, top, width / 2, rise, 0.5, 1), closed=True, wobble=0.4)
    ribs = "".join(
        f"M{middle:.1f} {top - rise:.1f}Q{middle + d * width:.1f} {top - rise * 0.7:.1f} {middle + d * width:.1f} {top:.1f}"
        for d in (-0.3, -0.12, 0.12, 0.3)
    )
    return join([shape(look, shell), shape("ak-joint", ribs), cross(middle, top - rise)])


def cross(x: float, y: float, size: float = 12) -> Markup:
    """A cross on a roof."""
    return shape("ak-spire", f"M{x:.1f} {y:.1f}v{-size}M{x - size * 0.3:.1f} {y - size * 0.68:.1f}h{size * 0.6:.1f}")


def opening(x: float, y: float, width: float, height: float) -> Markup:
    """A round-arched window or gate."""
    return shape(
        "ak-void",
        f"M{x:.1f} {y + height:.1f}v{-height * 0.6:.1f}q{width / 2:.1f} {-height * 0.55:.1f} {width:.1f} 0v{height * 0.6:.1f}z",
    )


def pennon(x: float, y: float, look: str = "ak-pennon") -> Markup:
    """A flag on a staff that stands on y."""
    return join(
        [
            shape("ak-spire", f"M{x:.1f} {y:.1f}v-22"),
            shape(look, f"M{x:.1f} {y - 22:.1f}q8-3 13 2 4 2 8 0l-6 5q-8-2-15 3z"),
        ]
    )


def waves(x: float, width: float, y: float, rows: int = 2) -> Markup:
    """A strip of sea."""
    count = int(width / 12)
    crests = "".join(f"M{x + 4 * (row % 2):.1f} {y + 6 * row:.1f}" + "q3-4 6 0t6 0" * count for row in range(rows))
    return join([shape("ak-sea", f"M{x} {y - 3}h{width}v{rows * 6 + 4}h{-width}z"), shape("ak-wave", crests)])


def ship(x: float, y: float) -> Markup:
    """A merchant's cog under sail."""
    return join([
        shape("ak-sail", f"M{x + 3} {y - 40}q14 12 5 30h-18q8-14 1-28z"),
        shape("ak-spire", f"M{x - 1} {y - 8}v-38"),
        shape("ak-hull", f"M{x - 24} {y - 12}l6 1 3 5h28l4-6 7-1q-2 14-10 17h-26q-9-3-12-16z"),
        shape("ak-pennon", f"M{x - 1} {y - 46}q6-2 11 2-5 1-11 4z"),
    ])  # fmt: skip


def tyrus(x: float) -> Markup:
    """A harbour: two towers guard the water, a cog lies between them."""
    return join([
        house(x + 96, 22, 58), house(x + 116, 20, 44), block(x + 118, 24, 84, count=3), cone(x + 118, 24, 84, 26),
        opening(x + 127, BASE - 66, 6, 11), block(x + 2, 28, 74), pennon(x + 16, BASE - 74), opening(x + 12, BASE - 56, 7, 12),
        waves(x, PITCH, BASE - 30, 4), ship(x + 66, BASE - 20), block(x + 90, 22, 50),
    ])  # fmt: skip


def jaffa(x: float) -> Markup:
    """A hill of houses with a keep on its top."""
    hill = ink.line(
        [
            (x, BASE),
            (x + 12, BASE - 34),
            (x + 44, BASE - 62),
            (x + 80, BASE - 74),
            (x + 118, BASE - 56),
            (x + 148, BASE - 28),
            (x + PITCH, BASE),
        ],
        closed=True,
    )
    homes = [
        (6, 24, 46, 20),
        (28, 22, 66, 30),
        (114, 22, 68, 30),
        (134, 20, 46, 20),
        (96, 20, 82, 40),
        (20, 20, 40, 10),
        (54, 20, 62, 20),
        (80, 22, 58, 20),
        (108, 22, 44, 14),
    ]
    return join([
        shape("ak-hill", hill), block(x + 52, 44, 128, count=4, foot=62), block(x + 63, 22, 146, count=3, foot=122), opening(x + 70, BASE - 112, 7, 12), opening(x + 83, BASE - 96, 6, 10),
        pennon(x + 74, BASE - 146, "ak-pennon-red"), [house(x + left, wide, high, foot=foot) for left, wide, high, foot in homes],
    ])  # fmt: skip


def caesarea(x: float) -> Markup:
    """The Roman aqueduct runs behind a palace with columns."""
    top = BASE - 66
    arches = [opening(x + 5 + 21 * i, top + 12, 13, 54) for i in range(7)]
    columns = "".join(f"M{x + 60 + 9 * i} {BASE - 56}v56" for i in range(6))
    pediment = ink.line([(x + 50, BASE - 60), (x + 80, BASE - 82), (x + 110, BASE - 60)], closed=True)
    return join([
        shape("ak-stone", ink.box(x, top, PITCH, 66)), arches, shape("ak-joint", ink.stones(x, top, PITCH, 16, course=6)),
        block(x + 120, 26, 104), dome(x + 120, 26, 102, 16, "ak-dome-blue"), opening(x + 129, BASE - 84, 7, 13),
        block(x + 14, 22, 88), pennon(x + 25, BASE - 88, "ak-pennon-green"), shape("ak-stone", ink.box(x + 52, BASE - 60, 56, 60)),
        shape("ak-column", columns), shape("ak-roof", pediment),
    ])  # fmt: skip


def sidon(x: float) -> Markup:
    """The castle in the sea, and the bridge that leads to it."""
    bridge = [opening(x + 92 + 20 * i, BASE - 34, 13, 22) for i in range(3)]
    return join([
        block(x + 10, 32, 92), block(x + 36, 38, 70, count=4), block(x + 66, 26, 112), pennon(x + 79, BASE - 112, "ak-pennon-blue"),
        opening(x + 75, BASE - 92, 7, 13), opening(x + 22, BASE - 72, 7, 12), opening(x + 48, BASE - 48, 12, 22),
        shape("ak-stone", ink.box(x + 88, BASE - 42, PITCH - 88, 30)), bridge, block(x + 134, 22, 66),
        waves(x, PITCH, BASE - 16, 2),
    ])  # fmt: skip


def jerusalem(x: float) -> Markup:
    """The great dome between the towers of the Sepulchre and of David."""
    return join([
        block(x + 4, 28, 96), opening(x + 14, BASE - 78, 7, 13), house(x + 30, 24, 50), house(x + 106, 24, 54),
        shape("ak-stone", ink.box(x + 44, BASE - 62, 68, 62)), shape("ak-stone", ink.box(x + 50, BASE - 78, 56, 18)),
        [opening(x + 53 + 11 * i, BASE - 75, 6, 12) for i in range(5)], [opening(x + 50 + 15 * i, BASE - 52, 9, 22) for i in range(4)],
        dome(x + 49, 58, 78, 46), block(x + 122, 26, 78), dome(x + 124, 22, 76, 18, "ak-dome-blue"), opening(x + 131, BASE - 62, 7, 12),
    ])  # fmt: skip


def akkon(x: float) -> Markup:
    """Walls behind walls, and the Order's banner over the gate."""
    return join([
        block(x + 4, PITCH - 8, 76, count=11), block(x + 12, 24, 112), cone(x + 12, 24, 112, 28), block(x + 118, 26, 120), pennon(x + 131, BASE - 120, "ak-beauseant"),
        opening(x + 20, BASE - 94, 7, 13), opening(x + 127, BASE - 98, 7, 13), block(x + 48, 56, 102, count=5), opening(x + 60, BASE - 84, 6, 12), opening(x + 86, BASE - 84, 6, 12),
        pennon(x + 76, BASE - 102, "ak-pennon-red"), block(x, PITCH, 44, count=11), block(x + 54, 44, 60, count=4), opening(x + 65, BASE - 42, 22, 42),
    ])  # fmt: skip


DRAWN = {"Tyrus": tyrus, "Jaffa": jaffa, "Caesarea": caesarea, "Sidon": sidon, "Jerusalem": jerusalem, "Akkon": akkon}


@cache
def skyline() -> Markup:
    """All six, and the hills behind them."""
    return join([hills(), [DRAWN[city](CITY_X[city] - PITCH / 2) for city in CITIES]])


def hills() -> Markup:
    """Two ranges far behind the coast."""
    far = [
        (LEFT - 200, BASE - 60),
        (300, BASE - 96),
        (420, BASE - 70),
        (560, BASE - 112),
        (720, BASE - 84),
        (860, BASE - 118),
        (1010, BASE - 78),
        (1150, BASE - 104),
        (RIGHT + 200, BASE - 70),
    ]
    near = [
        (LEFT - 200, BASE - 30),
        (340, BASE - 60),
        (520, BASE - 40),
        (700, BASE - 66),
        (900, BASE - 44),
        (1080, BASE - 70),
        (RIGHT + 200, BASE - 36),
    ]
    return join([
        shape(look, f"M{LEFT - 200} {BASE}" + _curve(points) + f"L{RIGHT + 200} {BASE}z")
        for look, points in (("ak-far", far), ("ak-near", near))
    ])  # fmt: skip


def _curve(points: list[tuple[float, float]]) -> str:
    """A soft line through the points, from where the pen stands."""
    x, y = points[0]
    parts = [f"L{x:.0f} {y:.0f}"]
    for (x1, y1), (x2, y2) in itertools.pairwise(points):
        half = (x1 + x2) / 2
        parts.append(f"C{half:.0f} {y1:.0f} {half:.0f} {y2:.0f} {x2:.0f} {y2:.0f}")
    return "".join(parts)
