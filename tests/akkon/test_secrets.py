"""A7, A9, A16, A25: who knows what, in views and in worlds dealt anew.

Proves A3, A7, A9, A10, A16, A25.
"""

from __future__ import annotations

import pytest

from engine import Rng
from engine.akkon.board import members
from engine.akkon.state import Akkon
from tests.akkon.positions import act, all_pass, bid, game, give
from tests.akkon.test_rounds import finish_round


def worlds(s: Akkon, seat: int | None, n: int = 60) -> list[Akkon]:
    rng = Rng(5)
    return [s.determinize(seat, rng) for _ in range(n)]


def seen(s: Akkon, seat: int | None, city: str) -> list[str | None]:
    """The knights on a field as a seat sees them."""
    return [knight["knight"] for knight in s.view(seat)["cities"][city]["bids"]]


def on_field(s: Akkon, city: int, seat: int) -> tuple[int, ...]:
    return tuple(sorted(knight & 7 for where, who, knight, _ in s.bids if (where, who) == (city, seat)))


def test_a7_own_bids_are_known_during_the_turn_and_not_after() -> None:
    s = game(2)
    act(s, ("bid", "Jaffa", "5", 0), ("bid", "Jaffa", "8", 0))
    assert seen(s, 0, "Jaffa") == ["5", "8"]
    assert seen(s, 1, "Jaffa") == [None, None]
    assert {on_field(w, 1, 0) for w in worlds(s, 0)} == {(0, 3)}
    act(s, ("done",))
    assert seen(s, 0, "Jaffa") == [None, None]


def test_a7_own_bids_of_an_earlier_turn_stay_unknown_in_the_next() -> None:
    s = game(2)
    bid(s, "Jaffa", "5")
    act(s, ("pass",), ("bid", "Sidon", "8", 0))
    assert (seen(s, 0, "Jaffa"), seen(s, 0, "Sidon")) == ([None], ["8"])


def test_a7_owner_knows_which_knights_are_gone_but_not_where_they_are() -> None:
    s = game(2)
    bid(s, "Jaffa", "5")
    act(s, ("pass",))
    bid(s, "Sidon", "8")
    assert s.view(0)["players"][0]["camp"] == ["6", "7", "Mercenary", "Greymantle", "Chaplain", "Seneschal"]
    assert {(on_field(w, 1, 0), on_field(w, 3, 0)) for w in worlds(s, 0)} == {((0,), (3,)), ((3,), (0,))}
    assert all(w.camps[0] == s.camps[0] for w in worlds(s, 0))


def test_a7_house_rule_shows_own_bids_to_their_owner_alone() -> None:
    s = game(2, show_bids="yes")
    bid(s, "Jaffa", "5")
    bid(s, "Jaffa", "6")
    bid(s, "Sidon", "8")
    assert seen(s, 0, "Jaffa") == ["5", None]
    assert seen(s, 1, "Jaffa") == [None, "6"]
    assert seen(s, None, "Jaffa") == [None, None]
    assert {on_field(w, 1, 0) for w in worlds(s, 0)} == {(0,)}
    assert len({on_field(w, 1, 0) for w in worlds(s, 1)}) == 7


def test_a7_others_bids_may_be_any_of_their_seven() -> None:
    s = game(2, start="1")
    act(s, ("pass",))
    bid(s, "Jaffa", "5")
    assert {on_field(w, 1, 0) for w in worlds(s, 1, 100)} == {(kind,) for kind in range(7)}
    for world in worlds(s, 1):
        assert world.status() == []
        assert world.chaplains == [2 * (on_field(world, 1, 0) == (6,)), 0]  # whose Chaplain may stand on Jaffa (A13)


def test_a10_the_seneschal_and_open_bids_stay_where_they_are() -> None:
    s = game(2)
    bid(s, "Jaffa", "Seneschal", "8")
    bid(s, "Jaffa", "7")
    for world in worlds(s, None):
        assert world.bids == s.bids
    unused = game(2)
    bid(unused, "Jaffa", "8")
    for world in worlds(unused, 1):
        assert 7 not in on_field(world, 1, 0)
        assert world.camps[0] >> 7 & 1


@pytest.mark.parametrize(("down", "held"), [("Mercenary", "Greymantle"), ("Greymantle", "Mercenary")])
def test_a9_gives_the_place_of_a_counterpart_away(down: str, held: str) -> None:
    """While the held one may still be bid, its owner knows where it may not go; afterwards no more."""
    s = game(2)
    bid(s, "Jaffa", down)
    act(s, ("pass",))
    bid(s, "Sidon", "5", "6")
    assert seen(s, 0, "Jaffa") == [down]
    assert seen(s, 1, "Jaffa") == [None]
    assert seen(s, 0, "Sidon") == [None, None]
    legal = s.legal_actions()
    assert all(w.legal_actions() == legal for w in worlds(s, 0))
    bid(s, "Tyrus", held)
    assert seen(s, 0, "Jaffa") == [None]
    assert len({on_field(w, 1, 0) for w in worlds(s, 0)}) == 4


