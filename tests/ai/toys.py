"""Four tiny games that each ask one thing of a player, with their judges.

Tribute: secret bids for a prize that chance turns up (is chance weighed, are secrets kept?).
Pennies: a secret coin, guessed by the other seat, or a small sure thing (does the search let the guesser peek?).
Heap: take one to three, the last taker wins (does more thought find more?).
Mine: a turn of two choices where digging pays only at the end (is a turn seen as a whole?).
"""

from __future__ import annotations

from typing import Any

from ai.value import Feature, Judge
from engine.core import OVER, Action, State, Step
from engine.words import Text, text


class _Step(Step[Any]):
    def prompt(self, s: State) -> Text:
        return text("Choose.")

    def label(self, s: State, action: Action) -> Text:
        return text("{action}", action=str(action))


class _Small(State):
    EVENTS = {}

    def status(self) -> list[str]:
        return []

    def breakdown(self) -> list[dict[str, int]]:
        return [{"points": score} for score in self.scores()]

    def winners(self) -> list[int]:
        best = max(self.scores())
        return [seat for seat, score in enumerate(self.scores()) if self.is_over and score == best]

    def deal_hidden(self, seat: int | None) -> None:
        """Nothing is hidden."""


class Bid(_Step):
    def legal(self, s: Tribute) -> list[Action]:
        assert s.actor is not None
        return [("bid", card) for card in sorted(s.hands[s.actor])]

    def apply(self, s: Tribute, action: Action) -> None:
        assert s.actor is not None
        s.hands[s.actor].remove(action[1])
        s.bids.append(action[1])
        s.events.append(("chose", s.actor))
        s.actor += 1
        if s.actor == s.seats:
            s.award()


BID = Bid()


class Tribute(_Small):
    """Goofspiel: each card is bid once, the highest single bid takes the prize."""

    GAME = "tribute"
    LISTS = ("bids", "prizes", "points")
    NESTED = ("hands",)

    def __init__(self, seats: int, seed: int, options: dict[str, str], cards: int = 6) -> None:
        super().__init__(seats, seed, options)
        self.hands = [list(range(1, cards + 1)) for _ in range(seats)]
        self.prizes = list(range(1, cards + 1))
        self.bids: list[int] = []
        self.points = [0] * seats
        self.prize = 0
        self.step = BID
        self.turn_up()

    def turn_up(self) -> None:
        self.prize = self.prizes.pop(self.rng.below(len(self.prizes)))
        self.reveals += 1
        self.actor = 0

    def award(self) -> None:
        single = [bid for bid in self.bids if self.bids.count(bid) == 1]
        self.events.append(("bids", *self.bids))
        if single:
            self.points[self.bids.index(max(single))] += self.prize
        self.bids = []
        if self.prizes:
            self.turn_up()
            self.events.append(("prize", self.prize))
        else:
            self.actor, self.step = None, OVER

    def scores(self) -> list[int]:
        return self.points[:]

    def known_to(self, seat: int | None) -> dict[str, Any]:
        hands = [sorted(hand + self.bids[i : i + 1]) for i, hand in enumerate(self.hands)]
        own = [] if seat is None else self.bids[seat : seat + 1]
        return {"hands": hands, "own": own, "prize": self.prize, "points": self.points[:], "bids": len(self.bids)}

    def deal_hidden(self, seat: int | None) -> None:
        for other, bid in enumerate(self.bids):
            if other != seat:
                hand = sorted([*self.hands[other], bid])
                self.bids[other] = hand.pop(self.rng.below(len(hand)))
                self.hands[other] = hand


class TributeJudge(Judge[Tribute]):
    traits = (
        Feature("points", "points", 0.4, 0.8),
        Feature("cards", "strong cards for later", 0.2, 0.2),
    )

    def features(self, s: Tribute) -> list[list[float]]:
        return [[s.points[seat], float(sum(s.hands[seat]))] for seat in range(s.seats)]

    def progress(self, s: Tribute) -> float:
        return 1 - len(s.prizes) / 6

    def quiet(self, s: Tribute) -> bool:
        return not s.bids


