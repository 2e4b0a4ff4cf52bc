"""A25: loans from the card to the way home, and what A9, A13 and A17 say of borrowed knights, from the rule text.

Proves A9, A13, A17, A25.
"""

from __future__ import annotations

import pytest

from engine.akkon.board import SENESCHAL, members
from engine.akkon.state import Akkon
from tests.akkon.positions import act, all_pass, bid, camp, game, hold_only, tracks
from tests.akkon.test_rounds import empty_but_one, finish_round


def borrowed(s: Akkon, seat: int) -> list[int]:
    """The owners of the borrowed knights in a camp."""
    return [knight >> 3 for knight in members(s.camps[seat]) if knight >> 3 != seat]


def test_a25_borrowed_at_the_start_of_the_next_round() -> None:
    s = game(3)
    (ambush,) = hold_only(s, 0, "Ambush")
    all_pass(s)
    act(s, ("play", ambush), ("foe", 2))
    assert tracks(s, 2) == (2, 2, 1, 2)
    assert camp(s, 2) == 7
    events = finish_round(s)
    assert ("borrowed", 0, 2, 1) in events
    assert borrowed(s, 0) == [2]
    assert [camp(s, seat) for seat in range(3)] == [8, 8, 6]
    assert [p["lent"] for p in s.view(1)["players"]] == [0, 0, 1]
    assert [p["borrowed"] for p in s.view(1)["players"]] == [1, 0, 0]


@pytest.mark.parametrize(("foes", "owners"), [((1, 1), [1, 1]), ((1, 2), [1, 2]), ((2, 1), [1, 2])])
def test_a25_two_knights_from_one_foe_or_two(foes: tuple[int, int], owners: list[int]) -> None:
    s = game(3)
    (card,) = hold_only(s, 0, "Mercenary Camp")
    all_pass(s)
    act(s, ("play", card), ("track", "gold"))
    assert s.step.rule(s) == "A25"
    act(s, ("foe", foes[0]), ("foe", foes[1]))
    finish_round(s)
    assert borrowed(s, 0) == owners


def test_a25_drawn_at_random_from_the_seven() -> None:
    drawn = set()
    for seed in range(60):
        s = game(2, seed=seed)
        s.claims = [(0, 1)]
        finish_round(s)
        drawn.update(knight & 7 for knight in members(s.camps[0]) if knight >> 3 == 1)
    assert drawn == set(range(7))


def test_a25_the_seneschal_cannot_be_borrowed() -> None:
    for seed in range(30):
        s = game(2, seed=seed)
        s.claims = [(0, 1)] * 3
        finish_round(s)
        assert s.start == 1
        assert SENESCHAL in [knight & 7 for knight in members(s.camps[1])]


def test_a25_bid_as_ones_own_and_home_at_the_rounds_end() -> None:
    s = game(2)
    s.claims = [(0, 1)]
    finish_round(s)
    act(s, ("pass",))
    (loan,) = [action for action in s.legal_actions() if action[1:2] == ("Jaffa",) and action[3] == 1]
    act(s, loan, ("done",))
    assert s.bids[-1][1] == 0
    assert ("returned", 1, 1) in finish_round(s)
    assert [camp(s, seat) for seat in range(2)] == [8, 7]
    assert borrowed(s, 0) == borrowed(s, 1) == []


def test_a25_borrowed_knights_kept_in_camp_come_home_too() -> None:
    s = game(2)
    s.claims = [(0, 1)]
    finish_round(s)
    assert borrowed(s, 0) == [1]
    assert ("returned", 1, 1) in finish_round(s)
    assert [camp(s, seat) for seat in range(2)] == [8, 7]


@pytest.mark.parametrize("seed", range(20))
def test_a25_what_is_borrowed_is_not_lent_on(seed: int) -> None:
    s = game(3, seed=seed)
    s.claims = [(0, 1), (0, 1), (0, 1), (2, 0)]
    finish_round(s)
    assert borrowed(s, 2) == [0]


def test_a25_borrowed_knights_pay_too() -> None:
    s = game(2)
    s.claims = [(1, 0)]
    finish_round(s)
    (card,) = hold_only(s, 1, "Watchtower")
    (loan,) = [knight for knight in members(s.camps[1]) if knight >> 3 == 0]
    bid(s, "Sidon", "5", "6", "7", "8", "Mercenary", "Chaplain", "Seneschal")
    act(s, ("pass",))
    bid(s, "Tyrus", "Greymantle")
    all_pass(s)
    assert members(s.camps[1]) == [loan]
    act(s, ("play", card))
    assert [knight for _, _, knight, _ in s.paid] == [loan]
    assert tracks(s, 1) == (2, 2, 3, 2)


