"""Information-set tree search over determinized worlds, the same for every game.

Every round of thought deals a possible world, walks down by what has been learnt so far, judges the position it
comes to, and carries the result back. Each seat has a tree of its own whose branches are what that seat saw: its
own actions, and of the others' only the events everybody may know. So a rival's node can't depend on a card that
is still face down, and what chance brought makes a branch of its own.

Each seat chooses what is best for itself (max^n); the rivals half of the time by the habit they have formed (smooth
UCT), since a secret choice must be met as a mixture and not as the last answer to the last thought. The judge's
instinct is the prior, its evaluation the value of a leaf (PUCT). At the root the prior is what a glance through the
own turn found, so that little thought changes little.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, sqrt
from time import perf_counter
from typing import Any

from ai.value import UNIT, Judge, drawn
from engine.core import Action, State
from engine.rng import Rng

HABIT = 0.5  # how often a rival does what it did so far, not what looks best now: nobody is in step with its thought
CALM = 0.5  # how decidedly values become a prior: in spreads, smaller is more decided
FLOOR = 0.1  # share of the root's prior that all actions have alike
CURIOSITY = 3.0  # how far the prior carries against what was found, in spreads of the leaf values
Seen = tuple[Any, ...]


class Edge:
    """What is known about one action at a node, from its seat's side."""

    __slots__ = ("action", "prior", "total", "visits")

    def __init__(self, action: Action, prior: float) -> None:
        self.action, self.prior = action, prior
        self.visits = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Node:
    """What one seat knows after a course of play, and what its actions there were worth."""

    __slots__ = ("edges", "known", "next", "total", "visits")

    def __init__(self) -> None:
        self.edges: dict[Action, Edge] = {}
        self.known: set[Action] = set()  # actions met here; of a wide decision only the likelier ones get an edge
        self.next: dict[Seen, Node] = {}
        self.visits = 0
        self.total = 0.0

    def after(self, seen: Seen) -> Node:
        """The node that follows what the seat saw."""
        node = self.next.get(seen)
        if node is None:
            node = self.next[seen] = Node()
        return node


class Search:
    """A search in progress: call `think` as often as time allows, read `best` at any moment."""

    def __init__(self, s: State, judge: Judge[Any], rng: Rng, outlook: Mapping[Action, float]) -> None:
        """`outlook`: what each action is worth at a glance."""
        assert s.actor is not None
        self.s, self.judge, self.rng, self.me = s, judge, rng, s.actor
        self.roots = [Node() for _ in range(s.seats)]
        self.rounds = 0
        self.sum = self.squares = 0.0
        self._plant(outlook)

    def _plant(self, outlook: Mapping[Action, float]) -> None:
        """Puts the glance into the root: as a first visit, and as the prior."""
        root = self.roots[self.me]
        for value in outlook.values():
            self._note(value)
        shares = as_prior(list(outlook.values()), CALM * self._spread())
        for (action, value), share in zip(outlook.items(), shares, strict=True):
            edge = root.edges[action] = Edge(action, (1 - FLOOR) * share + FLOOR / len(outlook))
            self._learn(root, edge, value)
        root.known.update(self.s.legal_actions())

    def think(self) -> None:
        """One round: a world, a way down, a judgement, the way back."""
        world = self.judge.imagine(self.s, self.rng)
        path = self._descend(world)
        self.judge.ripen(world, self.me, self.rng)
        values = self.judge.evaluate(world)
        for node, edge, seat in path:
            self._learn(node, edge, values[seat])
        self._note(values[self.me])

    def _descend(self, world: State) -> list[tuple[Node, Edge, int]]:
        """Plays the world on to a position not seen before; returns the choices made on the way."""
        path: list[tuple[Node, Edge, int]] = []
        at = self.roots
        new = False
        while not new and world.actor is not None:
            seat, actions = world.actor, world.legal_actions()
            if len(actions) == 1:
                action = actions[0]
            else:
                edge = self._choose(at[seat], world, actions)
                path.append((at[seat], edge, seat))
                action, new = edge.action, edge.visits == 0
            seen = tuple(world.apply(action))
            if not new:
                at = [node.after((action, seen) if who == seat else seen) for who, node in enumerate(at)]
        return path

    def _choose(self, node: Node, world: State, actions: list[Action]) -> Edge:
        """The actor's action in this round of thought."""
        if not node.known.issuperset(actions):
            self._open(node, world, actions)
        edges = [edge for edge in map(node.edges.get, actions) if edge is not None]
        if not edges:  # other worlds had better ones: none of these was likely enough so far
            node.known.clear()
            return self._choose(node, world, actions)
        if world.actor != self.me and node.visits and self.rng.next64() * UNIT < HABIT:
            return self._habit(edges)
        return self._most_promising(node, edges)

    def _habit(self, edges: list[Edge]) -> Edge:
        """One of the actions, as often as it was chosen so far; the prior counts as one choice."""
        return drawn(edges, [edge.visits + edge.prior for edge in edges], self.rng)

    def _most_promising(self, node: Node, edges: list[Edge]) -> Edge:
        """What an action was worth so far, plus the prior while it is little known."""
        guess = node.total / node.visits if node.visits else 0.0
        reach = CURIOSITY * self._spread() * sqrt(node.visits + 1)
        best, promise = edges[0], -1.0
        for edge in edges:
            visits = edge.visits
            value = (edge.total / visits if visits else guess) + reach * edge.prior / (1 + visits)
            if value > promise:
                best, promise = edge, value
        return best

    def _open(self, node: Node, world: State, actions: list[Action]) -> None:
        """Adds the actions the node has not met yet, with instinct as their prior."""
        node.known.update(actions)
        likely = self.judge.shortlist(world)
        liking = self.judge.instinct(world, likely)
        total = sum(liking)
        for action, weight in zip(likely, liking, strict=True):
            if action not in node.edges:
                node.edges[action] = Edge(action, weight / total)

    def _note(self, value: float) -> None:
        self.sum += value
        self.squares += value * value
        self.rounds += 1

    def _spread(self) -> float:
        """How much the leaf values differ: the unit in which curiosity is measured."""
        mean = self.sum / self.rounds
        return sqrt(max(self.squares / self.rounds - mean * mean, 1e-6))

    @staticmethod
    def _learn(node: Node, edge: Edge, value: float) -> None:
        node.visits += 1
        node.total += value
        edge.visits += 1
        edge.total += value

    def decided(self, left: float) -> bool:
        """Whether so many more rounds can't change the answer; with none left, they can't."""
        visits = sorted([edge.visits for edge in self.roots[self.me].edges.values()])
        return left <= 0 or visits[-1] - visits[-2] > left

    def best(self) -> Action:
        """The action visited most; of equals the one worth more."""
        edges = self.roots[self.me].edges.values()
        return max(edges, key=lambda edge: (edge.visits, edge.mean, -edge.prior)).action


def as_prior(values: list[float], unit: float) -> list[float]:
    """Shares that grow e-fold with every unit of value."""
    top = max(values)
    odds = [exp((value - top) / unit) for value in values]
    total = sum(odds)
    return [o / total for o in odds]


class Clock:
    """A budget of time or of rounds. Rounds make a search repeatable."""

    def __init__(self, ms: float, rounds: int | None = None) -> None:
        self.start = perf_counter()
        self.ms, self.rounds = ms, rounds

    def left(self, done: int) -> float:
        """How many rounds there are left, after so many; of time, as many as it allows at the pace so far."""
        if self.rounds is not None:
            return self.rounds - done
        spent = 1000 * (perf_counter() - self.start)
        return max(done, 1) * (self.ms - spent) / spent
