"""Setting up positions by name, as the examples of the rules tell them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

import engine
from engine.core import Action, Event
from engine.journey.board import CITIES, KNIGHTS, MISSIONS
from engine.journey.state import Journey
from engine.journey.tables import INDEX
from engine.rng import Rng

# A fixed table, so that tests speak of cities by name: Lyon and Wien have no tile, London is the seventh city.
EDICTS = ("Venezia", "Roma", "Barcelona", "Coeln", "Paris", "Bordeaux", "London")
TILES = {"Venezia": 7, "Roma": 5, "Barcelona": 4, "Coeln": 6, "Paris": 8, "Bordeaux": 5, "London": 6}


def fresh(seats: int = 3, seed: int = 5, start: str = "0") -> Journey:
    """A new game at its first decision."""
    return cast(Journey, engine.new_game("journey", seats, seed, {"start": start}))


def position(
    seats: int = 3,
    *,
    first: int = 0,
    pope: str = "start",
    round: int = 0,
    edicts: Sequence[str | None] = EDICTS,
    tiles: Mapping[str, int] = TILES,
    knights: Mapping[str, Sequence[int]] | None = None,
    templars: Sequence[tuple[str, str]] = (),
    gold: Mapping[str, int] | None = None,
    purse: Sequence[int] | None = None,
    temple: Sequence[int] | None = None,
    supply: Mapping[int, int] | None = None,
    missions: Sequence[str] | None = None,
    won: Mapping[str, int] | None = None,
    aboard: Mapping[int, Sequence[int]] | None = None,
    seed: int = 5,
) -> Journey:
    """A sound position before the Pope moves; whatever is not named is empty, 0, or in Lyon.

    A supply that is asked to be small sends the rest of the knights to sea on the last ships.
    """
    s = fresh(seats, seed)
    s.first, s.pope, s.round, s.placed = first, pope, round, 6 * seats
    s.edicts = [-1 if city is None else INDEX[city] for city in edicts]
    s.spaces = [tiles[city] if INDEX[city] in s.edicts else 0 for city in CITIES]
    s.knights = [list((knights or {}).get(city, [0] * seats)) for city in CITIES]
    s.free = [spaces - sum(row) for spaces, row in zip(s.spaces, s.knights, strict=True)]
    s.templars = [tuple(sorted(INDEX[city] for city in pair)) for pair in templars]
    s.templars += [(INDEX["Lyon"], INDEX["Lyon"])] * (seats - len(s.templars))
    s.gold = [(gold or {}).get(city, 0) for city in CITIES]
    s.purse = list(purse or [0] * seats)
    s.temple = list(temple or [0] * seats)
    s.owners = [(won or {}).get(city, -1) for city in CITIES]
    for ship, crew in (aboard or {}).items():
        s.boarded[ship], s.sailed[ship] = list(crew), INDEX["Wien"]
    if missions is not None:
        s.mission = [list(MISSIONS).index(key) for key in missions[:seats]]
        s.open = tuple(list(MISSIONS).index(key) for key in missions[seats:])
    _share_out(s, supply or {})
    s.begin_action()
    assert s.status() == []
    return s


def _share_out(s: Journey, wanted: Mapping[int, int]) -> None:
    """The knights not yet anywhere go to the supply, or to sea if the supply is to be small."""
    for seat in range(s.seats):
        used = s.temple[seat] + sum(row[seat] for row in s.knights) + sum(crew.count(seat) for crew in s.boarded)
        left = KNIGHTS - used
        s.supply[seat] = wanted.get(seat, left)
        at_sea = left - s.supply[seat]
        for ship in (5, 4, 3):
            room = min(at_sea, (5, 5, 6)[ship - 3] - len(s.boarded[ship]))
            s.boarded[ship] += [seat] * room
            at_sea -= room
            if room:
                s.sailed[ship] = INDEX["Wien"]


def seeded(s: Journey, *throws: bool) -> Journey:
    """Gives the game a chance that throws these crosses (True) and blanks (False) first."""
    for seed in range(100_000):
        rng = Rng(seed)
        if all((rng.below(2) == 1) == cross for cross in throws):
            s.rng = Rng(seed)
            return s
    raise AssertionError("no such chance")


def do(s: Journey, *actions: Action) -> list[Event]:
    """Applies actions one after another; all events they caused. Every position on the way must be sound."""
    events: list[Event] = []
    for action in actions:
        events += s.apply(action)
        assert s.status() == []
    return events


def play_cards(s: Journey, *cards: int, space: str = "G1") -> list[Event]:
    """Skips to the cards with the Pope on a space; the cards are named by seat."""
    s.pope = space
    s.choose_cards()
    s._legal = None
    order = [(s.first + i) % s.seats for i in range(s.seats)]
    return do(s, *(("card", cards[seat]) for seat in order))


def knights_in(s: Journey, city: str) -> list[int]:
    return s.knights[INDEX[city]]


def gold_in(s: Journey, city: str) -> int:
    return s.gold[INDEX[city]]


def stands(s: Journey, seat: int) -> list[str]:
    return [CITIES[city] for city in s.templars[seat]]


def kinds(events: Sequence[Event]) -> list[str]:
    return [event[0] for event in events]
