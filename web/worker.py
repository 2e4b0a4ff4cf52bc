"""The computer players' thread: PyScript runs this file in a worker, and the page calls what it exports.

Calls carry plain text and numbers only, since there is no shared memory between the two.
"""

import json
import platform
from typing import Any

__export__ = ["choose", "hello", "hint", "warm"]


def hello() -> str:
    """Which Python answers here: shows that the thread is alive."""
    return platform.python_version()


_last: list[Any] = []  # the game asked about last


def _game(record: str) -> Any:
    """The game that ``record`` tells; if it only goes on from the last one, just the new actions are played."""
    import engine

    facts = json.loads(record)
    actions = [tuple(action) for action in facts["actions"]]
    if _last and _goes_on(_last[0], facts, actions):
        for action in actions[len(_last[0].history) :]:
            _last[0].apply(action)
    else:
        _last[:] = [engine.load(record)]
    return _last[0]


def _goes_on(state: Any, facts: dict[str, Any], actions: list[tuple[Any, ...]]) -> bool:
    same = (state.GAME, state.seats, state.seed, state.options) == tuple(
        facts[name] for name in ("game", "seats", "seed", "options")
    )
    return same and actions[: len(state.history)] == state.history


def warm(game: str) -> None:
    """Thinks of a game once, in vain: the first thought loads what all others need."""
    import ai
    import engine

    ai.make("knight").choose(engine.new_game(game, engine.GAMES[game].seats[0]))


def choose(record: str, level: str, seed: int, milliseconds: int) -> str:
    """The move, as JSON, of a computer player for the seat to move in the game that ``record`` tells.

    The imports wait until something is asked for, so that the thread starts at once.
    """
    import ai

    settings = {"ms": milliseconds} if level == "master" else {}
    return json.dumps(ai.make(level, seed, **settings).choose(_game(record)))


def hint(record: str, seed: int) -> str:
    """What a knight would do, and why: the action and its reasons, each a message with its blanks, as JSON."""
    import ai

    choice = ai.make("knight", seed).explain(_game(record))
    reasons = [[reason.text.message, dict(reason.text.blanks)] for reason in choice.reasons]
    return json.dumps([choice.action, reasons])
