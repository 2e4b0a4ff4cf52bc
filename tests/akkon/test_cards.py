"""A12–A16, A21, A22, A24, A28 and AE5, AE6: the card phase, from the rule text.

Proves A1, A12, A13, A14, A15, A16, A21, A22, A24, A26, A28, AE5, AE6.
"""

from __future__ import annotations

import pytest

from engine.akkon.board import CARDS, CITIES
from tests.akkon.positions import (
    CITY,
    act,
    all_pass,
    bid,
    camp,
    game,
    give,
    hold_only,
    hold_privilege,
    kinds,
    put_on_top,
    set_tracks,
    tracks,
    verbs,
)


def playable(card: int) -> tuple[str, int]:
    return ("play", card)


def test_a12_from_the_start_player_clockwise_once_each() -> None:
    s = game(3, start="1")
    all_pass(s)
    order = [s.actor]
    for _ in range(2):
        act(s, ("end",))
        order.append(s.actor)
    assert order == [1, 2, 0]
    act(s, ("end",))
    assert (s.phase, s.round) == ("bidding", 2)


def test_a12_as_many_cards_as_wanted() -> None:
    s = game(2)
    first, second = hold_only(s, 0, "Trade Fleet", "Pilgrimage")
    all_pass(s)
    act(s, ("play", first))
    assert s.actor == 0
    act(s, ("play", second))
    assert tracks(s, 0) == (3, 3, 2, 2)


def test_a12_a_card_costs_knights_in_camp_put_onto_its_city() -> None:
    s = game(2)
    (card,) = hold_only(s, 0, "Citadel")
    give(s, 0, "Watchtower")
    bid(s, "Sidon", "8")
    all_pass(s)
    events = act(s, ("play", card))
    assert ("played", 0, "Citadel", "Jaffa") in events
    assert ("paid", 0, "Jaffa", 3) in events
    assert camp(s, 0) == 8 - 1 - 3
    assert [(k["seat"], k["paid"]) for k in s.view(1)["cities"]["Jaffa"]["bids"]] == [(0, True)] * 3


def test_a12_knights_out_bidding_cannot_pay() -> None:
    s = game(2)
    citadel, tower = hold_only(s, 0, "Citadel", "Watchtower")
    bid(s, "Sidon", "5", "6", "7", "8", "Chaplain", "Seneschal")
    all_pass(s)
    assert camp(s, 0) == 2
    assert playable(citadel) not in s.legal_actions()
    assert playable(tower) in s.legal_actions()


def test_a12_the_seneschal_may_pay() -> None:
    s = game(2)
    (card,) = hold_only(s, 0, "Watchtower")
    bid(s, "Sidon", "5", "6", "7", "8", "Chaplain", "Greymantle")
    act(s, ("pass",))
    bid(s, "Tyrus", "Mercenary")
    all_pass(s)
    act(s, ("play", card))
    assert [k["knight"] for k in s.view(0)["cities"]["Jaffa"]["bids"]] == ["Seneschal"]


def test_a12_cards_drawn_in_this_turn_can_be_played() -> None:
    s = game(2)
    (scouts,) = hold_only(s, 0, "Scouts")
    relic = put_on_top(s, "Relic")
    all_pass(s)
    events = act(s, ("play", scouts), ("deck", "Jerusalem"), ("play", relic))
    assert ("drew", 0, "Jerusalem", "Relic") in events
    assert tracks(s, 0) == (2, 4, 2, 2)


def test_a12_turn_ends_by_itself_when_nothing_can_be_played() -> None:
    s = game(3)
    hold_only(s, 0)
    hold_only(s, 1)
    all_pass(s)
    assert s.actor == 2


