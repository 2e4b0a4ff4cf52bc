"""The log of the Journey: what several cities or players get at once is told in one line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import takewhile

from engine.core import Event, State
from engine.words import Text, ntext, term, text
from web.table import Told
from web.views.story import Line, alike, alone, told_by, victory


def story(state: State, told: Sequence[Told]) -> list[Line]:
    """The events one by one, but for those that a player at the table would tell in one breath."""
    return told_by(TELLERS, state, told)


def _gold(state: State, events: Sequence[Event]) -> tuple[int, tuple[Text, ...]]:
    """How much new gold there is (J34)."""
    run = alike(events)
    amounts = [n for _, _, n in run]
    more, less = max(amounts), min(amounts)
    return len(run), (
        text("Every territory gets gold again: {more} with a city, {less} without.", more=more, less=less),
    )


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


def _scored(state: State, events: Sequence[Event]) -> tuple[int, tuple[Text, ...]]:
    """Points of one kind for several players."""
    run = alike(events, 2)
    if len(run) == 1:
        return alone(state, events)
    points = tuple(text("{seat} {n}", seat=seat, n=n) for _, seat, _, n in run)
    return len(run), (
        text("Points ({category}): {list}.", category=state.tell(run[0]).blanks["category"], list=points),
    )


def _mission(state: State, events: Sequence[Event]) -> tuple[int, tuple[Text, ...]]:
    """A place in a mission and who takes it, alone or with others (J41)."""
    run = _rewarded(events, 1, 3)
    seats = tuple(event[2] for event in run)
    said = ntext(
        "Mission, {mission}: {seat} takes {place} place, {points} points.",
        "Mission, {mission}: {seat} share {place} place, {points} points each.",
        len(seats),
        **{**state.tell(run[0]).blanks, "seat": seats},
    )
    return 2 * len(run), (said,)


def _rewarded(events: Sequence[Event], *places: int) -> list[Event]:
    """Events alike, each of which is followed by the points it brings."""
    return alike(events[::2], *places)


def _marker(state: State, events: Sequence[Event]) -> tuple[int, tuple[Text, ...]]:
    """Who gets the marker moves the Pope (J15, J21)."""
    if len(events) < 2 or events[1][0] != "pope":
        return alone(state, events)
    return 2, (text("{seat} takes the marker and moves the Pope to {space}.", **state.tell(events[1]).blanks),)


def _chose(state: State, events: Sequence[Event]) -> tuple[int, tuple[Text, ...]]:
    """Who has chosen a card (J19)."""
    seats = tuple(event[1] for event in alike(events))
    said = ntext("{seat} lays a card face down.", "{seat} lay a card face down.", len(seats), seat=seats)
    return len(seats), (said,)


def _revealed(state: State, events: Sequence[Event]) -> tuple[int, tuple[Text, ...]]:
    """All cards, in the order in which they act (J20)."""
    run = alike(events)
    cards = tuple(text("{seat} {n}", seat=seat, n=card) for _, seat, card in run)
    return len(run), (text("The cards are revealed: {list}.", list=cards),)


def _punished(state: State, events: Sequence[Event]) -> tuple[int, tuple[Text, ...]]:
    """Who suffers the penalty of a card (J22)."""
    run = alike(events, 2)
    said = ntext(
        "Too many had the same idea: {seat} suffers the penalty of {card}.",
        "Too many had the same idea: {seat} suffer the penalty of {card}.",
        len(run),
        **{**state.tell(run[0]).blanks, "seat": tuple(event[1] for event in run)},
    )
    return len(run), (said,)


BOUGHT = {  # J25, J26: what gold is paid for
    "placed": term("{seat} pays {n} gold and places a knight in {city}."),
    "removed": term("{seat} pays {n} gold and removes a knight of {owner} from {city}: it goes to the temple."),
    "exchanged": term("{seat} pays {n} gold and takes the place of a knight of {owner} in {city}."),
    "threw": term("{seat} pays {n} gold and throws the chance marker: {side}."),
}


def _paid(state: State, events: Sequence[Event]) -> tuple[int, tuple[Text, ...]]:
    """Gold, and what it buys."""
    bought = events[1][0] if len(events) > 1 else ""
    if bought not in BOUGHT:
        return alone(state, events)
    return 2, (text(BOUGHT[bought], **{**state.tell(events[1]).blanks, "n": events[0][2]}),)


def _moved(state: State, events: Sequence[Event]) -> tuple[int, tuple[Text, ...]]:
    """A Templar's whole way, with the gold that is taken on it (J27, J28)."""
    seat = events[0][1]
    way = list(takewhile(lambda event: event[0] in ("moved", "took") and event[1] == seat, events))
    blanks = {"seat": seat, "from_city": way[0][2], "list": tuple(event[3] for event in way if event[0] == "moved")}
    gold = sum(event[3] for event in way if event[0] == "took")
    if not gold:
        return len(way), (text("{seat} moves a Templar from {from_city} to {list}.", **blanks),)
    said = text("{seat} moves a Templar from {from_city} to {list}, taking {n} gold on the way.", **blanks, n=gold)
    return len(way), (said,)


TELLERS = {
    "gold dealt": _gold, "boarded": _boarded, "full city": _full, "mission": _mission, "won": victory, "scored": _scored,
    "marker": _marker, "chose": _chose, "revealed": _revealed, "punished": _punished, "paid": _paid, "moved": _moved,
}  # fmt: skip
