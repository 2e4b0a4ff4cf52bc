"""What follows from the board, worked out once: ways, hiding places and the actions that name them.

A place is a number: 1 to 13 a room, 0 outside the main portal, 14 outside the side portal, 15 to 20 a
warehouse. A door is the index of the passage it shuts. A hiding place is the chalice boxes, the book boxes or
one ring area of a room.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.core import Action
from engine.templar import board

MAIN, SIDE, HARBOUR = 0, 14, 15
ROW = 14  # rooms 0..13 in a flat list by seat and room
STOCK = len(board.SORTS)  # sorts in a flat list by seat and sort
NOBODY = NOWHERE = NO_CARD = NO_SORT = EMPTY = -1
PLACES: tuple[int | str, ...] = ("main", *board.ROOMS, "side", "w1", "w2", "w3", "w4", "w5", "w6")
SORT_ID = {name: number for number, name in enumerate(board.SORTS)}
CARD_ID = {name: number for number, name in enumerate(board.CARDS)}
DOOR_ID = {passage: number for number, passage in enumerate(board.PASSAGES)}

# -- ways ----------------------------------------------------------------------------------------------------


def _open(door: int) -> tuple[tuple[int, ...], ...]:
    """By place: where a figure can step with the door shut there (T17)."""
    joined: list[set[int]] = [set() for _ in range(SIDE + 1)]
    for number, (a, b) in enumerate(board.PASSAGES):
        if number != door:
            joined[a].add(b)
            joined[b].add(a)
    joined[MAIN].add(board.PORTALS["main"])
    joined[SIDE].add(board.PORTALS["side"])
    return tuple(tuple(sorted(rooms)) for rooms in joined)


def _within(ways: tuple[tuple[int, ...], ...], place: int, steps: int) -> tuple[int, ...]:
    """The rooms a figure can be in after at most so many steps, its own included."""
    found = {place}
    for _ in range(steps):
        found.update(room for near in sorted(found) for room in ways[near])
    return tuple(sorted(found - {MAIN, SIDE}))


NO_DOOR = len(board.PASSAGES)
OPEN = tuple(_open(door) for door in range(NO_DOOR + 1))  # by door, then place; the last: as if there were no door
WITHIN = tuple(tuple(tuple(_within(ways, p, n) for n in range(4)) for p in range(SIDE + 1)) for ways in OPEN)

# -- hiding places -------------------------------------------------------------------------------------------


class Hiding(NamedTuple):
    """Boxes that belong together."""

    room: int
    sort: int  # NO_SORT for a ring area: the first ring there decides (T19)
    area: int  # which ring area of the room; 0 for chalices and books
    boxes: tuple[int, ...]  # their numbers in the state's flat list


def _hidings() -> tuple[Hiding, ...]:
    found: list[Hiding] = []
    start = 0
    for room, (chalices, books, rings) in board.HIDING_PLACES.items():
        groups = [(board.BOOK, 0, books), (board.CHALICE, 0, chalices)]
        groups += [(NO_SORT, area, boxes) for area, boxes in enumerate(rings)]
        for sort, area, boxes in groups:
            found.append(Hiding(room, sort, area, tuple(range(start, start + boxes))))
            start += boxes
    return tuple(found)


HIDINGS = _hidings()
BOXES = tuple(hiding.boxes for hiding in HIDINGS)
BOX_COUNT = sum(map(len, BOXES))
AREAS = tuple(  # by room: its ring areas, as indices into HIDINGS; none outside a portal
    tuple(h for h, hiding in enumerate(HIDINGS) if hiding.room == room and hiding.sort == NO_SORT)
    for room in range(SIDE + 1)
)
SHELVES = tuple(  # by room: its chalice and book boxes
    tuple(box for hiding in HIDINGS if hiding.room == room and hiding.sort != NO_SORT for box in hiding.boxes)
    for room in range(ROW)
)

# -- actions -------------------------------------------------------------------------------------------------

STOP: Action = ("stop",)
STEP: tuple[Action, ...] = tuple(("step", room) for room in range(ROW))
PUT: tuple[Action, ...] = tuple(("put", area) for area in range(3))
HIDE = tuple(tuple(("hide", sort, area) for area in range(3)) for sort in board.SORTS)
TURN: tuple[Action, ...] = tuple(("turn", sort) for sort in board.SORTS)
WAREHOUSE: list[Action] = [("warehouse", number + 1) for number in range(len(board.WAREHOUSES))]
DOORS: tuple[list[Action], ...] = tuple(
    [("door", a, b) for a, b in board.PASSAGES if (a, b) != shut] for shut in board.PASSAGES
)
PORTAL: list[Action] = [("portal", "main"), ("portal", "side")]
ANNOUNCE: list[Action] = [("announce",), ("quiet",)]
SINGLE: list[Action] = [("single", board.SORTS[kind]) for kind in board.RINGS]
CARD: tuple[Action, ...] = tuple(("card", name) for name in board.CARDS)
HANDS: tuple[list[Action], ...] = tuple(  # by the bits of the cards that may be played
    [CARD[card] for card in range(len(CARD)) if bits >> card & 1] for bits in range(1 << len(CARD))
)


def _ways_to_hide(room: int, sort: int) -> tuple[tuple[int, Action], ...]:
    own = NO_SORT if sort in board.RINGS else sort
    return tuple(
        (h, HIDE[sort][hiding.area])
        for h, hiding in enumerate(HIDINGS)
        if hiding.room == room and hiding.sort == own and hiding.boxes
    )


WAYS_TO_HIDE = tuple(tuple(_ways_to_hide(room, sort) for sort in range(STOCK)) for room in range(ROW))
HIDDEN_BY = tuple(  # by room: what an action hides, and where
    {action: (h, sort) for sort in range(STOCK) for h, action in WAYS_TO_HIDE[room][sort]} for room in range(ROW)
)