def test_a25_nobody_keeps_fewer_than_four() -> None:
    s = game(3)
    s.claims = [(0, 1), (0, 1), (2, 1), (2, 1)]
    events = finish_round(s)
    assert ("lapsed", 2, 1) in events
    assert borrowed(s, 0) == [1, 1]
    assert borrowed(s, 2) == [1]
    assert camp(s, 1) == 4 + 1  # the Seneschal


def test_a25_borrowed_knights_are_not_of_the_four_that_stay() -> None:
    s = game(3)
    s.claims = [(1, 2), (0, 1), (0, 1), (0, 1), (0, 1)]
    assert ("lapsed", 0, 1) in finish_round(s)
    assert borrowed(s, 0) == [1, 1, 1]


def test_a25_a_lender_may_borrow() -> None:
    s = game(2)
    s.claims = [(0, 1), (1, 0)]
    finish_round(s)
    assert borrowed(s, 0) == [1]
    assert borrowed(s, 1) == [0]


def lend(s: Akkon, kind: int) -> None:
    """Seat 1 lends seat 0 its knight of a kind: 4 the Mercenary, 5 the Greymantle, 6 the Chaplain."""
    s.camps[0] |= 1 << 8 + kind
    s.camps[1] ^= 1 << 8 + kind
    s._legal = None


def test_a25_a9_own_mercenary_and_borrowed_greymantle() -> None:
    s = game(2)
    lend(s, 5)
    act(s, ("bid", "Jaffa", "Mercenary", 0))
    assert ("bid", "Jaffa", "Greymantle", 1) not in s.legal_actions()


def test_a25_a_borrowed_knight_turned_up_is_told_as_being_on_loan() -> None:
    s = game(2)
    lend(s, 5)
    act(s, ("bid", "Jaffa", "Greymantle", 1), ("done",))
    events = all_pass(s)
    assert [event for event in events if event[0] == "on loan"] == [("on loan", 0, 1)]


def test_a25_a9_two_mercenaries_may_share_a_field() -> None:
    s = game(2)
    lend(s, 4)
    act(s, ("bid", "Jaffa", "Mercenary", 0))
    assert ("bid", "Jaffa", "Mercenary", 1) in s.legal_actions()


@pytest.mark.parametrize(("kind", "twice", "once"), [(4, "Mercenary", "Greymantle"), (5, "Greymantle", "Mercenary")])
def test_a25_a9_two_of_a_kind_close_two_fields(kind: int, twice: str, once: str) -> None:
    s = game(2)
    lend(s, kind)
    act(s, ("bid", "Jaffa", twice, 0), ("done",), ("pass",), ("bid", "Sidon", twice, 1), ("done",))
    assert sorted(a[1] for a in s.legal_actions() if a[2:3] == (once,)) == ["Akkon", "Caesarea", "Jerusalem", "Tyrus"]


def test_a25_a13_borrowed_chaplain_serves_the_borrower_once() -> None:
    s = game(2)
    (card,) = hold_only(s, 0, "Citadel")
    lend(s, 6)
    act(s, ("bid", "Jaffa", "Chaplain", 1), ("bid", "Jaffa", "Chaplain", 0), ("done",))
    all_pass(s)
    assert ("paid", 0, "Jaffa", 2) in act(s, ("play", card))


def test_a25_a13_a_borrowed_chaplain_is_the_borrowers_alone() -> None:
    s = game(2)
    own, lenders = *hold_only(s, 0, "Watchtower"), *hold_only(s, 1, "Siege Engine")
    lend(s, 6)
    act(s, ("bid", "Jaffa", "Chaplain", 1), ("done",))
    all_pass(s)
    assert "paid" not in [event[0] for event in act(s, ("play", own))]
    assert ("paid", 1, "Jaffa", 2) in act(s, ("play", lenders))


def test_a25_lapses_in_the_last_round() -> None:
    """The foe of an Ambush is still named for the loss; a Mercenary Camp asks for nobody."""
    s = game(3)
    ambush, camp_card = hold_only(s, 0, "Ambush", "Mercenary Camp")
    empty_but_one(s, "Akkon")
    bid(s, "Akkon", "5")
    all_pass(s)
    act(s, ("play", ambush))
    assert s.step.name == "Name"
    act(s, ("foe", 1), ("play", camp_card), ("track", "gold"))
    assert s.step.name != "Name"
    assert s.claims == []


def test_a25_second_loan_from_the_winner_of_the_cards() -> None:
    """Two Mercenary Camps of one player in a round: four knights asked, three lent by one foe."""
    s = game(2)
    first, second = hold_only(s, 0, "Mercenary Camp", "Mercenary Camp")
    all_pass(s)
    act(s, ("play", first), ("track", "gold"), ("play", second), ("track", "gold"))
    events = finish_round(s)
    assert borrowed(s, 0) == [1, 1, 1]
    assert ("lapsed", 0, 1) in events
