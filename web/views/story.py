"""What happened, line by line, for the log. A game may tell events that belong together in one line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.core import State
from engine.words import Text
from web.table import Told


@dataclass(frozen=True)
class Line:
    """Some sentences, and the last of the events that they tell."""

    last: Told
    said: tuple[Text, ...]


Story = Callable[[State, Sequence[Told]], list[Line]]


def plain(state: State, told: Sequence[Told]) -> list[Line]:
    """A line for every event."""
    return [Line(one, (state.tell(one.event),)) for one in told]
