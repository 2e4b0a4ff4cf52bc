"""Setting positions up by hand: "this lies there, that card is played, then …"."""

from __future__ import annotations

from typing import Any

import engine
from engine.core import Action, Event
from engine.rng import Rng
from engine.templar import hiding, turns
from engine.templar.board import SORTS
from engine.templar.state import Templar
from engine.templar.tables import AREAS, CARD_ID, DOOR_ID, HIDINGS, PLACES, SORT_ID


def fresh(seats: int = 3, seed: int = 1, **options: str) -> Templar:
    """A new game, at its first decision."""
    s = engine.new_game("templar", seats, seed, {"start": "0", **options})
    assert isinstance(s, Templar)
    return s


def table(seats: int = 3, stephanus: str = "yes", seed: int = 1) -> Templar:
    """Seat 0 plays a card in the second round. All are outside the main portal, nothing is hidden or in supply.

    Remigius stands in 5 with Vitus in 4, Severus in 9; the door is between 9 and 13.
    """
    s = fresh(seats, seed, first="yes", stephanus=stephanus)
    s.round, s.turn, s.actor, s.step = 2, 0, 0, turns.PLAY
    s.remigius, s.vitus, s.severus = 5, 4, 9
    s._legal = None
    return s


def put_pawn(s: Templar, seat: int, place: int | str) -> None:
    s.place[seat] = PLACES.index(place)


def shut(s: Templar, a: int, b: int) -> None:
    s.door = DOOR_ID[(a, b)]


def supply(s: Templar, seat: int, **sorts: int) -> None:
    """Treasures from the reserve into the open supply."""
    for sort, n in sorts.items():
        s.reserve[seat * 5 + SORT_ID[sort]] -= n
        s.supply[seat * 5 + SORT_ID[sort]] += n


def hide(s: Templar, seat: int, room: int, sort: str, area: int = 0, scored: bool = False) -> None:
    """A treasure from the reserve straight into a box."""
    number = SORT_ID[sort]
    if sort in ("book", "chalice"):
        h = next(h for h, hiding in enumerate(HIDINGS) if hiding.room == room and hiding.sort == number)
    else:
        h = AREAS[room][area]
    before = s.box[:]
    hiding.lay(s, h, seat, number)
    s.reserve[seat * 5 + number] -= 1
    if scored:
        box = next(box for box, old in enumerate(before) if old != s.box[box])
        s.box[box] |= 1
        s.worth[seat * 14 + room] -= {"book": 3, "chalice": 5}.get(sort, 2)


def empty_harbour(s: Templar, *warehouses: list[str]) -> None:
    """The warehouses hold just these tiles; the rest is out of play."""
    s.out += sum(map(len, s.warehouses))
    for number, tiles in enumerate(s.warehouses):
        named = warehouses[number] if number < len(warehouses) else []
        tiles[:] = [SORT_ID[sort] for sort in named]
        s.out -= len(named)


def lay(s: Templar, seat: int, *cards: str) -> None:
    """Cards lie on a seat's pile, the last on top."""
    for card in cards:
        turns.lay_down(s, seat, CARD_ID[card])


class LoadedBag(Rng):
    """The bag gives the named tiles, then it is chance again."""

    def __init__(self, s: Templar, *sorts: str) -> None:
        super().__init__(s.rng.state)
        self.s, self.sorts = s, list(sorts)

    def below(self, n: int) -> int:
        if not self.sorts:
            return super().below(n)
        sort = SORT_ID[self.sorts.pop(0)]
        assert self.s.bag[sort], f"no {SORTS[sort]} in the bag"
        return sum(self.s.bag[:sort])


def load_bag(s: Templar, *sorts: str) -> None:
    s.rng = LoadedBag(s, *sorts)


def do(s: Templar, *actions: Action) -> list[Event]:
    """Applies one action after another; returns all events."""
    events: list[Event] = []
    s._legal = None  # the position was just set up by hand
    for action in actions:
        events += s.apply(action)
    return events


def play(s: Templar, card: str, *actions: Action) -> list[Event]:
    return do(s, ("card", card), *actions)


def legal(s: Templar, verb: str) -> list[Any]:
    """What may be named with a verb: rooms of "step", (sort, area) of "hide" …"""
    s._legal = None
    found = [action[1:] for action in s.legal_actions() if action[0] == verb]
    return [rest[0] if len(rest) == 1 else rest for rest in found]


def cards(s: Templar) -> list[str]:
    """The cards that may be played."""
    return legal(s, "card")


def steps(*rooms: int) -> list[Action]:
    return [("step", room) for room in rooms]


def box(s: Templar, seat: int, sort: str, scored: bool = False) -> dict[str, Any]:
    """How a treasure in a box looks in a view."""
    assert sort in SORTS
    return {"owner": seat, "sort": sort, "scored": scored}


def is_sound(s: Templar) -> bool:
    return s.status() == []
