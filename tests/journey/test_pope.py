"""The Pope, his flags and the Leader: J15–J18, J35.

Proves J15, J16, J17, J18, J35.
"""

from __future__ import annotations

import pytest

from engine.journey.state import Journey
from tests.journey.table import do, kinds, knights_in, position


@pytest.mark.parametrize(
    ("space", "ways"),
    [
        ("start", ["G1", "R1"]),
        ("G1", ["G2", "R2"]),
        ("R1", ["G2", "R2"]),
        ("G2", ["G3", "R3"]),
        ("R2", ["G3", "R3"]),
        ("R3", ["R4"]),
        ("G3", ["ship"]),
        ("R4", ["ship"]),
    ],
)
def test_j15_first_player_moves_the_pope_one_line(space: str, ways: list[str]) -> None:
    s = position(first=2, pope=space)
    assert s.actor == 2
    assert s.legal_actions() == [("pope", to) for to in ways]


def test_j15_pope_stands_where_he_was_moved() -> None:
    s = position(first=1)
    assert do(s, ("pope", "R1")) == [("pope", 1, "R1")]
    assert s.view(None)["pope"] == "R1"
    assert s.view(None)["flag"] == "red"


def test_j16_green_flag_places_where_an_own_templar_stands() -> None:
    s = position(templars=[("Paris", "Roma"), ("London", "London")], knights={"Paris": [0, 3, 0]})
    do(s, ("pope", "G1"))
    assert s.legal_actions() == [("decline",), ("place", "Paris"), ("place", "Roma")]
    assert do(s, ("place", "Paris")) == [("placed", 0, "Paris")]
    assert knights_in(s, "Paris") == [1, 3, 0]
    assert s.supply[0] == 18


def test_j16_green_flag_needs_a_free_space() -> None:
    s = position(templars=[("Paris", "Roma")], knights={"Roma": [0, 3, 2]})
    do(s, ("pope", "G1"))
    assert s.legal_actions() == [("decline",), ("place", "Paris")]


@pytest.mark.parametrize(
    ("templars", "knights"),
    [(("Lyon", "Wien"), {}), (("Roma", "Roma"), {"Roma": [0, 3, 2]})],
    ids=["no tile", "full"],
)
def test_j16_impossible_green_flag_is_forfeited(templars: tuple[str, str], knights: dict[str, list[int]]) -> None:
    s = position(templars=[templars], knights=knights)
    do(s, ("pope", "G1"))
    assert s.step.rule(s) == "J19"


def test_j16_green_flag_needs_a_knight_in_supply() -> None:
    s = position(templars=[("Paris", "Roma")], temple=[7, 0, 0], supply={0: 0})
    do(s, ("pope", "G1"))
    assert s.step.rule(s) == "J19"


def test_j16_red_flag_removes_an_opposing_knight_to_its_owners_temple() -> None:
    s = position(
        templars=[("Paris", "Roma")], knights={"Paris": [2, 1, 0], "Roma": [0, 1, 1], "London": [0, 2, 2]}, first=0
    )
    do(s, ("pope", "R1"))
    assert s.legal_actions() == [
        ("decline",),
        ("remove", "Paris", 1),
        ("remove", "Roma", 1),
        ("remove", "Roma", 2),
    ]
    assert do(s, ("remove", "Roma", 2)) == [("removed", 0, 2, "Roma")]
    assert knights_in(s, "Roma") == [0, 1, 0]
    assert s.temple == [0, 0, 1]
    assert s.supply[2] == 19 - 3


def test_j16_red_flag_without_opposing_knights_is_forfeited() -> None:
    s = position(templars=[("Paris", "Lyon")], knights={"Paris": [2, 0, 0], "Roma": [0, 3, 0]})
    do(s, ("pope", "R1"))
    assert s.step.rule(s) == "J19"


@pytest.mark.parametrize("space", ["G1", "R1"])
def test_j16_flags_are_optional(space: str) -> None:
    s = position(templars=[("Paris", "Paris")], knights={"Paris": [1, 1, 0]}, temple=[3, 0, 0])
    do(s, ("pope", space), ("decline",))
    assert knights_in(s, "Paris") == [1, 1, 0]
    assert s.step.rule(s) == "J19"  # and no Leader without a knight really moved (J35)


def test_j17_ship_space_ends_the_action_round_without_cards() -> None:
    s = position(pope="G3", templars=[("Paris", "Paris")])
    events = do(s, ("pope", "ship"))
    assert kinds(events)[:2] == ["pope", "shipping"]
    assert "chose" not in kinds(events)
    assert s.view(None)["pope"] == "start"
    assert s.round == 1


def leader(temple: list[int]) -> Journey:
    s = position(templars=[("Paris", "Paris")], temple=temple)
    do(s, ("pope", "G1"), ("place", "Paris"))
    return s


def test_j18_leader_comes_between_flag_and_cards() -> None:
    s = leader([3, 0, 0])
    assert s.step.rule(s) == "J35"
    assert s.legal_actions() == [("keep",), ("lead", 1), ("lead", 2)]
    do(s, ("keep",))
    assert s.step.rule(s) == "J19"
    assert s.temple == [3, 0, 0]


def test_j35_leader_hands_the_marker_on_for_three_temple_knights() -> None:
    s = position(templars=[("Paris", "Paris")], temple=[4, 2, 0])
    do(s, ("pope", "G1"), ("place", "Paris"))
    supply = s.supply[0]
    assert do(s, ("lead", 2)) == [("leader", 0, 2)]
    assert s.temple == [1, 2, 0]
    assert s.supply[0] == supply + 3
    assert s.first == 2
    assert (s.actor, s.step.rule(s)) == (2, "J19")  # no new Pope move and no flag: the cards follow
    assert s.pope == "G1"


def test_j35_leader_after_a_red_flag_too() -> None:
    s = position(templars=[("Paris", "Paris")], temple=[3, 0, 0], knights={"Paris": [0, 1, 0]})
    do(s, ("pope", "R1"), ("remove", "Paris", 1))
    assert s.legal_actions() == [("keep",), ("lead", 1), ("lead", 2)]


def test_j35_two_temple_knights_are_too_few() -> None:
    s = leader([2, 9, 9])
    assert s.step.rule(s) == "J19"


def test_j35_no_leader_when_the_flag_was_forfeited() -> None:
    s = position(templars=[("Lyon", "Lyon")], temple=[5, 0, 0])
    do(s, ("pope", "G1"))
    assert s.step.rule(s) == "J19"


def test_j35_chain_goes_on_until_one_accepts_or_can_not_pay() -> None:
    s = position(templars=[("Paris", "Paris")], temple=[6, 3, 0])
    do(s, ("pope", "G1"), ("place", "Paris"), ("lead", 1))
    assert s.actor == 1
    assert s.legal_actions() == [("keep",), ("lead", 0), ("lead", 2)]
    do(s, ("lead", 0))  # back to where it came from
    assert s.actor == 0
    do(s, ("lead", 1))
    assert s.step.rule(s) == "J19"  # seat 1 has nothing left to pay with
    assert s.first == 1
    assert s.temple == [0, 0, 0]


def test_j35_receiver_may_accept() -> None:
    s = position(templars=[("Paris", "Paris")], temple=[3, 3, 0])
    do(s, ("pope", "G1"), ("place", "Paris"), ("lead", 1), ("keep",))
    assert (s.first, s.actor, s.step.rule(s)) == (1, 1, "J19")
    assert s.temple == [0, 3, 0]
