"""Tournaments: `python -m ai.arena --game akkon --players master:ms=300,knight,knight --games 200`.

Seats are balanced: each deal is played in every rotation of the players, so luck of seat and deal falls on all
alike. Games run on any `concurrent.futures` executor: all cores by default, a Dask cluster with `--dask ADDRESS`.

A player is a level with settings: `random`, `squire`, `knight`, `master:ms=300`, `master:rounds=500`; `weights=PATH`
reads other weights than those that ship, `name=…` tells two alike apart.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, TextIO

import engine
from ai.players import Player, make
from ai.report import report, summary
from ai.value import Weights, judge_of
from engine.core import Action, State

TOO_LONG = 20_000  # decisions: no game of ours comes near


class Pairing(NamedTuple):
    """One game to play: who sits where, by number of player."""

    game: str
    seed: int
    options: dict[str, str]
    players: tuple[str, ...]
    seating: tuple[int, ...]  # seat → number of the player
    weights: Mapping[str, Weights]  # by the path that players name: the game may be played on another machine


@dataclass(slots=True)
class Result:
    """What came of one game. Lists are per seat."""

    seed: int
    seating: tuple[int, ...]
    scores: list[int]
    winners: list[int]
    decisions: list[int]
    seconds: list[float]
    slowest: list[float]
    use: list[dict[str, int]] = field(default_factory=list)  # of each verb and of each action, per seat


def parse(spec: str) -> tuple[str, dict[str, Any]]:
    """`master:ms=300` as level and settings."""
    level, *rest = spec.split(":")
    settings: dict[str, Any] = {}
    for part in rest:
        key, _, value = part.partition("=")
        settings[key] = value if key in ("name", "weights") else float(value) if key == "ms" else int(value)
    return level, settings


def seat_player(spec: str, game: str, seed: int, known: Mapping[str, Weights]) -> Player:
    """The player that a specification describes."""
    level, settings = parse(spec)
    settings.pop("name", None)
    path = settings.pop("weights", None)
    if path is not None:
        settings["judge"] = type(judge_of(game))(known[path])
    return make(level, seed, **settings)


def read_weights(players: Sequence[str]) -> dict[str, Weights]:
    """The weights that players name, by path."""
    paths = [settings["weights"] for _, settings in map(parse, players) if "weights" in settings]
    return {path: json.loads(Path(path).read_text(encoding="utf-8")) for path in paths}


def schedule(
    game: str, players: Sequence[str], games: int, seed: int = 0, options: dict[str, str] | None = None
) -> list[Pairing]:
    """So many games, each deal in every rotation of the players, the number rounded up to whole rotations."""
    seats, weights = len(players), read_weights(players)
    turns = [tuple((seat + turn) % seats for seat in range(seats)) for turn in range(seats)]
    deals = range(seed, seed - (-games // seats))
    return [Pairing(game, deal, options or {}, tuple(players), turn, weights) for deal in deals for turn in turns]


def play(pairing: Pairing, new_game: Callable[..., State] = engine.new_game) -> Result:
    """Plays one game."""
    state = new_game(pairing.game, len(pairing.seating), pairing.seed, pairing.options)
    game, seed, known = pairing.game, pairing.seed * 7919, pairing.weights
    seats = [seat_player(pairing.players[who], game, seed + who, known) for who in pairing.seating]
    book = _Book(state.seats)
    for _ in range(TOO_LONG):
        if state.actor is None:
            return book.result(pairing, state)
        book.turn(state, seats[state.actor])
    raise RuntimeError(f"{pairing} does not end")


class _Book:
    """Keeps the books of one game."""

    def __init__(self, seats: int) -> None:
        self.decisions, self.seconds, self.slowest = [0] * seats, [0.0] * seats, [0.0] * seats
        self.use: list[Counter[str]] = [Counter() for _ in range(seats)]

    def turn(self, state: State, player: Player) -> None:
        """One decision, timed by the processor's clock: the machine may be busy with other things.

        A forced one is not counted: nobody thinks about it.
        """
        seat, choice = state.actor, len(state.legal_actions()) > 1
        assert seat is not None
        start = time.thread_time()
        action = player.choose(state)
        spent = time.thread_time() - start
        if choice:
            self.decisions[seat] += 1
            self.seconds[seat] += spent
            self.slowest[seat] = max(self.slowest[seat], spent)
        self.use[seat].update(names_of(action))
        state.apply(action)

    def result(self, pairing: Pairing, state: State) -> Result:
        return Result(
            pairing.seed,
            pairing.seating,
            state.scores(),
            state.winners(),
            self.decisions,
            self.seconds,
            self.slowest,
            [dict(sorted(use.items())) for use in self.use],
        )


def names_of(action: Action) -> set[str]:
    """What an action counts as: its verb, and the verb with its first value."""
    verb = str(action[0])
    return {verb} if len(action) == 1 else {verb, f"{verb} {action[1]}"}


def run(pairings: Iterable[Pairing], executor: Executor, show: TextIO | None = None) -> list[Result]:
    """Plays all games; the results come in the order of the pairings."""
    futures: list[Future[Result]] = [executor.submit(play, pairing) for pairing in pairings]
    for _done in progress(as_completed(futures), len(futures), show):
        pass
    return [future.result() for future in futures]


def progress(items: Iterable[Any], total: int, show: TextIO | None) -> Iterator[Any]:
    """Passes the items on and draws a bar for them."""
    start = time.monotonic()
    for number, item in enumerate(items, start=1):
        yield item
        if show:
            bar = "█" * (30 * number // total)
            left = (time.monotonic() - start) / number * (total - number)
            show.write(f"\r{bar:<30} {number}/{total}, {left:.0f} s left   " + "\n" * (number == total))
            show.flush()


def executor_for(workers: int | None, dask: str | None) -> Executor:
    """All cores, so many processes, or a Dask cluster."""
    if dask is None:
        return ProcessPoolExecutor(workers)
    from ai import cluster

    return cluster.executor(dask)


def arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m ai.arena", description="Seat-balanced tournaments.")
    parser.add_argument("--game", required=True, choices=sorted(engine.GAMES))
    parser.add_argument("--players", required=True, help="one per seat: master:ms=300,knight,knight")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0, help="of the first deal")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the game")
    parser.add_argument("--workers", type=int, help="processes; all cores by default")
    parser.add_argument("--dask", metavar="ADDRESS", help="play on a Dask cluster")
    parser.add_argument("--json", metavar="PATH", help="write every result and the summary")
    parser.add_argument("--shape", action="store_true", help="also how often each action is used")
    return parser.parse_args(argv)


def main(argv: Sequence[str] | None = None) -> None:
    args = arguments(argv)
    players = args.players.split(",")
    options = dict(option.split("=", 1) for option in args.option)
    pairings = schedule(args.game, players, args.games, args.seed, options)
    with executor_for(args.workers, args.dask) as executor:
        results = run(pairings, executor, sys.stderr)
    figures = summary(players, results)
    print(report(args.game, figures, shape=args.shape))
    if args.json:
        with open(args.json, "w", encoding="utf-8") as file:
            json.dump({"game": args.game, **figures, "results": [asdict(result) for result in results]}, file)


if __name__ == "__main__":
    from ai import arena  # not this copy of it: what travels to other machines must have a name there

    arena.main()
