"""The figures of the rules page: standards, knights on their grounds, signs and medals, drawn as on the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from engine.akkon.board import KNIGHTS, TRACKS
from web.views import ink
from web.views.akkon.cities import torches
from web.views.akkon.geometry import CITIES, LEFT, RIGHT, SKYLINE_BASE, STANDARD_X, Box
from web.views.akkon.skyline import skyline
from web.views.akkon.tokens import token
from web.views.akkon.tracks import privilege
from web.views.draw import Markup, join, tag, use
from web.views.plates import CAST, Draw, arrow, moved, number, plate, still

LOOK = "ak-board"
VALUES = {"gold": 9, "faith": 2, "power": 11, "prestige": 5}
STEP = 16.0


def _knight(name: str | None, x: float, y: float, seat: int = 0, owner: int | None = None, scale: float = 1) -> Markup:
    """A token from its upper left corner, face down without a name."""
    return moved(token(CAST, seat, name, owner), x, y, scale, CAST.colour(seat))


def _sum(total: int, x: float, y: float, best: bool = True, seat: int = 0) -> Markup:
    look = "ak-sum ak-best" if best else "ak-sum"
    return tag("g", tag("circle", cx=x, cy=y, r=17, class_=look), tag("text", total, x=x, y=y + 6, class_="ak-sum-number"),
               class_=CAST.colour(seat))  # fmt: skip


# -- standards ---------------------------------------------------------------------------------------------------


def _standards() -> Markup:
    """Four standards with one player's shields: the highest and the lowest are what counts (A1)."""
    ends = max(VALUES.values()), min(VALUES.values())
    steps = [number(value, 12, _height(value) - 1, "fig-number fig-step") for value in range(14)]
    cloths = [_standard(track, value, 58 + 54 * i, value in ends) for i, (track, value) in enumerate(VALUES.items())]
    total = number(f"{ends[0]} + {ends[1]} = {sum(ends)}", 139, 298, "fig-number fig-sum")
    return plate((0, 0, 256, 316), cloths, steps, total, look=LOOK, scale=1.05)


def _height(value: int) -> float:
    return 58 + STEP * (13 - value)


def _standard(track: str, value: int, x: float, counts: bool) -> Markup:
    foot = _height(0) + STEP / 2
    cloth = tag("path", d=ink.line([(x - 23, 6), (x + 23, 6), (x + 23, foot), (x, foot + 9), (x - 23, foot)], closed=True),
                class_=f"fig-cloth {track}")  # fmt: skip
    seams = "".join(f"M{x - 23} {_height(step) - STEP / 2}h46" for step in range(14))
    ring = tag("circle", cx=x, cy=_height(value), r=18, class_="fig-ring") if counts else None
    arms = use("shield", x, _height(value), 27), use(CAST.device(0), x, _height(value) - 1, 16, class_="device")
    return tag(
        "g",
        cloth,
        tag("path", d=seams, class_="ak-seam"),
        use(f"ak-track-{track}", x, 27, 32),
        ring,
        arms,
        class_=CAST.colour(0),
    )


def _medal(track: str, held: bool = True) -> Markup:
    """A privilege as it hangs from its standard."""
    facts = {"privileges": {track: 0 if held else None}, "used": ()}
    medal = still(privilege(replace(CAST, view=facts), track))
    return plate((STANDARD_X[track] - 44, 40, 88, 86), medal, look=LOOK, scale=1.15)


def _tie() -> Markup:
    """The example of two players with equal sums (A19)."""
    rows = [_values(seat, values, 24 + 52 * seat) for seat, values in enumerate(((13, 9, 4, 2), (11, 4, 4, 4)))]
    return plate((0, 0, 262, 100), rows, look=LOOK)


def _values(seat: int, values: Sequence[int], y: float) -> Markup:
    """Highest and lowest on gold, and their sum; the second of them settles it."""
    ends = (0, len(values) - 1)
    found = [
        (tag("rect", x=4 + 44 * i, y=y - 18, width=38, height=36, rx=5, class_="fig-value counts" if i in ends else "fig-value"),
         number(value, 23 + 44 * i, y)) for i, value in enumerate(values)
    ]  # fmt: skip
    return join([*found, number("=", 194, y), _sum(values[0] + values[-1], 228, y, best=seat == 0, seat=seat)])


# -- knights -----------------------------------------------------------------------------------------------------


def _bench(name: str) -> Markup:
    return plate((-1, -2, 40, 52), _knight(name, 0, 0), look=LOOK, scale=1.5)


