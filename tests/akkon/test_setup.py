"""A1–A5, A26, A27: material and set-up, from the rule text.

Proves A1, A2, A3, A4, A5, A26, A27.
"""

from __future__ import annotations

from collections import Counter

import pytest

import engine
from engine.akkon.board import CARDS, CITIES, KNIGHTS, START_CARDS
from tests.akkon.positions import CITY, camp, game, tracks


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a1_everybody_starts_at_2_on_four_tracks(seats: int) -> None:
    s = game(seats)
    assert [tracks(s, seat) for seat in range(seats)] == [(2, 2, 2, 2)] * seats
    assert list(s.view(0)["tracks"]) == ["gold", "faith", "power", "prestige"]
    assert s.scores() == [4] * seats


def test_a2_six_cities_of_twelve_cards() -> None:
    assert CITIES == ("Tyrus", "Jaffa", "Caesarea", "Sidon", "Jerusalem", "Akkon")
    assert Counter(card.city for card in CARDS) == dict.fromkeys(CITIES, 12)
    assert len(CARDS) == 72


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a3_two_start_cards_each_the_rest_leaves(seats: int) -> None:
    s = game(seats)
    assert len(START_CARDS) == 12
    assert [len(hand) for hand in s.hands] == [2] * seats
    assert sorted([*(card for hand in s.hands for card in hand), *s.out]) == sorted(START_CARDS)
    assert s.view(0)["out"] == 12 - 2 * seats


def test_a3_decks_of_ten_own_cards_with_the_top_face_up() -> None:
    s = game()
    for city, deck in zip(CITIES, s.decks, strict=True):
        assert len(deck) == 10
        assert all(CARDS[card].city == city and not CARDS[card].start for card in deck)
        assert s.view(1)["cities"][city]["top"]["id"] == deck[-1]
        assert s.view(1)["cities"][city]["deck"] == 10


def test_a3_decks_and_hands_are_shuffled() -> None:
    assert len({tuple(map(tuple, game(seed=seed).decks)) for seed in range(20)}) == 20
    assert len({tuple(map(tuple, game(seed=seed).hands)) for seed in range(20)}) > 15


def test_a4_seven_knights_and_the_start_players_seneschal() -> None:
    s = game()
    assert s.view(1)["players"][1]["camp"] == ["5", "6", "7", "8", "Mercenary", "Greymantle", "Chaplain"]
    assert s.view(0)["players"][0]["camp"] == list(KNIGHTS)
    assert [camp(s, seat) for seat in range(3)] == [8, 7, 7]


def test_a5_nobody_holds_a_privilege_in_the_first_round() -> None:
    assert game().view(0)["privileges"] == dict.fromkeys(("gold", "faith", "power", "prestige"))


def test_start_player_is_an_option_or_drawn() -> None:
    assert [game(4, start=str(seat)).start for seat in range(4)] == [0, 1, 2, 3]
    assert {game(4, seed=seed, start="random").start for seed in range(40)} == {0, 1, 2, 3}
    with pytest.raises(engine.BadSetup, match="there are 3 players"):
        game(3, start="3")


