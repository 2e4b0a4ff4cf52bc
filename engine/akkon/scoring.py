"""What bids are worth, who leads a track, and who has won. Reads a state, changes nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from engine.akkon.board import CITIES, GREYMANTLE, MERCENARY, PER_KNIGHT, VALUES

if TYPE_CHECKING:
    from engine.akkon.state import Akkon, Bid

FIELDS = len(CITIES)


def totals(bids: Iterable[Bid], seats: int) -> list[int]:
    """What each seat has bid on each field, at index city * seats + seat (A8)."""
    worth = [0] * (FIELDS * seats)
    crowd = [0] * FIELDS
    mercenaries: list[tuple[int, int]] = []
    doubled: set[int] = set()
    for city, seat, knight, _ in bids:
        crowd[city] += 1
        kind = knight & 7
        worth[city * seats + seat] += VALUES[kind]
        if kind == MERCENARY:
            mercenaries.append((city, seat))
        elif kind == GREYMANTLE:  # a second one of the same player doubles nothing more (A25)
            doubled.add(city * seats + seat)
    for city, seat in mercenaries:
        worth[city * seats + seat] += PER_KNIGHT * crowd[city]
    for place in doubled:
        worth[place] *= 2
    return worth


def best_bidders(worth: Sequence[int]) -> list[int]:
    """The seats with the highest total above 0 on one field (A11)."""
    best = max(worth)
    return [seat for seat, total in enumerate(worth) if total == best] if best > 0 else []


def leader(values: Sequence[int]) -> int:
    """The seat with strictly the highest value on a track, or -1 (A18)."""
    best = max(values)
    return values.index(best) if values.count(best) == 1 else -1


def highest_and_lowest(s: Akkon, seat: int) -> tuple[int, int]:
    """The two track values that count in the end (A20)."""
    own = s.tracks[4 * seat : 4 * seat + 4]
    return max(own), min(own)


def standing(s: Akkon, seat: int) -> tuple[int, int]:
    """What decides the game: highest plus lowest, then the second value of the four sorted (A20)."""
    lowest, _, second, highest = sorted(s.tracks[4 * seat : 4 * seat + 4])
    return highest + lowest, second


def best_seats(s: Akkon) -> list[int]:
    """The seats that would win as it stands; ties share (A20)."""
    ranks = [standing(s, seat) for seat in range(s.seats)]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
