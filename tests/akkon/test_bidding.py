"""A6–A10: the bidding, from the rule text.

Proves A6, A7, A9, A10.
"""

from __future__ import annotations

import pytest

from engine import IllegalAction
from engine.akkon.board import CITIES, KNIGHTS
from tests.akkon.positions import act, all_pass, bid, camp, game, kinds, verbs


def test_a6_start_player_bids_first_then_clockwise() -> None:
    s = game(3, start="1")
    assert s.actor == 1
    bid(s, "Jaffa", "5")
    assert s.actor == 2
    bid(s, "Jaffa", "5")
    assert s.actor == 0


def test_a6_any_knight_on_any_field_or_pass() -> None:
    s = game()
    every = {("bid", city, knight, 0) for city in CITIES for knight in KNIGHTS}
    assert set(s.legal_actions()) == every | {("pass",)}


def test_a6_further_knights_go_to_the_same_field_only() -> None:
    s = game()
    act(s, ("bid", "Sidon", "5", 0))
    assert s.actor == 0
    assert {action[1] for action in s.legal_actions() if action[0] == "bid"} == {"Sidon"}
    assert verbs(s) == {"bid", "done"}  # passing is no way to end a turn in which a knight was put down
    with pytest.raises(IllegalAction):
        act(s, ("bid", "Jaffa", "6", 0))


def test_a6_a_bid_is_one_turn_and_the_next_round_of_turns_goes_on() -> None:
    s = game(2)
    bid(s, "Sidon", "5", "6")
    bid(s, "Sidon", "8")
    assert s.actor == 0
    bid(s, "Jaffa", "7")
    assert camp(s, 0) == 8 - 3
    assert camp(s, 1) == 7 - 1


def test_a6_who_passed_never_bids_again_the_others_go_on() -> None:
    s = game(3)
    act(s, ("pass",))
    bid(s, "Sidon", "5")
    bid(s, "Sidon", "5")
    assert s.actor == 1
    bid(s, "Sidon", "6")
    act(s, ("pass",))
    assert s.actor == 1
    act(s, ("pass",))
    assert s.phase == "cards"


def test_a6_bidding_ends_when_all_have_passed() -> None:
    s = game(4)
    for _ in range(3):
        act(s, ("pass",))
        assert s.phase == "bidding"
    act(s, ("pass",))
    assert s.phase == "cards"


def test_a6_who_has_no_knights_left_has_passed() -> None:
    s = game(2)
    act(s, ("pass",))
    bid(s, "Jaffa", "5", "6", "7", "8", "Greymantle", "Chaplain")
    assert s.actor == 1
    events = bid(s, "Sidon", "Mercenary")
    assert ("spent", 1) in events
    assert s.phase == "cards"


@pytest.mark.parametrize("last", ["Mercenary", "Greymantle"])
def test_a6_turn_ends_by_itself_when_nothing_more_fits(last: str) -> None:
    """Only the Greymantle is left, and the Mercenary stands on the field; or the other way round."""
    s = game(2)
    bid(s, "Jaffa", "5", "6", "7", "8", "Chaplain", "Seneschal")
    act(s, ("pass",))
    act(s, ("bid", "Jaffa", last, 0))
    assert s.step.name == "Bid"
    assert s.actor == 0
    assert {action[1] for action in s.legal_actions() if action[0] == "bid"} == set(CITIES) - {"Jaffa"}


def test_a6_knights_on_fields_are_gone_from_camp() -> None:
    s = game(2)
    bid(s, "Jaffa", "8")
    assert ("bid", "Jaffa", "8", 0) not in s.legal_actions()
    bid(s, "Jaffa", "8")
    assert ("bid", "Sidon", "8", 0) not in s.legal_actions()


@pytest.mark.parametrize(("first", "second"), [("Mercenary", "Greymantle"), ("Greymantle", "Mercenary")])
def test_a9_mercenary_and_greymantle_never_on_one_field(first: str, second: str) -> None:
    s = game(2)
    act(s, ("bid", "Akkon", first, 0))
    assert ("bid", "Akkon", second, 0) not in s.legal_actions()
    act(s, ("done",))
    bid(s, "Akkon", second)  # another player's is no obstacle
    assert ("bid", "Akkon", second, 0) not in s.legal_actions()
    assert ("bid", "Jaffa", second, 0) in s.legal_actions()


def test_a10_seneschal_is_face_up_and_so_is_what_comes_beside_him() -> None:
    s = game(2)
    events = act(s, ("bid", "Jaffa", "5", 0), ("bid", "Jaffa", "Seneschal", 0), ("bid", "Jaffa", "6", 0), ("done",))
    assert ("bid open", 0, "Jaffa", "Seneschal") in events
    assert ("revealed", 0, "Jaffa", "5", 0) in events
    assert ("bid open", 0, "Jaffa", "6") in events
    shown = [knight["knight"] for knight in s.view(1)["cities"]["Jaffa"]["bids"]]
    assert shown == ["5", "Seneschal", "6"]


def test_a10_bids_already_there_are_revealed_others_are_not() -> None:
    s = game(2, start="1")
    bid(s, "Sidon", "7")
    bid(s, "Jaffa", "8")
    act(s, ("bid", "Jaffa", "Seneschal", 1))
    for seat in (None, 0, 1):
        cities = s.view(seat)["cities"]
        assert [k["knight"] for k in cities["Jaffa"]["bids"]] == ["8", "Seneschal"]
        assert cities["Jaffa"]["open"]
        assert [k["knight"] for k in cities["Sidon"]["bids"]] == [None]
        assert not cities["Sidon"]["open"]


def test_a10_later_bids_there_are_face_up() -> None:
    s = game(2)
    bid(s, "Jaffa", "Seneschal")
    events = bid(s, "Jaffa", "Chaplain")
    assert kinds(events) == ["bid open"]
    assert s.view(0)["cities"]["Jaffa"]["bids"][1]["knight"] == "Chaplain"
    assert kinds(bid(s, "Sidon", "5")) == ["bid"]


def test_a25_a_borrowed_knight_bid_openly_is_told_as_being_on_loan() -> None:
    s = game(2)
    bid(s, "Jaffa", "Seneschal")
    lent = 1 << KNIGHTS.index("7")
    s.camps[0] ^= lent  # seat 0 lends its 7 to seat 1
    s.camps[1] |= lent
    assert act(s, ("bid", "Jaffa", "7", 0)) == [("bid open", 1, "Jaffa", "7"), ("on loan", 1, 0)]


def test_a10_the_field_is_closed_again_in_the_next_round() -> None:
    s = game(2)
    bid(s, "Jaffa", "Seneschal")
    all_pass(s)
    while s.round == 1:
        act(s, ("end",))
    assert not s.view(0)["cities"]["Jaffa"]["open"]
    assert kinds(bid(s, "Jaffa", "5")) == ["bid"]


def test_a7_face_down_bids_tell_their_number_only() -> None:
    s = game(2)
    events = bid(s, "Sidon", "5", "8")
    assert events == [("bid", 0, "Sidon", 1), ("bid", 0, "Sidon", 1)]
    hidden = {"seat": 0, "owner": None, "knight": None, "paid": False}
    assert s.view(1)["cities"]["Sidon"]["bids"] == [hidden, hidden]


def test_a10_the_seneschal_is_put_down_before_the_field_opens() -> None:
    s = game(2)
    events = act(s, ("bid", "Jaffa", "5", 0), ("bid", "Jaffa", "Seneschal", 0))
    assert kinds(events) == ["bid", "bid open", "opened", "revealed"]
