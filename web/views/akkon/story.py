"""The log of Akkon: when the bids are uncovered, a line for each field tells who bid how much and who wins the card."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import State
from engine.words import Text, text
from web.table import Told
from web.views.story import Line, plain

BIDS = frozenset({"revealed", "total"})
BETWEEN = BIDS | {"on loan", "privilege used"}
OUTCOMES = frozenset({"won card", "tie", "no bid"})


def story(state: State, told: Sequence[Told]) -> list[Line]:
    """The events one by one, but for the evaluation (A11)."""
    lines: list[Line] = []
    at = 0
    while at < len(told):
        field = _field(told[at:])
        lines += [Line(field[-1], _said(state, field))] if field else plain(state, told[at : at + 1])
        at += len(field) or 1
    return lines


def _field(told: Sequence[Told]) -> Sequence[Told]:
    """The events that settle a field, if its bids come first; else nothing: the Seneschal just opens it."""
    first = told[0].event
    if first[0] not in BIDS:
        return ()
    for length, one in enumerate(told, start=1):
        kind = one.event[0]
        if kind in OUTCOMES:
            return told[:length]
        if kind not in BETWEEN or (kind in BIDS and one.event[2] != first[2]):
            break
    return ()


def _said(state: State, field: Sequence[Told]) -> tuple[Text, ...]:
    """All bids, the highest first, also those that came to nothing; and what follows from them."""
    events = [one.event for one in field]
    worth = {event[1]: 0 for event in events if event[0] == "revealed"}
    worth |= {event[1]: event[3] for event in events if event[0] == "total"}
    ranked = sorted(worth, key=lambda seat: (-worth[seat], seat))
    bids = tuple(text("{seat} {n}", seat=seat, n=worth[seat]) for seat in ranked)
    outcome = [state.tell(event) for event in events if event[0] not in BIDS | {"on loan"}]
    return text("Bids on {city}: {bids}.", city=events[0][2], bids=bids), *outcome
