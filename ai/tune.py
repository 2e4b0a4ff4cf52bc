"""Weights from self-play: `python -m ai.tune --game akkon --games 300`.

Knights play each other, sometimes following instinct so that much is tried; the traits of the quiet positions they
meet and the results give new weights (`ai.fit`). These play the old ones, seat-balanced, and are written as
data, `ai/weights/<game>.py`, if they hold their own.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import Executor, as_completed
from pathlib import Path
from typing import Any, NamedTuple

import engine
from ai import arena
from ai.fit import Sample, fit, loss
from ai.plan import Effort
from ai.players import Knight
from ai.report import report, summary
from ai.value import UNIT, Judge, Weights, judge_of
from engine.core import Action, State
from engine.rng import Rng

STRAY = 0.1  # how often a sampling player follows instinct
UNSEEN = 5  # one game in so many is kept from the fit
FEW = 30  # positions taken from one game: its positions are alike in their result


class Sampling(NamedTuple):
    """One game of self-play."""

    game: str
    seats: int
    seed: int


class Curious(Knight):
    """A hasty knight who now and then follows instinct: many games tell more than a few good ones."""

    level = "curious"
    effort = Effort(work=0.3, depth=6, beam=2)

    def choose(self, s: State) -> Action:
        rng = Rng(self.chance(s).next64())
        return self.judge(s).impulse(s, rng) if rng.next64() * UNIT < STRAY else super().choose(s)


def sample(task: Sampling) -> list[Sample]:
    """Plays a game and returns some of its quiet positions with the result."""
    state, judge = engine.new_game(task.game, task.seats, task.seed), judge_of(task.game)
    players = [Curious(task.seed * 31 + seat) for seat in range(task.seats)]
    met: list[tuple[float, tuple[tuple[float, ...], ...]]] = []
    while state.actor is not None:
        if judge.quiet(state):
            met.append((judge.progress(state), tuple(map(tuple, judge.features(state)))))
        state.apply(players[state.actor].choose(state))
    won = state.winners()
    shares = tuple((seat in won) / len(won) for seat in range(state.seats))
    return [Sample(progress, rows, shares) for progress, rows in met[:: max(1, len(met) // FEW)]]


def gather(game: str, games: int, seed: int, executor: Executor) -> list[list[Sample]]:
    """Self-play over all seat counts of the game; the positions of each game."""
    counts = engine.GAMES[game].seats
    tasks = [Sampling(game, counts[number % len(counts)], seed + number) for number in range(games)]
    futures = [executor.submit(sample, task) for task in tasks]
    for _done in arena.progress(as_completed(futures), len(futures), sys.stderr):
        pass
    return [future.result() for future in futures]


def flat(judge: Judge[Any]) -> list[float]:
    """A judge's weights as one row: all early ones, then all late ones."""
    return [*judge.early, *(w + c for w, c in zip(judge.early, judge.change, strict=True))]


def named(judge: Judge[Any], weights: Sequence[float]) -> Weights:
    """The row as weights by key."""
    half = len(judge.traits)
    return {t.key: (round(weights[i], 4), round(weights[i + half], 4)) for i, t in enumerate(judge.traits)}


def improve(judge: Judge[Any], games: Sequence[Sequence[Sample]], pull: float) -> Weights:
    """New weights, and on standard error how much better they explain the games they were not fitted to."""
    start = flat(judge)
    seen = [sample for number, game in enumerate(games) if number % UNSEEN for sample in game]
    unseen = [sample for game in games[::UNSEEN] for sample in game]
    weights = fit(seen, start, pull)
    for name, samples in (("fitted", seen), ("unseen", unseen)):
        old, new = loss(samples, start), loss(samples, weights)
        print(f"{len(samples)} {name} positions: surprise {old:.4f} → {new:.4f}", file=sys.stderr)
    return named(judge, weights)


def contest(game: str, weights: Weights, games: int, seed: int, executor: Executor) -> float:
    """The share of wins of a knight with these weights among knights with the ones in use; fair is one seat's."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "weights.json"
        path.write_text(json.dumps(weights), encoding="utf-8")
        players = [f"knight:weights={path}", *["knight"] * 2]
        results = arena.run(arena.schedule(game, players, games, seed), executor, sys.stderr)
    figures = summary(["knight:name=new", *players[1:]], results)
    print(report(game, figures), file=sys.stderr)
    share: float = figures["players"][0]["share"]
    return share


def module(game: str, weights: Weights) -> str:
    """The weights as the text of a data module."""
    title = engine.GAMES[game].title if game in engine.GAMES else game
    lines = [
        f'"""Weights of {title}, early and late in the game. Written by `python -m ai.tune`: do not edit by hand."""',
        "",
    ]
    lines += ["WEIGHTS: dict[str, tuple[float, float]] = {"]
    lines += [f'    "{key}": ({early}, {late}),' for key, (early, late) in weights.items()]
    return "\n".join([*lines, "}", ""])


def arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m ai.tune", description="Improves a game's weights by self-play.")
    parser.add_argument("--game", required=True, choices=sorted(engine.GAMES))
    parser.add_argument("--games", type=int, default=300, help="of self-play")
    parser.add_argument("--check", type=int, default=90, help="games against the weights in use; 0: write at once")
    parser.add_argument("--pull", type=float, default=0.02, help="how strongly the weights in use hold")
    parser.add_argument("--seed", type=int, default=100_000, help="of the first game")
    parser.add_argument("--workers", type=int, help="processes; all cores by default")
    parser.add_argument("--dask", metavar="ADDRESS", help="play on a Dask cluster")
    parser.add_argument("--output", type=Path, help="where to write; ai/weights/<game>.py by default")
    return parser.parse_args(argv)


def main(argv: Sequence[str] | None = None) -> None:
    args = arguments(argv)
    with arena.executor_for(args.workers, args.dask) as executor:
        samples = gather(args.game, args.games, args.seed, executor)
        weights = improve(judge_of(args.game), samples, args.pull)
        share = contest(args.game, weights, args.check, args.seed + args.games, executor) if args.check else 1.0
    if share < 1 / 3:
        print(f"The new weights won {100 * share:.1f} % and are not kept.", file=sys.stderr)
        return
    path = args.output or Path(__file__).parent / "weights" / f"{args.game}.py"
    path.write_text(module(args.game, weights), encoding="utf-8")
    print(f"Written to {path}.", file=sys.stderr)


if __name__ == "__main__":
    from ai import tune  # see ai.arena

    tune.main()
