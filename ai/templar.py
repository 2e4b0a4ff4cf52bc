"""What a good position is in Templar: treasures where Remigius will come, rooms covered, cards still to play.

The weights were found by nudges (`ai.nudge`): by knights who played many games with weights slightly off.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp

from ai import templar_instinct as instinct
from ai.templar_sight import abbot_stops, best_bounty, crowd, load, open_cards, progress
from ai.value import Feature, Judge, tuned
from engine.core import Action
from engine.rng import Rng
from engine.templar import turns
from engine.templar.board import (
    BENJAMIN,
    CHURCH,
    MARIA,
    PORTICUS,
    REMIGIUS,
    ROOM_BONUS,
    SEVERUS,
    STEPHANUS,
    TREASURES,
)
from engine.templar.state import Templar
from engine.templar.tables import AREAS, BOXES, HARBOUR, NO_SORT, ROW, STOCK, WITHIN
from engine.words import term

MONKS_IN = tuple(sum(n for card, n in enumerate(TREASURES) if bits >> card & 1) for bits in range(1024))
RING_BOXES = tuple(
    slice(BOXES[AREAS[room][0]][0], BOXES[AREAS[room][-1]][-1] + 1) if AREAS[room] else slice(0, 0)
    for room in range(ROW)
)
OTHERS = sum(1 << card for card in (BENJAMIN, PORTICUS, SEVERUS))
COUNT = tuple(bin(bits).count("1") for bits in range(1024))


@lru_cache(256)
def unscored_rings(box: tuple[int, ...], seats: int) -> list[tuple[float, float]]:
    """Per seat: rings that lie together, and those in the church. Most thoughts touch no box: remembered."""
    found = []
    for seat in range(seats):
        rings = [box[boxes].count(seat * 2) for boxes in RING_BOXES]
        found.append((sum([n * (n - 1) for n in rings]) / 10, rings[CHURCH] / 5))
    return found


class TemplarJudge(Judge[Templar]):
    """Values in tens of points where they are points."""

    traits = (
        Feature("points", term("points"), 1.57, 4.14),
        Feature("near", term("unscored treasures where Remigius can go next"), 1.19, 0.41),
        Feature("far", term("unscored treasures elsewhere"), 0.93, -0.18),
        Feature("watched", term("unscored treasures under Severus' eyes"), 1.05, 0.22),
        Feature("stacks", term("rings that can be scored again and again"), 0.12, 0.0),
        Feature("bonus", term("the bonus for rooms"), -0.04, 2.27),
        Feature("rooms", term("rooms with own treasures"), 0.77, 3.23),
        Feature("goods", term("books and chalices in the supply"), 0.63, -0.02),
        Feature("rings", term("rings in the supply"), 0.42, 0.01),
        Feature("abbot in hand", term("Remigius in hand"), 0.08, 0.14),
        Feature("maria in hand", term("Maria in hand"), 0.01, -0.41),
        Feature("monks in hand", term("monks in hand"), 0.11, 0.07),
        Feature("hand", term("cards in hand"), 0.06, 0.08),
        Feature("abbot", term("a room for Remigius to score next"), -0.1, 1.65),
        Feature("harbour", term("a rich warehouse within reach"), 0.11, 0.18),
        Feature("monks", term("monks ready to hide something"), 0.12, 0.07),
        Feature("ways", term("new rooms close by"), 0.08, 0.08),
        Feature("church", term("unscored rings in the church"), 1.15, 4.14),
        Feature("space", term("room in the church"), 0.26, 0.63),
        Feature("admirers", term("admirers for Stephanus"), 0.0, -0.19),
        Feature("tempo", term("the next turn"), 0.36, 0.68),
    )
    likes = instinct.LIKES
    width = 24
    work = 150
    slip = 0.4

    def progress(self, s: Templar) -> float:
        return progress(s)

    def quiet(self, s: Templar) -> bool:
        """Between two turns, or before the first card."""
        return s.step is turns.PLAY or s.step is turns.LEAVE_HARBOUR or s.round == 0

    def features(self, s: Templar) -> list[list[float]]:
        stops, rings = abbot_stops(s.door, s.remigius, s.vitus), unscored_rings(tuple(s.box), s.seats)
        return [self.row(s, seat, stops, rings[seat]) for seat in range(s.seats)]

    def row(self, s: Templar, seat: int, stops: tuple[int, ...], unscored: tuple[float, float]) -> list[float]:
        worth = s.worth[seat * ROW : (seat + 1) * ROW]
        watched = worth[s.severus]
        near = sum([worth[room] for room in stops if room != s.severus])
        book, chalice, *rings = s.supply[seat * STOCK : (seat + 1) * STOCK]
        hand, cards = s.hand[seat], open_cards(s, seat)
        covered = s.covered[seat]
        return [
            s.score[seat] / 10,
            near / 10,
            (sum(worth) - near - watched) / 10,
            watched / 10,
            unscored[0],
            ROOM_BONUS[covered] / 10,
            covered / 5,
            (3 * book + 5 * chalice) / 10,
            sum(rings) / 5,
            float(hand >> REMIGIUS & 1),
            float(hand >> MARIA & 1),
            MONKS_IN[hand] / 3,
            COUNT[hand & OTHERS] / 2,
            max(0.0, best_bounty(s, seat)) / 10 if cards >> REMIGIUS & 1 else 0.0,
            max([load(s, seat, tiles) for tiles in s.warehouses]) / 10 if cards >> MARIA & 1 else 0.0,
            min(book + chalice + sum(rings), MONKS_IN[cards]) / 3,
            self.new_rooms(s, seat, s.place[seat]) / 3,
            unscored[1],
            self.space(s, rings) / 4,
            crowd(s, seat) / 4 if cards >> STEPHANUS & 1 else 0.0,
            1 - ((seat - s.turn) % s.seats) / s.seats,
        ]

    @staticmethod
    def space(s: Templar, rings: list[int]) -> int:
        """How many rings of the supply still fit into the church."""
        open_to = 0
        for h in AREAS[CHURCH]:
            if s.kind[h] != NO_SORT:
                open_to += min(s.free[h], rings[s.kind[h] - 2])
            else:
                open_to += min(s.free[h], max(rings))
        return min(open_to, 6)

    @staticmethod
    def new_rooms(s: Templar, seat: int, place: int) -> int:
        """Rooms within two steps without own treasures. From the harbour both portals are near."""
        rooms = WITHIN[s.door][place][2] if place < HARBOUR else (1, 2, 3, 10, 11)
        here = s.here[seat * ROW : (seat + 1) * ROW]
        return [here[room] for room in rooms].count(0)

    def shortlist(self, s: Templar) -> list[Action]:
        """Whether to announce is a matter of the lead: covered rooms, dear in games that go on, would mislead there."""
        if s.step is not turns.ANNOUNCE_ROOMS:
            return super().shortlist(s)
        actions = s.legal_actions()
        points = self.glance(s, actions)
        return [actions[points.index(max(points))]]

    # -- the rest of a turn ---------------------------------------------------------------------------------

    def evaluate(self, s: Templar) -> list[float]:
        """In the middle of a turn: what it is worth once the turn has been finished at a glance."""
        if s.is_over or self.quiet(s):
            return super().evaluate(s)
        end = s.clone()
        self.settle(end, Rng(s.rng.state))
        return super().evaluate(end)

    def settle(self, s: Templar, rng: Rng) -> int:
        """Finishes the turn with what instinct likes best; only secret cards are left to chance."""
        plies = 0
        while not (s.is_over or self.quiet(s)):
            self.follow_instinct(s, rng)
            plies += 1
        return plies

    def ripen(self, s: Templar, seat: int, rng: Rng) -> None:
        """All play on as instinct tells them, until the seat has had one more turn and the others have answered it."""
        self.settle(s, rng)
        for own in (False, True, False):
            while s.actor is not None and (s.actor == seat) == own and s.round:
                self.follow_instinct(s, rng)
                self.settle(s, rng)

    def follow_instinct(self, s: Templar, rng: Rng) -> None:
        """One decision: the best at a glance."""
        if s.step is turns.CHOOSE:
            s.apply(self.impulse(s, rng))
            return
        actions = s.legal_actions()
        points = self.glance(s, actions)
        s.apply(actions[points.index(max(points))])

    # -- instinct ------------------------------------------------------------------------------------------

    def lapse(self, s: Templar, rng: Rng) -> Action:
        """Instinct is a good player here: a squire who does not think does anything."""
        return rng.choice(s.legal_actions())

    def glance(self, s: Templar, actions: list[Action]) -> list[float]:
        """What the actions bring at a glance, in points."""
        look = instinct.GLANCES.get(s.step.name)
        return [look(s, action) for action in actions] if look else [0.0] * len(actions)

    def instinct(self, s: Templar, actions: list[Action]) -> list[float]:
        points = self.glance(s, actions)
        top = max(points)
        return [exp((value - top) / instinct.LIKES["temper"]) + 0.002 for value in points]


JUDGE = TemplarJudge(tuned("templar"))
