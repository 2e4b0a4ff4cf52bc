"""The harbour and the door: Maria, Bells with the refill, Porticus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core import Action, Step
from engine.templar.board import (
    BELLS,
    CHALICE,
    FOR_PORTICUS,
    MARIA,
    PASSAGES,
    PORTICUS,
    REFILL,
    SORTS,
    WAREHOUSES,
)
from engine.templar.events import place_name
from engine.templar.scoring import score
from engine.templar.tables import DOOR_ID, DOORS, HARBOUR, STOCK, WAREHOUSE
from engine.templar.turns import BAG_EMPTY, end_turn, plays, start_last_round
from engine.words import Text, ntext, text

if TYPE_CHECKING:
    from engine.templar.state import Templar

RING = range(len(WAREHOUSES))


@plays(MARIA)
def messenger(s: Templar) -> None:
    s.step = TO_WAREHOUSE


class ToWarehouse(Step["Templar"]):
    """Maria goes to a warehouse, from anywhere, and brings what lies there (T21)."""

    def legal(self, s: Templar) -> list[Action]:
        return WAREHOUSE

    def apply(self, s: Templar, action: Action) -> None:
        number = action[1]
        tiles = s.warehouses[number - 1]
        s.place[s.turn] = HARBOUR + number - 1
        s.events.append(("warehouse", s.turn, number))
        gain(s, s.turn, tiles)
        s.out += len(tiles)
        tiles.clear()
        end_turn(s)

    def prompt(self, s: Templar) -> Text:
        return text("Maria: to which warehouse?")

    def label(self, s: Templar, action: Action) -> Text:
        n = len(s.warehouses[action[1] - 1])
        return ntext("Warehouse {number}: {n} tile", "Warehouse {number}: {n} tiles", n, number=action[1])

    def rule(self, s: Templar) -> str:
        return "T21"


def gain(s: Templar, seat: int, tiles: list[int]) -> None:
    """One treasure from the own reserve for each tile, as long as there is one (T21)."""
    first = seat * STOCK
    for sort in sorted(set(tiles)):
        n = min(tiles.count(sort), s.reserve[first + sort])
        if n:
            s.reserve[first + sort] -= n
            s.supply[first + sort] += n
            s.events.append(("gained", seat, SORTS[sort], n))


# -- Bells ---------------------------------------------------------------------------------------------------


@plays(BELLS)
def bells(s: Templar) -> None:
    """First the refill, then the cards come back to hand (T28)."""
    pile = s.piles[s.turn]
    if pile:
        refill(s, REFILL[pile[-1]])
    s.events.append(("took back", s.turn, len(pile) + 1))
    for card in pile:
        s.hand[s.turn] |= 1 << card
    pile.clear()
    end_turn(s)


def refill(s: Templar, number: int) -> None:
    """Tile by tile round the ring of warehouses (T29); whoever stands there gets what came (T30)."""
    before = [len(tiles) for tiles in s.warehouses]
    spot = 0
    for _ in range(number):
        if all(len(tiles) == most for tiles, most in zip(s.warehouses, WAREHOUSES, strict=True)):
            break
        if not sum(s.bag):
            start_last_round(s, s.turn, BAG_EMPTY)  # T31
            break
        spot = place_tile(s, draw(s), spot)
    hand_out(s, before)


def draw(s: Templar) -> int:
    """A tile from the bag. The bag has no order: chance falls when a hand goes in."""
    s.reveals += 1
    s.drawn = 1
    number = s.rng.below(sum(s.bag))
    sort = 0
    while number >= s.bag[sort]:
        number -= s.bag[sort]
        sort += 1
    s.bag[sort] -= 1
    return sort


def place_tile(s: Templar, sort: int, spot: int) -> int:
    """Into the next warehouse with room, a chalice only where there is none; returns where the next tile starts."""
    for n in RING:
        warehouse = (spot + n) % len(RING)
        tiles = s.warehouses[warehouse]
        if len(tiles) < WAREHOUSES[warehouse] and (sort != CHALICE or CHALICE not in tiles):
            tiles.append(sort)
            s.events.append(("tile", SORTS[sort], warehouse + 1))
            return (warehouse + 1) % len(RING)
    s.out += 1
    s.events.append(("tile lost", SORTS[sort]))
    return spot


def hand_out(s: Templar, before: list[int]) -> None:
    """Every pawn in a warehouse gets all that the refill put there; those tiles leave the game (T30)."""
    for n in range(1, s.seats):
        seat = (s.turn + n) % s.seats
        warehouse = s.place[seat] - HARBOUR
        if warehouse >= 0:
            gain(s, seat, s.warehouses[warehouse][before[warehouse] :])
    for warehouse in {place - HARBOUR for place in s.place if place >= HARBOUR}:
        tiles = s.warehouses[warehouse]
        s.out += len(tiles) - before[warehouse]
        del tiles[before[warehouse] :]


# -- Porticus ------------------------------------------------------------------------------------------------


@plays(PORTICUS)
def porter(s: Templar) -> None:
    s.step = MOVE_DOOR


class MoveDoor(Step["Templar"]):
    """The door goes to another passage (T23)."""

    def legal(self, s: Templar) -> list[Action]:
        return DOORS[s.door]

    def apply(self, s: Templar, action: Action) -> None:
        s.door = DOOR_ID[action[1:]]
        s.events.append(("door", s.turn, *PASSAGES[s.door]))
        score(s, s.turn, FOR_PORTICUS, 1)
        end_turn(s)

    def prompt(self, s: Templar) -> Text:
        return text("Porticus: which passage does the door shut?")

    def label(self, s: Templar, action: Action) -> Text:
        return text("Between {a} and {b}", a=place_name(action[1]), b=place_name(action[2]))

    def rule(self, s: Templar) -> str:
        return "T23"


TO_WAREHOUSE = ToWarehouse()
MOVE_DOOR = MoveDoor()
