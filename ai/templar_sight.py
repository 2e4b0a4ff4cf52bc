"""The abbey seen with a player's eyes: where Remigius can come, which cards will be free, what a trip is worth."""

from __future__ import annotations

from functools import cache

from engine.templar.board import ROOMS, WAREHOUSES, WORTH
from engine.templar.setup import fill_bag
from engine.templar.state import Templar
from engine.templar.tables import HARBOUR, NO_CARD, NOWHERE, OPEN, ROW, STOCK, WITHIN

FULL_BAG = tuple(sum(fill_bag(seats)) - sum(WAREHOUSES) for seats in range(6))  # by seats: tiles left by the set-up
OTHERS_WEIGH = 1.07  # what a point of the others' weighs when a room is scored, found by self-play


@cache
def abbot_stops(door: int, remigius: int, vitus: int) -> tuple[int, ...]:
    """Where Remigius can stop when he is moved now (T25)."""
    if remigius == NOWHERE:
        return ()
    first = [room for room in OPEN[door][remigius] if room != vitus]
    through = first or [vitus]
    second = [far for room in through for far in OPEN[door][room] if far not in (remigius, vitus)]
    return tuple(sorted({*first, *second}))


@cache
def moves_away(door: int, remigius: int) -> tuple[int, ...]:
    """By room: how many times Remigius must be moved to get there; 0 where he is."""
    steps = {remigius: 0}
    row = [remigius]
    for room in row:
        for near in OPEN[door][room]:
            if near not in steps:
                steps[near] = steps[room] + 1
                row.append(near)
    return (0, *((steps[room] + 1) // 2 for room in ROOMS))


def progress(s: Templar) -> float:
    """How empty the bag is, or how close somebody is to all thirteen rooms."""
    if s.last:
        return 1.0
    return max(1 - sum(s.bag) / FULL_BAG[s.seats], (max(s.covered) - 7) / 6, 0.0) * 0.9


def open_cards(s: Templar, seat: int) -> int:
    """The cards a seat will be able to play in its next turn, as far as the table shows it now, as bits.

    A card before somebody who moves earlier will be covered by then; one before somebody who moves later stays.
    """
    now = s.card == NO_CARD  # else the seat in turn has played already
    wait = (seat - s.turn) % s.seats
    if not now and wait == 0:
        return s.hand[seat] & ~bits_of(s.rafael)
    bits = bits_of(s.rafael)
    for other, pile in enumerate(s.piles):
        if pile and ((other - s.turn) % s.seats > wait or (not now and other == s.turn)):
            bits |= 1 << pile[-1]
    return s.hand[seat] & ~bits


def bits_of(pile: list[int]) -> int:
    return 1 << pile[-1] if pile else 0


def bounty(s: Templar, seat: int, room: int) -> float:
    """What scoring a room now would bring a seat, less what it brings the others on average."""
    if room == s.severus:
        return 0.0
    own = s.worth[seat * ROW + room]
    return own - (sum(s.worth[room::ROW]) - own) / (s.seats - 1) * OTHERS_WEIGH


def best_bounty(s: Templar, seat: int) -> float:
    return max([bounty(s, seat, room) for room in abbot_stops(s.door, s.remigius, s.vitus)], default=0.0)


def load(s: Templar, seat: int, tiles: list[int]) -> int:
    """What the tiles of a warehouse are worth to a seat that has these treasures left."""
    reserve = s.reserve[seat * STOCK : (seat + 1) * STOCK]
    worth = 0
    for sort in tiles:
        if reserve[sort]:
            reserve[sort] -= 1
            worth += WORTH[sort]
    return worth


def crowd(s: Templar, seat: int) -> int:
    """The most other figures Stephanus could find in a room within two steps."""
    if s.place[seat] >= HARBOUR:
        return 0
    figures = [*s.place, s.remigius, s.severus, s.vitus]
    return max(figures.count(room) for room in WITHIN[s.door][s.place[seat]][2])
