"""The figures of the rules page: what the chapters speak of, drawn with the chart's own pieces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import chain

from engine.journey.board import (
    BERTHS,
    FAMILIES,
    LAND,
    LEADER,
    MISSIONS,
    NEW_CHANCE,
    SEA,
    TAXES,
    TEMPLE_POINTS,
    TILES,
    VETO,
)
from web.views.draw import Markup, join, tag, use
from web.views.ink import straight
from web.views.journey import towns
from web.views.journey.backdrop import WAYS, ranges
from web.views.journey.cards import FAMILY, PICTURES, RISKY
from web.views.journey.geometry import HULL, LANDS, ROADS, SITES, ring
from web.views.journey.harbours import BERTH, parchment, seal
from web.views.journey.miniature import lands
from web.views.journey.road import STOPS
from web.views.journey.shapes import knight, path, rider, stack, stamp, words
from web.views.plates import CAST, Draw, arrow, moved, number, plate, points

LOOK = "j-board"
START = "Paris"  # where the Templar of the chart stands


def _crest(seat: int, x: float, y: float, size: float = 27) -> Markup:
    return knight(CAST, seat, x, y, size)


def _crests(seats: Sequence[int], x: float, y: float, gap: float = 27) -> Markup:
    return join(_crest(seat, x + gap * i, y) for i, seat in enumerate(seats))


def _rider(seat: int, x: float, y: float) -> Markup:
    return moved(rider(CAST.colour(seat), CAST.device(seat)), x, y)


def _town(name: str, spaces: int, seats: Sequence[int]) -> Markup:
    """A city with its first niches taken."""
    crests = [_crest(seat, x, y + 1) for seat, (x, y) in zip(seats, towns.spots(spaces), strict=False)]
    return join([towns.town(name, spaces, len(seats) == spaces), *crests])


def _coins(gold: int, x: float, y: float) -> Markup:
    """A stack and its number, as they lie beside a city."""
    plate = path("M-16 8h32v20q-16 6-32 0z", "j-plate"), words(0, 25, str(gold), "j-count")
    return moved([stack(gold), *plate], x, y)


# -- the chart and the road --------------------------------------------------------------------------------------


def _chart() -> Markup:
    """All territories; those a Templar reaches from where it stands are lit (J2)."""
    near = {START} | {b if a == START else a for a, b in LAND + SEA if START in (a, b)}
    far = [path(straight(ring(name)[::4]) + "Z", "fig-far") for name in LANDS if name not in near]
    lit = [path(straight(ring(name)[::4]) + "Z", "fig-near") for name in sorted(near, key=START.__eq__)]
    names = [words(SITES[name].x, SITES[name].y + 8, name, "fig-place") for name in LANDS]
    return plate((142, 142, 898, 618), lands(), far, ranges(), lit, names, moved(_rider(0, 0, 0), 458, 440, 1.7),
                 look=f"{LOOK} framed wide fig-chart", scale=0.72)  # fmt: skip


def _road() -> Markup:
    """A whole round's way: green flags inside, red outside, from the chapel to the anchor (J4)."""
    spaces = {name: (1040 - x, y) for name, (x, y) in ROADS[0].items()}  # from left to right, as one reads
    ways = "".join(straight((spaces[a], spaces[b])) for a, b in WAYS)
    stops = [tag("use", href=f"#j-stop-{STOPS.get(name, name[0])}", x=x, y=y) for name, (x, y) in spaces.items()]
    pope = use("j-pope", *spaces["start"], 54)
    return plate((2, 14, 636, 120), [path(ways, look) for look in ("j-road edge", "j-road", "j-road ruts")], stops, pope,
                 look=f"{LOOK} wide")  # fmt: skip


# -- set-up and shipping -----------------------------------------------------------------------------------------


def _wall(spaces: int) -> Markup:
    width = 2 * towns.half(spaces) + 26
    return plate((-width / 2, -60, width, 102), stamp(f"j-wall-{spaces}"), look=LOOK, scale=0.66)


def _city() -> Markup:
    """Half full, with its gold (J13)."""
    return plate((-118, -80, 214, 142), _town("Paris", 6, (0, 0, 1)), _coins(5, -92, 14), look=LOOK, scale=1.15)


def _templars() -> Markup:
    """Any territory will do, a city or not (J14)."""
    parts = _town("Wien", 5, (2, 3)), _rider(0, -20, 82), _rider(2, 20, 82)
    hamlet = towns.town("Lyon", 0, False), _rider(0, 0, 44)
    return plate((-70, -86, 250, 190), parts, moved(hamlet, 132, 38), look=LOOK)


def _full() -> Markup:
    """The edict for the strongest; a full city flies its banners (J31)."""
    scroll = parchment("Roma"), seal(CAST, 0)
    return plate((-110, -136, 220, 200), moved(scroll, 0, -106), _town("Roma", 6, (0, 0, 0, 1, 1, 2)), look=LOOK,
                 scale=1.1)  # fmt: skip


def _ship() -> Markup:
    """One knight each, again and again; one berth is still free (J33)."""
    berths = BERTHS[-1]
    aboard = [_crest(seat, (i - (berths - 1) / 2) * BERTH, HULL + 3, 24) for i, seat in enumerate((0, 1, 2, 0, 1))]
    return plate((-98, -30, 196, 112), stamp(f"j-hull-{BERTHS.index(berths)}"), aboard, look=LOOK, scale=1.2)


