"""The golden playthroughs still come out the same; if a change was meant: `python -m tests.golden`, and review."""

from __future__ import annotations

import pytest

import engine
from tests import golden

CASES = [(name, seats) for name, game in engine.GAMES.items() for seats in game.seats]


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_golden_playthrough(game: str, seats: int) -> None:
    assert golden.playthrough(game, seats) == golden.path(game, seats).read_text(encoding="utf-8")
