"""The log of the Journey: what several cities or players get at once is told in one line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core import Event, State
from engine.words import Text, ntext, text
from web.table import Told
from web.views.story import Line, alike, told_by, victory


def story(state: State, told: Sequence[Told]) -> list[Line]:
    """The events one by one, but for gold that is dealt, full cities, boarding and missions."""
    return told_by(TELLERS, state, told)


def _gold(state: State, events: Sequence[Event]) -> tuple[int, tuple[Text, ...]]:
    """Where new gold lies (J34)."""
    run = alike(events)
    amounts = tuple(text("{city} {n}", city=city, n=n) for _, city, n in run)
    return len(run), (text("Gold is brought to the territories: {list}.", list=amounts),)


def _boarded(state: State, events: Sequence[Event]) -> tuple[int, tuple[Text, ...]]:
    """A ship's crew (J33), in the order of boarding."""
    run = alike(events, 2, 3)
    aboard = Counter(event[1] for event in run)
    crew = tuple(text("{seat} {n}", seat=seat, n=n) for seat, n in aboard.items())
    return len(run), (text("Aboard the ship of {city}: {list}.", city=run[0][2], list=crew),)


def _full(state: State, events: Sequence[Event]) -> tuple[int, tuple[Text, ...]]:
    """A full city and everybody who gets a point for it (J32)."""
    run = _rewarded(events, 2)
    seats = tuple(event[1] for event in run)
    said = ntext(
        "{city} is full: a point for {seat}.",
        "{city} is full: a point each for {seat}.",
        len(seats),
        city=run[0][2],
        seat=seats,
    )
    return 2 * len(run), (said,)


def _mission(state: State, events: Sequence[Event]) -> tuple[int, tuple[Text, ...]]:
    """A place in a mission and who takes it, alone or with others (J41)."""
    run = _rewarded(events, 1, 3)
    seats = tuple(event[2] for event in run)
    said = state.tell(run[0])
    if len(seats) == 1:
        return 2, (said, state.tell(events[1]))
    shared = text(
        "Mission, {mission}: {seat} share {place} place, {points} points each.", **{**said.blanks, "seat": seats}
    )
    return 2 * len(run), (shared,)


def _rewarded(events: Sequence[Event], *places: int) -> list[Event]:
    """Events alike, each of which is followed by the points it brings."""
    return alike(events[::2], *places)


TELLERS = {"gold dealt": _gold, "boarded": _boarded, "full city": _full, "mission": _mission, "won": victory}
