"""What happened, line by line, for the log. A game may tell events that belong together in one line."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile

from engine.core import Event, State
from engine.words import Text, text
from web.table import Told


@dataclass(frozen=True)
class Line:
    """Some sentences, and the last of the events that they tell."""

    last: Told
    said: tuple[Text, ...]


Story = Callable[[State, Sequence[Told]], list[Line]]
Teller = Callable[[State, Sequence[Event]], tuple[int, tuple[Text, ...]]]
"""Looks at what happened from some event on: how many events belong together, and what is said of them."""


def plain(state: State, told: Sequence[Told]) -> list[Line]:
    """A line for every event."""
    return told_by({}, state, told)


def told_by(tellers: Mapping[str, Teller], state: State, told: Sequence[Told]) -> list[Line]:
    """A line for every event, unless there is a teller for its kind, who may tell it with those that follow."""
    events = [one.event for one in told]
    lines: list[Line] = []
    at = 0
    while at < len(events):
        count, said = tellers.get(events[at][0], alone)(state, events[at:])
        at += count
        lines.append(Line(told[at - 1], said))
    return lines


def alone(state: State, events: Sequence[Event]) -> tuple[int, tuple[Text, ...]]:
    """Just the first event."""
    return 1, (state.tell(events[0]),)


def alike(events: Sequence[Event], *places: int) -> list[Event]:
    """The events at the beginning that have the first one's kind, and its values at these places."""
    first = events[0]
    return list(takewhile(lambda event: all(event[place] == first[place] for place in (0, *places)), events))


def victory(state: State, events: Sequence[Event]) -> tuple[int, tuple[Text, ...]]:
    """Who wins; several share it."""
    seats = tuple(event[1] for event in alike(events))
    if len(seats) == 1:
        return alone(state, events)
    return len(seats), (text("{seat} share the victory.", seat=seats),)
