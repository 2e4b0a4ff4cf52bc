"""The set-up of J7–J14.

Proves J7, J8, J9, J10, J11, J12, J13, J14.
"""

from __future__ import annotations

from collections import Counter

import pytest

import engine
from engine.journey.board import CITIES, KNIGHTS
from engine.journey.tables import INDEX
from tests.journey.table import do, fresh, knights_in, position, stands

SEEDS = range(40)


def test_j7_seven_of_nine_edicts_lie_open_in_random_order() -> None:
    orders = {tuple(fresh(seed=seed).edicts) for seed in SEEDS}
    assert all(len(set(edicts)) == 7 for edicts in orders)
    assert len(orders) > 30
    assert {city for edicts in orders for city in edicts} == set(range(9))
    assert {edicts[0] for edicts in orders} == set(range(9))


def test_j8_a_tile_on_each_city_whose_edict_is_in_play() -> None:
    pairings = set()
    for seed in SEEDS:
        s = fresh(seed=seed)
        assert sorted(s.spaces[city] for city in s.edicts) == [4, 5, 5, 6, 6, 7, 8]
        assert sum(spaces == 0 for spaces in s.spaces) == 2
        pairings.add(tuple(s.spaces))
    assert len(pairings) > 30


def test_j8_any_tile_may_belong_to_any_edict_of_the_track() -> None:
    """Tiles are shuffled on their own: the first edict's city is not always the smallest."""
    games = [fresh(seed=seed) for seed in range(150)]
    assert all({s.spaces[s.edicts[slot]] for s in games} == {4, 5, 6, 7, 8} for slot in range(7))


@pytest.mark.parametrize(("seats", "tile", "bare"), [(3, 4, 1), (4, 5, 2), (5, 6, 3)])
def test_j9_gold_with_and_without_a_tile(seats: int, tile: int, bare: int) -> None:
    s = fresh(seats)
    assert s.gold == [tile if spaces else bare for spaces in s.spaces]
    assert sum(s.gold) == 7 * tile + 2 * bare


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_j10_each_player_has_nineteen_usable_knights_and_five_gold(seats: int) -> None:
    s = fresh(seats)
    assert KNIGHTS == 20 - 1
    assert s.supply == [19] * seats
    assert s.purse == [5] * seats
    assert s.temple == [0] * seats
    assert s.scores() == [0] * seats


@pytest.mark.parametrize(("seats", "open_"), [(3, 2), (4, 1), (5, 0)])
def test_j11_five_missions_one_secret_each_the_rest_open(seats: int, open_: int) -> None:
    seen = Counter[int]()
    for seed in SEEDS:
        s = fresh(seats, seed)
        assert len(s.mission) == seats
        assert len(s.open) == open_
        assert len({*s.mission, *s.open}) == 5
        seen.update(s.mission)
    assert set(seen) == set(range(8))


def test_j12_first_player_is_random_or_chosen() -> None:
    assert {fresh(5, seed, "random").first for seed in SEEDS} == {0, 1, 2, 3, 4}
    assert fresh(4, start="3").first == 3
    assert fresh(4, start="3").actor == 3


def test_j12_a_seat_that_does_not_exist_can_not_start() -> None:
    with pytest.raises(engine.BadSetup, match="0 to 2"):
        fresh(3, start="3")


def cities_of(s: engine.State) -> list[str]:
    return [action[1] for action in s.legal_actions()]


def test_j13_four_times_round_clockwise_one_knight_each() -> None:
    s = fresh(3, start="1")
    seats = []
    while s.step.rule(s) == "J13":
        assert s.actor is not None
        seats.append(s.actor)
        do(s, s.legal_actions()[0])
    assert seats == [1, 2, 0] * 4
    assert s.supply == [15, 15, 15]
    assert [sum(row[seat] for row in s.knights) for seat in range(3)] == [4, 4, 4]


def test_j13_at_most_two_own_knights_in_a_city() -> None:
    s = fresh(3)
    city = CITIES[max(range(9), key=s.spaces.__getitem__)]  # 8 spaces
    for number in range(6):
        assert city in cities_of(s), number
        do(s, ("place", city))
    assert knights_in(s, city) == [2, 2, 2]
    assert city not in cities_of(s)
    with pytest.raises(engine.IllegalAction):
        s.apply(("place", city))


def test_j13_never_beyond_the_spaces_and_only_into_cities() -> None:
    s = fresh(3)
    small = CITIES[s.spaces.index(4)]
    assert cities_of(s) == [CITIES[city] for city in range(9) if s.spaces[city]]
    do(s, ("place", small), ("place", small), ("place", small), ("place", small))
    assert small not in cities_of(s)


def test_j13_limit_of_two_holds_in_set_up_only() -> None:
    s = position(knights={"Paris": [2, 0, 0]}, templars=[("Paris", "Paris")])
    do(s, ("pope", "G1"), ("place", "Paris"))
    assert knights_in(s, "Paris") == [3, 0, 0]


def test_j14_two_templars_each_anywhere_together_or_apart() -> None:
    s = fresh(3, start="2")
    while s.step.rule(s) == "J13":
        do(s, s.legal_actions()[-1])
    seats = []
    while s.step.rule(s) == "J14":
        assert s.actor is not None
        seats.append(s.actor)
        assert cities_of(s) == list(CITIES)
        do(s, ("station", "Wien" if s.actor else CITIES[len(seats)]))
    assert seats == [2, 0, 1] * 2
    assert stands(s, 1) == ["Wien", "Wien"]
    assert s.templars[1] == (INDEX["Wien"], INDEX["Wien"])
    assert (s.actor, s.step.rule(s)) == (2, "J15")
