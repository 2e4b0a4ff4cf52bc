"""The command behind the figures of docs/ai.md: what is measured once is kept, and the tables say it."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import engine
from bench import levels


def test_every_tournament_fits_its_game() -> None:
    """Seats that the game allows, no tournament twice, knights alone where the shape is meant."""
    found = levels.tournaments()
    assert len({t.name for t in found}) == len(found)
    for tournament in found:
        assert len(tournament.players) in engine.GAMES[tournament.game].seats
        assert tournament.target > 0 or set(tournament.players) == {"knight"}


def test_a_run_goes_on_where_it_stopped(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(levels, "executor_for", lambda workers, dask: ThreadPoolExecutor(workers))
    command = ["--games", "3", "--only", "akkon: squire", "--json", str(tmp_path / "levels.json")]
    levels.main(command)
    table = capsys.readouterr().out
    assert "| akkon | squire · random · random | 3 |" in table

    def never(*_args: object) -> dict[str, Any]:
        raise AssertionError("played again")

    monkeypatch.setattr(levels, "measure", never)
    levels.main(command)
    assert capsys.readouterr().out == table
    assert list(json.loads((tmp_path / "levels.json").read_text(encoding="utf-8"))) == ["akkon: squire, random, random"]


def test_shapes_have_a_table_of_their_own(tmp_path: Path) -> None:
    with ThreadPoolExecutor(1) as executor:
        small = levels.Tournament("akkon", ("random", "random"), 0.0, "0")
        figures = levels.measure(small, 2, executor)
    row = levels.shape_row(small, figures)
    assert row.startswith("| akkon | 2 | 2 |")
    assert row.count("|") == levels.SHAPES.splitlines()[0].count("|")


def test_the_rarest_uses_are_named_and_weighed_by_games() -> None:
    few = {
        "games": 10,
        "shape": {"use": {"card": {"games": 1.0, "times": 8.0}, "card 5": {"games": 0.2, "times": 0.2}}},
    }
    many = {
        "games": 30,
        "shape": {"use": {"card": {"games": 1.0, "times": 4.0}, "card 1": {"games": 1.0, "times": 4.0}}},
    }
    assert levels.use_row("journey", "card", [few, many]) == "| journey | card | 100 % | 5.0 | 2 | 5 5 %, 1 75 % |"
    assert levels.use_row("journey", "veto", [few, many]) == "| journey | veto | 0 % | 0.0 |  |  |"
