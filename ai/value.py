"""What a good position is: the one thing a game must tell the computer players.

A game's module (`ai/journey.py` …) defines one subclass of `Judge` and one object of it, named `JUDGE`. That is
all that `ai.make` looks for. It supplies, in this order of importance:

`traits`    a tuple of `Feature(key, words, early, late)`. `words` is a noun phrase marked with `term`, which hints
            put into a sentence ("majorities in the next cities"). `early` and `late` are first guesses of the
            weight at the start and at the end of the game; `python -m ai.tune` replaces them by a data module
            `ai/weights/<game>.py`. A weight is in logits: +1 for one seat multiplies its odds of winning by e, so
            a point of a close game is worth 0.1 early and 0.5 late.
`features`  the values of the traits: one row per seat, in the order of `traits`, all seats at once because most
            traits compare seats. It runs hundreds of times a second: plain loops over the state's lists, no dicts,
            no `view`. It is called in worlds dealt by `determinize`, so it may read everything in the state.
            Scale the values to about -3..3 in play.
`progress`  how far the game has come, 0..1; mixes early and late weights.
`instinct`  a rough liking for each action, a positive number each, at a glance and without trying it out. It plays
            the rest of a turn in thought, orders and cuts wide decisions, and is the prior of the tree search. It
            may read only what `s.actor` knows: a rival's instinct must not see a card that is still face down.
            Narrow decisions may be left uniform; what would be silly deserves 0.05. Its numbers may be named in
            `likes`: then `python -m ai.nudge` improves them by self-play.
`imagine`   a possible world for the actor. Default: `determinize`. A game with secret choices may make those of
            the others what they tend to choose, from what lies open.
`quiet`     whether the position can be judged as it stands. Default: always. Say False in the middle of a turn, or
            between a secret choice and its reveal: then instinct plays on, for all seats, until it is quiet.
`ripen`     how a master's thought is played on before it is judged. Default: until it is quiet. Where instinct is a
            good player it may go on until it is the thinker's turn again.

`width` is how many actions of a wide decision are looked at, `patience` how many decisions instinct plays on at
most, `work` how many decisions and judgements a knight affords for one choice (set it so that the slowest choice
stays under 20 ms on CPython: the browser is three to five times slower), `slip` how often a squire follows instinct
instead of thought.

Everything else is derived: a knight looks through its own chain of decisions to the end of its turn and takes the
best `evaluate`; a master searches with `instinct` as prior and `evaluate` as leaf value; hints name the traits
whose weighted change decided.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from math import exp
from operator import mul
from typing import Any, ClassVar, Generic, TypeVar

from engine.core import Action, State
from engine.rng import Rng
from engine.words import term

S = TypeVar("S", bound=State)
T = TypeVar("T")
Weights = Mapping[str, tuple[float, float]]
UNIT = 1 / (1 << 64)
NICETY = 0.02  # share of a final position's value that goes by points: whoever has lost still plays for them


@dataclass(frozen=True, slots=True)
class Feature:
    """One thing that makes a position good or bad, with its weight at the start and at the end of the game."""

    key: str
    words: str
    early: float
    late: float


class Judge(Generic[S]):
    """Judges positions of one game. The module's docstring tells what a game supplies."""

    traits: ClassVar[tuple[Feature, ...]]
    likes: ClassVar[dict[str, float]] = {}
    width: ClassVar[int] = 24
    patience: ClassVar[int] = 60
    work: ClassVar[int] = 240
    slip: ClassVar[float] = 0.25

    def __init__(self, weights: Weights | None = None) -> None:
        """`weights` by key; what it lacks keeps the trait's own guess."""
        known = weights or {}
        pairs = [known.get(trait.key, (trait.early, trait.late)) for trait in self.traits]
        self.early = [pair[0] for pair in pairs]
        self.change = [pair[1] - pair[0] for pair in pairs]

    # -- what a game supplies ------------------------------------------------------------------------------

    def features(self, s: S) -> Sequence[Sequence[float]]:
        """The traits' values: one row per seat, one number per trait."""
        raise NotImplementedError

    def progress(self, s: S) -> float:
        """How far the game has come, 0..1."""
        return 0.0

    def instinct(self, s: S, actions: list[Action]) -> Sequence[float]:
        """A liking above 0 for each of the actor's actions, from what the actor knows."""
        return [1.0] * len(actions)

    def quiet(self, s: S) -> bool:
        """Whether the position can be judged as it stands."""
        return True

    def imagine(self, s: S, rng: Rng) -> S:
        """A possible world for the actor. A game may make what others chose face down likelier than chance."""
        return s.determinize(s.actor, rng)

    # -- what follows from it ------------------------------------------------------------------------------

    def weights_at(self, s: S) -> list[float]:
        """The weights of the traits at this stage of the game."""
        t = self.progress(s)
        return [w + t * c for w, c in zip(self.early, self.change, strict=True)]

    def evaluate(self, s: S) -> list[float]:
        """The chance of winning, per seat; they add up to 1."""
        if s.is_over:
            return final_shares(s)
        weights = self.weights_at(s)
        logits = [sum(map(mul, weights, row)) for row in self.features(s)]
        top = max(logits)
        odds = [exp(logit - top) for logit in logits]
        total = sum(odds)
        return [o / total for o in odds]

    def shortlist(self, s: S) -> list[Action]:
        """The legal actions, or of a wide decision those that instinct likes best."""
        actions = s.legal_actions()
        if len(actions) <= self.width:
            return actions
        liking = self.instinct(s, actions)
        best = sorted(range(len(actions)), key=lambda i: -liking[i])[: self.width]
        return [actions[i] for i in sorted(best)]

    def ahead(self, s: S) -> list[Action]:
        """What is looked at where the decision is still to come: a game may leave out what is rarely worth a thought."""
        return self.shortlist(s)

    def impulse(self, s: S, rng: Rng) -> Action:
        """An action picked by instinct alone."""
        actions = s.legal_actions()
        if len(actions) == 1:
            return actions[0]
        return drawn(actions, self.instinct(s, actions), rng)

    def lapse(self, s: S, rng: Rng) -> Action:
        """What a squire does when not thinking: follows instinct. Where instinct is good, a game says worse."""
        return self.impulse(s, rng)

    def settle(self, s: S, rng: Rng) -> int:
        """Plays on by instinct until the position is quiet; returns the number of decisions it took."""
        for plies in range(self.patience):
            if s.is_over or self.quiet(s):
                return plies
            s.apply(self.impulse(s, rng))
        return self.patience

    def ripen(self, s: S, seat: int, rng: Rng) -> None:
        """Leads a thought of a seat's search to a position that can be judged."""
        self.settle(s, rng)


