"""The page's end of the computer players' thread (``web/worker.py``)."""

import asyncio
import json
from typing import Any

from engine.core import Action
from engine.words import Text

WORKER = "./boot/worker.py"


class InPage:
    """Stands in for the worker, with the same calls."""

    def __getattr__(self, name: str) -> Any:
        async def call(*arguments: Any) -> Any:
            from web import worker

            await asyncio.sleep(0.05)  # so that the page shows first whose turn it is
            return getattr(worker, name)(*arguments)

        return call


class Players:
    """The computer players, thinking in a worker so that the page never freezes."""

    def __init__(self, worker: Any) -> None:
        self._worker = worker

    @classmethod
    async def start(cls) -> "Players":
        """Start the thread. It shares no memory with the page, hence works on any static host.

        Where a browser allows no worker, the players think in the page: it stands still for a moment, but plays.
        """
        from js import console
        from pyscript import create_named_worker

        try:
            config = {"sync_main_only": True, "plugins": []}
            return cls(await create_named_worker(WORKER, "players", config))
        except Exception as error:
            console.info(f"The computer players think in the page, for there is no worker: {error}")
            return cls(InPage())

    async def hello(self) -> str:
        """The Python version of the thread."""
        return str(await self._worker.hello())

    async def warm(self, game: str) -> None:
        """Gets the players of ``game`` ready while nobody waits for them."""
        await self._worker.warm(game)

    async def choose(self, record: str, level: str, seed: int, milliseconds: int) -> Any:
        """The action that a player of ``level`` takes in the game that ``record`` tells, as JSON data."""
        return json.loads(await self._worker.choose(record, level, seed, milliseconds))

    async def hint(self, record: str, seed: int) -> tuple[Action, list[Text]]:
        """What a knight would do in the game that ``record`` tells, and why."""
        action, reasons = json.loads(await self._worker.hint(record, seed))
        return tuple(action), [Text(message, blanks) for message, blanks in reasons]
