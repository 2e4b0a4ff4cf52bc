"""The computer players' thread: PyScript runs this file in a worker, and the page calls what it exports.

Calls carry plain text and numbers only, since there is no shared memory between the two.
"""

import json
import platform

__export__ = ["choose", "hello"]


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
