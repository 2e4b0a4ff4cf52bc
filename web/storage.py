"""The browser's storage, handed in by `main`: kept apart from the page because any call to it may raise anything."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class LocalStorage:
    """The browser's storage. Every call may raise what the browser raises."""

    def __init__(self, js: Any) -> None:
        self._js = js

    @property
    def _storage(self) -> Any:
        """Asked for anew each time: where storage is forbidden, even this raises."""
        return self._js.localStorage

    def get(self, key: str) -> str | None:
        value = self._storage.getItem(key)
        return str(value) if value else None  # JavaScript's null is not None

    def put(self, key: str, value: str) -> None:
        self._storage.setItem(key, value)

    def drop(self, key: str) -> None:
        self._storage.removeItem(key)

    def names(self) -> list[str]:
        return [str(self._storage.key(number)) for number in range(self._storage.length)]


def quietly(call: Callable[[], Any]) -> Any:
    """For storage that may be forbidden: what can't be had is None."""
    try:
        return call()
    except Exception:  # browsers raise whatever they like here
        return None
