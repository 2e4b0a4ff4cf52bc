"""What all three games share: the state of a game, the step that owns a decision, and the errors.

A game is a `State` that stands at a `Step`. The step knows which actions its seat may choose, what each
does, what the prompt asks and how an action is called. Applying an action ends at the next decision.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from engine.rng import Rng, Source
from engine.words import Sentence, Text, text

Action = tuple[Any, ...]
"""A verb and its strings and integers, such as ("collect", "Paris"). A verb has one shape, so that actions sort."""

Event = tuple[Any, ...]
"""A kind and its values, such as ("collected", 0, "Paris", 3). Everybody at the table may know it."""

SAVE = 1  # the version of the record that `to_json` writes
REDEAL = "redeal"  # in a history: here the hidden parts were dealt anew for a thinking seat


class IllegalAction(ValueError):
    """What was asked for is not allowed now. The state is as it was."""


class BadSetup(IllegalAction):
    """No such game, seat count or option."""


class BadSave(ValueError):
    """A saved game that can't be opened, and why, in one sentence (a word or a `Text`, so that it can be translated)."""


S = TypeVar("S", bound="State")


class Step(Generic[S]):
    """One kind of decision. Steps keep nothing themselves: one object serves all games."""

    @property
    def name(self) -> str:
        return type(self).__name__

    def legal(self, s: S) -> list[Action]:
        """What the actor may choose, sorted."""
        raise NotImplementedError

    def apply(self, s: S, action: Action) -> None:
        """Carries a legal action out and leads on to the next decision."""
        raise NotImplementedError

    def prompt(self, s: S) -> Text:
        """What the actor is asked."""
        raise NotImplementedError

    def label(self, s: S, action: Action) -> Text:
        """What an action is called on a button."""
        raise NotImplementedError

    def rule(self, s: S) -> str:
        """The id of the rule the decision comes from, for the link to the rules page."""
        raise NotImplementedError


class Over(Step[Any]):
    """The game has ended: nobody decides."""

    def legal(self, s: State) -> list[Action]:
        return []

    def prompt(self, s: State) -> Text:
        return text("The game is over.")

    def rule(self, s: State) -> str:
        return ""


OVER = Over()


