"""How fast the engine is: `python -m bench.engine`.

Random playouts (list the legal actions, choose one, apply it) in decisions per second, and the cost of a clone, for
every game and seat count; beside Catanatron's random playouts, in the same run, where that package is installed.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable

import engine
from engine.core import State
from engine.rng import Rng

CLONES = 2_000


def playouts(game: str, seats: int, seconds: float) -> tuple[float, float]:
    """Decisions per second, and decisions per game."""
    rng, plies, games = Rng(1), 0, 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = engine.new_game(game, seats, games)
        while not state.is_over:
            state.apply(rng.choice(state.legal_actions()))
        plies += len(state.history)
        games += 1
    return plies / (time.process_time() - start), plies / games


def clone_cost(game: str, seats: int) -> float:
    """Microseconds per clone, in the middle of a game."""
    length = len(play(engine.new_game(game, seats, 1)).history)
    state = play(engine.new_game(game, seats, 1), length // 2)
    start = time.process_time()
    for _ in range(CLONES):
        state.clone()
    return (time.process_time() - start) / CLONES * 1e6


def play(state: State, limit: int = 100_000) -> State:
    """Plays at random, to the end or so many decisions far."""
    rng = Rng(2)
    while not state.is_over and len(state.history) < limit:
        state.apply(rng.choice(state.legal_actions()))
    return state


def catanatron_playouts(seconds: float) -> float | None:
    """Catanatron's decisions per second with four random players; None without the package."""
    try:
        from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found,unused-ignore]
    except ImportError:
        return None
    plies, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        game = Game([RandomPlayer(color) for color in Color])
        game.play()
        plies += len(getattr(game.state, "actions", None) or game.state.action_records)
    return plies / (time.process_time() - start)


def main(say: Callable[[str], None] = print) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="time for each line")
    seconds = parser.parse_args().seconds
    say(f"{'game':10} {'seats':>5} {'decisions/s':>12} {'per game':>9} {'clone µs':>9}")
    for name, game in engine.GAMES.items():
        for seats in game.seats:
            speed, length = playouts(name, seats, seconds)
            say(f"{name:10} {seats:5} {speed:12,.0f} {length:9.0f} {clone_cost(name, seats):9.1f}")
    other = catanatron_playouts(seconds)
    say(f"{'catanatron':10} {4:5} {other:12,.0f}" if other else "catanatron is not installed: pip install catanatron")


if __name__ == "__main__":
    main()
