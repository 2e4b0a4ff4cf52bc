"""Saved games by their address, so that a reload finds its own game and the home page can offer to go on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

PREFIX = "outremer.game."
MOST = 12  # games kept; the oldest make room


class Storage(Protocol):
    """The browser's storage, or a dictionary in tests. Any call may raise: full, forbidden or absent."""

    def get(self, key: str) -> str | None: ...
    def put(self, key: str, value: str) -> None: ...
    def drop(self, key: str) -> None: ...
    def names(self) -> list[str]: ...


@dataclass(frozen=True)
class Saved:
    """A game on the shelf."""

    route: str
    text: str  # what `Table.save` wrote
    when: float  # seconds since 1970
    over: bool


class Shelf:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    def put(self, saved: Saved) -> None:
        """Keeps a game; drops the oldest ones beyond the limit."""
        facts = {"text": saved.text, "when": saved.when, "over": saved.over}
        self.storage.put(PREFIX + saved.route, json.dumps(facts))
        if len(self._routes()) > MOST:  # else none need be read, for this happens at every action
            for old in list(self)[MOST:]:
                self.storage.drop(PREFIX + old.route)

    def _routes(self) -> list[str]:
        return [key.removeprefix(PREFIX) for key in self.storage.names() if key.startswith(PREFIX)]

    def get(self, route: str) -> Saved | None:
        """The game saved under an address, if it can be read."""
        return _saved(route, self.storage.get(PREFIX + route))

    def drop(self, route: str) -> None:
        self.storage.drop(PREFIX + route)

    def __iter__(self) -> Iterator[Saved]:
        """All games, the latest first."""
        games = [saved for saved in map(self.get, self._routes()) if saved]
        return iter(sorted(games, key=lambda saved: -saved.when))


def _saved(route: str, text: str | None) -> Saved | None:
    try:
        match json.loads(text or "null"):
            case {"text": str(save), "when": int() | float() as when, "over": bool(over)}:
                return Saved(route, save, when, over)
    except ValueError:
        pass
    return None
