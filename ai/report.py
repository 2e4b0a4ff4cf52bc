"""The figures of a tournament: win shares with intervals, margins, times, ratings, and the shape of the games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import log10, sqrt
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ai.arena import Result

Z = 1.959964  # 95 %


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of games won; right near 0 and 1 as well."""
    if not games:
        return 0.0, 1.0
    z2 = Z * Z / games
    middle = (share + z2 / 2) / (1 + z2)
    half = Z * sqrt(share * (1 - share) / games + z2 / (4 * games)) / (1 + z2)
    return max(0.0, middle - half), min(1.0, middle + half)


def summary(players: Sequence[str], results: Sequence[Result]) -> dict[str, Any]:
    """All figures as data. Players with the same specification are one entry with several seats."""
    kinds = list(dict.fromkeys(players))
    return {
        "games": len(results),
        "players": [_of_player(kind, players, results) for kind in kinds],
        "ratings": ratings(players, results),
        "seats": _of_seats(results),
        "shape": _shape(results),
    }


def _of_player(kind: str, players: Sequence[str], results: Sequence[Result]) -> dict[str, Any]:
    """One kind of player: its share of wins is the mean over the seats it had."""
    places = [(r, seat) for r in results for seat, who in enumerate(r.seating) if players[who] == kind]
    share = sum(_won(r, seat) for r, seat in places) / len(places)
    decisions = sum(r.decisions[seat] for r, seat in places)
    low, high = interval(share, len(results))  # per game, not per seat: seats of one game are not independent
    return {
        "player": kind,
        "seats": len(places) // len(results),
        "share": share,
        "low": low,
        "high": high,
        "score": sum(r.scores[seat] for r, seat in places) / len(places),
        "margin": sum(_margin(r, seat) for r, seat in places) / len(places),
        "ms": 1000 * sum(r.seconds[seat] for r, seat in places) / max(decisions, 1),
        "slowest_ms": 1000 * max(r.slowest[seat] for r, seat in places),
    }


def _won(result: Result, seat: int) -> float:
    return (seat in result.winners) / len(result.winners)


def _margin(result: Result, seat: int) -> int:
    """Points ahead of the best other seat."""
    return result.scores[seat] - max(score for other, score in enumerate(result.scores) if other != seat)


def ratings(players: Sequence[str], results: Sequence[Result], rounds: int = 200) -> dict[str, int]:
    """Elo-like: a game counts as a win of each winner over each loser (Bradley–Terry), their mean at 1000.

    Half a point per pair is added, so that whoever never lost gets a finite rating.
    """
    kinds = list(dict.fromkeys(players))
    wins = {(a, b): 0.5 for a in kinds for b in kinds if a != b}
    for result in results:
        for pair, points in _duels(players, result):
            if pair in wins:
                wins[pair] += points
    strength = dict.fromkeys(kinds, 1.0)
    for _ in range(rounds):
        strength = {a: _strength(a, kinds, wins, strength) for a in kinds}
    logs = {kind: 400 * log10(value) for kind, value in strength.items()}
    mean = sum(logs.values()) / len(logs)
    return {kind: round(1000 + value - mean) for kind, value in logs.items()}


def _duels(players: Sequence[str], result: Result) -> list[tuple[tuple[str, str], float]]:
    """Each winner over each loser; between winners, half each."""
    named = [players[who] for who in result.seating]
    found = []
    for a, mine in enumerate(named):
        for b, theirs in enumerate(named):
            if a != b and a in result.winners:
                found.append(((mine, theirs), 0.5 if b in result.winners else 1.0))
    return found


def _strength(a: str, kinds: list[str], wins: dict[tuple[str, str], float], strength: dict[str, float]) -> float:
    won = sum(wins[a, b] for b in kinds if b != a)
    met = sum((wins[a, b] + wins[b, a]) / (strength[a] + strength[b]) for b in kinds if b != a)
    return won / met if met else 1.0


def _of_seats(results: Sequence[Result]) -> list[dict[str, float]]:
    """How often each seat won, whoever sat there."""
    shares = [sum(_won(r, seat) for r in results) / len(results) for seat in range(len(results[0].seating))]
    return [
        dict(zip(("share", "low", "high"), (share, *interval(share, len(results))), strict=True)) for share in shares
    ]


def _shape(results: Sequence[Result]) -> dict[str, Any]:
    """Length, scores, and in which share of the games each action was used by anybody, and how often a game."""
    games = len(results)
    used: Counter[str] = Counter()
    times: Counter[str] = Counter()
    for result in results:
        whole: Counter[str] = Counter()
        for use in result.use:
            whole.update(use)
        used.update(whole.keys())
        times.update(whole)
    scores = sorted(score for result in results for score in result.scores)
    return {
        "decisions": sum(sum(result.decisions) for result in results) / games,
        "score": sum(scores) / len(scores),
        "lowest": scores[0],
        "highest": scores[-1],
        "winner": sum(max(result.scores) for result in results) / games,
        "ties": sum(len(result.winners) > 1 for result in results) / games,
        "use": {name: {"games": used[name] / games, "times": times[name] / games} for name in sorted(used)},
    }


def report(game: str, figures: dict[str, Any], shape: bool = False) -> str:
    """The figures as a readable table."""
    lines = [f"{game}, {figures['games']} games", ""]
    lines.append(
        f"{'player':<28}{'wins':>8}  {'95 % interval':<16}{'score':>7}{'margin':>8}{'ms':>8}{'slowest':>9}{'rating':>8}"
    )
    lines += [_row(entry, figures["ratings"]) for entry in figures["players"]]
    seats = ", ".join(
        f"{100 * seat['share']:.1f} % ({100 * seat['low']:.0f}–{100 * seat['high']:.0f})" for seat in figures["seats"]
    )
    lines += ["", f"wins by seat: {seats}"]
    facts = figures["shape"]
    lines.append(
        f"decisions a game: {facts['decisions']:.0f}; mean score {facts['score']:.1f} "
        f"({facts['lowest']}–{facts['highest']}), winner {facts['winner']:.1f}; shared wins {100 * facts['ties']:.1f} %"
    )
    if shape:
        lines += ["", f"{'action':<28}{'in games':>10}{'a game':>10}"]
        lines += [f"{name:<28}{100 * use['games']:>8.0f} %{use['times']:>10.2f}" for name, use in facts["use"].items()]
    return "\n".join(lines)


def _row(entry: dict[str, Any], rating: dict[str, int]) -> str:
    name = entry["player"] + (f" ×{entry['seats']}" if entry["seats"] > 1 else "")
    share, low, high = 100 * entry["share"], 100 * entry["low"], 100 * entry["high"]
    return (
        f"{name:<28}{share:>6.1f} %  {f'{low:.1f}–{high:.1f}':<16}{entry['score']:>7.1f}{entry['margin']:>+8.1f}"
        f"{entry['ms']:>8.1f}{entry['slowest_ms']:>9.1f}{rating[entry['player']]:>8}"
    )
