"""The table: who sits where, whose turn it is, what happened, undo and save. It knows no browser."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import engine
from engine import record
from engine.core import Action, Event, State
from engine.words import term
from web.routes import KINDS, NAME_LENGTH, Route

DAMAGED = term("The saved game's list of players is damaged.")
MOVING = 4  # so many events are more than an action itself: a shipping, an evaluation, the abbot's scoring
COMPUTER_NAMES = ("Aude", "Bertrand", "Clémence", "Dagobert", "Ermengarde")


@dataclass(frozen=True)
class Seat:
    """A place at the table: a person or one of the computer players' levels."""

    kind: str
    name: str
    colour: int

    @property
    def is_human(self) -> bool:
        return self.kind == "human"


@dataclass(frozen=True)
class Told:
    """An event with the number of the action that caused it (1 is the first)."""

    number: int
    event: Event


class Table:
    """A game being played. Everything but the seats is read off the state's record."""

    def __init__(self, seats: Sequence[Seat], state: State) -> None:
        self.seats = tuple(seats)
        self.future: list[Action] = []  # what redo brings back
        self._begin(state)

    def _begin(self, state: State) -> None:
        """Plays the record through once, to know what was told, who decided and what was revealed when."""
        self.state = engine.new_game(state.GAME, state.seats, state.seed, dict(state.options))
        self.told: list[Told] = []
        self.curve: list[list[int]] = [self.state.scores()]
        self._marks: list[tuple[int | None, int]] = []  # before each action: who decided, how much was revealed
        for action in state.history:
            self._apply(action)

    def _apply(self, action: Action) -> list[Event]:
        mark = (self.state.actor, self.state.reveals)
        events = self.state.apply(action)
        self._marks.append(mark)
        self.told += [Told(len(self.state.history), event) for event in events]
        self.curve.append(self.state.scores())
        return events

    # -- whose turn ----------------------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def humans(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.is_human]

    @property
    def mover(self) -> Seat | None:
        """Who decides now; None when the game is over."""
        return None if self.state.actor is None else self.seats[self.state.actor]

    @property
    def human_to_move(self) -> bool:
        return self.mover is not None and self.mover.is_human

    def viewer(self) -> int | None:
        """Through whose eyes the table is shown: the deciding person's; between them, nobody's (a spectator's)."""
        if self.human_to_move:
            return self.state.actor
        return self.humans[0] if len(self.humans) == 1 else None

    def needs_curtain(self, before: int | None) -> bool:
        """Must the screen be handed over? Only if the next person could see a secret of the one before."""
        now = self.state.actor
        if not self.human_to_move or len(self.humans) < 2 or now == before:
            return False
        views = [{**self.state.view(seat), "you": None} for seat in self.humans]
        return any(view != views[0] for view in views)

    # -- playing -------------------------------------------------------------------------------------------

    def act(self, action: Action) -> list[Event]:
        """Carries an action out. What was undone before is forgotten, unless this is just its first action."""
        events = self._apply(action)
        self.future = self.future[1:] if self.future[:1] == [self.state.history[-1]] else []
        return events

    def undo_point(self, relaxed: bool = False) -> int | None:
        """How long the record is after undo: just before a person's last decision; None if nothing can be undone.

        What was revealed since can't be unseen, so undo stops there, except in a relaxed game against computers.
        """
        relaxed = relaxed and len(self.humans) == 1
        for length in range(len(self._marks) - 1, -1, -1):
            actor, reveals = self._marks[length]
            if reveals != self.state.reveals and not relaxed:
                return None
            if actor is not None and self.seats[actor].is_human:
                return length
        return None

    def undo(self, relaxed: bool = False) -> bool:
        """Takes back to a person's last decision."""
        length = self.undo_point(relaxed)
        if length is None:
            return False
        history = self.state.history
        self.future = history[length:] + self.future
        self._go_back(length)
        return True

    def _go_back(self, length: int) -> None:
        self.state = record.back_to(self.state, length, engine.new_game)
        self.told = [told for told in self.told if told.number <= length]
        del self.curve[length + 1 :], self._marks[length:]

    def redo(self) -> bool:
        """Plays again what was undone, up to a person's next decision."""
        if not self.future:
            return False
        future = self.future
        while future:
            self._apply(future.pop(0))
            if self.human_to_move:
                break
        return True

    def has_decided(self, seat: int | None) -> bool:
        return any(actor == seat for actor, _ in self._marks)

    def since_last_decision(self, seat: int | None) -> list[Told]:
        """What happened since that seat last decided; what its decision set in motion counts too."""
        last = max((n for n, (actor, _) in enumerate(self._marks, start=1) if actor == seat), default=0)
        moved = [told for told in self.told if told.number == last]
        return moved[1:] * moving(moved) + [told for told in self.told if told.number > last]

    # -- saving --------------------------------------------------------------------------------------------

    def save(self) -> str:
        """The whole table as text: the record, and who sits where."""
        facts: dict[str, Any] = json.loads(self.state.to_json())
        facts["table"] = [[seat.kind, seat.name, seat.colour] for seat in self.seats]
        return json.dumps(facts, ensure_ascii=False, separators=(",", ":"))


