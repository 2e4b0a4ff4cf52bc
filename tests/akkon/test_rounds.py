"""A17–A20, A25, A29 and AE7: loans, the end of a round and of the game, from the rule text.

Proves A9, A13, A17, A18, A19, A20, A21, A24, A25, A28, A29, AE7.
"""

from __future__ import annotations

import pytest

from engine.akkon.board import CARDS, CITIES, SENESCHAL, members
from engine.akkon.state import Akkon
from engine.core import Event
from tests.akkon.positions import (
    CITY,
    act,
    all_pass,
    bid,
    camp,
    card_turn,
    game,
    hold_only,
    hold_privilege,
    set_tracks,
    tracks,
)


def finish_round(s: Akkon) -> list[Event]:
    """Everybody who still acts passes and ends."""
    number, events = s.round, all_pass(s) if s.phase == "bidding" else []
    while s.round == number and not s.is_over:
        verbs = {action[0]: action for action in s.legal_actions()}
        events += act(s, verbs.get("end") or s.legal_actions()[0])
    return events


def borrowed(s: Akkon, seat: int) -> list[int]:
    """The owners of the borrowed knights in a camp."""
    return [knight >> 3 for knight in members(s.camps[seat]) if knight >> 3 != seat]


# -- A17, A18 ------------------------------------------------------------------------------------------------------
def test_a17_all_knights_return() -> None:
    s = game(2)
    (card,) = hold_only(s, 0, "Citadel")
    bid(s, "Jaffa", "5", "6")
    bid(s, "Jaffa", "8", "Chaplain")
    all_pass(s)
    act(s, ("play", card))
    finish_round(s)
    assert s.round == 2
    assert [camp(s, seat) for seat in range(2)] == [7, 8]
    assert all(not city["bids"] for city in s.view(0)["cities"].values())


@pytest.mark.parametrize(("city", "name"), [("Tyrus", "Royal Customs"), ("Jaffa", "Citadel")])
def test_a17_a13_chaplain_gives_nothing_in_the_next_round(city: str, name: str) -> None:
    s = game(2)
    bid(s, city, "Chaplain")
    finish_round(s)
    (card,) = hold_only(s, 0, name)
    card_turn(s, 0)
    assert ("paid", 0, city, 3) in act(s, ("play", card))


@pytest.mark.parametrize(("before", "now"), [("Mercenary", "Greymantle"), ("Greymantle", "Mercenary")])
def test_a17_a9_only_this_rounds_knights_keep_others_off_a_field(before: str, now: str) -> None:
    s = game(2)
    bid(s, "Jaffa", before)
    finish_round(s)
    act(s, ("pass",))
    assert {action[1] for action in s.legal_actions() if action[2:3] == (now,)} == set(CITIES)


def test_a17_the_end_comes_before_new_privileges() -> None:
    s = game(2)
    set_tracks(s, 0, 5, 2, 2, 2)
    empty_but_one(s, "Jaffa")
    bid(s, "Jaffa", "5")
    assert "privilege" not in [event[0] for event in finish_round(s)]
    assert s.is_over


def test_a17_start_player_and_seneschal_go_to_the_left() -> None:
    s = game(3, start="2")
    for expected in (0, 1, 2):
        events = finish_round(s)
        assert ("start", expected) in events
        assert s.actor == s.start == expected
        assert [members(s.camps[seat])[-1] & 7 == SENESCHAL for seat in range(3)] == [
            seat == expected for seat in range(3)
        ]


def test_a18_privileges_go_to_strict_leaders() -> None:
    s = game(3)
    set_tracks(s, 0, 5, 2, 3, 2)
    set_tracks(s, 1, 4, 3, 3, 2)
    set_tracks(s, 2, 5, 2, 1, 2)
    events = finish_round(s)
    assert s.view(0)["privileges"] == {"gold": None, "faith": 1, "power": None, "prestige": None}
    assert ("privilege", 1, "faith") in events


def test_a18_a_tie_takes_a_privilege_away() -> None:
    s = game(2)
    hold_privilege(s, "gold", 0)
    set_tracks(s, 0, 5, 2, 2, 2)
    set_tracks(s, 1, 5, 2, 2, 2)
    assert ("unheld", "gold") in finish_round(s)
    assert s.view(0)["privileges"]["gold"] is None


def test_a18_privileges_stay_through_the_round_they_are_held_in() -> None:
    """Whoever falls behind in the card phase keeps the privilege until the round's end."""
    s = game(2)
    set_tracks(s, 1, 2, 2, 3, 2)
    finish_round(s)
    assert s.start == 1
    (card,) = hold_only(s, 1, "Forced Levy")
    raid, _ = hold_only(s, 0, "Night Raid", "Market")
    all_pass(s)
    assert s.actor == 1
    act(s, ("play", card))
    act(s, ("play", raid))
    assert tracks(s, 0)[2] == 4
    assert s.view(0)["privileges"]["power"] == 1
    set_tracks(s, 1, 2, 2, 1, 2)
    assert ("privilege", 0, "power") in finish_round(s)
    assert s.view(0)["privileges"]["power"] == 0


@pytest.mark.parametrize("track", ["gold", "prestige"])
def test_a21_a24_once_a_round_and_again_in_the_next(track: str) -> None:
    s = game(2)
    place = ("gold", "faith", "power", "prestige").index(track)
    s.used[place] = True
    finish_round(s)
    assert s.view(0)["used"] == []


# -- A19, A29 ------------------------------------------------------------------------------------------------------
def empty_but_one(s: Akkon, city: str) -> None:
    """Leaves just the top card of a deck."""
    deck = s.decks[CITY[city]]
    s.discard += deck[:-1]
    del deck[:-1]


