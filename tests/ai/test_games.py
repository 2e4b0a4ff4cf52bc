"""The computer players at the real games: legal, blind to what is hidden, without a trace, quick."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import ai
import engine
from ai.value import Judge, judge_of
from engine.core import State
from engine.rng import Rng

TABLES = [(name, seats) for name, game in sorted(engine.GAMES.items()) for seats in game.seats]


def player(level: str, seed: int = 1) -> ai.Player:
    return ai.make(level, seed, **({"rounds": 12} if level == "master" else {}))


def positions(game: str, seats: int, every: int, seed: int = 3) -> Iterator[State]:
    """Some positions with a real choice, from a random game."""
    state, rng = engine.new_game(game, seats, seed), Rng(seed)
    met = 0
    while not state.is_over:
        met += len(state.legal_actions()) > 1
        if met % every == 1 and len(state.legal_actions()) > 1:
            yield state
        state.apply(rng.choice(state.legal_actions()))


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("level", ai.LEVELS)
def test_what_is_hidden_does_not_matter(game: str, seats: int, level: str) -> None:
    """Everything the seat can't see is dealt anew, chance reseeded: the same move."""
    for state in positions(game, seats, every=29):
        move = player(level).choose(state)
        for seed in (11, 12):
            world = state.determinize(state.actor, Rng(seed))
            assert player(level).choose(world) == move, f"seat {state.actor} at {state.step.name}"


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_possible_world_depends_on_knowledge_alone(game: str, seats: int) -> None:
    """Dealt anew twice or once, with the same chance in the end: the same world."""
    for state in positions(game, seats, every=7):
        once = state.determinize(state.actor, Rng(8))
        twice = state.determinize(state.actor, Rng(7)).determinize(state.actor, Rng(8))
        assert twice.digest() == once.digest(), state.step.name


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("level", ai.LEVELS)
def test_thinking_leaves_no_trace(game: str, seats: int, level: str) -> None:
    """Neither choosing nor explaining changes the state, its record or its chance."""
    for state in positions(game, seats, every=41):
        before, told = state.digest(), state.to_json()
        choice = player(level).explain(state)
        assert choice.action == player(level).choose(state)
        assert choice.action in state.legal_actions()
        assert (state.digest(), state.to_json()) == (before, told)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_reasons_are_sentences(game: str, seats: int) -> None:
    """Two or three of them where something was to decide, each about a trait the judge names."""
    keys = {trait.key for trait in judge_of(game).traits}
    told = 0
    for state in positions(game, seats, every=31):
        reasons = player("knight").explain(state).reasons
        told += len(reasons)
        assert len(reasons) <= 3
        for reason in reasons:
            assert reason.key in keys
            assert reason.amount > 0
            assert str(reason.text).endswith(".")
    assert told


def judged(game: str, seats: int) -> Iterator[tuple[Judge[State], State]]:
    for state in positions(game, seats, every=7):
        yield judge_of(game), state


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_judges_keep_their_contract(game: str, seats: int) -> None:
    """A row per seat, a number per trait, shares that add up to 1, likings above 0, progress from 0 to 1."""
    for judge, state in judged(game, seats):
        before = state.digest()
        rows = judge.features(state)
        assert [len(row) for row in rows] == [len(judge.traits)] * seats
        assert all(-20 < value < 200 for row in rows for value in row)
        assert sum(judge.evaluate(state)) == pytest.approx(1)
        assert 0 <= judge.progress(state) <= 1
        actions = state.legal_actions()
        likings = judge.instinct(state, actions)
        assert len(likings) == len(actions)
        assert min(likings) > 0
        assert state.digest() == before


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_instinct_sees_only_what_the_actor_knows(game: str, seats: int) -> None:
    for judge, state in judged(game, seats):
        liking = list(judge.instinct(state, state.legal_actions()))
        world = state.determinize(state.actor, Rng(5))
        assert list(judge.instinct(world, world.legal_actions())) == pytest.approx(liking), state.step.name
