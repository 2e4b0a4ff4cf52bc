"""The computer players' thread: PyScript runs this file in a worker, and the page calls what it exports.

Calls carry plain text and numbers only, since there is no shared memory between the two.
"""

import json
import platform

__export__ = ["choose", "hello", "hint"]


def hello() -> str:
    """Which Python answers here: shows that the thread is alive."""
    return platform.python_version()


def choose(record: str, level: str, seed: int, milliseconds: int) -> str:
    """The move, as JSON, of a computer player for the seat to move in the game that ``record`` tells.

    The imports wait until the first move is asked for, so that the thread starts at once.
    """
    import ai
    import engine

    settings = {"ms": milliseconds} if level == "master" else {}
    return json.dumps(ai.make(level, seed, **settings).choose(engine.load(record)))


def hint(record: str, seed: int) -> str:
    """What a knight would do, and why: the action and its reasons, each a message with its blanks, as JSON."""
    import ai
    import engine

    choice = ai.make("knight", seed).explain(engine.load(record))
    reasons = [[reason.text.message, dict(reason.text.blanks)] for reason in choice.reasons]
    return json.dumps([choice.action, reasons])
