"""Akkon's material as data: tracks, cities, knights, privileges and the 72 cards.

The card texts are [B] in the rules: chosen here. A corrected list is an edit of this file alone; the few kinds of
effect below are carried out in `effects.py`.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.words import term

# -- tracks (A1) and privileges (A5): one each, in this order ----------------------------------------------------
TRACKS = (term("gold"), term("faith"), term("power"), term("prestige"))
GOLD, FAITH, POWER, PRESTIGE = range(4)
FIRST_VALUE = 2
TOP_VALUE = 13

# -- cities (A2) -------------------------------------------------------------------------------------------------
CITIES = (term("Tyrus"), term("Jaffa"), term("Caesarea"), term("Sidon"), term("Jerusalem"), term("Akkon"))

# -- knights (A4, A8): a knight is the number owner * 8 + kind ---------------------------------------------------
KNIGHTS = ("5", "6", "7", "8", term("Mercenary"), term("Greymantle"), term("Chaplain"), term("Seneschal"))
MERCENARY, GREYMANTLE, CHAPLAIN, SENESCHAL = range(4, 8)
VALUES = (5, 6, 7, 8, 0, 0, 0, 4)  # the Mercenary's depends on the field
PER_KNIGHT = 2  # Mercenary: 2 and 2 for every other knight, so 2 for every knight on the field
OWN_KNIGHTS = 7
KEPT_AT_LEAST = 4  # A25

HAND_LIMIT = 5  # A15
START_HAND = 2  # A3
SEATS = (2, 3, 4, 5)


class Effect(NamedTuple):
    """One part of a card's text; `track` is empty where a player chooses."""

    kind: str
    track: str
    n: int


def up(track: str, n: int) -> Effect:
    """+n on an own track."""
    return Effect("up", track, n)


def down(track: str, n: int) -> Effect:
    """−n on an own track."""
    return Effect("down", track, n)


def up_any(n: int) -> Effect:
    """+n on an own track of choice."""
    return Effect("up any", "", n)


def up_other(n: int) -> Effect:
    """+n on an own track of choice, not the one chosen before."""
    return Effect("up other", "", n)


def foe_down(track: str, n: int) -> Effect:
    """−n for a chosen opponent."""
    return Effect("foe down", track, n)


def foe_down_any(n: int) -> Effect:
    """−n for a chosen opponent on a track of choice."""
    return Effect("foe down any", "", n)


def foe_down_same(n: int) -> Effect:
    """−n for a chosen opponent on the track chosen before."""
    return Effect("foe down same", "", n)


def borrow_from_foe(n: int) -> Effect:
    """Borrow n knights from the opponent chosen before."""
    return Effect("borrow from foe", "", n)


def borrow(n: int) -> Effect:
    """Borrow n knights, each from a chosen opponent."""
    return Effect("borrow", "", n)


def plague(n: int) -> Effect:
    """−n for every opponent on the highest track."""
    return Effect("plague", "", n)


DRAW = Effect("draw", "", 1)


class Card(NamedTuple):
    """A card; its number is its place in CARDS."""

    name: str
    city: str
    cost: int
    effects: tuple[Effect, ...]
    start: bool = False


def _city(
    city: str, *cards: tuple[int, str, int, tuple[Effect, ...]], start: tuple[str, int, tuple[Effect, ...]]
) -> tuple[Card, ...]:
    """The ten deck cards of a city and, last, its two start cards."""
    deck = [Card(name, city, cost, effects) for count, name, cost, effects in cards for _ in range(count)]
    return (*deck, *2 * (Card(start[0], city, start[1], start[2], True),))


HOLY_LANCE = (term("Holy Lance"), 1, (up_any(1),))

