"""What a good position is in Templar: treasures where Remigius will come, rooms covered, cards still to play."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import exp

from ai.value import Feature, Judge, tuned
from engine.core import Action
from engine.rng import Rng
from engine.templar import turns
from engine.templar.board import (
    ANSELMUS,
    BENJAMIN,
    CHURCH,
    JOSUA,
    LUCAS,
    MARIA,
    PORTICUS,
    REMIGIUS,
    ROOM_BONUS,
    ROOMS,
    SEVERUS,
    SORTS,
    STEPHANUS,
    STEPS,
    TREASURES,
    WORTH,
)
from engine.templar.state import Templar
from engine.templar.tables import (
    AREAS,
    BOXES,
    CARD_ID,
    HARBOUR,
    MAIN,
    NO_CARD,
    NO_SORT,
    NOWHERE,
    OPEN,
    ROW,
    SIDE,
    SORT_ID,
    WAYS_TO_HIDE,
    WITHIN,
)
from engine.words import term

MONKS_IN = tuple(sum(n for card, n in enumerate(TREASURES) if bits >> card & 1) for bits in range(1024))


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
def moves_away(door: int, remigius: int) -> tuple[int, ...]:
    """By room: how many times Remigius must be moved to get there; 0 where he is."""
    steps = {remigius: 0}
    row = [remigius]
    for room in row:
        for near in OPEN[door][room]:
            if near not in steps:
                steps[near] = steps[room] + 1
                row.append(near)
    return (0, *((steps[room] + 1) // 2 for room in ROOMS))


RING_BOXES = tuple(
    slice(BOXES[AREAS[room][0]][0], BOXES[AREAS[room][-1]][-1] + 1) if AREAS[room] else slice(0, 0)
    for room in range(ROW)
)
OTHERS = sum(1 << card for card in (BENJAMIN, PORTICUS, SEVERUS))
COUNT = tuple(bin(bits).count("1") for bits in range(1024))


def progress(s: Templar) -> float:
    """How empty the bag is, or how close somebody is to all thirteen rooms."""
    if s.last:
        return 1.0
    return max(1 - sum(s.bag) / (39 if s.seats == 2 else 69), (max(s.covered) - 7) / 6, 0.0) * 0.9


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
    return own - (sum(s.worth[room::ROW]) - own) / (s.seats - 1) * LIKES["others"]


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
        Feature("points", term("points"), 1.18, 4.03),
        Feature("near", term("unscored treasures where Remigius can go next"), 1.02, 0.42),
        Feature("far", term("unscored treasures elsewhere"), 0.77, -0.2),
        Feature("watched", term("unscored treasures under Severus' eyes"), 1.0, 0.23),
        Feature("stacks", term("rings that can be scored again and again"), 0.11, -0.0),
        Feature("bonus", term("the bonus for rooms"), -0.03, 2.25),
        Feature("rooms", term("rooms with own treasures"), 0.58, 2.45),
        Feature("goods", term("books and chalices in the supply"), 0.49, -0.03),
        Feature("rings", term("rings in the supply"), 0.27, 0.01),
        Feature("abbot in hand", term("Remigius in hand"), 0.08, 0.14),
        Feature("maria in hand", term("Maria in hand"), 0.02, -0.44),
        Feature("monks in hand", term("monks in hand"), 0.11, 0.05),
        Feature("hand", term("cards in hand"), -0.02, 0.07),
        Feature("abbot", term("a room for Remigius to score next"), -0.11, 1.68),
        Feature("harbour", term("a rich warehouse within reach"), 0.09, 0.19),
        Feature("monks", term("monks ready to hide something"), 0.08, 0.03),
        Feature("ways", term("new rooms close by"), 0.06, 0.1),
        Feature("church", term("unscored rings in the church"), 1.18, 4.04),
        Feature("space", term("room in the church"), 0.23, 0.56),
        Feature("admirers", term("admirers for Stephanus"), -0.0, -0.18),
        Feature("tempo", term("the next turn"), 0.35, 0.64),
    )
    width = 24
    slip = 0.4

    def progress(self, s: Templar) -> float:
        return progress(s)

    def quiet(self, s: Templar) -> bool:
        """Between two turns, or before the first card."""
        return s.step is turns.PLAY or s.step is turns.LEAVE_HARBOUR or s.round == 0

    def features(self, s: Templar) -> list[list[float]]:
        stops = abbot_stops(s.door, s.remigius, s.vitus)
        return [self.row(s, seat, stops) for seat in range(s.seats)]

    def row(self, s: Templar, seat: int, stops: tuple[int, ...]) -> list[float]:
        worth = s.worth[seat * ROW : (seat + 1) * ROW]
        watched = worth[s.severus]
        near = sum([worth[room] for room in stops if room != s.severus])
        book, chalice, *rings = s.supply[seat * 5 : seat * 5 + 5]
        hand, cards = s.hand[seat], open_cards(s, seat)
        hidden = [s.box[boxes].count(seat * 2) for boxes in RING_BOXES]
        covered = s.covered[seat]
        return [
            s.score[seat] / 10,
            near / 10,
            (sum(worth) - near - watched) / 10,
            watched / 10,
            sum([n * (n - 1) for n in hidden]) / 10,
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
            hidden[CHURCH] / 5,
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

    def lapse(self, s: Templar, rng: Rng) -> Action:
        """Instinct is a good player here: a squire who does not think does anything."""
        return rng.choice(s.legal_actions())

    def glance(self, s: Templar, actions: list[Action]) -> list[float]:
        """What the actions bring at a glance, in points."""
        look = GLANCES.get(s.step.name)
        return [look(s, action) for action in actions] if look else [0.0] * len(actions)

    def instinct(self, s: Templar, actions: list[Action]) -> list[float]:
        points = self.glance(s, actions)
        top = max(points)
        return [exp((value - top) / LIKES["temper"]) + 0.002 for value in points]


# -- instinct: what an action brings at a glance, in points --------------------------------------------------

LIKES = {
    "temper": 0.6,  # points between two things to do that make one of them e times as likely
    "at": 0.51,  # how surely a treasure in Remigius' room will be scored,
    "near": 1.91,  # one or two steps away,
    "far": 0.41,  # three or four,
    "beyond": 0.12,  # or more
    "late": 0.44,  # how much less so at the end of the game
    "others": 1.07,  # what a point of the others' weighs when a room is scored
    "goods": 2.75,  # a point of an unscored book or chalice
    "ring": 1.5,  # a point of an unscored ring: it may be scored again
    "begin": -0.25,  # a ring that begins an area
    "new room": 1.45,
    "bonus": 1.11,  # a point of the bonus for rooms, now
    "church": 7.07,  # a ring in the church
    "severus": 0.59,  # a point of the others', less the own, kept from Remigius
    "tile": 9.05,  # a point of a tile in a warehouse
    "tile late": 0.29,  # how much less at the end of the game
    "full": -0.06,  # each treasure in supply makes a tile worth that much less
    "monk": 2.02,  # what a monk brings, against what Remigius brings
    "bells": 1.18,  # each card that comes back
    "bells now": -0.34,
    "bells abbot": 0.34,  # Remigius comes back
    "bells monk": 0.2,  # a monk comes back
    "bells maria": 0.22,
    "benjamin": 0.55,
    "porticus": 0.45,
    "prior": 0.7,
    "step": 0.38,  # a step more
    "patience": 0.17,  # what the bounty must be to send Remigius
    "announce": 1.8,  # the lead with which to announce
    "crowd": 0.84,  # an admirer
}


def nearness(door: int, remigius: int) -> tuple[float, ...]:
    """By room: how surely Remigius will come by."""
    if remigius == NOWHERE:
        return (LIKES["far"],) * ROW
    levels = (LIKES["at"], LIKES["near"], LIKES["far"], LIKES["beyond"], LIKES["beyond"], LIKES["beyond"])
    return tuple(levels[n] for n in moves_away(door, remigius))


def hideaways(s: Templar, seat: int, room: int) -> list[float]:
    """What each treasure of the supply would be worth in a room, the best first."""
    values: list[float] = []
    if room == s.severus:
        return values
    chance = coming(s, room)
    for sort in range(len(SORTS)):
        n = s.supply[seat * 5 + sort]
        if n:
            boxes = 0
            for h, _ in WAYS_TO_HIDE[room][sort]:
                if s.kind[h] == sort or s.kind[h] == NO_SORT:
                    boxes += s.free[h]
            if boxes:
                worth = WORTH[sort] * (LIKES["ring"] if sort > 1 else LIKES["goods"]) * chance
                if sort > 1 and room == CHURCH:
                    worth += LIKES["church"]
                values += [worth] * min(n, boxes)
    values.sort(reverse=True)
    return values


def coming(s: Templar, room: int) -> float:
    """How likely a treasure hidden now will be scored."""
    if s.last:
        return 0.0
    return nearness(s.door, s.remigius)[room] * (1 - LIKES["late"] * progress(s))


def hiding_points(s: Templar, seat: int, room: int, most: int) -> float:
    values = hideaways(s, seat, room)
    return sum(values[:most]) + room_points(s, seat, room) if values else 0.0


def room_points(s: Templar, seat: int, room: int) -> float:
    """What the first treasure in a room is worth for the bonus."""
    if s.here[seat * ROW + room]:
        return 0.0
    covered = s.covered[seat]
    gain = ROOM_BONUS[covered + 1] - ROOM_BONUS[covered]
    return float(gain) if s.last else LIKES["new room"] + LIKES["bonus"] * gain


def monk_glance(s: Templar, action: Action) -> float:
    most = TREASURES[s.card]
    if action[0] == "stop":
        return hiding_points(s, s.turn, s.path[-1], most)
    room = action[1]
    here = hiding_points(s, s.turn, room, most)
    if s.left > 1:
        beyond = [hiding_points(s, s.turn, far, most) for far in OPEN[s.door][room] if far not in s.path]
        return max([here, *beyond]) - LIKES["step"]
    return here - LIKES["step"]


def hide_glance(s: Templar, action: Action) -> float:
    if action[0] == "stop":
        return -0.5
    room, sort = s.place[s.turn], SORT_ID[action[1]]
    chance = coming(s, room)
    if sort < 2:
        return WORTH[sort] * LIKES["goods"] * chance
    h = AREAS[room][action[2]]
    value = WORTH[sort] * LIKES["ring"] * chance + 0.05 * s.supply[s.turn * 5 + sort]
    return value + (LIKES["begin"] if s.kind[h] == NO_SORT else 0.0)


def abbot_glance(s: Templar, action: Action) -> float:
    if action[0] == "stop":
        return bounty(s, s.turn, s.path[-1])
    room = action[1]
    if s.left < 2:
        return bounty(s, s.turn, room)
    ends = [bounty(s, s.turn, far) for far in OPEN[s.door][room] if far not in s.path and far != s.vitus]
    return max(ends) if room == s.vitus else max([bounty(s, s.turn, room), *ends])


def shadow(s: Templar, seat: int, room: int) -> float:
    """What Severus is worth in a room: where others have much to score soon and the own seat little."""
    own = s.worth[seat * ROW + room]
    soon = 1.0 if room in abbot_stops(s.door, s.remigius, s.vitus) else 0.4
    return LIKES["severus"] * soon * ((sum(s.worth[room::ROW]) - own) / (s.seats - 1) - own)


def prior_glance(s: Templar, action: Action) -> float:
    if action[0] == "stop":
        return shadow(s, s.turn, s.path[-1])
    room = action[1]
    reach = [far for far in WITHIN[s.door][room][s.left - 1] if far not in s.path]
    return max([shadow(s, s.turn, far) for far in reach]) - 0.01


def tile_points(s: Templar, seat: int, tiles: list[int]) -> float:
    if s.last:
        return 0.0
    rate = LIKES["tile"] - LIKES["full"] * 0.3 * sum(s.supply[seat * 5 : seat * 5 + 5])
    return load(s, seat, tiles) * max(0.0, rate - LIKES["tile late"] * progress(s))


def warehouse_glance(s: Templar, action: Action) -> float:
    return 3 * tile_points(s, s.turn, s.warehouses[action[1] - 1])


def illustrator_glance(s: Templar, action: Action) -> float:
    room = s.path[-1] if action[0] == "stop" else action[1]
    figures = [*s.place, s.remigius, s.severus, s.vitus]
    here = figures.count(room) - (action[0] == "stop")
    if action[0] == "stop" or s.left < 2:
        return float(here)
    return float(max([here, *(figures.count(far) for far in OPEN[s.door][room] if far not in s.path)]))


def portal_glance(s: Templar, action: Action) -> float:
    """The portal from which a monk has most to do."""
    place = MAIN if action[1] == "main" else SIDE
    return max([hiding_points(s, s.turn, room, 2) for room in WITHIN[s.door][place][2]])


def announce_glance(s: Templar, action: Action) -> float:
    if action[0] == "quiet":
        return 0.0
    totals = [score + ROOM_BONUS[covered] for score, covered in zip(s.score, s.covered, strict=True)]
    own = totals[s.turn]
    return (own - max(total for seat, total in enumerate(totals) if seat != s.turn) - LIKES["announce"]) / 2


def card_glance(s: Templar, action: Action) -> float:
    return CARD_GLANCES[CARD_ID[action[1]]](s, s.turn)


def monk_promise(card: int) -> Callable[[Templar, int], float]:
    steps, most = STEPS[card], TREASURES[card]

    def promise(s: Templar, seat: int) -> float:
        place = s.place[seat]
        if not any(s.supply[seat * 5 : seat * 5 + 5]):
            return 0.0
        rooms = WITHIN[s.door][place][steps]
        return LIKES["monk"] * max([hiding_points(s, seat, room, most) for room in rooms if room != place])

    return promise


def prior_promise(s: Templar, seat: int) -> float:
    rooms = [room for room in WITHIN[s.door][s.severus][3] if room != s.severus]
    return LIKES["prior"] + max([shadow(s, seat, room) for room in rooms]) - shadow(s, seat, s.severus)


def first_card_glance(s: Templar, action: Action) -> float:
    return FIRST_CARDS.get(action[1], 0.0)


def bells_promise(s: Templar, seat: int) -> float:
    """The more cards come back the better, Remigius above all."""
    pile = s.piles[seat]
    if s.last or not pile:
        return -3.0
    value = LIKES["bells"] * len(pile) + LIKES["bells now"] + LIKES["bells abbot"] * (REMIGIUS in pile)
    value += LIKES["bells maria"] * (MARIA in pile)
    return value + LIKES["bells monk"] * ((ANSELMUS in pile) + (JOSUA in pile) + (LUCAS in pile))


FIRST_CARDS = {"Anselmus": 2.5, "Josua": 2.5, "Lucas": 1.5, "Maria": 2.5, "Bells": -3.0, "Remigius": -2.0}
CARD_GLANCES: list[Callable[[Templar, int], float]] = [
    monk_promise(ANSELMUS),
    bells_promise,
    lambda s, seat: LIKES["benjamin"],
    monk_promise(JOSUA),
    monk_promise(LUCAS),
    lambda s, seat: max([tile_points(s, seat, tiles) for tiles in s.warehouses]),
    lambda s, seat: LIKES["porticus"],
    lambda s, seat: best_bounty(s, seat) - LIKES["patience"],
    prior_promise,
    lambda s, seat: LIKES["crowd"] * crowd(s, seat),
]
GLANCES: dict[str, Callable[[Templar, Action], float]] = {
    "AnnounceRooms": announce_glance,
    "LeaveHarbour": portal_glance,
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