def moving(events: Sequence[object]) -> bool:
    """Did an action set more in motion than itself? Then it is worth being watched."""
    return len(events) >= MOVING


def load(text: str) -> Table:
    """Opens a saved table; a bare record opens with a person on the first seat. BadSave with a sentence otherwise."""
    state = engine.load(text)
    seats = _seats(json.loads(text).get("table"), state.seats)
    try:
        return Table(seats, state)
    except engine.IllegalAction:  # a record may hold what no player can do: the new deal of a determinized state
        raise engine.BadSave(term("This is a position that a computer player imagined, not a game.")) from None


def glance(text: str) -> tuple[str, tuple[str, ...]] | None:
    """Which game a save holds and who plays, without playing it through; None if that can't be told."""
    try:
        match json.loads(text):
            case {"game": str(game), "seats": int(count), **facts} if game in engine.GAMES:
                return game, tuple(seat.name for seat in _seats(facts.get("table"), count))
    except ValueError:
        pass
    return None


def _seats(saved: object, count: int) -> list[Seat]:
    if saved is None:
        return seats_for(("human",) + ("knight",) * (count - 1))
    if not isinstance(saved, list) or len(saved) != count:
        raise engine.BadSave(DAMAGED)
    seats = [_seat(entry) for entry in saved]
    if len({seat.colour for seat in seats}) != count:
        raise engine.BadSave(DAMAGED)
    return seats


def _seat(entry: object) -> Seat:
    match entry:
        case [str(kind), str(name), int(colour)] if kind in KINDS and colour in range(5):
            return Seat(kind, name[:NAME_LENGTH], colour)
    raise engine.BadSave(DAMAGED)


def seats_for(
    kinds: Sequence[str], names: Sequence[str] = (), colours: Sequence[int] = (), you: str = "Pilgrim"
) -> list[Seat]:
    """Seats with sensible names and colours where none are given."""
    people = kinds.count("human")
    return [
        Seat(
            kind,
            (names[number] if names and names[number] else _name(kind, number, people, you)),
            colours[number] if colours else number,
        )
        for number, kind in enumerate(kinds)
    ]


def _name(kind: str, number: int, people: int, you: str) -> str:
    if kind != "human":
        return COMPUTER_NAMES[number]
    return you if people == 1 else f"{you} {number + 1}"


def open_table(route: Route, seed: int, you: str = "Pilgrim") -> Table:
    """A new game as a link describes it."""
    seats = seats_for(route.seats, route.names, route.colours, you)
    return Table(seats, engine.new_game(route.game, len(seats), seed, dict(route.options)))
