"""The golden playthroughs still come out the same; if a change was meant: `python -m tests.golden`, and review."""

from __future__ import annotations

import pytest

from tests import golden

CASES = sorted((name, int(seats)) for name, seats in (p.stem.split("-") for p in golden.FOLDER.glob("*.txt")))


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_golden_playthrough(game: str, seats: int) -> None:
    assert golden.playthrough(game, seats) == golden.path(game, seats).read_text(encoding="utf-8")


def test_there_are_golden_playthroughs() -> None:
    assert CASES
