"""Golden playthroughs: one random game per game and seat count, as text that people can read in a review.

`python -m tests.golden` writes them all anew, `python -m tests.golden journey` those of one game. A changed file is
a changed behaviour: either the change was meant, or something is broken.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import engine
from engine.core import Action, State
from engine.rng import Rng

FOLDER = Path(__file__).parent / "golden"
SEED = 1307


def path(game: str, seats: int) -> Path:
    return FOLDER / f"{game}-{seats}.txt"


def playthrough(game: str, seats: int) -> str:
    """A whole game, line by line: what was asked, what was chosen, what it caused."""
    state = engine.new_game(game, seats, SEED + seats)
    return "\n".join([*_opening(state), *_moves(state), *_ending(state), ""])


def _opening(state: State) -> Iterator[str]:
    yield f"{state.GAME}, {state.seats} players, seed {state.seed}, options {state.options}"
    yield f"position {state.digest()[:16]}"


def _moves(state: State) -> Iterator[str]:
    rng = Rng(SEED)
    while not state.is_over:
        actions = state.legal_actions()
        action = rng.choice(actions)
        rule = state.step.rule(state)
        yield f"\n{state.actor} {state.step.name} {rule}: {state.prompt()}"
        yield f"  {_listed(actions)}"
        yield f"  > {state.label(action)}"
        yield from (f"    {state.tell(event)}" for event in state.apply(action))


def _listed(actions: list[Action]) -> str:
    """All actions, or the first few of many."""
    shown = [" ".join(map(str, action)) for action in actions[:12]]
    more = [f"… {len(actions)} in all"] if len(actions) > len(shown) else []
    return " | ".join([*shown, *more])


def _ending(state: State) -> Iterator[str]:
    yield f"\nscores {state.scores()}, winners {state.winners()}"
    yield from (f"  {seat}: {points}" for seat, points in enumerate(state.breakdown()))
    yield f"position {state.digest()[:16]}"


def main(games: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in games or list(engine.GAMES):
        for seats in engine.GAMES[name].seats:
            path(name, seats).write_text(playthrough(name, seats), encoding="utf-8")
            print(path(name, seats).relative_to(FOLDER.parent.parent))


if __name__ == "__main__":
    main(sys.argv[1:])
