"""How strong the levels are: every tournament of docs/ai.md, in one run.

`python -m bench.levels` plays them and prints the tables as Markdown; `--only templar` one game, `--games 20` a quick
look, `--json PATH` keeps all results. What is there already is not played again, so a long run can go on later.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import Executor
from pathlib import Path
from typing import Any, NamedTuple

from ai.arena import executor_for, run, schedule
from ai.report import summary

ROUNDS = {"journey": 300, "templar": 150, "akkon": 200}  # of a master's thought: far fewer than the browser allows


class Tournament(NamedTuple):
    """Who plays, in which game, and what share of the wins the first player should have."""

    game: str
    players: tuple[str, ...]
    target: float
    start: str = "random"  # "0": the first seat begins, so that seats are places in the order of play

    @property
    def name(self) -> str:
        return f"{self.game}: {', '.join(self.players)}"


def tournaments() -> list[Tournament]:
    """The levels against each other, then knights among themselves for the shape of the games."""
    found = []
    for game, rounds in ROUNDS.items():
        master = f"master:rounds={rounds}"
        found += [
            Tournament(game, ("squire", "random", "random"), 0.60),
            Tournament(game, ("knight", "random", "random"), 0.97),
            Tournament(game, ("knight", "squire", "squire"), 0.75),
            Tournament(game, (master, "knight", "knight"), 0.50),
        ]
    duels = ("templar", "akkon")
    found += [Tournament(game, (f"master:rounds={ROUNDS[game]}", "knight"), 0.65) for game in duels]
    shapes = [("journey", (3, 4, 5)), ("templar", (2, 3, 4, 5)), ("akkon", (2, 3, 4, 5))]
    return found + [Tournament(game, ("knight",) * n, 0.0, "0") for game, counts in shapes for n in counts]


USED = {
    "journey": (
        "card",
        "collect",
        "pay place",
        "pay remove",
        "throw",
        "exchange",
        "swap",
        "lead",
        "veto",
        "new chance",
        "tax",
    ),
    "templar": ("card", "hide", "warehouse", "portal", "take", "announce"),
    "akkon": ("bid", "play", "privilege"),
}
RAREST = 3  # named of each kind


def measure(tournament: Tournament, games: int, executor: Executor) -> dict[str, Any]:
    """Plays one tournament."""
    pairings = schedule(tournament.game, tournament.players, games, options={"start": tournament.start})
    return summary(tournament.players, run(pairings, executor, sys.stderr))


def level_row(tournament: Tournament, figures: dict[str, Any]) -> str:
    first = figures["players"][0]
    return (
        f"| {tournament.game} | {' · '.join(tournament.players)} | {figures['games']} | {100 * first['share']:.1f} % "
        f"| {100 * first['low']:.0f}–{100 * first['high']:.0f} | {100 * tournament.target:.0f} % | {first['margin']:+.1f} "
        f"| {first['ms']:.0f} / {first['slowest_ms']:.0f} |"
    )


def shape_row(tournament: Tournament, figures: dict[str, Any]) -> str:
    shape = figures["shape"]
    seats = " · ".join(f"{100 * seat['share']:.0f}" for seat in figures["seats"])
    half = max(seat["high"] - seat["low"] for seat in figures["seats"]) / 2
    return (
        f"| {tournament.game} | {len(tournament.players)} | {figures['games']} | {shape['decisions']:.0f} "
        f"| {shape['score']:.1f} ({shape['lowest']}–{shape['highest']}) | {shape['winner']:.1f} | {seats} | ±{100 * half:.0f} |"
    )


def use_row(game: str, verb: str, shapes: Sequence[dict[str, Any]]) -> str:
    """How often knights use one kind of action, over all seat counts; its rarest values are named."""
    games = sum(figures["games"] for figures in shapes)
    shares: Counter[str] = Counter()
    times = 0.0
    for figures in shapes:
        for name, use in figures["shape"]["use"].items():
            if name == verb or name.startswith(f"{verb} "):
                shares[name] += use["games"] * figures["games"] / games
                times += use["times"] * figures["games"] / games * (name == verb)
    values = sorted((share, name.removeprefix(f"{verb} ")) for name, share in shares.items() if name != verb)
    rarest = ", ".join(f"{name} {100 * share:.0f} %" for share, name in values[:RAREST])
    return f"| {game} | {verb} | {100 * shares[verb]:.0f} % | {times:.1f} | {len(values) or ''} | {rarest} |"


LEVELS = (
    "| game | players | games | wins | 95 % | wanted | margin | ms, mean / most |\n|---|---|--:|--:|--:|--:|--:|--:|"
)
SHAPES = (
    "| game | seats | games | decisions | score | winner | wins by place, % | 95 % |\n|---|--:|--:|--:|--:|--:|---|--:|"
)
USES = "| game | action | in games | a game | kinds | rarest, in games |\n|---|---|--:|--:|--:|---|"


def tables(done: dict[str, dict[str, Any]]) -> str:
    """What was measured, as Markdown."""
    known = [(t, done[t.name]) for t in tournaments() if t.name in done]
    levels = [level_row(t, figures) for t, figures in known if t.target]
    shapes = [shape_row(t, figures) for t, figures in known if not t.target]
    among = {game: [figures for t, figures in known if t.game == game and not t.target] for game in USED}
    uses = [use_row(game, verb, among[game]) for game, verbs in USED.items() if among[game] for verb in verbs]
    return "\n".join([LEVELS, *levels, "", SHAPES, *shapes, "", USES, *uses])


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.levels", description="How strong the levels are.")
    parser.add_argument("--games", type=int, default=200, help="a tournament")
    parser.add_argument("--only", default="", help="tournaments whose name has this in it")
    parser.add_argument("--json", type=Path, default=Path("levels.json"), help="the results, read and written")
    parser.add_argument("--workers", type=int, help="processes; all cores by default")
    parser.add_argument("--dask", metavar="ADDRESS", help="play on a Dask cluster")
    args = parser.parse_args(argv)
    done = json.loads(args.json.read_text(encoding="utf-8")) if args.json.exists() else {}
    with executor_for(args.workers, args.dask) as executor:
        for tournament in tournaments():
            if args.only in tournament.name and tournament.name not in done:
                print(tournament.name, file=sys.stderr)
                done[tournament.name] = measure(tournament, args.games, executor)
                args.json.write_text(json.dumps(done, indent=1), encoding="utf-8")
    print(tables(done))


if __name__ == "__main__":
    main()