class Coin(_Step):
    def legal(self, s: Pennies) -> list[Action]:
        sides = [("side", "heads"), ("side", "tails")]
        return [("safe", ""), *sides] if s.actor == 0 else sides

    def apply(self, s: Pennies, action: Action) -> None:
        if action == ("safe", ""):
            s.points = [3, 7]
        elif s.actor == 0:
            s.side = action[1]
            s.events.append(("chose", 0))
            s.actor = 1
            return
        else:
            s.points = [0, 10] if action[1] == s.side else [10, 0]
        s.actor, s.step = None, OVER


COIN = Coin()


class Pennies(_Small):
    GAME = "pennies"
    LISTS = ("points",)

    def __init__(self, seats: int = 2, seed: int = 0, options: dict[str, str] | None = None) -> None:
        super().__init__(seats, seed, options or {})
        self.side = ""
        self.points = [0, 0]
        self.step, self.actor = COIN, 0

    def scores(self) -> list[int]:
        return self.points[:]

    def known_to(self, seat: int | None) -> dict[str, Any]:
        return {"side": self.side if seat == 0 else "", "points": self.points[:]}

    def deal_hidden(self, seat: int | None) -> None:
        if self.side and seat != 0 and not self.is_over:
            self.side = self.rng.choice(("heads", "tails"))


class PenniesJudge(Judge[Pennies]):
    """Values are the points themselves, so that the sure thing is worth 0.3."""

    traits = (Feature("points", "points", 1.0, 1.0),)

    def features(self, s: Pennies) -> list[list[float]]:
        return [[float(points)] for points in s.points]

    def evaluate(self, s: Pennies) -> list[float]:
        return [points / 10 for points in s.points] if s.is_over else [0.5, 0.5]


class Take(_Step):
    def legal(self, s: Heap) -> list[Action]:
        return [("take", n) for n in range(1, min(3, s.left) + 1)]

    def apply(self, s: Heap, action: Action) -> None:
        assert s.actor is not None
        s.left -= action[1]
        s.events.append(("took", s.actor, action[1]))
        s.last = s.actor
        s.actor = 1 - s.actor
        if not s.left:
            s.actor, s.step = None, OVER


TAKE = Take()


class Heap(_Small):
    GAME = "heap"

    def __init__(self, seats: int = 2, seed: int = 0, options: dict[str, str] | None = None, left: int = 15) -> None:
        super().__init__(seats, seed, options or {})
        self.left, self.last = left, -1
        self.step, self.actor = TAKE, 0

    def scores(self) -> list[int]:
        return [int(self.is_over and self.last == seat) for seat in range(2)]

    def known_to(self, seat: int | None) -> dict[str, Any]:
        return {"left": self.left}


class BlindJudge(Judge[Heap]):
    """Sees nothing in a heap: only search can find the way."""

    traits = (Feature("nothing", "nothing", 0.0, 0.0),)

    def features(self, s: Heap) -> list[list[float]]:
        return [[0.0], [0.0]]


class Work(_Step):
    def legal(self, s: Mine) -> list[Action]:
        return [("dig",), ("gather",)]

    def apply(self, s: Mine, action: Action) -> None:
        assert s.actor is not None
        s.dug = s.dug + 1 if action == ("dig",) else 0
        s.points[s.actor] += 9 if s.dug == s.DEEP else 0 if s.dug else 1
        s.left -= 1
        if not s.left:
            s.left, s.dug = s.DEEP, 0
            s.actor += 1
        if s.actor == s.seats:
            s.actor, s.step = None, OVER


WORK = Work()


class Mine(_Small):
    """Two choices each: gather for one point, or dig twice for nine."""

    GAME = "mine"
    LISTS = ("points",)
    DEEP = 2

    def __init__(self, seats: int = 2, seed: int = 0, options: dict[str, str] | None = None) -> None:
        super().__init__(seats, seed, options or {})
        self.points, self.left, self.dug = [0] * seats, self.DEEP, 0
        self.step, self.actor = WORK, 0

    def scores(self) -> list[int]:
        return self.points[:]

    def known_to(self, seat: int | None) -> dict[str, Any]:
        return {"points": self.points[:], "left": self.left, "dug": self.dug}
