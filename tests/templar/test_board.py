"""The board as data: T1 to T7.

Proves T1, T2, T3, T4, T5, T6, T7, T17, T25.
"""

from __future__ import annotations

import itertools

import pytest

from engine.templar import board, walking
from engine.templar.tables import NO_DOOR, OPEN, PLACES, WITHIN
from tests.templar.table import table


def test_t1_plan_has_thirteen_rooms_that_do_not_overlap() -> None:
    cells = [cell for room in board.PLAN for cell in board.PLAN[room]]
    assert list(board.PLAN) == list(board.ROOMS) == list(range(1, 14))
    assert sorted(cells) == sorted(itertools.product(range(4), range(4)))
    assert [len(board.PLAN[room]) for room in board.ROOMS] == [1] * 12 + [4]


def test_t1_portals_lie_outside_rooms_at_the_edge() -> None:
    assert board.PORTALS == {"main": 1, "side": 10}
    assert board.PLAN[1][0][1] == 0  # west
    assert board.PLAN[10][0][0] == 3  # south


def test_t2_passages_join_neighbours_on_the_plan() -> None:
    for a, b in board.PASSAGES:
        near = [(x, y) for x in board.PLAN[a] for y in board.PLAN[b] if abs(x[0] - y[0]) + abs(x[1] - y[1]) == 1]
        assert near, f"{a}–{b}"


def test_t2_passages_are_the_seventeen_of_the_rules() -> None:
    text = "1–2, 1–3, 1–12, 2–11, 2–13, 3–4, 3–13, 4–5, 5–6, 6–7, 6–13, 7–8, 8–13, 9–10, 9–13, 10–11, 11–12"
    assert [f"{a}–{b}" for a, b in board.PASSAGES] == text.split(", ")


@pytest.mark.parametrize("door", range(NO_DOOR))
def test_t2_abbey_stays_connected_with_the_door_anywhere(door: int) -> None:
    found = {1}
    while more := {near for room in found for near in OPEN[door][room]} - found:
        found |= more
    assert found == set(board.ROOMS)
    a, b = board.PASSAGES[door]
    assert b not in OPEN[door][a]
    assert a not in OPEN[door][b]


def test_t3_hiding_places_add_up() -> None:
    rows = board.HIDING_PLACES.values()
    assert sum(chalices for chalices, _, _ in rows) == 13
    assert sum(books for _, books, _ in rows) == 17
    assert sum(sum(rings) for _, _, rings in rows) == 72
    assert board.HIDING_PLACES[12] == (2, 0, (3, 3))
    assert board.HIDING_PLACES[13] == (1, 1, (4, 4, 4))


def test_t4_t5_harbour() -> None:
    assert board.WAREHOUSES == (3, 3, 3, 4, 4, 4)
    tiles = dict(zip(board.SORTS, board.TILES, strict=True))
    assert tiles == {"book": 17, "chalice": 13, "oval": 20, "round": 20, "square": 20}
    assert sum(board.TILES) == 90


def test_t6_a_player_has_32_treasures_and_ten_cards() -> None:
    reserve = dict(zip(board.SORTS, board.RESERVE, strict=True))
    assert reserve == {"book": 6, "chalice": 5, "oval": 7, "round": 7, "square": 7}
    assert len(board.CARDS) == 10
    assert list(board.CARDS) == sorted(board.CARDS)
    assert list(board.SORTS) == sorted(board.SORTS)


def test_t7_refill_numbers() -> None:
    numbers = dict(zip(board.CARDS, board.REFILL, strict=True))
    assert numbers == {
        "Anselmus": 3,
        "Bells": 0,
        "Benjamin": 5,
        "Josua": 4,
        "Lucas": 5,
        "Maria": 3,
        "Porticus": 7,
        "Remigius": 3,
        "Severus": 7,
        "Stephanus": 6,
    }


def test_t25_remigius_can_always_move() -> None:
    """For every place of his, of Vitus and of the door."""
    s = table()
    for remigius, vitus, s.door in itertools.product(board.ROOMS, (0, *board.ROOMS), range(NO_DOOR)):
        if remigius == vitus:
            continue
        s.vitus, s.path = vitus, (remigius,)
        first = walking.ABBOT_WALK.legal(s)
        assert first
        for _, room in first:
            s.path = (remigius, room)
            assert walking.ABBOT_WALK.legal(s)
            assert walking.ABBOT_WALK.legal(s) != [("stop",)] or room != vitus


def test_t17_nearness_counts_open_passages() -> None:
    ways = WITHIN[NO_DOOR]
    assert ways[0][1] == (1,)
    assert ways[1][1] == (1, 2, 3, 12)
    assert ways[9][2] == (2, 3, 6, 8, 9, 10, 11, 13)
    assert WITHIN[board.PASSAGES.index((9, 13))][9][2] == (9, 10, 11)
    assert PLACES[14] == "side"
