"""A tiny game, so that the conformance suite can be shown to fail: two secret numbers each, the higher sum wins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core import OVER, Action, Game, State, Step
from engine.words import Text, sentence, text

ROUNDS = 3


class Pick(Step["Toy"]):
    def legal(self, s: Toy) -> list[Action]:
        return [("pick", number) for number in range(s.limit[0])]

    def apply(self, s: Toy, action: Action) -> None:
        assert s.actor is not None
        s.picks[s.actor].append(action[1])
        s.events.append(("picked", s.actor))
        s.actor += 1
        if s.actor == s.seats:
            s.reveals += 1
            s.limit[0] = 2 + s.rng.below(3)
            s.actor = 0
        if len(s.picks[-1]) == ROUNDS:
            s.actor, s.step = None, OVER

    def prompt(self, s: Toy) -> Text:
        return text("Pick a number.")

    def label(self, s: Toy, action: Action) -> Text:
        return text("Pick {number}", number=action[1])

    def rule(self, s: Toy) -> str:
        return "X1"


PICK = Pick()


class Toy(State):
    GAME = "toy"
    EVENTS = {"picked": sentence("seat", "{seat} picks a number.")}
    LISTS = ("limit",)
    NESTED = ("picks",)

    def __init__(self, seats: int, seed: int, options: dict[str, str]) -> None:
        super().__init__(seats, seed, options)
        self.limit = [3]
        self.picks: list[list[int]] = [[] for _ in range(seats)]
        self.step, self.actor = PICK, 0

    def scores(self) -> list[int]:
        shown = len(self.picks[-1])  # a number is secret until everybody has one
        return [sum(picks[:shown]) for picks in self.picks]

    def winners(self) -> list[int]:
        best = max(self.scores())
        return [seat for seat, score in enumerate(self.scores()) if self.is_over and score == best]

    def known_to(self, seat: int | None) -> dict[str, Any]:
        shown = len(self.picks[-1])
        picks = [p if number == seat else p[:shown] for number, p in enumerate(self.picks)]
        return {"picks": [list(p) for p in picks], "limit": self.limit[0]}

    def deal_hidden(self, seat: int | None) -> None:
        shown = len(self.picks[-1])
        for other, picks in enumerate(self.picks):
            if other != seat and len(picks) > shown:
                picks[-1] = self.rng.below(self.limit[0])

    def status(self) -> list[str]:
        return [f"seat {i} picked too often" for i, picks in enumerate(self.picks) if len(picks) > ROUNDS]

    def breakdown(self) -> list[dict[str, int]]:
        return [{"picks": score} for score in self.scores()]


def game_of(state: type[State]) -> Game:
    return Game("toy", "Toy", (2, 3), (), lambda: state, 1, "nobody")


class Endless(Toy):
    def apply(self, action: Action) -> list[Any]:
        events = super().apply(action)
        self.picks = [[] for _ in range(self.seats)]
        return events


class Unsound(Toy):
    def status(self) -> list[str]:
        return ["always something"]


class Unsorted(Toy):
    def legal_actions(self) -> list[Action]:
        return super().legal_actions()[::-1]


class Untold(Toy):
    EVENTS = {}


class Forgetful(Toy):
    """Its chance comes from outside the state."""

    counter = 0

    def apply(self, action: Action) -> list[Any]:
        Forgetful.counter += 1
        self.limit[0] += Forgetful.counter % 2
        return super().apply(action)


class Unsaved(Toy):
    def to_json(self) -> str:
        return super().to_json().replace('"seed":', '"seed":1')


class Aliased(Toy):
    NESTED = ()


class Careless(Toy):
    def apply(self, action: Action) -> list[Any]:
        self.limit[0] += 1
        return super().apply(action)


class Unplain(Toy):
    def known_to(self, seat: int | None) -> dict[str, Any]:
        return {"picks": tuple(map(tuple, self.picks))}


class Shifting(Toy):
    """Thinking about it changes what the thinker has seen."""

    def deal_hidden(self, seat: int | None) -> None:
        self.limit[0] += 1


class Leaky(Toy):
    def known_to(self, seat: int | None) -> dict[str, Any]:
        return {"picks": [list(p) for p in self.picks], "chance": self.rng.state % 2**20}


BROKEN: tuple[tuple[type[State], str], ...] = (
    (Endless, "ends"),
    (Unsound, "sound"),
    (Unsorted, "legal_actions_are_sorted"),
    (Untold, "events_are_told"),
    (Forgetful, "replays"),
    (Unsaved, "saves_and_loads"),
    (Aliased, "clones_share_nothing"),
    (Careless, "illegal_actions_change_nothing"),
    (Unplain, "views_are_json"),
    (Shifting, "determinize_keeps_what_is_seen"),
    (Leaky, "secrets_stay_hidden"),
)
Promise = Callable[[State, Game], None]
