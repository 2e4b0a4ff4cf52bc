"""The chart itself: sea, lands, mountains, the margin with the Pope's road and the harbours. It never changes."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from web.views.draw import Markup, join, tag
from web.views.ink import Point, along, noise, smooth, straight
from web.views.journey.geometry import (
    ISLANDS,
    LANDS,
    LEDGER,
    MAP,
    QUAYS,
    RIVERS,
    ROADS,
    SEAWAYS,
    SHORES,
    SIZE,
    WILDS,
    Road,
    line,
    realm,
    ring,
)

ROSES: tuple[Point, ...] = ((688, 714), (188, 532))
WAYS = (  # J4: the lines between the spaces of a road
    ("start", "G1"), ("start", "R1"), ("G1", "G2"), ("G1", "R2"), ("R1", "R2"), ("R1", "G2"), ("G2", "G3"),
    ("G2", "R3"), ("R2", "R3"), ("R2", "G3"), ("R3", "R4"), ("G3", "ship"), ("R4", "ship"),
)  # fmt: skip


@cache
def backdrop() -> Markup:
    """Everything under the pieces."""
    return tag("g", _vellum(), _chart(), _frame(), [_quay(*q) for q in QUAYS], [_road(r) for r in ROADS], _title(),
               class_="j-back", aria_hidden="true")  # fmt: skip


def _path(data: str, look: str, **more: object) -> Markup:
    return tag("path", d=data, class_=look, **more)


def _rect(x: float, y: float, width: float, height: float, look: str, **more: object) -> Markup:
    return tag("rect", x=x, y=y, width=width, height=height, class_=look, **more)


# -- the skin and its margin ---------------------------------------------------------------------------------


def _vellum() -> Markup:
    width, height = SIZE
    edge = [_rect(4, 4, width - 8, height - 8, "j-edge", rx=10), _rect(8, 8, width - 16, height - 16, "j-diaper", rx=7)]
    return join([tag("defs", _diaper(), _waves(), _vignette()), _rect(0, 0, width, height, "j-skin", rx=12), *edge])


def _diaper() -> Markup:
    """The gilded lozenges that fill the margins of a manuscript page."""
    lattice = _path("M0 12L12 0L24 12L12 24Z", "j-lattice")
    lily = _path("M12 8q2 3 0 8q-2-5 0-8M9 13q3-2 6 0", "j-lattice")
    return tag("pattern", lattice, lily, id="j-diaper", width=24, height=24, patternUnits="userSpaceOnUse")


def _waves() -> Markup:
    wave = _path("M0 8q5-6 10 0t10 0t10 0M-15 18q5-6 10 0t10 0t10 0t10 0t10 0", "j-wave")
    return tag("pattern", wave, id="j-waves", width=30, height=20, patternUnits="userSpaceOnUse")


def _vignette() -> Markup:
    stops = [tag("stop", offset="62%", class_="j-clear"), tag("stop", offset="100%", class_="j-burn")]
    return tag("radialGradient", stops, id="j-vignette", cx="50%", cy="50%", r="72%")


def _frame() -> Markup:
    """Two rules and a scale of leagues round the chart, as on a portolan."""
    x, y, width, height = MAP
    rules = [_rect(x, y, width, height, "j-rule bold"), _rect(x - 7, y - 7, width + 14, height + 14, "j-rule")]
    scale = _rect(x - 3.5, y - 3.5, width + 7, height + 7, "j-leagues")
    column = _rect(*LEDGER, "j-column", rx=3)
    return join([_rect(x, y, width, height, "j-burned"), scale, *rules, column])


def _title() -> Markup:
    """A cartouche in the corner; Latin, as the chart's maker would have it."""
    swirl = "M1117 30q14-16 30-4h66q18-10 30 6v80q-12 18-30 6h-66q-18 12-30-6z"
    words = [("ITER", 56, 29), ("TEMPLA", 86, 19), ("RIORVM", 107, 19)]
    lines = [tag("text", word, x=1180, y=y, class_="j-title", font_size=size) for word, y, size in words]
    return join([_path(swirl, "j-cartouche"), _path("M1135 64h90", "j-thin"), *lines])


# -- the chart -----------------------------------------------------------------------------------------------


def _chart() -> Markup:
    x, y, width, height = MAP
    clip = tag("clipPath", tag("rect", x=x, y=y, width=width, height=height), id="j-map")
    return join([
        tag("defs", clip),
        tag("g", _sea(), _lands(), _waters(), ranges(), _creatures(), clip_path="url(#j-map)"),
    ])  # fmt: skip


