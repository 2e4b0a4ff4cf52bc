"""Before the first card: T8 to T13, T35.

Proves T8, T9, T10, T11, T12, T13, T35.
"""

from __future__ import annotations

import pytest

import engine
from engine.templar import setup
from engine.templar.board import CHALICE
from engine.templar.state import Templar
from tests.templar.table import do, fresh, legal, load_bag


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_t8_harbour_is_filled(seats: int) -> None:
    for seed in range(30):
        s = fresh(seats, seed)
        assert [len(tiles) for tiles in s.warehouses] == [3, 3, 3, 4, 4, 4]
        assert all(tiles.count(CHALICE) <= 1 for tiles in s.warehouses)
        assert sum(s.bag) == (60 if seats == 2 else 90) - 21


def test_t8_second_chalice_waits_aside_and_returns_to_the_bag() -> None:
    s = fresh()
    before = s.bag[:]
    load_bag(s, "chalice", "chalice", "book")
    assert setup.fitting_tile(s, has_chalice=True) == 0
    assert s.bag == [before[0] - 1, *before[1:]]


def test_t8_first_chalice_is_welcome() -> None:
    s = fresh()
    load_bag(s, "chalice")
    assert setup.fitting_tile(s, has_chalice=False) == CHALICE


def test_t8_a_warehouse_takes_its_first_chalice_and_no_other() -> None:
    counts = {tiles.count(CHALICE) for seed in range(10) for tiles in fresh(seed=seed).warehouses}
    assert counts == {0, 1}


def test_t9_door_is_between_9_and_the_church() -> None:
    assert fresh().view(None)["door"] == [9, 13]


def test_t10_figures_are_placed_from_the_right_of_the_start_player() -> None:
    s = fresh(5, start="1")
    assert s.actor == 0
    assert legal(s, "abbot") == list(range(1, 14))
    do(s, ("abbot", 9))
    assert s.actor == 4
    assert legal(s, "spy") == [10, 13]  # the closed door does not matter
    do(s, ("spy", 13))
    assert s.actor == 3
    assert legal(s, "prior") == list(range(1, 14))  # occupied or not
    do(s, ("prior", 13))
    view = s.view(None)
    assert (view["remigius"], view["vitus"], view["severus"]) == (9, 13, 13)
    assert (s.actor, s.step.rule(s)) == (1, "T12")


@pytest.mark.parametrize(("seats", "order"), [(2, [1, 0, 1]), (3, [2, 1, 0]), (4, [3, 2, 1])])
def test_t10_choosing_wraps_round(seats: int, order: list[int]) -> None:
    s = fresh(seats)
    actors = []
    for action in (("abbot", 1), ("spy", 2), ("prior", 3)):
        actors.append(s.actor)
        do(s, action)
    assert actors == order


def test_t10_a_portal_is_no_room() -> None:
    s = fresh()
    do(s, ("abbot", 1))
    assert legal(s, "spy") == [2, 3, 12]


def test_t10_first_game() -> None:
    s = fresh(first="yes")
    view = s.view(None)
    assert (view["remigius"], view["vitus"], view["severus"]) == (1, "main", 13)
    assert s.actor == 0
    assert legal(s, "single") == ["oval", "round", "square"]


def test_t11_pawns_outside_the_main_portal_without_points() -> None:
    for player in fresh(5).view(None)["players"]:
        assert player["place"] == "main"
        assert player["score"] == 0


def test_t12_two_of_two_kinds_one_of_the_third_clockwise() -> None:
    s = fresh(3, start="1", first="yes")
    actors = []
    for sort in ("oval", "round", "square"):
        actors.append(s.actor)
        do(s, ("single", sort))
    assert actors == [1, 2, 0]
    players = s.view(None)["players"]
    assert players[1]["supply"] == {"book": 0, "chalice": 0, "oval": 1, "round": 2, "square": 2}
    assert players[2]["supply"] == {"book": 0, "chalice": 0, "oval": 2, "round": 1, "square": 2}
    assert players[0]["reserve"] == {"book": 6, "chalice": 5, "oval": 5, "round": 5, "square": 6}
    assert s.status() == []


@pytest.mark.parametrize(
    ("seats", "option", "cards"),
    [(2, "auto", 10), (3, "auto", 9), (4, "auto", 10), (5, "auto", 10), (4, "no", 9), (3, "yes", 10)],
)
def test_t13_stephanus(seats: int, option: str, cards: int) -> None:
    s = fresh(seats, stephanus=option)
    for player in s.view(None)["players"]:
        assert len(player["hand"]) == cards
        assert ("Stephanus" in player["hand"]) == (cards == 10)


def test_t13_always_with_five() -> None:
    with pytest.raises(engine.BadSetup, match="Stephanus"):
        fresh(5, stephanus="no")


def test_start_player_is_chosen_or_random() -> None:
    assert fresh(4, start="3").start == 3
    starts = set()
    for seed in range(40):
        s = engine.new_game("templar", 4, seed)
        assert isinstance(s, Templar)
        starts.add(s.start)
    assert starts == {0, 1, 2, 3}
    with pytest.raises(engine.BadSetup, match="Seat 3"):
        fresh(3, start="3")


def test_t35_two_players_have_sixty_tiles() -> None:
    assert setup.fill_bag(2) == [12, 9, 13, 13, 13]
    assert sum(setup.fill_bag(2)) == 60
    assert sum(setup.fill_bag(3)) == 90
