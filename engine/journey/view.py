"""What a seat may know of the game, and what must hold in every sound position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.journey.board import BERTHS, BUDGET, CATEGORIES, CITIES, KNIGHTS, MARCH
from engine.journey.scoring import KEYS
from engine.journey.tables import ALL

if TYPE_CHECKING:
    from engine.journey.state import Journey


def known_to(s: Journey, seat: int | None) -> dict[str, Any]:
    """The game's own part of the view: everything but other seats' missions and cards not yet revealed."""
    return {
        "first": s.first,
        "round": min(s.round, 2),
        "phase": _phase(s),
        "pope": s.pope,
        "flag": s.flag,
        "territories": {CITIES[city]: _territory(s, city) for city in ALL},
        "edicts": [_city(city) for city in s.edicts],
        "ships": [_ship(s, ship) for ship in range(len(BERTHS))],
        "players": [_player(s, other, seat) for other in range(s.seats)],
        "missions": [KEYS[mission] for mission in (sorted((*s.mission, *s.open)) if s.is_over else s.open)],
        "queue": list(s.order[s.acted :]),
        "decision": _decision(s),
        "points": s.breakdown(),
    }


def _phase(s: Journey) -> str:
    if s.is_over:
        return "over"
    return "action" if s.step.rule(s) not in ("J13", "J14") else "setup"


def _city(city: int) -> str | None:
    return CITIES[city] if city >= 0 else None


def _territory(s: Journey, city: int) -> dict[str, Any]:
    return {
        "gold": s.gold[city],
        "spaces": s.spaces[city],
        "knights": s.knights[city][:],
        "templars": [stands.count(city) for stands in s.templars],
    }


def _ship(s: Journey, ship: int) -> dict[str, Any]:
    crew = s.boarded[ship]
    return {
        "berths": BERTHS[ship],
        "knights": [crew.count(seat) for seat in range(s.seats)],
        "boarded": crew[:],
        "city": _city(s.sailed[ship]),
    }


def _player(s: Journey, seat: int, viewer: int | None) -> dict[str, Any]:
    card, revealed = s.cards[seat], bool(s.order)
    facts = {
        "score": sum(s.points[seat]),
        "gold": s.purse[seat],
        "supply": s.supply[seat],
        "temple": s.temple[seat],
        "edicts": [CITIES[city] for city in ALL if s.owners[city] == seat],
        "templars": [CITIES[city] for city in s.templars[seat]],
        "mission": KEYS[s.mission[seat]] if seat == viewer or s.is_over else None,
        "chose": bool(card) and not revealed,
        "card": card if revealed else None,
        "punished": bool(s.punished[seat]),
        "done": seat in s.order[: s.acted],
    }
    if seat == viewer:
        facts["card_in_secret"] = card if card and not revealed else None
    return facts


def _decision(s: Journey) -> dict[str, Any]:
    """What the card in action has done so far; empty when none acts."""
    if not s.order:
        return {}
    seat = s.order[s.acted]
    walking = s.cards[seat] in (5, 6)
    return {
        "seat": seat,
        "card": s.cards[seat],
        "punished": bool(s.punished[seat]),
        "city": _city(s.city),
        "templar": _city(s.city) if walking else None,
        "path": [CITIES[city] for city in s.path],
        "steps": MARCH - len(s.path) if walking else None,
        "spent": s.spent,
        "limit": BUDGET,
        "chances": s.chances,
        "swap": [CITIES[s.city], CITIES[s.other]] if s.other >= 0 else None,
    }


def problems(s: Journey) -> list[str]:
    """Every broken invariant, as sentences."""
    return [*_knights(s), *_cities(s), *_players(s), *_track(s)]


def _knights(s: Journey) -> list[str]:
    """J10: a player's knights are in supply, temple, cities and ships."""
    found = []
    for seat in range(s.seats):
        where = (s.supply[seat], s.temple[seat], sum(row[seat] for row in s.knights))
        total = sum(where) + sum(crew.count(seat) for crew in s.boarded)
        if total != KNIGHTS or min(where) < 0:
            found.append(f"seat {seat} has {total} knights: supply, temple, cities {where}")
    return found


def _cities(s: Journey) -> list[str]:
    found = []
    for city in ALL:
        inside = sum(s.knights[city])
        if min(s.knights[city]) < 0 or inside + s.free[city] != s.spaces[city] or s.free[city] < 0:
            found.append(f"{CITIES[city]} has {inside} knights and {s.free[city]} of {s.spaces[city]} spaces free")
        if s.gold[city] < 0:
            found.append(f"{CITIES[city]} has {s.gold[city]} gold")
    for ship, crew in enumerate(s.boarded):
        if len(crew) > BERTHS[ship] or (crew and s.sailed[ship] < 0):
            found.append(f"ship {ship} carries {len(crew)} knights of {_city(s.sailed[ship])}")
    return found


def _players(s: Journey) -> list[str]:
    found = [f"seat {seat} has {gold} gold" for seat, gold in enumerate(s.purse) if gold < 0]
    if len({*s.mission, *s.open}) != len(s.mission) + len(s.open) or len(s.mission) + len(s.open) != 5:
        found.append(f"missions {s.mission} and {s.open}")
    if any(len(points) != len(CATEGORIES) or min(points) < 0 for points in s.points):
        found.append(f"points {s.points}")
    if _phase(s) != "setup" and any(len(stands) != 2 or stands[0] > stands[1] for stands in s.templars):
        found.append(f"Templars stand at {s.templars}")
    return found


def _track(s: Journey) -> list[str]:
    """J5, J8: a city has a tile exactly while its edict lies on the track, or it is the seventh at the end."""
    on_track = [city for city in s.edicts if city >= 0]
    tiles = [city for city in ALL if s.spaces[city]]
    expected = 7 - 2 * s.round
    if len(tiles) != expected or (not s.is_over and sorted(on_track) != tiles):
        return [f"edicts {on_track} and tiles {tiles} in round {s.round}"]
    return []
