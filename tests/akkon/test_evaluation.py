"""A8, A11, A23, A25 and AE1–AE4: what bids are worth and who takes the card.

Proves A8, A11, A23, A25, AE1, AE2, AE3, AE4.
"""

from __future__ import annotations

import pytest

from engine.akkon.board import CARDS, KNIGHTS
from engine.akkon.scoring import totals
from tests.akkon.positions import CITY, act, all_pass, bid, game, hold_privilege, names, put_on_top

RED, BLUE = 0, 1
Field = list[tuple[int, str]]


def worth(field: Field, seat: int, seats: int = 3) -> int:
    """What a seat's knights on a field add up to; knights are named with the seat that bids them."""
    bids = [(0, bidder, KNIGHTS.index(name), False) for bidder, name in field]
    return totals(bids, seats)[seat]


def fields_of(seat: int, *knights: str) -> Field:
    return [(seat, name) for name in knights]


@pytest.mark.parametrize(("name", "value"), [("5", 5), ("6", 6), ("7", 7), ("8", 8), ("Seneschal", 4)])
def test_a8_printed_values(name: str, value: int) -> None:
    assert worth([(RED, name)], RED) == value


def test_a8_mercenary_counts_every_other_knight_of_anybody_and_any_kind() -> None:
    assert worth([(RED, "Mercenary")], RED) == 2
    assert worth([(RED, "Mercenary"), (RED, "Chaplain")], RED) == 4
    assert worth([(RED, "Mercenary"), (BLUE, "Greymantle"), (2, "Seneschal")], RED) == 6
    assert worth([(RED, "Mercenary"), (BLUE, "Mercenary")], BLUE) == 4


def test_a8_chaplain_is_worth_nothing() -> None:
    assert worth([(RED, "Chaplain")], RED) == 0


def test_a8_greymantle_doubles_only_the_own_knights() -> None:
    field = [(RED, "6"), (RED, "Greymantle"), (BLUE, "7")]
    assert worth(field, RED) == 12
    assert worth(field, BLUE) == 7


@pytest.mark.parametrize("name", ["Greymantle", "Mercenary"])
@pytest.mark.parametrize(("city", "seat"), [(0, 0), (2, 1), (5, 2)])
def test_a8_special_knights_serve_their_player_on_their_field(name: str, city: int, seat: int) -> None:
    bids = [(where, who, KNIGHTS.index("6"), False) for where in range(6) for who in range(3)]
    expected = [6] * 18
    expected[city * 3 + seat] += {"Greymantle": 6, "Mercenary": 2 + 3 * 2}[name]
    assert totals([*bids, (city, seat, KNIGHTS.index(name), False)], 3) == expected


def test_a8_fields_are_apart() -> None:
    bids = [(0, RED, KNIGHTS.index("6"), False), (1, RED, KNIGHTS.index("Greymantle"), False)]
    assert totals(bids, 2)[:4] == [6, 0, 0, 0]


def test_ae1_mercenary() -> None:
    field = [*fields_of(RED, "8", "Mercenary"), (BLUE, "7")]
    assert worth(field, RED) == 14
    assert worth(field, BLUE) == 7


def test_ae2_greymantle() -> None:
    assert worth(fields_of(RED, "6", "5", "Greymantle"), RED) == 22
    assert worth(fields_of(RED, "Greymantle"), RED) == 0


def test_ae3_greymantle_doubles_the_seneschal() -> None:
    assert worth(fields_of(RED, "Seneschal", "8", "Greymantle"), RED) == 24


def test_a25_second_greymantle_doubles_nothing_more() -> None:
    grey = KNIGHTS.index("Greymantle")
    bids = [(0, RED, 0, False), (0, RED, grey, False), (0, RED, 8 + grey, False)]
    assert totals(bids, 2)[RED] == 10


def test_a25_two_mercenaries_of_one_player_count_each_other() -> None:
    mercenary = KNIGHTS.index("Mercenary")
    bids = [(0, RED, mercenary, False), (0, RED, 8 + mercenary, False)]
    assert totals(bids, 2)[RED] == 8


