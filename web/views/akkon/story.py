"""The log of Akkon: a line for the knights of one bid, for each field when bids are uncovered, and for each card."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from engine.core import Event, State
from engine.words import Text, ntext, text
from web.table import Told
from web.views.akkon.flights import bids_told
from web.views.story import Line, alike, told_by, victory

BIDS = frozenset({"revealed", "total"})
BETWEEN = BIDS | {"on loan", "privilege used"}
OUTCOMES = frozenset({"won card", "tie", "no bid"})
EFFECTS = frozenset({"privilege used", "paid", "up", "named"})


def story(state: State, told: Sequence[Told]) -> list[Line]:
    """The events one by one, but for knights put down together (A6), the evaluation (A11) and cards (A14)."""
    return told_by(TELLERS, state, told)


# -- bidding -----------------------------------------------------------------------------------------------------


def _face_down(state: State, events: Sequence[Event]) -> tuple[int, tuple[Text, ...]]:
    """How many knights a player puts on a field."""
    run = alike(events, 1, 2)
    kind, seat, city, _ = run[0]
    return len(run), (state.tell((kind, seat, city, sum(event[3] for event in run))),)


def _face_up(state: State, events: Sequence[Event]) -> tuple[int, tuple[Text, ...]]:
    """Which knights a player puts down openly; with the Seneschal also what follows from it (A10)."""
    run = _known(events)
    said, after = (_with_all(state, run),), events[len(run) : len(run) + 1]
    if after and after[0][0] == "opened":
        return len(run) + 1, (*said, state.tell(after[0]))
    return len(run), said


def _known(events: Sequence[Event]) -> list[Event]:
    """A player's open knights on one field. One on loan is told by itself, for the next event speaks of it."""
    run = alike(events, 1, 2)
    on_loan = events[len(run) : len(run) + 1] and events[len(run)][0] == "on loan"
    return run[:-1] if on_loan and len(run) > 1 else run


def _with_all(state: State, run: Sequence[Event]) -> Text:
    """The sentence of the first event with the knights of all."""
    said = [state.tell(event) for event in run]
    return Text(said[0].message, {**said[0].blanks, "knight": tuple(each.blanks["knight"] for each in said)})


# -- evaluation --------------------------------------------------------------------------------------------------


def _uncovered(state: State, events: Sequence[Event]) -> tuple[int, tuple[Text, ...]]:
    """A field that is settled; else the Seneschal has just opened it, and its knights are turned up."""
    field = _field(events)
    if field:
        return len(field), _settled(state, field)
    run = _known(events)
    return len(run), (_with_all(state, run),)


def _field(events: Sequence[Event]) -> Sequence[Event]:
    """The events that settle a field, if its bids come first; else nothing."""
    first = events[0]
    for length, event in enumerate(events, start=1):
        kind = event[0]
        if kind in OUTCOMES:
            return events[: length + _turned(events[length:], event[2] if kind == "won card" else None)]
        if kind not in BETWEEN or (kind in BIDS and event[2] != first[2]):
            break
    return ()


def _turned(events: Sequence[Event], city: str | None) -> int:
    """Does the next card of a deck come to light first of all? Then 1."""
    return int(events[:1] != [] and events[0][0] == "flipped" and events[0][1] == city)


def _settled(state: State, field: Sequence[Event]) -> tuple[Text, ...]:
    """All bids, the highest first, also those that came to nothing; and what follows from them."""
    worth = {event[1]: 0 for event in field if event[0] == "revealed"}
    worth |= {event[1]: event[3] for event in field if event[0] == "total"}
    ranked = sorted(worth, key=lambda seat: (-worth[seat], seat))
    outcome = [_told(state, event) for event in field if event[0] not in BIDS | {"on loan"}]
    return bids_told(field[0][2], [(seat, worth[seat]) for seat in ranked]), *outcome


def _told(state: State, event: Event) -> Text:
    """An event in a line that has named its city already."""
    return text("Next card: {card}.", card=event[2]) if event[0] == "flipped" else state.tell(event)


# -- cards -------------------------------------------------------------------------------------------------------


def _taken(state: State, events: Sequence[Event]) -> tuple[int, tuple[Text, ...]]:
    """A card from a deck, and the next one there."""
    count = 1 + _turned(events[1:], events[0][2])
    return count, tuple(_told(state, event) for event in events[:count])


def _played(state: State, events: Sequence[Event]) -> tuple[int, tuple[Text, ...]]:
    """A card, what was paid for it and what it does at once."""
    (_, seat, card, city), *rest = events
    follows = list(takewhile(lambda event: (event[0] in EFFECTS and event[1] == seat) or event[0] == "down", rest))
    paid = sum(event[3] for event in follows if event[0] == "paid")
    cost = ntext("{seat} plays {card} of {city} for {n} knight.", "{seat} plays {card} of {city} for {n} knights.", paid, seat=seat, card=card, city=city)  # fmt: skip
    more = [state.tell(event) for event in follows if event[0] != "paid"]
    return 1 + len(follows), (cost if paid else state.tell(events[0]), *more)


TELLERS = {
    "bid": _face_down,
    "bid open": _face_up,
    "revealed": _uncovered,
    "total": _uncovered,
    "won card": _taken,
    "drew": _taken,
    "played": _played,
    "won": victory,
}
