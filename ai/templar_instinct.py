"""Instinct in Templar: what an action brings at a glance, in points, without trying it out.

The numbers in `LIKES` were found by nudges (`ai.nudge`), the others at the table being knights.
"""

from __future__ import annotations

from collections.abc import Callable

from ai.templar_sight import abbot_stops, best_bounty, bounty, crowd, load, moves_away, progress
from engine.core import Action
from engine.templar.board import (
    ANSELMUS,
    CHURCH,
    JOSUA,
    LUCAS,
    MARIA,
    REMIGIUS,
    ROOM_BONUS,
    STEPS,
    TREASURES,
    WORTH,
)
from engine.templar.state import Templar
from engine.templar.tables import AREAS, CARD_ID, MAIN, NO_SORT, OPEN, ROW, SIDE, SORT_ID, STOCK, WAYS_TO_HIDE, WITHIN

LIKES = {
    "temper": 0.43,  # points between two things to do that make one of them e times as likely
    "at": 0.37,  # how surely a treasure in Remigius' room will be scored,
    "near": 1.1,  # one or two steps away,
    "far": 0.2,  # three or four,
    "beyond": 0.09,  # or more
    "late": 0.54,  # how much less so at the end of the game
    "goods": 1.15,  # a point of an unscored book or chalice
    "ring": 0.57,  # a point of an unscored ring: it may be scored again
    "begin": -0.23,  # a ring that begins an area
    "new room": 3.11,
    "bonus": 1.25,  # a point of the bonus for rooms, now
    "church": 4.77,  # a ring in the church
    "severus": 0.26,  # a point of the others', less the own, kept from Remigius
    "tile": 8.67,  # a point of a tile in a warehouse
    "tile late": 0.31,  # how much less at the end of the game
    "full": -0.07,  # each treasure in supply makes a tile worth that much less
    "monk": 0.67,  # what a monk brings, against what Remigius brings
    "bells": 0.34,  # each card that comes back
    "bells now": -0.4,
    "bells abbot": 0.37,  # Remigius comes back
    "bells monk": 0.26,  # a monk comes back
    "bells maria": 0.2,
    "benjamin": 0.34,
    "porticus": 1.04,
    "prior": 0.53,
    "step": 0.26,  # a step more
    "patience": 0.13,  # what the bounty must be to send Remigius
    "announce": 1.39,  # the lead with which to announce
    "crowd": 0.82,  # an admirer
}


SOON = ("at", "near", "far", "beyond", "beyond", "beyond")  # by the moves Remigius needs to a room


def hideaways(s: Templar, seat: int, room: int) -> list[float]:
    """What each treasure of the supply would be worth in a room, the best first."""
    values: list[float] = []
    if room == s.severus:
        return values
    chance = coming(s, room)
    for sort in range(STOCK):
        n = s.supply[seat * STOCK + sort]
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
    return LIKES[SOON[moves_away(s.door, s.remigius)[room]]] * (1 - LIKES["late"] * progress(s))


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
    reach = [room for room in WITHIN[s.door][action[1]][s.left - 1] if room not in s.path]
    return max([hiding_points(s, s.turn, room, most) for room in reach]) - LIKES["step"]


def hide_glance(s: Templar, action: Action) -> float:
    if action[0] == "stop":
        return -0.5
    room, sort = s.place[s.turn], SORT_ID[action[1]]
    chance = coming(s, room)
    if sort < 2:
        return WORTH[sort] * LIKES["goods"] * chance
    h = AREAS[room][action[2]]
    value = WORTH[sort] * LIKES["ring"] * chance + 0.05 * s.supply[s.turn * STOCK + sort]
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
    soon = 1.0 if room in abbot_stops(s.door, s.remigius, s.vitus) else 0.27
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
    rate = LIKES["tile"] - LIKES["full"] * 0.3 * sum(s.supply[seat * STOCK : (seat + 1) * STOCK])
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
        if not any(s.supply[seat * STOCK : (seat + 1) * STOCK]):
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


FIRST_CARDS = {"Maria": 6.5, "Josua": 2.8, "Anselmus": 1.6, "Lucas": 1.3, "Bells": -2.6, "Remigius": -2.9}
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