def _ground(knights: Sequence[tuple[str | None, int]], lit: bool = False) -> Markup:
    """A bidding ground with one line for each bidder; torches where bids are open (A6)."""
    box = Box(2, 2, 136, 126)
    field = tag("path", d=ink.box(*box, wobble=0.9), class_="ak-field")
    lines = {seat: [name for name, other in knights if other == seat] for _, seat in knights}
    tokens = [
        _knight(name, 20 + 42 * place, 12 + 58 * row, seat)
        for row, (seat, names) in enumerate(lines.items()) for place, name in enumerate(names)
    ]  # fmt: skip
    return plate((0, 0, 140, 130), field, torches(box) if lit else None, tokens, look=LOOK, scale=0.95)


EXAMPLES = (  # A11: a line of knights, their totals by seat
    ((("8", 0), ("Mercenary", 0), ("7", 1)), 14),
    ((("6", 0), ("5", 0), ("Greymantle", 0)), 22),
    ((("Seneschal", 0), ("8", 0), ("Greymantle", 0)), 24),
)


def _examples() -> Markup:
    rows = []
    for row, (knights, total) in enumerate(EXAMPLES):
        y = 4 + 68 * row
        apart = [14 if seat else 0 for _, seat in knights]
        rows += [_knight(name, 4 + 46 * i + apart[i], y, seat, scale=1.12) for i, (name, seat) in enumerate(knights)]
        rows += [number("=", 182, y + 28), _sum(total, 216, y + 28)]
    return plate((0, 0, 240, 200), rows, look=LOOK, scale=1.1)


def _price() -> Markup:
    """With the Chaplain there, a knight less (A12)."""
    return plate(
        (0, 0, 206, 64),
        _cost(2, 30),
        _knight("Chaplain", 72, 6, scale=1.05),
        arrow(124, 32, 24),
        _cost(1, 176),
        look=LOOK,
        scale=1.2,
    )


def _cost(knights: int, x: float) -> Markup:
    helm = use("ak-mark-helm", x - 6, 38, 44, class_="ak-cost-helm")
    return join(
        [
            helm,
            tag("circle", cx=x + 12, cy=18, r=14, class_="ak-cost"),
            tag("text", knights, x=x + 12, y=24.500, class_="ak-cost-number"),
        ]
    )


def _round() -> Markup:
    """Start and Seneschal go on to the next player (A17)."""
    return plate(
        (0, 0, 156, 60),
        _knight("Seneschal", 4, 5, 0),
        arrow(60, 30, 30),
        _knight("Seneschal", 110, 5, 1),
        look=LOOK,
        scale=1.2,
    )


def _loan() -> Markup:
    """A borrowed knight bears its owner's badge (A25)."""
    return plate((-2, -4, 44, 56), _knight("7", 0, 0, 0, 1), look=LOOK, scale=1.8)


def _sign(symbol: str, scale: float = 1.6) -> Markup:
    """A sign on the ground it has on cards."""
    ground = tag("rect", x=-4, y=-4, width=32, height=32, rx=4, class_="ak-plate")
    return plate((-5, -5, 34, 34), ground, use(symbol, 12, 12, 24), look=LOOK, scale=scale)


def _emblem(city: str) -> Markup:
    return plate((0, 0, 24, 24), use(f"ak-city-{city}", 12, 12, 24), look=LOOK, scale=1.9)


def _coast() -> Markup:
    """The six cities side by side (A2)."""
    sky = tag("rect", x=LEFT, y=30, width=RIGHT - LEFT, height=SKYLINE_BASE - 30, class_="ak-mini-sky")
    return plate(
        (LEFT, 30, RIGHT - LEFT, SKYLINE_BASE - 29), sky, skyline(), look=f"{LOOK} ak-backdrop framed wide", scale=0.93
    )


FIGURES: Mapping[str, Draw] = {
    "A1": _standards, "A2": _coast, "A11": _examples, "A12": _price, "A19": _tie, "A25": _loan, "A28": partial(_sign, "ak-mark-draw", 2.3), "A15": partial(_sign, "ak-mark-hand", 2.3), "A17": _round,
    **{rule: partial(_medal, track) for rule, track in zip(("A21", "A22", "A23", "A24"), TRACKS, strict=True)},
}  # fmt: skip
MARKS = ("any", "other", "highest", "foe", "borrow", "draw")
LEGENDS: Mapping[str, Sequence[Draw]] = {
    "A2": [partial(_emblem, city) for city in CITIES],
    "A4": [partial(_bench, name) for name in KNIGHTS],
    "A6": [
        partial(_ground, ((None, 0), (None, 0), (None, 1))),
        partial(_ground, (("Seneschal", 2), ("6", 2), ("Mercenary", 1)), lit=True),
    ],
    "A14": [
        *(partial(_sign, f"ak-track-{track}") for track in TRACKS),
        *(partial(_sign, f"ak-mark-{mark}") for mark in MARKS),
    ],
    "A18": [partial(_medal, "power"), partial(_medal, "power", held=False)],
}
