"""The shipping rounds: J31–J34.

Proves J31, J32, J33, J34.
"""

from __future__ import annotations

import pytest

from engine.core import Event
from engine.journey.board import CITIES
from engine.journey.state import Journey
from engine.journey.tables import INDEX
from tests.journey.table import EDICTS, TILES, do, kinds, position


def ship(seats: int = 3, **facts: object) -> tuple[Journey, list[Event]]:
    """Moves the Pope to the ships of the first shipping round (Venezia with 7 spaces and 4 berths, Roma 5 and 5)."""
    s = position(seats, pope="G3", **facts)  # type: ignore[arg-type]
    return s, do(s, ("pope", "ship"))


def test_j31_strictly_most_knights_take_the_edict_and_two_points() -> None:
    s, events = ship(knights={"Venezia": [1, 2, 0]})
    assert ("edict", 1, "Venezia") in events
    assert ("scored", 1, "edicts", 2) in events
    assert s.owners[INDEX["Venezia"]] == 1
    assert s.view(None)["players"][1]["edicts"] == ["Venezia"]
    assert s.view(None)["edicts"][0] is None


@pytest.mark.parametrize("knights", [[2, 2, 1], [0, 0, 0]])
def test_j31_tie_or_no_knights_the_edict_leaves_the_game(knights: list[int]) -> None:
    s, events = ship(knights={"Venezia": knights})
    assert ("edict gone", "Venezia") in events
    assert s.owners[INDEX["Venezia"]] == -1
    assert all(event[2] != "edicts" for event in events if event[0] == "scored")


def test_j31_two_edicts_in_track_order() -> None:
    _, events = ship(knights={"Venezia": [1, 0, 0], "Roma": [0, 1, 0], "Barcelona": [0, 0, 1]})
    assert [event for event in events if event[0] == "edict"] == [("edict", 0, "Venezia"), ("edict", 1, "Roma")]


def test_j32_full_city_gives_a_point_to_everybody_in_it() -> None:
    s, events = ship(knights={"Roma": [3, 2, 0]})
    assert [event for event in events if event[0] == "full city"] == [
        ("full city", 0, "Roma"),
        ("full city", 1, "Roma"),
    ]
    assert [points["full cities"] for points in s.breakdown()] == [1, 1, 0]
    s, events = ship(knights={"Roma": [3, 1, 0]})
    assert "full city" not in kinds(events)


def test_j32_one_knight_in_a_full_city_is_enough() -> None:
    s, _ = ship(knights={"Roma": [4, 1, 0]})
    assert [points["full cities"] for points in s.breakdown()] == [1, 1, 0]


def crew(events: list[Event], city: str) -> list[int]:
    return [event[1] for event in events if event[0] == "boarded" and event[2] == city]


def test_j33_most_knights_board_first_one_each_again_and_again() -> None:
    s, events = ship(knights={"Venezia": [1, 4, 2]})
    assert crew(events, "Venezia") == [1, 2, 0, 1]
    assert s.view(None)["ships"][0] == {"berths": 4, "knights": [1, 2, 1], "boarded": [1, 2, 0, 1], "city": "Venezia"}
    assert [event for event in events if event[0] == "to temple"] == [
        ("to temple", 1, "Venezia", 2),
        ("to temple", 2, "Venezia", 1),
    ]
    assert s.temple == [0, 2, 1]


def test_j33_ties_go_clockwise_from_the_first_player() -> None:
    _, events = ship(knights={"Venezia": [2, 2, 2]}, first=1)
    assert crew(events, "Venezia") == [1, 2, 0, 1]
    _, events = ship(knights={"Venezia": [1, 3, 1], "Roma": [1, 1, 1]}, first=2)
    assert crew(events, "Venezia") == [1, 2, 0, 1]
    assert crew(events, "Roma") == [2, 0, 1]


def test_j33_until_the_city_is_empty() -> None:
    s, events = ship(knights={"Roma": [1, 0, 2]})
    assert crew(events, "Roma") == [2, 0, 2]
    assert s.temple == [0, 0, 0]


