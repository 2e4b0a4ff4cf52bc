"""What follows from the board, worked out once: neighbours, distances, and every action as a ready-made tuple."""

from __future__ import annotations

from engine.core import Action
from engine.journey.board import CITIES, FAMILIES, LAND, SEA, TRACK

INDEX: dict[str, int] = {city: index for index, city in enumerate(CITIES)}
ALL = range(len(CITIES))
MOST_SEATS = 5
Pair = tuple[int, ...]
"""Where a player's two Templars stand, sorted."""


def _neighbours(city: int) -> tuple[int, ...]:
    lines = [(INDEX[a], INDEX[b]) for a, b in LAND + SEA]
    return tuple(sorted([b for a, b in lines if a == city] + [a for a, b in lines if b == city]))


def _distances(start: int) -> tuple[int, ...]:
    """Steps from one territory to every other, by breadth-first search."""
    found, edge = {start: 0}, [start]
    while edge:
        near = [(city, next_) for city in edge for next_ in NEIGHBOURS[city] if next_ not in found]
        found |= {next_: found[city] + 1 for city, next_ in near}
        edge = sorted({next_ for _, next_ in near})
    return tuple(found[city] for city in ALL)


NEIGHBOURS = tuple(_neighbours(city) for city in ALL)
DISTANCE = tuple(_distances(city) for city in ALL)
FAMILY: tuple[int, ...] = (-1, *(next(f for f, cards in enumerate(FAMILIES) if card in cards) for card in range(1, 7)))
RISKY = frozenset(risky for _, risky in FAMILIES)

# What two Templars can touch is looked up by where they stand.
PAIRS: tuple[Pair, ...] = tuple((a, b) for a in ALL for b in ALL if a <= b)
STANDS: dict[Pair, tuple[int, ...]] = {pair: tuple(sorted(set(pair))) for pair in PAIRS}
REACH: dict[Pair, tuple[int, ...]] = {
    pair: tuple(sorted({*pair, *(near for city in pair for near in NEIGHBOURS[city])})) for pair in PAIRS
}  # J23
CLOCKWISE: dict[int, tuple[tuple[int, ...], ...]] = {
    seats: tuple(tuple((first + i) % seats for i in range(seats)) for first in range(seats)) for seats in (3, 4, 5)
}


def _by_city(verb: str) -> tuple[Action, ...]:
    return tuple((verb, city) for city in CITIES)


def _by_owner(verb: str) -> tuple[tuple[Action, ...], ...]:
    return tuple(tuple((verb, city, owner) for owner in range(MOST_SEATS)) for city in CITIES)


PLACE, STATION, COLLECT, TAX = _by_city("place"), _by_city("station"), _by_city("collect"), _by_city("tax")
CITY, PAY_PLACE, TEMPLAR = _by_city("city"), _by_city("pay place"), _by_city("templar")
STEP, TAKE, SWAP, LOSE = _by_city("step"), _by_city("take"), _by_city("swap"), _by_city("lose")
REMOVE, PAY_REMOVE, EXCHANGE = _by_owner("remove"), _by_owner("pay remove"), _by_owner("exchange")
DECLINE, STOP, KEEP, THROW, NEW_CHANCE = ("decline",), ("stop",), ("keep",), ("throw",), ("new chance",)
ALLOW, VETO = ("allow",), ("veto",)
LEAD: tuple[Action, ...] = tuple(("lead", seat) for seat in range(MOST_SEATS))

# Lists that never change are handed out as they are; nobody changes a list of legal actions.
CARD_CHOICE: list[Action] = [("card", card) for card in range(1, 7)]
POPE_CHOICE: dict[str, list[Action]] = {space: [("pope", to) for to in ways] for space, ways in TRACK.items()}
STATIONS: list[Action] = list(STATION)
COLLECT_CHOICE: dict[Pair, list[Action]] = {pair: [COLLECT[city] for city in REACH[pair]] for pair in PAIRS}
TEMPLAR_CHOICE: dict[Pair, list[Action]] = {pair: [TEMPLAR[city] for city in STANDS[pair]] for pair in PAIRS}
STEP_CHOICE: tuple[list[Action], ...] = tuple([*(STEP[city] for city in NEIGHBOURS[start]), STOP] for start in ALL)
CHANCE_CHOICE: list[Action] = [DECLINE, NEW_CHANCE]
VETO_CHOICE: list[Action] = [ALLOW, VETO]