def test_ae5_a13_chaplain_saves_a_knight_for_every_card_of_its_city() -> None:
    s = game(2)
    first, second, engine = hold_only(s, 0, "Watchtower", "Forced Levy", "Siege Engine")
    bid(s, "Jaffa", "Chaplain")
    all_pass(s)
    assert "paid" not in kinds(act(s, ("play", first)))
    act(s, ("play", second))
    assert camp(s, 0) == 7
    act(s, ("play", engine))
    assert camp(s, 0) == 6
    assert tracks(s, 0) == (2, 2, 7, 1)


def test_a13_not_for_cards_of_other_cities_nor_for_others() -> None:
    s = game(2)
    (fleet,) = hold_only(s, 0, "Trade Fleet")
    (tower,) = hold_only(s, 1, "Watchtower")
    bid(s, "Jaffa", "Chaplain")
    all_pass(s)
    act(s, ("play", fleet))
    assert camp(s, 0) == 6
    act(s, ("play", tower))
    assert s.round == 2
    assert tracks(s, 1) == (2, 2, 3, 2)


def test_a13_free_card_is_playable_without_knights() -> None:
    s = game(2)
    (tower,) = hold_only(s, 0, "Watchtower")
    hold_only(s, 1)
    bid(s, "Jaffa", "Chaplain", "5", "6", "7", "8", "Mercenary", "Seneschal")
    act(s, ("pass",))
    bid(s, "Sidon", "Greymantle")
    assert camp(s, 0) == 0
    assert playable(tower) in s.legal_actions()


def test_a13_chaplain_as_payment_gives_nothing() -> None:
    s = game(2)
    first, second = hold_only(s, 0, "Siege Engine", "Watchtower")
    bid(s, "Sidon", "5", "6", "7", "8", "Mercenary")
    act(s, ("pass",))
    bid(s, "Tyrus", "Seneschal")
    act(s, ("pass",))
    act(s, ("play", first))  # Greymantle and Chaplain pay for it
    assert camp(s, 0) == 0
    assert playable(second) not in s.legal_actions()


def test_a14_loss_at_0_does_not_stop_a_card() -> None:
    """AE6: 1 faith and −2 is 0, and here 0 − 1 stays 0."""
    s = game(2)
    (usury,) = hold_only(s, 0, "Usury")
    set_tracks(s, 0, 2, 0, 2, 2)
    all_pass(s)
    act(s, ("play", usury))
    assert tracks(s, 0) == (4, 0, 2, 2)


def test_ae6_a1_no_value_leaves_0_to_13() -> None:
    s = game(2)
    customs, trial = hold_only(s, 0, "Royal Customs", "Heresy Trial")
    set_tracks(s, 0, 12, 2, 2, 2)
    set_tracks(s, 1, 2, 1, 2, 2)
    all_pass(s)
    assert ("up", 0, "gold", 1) in act(s, ("play", customs))
    assert tracks(s, 0)[0] == 13
    assert ("down", 1, "faith", 1) in act(s, ("play", trial))
    assert tracks(s, 1)[1] == 0


def test_a14_a_foe_must_be_named_and_may_be_at_0() -> None:
    s = game(3)
    (raid,) = hold_only(s, 0, "Night Raid")
    set_tracks(s, 2, 0, 0, 0, 0)
    all_pass(s)
    act(s, ("play", raid))
    assert s.legal_actions() == [("foe", 1), ("foe", 2)]
    assert ("named", 0, 2) in act(s, ("foe", 2))
    assert tracks(s, 0) == (2, 2, 4, 2)
    assert tracks(s, 2) == (0, 0, 0, 0)
    assert tracks(s, 1) == (2, 2, 2, 2)


def test_a14_with_two_players_the_foe_is_clear() -> None:
    s = game(2)
    (raid,) = hold_only(s, 0, "Night Raid")
    all_pass(s)
    act(s, ("play", raid))
    assert tracks(s, 1) == (2, 2, 0, 2)


