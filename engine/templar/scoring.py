"""Points: for the room where Remigius stops, and at the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core import OVER
from engine.templar.board import (
    CATEGORIES,
    CHURCH,
    CHURCH_RING,
    FOR_CHURCH,
    FOR_ROOMS,
    FOR_TREASURES,
    ROOM_BONUS,
    WORTH,
)
from engine.templar.tables import AREAS, BOXES, ROW, SHELVES

if TYPE_CHECKING:
    from engine.templar.state import Templar

SCORED = 1  # bit of a box: owner * 2, and 1 when scored


def score(s: Templar, seat: int, category: int, points: int) -> None:
    s.score[seat] += points
    s.points[seat * len(CATEGORIES) + category] += points
    s.events.append(("scored", seat, CATEGORIES[category], points))


def score_room(s: Templar, room: int) -> None:
    """Points for every unscored treasure; then books and chalices are turned over (T26)."""
    s.events.append(("room scored", room))
    for n in range(s.seats):
        seat = (s.turn + n) % s.seats
        points = s.worth[seat * ROW + room]
        if points:
            score(s, seat, FOR_TREASURES, points)
    for box in SHELVES[room]:
        if s.box[box] >= 0:
            s.box[box] |= SCORED
    for seat, rings in enumerate(unscored_rings(s, room)):
        s.worth[seat * ROW + room] = sum([WORTH[kind] for kind in rings])


def unscored_rings(s: Templar, room: int) -> list[list[int]]:
    """By seat: the kinds of its unscored rings in a room."""
    found: list[list[int]] = [[] for _ in range(s.seats)]
    for h in AREAS[room]:
        for box in BOXES[h]:
            code = s.box[box]
            if code >= 0 and not code & SCORED:
                found[code >> 1].append(s.kind[h])
    return found


def turn_ring(s: Templar, seat: int, room: int, kind: int) -> None:
    """One unscored ring of that kind and owner shows its scored side from now on (T26)."""
    for h in AREAS[room]:
        if s.kind[h] == kind:
            for box in BOXES[h]:
                if s.box[box] == seat * 2:
                    s.box[box] |= SCORED
                    s.worth[seat * ROW + room] -= WORTH[kind]
                    return
    raise AssertionError("no such ring")


def end_game(s: Templar) -> None:
    """Church rings and rooms with own treasures (T32)."""
    rings = unscored_rings(s, CHURCH)
    for seat in range(s.seats):
        if rings[seat]:
            score(s, seat, FOR_CHURCH, CHURCH_RING * len(rings[seat]))
        if ROOM_BONUS[s.covered[seat]]:
            score(s, seat, FOR_ROOMS, ROOM_BONUS[s.covered[seat]])
    s.step, s.actor = OVER, None
    s.events.extend(("won", seat) for seat in s.winners())
