"""What cards do (A14, A25, A28): the kinds of effect named in `board.py`, and the choices they ask for.

A card's effects are turned once into small operations. An operation that asks something sets a step and returns True;
the step's choice comes back to `carry_on`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from engine.akkon import cards, evaluation
from engine.akkon.board import CARDS, CITIES, NAMES, SEATS, TOP_VALUE, TRACKS, Card, Effect
from engine.core import Action, Step
from engine.words import Text, text

if TYPE_CHECKING:
    from engine.akkon.state import Akkon

TRACK = {name: number for number, name in enumerate(TRACKS)}
TRACK_ACTIONS: tuple[Action, ...] = tuple(("track", name) for name in TRACKS)
FOE_ACTIONS: tuple[Action, ...] = tuple(("foe", seat) for seat in range(SEATS[-1]))
DECK_ACTIONS: tuple[Action, ...] = tuple(("deck", name) for name in CITIES)
ANY_TRACK = sorted(TRACK_ACTIONS)
CITY = {name: number for number, name in enumerate(CITIES)}

Operation = Callable[["Akkon", int, int], bool]


class Raise(Step["Akkon"]):
    """Choose an own track to go up: "any" or "any other" (A14)."""

    def legal(self, s: Akkon) -> list[Action]:
        if s.chosen < 0:
            return ANY_TRACK
        return [action for action in ANY_TRACK if TRACK[action[1]] != s.chosen]

    def apply(self, s: Akkon, action: Action) -> None:
        s.chosen = TRACK[action[1]]
        climb(s, s.turn, s.chosen, s.amount)
        carry_on(s)

    def prompt(self, s: Akkon) -> Text:
        if s.chosen < 0:
            return text("{card}: choose a track to go up by {n}.", card=NAMES[s.card], n=s.amount)
        return text("{card}: choose another track to go up by {n}.", card=NAMES[s.card], n=s.amount)

    def label(self, s: Akkon, action: Action) -> Text:
        return text("{track} +{n}", track=action[1], n=s.amount)

    def rule(self, s: Akkon) -> str:
        return "A14"


class Bless(Raise):
    """The faith privilege: a track of choice goes up (A22)."""

    def prompt(self, s: Akkon) -> Text:
        return text("Your second card of {city}: choose a track to go up by {n}.", city=CARDS[s.card].city, n=s.amount)

    def rule(self, s: Akkon) -> str:
        return "A22"


class Lower(Step["Akkon"]):
    """Choose the named opponent's track that goes down (A14)."""

    def legal(self, s: Akkon) -> list[Action]:
        return ANY_TRACK

    def apply(self, s: Akkon, action: Action) -> None:
        fall(s, s.foe, TRACK[action[1]], s.amount)
        carry_on(s)

    def prompt(self, s: Akkon) -> Text:
        card = NAMES[s.card]
        return text("{card}: choose the track on which {foe} goes down by {n}.", card=card, foe=s.foe, n=s.amount)

    def label(self, s: Akkon, action: Action) -> Text:
        return text("{foe}: {track} −{n}", foe=s.foe, track=action[1], n=s.amount)

    def rule(self, s: Akkon) -> str:
        return "A14"


class Name(Step["Akkon"]):
    """Name an opponent (A14, A25)."""

    def legal(self, s: Akkon) -> list[Action]:
        return [FOE_ACTIONS[seat] for seat in range(s.seats) if seat != s.turn]

    def apply(self, s: Akkon, action: Action) -> None:
        _named(s, action[1])
        carry_on(s)

    def prompt(self, s: Akkon) -> Text:
        return text("{card}: name an opponent.", card=NAMES[s.card])

    def label(self, s: Akkon, action: Action) -> Text:
        return text("{foe}", foe=action[1])

    def rule(self, s: Akkon) -> str:
        return "A25" if PROGRAMS[s.card][s.at][0] is _claim else "A14"


class Draw(Step["Akkon"]):
    """Take the top card of a deck that isn't empty (A28)."""

    def legal(self, s: Akkon) -> list[Action]:
        return [action for action in DECKS_SORTED if s.decks[CITY[action[1]]]]

    def apply(self, s: Akkon, action: Action) -> None:
        city = CITY[action[1]]
        s.events.append(("drew", s.turn, action[1], NAMES[s.decks[city][-1]]))
        evaluation.take_top(s, s.turn, city)
        carry_on(s)

    def prompt(self, s: Akkon) -> Text:
        if s.card < 0:  # the prestige privilege draws without a card
            return text("Privilege of prestige: take the top card of a deck.")
        return text("{card}: take the top card of a deck.", card=NAMES[s.card])

    def label(self, s: Akkon, action: Action) -> Text:
        return text("{city}: {card}", city=action[1], card=NAMES[s.decks[CITY[action[1]]][-1]])

    def rule(self, s: Akkon) -> str:
        return "A28"


