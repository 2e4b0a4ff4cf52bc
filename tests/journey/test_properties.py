"""What holds in every game, whatever is played: random games searched by Hypothesis.

Proves J10, J22.
"""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import Action, Event
from engine.journey.board import BERTHS
from engine.journey.state import Journey
from engine.rng import Rng
from tests.journey.table import fresh

GAMES = st.tuples(st.sampled_from((3, 4, 5)), st.integers(0, 2**32), st.integers(0, 2**32))
Game = tuple[int, int, int]


def plies(game: Game) -> Iterator[tuple[Journey, Journey, Action, list[Event]]]:
    """A random game: the position before, after, the action between and its events."""
    seats, seed, luck = game
    s, rng = fresh(seats, seed, "random"), Rng(luck)
    while not s.is_over:
        before, action = s.clone(), rng.choice(s.legal_actions())
        events = s.apply(action)
        yield before, s, action, events


@settings(max_examples=25, deadline=None)
@given(GAMES)
def test_status_finds_nothing_broken(game: Game) -> None:
    """Twenty knights each, never more than a tile's spaces, no debt: see `problems`."""
    for _, s, _, _ in plies(game):
        assert s.status() == []


@settings(max_examples=25, deadline=None)
@given(GAMES)
def test_j10_knights_of_a_player_are_always_twenty(game: Game) -> None:
    """Counted from the view alone: supply, cities, ships, temple and the score marker."""
    for _, s, _, _ in plies(game):
        view = s.view(None)
        for seat, player in enumerate(view["players"]):
            cities = sum(territory["knights"][seat] for territory in view["territories"].values())
            ships = sum(ship["knights"][seat] for ship in view["ships"])
            assert player["supply"] + player["temple"] + cities + ships + 1 == 20


def gold_of(events: list[Event], seats: int) -> tuple[list[int], dict[str, int]]:
    """What the events say happened to purses and territories."""
    purses, lands = [0] * seats, dict[str, int]()
    for kind, *values in events:
        if kind in ("collected", "taxed", "took"):
            seat, city, amount = values
            purses[seat] += amount
            lands[city] = lands.get(city, 0) - amount
        elif kind == "paid":
            purses[values[0]] -= values[1]
        elif kind == "gold dealt":
            lands[values[0]] = lands.get(values[0], 0) + values[1]
    return purses, lands


@settings(max_examples=25, deadline=None)
@given(GAMES)
def test_gold_only_moves_as_the_events_tell(game: Game) -> None:
    for before, s, _, events in plies(game):
        purses, lands = gold_of(events, s.seats)
        assert [new - old for new, old in zip(s.purse, before.purse, strict=True)] == purses
        territories = (before.view(None)["territories"], s.view(None)["territories"])
        for city in territories[0]:
            assert territories[1][city]["gold"] - territories[0][city]["gold"] == lands.get(city, 0)


SPENDING = {"pay place", "pay remove", "throw", "exchange"}


@settings(max_examples=25, deadline=None)
@given(GAMES)
def test_gold_is_paid_by_the_actor_for_knights_only(game: Game) -> None:
    for before, s, action, _ in plies(game):
        for seat in range(s.seats):
            if s.purse[seat] < before.purse[seat]:
                assert seat == before.actor
                assert action[0] in SPENDING
                assert before.purse[seat] - s.purse[seat] == (1 if action[0] == "throw" else 2)
        assert s.spent <= 6


@settings(max_examples=25, deadline=None)
@given(GAMES)
def test_scores_never_fall_and_add_up_as_told(game: Game) -> None:
    for before, s, _, events in plies(game):
        gained = [0] * s.seats
        for event in events:
            if event[0] == "scored":
                gained[event[1]] += event[3]
                assert event[3] > 0
        assert [new - old for new, old in zip(s.scores(), before.scores(), strict=True)] == gained


@settings(max_examples=25, deadline=None)
@given(GAMES)
def test_every_game_ends_after_three_shipping_rounds_of_three_or_four_actions_each(game: Game) -> None:
    rounds, actions = 0, [0]
    for _, state, _, events in plies(game):
        s = state
        kinds = [event[0] for event in events]
        actions[-1] += kinds.count("marker")
        if "shipping" in kinds:
            rounds += 1
            actions.append(0)
    assert s.is_over
    assert rounds == 3
    assert all(number in (3, 4) for number in actions[:3])
    assert actions[3] == 0
    assert all(len(crew) <= berths for crew, berths in zip(s.boarded, BERTHS, strict=True))


@settings(max_examples=25, deadline=None)
@given(GAMES)
def test_j22_cards_act_once_each_and_only_risky_ones_are_punished(game: Game) -> None:
    for _, s, _, events in plies(game):
        shown = {event[1]: event[2] for event in events if event[0] == "revealed"}
        assert len(shown) in (0, s.seats)
        for event in events:
            if event[0] == "punished":
                assert event[2] in (2, 4, 5)
                assert shown[event[1]] == event[2]


@settings(max_examples=25, deadline=None)
@given(GAMES)
def test_other_seats_pieces_leave_cities_only_to_their_temple(game: Game) -> None:
    """J30: a foreign knight that disappears from a city in the action round appears in its owner's temple."""
    for before, s, _, events in plies(game):
        if any(event[0] == "shipping" for event in events):
            continue
        for seat in range(s.seats):
            inside = [sum(row[seat] for row in state.knights) for state in (before, s)]
            if seat != before.actor and inside[1] < inside[0]:
                assert s.temple[seat] == before.temple[seat] + inside[0] - inside[1]
                assert s.supply[seat] == before.supply[seat]