def _temple() -> Markup:
    """Most knights in the temple earn more from round to round (J34)."""
    earned = [points(n, 40 + 46 * i, 108) for i, n in enumerate(TEMPLE_POINTS)]
    return plate((0, 0, 172, 128), use("j-temple", 86, 34, 66, class_="fig-icon"), _crests((0, 0, 0, 1, 1), 32, 76), earned, look=LOOK)  # fmt: skip


def _favour(price: int) -> Markup:
    """Knights from the temple are its price (J35–J38)."""
    seal = path("M-20-22h40v22q0 16-20 24q-20-8-20-24z", "fig-seal"), number(price, 0, -4, "fig-number on-seal")
    width = 104 + 27 * price
    return plate((0, 0, width, 54), _crests((0,) * price, 20, 28), arrow(14 + 27 * price, 27), moved(seal, width - 32, 28),
                 look=LOOK)  # fmt: skip


def _lost() -> Markup:
    """From a city to the temple (J29)."""
    temple = use("j-temple", 156, 32, 54, class_="fig-icon")
    return plate((0, 0, 190, 66), _crest(0, 40, 34, 40), arrow(76, 34, 34), temple, look=LOOK)


# -- cards -------------------------------------------------------------------------------------------------------


def _slip(card: int, x: float = 0, y: float = 0) -> Markup:
    """A card with its number and its family; a risky one has a red edge."""
    look = "fig-slip risky" if card in RISKY else "fig-slip"
    name = tag("text", card, x=22, y=31, class_="j-initial")
    return moved([tag("rect", x=1, y=1, width=42, height=62, rx=5, class_=look), name,
                  use(f"j-{FAMILY[card]}", 22, 47, 24, class_="j-icon")], x, y)  # fmt: skip


def _order() -> Markup:
    """The lowest number acts first (J19)."""
    turns = [
        (_slip(card, 68 * i), _crest(seat, 22 + 68 * i, 80)) for i, (card, seat) in enumerate(((1, 2), (3, 0), (5, 1)))
    ]
    return plate((0, 0, 180, 96), turns, arrow(46, 32, 18), arrow(114, 32, 18), look=LOOK, scale=1.15)


def _family(pair: tuple[int, int]) -> Markup:
    """The safe card, the risky card."""
    return plate((0, 0, 96, 64), [_slip(card, 50 * i) for i, card in enumerate(pair)], look=LOOK, scale=0.85)


def _card(card: int) -> Markup:
    """A card's own little picture, under its number."""
    look = f"j-{FAMILY[card]}" + (" risky" if card in RISKY else "")
    frame = tag("rect", x=1.5, y=1.5, width=177, height=75, rx=6, class_="fig-face")
    initial = tag("rect", x=0, y=0, width=30, height=30, rx=6, class_="fig-initial")
    return plate((0, 0, 180, 78), frame, moved(PICTURES[card](), 26, 20, 0.98), initial, number(card, 15, 15, "fig-number on-seal"),
                 look=f"{LOOK} j-picture fig-card {look}", scale=1.25)  # fmt: skip


# -- small ones with their names ---------------------------------------------------------------------------------


def _icon(name: str) -> Markup:
    return plate((0, 0, 24, 24), use(f"j-{name}", 12, 12, 24, class_="fig-icon"), look=LOOK, scale=1.9)


def _flag(colour: str) -> Markup:
    """A knight comes, or goes."""
    return plate(
        (0, 0, 84, 46), use(f"j-{colour}", 26, 23, 44), _crest(0 if colour == "green" else 1, 66, 24), look=LOOK
    )


def _pair() -> Markup:
    return plate((0, 0, 96, 40), _crests((0, 0), 14, 20), points(1, 78, 20), look=LOOK)


def _four() -> Markup:
    gold = [use("coin", 13 + 21 * i, 20, 24) for i in range(4)]
    return plate((0, 0, 130, 40), gold, points(1, 112, 20), look=LOOK)


def _marker() -> Markup:
    return plate((0, 0, 24, 24), use("j-marker", 12, 12, 23), look=LOOK, scale=3)


FIGURES: Mapping[str, Draw] = {
    "J2": _chart, "J4": _road, "J13": _city, "J14": _templars, "J15": _marker, "J19": _order, "J31": _full, "J33": _ship, "J34": _temple,
    **{f"J{rule}": partial(_card, card) for rule, card in enumerate(chain(*FAMILIES), 23)}, "J29": _lost,
    "J35": partial(_favour, LEADER), "J36": partial(_favour, VETO), "J37": partial(_favour, NEW_CHANCE),
    "J38": partial(_favour, TAXES),
}  # fmt: skip
LEGENDS: Mapping[str, Sequence[Draw]] = {
    "J7": [partial(_wall, spaces) for spaces in sorted(set(TILES))],
    "J16": [partial(_flag, "green"), partial(_flag, "red")],
    "J22": [partial(_family, pair) for pair in FAMILIES],
    "J39": [_pair, _four],
    "J41": [partial(_icon, mission) for mission in MISSIONS],
}
