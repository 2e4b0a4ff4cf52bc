"""Choosing, order, families and penalties: J19–J22, J29, J30.

Proves J19, J20, J21, J22, J29, J30.
"""

from __future__ import annotations

import pytest

from tests.journey.table import do, knights_in, play_cards, position


def test_j19_everybody_chooses_in_secret_then_all_are_revealed() -> None:
    s = position(first=1, gold={"Lyon": 9})
    s.pope = "G1"
    s.choose_cards()
    assert [s.actor, *[do(s, ("card", 1)) and s.actor for _ in range(2)]] == [1, 2, 0]
    assert [player["chose"] for player in s.view(None)["players"]] == [False, True, True]
    events = do(s, ("card", 3))
    assert events[0] == ("chose", 0)
    assert sorted(event for event in events if event[0] == "revealed") == [
        ("revealed", 0, 3),
        ("revealed", 1, 1),
        ("revealed", 2, 1),
    ]
    assert [player["card"] for player in s.view(None)["players"]] == [3, 1, 1]


def test_j19_any_card_even_one_that_can_do_nothing() -> None:
    s = position()
    s.choose_cards()
    assert s.legal_actions() == [("card", number) for number in range(1, 7)]
    s = position()
    events = play_cards(s, 4, 1, 1)
    assert ("nothing", 0, 4) in events
    assert s.step.rule(s) == "J15"


def test_j19_family_counts_are_fixed_at_the_reveal() -> None:
    s = position(purse=[2, 2, 2], templars=[("Paris", "Paris")] * 3, knights={"Paris": [1, 1, 1]})
    play_cards(s, 3, 4, 1)
    assert s.actor == 0
    assert s.punished == [0, 1, 0]
    do(s, ("stop",))
    assert s.actor == 1
    assert s.punished == [0, 1, 0]


@pytest.mark.parametrize(
    ("cards", "first", "order"),
    [
        ((6, 4, 1), 0, [2, 1, 0]),
        ((5, 5, 5), 0, [0, 1, 2]),
        ((5, 5, 5), 2, [2, 0, 1]),
        ((3, 1, 3), 1, [1, 2, 0]),
    ],
)
def test_j20_ascending_and_clockwise_from_the_first_player(
    cards: tuple[int, ...], first: int, order: list[int]
) -> None:
    s = position(first=first)
    events = play_cards(s, *cards)
    assert [event[1] for event in events if event[0] == "revealed"] == order


def test_j20_cards_act_in_that_order() -> None:
    s = position(gold={"Lyon": 9})
    play_cards(s, 6, 5, 1)
    assert s.view(0)["queue"] == [2, 1, 0]
    do(s, ("collect", "Lyon"))
    assert s.actor == 1
    do(s, ("stop",))
    assert s.actor == 0
    assert s.view(0)["queue"] == [0]


def test_j21_cards_return_and_the_marker_goes_clockwise() -> None:
    s = position(first=2)
    events = play_cards(s, 1, 1, 3)
    assert events[-1] == ("marker", 0)
    assert (s.first, s.actor, s.step.rule(s)) == (0, 0, "J15")
    assert [player["card"] for player in s.view(None)["players"]] == [None] * 3
    assert not any(player["chose"] for player in s.view(None)["players"])
    s.choose_cards()
    s._legal = None
    assert len(s.legal_actions()) == 6


def test_j21_after_leader_the_marker_passes_from_the_new_holder() -> None:
    s = position(templars=[("Paris", "Paris")], temple=[3, 0, 0])
    do(s, ("pope", "G1"), ("place", "Paris"), ("lead", 2), ("card", 1), ("card", 1), ("card", 1))
    assert s.first == 0


@pytest.mark.parametrize(
    ("cards", "punished"),
    [
        ((2, 3, 5), [0, 0, 0]),
        ((2, 1, 5), [1, 0, 0]),
        ((2, 2, 5), [1, 1, 0]),
        ((4, 3, 1), [1, 0, 0]),
        ((4, 4, 4), [1, 1, 1]),
        ((6, 5, 1), [0, 1, 0]),
        ((1, 1, 6), [0, 0, 0]),
        ((3, 3, 2), [0, 0, 0]),
        ((3, 2, 5), [0, 0, 0]),
    ],
)
def test_j22_two_of_a_family_punish_with_three_players(cards: tuple[int, ...], punished: list[int]) -> None:
    s = position()
    events = play_cards(s, *cards)
    assert sorted(event[1] for event in events if event[0] == "punished") == [i for i in range(3) if punished[i]]


