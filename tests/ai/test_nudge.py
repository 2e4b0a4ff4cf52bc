"""Numbers found by nudges: what helps is raised, what harms lowered, and nothing stays changed by the trying."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import engine
from ai import arena, nudge
from ai.nudge import Outcome, Slope, Trial
from ai.value import JUDGES, judge_of
from engine.core import Game
from engine.rng import Rng
from tests.ai.toys import Tribute, TributeJudge


@pytest.fixture
def _tribute(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(engine.GAMES, "tribute", Game("tribute", "Tribute", (2, 3), (), lambda: Tribute, 1, "nobody"))
    monkeypatch.setitem(JUDGES, "tribute", TributeJudge())
    monkeypatch.setattr(arena, "executor_for", lambda workers, dask: ThreadPoolExecutor(workers))


def made_up(number: int) -> list[Outcome]:
    """Leads that grow with the first number, fall with the second and do not care about the third."""
    rng, found = Rng(5), []
    for _ in range(number):
        coins = {name: 2 * rng.below(2) - 1 for name in ("help", "harm", "idle")}
        found.append(Outcome(coins, 2.0 * coins["help"] - 1.0 * coins["harm"] + rng.below(1000) / 100 - 5))
    return found


def test_slopes_tell_help_from_harm() -> None:
    slopes = nudge.slopes(made_up(2000))
    assert slopes["help"].mean == pytest.approx(2, abs=0.3)
    assert slopes["harm"].mean == pytest.approx(-1, abs=0.3)
    assert abs(slopes["idle"].mean) < 4 * slopes["idle"].error


def test_a_number_moves_the_surer_the_farther_and_never_more_than_a_nudge() -> None:
    numbers = {"sure": 1.0, "unsure": 1.0, "small": 0.0}
    found = {"sure": Slope(9.0, 0.1), "unsure": Slope(-0.1, 0.1), "small": Slope(9.0, 0.1)}
    better = nudge.improved(numbers, found)
    assert better["sure"] == pytest.approx(1.2)
    assert 0.9 < better["unsure"] < 1
    assert better["small"] == pytest.approx(nudge.STEP * nudge.LEAST)


@pytest.mark.parametrize("what", ["instinct", "weights"])
def test_a_trial_leaves_the_judge_as_it_was(what: str) -> None:
    judge = judge_of("templar")
    before = nudge.numbers_of(judge, what), dict(judge.likes)
    outcomes = nudge.play(Trial("templar", 2, 3, what, before[0]))
    assert (nudge.numbers_of(judge, what), dict(judge.likes)) == before
    assert sum(outcome.lead for outcome in outcomes) == pytest.approx(0)
    assert outcomes[0].coins != outcomes[1].coins


def test_likes_make_a_difference() -> None:
    """A seat that hides nothing in new rooms plays another game."""
    judge = judge_of("templar")
    state = engine.new_game("templar", 2, 3)
    rng = Rng(1)
    while state.step.name != "MonkWalk":
        state.apply(rng.choice(state.legal_actions()))
    plain = list(judge.instinct(state, state.legal_actions()))
    kept = dict(judge.likes)
    judge.likes.update({"new room": -9.0, "at": 9.0})
    changed = list(judge.instinct(state, state.legal_actions()))
    judge.likes.update(kept)
    assert changed != plain == list(judge.instinct(state, state.legal_actions()))


@pytest.mark.usefixtures("_tribute")
def test_the_command_writes_weights_that_the_arena_reads(tmp_path: Path) -> None:
    path = tmp_path / "found.json"
    nudge.main(["--game", "tribute", "--what", "weights", "--games", "4", "--steps", "2", "--output", str(path)])
    assert set(json.loads(path.read_text(encoding="utf-8"))) == {"points", "cards"}
    assert arena.read_weights([f"knight:weights={path}"])


@pytest.mark.usefixtures("_tribute")
def test_a_judge_without_likes_is_told_so(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="no likes"):
        nudge.main(["--game", "tribute", "--what", "instinct", "--output", str(tmp_path / "found.json")])
