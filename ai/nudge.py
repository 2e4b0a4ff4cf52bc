"""Numbers from self-play, by nudges: `python -m ai.nudge --game templar --what instinct --games 2000 --steps 10`.

Every seat of every game plays with all its numbers slightly off, each up or down by the toss of a coin. How far those
with a number nudged up came out ahead of those with it nudged down shows the way to a better one, for all numbers at
once. `--what instinct` nudges the judge's `likes`, and seats follow instinct alone: quick. `--what weights` nudges the
traits' weights, and knights play. What was found is written as JSON; weights in the form that `ai.arena` reads.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from concurrent.futures import as_completed as done_first
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

import engine
from ai import arena
from ai.players import Knight, Player
from ai.value import Judge, Weights, judge_of
from engine.core import Action, State
from engine.rng import Rng

STEP = 0.2  # a nudge, as a share of the number,
LEAST = 0.1  # or of this, if the number is smaller
RATE = 0.12  # of a nudge, taken for each standard error that the slope is from nothing
EARLY, LATE = " early", " late"  # a trait's two weights

Numbers = Mapping[str, float]


class Trial(NamedTuple):
    """One game to play."""

    game: str
    seats: int
    seed: int
    what: str
    numbers: Numbers


class Outcome(NamedTuple):
    """Which way a seat's numbers were nudged, and how far it came out ahead of the others' mean."""

    coins: dict[str, int]
    lead: float


class Slope(NamedTuple):
    """What nudging a number up brings, in points."""

    mean: float
    error: float


class Instinctive(Player):
    """Follows instinct alone, with likes of its own."""

    level = "instinct"

    def __init__(self, seed: int, likes: Numbers) -> None:
        super().__init__(seed)
        self.likes = likes

    def choose(self, s: State) -> Action:
        judge = self.judge(s)
        judge.likes.update(self.likes)
        return judge.impulse(s, self.chance(s))


def numbers_of(judge: Judge[Any], what: str) -> dict[str, float]:
    """The numbers that can be nudged, by name."""
    if what == "instinct":
        return dict(judge.likes)
    early = {trait.key + EARLY: judge.early[i] for i, trait in enumerate(judge.traits)}
    return early | {trait.key + LATE: judge.early[i] + judge.change[i] for i, trait in enumerate(judge.traits)}


def weights_of(numbers: Numbers) -> Weights:
    """The numbers as weights by trait."""
    keys = [name.removesuffix(EARLY) for name in numbers if name.endswith(EARLY)]
    return {key: (round(numbers[key + EARLY], 4), round(numbers[key + LATE], 4)) for key in keys}


def size(number: float) -> float:
    return STEP * max(abs(number), LEAST)


def toss(trial: Trial, seat: int) -> dict[str, int]:
    """A coin for each number."""
    rng = Rng(trial.seed * 7919 + seat)
    return {name: 2 * rng.below(2) - 1 for name in trial.numbers}


def seated(trial: Trial, seat: int, coins: Mapping[str, int]) -> Player:
    """A player with nudged numbers."""
    numbers = {name: number + coins[name] * size(number) for name, number in trial.numbers.items()}
    if trial.what == "instinct":
        return Instinctive(seat, numbers)
    return Knight(seat, type(judge_of(trial.game))(weights_of(numbers)))


def play(trial: Trial) -> list[Outcome]:
    """Plays a game; what came of it for each seat."""
    state, judge = engine.new_game(trial.game, trial.seats, trial.seed), judge_of(trial.game)
    coins = [toss(trial, seat) for seat in range(trial.seats)]
    players = [seated(trial, seat, coins[seat]) for seat in range(trial.seats)]
    likes = dict(judge.likes)
    while state.actor is not None:
        state.apply(players[state.actor].choose(state))
    judge.likes.update(likes)
    scores = state.scores()
    mean = sum(scores) / len(scores)
    return [Outcome(coins[seat], (score - mean) * len(scores) / (len(scores) - 1)) for seat, score in enumerate(scores)]


def slopes(outcomes: Sequence[Outcome]) -> dict[str, Slope]:
    """For each number: how leads went with its nudges."""
    error = sqrt(sum(outcome.lead**2 for outcome in outcomes)) / len(outcomes) or 1.0
    return {
        name: Slope(sum(outcome.coins[name] * outcome.lead for outcome in outcomes) / len(outcomes), error)
        for name in outcomes[0].coins
    }


def improved(numbers: Numbers, found: Mapping[str, Slope]) -> dict[str, float]:
    """Each number moved by at most a nudge, the surer the farther."""
    moves = {name: max(-1.0, min(1.0, RATE * slope.mean / slope.error)) for name, slope in found.items()}
    return {name: number + moves[name] * size(number) for name, number in numbers.items()}


def climb(game: str, what: str, games: int, steps: int, seed: int, executor: Executor) -> dict[str, float]:
    """So many steps of so many games each; progress goes to standard error."""
    counts, numbers = engine.GAMES[game].seats, numbers_of(judge_of(game), what)
    for step in range(steps):
        first = seed + step * games
        trials = [Trial(game, counts[n % len(counts)], first + n, what, numbers) for n in range(games)]
        futures = [executor.submit(play, trial) for trial in trials]
        for _done in arena.progress(done_first(futures), games, sys.stderr):
            pass
        found = slopes([outcome for future in futures for outcome in future.result()])
        numbers = improved(numbers, found)
        print(f"step {step + 1}: {surest(found)}", file=sys.stderr)
    return numbers


def surest(found: Mapping[str, Slope], most: int = 5) -> str:
    """The numbers whose slopes are farthest from nothing."""
    names = sorted(found, key=lambda name: -abs(found[name].mean / found[name].error))[:most]
    return ", ".join(f"{name} {found[name].mean:+.2f} ± {found[name].error:.2f}" for name in names)


def arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m ai.nudge", description="Improves a game's numbers by nudges.")
    parser.add_argument("--game", required=True, choices=sorted(engine.GAMES))
    parser.add_argument("--what", required=True, choices=["instinct", "weights"])
    parser.add_argument("--games", type=int, default=2000, help="of a step")
    parser.add_argument("--steps", type=int, default=10)
    parser.add_argument("--seed", type=int, default=500_000, help="of the first game")
    parser.add_argument("--workers", type=int, help="processes; all cores by default")
    parser.add_argument("--dask", metavar="ADDRESS", help="play on a Dask cluster")
    parser.add_argument("--output", type=Path, required=True, help="a JSON file for what was found")
    return parser.parse_args(argv)


def main(argv: Sequence[str] | None = None) -> None:
    args = arguments(argv)
    if not numbers_of(judge_of(args.game), args.what):
        sys.exit(f"The judge of {args.game} has no likes to nudge.")
    with arena.executor_for(args.workers, args.dask) as executor:
        numbers = climb(args.game, args.what, args.games, args.steps, args.seed, executor)
    found = numbers if args.what == "instinct" else weights_of(numbers)
    args.output.write_text(json.dumps(found, indent=1), encoding="utf-8")
    print(f"Written to {args.output}.", file=sys.stderr)


if __name__ == "__main__":
    from ai import nudge  # see ai.arena

    nudge.main()
