"""The log of Templar: what a player fetches at once is told in one line."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Event, State
from engine.words import Text
from web.table import Told
from web.views.story import Line, alike, told_by, victory


def story(state: State, told: Sequence[Told]) -> list[Line]:
    """The events one by one, but for treasures gained together (T21, T30)."""
    return told_by(TELLERS, state, told)


def _gained(state: State, events: Sequence[Event]) -> tuple[int, tuple[Text, ...]]:
    """All that a player gets from the harbour."""
    run = alike(events, 1)
    said = [state.tell(event) for event in run]
    treasures = tuple(each.blanks["treasure"] for each in said)
    return len(run), (Text(said[0].message, {**said[0].blanks, "treasure": treasures}),)


TELLERS = {"gained": _gained, "won": victory}
