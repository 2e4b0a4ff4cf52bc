"""What a good position is in Templar: treasures where Remigius will come, rooms covered, cards still to play."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import exp
from operator import mul

from ai.value import Feature, Judge, tuned
from engine.core import Action
from engine.rng import Rng
from engine.templar import turns
from engine.templar.board import (
    CHURCH,
    MARIA,
    REMIGIUS,
    ROOM_BONUS,
    ROOMS,
    SORTS,
    STEPHANUS,
    TREASURES,
    WORTH,
)
from engine.templar.state import Templar
from engine.templar.tables import (
    AREAS,
    BOXES,
    CARD_ID,
    HARBOUR,
    NO_CARD,
    NO_SORT,
    NOWHERE,
    OPEN,
    ROW,
    SORT_ID,
    WAYS_TO_HIDE,
    WITHIN,
)
from engine.words import term

MONKS = tuple((1 << card, most) for card, most in enumerate(TREASURES) if most)
SOON = (0.55, 1.0, 1.0, 0.7, 0.7, 0.5, 0.5, 0.4, 0.4)  # by steps from Remigius: how surely he will come by
TEMPER = 0.8  # points between two things to do that make one of them e times as likely by instinct


# -- the abbey, seen with a player's eyes --------------------------------------------------------------------


@cache
def abbot_stops(door: int, remigius: int, vitus: int) -> tuple[int, ...]:
    """Where Remigius can stop when he is moved now (T25)."""
    if remigius == NOWHERE:
        return ()
    first = [room for room in OPEN[door][remigius] if room != vitus]
    through = first or [vitus]
    second = [far for room in through for far in OPEN[door][room] if far not in (remigius, vitus)]
    return tuple(sorted({*first, *second}))


@cache
def nearness(door: int, remigius: int) -> tuple[float, ...]:
    """By room: how surely Remigius will come by."""
    if remigius == NOWHERE:
        return (0.0, *[SOON[-1]] * len(ROOMS))
    steps = {remigius: 0}
    row = [remigius]
    for room in row:
        for near in OPEN[door][room]:
            if near not in steps:
                steps[near] = steps[room] + 1
                row.append(near)
    return (0.0, *(SOON[steps[room]] for room in ROOMS))


RING_BOXES = tuple(
    slice(BOXES[AREAS[room][0]][0], BOXES[AREAS[room][-1]][-1] + 1) if AREAS[room] else slice(0, 0)
    for room in range(ROW)
)
COUNT = tuple(bin(bits).count("1") for bits in range(1024))


def open_cards(s: Templar, seat: int) -> int:
    """The cards a seat will be able to play in its next turn, as far as the table shows it now, as bits.

    A card before somebody who moves earlier will be covered by then; one before somebody who moves later stays.
    """
    now = s.card == NO_CARD  # else the seat in turn has played already
    wait = (seat - s.turn) % s.seats
    if not now and wait == 0:
        return s.hand[seat] & ~bits_of(s.rafael)
    bits = bits_of(s.rafael)
    for other, pile in enumerate(s.piles):
        if pile and ((other - s.turn) % s.seats > wait or (not now and other == s.turn)):
            bits |= 1 << pile[-1]
    return s.hand[seat] & ~bits


def bits_of(pile: list[int]) -> int:
    return 1 << pile[-1] if pile else 0


def bounty(s: Templar, seat: int, room: int) -> float:
    """What scoring a room now would bring a seat, less what it brings the others on average."""
    if room == s.severus:
        return 0.0
    own = s.worth[seat * ROW + room]
    return own - (sum(s.worth[room::ROW]) - own) / (s.seats - 1) * 0.7


def best_bounty(s: Templar, seat: int) -> float:
    return max([bounty(s, seat, room) for room in abbot_stops(s.door, s.remigius, s.vitus)], default=0.0)


def load(s: Templar, seat: int, tiles: list[int]) -> int:
    """What the tiles of a warehouse are worth to a seat that has these treasures left."""
    reserve = s.reserve[seat * 5 : seat * 5 + 5]
    worth = 0
    for sort in tiles:
        if reserve[sort]:
            reserve[sort] -= 1
            worth += WORTH[sort]
    return worth


def crowd(s: Templar, seat: int) -> int:
    """The most other figures Stephanus could find in a room within two steps."""
    if s.place[seat] >= HARBOUR:
        return 0
    figures = [*s.place, s.remigius, s.severus, s.vitus]
    return max(figures.count(room) for room in WITHIN[s.door][s.place[seat]][2])


# -- the judge -----------------------------------------------------------------------------------------------


class TemplarJudge(Judge[Templar]):
    """Values in tens of points where they are points."""

    traits = (
        Feature("points", term("points"), 1.2, 3.5),
        Feature("near", term("unscored treasures near Remigius"), 0.7, 0.8),
        Feature("stacks", term("rings that can be scored again and again"), 0.3, 0.1),
        Feature("bonus", term("the bonus for rooms"), 0.8, 3.5),
        Feature("rooms", term("rooms with own treasures"), 0.8, 0.5),
        Feature("supply", term("treasures in the supply"), 0.6, 0.2),
        Feature("surplus", term("treasures waiting too long"), -0.2, -0.2),
        Feature("hand", term("cards in hand"), 0.3, 0.1),
        Feature("abbot", term("a room for Remigius to score next"), 0.6, 2.0),
        Feature("harbour", term("a rich warehouse within reach"), 0.3, 0.1),
        Feature("monks", term("monks ready to hide something"), 0.3, 0.3),
        Feature("ways", term("new rooms close by"), 0.2, 0.2),
        Feature("church", term("unscored rings in the church"), 0.2, 2.0),
        Feature("quay", term("a place on the quay when new tiles come"), 0.1, 0.0),
        Feature("admirers", term("admirers for Stephanus"), 0.1, 0.2),
    )
    width = 24

    def progress(self, s: Templar) -> float:
        """How empty the bag is, or how close somebody is to all thirteen rooms."""
        if s.last:
            return 1.0
        tiles = 39 if s.seats == 2 else 69
        return max(1 - sum(s.bag) / tiles, (max(s.covered) - 7) / 6, 0.0) * 0.9

    def quiet(self, s: Templar) -> bool:
        """Between two turns, or before the first card."""
        return s.step is turns.PLAY or s.step is turns.LEAVE_HARBOUR or s.round == 0

    def features(self, s: Templar) -> list[list[float]]:
        near = list(nearness(s.door, s.remigius))
        if s.severus > 0:
            near[s.severus] *= 0.5
        return [self.row(s, seat, near) for seat in range(s.seats)]

    def row(self, s: Templar, seat: int, near: list[float]) -> list[float]:
        first = seat * ROW
        supply = s.supply[seat * 5 : seat * 5 + 5]
        pieces = sum(supply)
        hand = s.hand[seat]
        cards = open_cards(s, seat)
        rings = [s.box[boxes].count(seat * 2) for boxes in RING_BOXES]
        place = s.place[seat]
        return [
            s.score[seat] / 10,
            sum(map(mul, s.worth[first : first + ROW], near)) / 10,
            sum(n * (n - 1) for n in rings) / 10,
            ROOM_BONUS[s.covered[seat]] / 10,
            s.covered[seat] / 5,
            sum(map(mul, supply, WORTH)) / 10,
            max(0, pieces - 6) / 3,
            COUNT[hand] / 5,
            max(0.0, best_bounty(s, seat)) / 10 if cards >> REMIGIUS & 1 else 0.0,
            max([load(s, seat, tiles) for tiles in s.warehouses]) / 10 if cards >> MARIA & 1 else 0.0,
            min(pieces, sum(most for bit, most in MONKS if cards & bit)) / 3,
            self.new_rooms(s, seat, place) / 3,
            rings[CHURCH] / 5,
            float(place >= HARBOUR),
            crowd(s, seat) / 4 if cards >> STEPHANUS & 1 else 0.0,
        ]

    @staticmethod
    def new_rooms(s: Templar, seat: int, place: int) -> int:
        """Rooms within two steps without own treasures. From the harbour both portals are near."""
        rooms = WITHIN[s.door][place][2] if place < HARBOUR else (1, 2, 3, 10, 11)
        return sum(not s.here[seat * ROW + room] for room in rooms)

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
            actions = s.legal_actions()
            if s.step is turns.CHOOSE:
                s.apply(self.impulse(s, rng))
            else:
                points = self.glance(s, actions)
                s.apply(actions[points.index(max(points))])
            plies += 1
        return plies

    # -- instinct ------------------------------------------------------------------------------------------

    def glance(self, s: Templar, actions: list[Action]) -> list[float]:
        """What the actions bring at a glance, in points."""
        look = GLANCES.get(s.step.name)
        return [look(s, action) for action in actions] if look else [0.0] * len(actions)

    def instinct(self, s: Templar, actions: list[Action]) -> list[float]:
        points = self.glance(s, actions)
        top = max(points)
        return [exp((value - top) / TEMPER) + 0.002 for value in points]


def hiding_points(s: Templar, room: int) -> float:
    """What a monk could hide in a room, and what a new room is worth."""
    if room == s.severus or room > CHURCH:
        return -1.0
    seat = s.turn
    values: list[float] = []
    for sort in range(len(SORTS)):
        n = s.supply[seat * 5 + sort]
        if n:
            boxes = sum(s.free[h] for h, _ in WAYS_TO_HIDE[room][sort] if s.kind[h] in (sort, NO_SORT))
            values += [WORTH[sort] + 0.5 * (sort > 1)] * min(n, boxes)
    if not values:
        return 0.0
    values.sort(reverse=True)
    chance = nearness(s.door, s.remigius)[room]
    return sum(values[: TREASURES[s.card]]) * chance + room_points(s, seat, room)


def room_points(s: Templar, seat: int, room: int) -> float:
    """What the first treasure in a room is worth for the bonus."""
    if s.here[seat * ROW + room]:
        return 0.0
    covered = s.covered[seat]
    return 0.8 + 0.5 * (ROOM_BONUS[min(covered + 1, 13)] - ROOM_BONUS[covered])


def monk_glance(s: Templar, action: Action) -> float:
    if action[0] == "stop":
        return hiding_points(s, s.path[-1]) + 0.1
    room = action[1]
    here = hiding_points(s, room)
    if s.left > 1:
        beyond = [hiding_points(s, far) - 0.2 for far in OPEN[s.door][room] if far not in s.path]
        return max([here, *beyond])
    return here


def hide_glance(s: Templar, action: Action) -> float:
    if action[0] == "stop":
        return -1.0
    room, sort = s.place[s.turn], SORT_ID[action[1]]
    value = WORTH[sort] * nearness(s.door, s.remigius)[room]
    if sort > 1:
        value += 0.5 * s.free[AREAS[room][action[2]]] / 4
        if s.kind[AREAS[room][action[2]]] == NO_SORT:
            value -= 0.3
    return value


def abbot_glance(s: Templar, action: Action) -> float:
    if action[0] == "stop":
        return bounty(s, s.turn, s.path[-1])
    room = action[1]
    beyond: list[float] = []
    if s.left > 1:
        beyond = [bounty(s, s.turn, far) for far in OPEN[s.door][room] if far not in s.path and far != s.vitus]
    return max([bounty(s, s.turn, room), *beyond])


def prior_glance(s: Templar, action: Action) -> float:
    """Severus belongs where others have much to score and the own seat little."""
    room = s.path[-1] if action[0] == "stop" else action[1]
    soon = 1.0 if room in abbot_stops(s.door, s.remigius, s.vitus) else 0.4
    plain = s.severus
    s_bounty = s.worth[s.turn * ROW + room] - (sum(s.worth[room::ROW]) - s.worth[s.turn * ROW + room]) / (s.seats - 1)
    return -0.5 * soon * s_bounty + (0.2 if room == plain else 0.0)


def warehouse_glance(s: Templar, action: Action) -> float:
    return 0.6 * load(s, s.turn, s.warehouses[action[1] - 1])


def illustrator_glance(s: Templar, action: Action) -> float:
    room = s.path[-1] if action[0] == "stop" else action[1]
    figures = [*s.place, s.remigius, s.severus, s.vitus]
    here = figures.count(room) - (action[0] == "stop")
    if action[0] == "stop" or s.left < 2:
        return float(here)
    return float(max([here, *(figures.count(far) for far in OPEN[s.door][room] if far not in s.path)]))


def card_glance(s: Templar, action: Action) -> float:
    return CARD_GLANCES[CARD_ID[action[1]]](s, s.turn)


def monk_promise(most: int, reach: float) -> Callable[[Templar, int], float]:
    def promise(s: Templar, seat: int) -> float:
        return min(most, sum(s.supply[seat * 5 : seat * 5 + 5])) * 1.3 + reach

    return promise


def first_card_glance(s: Templar, action: Action) -> float:
    return FIRST_CARDS.get(action[1], 0.0)


def bells_promise(s: Templar, seat: int) -> float:
    """The emptier the hand, the better; without Remigius in hand, sooner."""
    missing = len(s.piles[seat])
    return 0.55 * missing - 1.5


FIRST_CARDS = {"Anselmus": 2.5, "Josua": 2.5, "Lucas": 1.5, "Maria": 2.5, "Bells": -3.0, "Remigius": -2.0}
CARD_GLANCES: list[Callable[[Templar, int], float]] = [
    monk_promise(3, -0.3),
    bells_promise,
    lambda s, seat: 0.6,
    monk_promise(2, 0.2),
    monk_promise(1, 0.8),
    lambda s, seat: 0.45 * max([load(s, seat, tiles) for tiles in s.warehouses]),
    lambda s, seat: 0.9,
    best_bounty,
    lambda s, seat: 1.2,
    lambda s, seat: float(crowd(s, seat)),
]
GLANCES = {
    "Choose": first_card_glance,
    "Play": card_glance,
    "MonkWalk": monk_glance,
    "HideTreasure": hide_glance,
    "AbbotWalk": abbot_glance,
    "PriorWalk": prior_glance,
    "ToWarehouse": warehouse_glance,
    "IllustratorWalk": illustrator_glance,
}
JUDGE = TemplarJudge(tuned("templar"))
