"""Setting a position of Akkon up in few words."""

from __future__ import annotations

import engine
from engine.akkon.board import CARDS, CITIES, TRACKS
from engine.akkon.state import Akkon
from engine.core import Action, Event

CITY = {name: number for number, name in enumerate(CITIES)}


def game(seats: int = 3, seed: int = 1, **options: str) -> Akkon:
    """A fresh game that seat 0 starts."""
    state = engine.new_game("akkon", seats, seed, {"start": "0", **options})
    assert isinstance(state, Akkon)
    return state


def act(s: Akkon, *actions: Action) -> list[Event]:
    """Applies actions one after another; returns everything that happened."""
    return [event for action in actions for event in s.apply(action)]


def bid(s: Akkon, city: str, *knights: str) -> list[Event]:
    """A whole bidding turn: own knights on one field, or nothing to pass."""
    if not knights:
        return act(s, ("pass",))
    seat = s.turn
    events = act(s, *(("bid", city, name, seat) for name in knights))
    return events + act(s, ("done",)) if s.step.name == "Add" and s.turn == seat else events


def all_pass(s: Akkon) -> list[Event]:
    """Whoever still bids, passes."""
    events: list[Event] = []
    while s.phase == "bidding":
        before = s.round
        events += act(s, ("pass",))
        if s.round != before:
            break
    return events


def cards_named(name: str) -> list[int]:
    return [number for number, card in enumerate(CARDS) if card.name == name]


def _take(s: Akkon, name: str, spare: list[int]) -> int:
    """Takes a card of that name from wherever it lies, but none of `spare`."""
    rows = [*s.decks, *s.hands, s.discard]
    for number in cards_named(name):
        for row in rows:
            if number in row and number not in spare:
                row.remove(number)
                return number
    number = next(card for card in s.out if CARDS[card].name == name)
    s.out = tuple(card for card in s.out if card != number)
    return number


def give(s: Akkon, seat: int, *names: str) -> list[int]:
    """Cards into a hand, from wherever they lie; several of one name are different cards."""
    given: list[int] = []
    for name in names:
        given.append(_take(s, name, s.hands[seat]))
        s.hands[seat].append(given[-1])
    s.hands[seat].sort()
    s._legal = None
    return given


def hold_only(s: Akkon, seat: int, *names: str) -> list[int]:
    """A hand of just these cards; the others go to the discard."""
    s.discard += s.hands[seat]
    s.hands[seat].clear()
    return give(s, seat, *names)


def put_on_top(s: Akkon, name: str) -> int:
    """A card onto the top of its city's deck."""
    number = _take(s, name, [])
    s.decks[CITY[CARDS[number].city]].append(number)
    return number


def set_tracks(s: Akkon, seat: int, *values: int) -> None:
    """Gold, faith, power, prestige of a seat."""
    s.tracks[4 * seat : 4 * seat + 4] = values


def tracks(s: Akkon, seat: int) -> tuple[int, ...]:
    return tuple(s.tracks[4 * seat : 4 * seat + 4])


def hold_privilege(s: Akkon, track: str, seat: int) -> None:
    s.holders[TRACKS.index(track)] = seat


def names(s: Akkon, seat: int) -> list[str]:
    """The names of the cards in a hand."""
    return [CARDS[number].name for number in s.hands[seat]]


def camp(s: Akkon, seat: int) -> int:
    """How many knights are in a camp."""
    return s.camps[seat].bit_count()


def kinds(events: list[Event]) -> list[str]:
    return [event[0] for event in events]


def verbs(s: Akkon) -> set[str]:
    return {action[0] for action in s.legal_actions()}


def card_turn(s: Akkon, seat: int) -> None:
    """Goes on to the card turn of that seat; everybody before ends theirs."""
    all_pass(s)
    while s.turn != seat:
        act(s, ("end",))
