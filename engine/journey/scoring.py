"""The shipping rounds and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.core import OVER
from engine.journey.board import (
    BERTHS,
    CATEGORIES,
    CITIES,
    COUNTRIES,
    EDICT_POINTS,
    GOLD_PER_POINT,
    MISSION_POINTS,
    MISSIONS,
    SEVENTH,
    SEVENTH_KNIGHTS,
    TEMPLE_POINTS,
)
from engine.journey.tables import ALL, CLOCKWISE, DISTANCE

if TYPE_CHECKING:
    from engine.journey.state import Journey

EDICT, FULL, BOARDING, TEMPLE, SEVENTH_CITY, GOLD, MISSION = range(len(CATEGORIES))
KEYS = tuple(MISSIONS)
LANDS = tuple(COUNTRIES[city] for city in CITIES)
COUNTED: dict[str, tuple[int, ...]] = {  # the cities of the missions of one country's edicts
    "empire": tuple(city for city in ALL if LANDS[city] == "Holy Roman Empire"),
    "france": tuple(city for city in ALL if LANDS[city] == "France"),
}
FARTHEST = 1 + max(map(max, DISTANCE))


def ship(s: Journey) -> None:
    """J31–J34: a shipping round, from the first edict to the next action round or the end of the game."""
    s.events.append(("shipping", s.round))
    for slot in (2 * s.round, 2 * s.round + 1):
        _ship_city(s, slot)
    _temple_bonus(s)
    s.round += 1
    if s.round == len(TEMPLE_POINTS):
        _finish(s)
        return
    s.deal_gold(s.round)
    s.pope = "start"
    s.events.append(("round", s.round))
    s.begin_action()


def _ship_city(s: Journey, slot: int) -> None:
    city = s.edicts[slot]
    row = s.knights[city]
    _award_edict(s, slot, EDICT)
    if not s.free[city]:  # J32
        for seat in CLOCKWISE[s.seats][s.first]:
            if row[seat]:
                s.events.append(("full city", seat, CITIES[city]))
                s.award(seat, FULL, 1)
    _board(s, city, slot)
    s.spaces[city] = s.free[city] = 0


def _award_edict(s: Journey, slot: int, category: int) -> None:
    """J31, J39: strictly most knights take the edict and 2 points."""
    city = s.edicts[slot]
    row = s.knights[city]
    most = max(row)
    s.edicts[slot] = -1
    if most and row.count(most) == 1:
        seat = row.index(most)
        s.owners[city] = seat
        s.events.append(("edict", seat, CITIES[city]))
        s.award(seat, category, EDICT_POINTS)
    else:
        s.events.append(("edict gone", CITIES[city]))


def _board(s: Journey, city: int, ship: int) -> None:
    """J33: in the order of their knights in the city, again and again, one knight each."""
    row = s.knights[city]
    order = sorted((seat for seat in CLOCKWISE[s.seats][s.first] if row[seat]), key=lambda seat: -row[seat])
    crew = s.boarded[ship]
    s.sailed[ship] = city
    for turn in range(row[order[0]] if order else 0):
        crew.extend(seat for seat in order if row[seat] > turn)
    del crew[BERTHS[ship] :]
    s.events.extend([("boarded", seat, CITIES[city], ship) for seat in crew])
    for seat in order:
        _settle(s, city, seat, crew.count(seat))


def _settle(s: Journey, city: int, seat: int, aboard: int) -> None:
    """J33: who found no berth goes to the temple; a place on the ship and every knight on it give a point."""
    left = s.knights[city][seat] - aboard
    s.knights[city][seat] = 0
    if left:
        s.temple[seat] += left
        s.events.append(("to temple", seat, CITIES[city], left))
    if aboard:
        s.award(seat, BOARDING, 1 + aboard)


def _temple_bonus(s: Journey) -> None:
    """J34: most temple knights; tied players divide, rounded down."""
    most = max(s.temple)
    share = TEMPLE_POINTS[s.round] // s.temple.count(most)
    for seat in CLOCKWISE[s.seats][s.first]:
        if most and share and s.temple[seat] == most:
            s.award(seat, TEMPLE, share)


def _finish(s: Journey) -> None:
    """J39–J42: seventh city, gold, missions."""
    seventh = s.edicts[SEVENTH]
    s.events.append(("seventh", CITIES[seventh]))
    _award_edict(s, SEVENTH, SEVENTH_CITY)
    for seat in range(s.seats):
        if points := s.knights[seventh][seat] // SEVENTH_KNIGHTS:
            s.award(seat, SEVENTH_CITY, points)
    for seat in range(s.seats):  # J40
        if points := s.purse[seat] // GOLD_PER_POINT:
            s.award(seat, GOLD, points)
    s.reveals += 1
    for mission in _missions(s):
        for place, seat in rewarded(standing(s, mission, seventh)):
            points = MISSION_POINTS[place]
            s.events.append(("mission", KEYS[mission], seat, place + 1, points))
            s.award(seat, MISSION, points)
    s.step, s.actor = OVER, None
    s.events.extend([("won", seat) for seat in winners(s)])


def _missions(s: Journey) -> list[int]:
    """J41: all five, dealt or open."""
    return sorted((*s.mission, *s.open))


def rewarded(values: Sequence[int]) -> list[tuple[int, int]]:
    """J41: the places (0 the best) and seats that earn points for a mission, ties in full."""
    ranks = sorted({value for value in values if value > 0}, reverse=True)[: len(MISSION_POINTS)]
    return [(place, seat) for place, rank in enumerate(ranks) for seat, value in enumerate(values) if value == rank]


def by_mission(s: Journey) -> list[dict[str, int]]:
    """What every mission has given each seat, when the game is over."""
    seventh = next(city for city in ALL if s.spaces[city])
    given = [{MISSIONS[KEYS[mission]]: 0 for mission in _missions(s)} for _ in range(s.seats)]
    for mission in _missions(s):
        for place, seat in rewarded(standing(s, mission, seventh)):
            given[seat][MISSIONS[KEYS[mission]]] = MISSION_POINTS[place]
    return given


def standing(s: Journey, mission: int, seventh: int) -> list[int]:
    """J41: what each seat shows for a mission, the higher the better; 0 never scores."""
    seats = range(s.seats)
    key = KEYS[mission]
    if key == "gold":
        return s.purse
    if key == "ships":
        return [sum(seat in crew for crew in s.boarded) for seat in seats]
    if key == "temple":
        return s.temple
    if key == "seventh":
        return s.knights[seventh]
    if key == "distance":  # the nearer the better, and together is best
        return [FARTHEST - DISTANCE[pair[0]][pair[1]] for pair in s.templars]
    return edicts_won(key, s.owners, s.seats)


def edicts_won(key: str, owners: Sequence[int], seats: int) -> list[int]:
    """J41: what each seat shows for one of the missions of edicts: different countries, or edicts of one of them."""
    if key == "countries":
        return [len({LANDS[city] for city in ALL if owners[city] == seat}) for seat in range(seats)]
    return [sum(owners[city] == seat for city in COUNTED[key]) for seat in range(seats)]


def winners(s: Journey) -> list[int]:
    """J42: most points; among these, most edicts."""
    results = [(points, s.owners.count(seat)) for seat, points in enumerate(s.scores())]
    return [seat for seat, result in enumerate(results) if result == max(results)]
