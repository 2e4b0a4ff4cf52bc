"""The computer players' thread goes on with the game it was asked about last, and never with another."""

from __future__ import annotations

import json

import engine
from engine.rng import Rng
from web import worker


def test_it_answers_as_from_a_fresh_start() -> None:
    state, rng = engine.new_game("akkon", 3, 5), Rng(2)
    for _ in range(12):
        worker._last.clear()
        fresh = worker.choose(state.to_json(), "random", 3, 100)
        assert tuple(json.loads(fresh)) in state.legal_actions()
        assert worker.choose(state.to_json(), "random", 3, 100) == fresh
        state.apply(rng.choice(state.legal_actions()))
        assert worker._game(state.to_json()).digest() == state.digest()


def test_undo_and_another_game_start_anew() -> None:
    state = engine.new_game("akkon", 3, 5)
    start = state.to_json()
    state.apply(state.legal_actions()[0])
    for text in (state.to_json(), start, engine.new_game("akkon", 3, 6).to_json()):
        assert worker._game(text).to_json() == text


def test_hint_has_reasons() -> None:
    state = engine.new_game("akkon", 3, 5)
    action, reasons = json.loads(worker.hint(state.to_json(), 1))
    assert tuple(action) in state.legal_actions()
    assert all(isinstance(message, str) for message, _ in reasons)


def test_getting_ready_leaves_the_game_alone() -> None:
    text = engine.new_game("akkon", 3, 5).to_json()
    worker._game(text)
    for game in engine.GAMES:
        worker.warm(game)
    assert worker._game(text).to_json() == text
