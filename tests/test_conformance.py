"""Every game through the conformance suite, and the suite through games that must fail it."""

from __future__ import annotations

import pytest

import engine
from tests import conformance, toy

CASES = [(name, seats) for name, game in engine.GAMES.items() for seats in game.seats]


@pytest.mark.parametrize("promise", conformance.PROMISES, ids=lambda promise: promise.__name__)
@pytest.mark.parametrize(("name", "seats"), CASES)
def test_game_keeps_promise(name: str, seats: int, promise: toy.Promise) -> None:
    game = engine.GAMES[name]
    promise(game.new(seats, 11 + seats, {}), game)


def test_toy_game_conforms() -> None:
    conformance.check(toy.game_of(toy.Toy), 3, 1)


@pytest.mark.parametrize(("broken", "name"), toy.BROKEN, ids=lambda case: getattr(case, "__name__", case))
def test_suite_finds_broken_game(broken: type[engine.State], name: str) -> None:
    promise = next(p for p in conformance.PROMISES if p.__name__ == name)
    game = toy.game_of(broken)
    with pytest.raises((AssertionError, KeyError, engine.IllegalAction, engine.BadSave)):
        promise(game.new(3, 1, {}), game)


def test_every_promise_has_a_game_that_breaks_it() -> None:
    assert [name for _, name in toy.BROKEN] == [p.__name__ for p in conformance.PROMISES]
