"""The abbey, the harbour and the cards as data. Rule ids in comments; nothing here is ever changed."""

from __future__ import annotations

from engine.words import term

ROOMS = range(1, 14)
CHURCH = 13

# T1: which cells (row, column) of the plan a room covers; rows A to D are 0 to 3
PLAN: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((2, 0),),
    2: ((2, 1),),
    3: ((1, 0),),
    4: ((0, 0),),
    5: ((0, 1),),
    6: ((0, 2),),
    7: ((0, 3),),
    8: ((1, 3),),
    9: ((3, 3),),
    10: ((3, 2),),
    11: ((3, 1),),
    12: ((3, 0),),
    13: ((1, 1), (1, 2), (2, 2), (2, 3)),
}
PORTALS = {term("main"): 1, term("side"): 10}  # T1: the room behind each portal

# T2: the lower room first, sorted
PASSAGES: tuple[tuple[int, int], ...] = (
    (1, 2),
    (1, 3),
    (1, 12),
    (2, 11),
    (2, 13),
    (3, 4),
    (3, 13),
    (4, 5),
    (5, 6),
    (6, 7),
    (6, 13),
    (7, 8),
    (8, 13),
    (9, 10),
    (9, 13),
    (10, 11),
    (11, 12),
)
FIRST_DOOR = (9, 13)  # T9
FIRST_GAME = (1, "main", 13)  # T10: where Remigius, Vitus and Severus stand in a first game

# Sorts of treasure, in alphabetical order so that actions sort; from the third on they are kinds of ring
SORTS = (term("book"), term("chalice"), term("oval"), term("round"), term("square"))
BOOK, CHALICE, *RINGS = range(5)
WORTH = (3, 5, 2, 2, 2)  # T26
RESERVE = (6, 5, 7, 7, 7)  # T6
TILES = (17, 13, 20, 20, 20)  # T5
TILES_OUT_FOR_TWO = (5, 4, 7, 7, 7)  # T35
FIRST_RINGS, SINGLE_RING = 2, 1  # T12: of two kinds, and of the third

# T3: chalice boxes, book boxes, boxes of each ring area
HIDING_PLACES: dict[int, tuple[int, int, tuple[int, ...]]] = {
    1: (1, 1, (3, 2)),
    2: (0, 2, (4,)),
    3: (1, 1, (3, 3)),
    4: (2, 1, (2, 2)),
    5: (1, 2, (4,)),
    6: (0, 2, (3, 3)),
    7: (2, 1, (4,)),
    8: (1, 1, (3, 3)),
    9: (1, 2, (2, 2)),
    10: (0, 1, (4, 2)),
    11: (1, 2, (3, 2)),
    12: (2, 0, (3, 3)),
    13: (1, 1, (4, 4, 4)),
}
WAREHOUSES = (3, 3, 3, 4, 4, 4)  # T4: tiles each can hold, from the one with the ship

# T6: in alphabetical order so that actions sort
CARDS = (
    term("Anselmus"),
    term("Bells"),
    term("Benjamin"),
    term("Josua"),
    term("Lucas"),
    term("Maria"),
    term("Porticus"),
    term("Remigius"),
    term("Severus"),
    term("Stephanus"),
)
ANSELMUS, BELLS, BENJAMIN, JOSUA, LUCAS, MARIA, PORTICUS, REMIGIUS, SEVERUS, STEPHANUS = range(10)
REFILL = (3, 0, 5, 4, 5, 3, 7, 3, 7, 6)  # T7
STEPS = (1, 0, 3, 2, 3, 0, 0, 2, 3, 2)  # T18, T20, T22, T24, T25: rooms at most
TREASURES = (3, 0, 0, 2, 1, 0, 0, 0, 0, 0)  # T18: hidden at most

CATEGORIES = (
    term("treasures"),
    term("Stephanus"),
    term("Porticus"),
    term("Severus"),
    term("church"),
    term("rooms"),
)
FOR_TREASURES, FOR_STEPHANUS, FOR_PORTICUS, FOR_SEVERUS, FOR_CHURCH, FOR_ROOMS = range(6)
ROOM_BONUS = (0, 0, 0, 0, 0, 0, 0, 4, 5, 6, 8, 11, 15, 20)  # T32: by rooms with own treasures
CHURCH_RING = 2  # T32
QUIET_ROUNDS = 20  # T36