def test_a9_holds_in_every_world() -> None:
    s = game(2)
    act(s, ("pass",))
    bid(s, "Jaffa", "5", "6", "7", "8", "Greymantle")
    for world in worlds(s, 0, 200):
        assert not {4, 5} <= set(on_field(world, 1, 1))
        assert world.status() == []


def test_a16_every_hand_is_known_to_whoever_watched() -> None:
    """Cards are dealt, won and drawn openly and leave openly: there is no way an unknown one gets into a hand."""
    s = game(3)
    give(s, 1, "Citadel")
    for seat in (None, 0, 1, 2):
        hands = [[card["id"] for card in player["hand"]] for player in s.view(seat)["players"]]
        assert hands == s.hands
        assert all(world.hands == s.hands for world in worlds(s, seat, 5))


def test_a3_deck_order_below_the_top_is_secret() -> None:
    s = game(2)
    for world in worlds(s, 0, 20):
        assert [deck[-1] for deck in world.decks] == [deck[-1] for deck in s.decks]
        assert [sorted(deck) for deck in world.decks] == [sorted(deck) for deck in s.decks]
    assert len({tuple(world.decks[0]) for world in worlds(s, 0, 20)}) > 15


def lent() -> tuple[Akkon, int]:
    """Seat 0 has borrowed one knight of seat 1; seats 2 and 3 only know that much."""
    s = game(4)
    s.claims = [(0, 1)]
    finish_round(s)
    (loan,) = [knight for knight in members(s.camps[0]) if knight >> 3 == 1]
    return s, loan


@pytest.mark.parametrize("seat", [0, 1])
def test_a25_borrower_and_lender_know_the_knight(seat: int) -> None:
    s, loan = lent()
    assert all(world.camps == s.camps for world in worlds(s, seat, 20))
    name = ("5", "6", "7", "8", "Mercenary", "Greymantle", "Chaplain")[loan & 7]
    assert {"knight": name, "owner": 1} in s.view(0)["players"][0]["camp"]
    assert s.view(1)["players"][1]["missing"] == [{"knight": name, "holder": 0}]


@pytest.mark.parametrize("seat", [None, 2, 3])
def test_a25_the_others_know_only_how_many(seat: int | None) -> None:
    s, _ = lent()
    drawn = {knight & 7 for w in worlds(s, seat, 150) for knight in members(w.camps[0]) if knight >> 3 == 1}
    assert drawn == set(range(7))
    for world in worlds(s, seat, 20):
        assert world.status() == []
        assert [camp.bit_count() for camp in world.camps] == [camp.bit_count() for camp in s.camps]
    assert s.view(seat)["players"][0]["camp"] is None
    assert "missing" not in s.view(seat)["players"][1]


def test_a25_a_borrowed_knight_shown_on_a_field_is_known() -> None:
    s, loan = lent()
    while s.turn != 0:
        act(s, ("pass",))
    act(s, next(a for a in s.legal_actions() if a[1:2] == ("Jaffa",) and a[3] == 1), ("done",))
    all_pass(s)
    for world in worlds(s, 2, 20):
        assert world.bids == s.bids
        assert world.camps == s.camps
    assert s.view(2)["cities"]["Jaffa"]["bids"][0]["owner"] == 1
    assert loan == s.bids[0][2]


def test_a16_others_camps_are_hidden_their_number_is_not() -> None:
    s = game(2)
    bid(s, "Jaffa", "5")
    players = s.view(1)["players"]
    assert players[0]["camp"] is None
    assert players[0]["camp_count"] == 7
    assert players[1]["camp_count"] == 7


def test_worlds_are_dealt_fairly() -> None:
    """A hidden bid of one knight is each of the seven about equally often."""
    s = game(2, start="1")
    act(s, ("pass",))
    bid(s, "Jaffa", "8")
    counts = [0] * 7
    for world in worlds(s, 1, 1400):
        counts[on_field(world, 1, 0)[0]] += 1
    assert min(counts) > 140
    assert max(counts) < 260


def test_reveals_grow_when_secrets_come_to_light() -> None:
    """Undo stops there: at open fields, at the evaluation, at drawn cards and loans."""
    s = game(2, start="1")
    bid(s, "Sidon", "5")
    bid(s, "Jaffa", "5")
    assert s.reveals == 0
    act(s, ("bid", "Jaffa", "Seneschal", 1))
    opened = s.reveals
    assert opened > 0
    act(s, ("done",))
    all_pass(s)
    assert s.reveals > opened


def test_worlds_do_not_depend_on_the_true_one() -> None:
    """From any world the seat can't tell apart, the same chance deals the same worlds: thinking can't peek."""
    s, _ = lent()
    for _ in range(3):
        act(s, s.legal_actions()[0], ("done",))
    for seat in (None, 0, 1, 2, 3):
        elsewhere = s.determinize(seat, Rng(8))
        a, b = s.determinize(seat, Rng(9)), elsewhere.determinize(seat, Rng(9))
        assert (a.bids, a.camps, a.decks) == (b.bids, b.camps, b.decks)
