"""Weights from results: what made winners win is found, and written as data that loads."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import engine
from ai import arena, tune
from ai.fit import Sample, expected, fit, loss, widen
from ai.value import JUDGES, tuned
from engine.core import Game
from engine.rng import Rng
from tests.ai.toys import Tribute, TributeJudge


def made_up(weights: list[float], number: int) -> list[Sample]:
    """Positions with random traits whose winner is drawn by the given weights, early ones then late ones."""
    rng, samples = Rng(4), []
    for _ in range(number):
        rows = tuple(tuple(rng.below(1000) / 250 - 2 for _ in range(2)) for _ in range(3))
        blank = Sample(rng.below(1000) / 1000, rows, (0.0, 0.0, 0.0))
        chances = expected(widen(blank), weights)
        mark, winner = rng.below(10**6) / 10**6, 0
        while winner < 2 and mark >= chances[winner]:
            mark -= chances[winner]
            winner += 1
        samples.append(blank._replace(shares=tuple(float(seat == winner) for seat in range(3))))
    return samples


def test_the_weights_behind_the_results_are_found() -> None:
    true = [1.0, -0.5, 0.2, 0.8]
    samples = made_up(true, 1500)
    found = fit(samples, [0.0] * 4, pull=0.0)
    assert found == pytest.approx(true, abs=0.25)
    assert loss(samples, found) < loss(samples, [0.0] * 4) - 0.1


def test_without_data_to_the_contrary_the_weights_stay() -> None:
    start = [1.0, -0.5, 0.2, 0.8]
    assert fit(made_up(start, 30), start, pull=50.0) == pytest.approx(start, abs=0.05)


@pytest.fixture
def _tribute(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(engine.GAMES, "tribute", Game("tribute", "Tribute", (2, 3), (), lambda: Tribute, 1, "nobody"))
    monkeypatch.setitem(JUDGES, "tribute", TributeJudge())
    monkeypatch.setattr(arena, "executor_for", lambda workers, dask: ThreadPoolExecutor(workers))


@pytest.mark.usefixtures("_tribute")
def test_the_command_writes_a_data_module(tmp_path: Path) -> None:
    path = tmp_path / "tribute.py"
    tune.main(["--game", "tribute", "--games", "6", "--check", "0", "--output", str(path)])
    space: dict[str, dict[str, tuple[float, float]]] = {}
    exec(path.read_text(encoding="utf-8"), {}, space)
    assert list(space["WEIGHTS"]) == ["points", "cards"]
    assert TributeJudge(space["WEIGHTS"]).early[0] == space["WEIGHTS"]["points"][0]


@pytest.mark.usefixtures("_tribute")
def test_weights_that_lose_are_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "tribute.py"
    monkeypatch.setattr(tune, "contest", lambda *_args: 0.2)
    tune.main(["--game", "tribute", "--games", "2", "--check", "3", "--output", str(path)])
    assert not path.exists()


@pytest.mark.usefixtures("_tribute")
def test_new_weights_play_the_old_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    """The new ones sit down once in every seat, and theirs is the share that counts."""
    played: list[arena.Pairing] = []

    def run(pairings: list[arena.Pairing], *_more: object) -> list[arena.Result]:
        played.extend(pairings)
        return [arena.play(pairing) for pairing in pairings]

    monkeypatch.setattr(arena, "run", run)
    with ThreadPoolExecutor(1) as executor:
        share = tune.contest("tribute", {"points": (1.0, 1.0)}, 6, 5, executor)
    assert [pairing.seating.index(0) for pairing in played] == [0, 2, 1] * 2
    assert 0 <= share <= 1
    assert "weights=" in played[0].players[0]


def test_a_game_without_tuned_weights_keeps_its_guesses() -> None:
    assert tuned("tribute") == {}