class State:
    """A game in progress. Subclasses add their fields and say which of them are lists.

    Fields are numbers, strings, None, tuples, lists of these (named in LISTS) and lists of lists (named in
    NESTED); shared constant objects may be tuples. `clone` and `digest` rely on just that.
    """

    GAME: ClassVar[str]
    EVENTS: ClassVar[Mapping[str, Sentence]]
    LISTS: ClassVar[tuple[str, ...]] = ()
    NESTED: ClassVar[tuple[str, ...]] = ()
    NOT_POSITION: ClassVar[frozenset[str]] = frozenset({"seed", "history", "events", "_legal", "rng", "step"})

    def __init__(self, seats: int, seed: int, options: dict[str, str]) -> None:
        self.seats = seats
        self.seed = seed
        self.options = options
        self.rng = Rng(seed)
        self.step: Step[Any] = OVER
        self.actor: int | None = None
        self.history: list[Action] = []
        self.events: list[Event] = []
        self.reveals = 0  # grows whenever chance fell or a secret came to light: undo stops there
        self._legal: list[Action] | None = None

    # -- deciding ------------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return self.actor is None

    def legal_actions(self) -> list[Action]:
        """What the actor may do, sorted; empty only when the game is over."""
        if self._legal is None:
            self._legal = self.step.legal(self)
        return self._legal[:]

    def apply(self, action: Action) -> list[Event]:
        """Carries out one legal action and returns what it caused."""
        action = self._listed(action)
        self._legal = None
        events: list[Event] = []
        self.events = events
        self.history.append(action)
        self.step.apply(self, action)
        return events

    def _listed(self, action: Action) -> Action:
        """The legal action that equals the one handed in: ("card", True) equals ("card", 1) but must not be kept."""
        if self._legal is None:
            self._legal = self.step.legal(self)
        try:
            return self._legal[self._legal.index(action)]
        except ValueError:
            raise self._illegal(action) from None

    def _illegal(self, action: object) -> IllegalAction:
        if self.is_over:
            return IllegalAction(f"{action!r:.80} is not possible: the game is over.")
        listed = ", ".join(map(repr, self._legal or ()))
        return IllegalAction(
            f"{action!r:.80} is not possible for seat {self.actor} ({self.step.name}); legal now: {listed:.600}"
        )

    def prompt(self) -> Text:
        """What the actor is asked."""
        return self.step.prompt(self)

    def label(self, action: Action) -> Text:
        """What a legal action is called."""
        return self.step.label(self, self._listed(action))

    def tell(self, event: Event) -> Text:
        """How the log tells an event."""
        return self.EVENTS[event[0]].tell(event)

    # -- copying and comparing -----------------------------------------------------------------------------

    def clone(self: S) -> S:
        """An independent copy. Neither game's chance moves the other's."""
        copy = object.__new__(type(self))
        fields = copy.__dict__
        fields.update(self.__dict__)
        copy.rng = Rng(self.rng.state)
        copy.history = self.history[:]
        copy.events = []
        for name in self.LISTS:
            fields[name] = fields[name][:]
        for name in self.NESTED:
            fields[name] = [row[:] for row in fields[name]]
        return copy

    def position(self) -> dict[str, Any]:
        """Every fact of the position, as JSON-able data: what two equal states have in common."""
        facts = {name: value for name, value in self.__dict__.items() if name not in self.NOT_POSITION}
        return {"game": self.GAME, **facts, "step": self.step.name, "chance": self.rng.state}

    def digest(self) -> str:
        """A fingerprint of the position, the same on every Python."""
        import hashlib  # here, for it is slow to load and the page plays without it

        return hashlib.sha256(json.dumps(self.position(), sort_keys=True).encode()).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.position() == other.position()

    __hash__ = None  # type: ignore[assignment]  # it changes with every action

    # -- knowing -------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        """What that seat may know, and nothing else; None is a spectator."""
        return {
            "game": self.GAME,
            "seats": self.seats,
            "options": dict(self.options),
            "you": seat,
            "actor": self.actor,
            "step": self.step.name,
            "over": self.is_over,
            "scores": self.scores(),
            **self.known_to(seat),
        }

    def determinize(self: S, seat: int | None, rng: Source) -> S:
        """A possible world for that seat: what it can't know is dealt anew, what it knows stays."""
        world = self.clone()
        world.redeal(seat, rng.getrandbits(64))
        return world

    def redeal(self, seat: int | None, seed: int) -> None:
        """Deals the hidden parts anew, in place; part of the record, so that thought-up worlds can be saved too."""
        self.rng = Rng(seed)
        self.history.append((REDEAL, -1 if seat is None else seat, seed))
        self._legal = None
        self.deal_hidden(seat)

    # -- what each game supplies ---------------------------------------------------------------------------

    @classmethod
    def check_options(cls, options: dict[str, str], seats: int) -> dict[str, str]:
        """Settles options that depend on the seat count; BadSetup for a combination that can't be."""
        return options

    def scores(self) -> list[int]:
        """One number per seat, as it stands."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that win; ties share. Empty while the game runs."""
        raise NotImplementedError

    def known_to(self, seat: int | None) -> dict[str, Any]:
        """The game's own part of the view, as JSON-able data."""
        raise NotImplementedError

    def deal_hidden(self, seat: int | None) -> None:
        """Deals anew, with `self.rng`, what `seat` can't know."""
        raise NotImplementedError

    def status(self) -> list[str]:
        """Every broken invariant, as sentences: empty for a sound position."""
        raise NotImplementedError

    def breakdown(self) -> list[dict[str, int]]:
        """Where each seat's points came from: category → points, adding up to the score."""
        raise NotImplementedError

    # -- saving --------------------------------------------------------------------------------------------

    def to_json(self) -> str:
        """The game as its record: set-up, seed and actions."""
        facts = {
            "outremer": SAVE,
            "game": self.GAME,
            "seats": self.seats,
            "seed": self.seed,
            "options": dict(self.options),
            "actions": self.history,
        }
        return json.dumps(facts, separators=(",", ":"))

    def __repr__(self) -> str:
        return f"engine.load({self.to_json()!r})"


@dataclass(frozen=True, slots=True)
class Option:
    """A choice of the set-up screen. All values are strings, so that they fit into a link."""

    name: str
    values: tuple[str, ...]
    default: str
    title: str  # marked with `term`
    help: str = ""  # marked with `term`


@dataclass(frozen=True, slots=True)
class Game:
    """One of the games on the shelf."""

    name: str
    title: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    rules: Callable[[], type[State]]  # loads them when somebody plays: the page need not wait for the others
    minutes: int
    authors: str

    @property
    def state(self) -> type[State]:
        """The game's kind of state."""
        return self.rules()

    def new(self, seats: int, seed: int, options: Mapping[str, str]) -> State:
        """A fresh game, or BadSetup with what would be possible."""
        if type(seats) is not int or seats not in self.seats:
            raise BadSetup(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} players, not {seats!r:.40}.")
        if type(seed) is not int:
            raise BadSetup(f"A seed is a whole number, not {seed!r:.40}.")
        if not isinstance(options, Mapping):
            raise BadSetup(f"Options are names with their values, not {options!r:.40}.")
        return self.state(seats, seed, self.complete(options, seats))

    def complete(self, options: Mapping[str, str], seats: int) -> dict[str, str]:
        """The options with every default filled in."""
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise BadSetup(f"{self.title} has no option {name!r:.40}; it has: {', '.join(known) or 'none'}.")
            if value not in known[name].values:
                raise BadSetup(f"Option {name} can be {', '.join(known[name].values)}, not {value!r:.40}.")
        chosen = {name: options.get(name, option.default) for name, option in known.items()}
        return self.state.check_options(chosen, seats)
