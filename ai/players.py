"""The levels behind one interface.

A player owns its chance: for each decision a generator is made from its seed and from what its seat can see, so
that the same knowledge always leads to the same move, whatever is hidden and whatever was asked before.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from ai.plan import Effort, Prospect, best_of, forecast
from ai.search import Clock, Search
from ai.value import UNIT, Judge, judge_of
from ai.why import Reason, reasons
from engine.core import Action, State
from engine.rng import Rng

THINKING_TIME = 1200.0  # milliseconds a master takes in the browser


@dataclass(frozen=True, slots=True)
class Choice:
    """An action, and the few things that decided for it, the weightiest first."""

    action: Action
    reasons: tuple[Reason, ...] = ()


class Player:
    """Chooses for whoever is to act, from what that seat may know. This one picks any action: the baseline."""

    level: ClassVar[str] = "random"

    def __init__(self, seed: int = 0, judge: Judge[Any] | None = None) -> None:
        self.seed = seed
        self._judge = judge

    def choose(self, s: State) -> Action:
        """An action for `s.actor`."""
        return self.explain(s).action

    def explain(self, s: State) -> Choice:
        """The same action as `choose`, and why."""
        return Choice(self.chance(s).choice(s.legal_actions()))

    def judge(self, s: State) -> Judge[Any]:
        """Who tells this player what a position is worth."""
        return self._judge or judge_of(s.GAME)

    def chance(self, s: State) -> Rng:
        """The generator for this decision, from the player's seed and what the seat sees."""
        if s.is_over:
            raise ValueError("The game is over: there is nothing to choose.")
        seen = json.dumps([self.seed, s.view(s.actor)], sort_keys=True)
        return Rng(int.from_bytes(hashlib.sha256(seen.encode()).digest()[:8], "big"))

    def __repr__(self) -> str:
        return f"ai.make({self.level!r}, seed={self.seed})"


class Knight(Player):
    """A good player who answers at once: looks through the own turn and takes what promises most."""

    level = "knight"
    effort: ClassVar[Effort] = Effort(work=1.0, depth=6, beam=3)

    def choose(self, s: State) -> Action:
        actions = s.legal_actions()
        if len(actions) == 1:
            return actions[0]
        rng = self.chance(s)
        return self.pick(s, rng, forecast(s, self.judge(s), rng, self.effort))

    def explain(self, s: State) -> Choice:
        if len(s.legal_actions()) == 1:
            return Choice(s.legal_actions()[0])
        rng = self.chance(s)
        prospects = forecast(s, self.judge(s), rng, self.effort)
        action = self.pick(s, rng, prospects)
        return Choice(action, reasons(s, self.judge(s), prospects, action))

    def pick(self, s: State, rng: Rng, prospects: Mapping[Action, Prospect]) -> Action:
        """Of the actions looked at, the one to take."""
        return best_of(prospects)


class Squire(Knight):
    """A beginner: glances at each action alone, and now and then just follows instinct."""

    level = "squire"
    effort = Effort(work=0.15, depth=0, beam=1)

    def pick(self, s: State, rng: Rng, prospects: Mapping[Action, Prospect]) -> Action:
        judge = self.judge(s)
        if rng.next64() * UNIT < judge.slip:
            return judge.lapse(s, rng)
        return super().pick(s, rng, prospects)


class Master(Knight):
    """Searches: what the knight sees is where its thinking starts."""

    level = "master"

    def __init__(
        self,
        seed: int = 0,
        judge: Judge[Any] | None = None,
        ms: float = THINKING_TIME,
        rounds: int | None = None,
    ) -> None:
        super().__init__(seed, judge)
        self.ms, self.rounds = ms, rounds

    def pick(self, s: State, rng: Rng, prospects: Mapping[Action, Prospect]) -> Action:
        if len(prospects) == 1:
            return best_of(prospects)
        clock = Clock(self.ms, self.rounds)
        outlook = {action: prospect.mean for action, prospect in prospects.items()}
        search = Search(s, self.judge(s), rng, outlook)
        done = 0
        while not search.decided(clock.left(done)):
            search.think()
            done += 1
        return search.best()


LEVELS: dict[str, type[Player]] = {player.level: player for player in (Player, Squire, Knight, Master)}


def make(level: str, seed: int = 0, **settings: Any) -> Player:
    """A player of a level: random, squire, knight or master.

    Settings: `judge` (instead of the game's own); for a master `ms` (thinking time in milliseconds) or `rounds`
    (of thought, for repeatable games).
    """
    if not isinstance(level, str) or level not in LEVELS:
        raise ValueError(f"There is no level {level!r:.40}; there are: {', '.join(LEVELS)}.")
    return LEVELS[level](seed, **settings)
