"""The log of Templar: what a walk, a refill, an evaluation or a warehouse brings at once is told in one line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from engine.core import Event, State
from engine.templar.events import place_name, treasure
from engine.words import Text, ntext, text
from web.table import Told
from web.views.story import Line, Teller, alike, alone, told_by, victory


def story(state: State, told: Sequence[Told]) -> list[Line]:
    """The events one by one, but for those that belong together."""
    return told_by(TELLERS, state, told)


def _gained(state: State, events: Sequence[Event]) -> tuple[int, tuple[Text, ...]]:
    """All that a player gets from the harbour (T21, T30)."""
    run = alike(events, 1)
    said = [state.tell(event) for event in run]
    treasures = tuple(each.blanks["treasure"] for each in said)
    return len(run), (Text(said[0].message, {**said[0].blanks, "treasure": treasures}),)


def _refilled(state: State, events: Sequence[Event]) -> tuple[int, tuple[Text, ...]]:
    """What the bells bring to each warehouse (T29)."""
    run = alike(events)
    warehouses = dict.fromkeys(event[2] for event in run)
    return len(run), tuple(_stored(n, [event[1] for event in run if event[2] == n]) for n in warehouses)


def _stored(number: int, sorts: Sequence[str]) -> Text:
    treasures = tuple(treasure(sort, n) for sort, n in Counter(sorts).items())
    return text("Warehouse {n} receives {treasure}.", n=number, treasure=treasures)


def _last_round(state: State, events: Sequence[Event]) -> tuple[int, tuple[Text, ...]]:
    """That the last round begins, before the cards that come back: it is what matters (T31)."""
    count = 2 if events[1:] and events[1][0] == "took back" else 1
    return count, tuple(map(state.tell, events[:count]))


# -- walks -------------------------------------------------------------------------------------------------------


def _walk(sentence: Callable[[Text], Text]) -> Teller:
    """Several steps of the abbot or the prior: the whole way."""

    def teller(state: State, events: Sequence[Event]) -> tuple[int, tuple[Text, ...]]:
        run = alike(events)
        return alone(state, events) if len(run) == 1 else (len(run), (sentence(_way(run)),))

    return teller


def _walked(state: State, events: Sequence[Event]) -> tuple[int, tuple[Text, ...]]:
    """Several steps of a pawn."""
    run = alike(events, 1)
    if len(run) == 1:
        return alone(state, events)
    return len(run), (text("{seat} walks: {way}.", seat=run[0][1], way=_way(run)),)


def _way(steps: Sequence[Event]) -> Text:
    """Where a walk began and where each step led."""
    way = place_name(steps[0][-2])
    for step in steps:
        way = text("{from} → {to}", **{"from": way, "to": place_name(step[-1])})
    return way


# -- the abbot's evaluation (T26) --------------------------------------------------------------------------------


def _inspected(state: State, events: Sequence[Event]) -> tuple[int, tuple[Text, ...]]:
    """A room's points for everybody, and what is turned over for it."""
    scored = alike(events[1:]) if events[1:] and events[1][0] == "scored" else []
    if not scored:
        return alone(state, events)
    points = tuple(ntext("{n} point for {seat}", "{n} points for {seat}", n, seat=seat) for _, seat, _, n in scored)
    said = text("Remigius inspects {room}: {points}.", room=place_name(events[0][1]), points=points)
    after = events[1 + len(scored) :]
    turned = alike(after) if after and after[0][0] == "turned" else []
    return 1 + len(scored) + len(turned), (said, *map(_turned, turned))


def _turned(event: Event) -> Text:
    return text("{seat} turns over {treasure}.", seat=event[1], treasure=treasure(event[2]))


TELLERS: dict[str, Teller] = {
    "gained": _gained,
    "tile": _refilled,
    "walked": _walked,
    "remigius": _walk(lambda way: text("Remigius walks: {way}.", way=way)),
    "severus": _walk(lambda way: text("Severus walks: {way}.", way=way)),
    "room scored": _inspected,
    "last round": _last_round,
    "won": victory,
}
