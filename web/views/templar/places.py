"""The hiding places of T3 with their coordinates."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine.templar.board import HIDING_PLACES
from web.views.ink import Point
from web.views.templar.geometry import niches, trays


class Places(NamedTuple):
    """Middles of a room's niches, lecterns and ring boxes by area."""

    chalices: tuple[Point, ...]
    books: tuple[Point, ...]
    rings: tuple[tuple[Point, ...], ...]


@cache
def hiding_places(room: int) -> Places:
    """Where a room's treasures lie."""
    chalices, books, sizes = HIDING_PLACES[room]
    row = niches(room, chalices, books)
    return Places(row[:chalices], row[chalices:], trays(room, sizes))