@pytest.mark.parametrize("first", ["gold", "faith", "power", "prestige"])
def test_a14_any_other_is_a_different_track(first: str) -> None:
    s = game(2)
    (council,) = hold_only(s, 0, "Council")
    all_pass(s)
    act(s, ("play", council))
    assert s.legal_actions() == [("track", t) for t in ("faith", "gold", "power", "prestige")]
    act(s, ("track", first))
    assert s.legal_actions() == [("track", t) for t in ("faith", "gold", "power", "prestige") if t != first]
    act(s, s.legal_actions()[0])
    assert sorted(tracks(s, 0)) == [2, 2, 3, 3]


@pytest.mark.parametrize(
    ("name", "choices", "own", "foe"),
    [
        ("Holy Lance", [("track", "power")], (2, 2, 3, 2), (2, 2, 2, 2)),
        ("Grand Seal", [("track", "gold")], (4, 2, 2, 2), (2, 2, 2, 2)),
        ("Rumour", [("foe", 1), ("track", "prestige")], (2, 2, 2, 2), (2, 2, 2, 0)),
        ("Double-dealing", [("track", "faith"), ("foe", 1)], (2, 4, 2, 2), (2, 0, 2, 2)),
        ("Privateers", [], (6, 1, 2, 1), (2, 2, 2, 2)),
        ("Forbidden Scripture", [], (2, 4, 2, 1), (2, 2, 2, 2)),
        ("Minting Right", [], (4, 2, 2, 2), (2, 2, 2, 2)),
        ("Bribed Garrison", [("foe", 1)], (4, 2, 2, 2), (0, 2, 2, 2)),
        ("Hostage", [("foe", 1)], (2, 2, 2, 2), (2, 2, 2, 1)),
        ("Mercenary Camp", [("track", "gold"), ("foe", 1), ("foe", 2)], (3, 2, 2, 2), (2, 2, 2, 2)),
    ],
)
def test_a26_effects(name: str, choices: list[tuple[str, str]], own: tuple[int, ...], foe: tuple[int, ...]) -> None:
    s = game(3)
    (card,) = hold_only(s, 0, name)
    all_pass(s)
    act(s, ("play", card), *choices)
    assert tracks(s, 0) == own
    assert tracks(s, 1) == foe
    assert tracks(s, 2) == (2, 2, 2, 2)
    assert s.actor == 1


def test_a26_plague_hits_every_opponent_on_the_first_of_the_highest() -> None:
    s = game(3)
    (card,) = hold_only(s, 0, "Plague")
    set_tracks(s, 0, 9, 9, 9, 9)
    set_tracks(s, 1, 2, 5, 3, 5)
    set_tracks(s, 2, 7, 0, 0, 0)
    all_pass(s)
    act(s, ("play", card))
    assert [tracks(s, seat) for seat in range(3)] == [(9, 9, 9, 9), (2, 4, 3, 5), (6, 0, 0, 0)]


def test_a14_played_cards_lie_before_their_player_until_the_rounds_end() -> None:
    s = game(2)
    (card,) = hold_only(s, 0, "Watchtower")
    all_pass(s)
    act(s, ("play", card))
    assert s.view(1)["players"][0]["played"][0]["id"] == card
    assert card not in s.discard
    assert s.actor == 1
    act(s, ("end",))
    assert card in s.discard
    assert s.view(1)["players"][0]["played"] == []


def test_a15_hand_is_cut_to_five_of_choice_at_the_end_of_the_own_turn() -> None:
    s = game(2)
    give(s, 0, "Citadel", "Relic", "Embassy", "Market", "Council")
    all_pass(s)
    assert len(s.hands[0]) == 7  # no limit before
    act(s, ("end",))
    assert s.actor == 0
    assert s.legal_actions() == [("discard", card) for card in sorted(s.hands[0])]
    chosen = s.hands[0][3]
    assert ("discarded", 0, CARDS[chosen].name) in act(s, ("discard", chosen))
    assert chosen in s.discard
    assert s.actor == 0
    act(s, s.legal_actions()[0])
    assert len(s.hands[0]) == 5
    assert s.actor == 1


