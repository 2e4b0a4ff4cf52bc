"""Where everything lies on the sheet: the plan of T1 as coordinates, and nothing but data and sums.

The abbey is a grid of four by four cells; the church takes four of them. Rooms are what the walls leave.
"""

from __future__ import annotations

from functools import cache

from web.views.ink import Point

Pair = tuple[int, int]

SIZE = (1200, 920)
BLEED = 600  # so far the vellum, the road and the sea go on where the window is wider or higher than the sheet
COLUMNS = (90, 310, 530, 750, 970)
ROWS = (20, 226, 432, 638, 844)
WALL = 9  # half the thickness of a wall: a floor begins this far from its cell's edge
CHURCH = 13

CELLS = {
    4: (0, 0), 5: (1, 0), 6: (2, 0), 7: (3, 0),
    3: (0, 1), 8: (3, 1),
    1: (0, 2), 2: (1, 2),
    12: (0, 3), 11: (1, 3), 10: (2, 3), 9: (3, 3),
    CHURCH: (1, 1),
}  # fmt: skip
"""Column and row of each room; of the church its north-western part."""

CHURCH_FLOOR = (
    (319, 235), (741, 235), (741, 441), (961, 441), (961, 478), (976, 496), (983, 518), (984, 535), (983, 552), (976, 574),
    (961, 592), (961, 629), (539, 629), (539, 423), (319, 423),
)  # fmt: skip

CROSSING = (640, 400)  # where the two arms of the church meet: every way from its southern gates leads over this point

PASSAGES: dict[Pair, tuple[float, float, bool]] = {
    (1, 2): (310, 535, True), (1, 3): (200, 432, False), (1, 12): (200, 638, False), (2, 11): (420, 638, False),
    (2, 13): (530, 535, True), (3, 4): (200, 226, False), (3, 13): (310, 329, True), (4, 5): (310, 123, True),
    (5, 6): (530, 123, True), (6, 7): (750, 123, True), (6, 13): (640, 226, False), (7, 8): (860, 226, False),
    (8, 13): (750, 329, True), (9, 10): (750, 741, True), (9, 13): (860, 638, False), (10, 11): (530, 741, True),
    (11, 12): (310, 741, True),
}  # fmt: skip
"""Middle of each passage of T2, and whether one walks through it from west to east."""

PORTALS = {"main": (90, 535, True), "side": (640, 844, False)}
"""The gates in the outer wall: of room 1 and of room 10."""

GATEWAY = 27  # half the width of a passage
BOX = 28  # a ring's box
NICHE = (40, 46)  # a chalice's niche, a book's lectern
CAPITAL = 42

STORE = (1004, 128, 116)  # left edge, width and height of a storehouse
STORE_TOP, STORE_PITCH = 14, 126
QUAY = 1140  # where the water begins
BAG = (1066, 842)
SEA = (1172, 850)  # where tiles go that leave the game

SORTS = ("chalice", "book", "round", "square", "oval")
RINGS = SORTS[2:]


def cell(room: int) -> tuple[int, int]:
    """North-western corner of a room's cell."""
    column, row = CELLS[room]
    return COLUMNS[column], ROWS[row]


@cache
def floor(room: int) -> tuple[Point, ...]:
    """The corners of a room's floor, clockwise."""
    if room == CHURCH:
        return CHURCH_FLOOR
    x, y = cell(room)
    width, height = COLUMNS[1] - COLUMNS[0], ROWS[1] - ROWS[0]
    west, north, east, south = x + WALL, y + WALL, x + width - WALL, y + height - WALL
    return (west, north), (east, north), (east, south), (west, south)


def capital(room: int) -> Point:
    """Middle of the illuminated number."""
    x, y = cell(room)
    return x + WALL + 7 + CAPITAL / 2, y + WALL + 7 + CAPITAL / 2


@cache
def niches(room: int, chalices: int, books: int) -> tuple[Point, ...]:
    """Middles of the chalice niches, then of the lecterns: in a row to the right of the number; at the church's altar."""
    if room == CHURCH:
        return (898, 504), (898, 566)
    x, y = cell(room)
    right = x + 220 - WALL - 6 - NICHE[0] / 2
    count = chalices + books
    return tuple((right - (count - 1 - i) * (NICHE[0] + 4), y + WALL + 7 + NICHE[1] / 2) for i in range(count))


@cache
def trays(room: int, sizes: tuple[int, ...]) -> tuple[tuple[Point, ...], ...]:
    """Middles of the ring boxes, area by area: along the south wall, in the church where its walls have room."""
    if room == CHURCH:
        return _row(336, 398, 4), _row(556, 604, 4), _row(762, 466, 4)
    x, y = cell(room)
    left, laid = x + 220 / 2 - _breadth(sizes) / 2 + 5, []
    for size in sizes:
        laid.append(_row(left, y + 206 - WALL - 25, size))
        left += size * BOX + 18
    return tuple(laid)


def _breadth(sizes: tuple[int, ...]) -> float:
    return sum(sizes) * BOX + 10 + 18 * (len(sizes) - 1)


def _row(left: float, y: float, size: int) -> tuple[Point, ...]:
    return tuple((left + BOX / 2 + i * BOX, y) for i in range(size))


def frame(boxes: tuple[Point, ...]) -> tuple[float, float, float, float]:
    """Left, top, width and height of the tray round a row of boxes."""
    return boxes[0][0] - BOX / 2 - 4, boxes[0][1] - BOX / 2 - 4, len(boxes) * BOX + 8, BOX + 8


def store(number: int) -> Point:
    """North-western corner of a storehouse, 1 to 6."""
    return STORE[0], STORE_TOP + (number - 1) * STORE_PITCH


@cache
def stalls(number: int, count: int) -> tuple[Point, ...]:
    """Middles of a storehouse's tiles."""
    x, y = store(number)
    left = x + STORE[1] / 2 - (count - 1) * 15
    return tuple((left + i * 30, y + 53) for i in range(count))


@cache
def spots(place: int | str, count: int) -> tuple[Point, ...]:
    """Where so many figures stand (their feet) in a room, before a portal or at a storehouse."""
    if place == "main":
        return _queue(count)
    if place == "side":
        return _ranks(640, 908, count, 190)
    if isinstance(place, str):
        x, y = store(int(place[1:]))
        return _ranks(x + STORE[1] / 2, y + STORE[2] - 3, count, STORE[1] - 36, back=0)
    x, y = (450, 226) if place == CHURCH else cell(place)
    return _ranks(x + 110, y + 147, count, 340 if place == CHURCH else 158)


def _queue(count: int) -> tuple[Point, ...]:
    """Before the main portal the way is narrow: two by two."""
    if count == 1:
        return ((44, 556),)
    top = 556 - 25 * ((count - 1) // 2)
    return tuple((24 + 40 * (i % 2), top + 50 * (i // 2)) for i in range(count))


def _ranks(x: float, y: float, count: int, width: float, back: float = 9) -> tuple[Point, ...]:
    """Side by side, closer together the more they are; in a crowd every other one stands half a step behind."""
    gap = min(46, width / max(1, count - 1))
    back = back if gap < 34 else 0
    return tuple((x + (i - (count - 1) / 2) * gap, y - back * (i % 2)) for i in range(count))