def test_a11_highest_total_takes_the_top_card() -> None:
    s = game(2)
    card = put_on_top(s, "Citadel")
    next_card = s.decks[CITY["Jaffa"]][-2]
    bid(s, "Jaffa", "5", "6")
    bid(s, "Jaffa", "8")
    events = all_pass(s)
    assert ("total", RED, "Jaffa", 11) in events
    assert ("total", BLUE, "Jaffa", 8) in events
    assert ("won card", RED, "Jaffa", "Citadel") in events
    assert card in s.hands[RED]
    assert s.decks[CITY["Jaffa"]][-1] == next_card
    assert ("flipped", "Jaffa", CARDS[next_card].name) in events


def test_a11_a_player_may_win_in_several_cities() -> None:
    s = game(2)
    bid(s, "Jaffa", "5")
    act(s, ("pass",))
    bid(s, "Sidon", "6")
    bid(s, "Tyrus", "7")
    act(s, ("pass",))
    assert [len(hand) for hand in s.hands] == [5, 2]


def test_a11_all_bids_are_revealed() -> None:
    s = game(2)
    bid(s, "Jaffa", "5")
    bid(s, "Sidon", "Chaplain")
    events = all_pass(s)
    assert ("revealed", RED, "Jaffa", "5", RED) in events
    assert ("revealed", BLUE, "Sidon", "Chaplain", BLUE) in events
    assert "on loan" not in [event[0] for event in events]
    assert s.view(RED)["cities"]["Sidon"]["bids"][0]["knight"] == "Chaplain"


def test_a11_bid_knights_stay_on_the_fields() -> None:
    s = game(2)
    bid(s, "Jaffa", "5")
    all_pass(s)
    assert len(s.view(0)["cities"]["Jaffa"]["bids"]) == 1
    assert s.view(0)["players"][0]["camp_count"] == 7


@pytest.mark.parametrize("knight", ["Greymantle", "Chaplain"])
def test_ae2_a8_alone_it_wins_nothing(knight: str) -> None:
    s = game(2)
    bid(s, "Jaffa", knight)
    events = all_pass(s)
    assert ("no bid", "Jaffa") in events
    assert len(s.hands[RED]) == 2
    assert len(s.decks[CITY["Jaffa"]]) == 10


def test_a8_mercenary_alone_wins() -> None:
    s = game(2)
    bid(s, "Jaffa", "Mercenary")
    all_pass(s)
    assert len(s.hands[RED]) == 3


@pytest.mark.parametrize("holder", [None, 0, 1, 2])
def test_ae4_a23_ties(holder: int | None) -> None:
    """Seats 0 and 1 bid 7 each, seat 2 bids 5: the power privilege helps who takes part in the tie only."""
    s = game(3)
    put_on_top(s, "Citadel")
    if holder is not None:
        hold_privilege(s, "power", holder)
    bid(s, "Jaffa", "7")
    bid(s, "Jaffa", "7")
    bid(s, "Jaffa", "5")
    events = all_pass(s)
    has = ["Citadel" in names(s, seat) for seat in range(3)]
    if holder in (0, 1):
        assert has == [seat == holder for seat in range(3)]
        assert ("privilege used", holder, "power") in events
    else:
        assert has == [False] * 3
        assert ("tie", "Jaffa") in events
        assert len(s.decks[CITY["Jaffa"]]) == 10


def test_a23_wins_every_tie_of_a_round() -> None:
    s = game(2)
    hold_privilege(s, "power", BLUE)
    for city in ("Jaffa", "Sidon"):
        knight = "7" if city == "Jaffa" else "8"
        bid(s, city, knight)
        bid(s, city, knight)
    all_pass(s)
    assert [len(hand) for hand in s.hands] == [2, 4]


def test_a23_no_tie_at_nothing() -> None:
    s = game(2)
    hold_privilege(s, "power", RED)
    bid(s, "Jaffa", "Chaplain")
    bid(s, "Jaffa", "Greymantle")
    assert ("no bid", "Jaffa") in all_pass(s)
    assert len(s.hands[RED]) == 2