def test_a15_also_for_who_cannot_play() -> None:
    s = game(2)
    hold_only(s, 0, "Citadel", "Relic", "Embassy", "Council", "Plague")
    bid(s, "Sidon", "5", "6", "7", "8", "Mercenary", "Seneschal")
    act(s, ("pass",))
    bid(s, "Jaffa", "Greymantle", "Chaplain")
    assert verbs(s) == {"discard"}


# -- privileges ----------------------------------------------------------------------------------------------------
def test_a21_gold_one_card_costs_one_less() -> None:
    s = game(2)
    hold_privilege(s, "gold", 0)
    citadel, relic, tower = hold_only(s, 0, "Citadel", "Relic", "Watchtower")
    all_pass(s)
    assert ("privilege used", 0, "gold") in act(s, ("play", citadel))
    assert camp(s, 0) == 8 - 2
    assert s.view(1)["used"] == ["gold"]
    assert "privilege used" not in kinds(act(s, ("play", relic)))
    assert camp(s, 0) == 6 - 2
    act(s, ("play", tower))
    assert s.round == 1
    assert s.tracks[:4] == [2, 4, 6, 2]


def test_a21_makes_a_card_affordable_but_none_cheaper_than_free() -> None:
    """It adds up with the Chaplain (A13), and isn't spent on a card that is free already."""
    s = game(2)
    hold_privilege(s, "gold", 0)
    tower, engine, citadel = hold_only(s, 0, "Watchtower", "Siege Engine", "Citadel")
    bid(s, "Jaffa", "Chaplain", "5", "6", "7", "8", "Mercenary", "Seneschal")
    all_pass(s)
    assert camp(s, 0) == 1
    act(s, ("play", tower))
    assert s.view(0)["used"] == []
    assert playable(citadel) in s.legal_actions()
    act(s, ("play", engine))
    assert camp(s, 0) == 1
    assert playable(citadel) not in s.legal_actions()


def test_a21_is_the_holders_alone() -> None:
    s = game(2)
    hold_privilege(s, "gold", 1)
    (relic,) = hold_only(s, 0, "Relic")
    give(s, 0, "Market")
    all_pass(s)
    act(s, ("play", relic))
    assert camp(s, 0) == 6


def test_a22_faith_after_the_second_card_of_a_city_once() -> None:
    s = game(2)
    hold_privilege(s, "faith", 0)
    a, b, c, d = hold_only(s, 0, "Watchtower", "Watchtower", "Watchtower", "Pilgrimage")
    all_pass(s)
    act(s, ("play", a), ("play", d))
    assert s.step.name == "Play"
    act(s, ("play", b))
    assert s.legal_actions() == [("track", t) for t in ("faith", "gold", "power", "prestige")]
    assert s.step.rule(s) == "A22"
    act(s, ("track", "gold"))
    assert tracks(s, 0) == (3, 3, 4, 2)
    assert s.view(0)["used"] == ["faith"]
    act(s, ("play", c))
    assert tracks(s, 0) == (3, 3, 5, 2)
    assert s.actor == 1


def test_a22_start_cards_count_as_their_citys() -> None:
    s = game(2)
    hold_privilege(s, "faith", 0)
    right, garrison, market = hold_only(s, 0, "Minting Right", "Garrison", "Market")
    all_pass(s)
    act(s, ("play", right), ("play", market), ("play", garrison))
    assert s.step.rule(s) == "A22"


def test_a22_after_the_cards_own_choices() -> None:
    s = game(2)
    hold_privilege(s, "faith", 0)
    garrison, seal = hold_only(s, 0, "Garrison", "Grand Seal")
    all_pass(s)
    act(s, ("play", garrison), ("play", seal))
    assert s.step.rule(s) == "A14"
    act(s, ("track", "gold"))
    assert s.step.rule(s) == "A22"
    act(s, ("track", "gold"))
    assert tracks(s, 0) == (5, 2, 3, 2)