Row = tuple[int, str, int, str]
DECKS: dict[str, list[Row]] = {  # A26 word by word: count, name, cost, effect
    "Tyrus": [
        (3, "Trade Fleet", 1, "+1 gold"),
        (2, "Purple Dye", 2, "+2 gold"),
        (1, "Royal Customs", 3, "+3 gold"),
        (1, "Usury", 1, "+2 gold, −1 faith"),
        (1, "Bribed Garrison", 3, "+2 gold, foe −2 gold"),
        (1, "Press Gang", 1, "foe −1 gold, borrow 1 from that foe"),
        (1, "Harbour Spies", 1, "draw"),
    ],
    "Jaffa": [
        (3, "Watchtower", 1, "+1 power"),
        (2, "Siege Engine", 2, "+2 power"),
        (1, "Citadel", 3, "+3 power"),
        (1, "Forced Levy", 1, "+2 power, −1 prestige"),
        (1, "Night Raid", 3, "+2 power, foe −2 power"),
        (1, "Ambush", 1, "foe −1 power, borrow 1 from that foe"),
        (1, "Scouts", 1, "draw"),
    ],
    "Caesarea": [
        (3, "Tournament", 1, "+1 prestige"),
        (2, "Embassy", 2, "+2 prestige"),
        (1, "Royal Wedding", 3, "+3 prestige"),
        (1, "Lavish Feast", 1, "+2 prestige, −1 gold"),
        (1, "Slander", 3, "+2 prestige, foe −2 prestige"),
        (1, "Hostage", 1, "foe −1 prestige, borrow 1 from that foe"),
        (1, "Courier", 1, "draw"),
    ],
    "Sidon": [
        (2, "Market", 1, "+1 gold"),
        (2, "Herald", 1, "+1 prestige"),
        (1, "Shipyard", 2, "+2 power"),
        (2, "Mercenary Camp", 2, "+1 any, borrow 2"),
        (1, "Privateers", 2, "+4 gold, −1 faith, −1 prestige"),
        (1, "Envoy", 1, "draw"),
        (1, "Rumour", 2, "foe −2 any"),
    ],
    "Jerusalem": [
        (3, "Pilgrimage", 1, "+1 faith"),
        (2, "Relic", 2, "+2 faith"),
        (1, "Holy Sepulchre", 3, "+3 faith"),
        (1, "Asceticism", 1, "+2 faith, −1 gold"),
        (1, "Heresy Trial", 3, "+2 faith, foe −2 faith"),
        (1, "Penance", 1, "foe −1 faith, borrow 1 from that foe"),
        (1, "Vision", 1, "draw"),
    ],
    "Akkon": [
        (2, "Council", 2, "+1 any, +1 any other"),
        (2, "Garrison", 1, "+1 power"),
        (1, "Cathedral", 2, "+2 faith"),
        (2, "Grand Seal", 2, "+2 any"),
        (1, "Plague", 2, "every opponent −1 on their highest track"),
        (1, "Double-dealing", 3, "+2 any, foe −2 on the same track"),
        (1, "Archive", 1, "draw"),
    ],
}
START: dict[str, Row] = {  # A27
    **dict.fromkeys(("Tyrus", "Jaffa", "Caesarea", "Sidon"), (2, "Holy Lance", 1, "+1 any")),
    "Jerusalem": (2, "Forbidden Scripture", 1, "+2 faith, −1 prestige"),
    "Akkon": (2, "Minting Right", 2, "+2 gold"),
}
WORDS = {
    "up": "+{n} {track}",
    "down": "−{n} {track}",
    "up any": "+{n} any",
    "up other": "+{n} any other",
    "foe down": "foe −{n} {track}",
    "foe down any": "foe −{n} any",
    "foe down same": "foe −{n} on the same track",
    "borrow from foe": "borrow {n} from that foe",
    "borrow": "borrow {n}",
    "plague": "every opponent −{n} on their highest track",
    "draw": "draw",
}


def _rows(city: str, start: bool) -> Counter[tuple[str, int, str]]:
    """The cards of a city in the rule book's words."""
    return Counter(
        (card.name, card.cost, ", ".join(WORDS[e.kind].format(n=e.n, track=e.track) for e in card.effects))
        for card in CARDS
        if card.city == city and card.start == start
    )


@pytest.mark.parametrize("city", CITIES)
def test_a26_deck_cards(city: str) -> None:
    assert _rows(city, False) == {(name, cost, effect): count for count, name, cost, effect in DECKS[city]}
    assert sum(row[0] for row in DECKS[city]) == 10


@pytest.mark.parametrize("city", CITIES)
def test_a27_start_cards(city: str) -> None:
    count, name, cost, effect = START[city]
    assert _rows(city, True) == {(name, cost, effect): count}
    assert CITY[city] == CITIES.index(city)