def test_a19_a_deck_emptied_in_the_evaluation_ends_the_game_after_the_round() -> None:
    s = game(2)
    empty_but_one(s, "Jaffa")
    bid(s, "Jaffa", "5")
    events = all_pass(s)
    assert ("deck empty", "Jaffa") in events
    assert s.view(0)["last"]
    assert s.view(0)["empty"] == ["Jaffa"]
    assert s.phase == "cards"
    act(s, ("end",))
    assert not s.is_over
    act(s, ("end",))
    assert s.is_over
    assert s.view(0)["phase"] == "over"


def test_a19_a28_a_deck_emptied_by_drawing_ends_it_too() -> None:
    s = game(2)
    (scouts,) = hold_only(s, 0, "Scouts")
    empty_but_one(s, "Akkon")
    all_pass(s)
    act(s, ("play", scouts), ("deck", "Akkon"))
    finish_round(s)
    assert s.is_over


def test_a19_a24_a_deck_emptied_by_the_prestige_privilege_ends_it_too() -> None:
    s = game(2)
    hold_privilege(s, "prestige", 0)
    (card,) = hold_only(s, 0, "Market")
    empty_but_one(s, "Akkon")
    all_pass(s)
    act(s, ("privilege", card), ("deck", "Akkon"))
    finish_round(s)
    assert s.is_over


def test_a19_not_before_a_deck_is_empty() -> None:
    s = game(2)
    empty_but_one(s, "Jaffa")
    bid(s, "Sidon", "5")
    finish_round(s)
    assert s.round == 2
    assert not s.view(0)["last"]


def test_a19_a_last_card_on_a_deck_is_no_empty_deck() -> None:
    s = game(2)
    tyrus = s.decks[CITY["Tyrus"]]
    s.discard += tyrus[:-2]
    del tyrus[:-2]
    bid(s, "Tyrus", "5")
    events = finish_round(s)
    assert ("flipped", "Tyrus", CARDS[tyrus[0]].name) in events
    assert (s.round, s.view(0)["last"]) == (2, False)


def test_a29_if_no_card_left_a_deck_every_top_card_goes() -> None:
    s = game(2)
    tops = [deck[-1] for deck in s.decks]
    events = finish_round(s)
    assert [len(deck) for deck in s.decks] == [9] * 6
    assert all(card in s.discard for card in tops)
    assert [event[1:] for event in events if event[0] == "stale"] == [
        (CITIES[CITY[CARDS[card].city]], CARDS[card].name) for card in tops
    ]


def test_a29_even_if_cards_were_played() -> None:
    s = game(2)
    (card,) = hold_only(s, 0, "Market")
    before = [len(deck) for deck in s.decks]
    all_pass(s)
    act(s, ("play", card))
    finish_round(s)
    assert [len(deck) for deck in s.decks] == [n - 1 for n in before]


@pytest.mark.parametrize("way", ["won", "drawn"])
def test_a29_not_if_a_card_was_won_or_drawn(way: str) -> None:
    s = game(2)
    (scouts,) = hold_only(s, 0, "Scouts")
    if way == "won":
        bid(s, "Sidon", "5")
    all_pass(s)
    if way == "drawn":
        act(s, ("play", scouts), ("deck", "Sidon"))
    finish_round(s)
    assert sorted(map(len, s.decks))[-4:] == [10] * 4


def test_a29_a19_it_can_end_the_game() -> None:
    s = game(2)
    empty_but_one(s, "Jaffa")
    finish_round(s)
    assert s.is_over
    assert s.round == 1


# -- A20 -----------------------------------------------------------------------------------------------------------
def final(*seats: tuple[int, int, int, int]) -> Akkon:
    """The end of a game with these tracks."""
    s = game(len(seats))
    for seat, values in enumerate(seats):
        set_tracks(s, seat, *values)
    empty_but_one(s, "Jaffa")
    finish_round(s)
    assert s.is_over
    return s


def test_ae7_highest_plus_lowest() -> None:
    s = final((13, 4, 2, 9), (5, 5, 5, 4))
    assert s.scores() == [15, 9]
    assert s.breakdown()[0] == {"highest": 13, "lowest": 2}
    assert s.winners() == [0]


def test_ae7_tie_goes_to_the_higher_second_value() -> None:
    s = final((11, 4, 4, 4), (13, 4, 2, 9))
    assert s.scores() == [15, 15]
    assert s.winners() == [1]


def test_ae7_still_tied_is_shared() -> None:
    s = final((13, 9, 4, 2), (13, 9, 3, 2), (2, 2, 2, 2))
    assert s.winners() == [0, 1]


def test_a20_the_second_value_may_equal_the_highest() -> None:
    """9, 9, 4, 2: the second of the four sorted is 9."""
    assert final((9, 9, 4, 2), (9, 8, 8, 2)).winners() == [0]


def test_a20_everybodys_own_tracks_count() -> None:
    assert final((5, 5, 5, 5), (9, 8, 7, 6), (13, 13, 13, 1)).scores() == [10, 15, 14]


def test_a20_the_lowest_track_counts_as_much_as_the_highest() -> None:
    assert final((9, 5, 5, 5), (11, 11, 11, 2)).winners() == [0]


def test_a20_the_highest_sum_wins_whatever_the_second() -> None:
    assert final((6, 6, 6, 3), (8, 2, 2, 2)).winners() == [1]


# -- A25 -----------------------------------------------------------------------------------------------------------
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


def test_discard_is_never_reshuffled() -> None:
    """A14: what was discarded stays there to the end."""
    s = game(2)
    seen: list[int] = []
    while not s.is_over:
        finish_round(s)
        assert s.discard[: len(seen)] == seen
        seen = s.discard[:]
    assert len(seen) > 30
