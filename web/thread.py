"""The page's end of the computer players' thread (``web/worker.py``)."""

import json
from typing import Any

from engine.core import Action
from engine.words import Text

WORKER = "./boot/worker.py"


class Players:
    """The computer players, thinking in a worker so that the page never freezes."""

    def __init__(self, worker: Any) -> None:
        self._worker = worker

    @classmethod
    async def start(cls) -> "Players":
        """Start the thread. It shares no memory with the page, hence works on any static host."""
        from pyscript import create_named_worker

        config = {"sync_main_only": True, "plugins": []}
        return cls(await create_named_worker(WORKER, "players", config))

    async def hello(self) -> str:
        """The Python version of the thread."""
        return str(await self._worker.hello())

    async def choose(self, record: str, level: str, seed: int, milliseconds: int) -> Any:
        """The action that a player of ``level`` takes in the game that ``record`` tells, as JSON data."""
        return json.loads(await self._worker.choose(record, level, seed, milliseconds))

    async def hint(self, record: str, seed: int) -> tuple[Action, list[Text]]:
        """What a knight would do in the game that ``record`` tells, and why."""
        action, reasons = json.loads(await self._worker.hint(record, seed))
        return tuple(action), [Text(message, blanks) for message, blanks in reasons]