CARDS: tuple[Card, ...] = (  # A26, A27
    *_city(
        "Tyrus",
        (3, term("Trade Fleet"), 1, (up("gold", 1),)),
        (2, term("Purple Dye"), 2, (up("gold", 2),)),
        (1, term("Royal Customs"), 3, (up("gold", 3),)),
        (1, term("Usury"), 1, (up("gold", 2), down("faith", 1))),
        (1, term("Bribed Garrison"), 3, (up("gold", 2), foe_down("gold", 2))),
        (1, term("Press Gang"), 1, (foe_down("gold", 1), borrow_from_foe(1))),
        (1, term("Harbour Spies"), 1, (DRAW,)),
        start=HOLY_LANCE,
    ),
    *_city(
        "Jaffa",
        (3, term("Watchtower"), 1, (up("power", 1),)),
        (2, term("Siege Engine"), 2, (up("power", 2),)),
        (1, term("Citadel"), 3, (up("power", 3),)),
        (1, term("Forced Levy"), 1, (up("power", 2), down("prestige", 1))),
        (1, term("Night Raid"), 3, (up("power", 2), foe_down("power", 2))),
        (1, term("Ambush"), 1, (foe_down("power", 1), borrow_from_foe(1))),
        (1, term("Scouts"), 1, (DRAW,)),
        start=HOLY_LANCE,
    ),
    *_city(
        "Caesarea",
        (3, term("Tournament"), 1, (up("prestige", 1),)),
        (2, term("Embassy"), 2, (up("prestige", 2),)),
        (1, term("Royal Wedding"), 3, (up("prestige", 3),)),
        (1, term("Lavish Feast"), 1, (up("prestige", 2), down("gold", 1))),
        (1, term("Slander"), 3, (up("prestige", 2), foe_down("prestige", 2))),
        (1, term("Hostage"), 1, (foe_down("prestige", 1), borrow_from_foe(1))),
        (1, term("Courier"), 1, (DRAW,)),
        start=HOLY_LANCE,
    ),
    *_city(
        "Sidon",
        (2, term("Market"), 1, (up("gold", 1),)),
        (2, term("Herald"), 1, (up("prestige", 1),)),
        (1, term("Shipyard"), 2, (up("power", 2),)),
        (2, term("Mercenary Camp"), 2, (up_any(1), borrow(2))),
        (1, term("Privateers"), 2, (up("gold", 4), down("faith", 1), down("prestige", 1))),
        (1, term("Envoy"), 1, (DRAW,)),
        (1, term("Rumour"), 2, (foe_down_any(2),)),
        start=HOLY_LANCE,
    ),
    *_city(
        "Jerusalem",
        (3, term("Pilgrimage"), 1, (up("faith", 1),)),
        (2, term("Relic"), 2, (up("faith", 2),)),
        (1, term("Holy Sepulchre"), 3, (up("faith", 3),)),
        (1, term("Asceticism"), 1, (up("faith", 2), down("gold", 1))),
        (1, term("Heresy Trial"), 3, (up("faith", 2), foe_down("faith", 2))),
        (1, term("Penance"), 1, (foe_down("faith", 1), borrow_from_foe(1))),
        (1, term("Vision"), 1, (DRAW,)),
        start=(term("Forbidden Scripture"), 1, (up("faith", 2), down("prestige", 1))),
    ),
    *_city(
        "Akkon",
        (2, term("Council"), 2, (up_any(1), up_other(1))),
        (2, term("Garrison"), 1, (up("power", 1),)),
        (1, term("Cathedral"), 2, (up("faith", 2),)),
        (2, term("Grand Seal"), 2, (up_any(2),)),
        (1, term("Plague"), 2, (plague(1),)),
        (1, term("Double-dealing"), 3, (up_any(2), foe_down_same(2))),
        (1, term("Archive"), 1, (DRAW,)),
        start=(term("Minting Right"), 2, (up("gold", 2),)),
    ),
)

START_CARDS = tuple(number for number, card in enumerate(CARDS) if card.start)
CITY_OF = tuple(CITIES.index(card.city) for card in CARDS)
COST = tuple(card.cost for card in CARDS)
NAMES = tuple(card.name for card in CARDS)


def deck_of(city: int) -> list[int]:
    """The cards of a city's deck, start cards apart (A3)."""
    return [number for number, card in enumerate(CARDS) if CITY_OF[number] == city and not card.start]


# -- knights as numbers and sets of knights as bits --------------------------------------------------------------
def knight(owner: int, kind: int) -> int:
    """The number of a knight."""
    return owner * 8 + kind


def own_knights(seat: int) -> int:
    """A seat's own seven, as a set of bits (A4)."""
    return ((1 << OWN_KNIGHTS) - 1) << (seat * 8)


def members(knights: int) -> list[int]:
    """The knights of a set of bits, in ascending order."""
    return [number for number in range(knights.bit_length()) if knights >> number & 1]
