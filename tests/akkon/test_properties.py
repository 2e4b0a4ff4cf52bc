"""What holds in every game of Akkon, whatever is played: random games through `status`, and what it can't see.

Proves A29.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine import Rng
from engine.akkon import GAME
from engine.akkon.board import CARDS, HAND_LIMIT, PRESTIGE, START_CARDS, TRACKS
from engine.akkon.state import Akkon
from tests import conformance
from tests.akkon.positions import CITY, game, set_tracks

ROUNDS_AT_MOST = 55  # every round takes a card from some deck; after 6 × 9 of them the next empties one
GAMES = settings(max_examples=25, deadline=None)
seats_and_seed = st.tuples(st.integers(2, 5), st.integers(0, 2**32))


@GAMES
@given(seats_and_seed, st.sampled_from(["no", "yes"]))
def test_every_position_is_sound(table: tuple[int, int], show_bids: str) -> None:
    s = game(table[0], seed=table[1], start="random", show_bids=show_bids)
    for position in conformance.positions(s, Rng(table[1])):
        assert position.status() == []


@GAMES
@given(seats_and_seed)
def test_a_game_always_ends(table: tuple[int, int]) -> None:
    s = game(table[0], seed=table[1])
    conformance.play(s, Rng(table[1] + 1))
    assert s.is_over
    assert s.view(0)["empty"]
    assert s.round <= ROUNDS_AT_MOST


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a29_even_a_game_of_passing_ends(seats: int) -> None:
    s = game(seats)
    while not s.is_over:
        lazy = [a for a in s.legal_actions() if a[0] in ("pass", "end")]
        s.apply(lazy[0] if lazy else s.legal_actions()[0])
    assert s.round == 10


@GAMES
@given(seats_and_seed)
@example((2, 1938))  # a loan that leaves no room for A9 is drawn again
def test_worlds_are_sound_and_look_alike(table: tuple[int, int]) -> None:
    s = game(table[0], seed=table[1])
    rng = Rng(table[1] + 2)
    for position in conformance.sampled(s, rng, every=17):
        for seat in (None, *range(position.seats)):
            world = position.determinize(seat, rng)
            assert world.status() == []
            assert world.view(seat) == position.view(seat)


@GAMES
@given(seats_and_seed)
def test_hands_and_tracks_between_rounds(table: tuple[int, int]) -> None:
    """In the bidding no hand holds more than five cards (A15), and everybody's knights came home (A17)."""
    s = game(table[0], seed=table[1])
    for position in conformance.positions(s, Rng(table[1] + 3)):
        assert isinstance(position, Akkon)
        if position.phase == "bidding":
            assert max(map(len, position.hands)) <= HAND_LIMIT
            assert sum(camp.bit_count() for camp in position.camps) + len(position.bids) == 7 * table[0] + 1


@GAMES
@given(seats_and_seed)
def test_events_tell_the_tracks(table: tuple[int, int]) -> None:
    """Whoever only reads the log knows every track."""
    s, rng = game(table[0], seed=table[1]), Rng(table[1] + 4)
    values = [2] * (4 * table[0])
    while not s.is_over:
        for event in s.apply(rng.choice(s.legal_actions())):
            if event[0] in ("up", "down"):
                values[4 * event[1] + TRACKS.index(event[2])] += event[3] * (1 if event[0] == "up" else -1)
        assert values == s.tracks


Spoil = Callable[[Akkon], None]


def lose_a_card(s: Akkon) -> None:
    s.decks[0].pop()


def copy_a_card(s: Akkon) -> None:
    s.hands[0].append(s.hands[1][0])


def lose_a_knight(s: Akkon) -> None:
    s.camps[1] ^= 1


def lose_the_seneschal(s: Akkon) -> None:
    s.camps[0] ^= 1 << 7


def lend_four(s: Akkon) -> None:
    s.camps[0] ^= 0b1111
    s.camps[1] |= 0b1111


def leave_the_track(s: Akkon) -> None:
    set_tracks(s, 0, 14, 2, 2, 2)


def favour_nobody(s: Akkon) -> None:
    s.holders[PRESTIGE] = 1


def mix_the_coats(s: Akkon) -> None:
    s.mercenaries[0] = s.greymantles[0] = 1 << CITY["Jaffa"]


@pytest.mark.parametrize(
    "spoil",
    [
        lose_a_card,
        copy_a_card,
        lose_a_knight,
        lose_the_seneschal,
        lend_four,
        leave_the_track,
        favour_nobody,
        mix_the_coats,
    ],
)
def test_status_finds_what_is_broken(spoil: Spoil) -> None:
    s = game(2)
    assert s.status() == []
    spoil(s)
    assert s.status() != []


@pytest.mark.parametrize("seats", [2, 4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_house_rule_conforms(seats: int, seed: int) -> None:
    conformance.check(GAME, seats, seed, {"show_bids": "yes"})


def test_every_card_is_played_in_random_games() -> None:
    """No card is dead: in some dozens of games, by players who pass in time, each name is played."""
    seen: set[str] = set()
    for seed in range(25):
        s, rng = game(3, seed=seed), Rng(seed)
        while not s.is_over:
            actions = s.legal_actions()
            tired = actions[-1] == ("pass",) and rng.below(3) == 0
            events = s.apply(("pass",) if tired else rng.choice(actions))
            seen.update(event[2] for event in events if event[0] == "played")
    assert seen == {card.name for card in CARDS}
    assert len(START_CARDS) == 12
