"""Tournaments: seats balanced, figures right on rigged results, one run from end to end."""

from __future__ import annotations

import io
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import engine
from ai import arena
from ai.arena import Pairing, Result, names_of, parse, schedule
from ai.report import interval, ratings, report, summary
from ai.value import JUDGES
from engine.core import Game, State
from tests.ai.toys import Tribute, TributeJudge


def rigged(seating: tuple[int, ...], scores: list[int], winners: list[int], ms: float = 10.0) -> Result:
    seats = len(seating)
    use = [{"bid": 2, "bid 1": 1} if seat == 0 else {} for seat in range(seats)]
    return Result(0, seating, scores, winners, [4] * seats, [4 * ms / 1000] * seats, [2 * ms / 1000] * seats, use)


PLAYERS = ["knight", "random", "random"]
RIGGED = [
    rigged((0, 1, 2), [9, 3, 5], [0]),  # the knight wins by 4
    rigged((1, 2, 0), [2, 2, 8], [2]),  # by 6
    rigged((2, 0, 1), [7, 7, 1], [0, 1]),  # shares with a random player
    rigged((0, 1, 2), [1, 9, 2], [1]),  # loses by 8
]


def test_each_deal_is_played_in_every_rotation() -> None:
    pairings = schedule("toy", PLAYERS, 7, seed=40)
    assert len(pairings) == 9
    assert [p.seed for p in pairings] == [40, 40, 40, 41, 41, 41, 42, 42, 42]
    for deal in range(3):
        seatings = [p.seating for p in pairings[3 * deal : 3 * deal + 3]]
        for seat in range(3):
            assert sorted(seating[seat] for seating in seatings) == [0, 1, 2]


def test_shares_margins_and_times_of_a_rigged_tournament() -> None:
    figures = summary(PLAYERS, RIGGED)
    knight, others = figures["players"]
    assert (knight["player"], knight["seats"], others["seats"]) == ("knight", 1, 2)
    assert knight["share"] == pytest.approx(2.5 / 4)
    assert others["share"] == pytest.approx(1.5 / 8)
    assert knight["margin"] == pytest.approx((4 + 6 + 0 - 8) / 4)
    assert knight["score"] == pytest.approx((9 + 8 + 7 + 1) / 4)
    assert knight["ms"] == pytest.approx(10)
    assert knight["slowest_ms"] == pytest.approx(20)


def test_seats_and_use_of_a_rigged_tournament() -> None:
    figures = summary(PLAYERS, RIGGED)
    assert [seat["share"] for seat in figures["seats"]] == pytest.approx([1.5 / 4, 1.5 / 4, 1 / 4])
    assert figures["shape"]["use"]["bid"] == {"games": 1.0, "times": 2.0}
    assert figures["shape"]["ties"] == 0.25
    assert (figures["shape"]["lowest"], figures["shape"]["highest"]) == (1, 9)


def test_wilson_interval() -> None:
    """Against published values: 50 of 100, and 0 and 10 of 10."""
    assert interval(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert interval(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert interval(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_ratings_put_three_to_one_at_about_190_points() -> None:
    """400 · log10(3) is 191; the half point of caution takes little away."""
    games = [rigged((0, 1), [1, 0], [0])] * 300 + [rigged((0, 1), [0, 1], [1])] * 100
    rating = ratings(["a", "b"], games)
    assert rating["a"] - rating["b"] == pytest.approx(191, abs=3)
    assert rating["a"] + rating["b"] == pytest.approx(2000, abs=1)


def test_settings_of_a_player() -> None:
    assert parse("master:ms=300") == ("master", {"ms": 300.0})
    assert parse("master:rounds=50:name=old") == ("master", {"rounds": 50, "name": "old"})


def test_what_an_action_counts_as() -> None:
    assert names_of(("stop",)) == {"stop"}
    assert names_of(("remove", "Paris", 2)) == {"remove", "remove Paris"}


@pytest.fixture
def _tribute_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(engine.GAMES, "tribute", Game("tribute", "Tribute", (2, 3), (), lambda: Tribute, 1, "nobody"))
    monkeypatch.setitem(JUDGES, "tribute", TributeJudge())


@pytest.mark.usefixtures("_tribute_on_the_shelf")
def test_a_tournament_from_end_to_end() -> None:
    """The better player wins more, wherever it sits, and the same deals give the same games."""
    pairings = schedule("tribute", ["master:rounds=40", "random"], 60)
    bar = io.StringIO()
    with ThreadPoolExecutor(2) as executor:
        results = arena.run(pairings, executor, bar)
        again = arena.run(pairings[:3], executor)
    assert [r.scores for r in again] == [r.scores for r in results[:3]]
    assert "60/60" in bar.getvalue()
    figures = summary(["master:rounds=40", "random"], results)
    assert figures["players"][0]["share"] > 0.55
    assert "master" in report("tribute", figures, shape=True)


@pytest.mark.usefixtures("_tribute_on_the_shelf")
def test_the_command(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(arena, "executor_for", lambda workers, dask: ThreadPoolExecutor(workers))
    path = tmp_path / "figures.json"
    arena.main(["--game", "tribute", "--players", "squire,random", "--games", "4", "--json", str(path)])
    assert "squire" in capsys.readouterr().out
    written: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    assert written["games"] == len(written["results"]) == 4


def test_a_game_that_does_not_end_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(*_setup: object) -> State:
        return Tribute(2, 1, {})

    monkeypatch.setattr(arena, "TOO_LONG", 3)
    with pytest.raises(RuntimeError, match="does not end"):
        arena.play(Pairing("tribute", 1, {}, ("random", "random"), (0, 1), {}), endless)