def test_a22_not_for_others_nor_for_two_cities() -> None:
    s = game(2)
    hold_privilege(s, "faith", 1)
    first, second = hold_only(s, 0, "Garrison", "Cathedral")
    all_pass(s)
    act(s, ("play", first), ("play", second))
    assert s.actor == 1
    assert s.view(0)["used"] == []


def test_a24_prestige_exchanges_a_card_once() -> None:
    s = game(2)
    hold_privilege(s, "prestige", 0)
    (old, _) = hold_only(s, 0, "Watchtower", "Market")
    relic = put_on_top(s, "Relic")
    all_pass(s)
    act(s, ("privilege", old))
    assert old in s.discard
    assert s.legal_actions() == [("deck", city) for city in sorted(CITIES)]
    act(s, ("deck", "Jerusalem"))
    assert relic in s.hands[0]
    assert camp(s, 0) == 8
    assert verbs(s) == {"play", "end"}
    act(s, ("play", relic))
    assert tracks(s, 0) == (2, 4, 2, 2)


def test_a24_even_without_knights_but_not_without_cards_nor_for_others() -> None:
    s = game(3)
    hold_privilege(s, "prestige", 1)
    hold_only(s, 1, "Citadel")
    bid(s, "Sidon", "Chaplain")
    bid(s, "Sidon", "5", "6", "7", "8", "Mercenary")
    act(s, ("pass",), ("pass",))
    bid(s, "Jaffa", "Greymantle", "Chaplain")
    assert s.actor == 0
    assert "privilege" not in verbs(s)
    act(s, ("end",))
    assert verbs(s) == {"privilege", "end"}

    bare = game(2)
    hold_privilege(bare, "prestige", 0)
    hold_only(bare, 0)
    all_pass(bare)
    assert bare.actor == 1


def test_a28_draw_and_prestige_choose_among_decks_that_are_not_empty() -> None:
    s = game(2)
    hold_privilege(s, "prestige", 0)
    scouts, envoy = hold_only(s, 0, "Scouts", "Envoy")
    s.discard += s.decks[CITY["Akkon"]]
    s.decks[CITY["Akkon"]].clear()
    all_pass(s)
    act(s, ("play", scouts))
    left = [("deck", city) for city in ("Caesarea", "Jaffa", "Jerusalem", "Sidon", "Tyrus")]
    assert s.legal_actions() == left
    act(s, ("deck", "Jaffa"), ("privilege", envoy))
    assert s.legal_actions() == left


def test_a28_with_all_decks_empty_there_is_nothing_to_draw() -> None:
    s = game(2)
    hold_privilege(s, "prestige", 0)
    (scouts, _) = hold_only(s, 0, "Scouts", "Market")
    all_pass(s)
    for deck in s.decks:
        s.discard += deck
        deck.clear()
    s._legal = None
    assert verbs(s) == {"play", "end"}
    act(s, ("play", scouts))
    assert s.step.name == "Play"


def test_a16_hand_sizes_are_open() -> None:
    s = game(3)
    give(s, 1, "Citadel")
    assert [player["hand_count"] for player in s.view(None)["players"]] == [2, 3, 2]


def test_a12_a_turn_without_a_card_is_told_once() -> None:
    s = game(3)
    for seat in range(3):
        hold_only(s, seat)
    give(s, 0, "Trade Fleet")
    events = all_pass(s)
    assert "no card" not in kinds(events)
    events = act(s, ("end",))
    assert [event for event in events if event[0] == "no card"] == [("no card", seat) for seat in range(3)]


def test_a24_the_prompt_speaks_of_the_privilege() -> None:
    s = game(3)
    hold_privilege(s, "prestige", 0)
    all_pass(s)
    assert str(s.prompt()) == "Play a card, swap one by your privilege of prestige, or end your turn."