def drawn(things: list[T], weights: Sequence[float], rng: Rng) -> T:
    """One of the things, each as likely as its weight says."""
    mark = rng.next64() * UNIT * sum(weights)
    for thing, weight in zip(things, weights, strict=True):
        mark -= weight
        if mark < 0:
            return thing
    return things[-1]


def final_shares(s: State) -> list[float]:
    """What a finished game is worth: the win shared by its winners, and a little for points."""
    winners, scores = s.winners(), s.scores()
    low = min(scores)
    total = sum(scores) - low * s.seats or 1
    points = [(score - low) / total for score in scores]
    return [(1 - NICETY) * (seat in winners) / len(winners) + NICETY * points[seat] for seat in range(s.seats)]


class PointJudge(Judge[State]):
    """Knows nothing but the score: for a game nobody has described yet."""

    traits = (Feature("points", term("points"), 0.2, 0.2),)

    def features(self, s: State) -> list[list[float]]:
        return [[float(score)] for score in s.scores()]


JUDGES: dict[str, Judge[Any]] = {}


def judge_of(game: str) -> Judge[Any]:
    """The judge of a game: `JUDGE` of its module, loaded when first needed."""
    if game not in JUDGES:
        try:
            JUDGES[game] = import_module(f"ai.{game}").JUDGE
        except ModuleNotFoundError as problem:
            if problem.name != f"ai.{game}":
                raise
            JUDGES[game] = PointJudge()
    return JUDGES[game]


def tuned(game: str) -> Weights:
    """The weights that `python -m ai.tune` wrote for a game; empty before it did."""
    try:
        weights: Weights = import_module(f"ai.weights.{game}").WEIGHTS
    except ModuleNotFoundError:
        return {}
    return weights
