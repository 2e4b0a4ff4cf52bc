"""What must hold in every position: `broken` lists what does not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.core import OVER
from engine.templar.board import (
    BELLS,
    CARDS,
    CATEGORIES,
    CHALICE,
    RESERVE,
    RINGS,
    SORTS,
    STEPHANUS,
    TILES,
    WAREHOUSES,
    WORTH,
)
from engine.templar.setup import fill_bag
from engine.templar.tables import BOXES, EMPTY, HIDINGS, NO_CARD, NO_SORT, NOWHERE, ROW, STOCK

if TYPE_CHECKING:
    from engine.templar.state import Templar


def broken(s: Templar) -> list[str]:
    """Every broken invariant, as sentences."""
    return [*tiles(s), *treasures(s), *areas(s), *tallies(s), *cards(s), *figures(s), *points(s)]


def tiles(s: Templar) -> Iterator[str]:
    """T4, T5, T35."""
    if sum(s.bag) + sum(map(len, s.warehouses)) + s.out != sum(fill_bag(s.seats)):
        yield "harbour tiles are missing or too many"
    if any(not 0 <= n <= most for n, most in zip(s.bag, TILES, strict=True)):
        yield f"the bag holds an impossible number of a sort: {s.bag}"
    for number, (inside, most) in enumerate(zip(s.warehouses, WAREHOUSES, strict=True), start=1):
        if len(inside) > most:
            yield f"warehouse {number} holds more than {most} tiles"
        if inside.count(CHALICE) > 1:
            yield f"warehouse {number} holds two chalices"


def treasures(s: Templar) -> Iterator[str]:
    """T6: what a player owns lies in reserve, supply and rooms, or in Benjamin's hands."""
    hidden = [0] * len(s.supply)
    for h, boxes in enumerate(BOXES):
        for box in boxes:
            if s.box[box] != EMPTY:
                hidden[(s.box[box] >> 1) * STOCK + s.kind[h]] += 1
    if s.carrying:
        hidden[s.carrying[0] * STOCK + s.carrying[1]] += 1
    for index, parts in enumerate(zip(hidden, s.supply, s.reserve, strict=True)):
        seat, sort = divmod(index, STOCK)
        if min(parts) < 0 or sum(parts) != RESERVE[sort]:
            yield f"seat {seat} has {parts} of {SORTS[sort]} hidden, in supply and in reserve"


def areas(s: Templar) -> Iterator[str]:
    """T19: one kind per ring area, and the count of free boxes."""
    for h, hiding in enumerate(HIDINGS):
        used = sum(s.box[box] != EMPTY for box in hiding.boxes)
        if s.free[h] != len(hiding.boxes) - used:
            yield f"hiding place {h} counts its free boxes wrongly"
        if hiding.sort != NO_SORT and s.kind[h] != hiding.sort:
            yield f"hiding place {h} changed its sort"
        if hiding.sort == NO_SORT and (s.kind[h] in RINGS) != (used > 0):
            yield f"ring area {h} has {used} rings and kind {s.kind[h]}"


def tallies(s: Templar) -> Iterator[str]:
    """The running counts per seat and room."""
    here, worth = [0] * (s.seats * ROW), [0] * (s.seats * ROW)
    for h, hiding in enumerate(HIDINGS):
        for box in hiding.boxes:
            if s.box[box] != EMPTY:
                spot = (s.box[box] >> 1) * ROW + hiding.room
                here[spot] += 1
                worth[spot] += 0 if s.box[box] & 1 else WORTH[s.kind[h]]
    if here != s.here or worth != s.worth:
        yield "the count of treasures in the rooms is wrong"
    if [sum(map(bool, here[seat * ROW : (seat + 1) * ROW])) for seat in range(s.seats)] != s.covered:
        yield "the count of rooms with own treasures is wrong"


def cards(s: Templar) -> Iterator[str]:
    """T6, T15, T28: every card is in hand or on the own pile, Bells always in hand."""
    whole = (1 << len(CARDS)) - 1
    if s.options["stephanus"] == "no":
        whole &= ~(1 << STEPHANUS)
    for seat, pile in enumerate(s.piles):
        bits = sum(1 << card for card in pile)
        if s.hand[seat] & bits or s.hand[seat] | bits != whole or len(set(pile)) != len(pile):
            yield f"seat {seat} does not have its cards"
        if not s.hand[seat] >> BELLS & 1:
            yield f"seat {seat} has laid Bells on the table"
    tops = [pile[-1] for pile in s.piles if pile] + s.rafael[-1:]
    if s.round > 2 and s.card == NO_CARD and len(set(tops)) != len(tops) and s.step is not OVER:
        yield "the same card lies open twice"


def figures(s: Templar) -> Iterator[str]:
    """T25: Remigius never stops with Vitus."""
    if s.remigius == s.vitus != NOWHERE and s.card == NO_CARD:
        yield "Remigius stands in Vitus' room"


def points(s: Templar) -> Iterator[str]:
    width = len(CATEGORIES)
    if [sum(s.points[seat * width : (seat + 1) * width]) for seat in range(s.seats)] != s.score:
        yield "the points per category do not add up to the score"
