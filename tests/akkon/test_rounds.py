"""A17–A20, A29 and AE7: the end of a round and of the game, from the rule text.

Proves A9, A13, A17, A18, A19, A20, A21, A24, A28, A29, AE7.
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


def test_discard_is_never_reshuffled() -> None:
    """A14: what was discarded stays there to the end."""
    s = game(2)
    seen: list[int] = []
    while not s.is_over:
        finish_round(s)
        assert s.discard[: len(seen)] == seen
        seen = s.discard[:]
    assert len(seen) > 30