def test_j33_a_point_for_being_aboard_and_one_for_each_knight() -> None:
    s, _ = ship(knights={"Venezia": [1, 4, 2]})
    assert [points["boarding"] for points in s.breakdown()] == [1 + 1, 1 + 2, 1 + 1]
    s, _ = ship(knights={"Venezia": [5, 0, 1]})
    assert [points["boarding"] for points in s.breakdown()] == [1 + 3, 0, 1 + 1]


def test_j33_the_tile_leaves_and_ship_knights_stay() -> None:
    s, _ = ship(knights={"Venezia": [1, 2, 0]})
    territory = s.view(None)["territories"]["Venezia"]
    assert (territory["spaces"], territory["knights"]) == (0, [0, 0, 0])
    assert s.boarded[0] == [1, 0, 1]


@pytest.mark.parametrize(
    ("round_", "temple", "points"),
    [
        (0, [3, 1, 2], [2, 0, 0]),
        (1, [3, 1, 2], [3, 0, 0]),
        (0, [2, 2, 1], [1, 1, 0]),
        (1, [2, 2, 1], [1, 1, 0]),
        (1, [2, 2, 2], [1, 1, 1]),
        (0, [2, 2, 2], [0, 0, 0]),
        (0, [0, 0, 0], [0, 0, 0]),
    ],
)
def test_j34_temple_bonus_divided_and_rounded_down(round_: int, temple: list[int], points: list[int]) -> None:
    edicts = [None, None, *EDICTS[2:]] if round_ else EDICTS
    s, _ = ship(round=round_, edicts=edicts, temple=temple)
    assert [part["temple"] for part in s.breakdown()] == points


@pytest.mark.parametrize(("temple", "points"), [([5, 1, 2], [4, 0, 0]), ([3, 3, 3], [1, 1, 1]), ([3, 3, 0], [2, 2, 0])])
def test_j34_four_points_in_the_third_shipping_round(temple: list[int], points: list[int]) -> None:
    s, _ = ship(round=2, edicts=[None] * 4 + list(EDICTS[4:]), temple=temple)
    assert [part["temple"] for part in s.breakdown()] == points


def test_j34_knights_left_behind_count_for_the_bonus_at_once() -> None:
    s, _ = ship(knights={"Venezia": [6, 1, 0]}, temple=[0, 2, 0])
    assert s.temple == [3, 2, 0]
    assert [part["temple"] for part in s.breakdown()] == [2, 0, 0]


GAINS = {3: ((4, 1), (4, 2)), 4: ((5, 2), (5, 3)), 5: ((6, 3), (6, 4))}


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("round_", [0, 1])
def test_j34_gold_on_top_of_what_lies_there(seats: int, round_: int) -> None:
    edicts = [None, None, *EDICTS[2:]] if round_ else EDICTS
    s, events = ship(seats, round=round_, edicts=edicts, gold={"Paris": 3, "Lyon": 2, "Venezia": 1})
    with_tile, without = GAINS[seats][round_]
    shipped = EDICTS[: 2 * (round_ + 1)]
    before = {"Paris": 3, "Lyon": 2, "Venezia": 1}
    for city in CITIES:
        gain = with_tile if city in TILES and city not in shipped else without
        assert s.gold[INDEX[city]] == before.get(city, 0) + gain
        assert ("gold dealt", city, gain) in events


def test_j34_pope_to_the_next_start_and_the_same_first_player_goes_on() -> None:
    s, events = ship(first=2)
    assert (s.pope, s.round, s.first, s.actor, s.step.rule(s)) == ("start", 1, 2, 2, "J15")
    assert "marker" not in kinds(events)
    assert events[-1] == ("round", 1)


def test_j34_no_gold_after_the_third_shipping_round() -> None:
    _, events = ship(round=2, edicts=[None] * 4 + list(EDICTS[4:]))
    assert "gold dealt" not in kinds(events)