DECKS_SORTED = sorted(DECK_ACTIONS)
RAISE, BLESS, LOWER, NAME, DRAW = Raise(), Bless(), Lower(), Name(), Draw()


def carry_on(s: Akkon) -> None:
    """Goes on with the card being played, up to its next choice or its end."""
    if s.card < 0:  # the prestige privilege draws without a card
        cards.go_on(s)
        return
    program = PROGRAMS[s.card]
    while s.at < len(program):
        operation, track, n = program[s.at]
        s.at += 1
        if operation(s, track, n):
            return
    cards.card_done(s)


# -- tracks: no value leaves 0..13 (A1) --------------------------------------------------------------------------
def climb(s: Akkon, seat: int, track: int, n: int) -> None:
    """Up, as far as the track goes."""
    place = 4 * seat + track
    n = min(n, TOP_VALUE - s.tracks[place])
    s.tracks[place] += n
    if n:
        s.events.append(("up", seat, TRACKS[track], n))


def fall(s: Akkon, seat: int, track: int, n: int) -> None:
    """Down, as far as the track goes."""
    place = 4 * seat + track
    n = min(n, s.tracks[place])
    s.tracks[place] -= n
    if n:
        s.events.append(("down", seat, TRACKS[track], n))


# -- operations: (state, track, n) → whether a choice is asked -----------------------------------------------------
def _up(s: Akkon, track: int, n: int) -> bool:
    climb(s, s.turn, track, n)
    return False


def _down(s: Akkon, track: int, n: int) -> bool:
    fall(s, s.turn, track, n)
    return False


def _up_any(s: Akkon, _track: int, n: int) -> bool:
    s.amount = n
    s.step = RAISE
    return True


def _name(s: Akkon, _track: int, _n: int) -> bool:
    """With two players there is but one opponent."""
    if s.seats == 2:
        _named(s, 1 - s.turn)
        return False
    s.step = NAME
    return True


def _named(s: Akkon, foe: int) -> None:
    s.foe = foe
    s.events.append(("named", s.turn, foe))


def _name_lender(s: Akkon, track: int, n: int) -> bool:
    """Nobody is asked for a loan that lapses anyway, in the last round (A25)."""
    return not s.last and _name(s, track, n)


def _foe_down(s: Akkon, track: int, n: int) -> bool:
    fall(s, s.foe, track, n)
    return False


def _foe_down_any(s: Akkon, _track: int, n: int) -> bool:
    s.amount = n
    s.step = LOWER
    return True


def _foe_down_same(s: Akkon, _track: int, n: int) -> bool:
    fall(s, s.foe, s.chosen, n)
    return False


def _claim(s: Akkon, _track: int, n: int) -> bool:
    """Knights to be borrowed at the start of the next round (A25)."""
    if not s.last:
        s.claims += [(s.turn, s.foe)] * n
    return False


def _plague(s: Akkon, _track: int, n: int) -> bool:
    """Every opponent, on the highest track; the first in track order if several are."""
    for seat in range(s.seats):
        if seat != s.turn:
            own = s.tracks[4 * seat : 4 * seat + 4]
            fall(s, seat, own.index(max(own)), n)
    return False


def _draw(s: Akkon, _track: int, _n: int) -> bool:
    if not any(s.decks):
        return False
    s.step = DRAW
    return True


OPERATIONS: dict[str, tuple[Operation, ...]] = {
    "up": (_up,),
    "down": (_down,),
    "up any": (_up_any,),
    "up other": (_up_any,),  # RAISE leaves the chosen track out
    "foe down": (_name, _foe_down),
    "foe down any": (_name, _foe_down_any),
    "foe down same": (_name, _foe_down_same),
    "borrow from foe": (_claim,),
    "borrow": (_name_lender, _claim),
    "plague": (_plague,),
    "draw": (_draw,),
}


def _operations(effect: Effect) -> Iterator[tuple[Operation, int, int]]:
    """An effect's operations; a loan of several knights names an opponent for each."""
    track = TRACK.get(effect.track, -1)
    times, n = (effect.n, 1) if effect.kind in ("borrow", "draw") else (1, effect.n)
    for _ in range(times):
        for operation in OPERATIONS[effect.kind]:
            yield operation, track, n


def _program(card: Card) -> tuple[tuple[Operation, int, int], ...]:
    return tuple(step for effect in card.effects for step in _operations(effect))


PROGRAMS = tuple(map(_program, CARDS))