def _sea() -> Markup:
    x, y, width, height = MAP
    rhumbs = [_rhumbs(rose, 24) for rose in (*ROSES, (1010.0, 640.0))]
    names = [_sea_name(*name) for name in SEA_NAMES]
    return join([_rect(x, y, width, height, "j-sea"), _rect(x, y, width, height, "j-swell"), rhumbs, names])


SEA_NAMES: tuple[tuple[str, str], ...] = (
    ("M420 182Q510 146 672 168", "MARE GERMANICVM"),
    ("M148 384Q190 352 300 366", "OCEANVS"),
    ("M478 748Q560 720 664 744", "MARE NOSTRVM"),
    ("M976 546Q1004 600 1030 690", "HADRIA"),
)


def _sea_name(way: str, name: str) -> Markup:
    key = f"j-{name.split()[0].lower()}-{len(name)}"
    curve = tag("path", id=key, d=way, fill="none")
    return join([curve, tag("text", tag("textPath", name, href=f"#{key}"), class_="j-sea-name")])


def _rhumbs(centre: Point, count: int) -> Markup:
    """Lines of the winds from one rose over the whole chart."""
    x, y = centre
    turns = [2 * pi * i / count for i in range(count)]
    data = "".join(f"M{x:.0f} {y:.0f}L{x + 1300 * cos(t):.0f} {y + 1300 * sin(t):.0f}" for t in turns)
    return _path(data, "j-rhumb")


def _lands() -> Markup:
    wild = [_path(straight(ring(name)) + "Z", "j-land wild") for name in WILDS]
    held = [_path(straight(ring(city)) + "Z", f"j-land {realm(city)}") for city in LANDS]
    shores = [straight(line(name)) for name in SHORES] + [straight(line(name)) + "Z" for name in ISLANDS]
    water = _path("".join(shores), "j-surf")
    borders = "".join(straight(line(name)) for name in BORDERS)
    return join([
        water, wild, held, [_inner_wash(city) for city in LANDS],
        _path(borders, "j-border"), _path("".join(shores), "j-shore"),
    ])  # fmt: skip


BORDERS = ("navarre", "pyrenees", "castile", "roussillon", "garonne", "loire", "seine", "meuse", "burgundy", "west alps",
           "north alps", "oder", "elbe", "moravia", "styria", "pannonia", "istria", "romagna")  # fmt: skip


def _inner_wash(city: str) -> Markup:
    """A darker brush along the inside of the border, as map colourists do."""
    key = f"j-in-{city}"
    data = straight(ring(city)) + "Z"
    clip = tag("clipPath", tag("path", d=data), id=key)
    return join([clip, _path(data, f"j-brush {realm(city)}", clip_path=f"url(#{key})")])


def _waters() -> Markup:
    rivers = "".join(smooth(points) for points in RIVERS)
    ways = [
        _path(f"M{a[0]} {a[1]}Q{b[0]} {b[1]} {c[0]} {c[1]}", look)
        for a, b, c in SEAWAYS.values()
        for look in ("j-seaway under", "j-seaway")
    ]
    return join([_path(rivers, "j-river"), ways])


def ranges() -> Markup:
    """The Alps as a real wall (no way over them, J2); hills where a border may be crossed."""
    ridge = [*along(line("north alps"), 19), *along(line("west alps"), 21)]
    behind = [(x + 15 * (-1) ** i, y - 11) for i, (x, y) in enumerate(along(line("west alps"), 26))]
    high = sorted([*ridge, *behind], key=lambda point: point[1])
    peaks = [_peak(x, y, 21 + 6 * noise("alp", i)) for i, (x, y) in enumerate(high)]
    hills = [*along(line("pyrenees"), 21), *along(line("styria")[20:], 40), *along(line("castile"), 30)]
    low = [_hill(x, y, 8 + 3 * noise("hill", i)) for i, (x, y) in enumerate(sorted(hills, key=lambda p: p[1]))]
    return join([low, peaks, [_tree(*spot) for spot in WOODS]])


WOODS: tuple[Point, ...] = (
    (880, 176), (906, 168), (930, 176), (968, 170), (1000, 178), (1018, 166), (770, 210), (786, 226), (764, 232),
    (176, 640), (196, 668), (170, 700), (214, 712), (236, 660), (1024, 470), (1030, 500), (160, 230), (172, 246),
    (660, 436), (674, 446), (560, 300), (880, 380), (1022, 384), (296, 410), (320, 416), (270, 414), (556, 582),
)  # fmt: skip