@pytest.mark.parametrize(
    ("cards", "punished"),
    [
        ((2, 1, 5, 3), []),
        ((2, 2, 5, 6), []),
        ((2, 1, 1, 6), [0]),
        ((4, 3, 4, 6), [0, 2]),
        ((5, 5, 6, 1), [0, 1]),
        ((2, 1, 5, 6, 6), [2]),
        ((2, 1, 5, 6, 3), []),
        ((4, 4, 4, 4, 4), [0, 1, 2, 3, 4]),
    ],
)
def test_j22_three_of_a_family_punish_with_four_or_five(cards: tuple[int, ...], punished: list[int]) -> None:
    events = play_cards(position(len(cards)), *cards)
    assert sorted(event[1] for event in events if event[0] == "punished") == punished


def test_j22_a_penalty_is_for_that_action_only() -> None:
    s = position(gold={"Lyon": 9}, temple=[0, 0, 0])
    play_cards(s, 2, 2, 6)
    do(s, ("collect", "Lyon"), ("collect", "Lyon"), ("stop",))
    assert play_cards(s, 2, 3, 6)[-1] == ("revealed", 2, 6)
    assert do(s, ("collect", "Lyon"))[0] == ("collected", 0, "Lyon", 5)


def test_j29_penalty_ends_with_a_knight_from_any_city_to_the_temple() -> None:
    s = position(gold={"Lyon": 5}, knights={"London": [1, 2, 0], "Roma": [2, 0, 0]})
    play_cards(s, 2, 3, 2)
    do(s, ("collect", "Lyon"))
    assert s.step.rule(s) == "J29"
    assert s.legal_actions() == [("lose", "London"), ("lose", "Roma")]
    supply = s.supply[0]
    assert do(s, ("lose", "London"))[0] == ("lost", 0, "London")
    assert knights_in(s, "London") == [0, 2, 0]
    assert s.temple[0] == 1
    assert s.supply[0] == supply


def test_j29_is_skipped_without_knights_in_cities() -> None:
    s = position(gold={"Lyon": 5}, knights={"London": [0, 2, 0]})
    play_cards(s, 2, 3, 2)
    do(s, ("collect", "Lyon"))
    assert s.actor == 2


@pytest.mark.parametrize(("card", "other"), [(2, 1), (4, 3), (5, 6)])
def test_j29_holds_for_all_three_penalties(card: int, other: int) -> None:
    """Even if the card itself could do nothing; and the exemption holds for all three too."""
    s = position(knights={"London": [1, 0, 0]}, first=0)
    play_cards(s, card, other, other)
    while s.actor != 0 or s.step.rule(s) == "J28":
        do(s, ("stop",))
    assert s.legal_actions() == [("lose", "London")]
    s = position(knights={"London": [0, 1, 0]}, first=0)
    events = play_cards(s, card, other, other)
    while s.step.rule(s) in ("J27", "J28"):
        events += do(s, ("stop",))
    assert "lost" not in [event[0] for event in events]
    assert s.step.rule(s) == "J15"


@pytest.mark.parametrize("way", ["flag", "card 3", "card 4", "penalty 4", "card 6"])
def test_j30_a_removed_knight_goes_to_its_owners_temple_never_to_the_supply(way: str) -> None:
    s = position(purse=[6, 0, 0], templars=[("Paris", "Paris")], knights={"Paris": [1, 2, 0]})
    if way == "flag":
        do(s, ("pope", "R1"), ("remove", "Paris", 1))
    elif way == "card 6":
        play_cards(s, 6, 1, 1, space="R1")
        do(s, ("stop",), ("remove", "Paris", 1))
    else:
        play_cards(s, {"card 3": 3, "card 4": 4, "penalty 4": 4}[way], 1, 3 if way == "penalty 4" else 1)
        do(s, ("exchange" if way == "card 4" else "pay remove", "Paris", 1))
    assert s.temple == [0, 1, 0]
    assert s.supply[1] == 17