def _peak(x: float, y: float, size: float) -> Markup:
    """A mountain: a lit side, a hatched side and a cap of snow."""
    top, foot, half, lean = y - size, y + 8, size * 0.95, size * 0.1 * noise(x, y)
    crest = y - size * 0.45
    body = [(x - half, foot), (x - half * 0.4, crest), (x + lean, top), (x + half * 0.45, crest + 2), (x + half, foot)]
    shade = [
        (x + lean, top),
        (x + half * 0.45, crest + 2),
        (x + half, foot),
        (x + half * 0.2, foot),
        (x + 1, crest + 4),
    ]
    snow = [(x - half * 0.34, crest - 3), (x + lean, top), (x + half * 0.38, crest - 2), (x + half * 0.2, crest - 5),
            (x + lean, crest + 3), (x - half * 0.14, crest - 5)]  # fmt: skip
    return join(
        _path(straight(part) + "Z", look)
        for part, look in ((body, "j-rock"), (shade, "j-rock-shade"), (snow, "j-snow"))
    )


def _hill(x: float, y: float, size: float) -> Markup:
    hump = f"M{x - size:.1f} {y + 4:.1f}Q{x - 2:.1f} {y - size * 1.5:.1f} {x + size:.1f} {y + 4:.1f}"
    hatch = f"M{x + 1:.1f} {y - size * 0.55:.1f}l{size * 0.4:.1f} {size * 0.7:.1f}M{x + size * 0.4:.1f} {y - size * 0.4:.1f}l{size * 0.25:.1f} {size * 0.6:.1f}"
    return _path(hump + hatch, "j-hill")


def _tree(x: float, y: float) -> Markup:
    crown = f"M{x - 5} {y}q-3-7 2-9q3-6 7 0q5 3 1 9zM{x} {y}v5"
    return _path(crown, "j-tree")


def _creatures() -> Markup:
    """The roses of the winds and what swims between them, kept small."""
    return join([
        [rose(*ROSES[0], 34), rose(*ROSES[1], 30)],
        [_path(shape, "j-creature") for shape in CREATURES],
    ])  # fmt: skip


CREATURES = (
    "M148 472q8-18 34-10q10 2 16-8q4 12-6 16q-14 12-34 8q-6 0-10-6M166 454q-4-10-10-8M166 454q2-10 8-8",  # a whale
    "M470 226h34q-3 11-12 11h-14q-6 0-8-11M487 226v-26M487 202q13 3 12 18h-12",  # a cog
    "M574 694h26q-2 9-9 9h-10q-5 0-7-9M587 694v-20M587 676q10 2 9 14h-9",  # another
)


def rose(x: float, y: float, size: float) -> Markup:
    """Sixteen winds; the north bears a lily, the east a cross."""
    rays = [_ray(x, y, size * reach, 2 * pi * i / 16 + turn) for reach, turn, step in RAYS for i in range(0, 16, step)]
    rings = [tag("circle", cx=x, cy=y, r=size * part, class_="j-ring") for part in (0.62, 0.36, 1.04)]
    lily = f"M{x} {y - size * 1.38:.1f}q4 5 0 12q-4-7 0-12M{x - 6} {y - size * 1.12:.1f}q6-3 12 0"
    return join([rings, rays, _path(lily, "j-lily")])


RAYS = ((0.6, pi / 8, 2), (0.8, pi / 4, 4), (1.0, 0.0, 4))


def _ray(x: float, y: float, length: float, turn: float) -> Markup:
    """One point of the rose, light on one side and dark on the other."""
    tip = (x + length * cos(turn), y + length * sin(turn))
    sides = [(x + length * 0.2 * cos(turn + s * pi / 4), y + length * 0.2 * sin(turn + s * pi / 4)) for s in (-1, 1)]
    halves = [straight([(x, y), side, tip]) + "Z" for side in sides]
    return join([_path(halves[0], "j-ray light"), _path(halves[1], "j-ray dark")])


# -- the margin's road and harbours --------------------------------------------------------------------------


def _quay(x: float, y: float, width: float, height: float) -> Markup:
    """A harbour: a basin of water behind a mole of stones."""
    stones = _path(f"M{x + 2} {y + height - 3}h{width - 4}", "j-mole")
    return join([
        _rect(x, y, width, height, "j-basin", rx=8),
        _rect(x, y, width, height, "j-swell", rx=8),
        stones,
        _rect(x, y, width, height, "j-rule bold", rx=8),
    ])  # fmt: skip


def _road(road: Road) -> Markup:
    ways = "".join(straight((road[a], road[b])) for a, b in WAYS)
    return join([_path(ways, look) for look in ("j-road edge", "j-road", "j-road ruts")])
