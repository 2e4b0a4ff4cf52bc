"""How the players stand in a mission, from what lies open on the table (J41)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.journey.board import CITIES, COUNTRIES
from engine.journey.tables import DISTANCE, INDEX
from engine.words import term

# The missions, as short as a card needs it.
NAMES = {
    "gold": term("Most gold"),
    "ships": term("Most ships"),
    "temple": term("Fullest temple"),
    "seventh": term("Seventh city"),
    "distance": term("Nearest Templars"),
    "countries": term("Most countries"),
    "empire": term("Edicts of the Empire"),
    "france": term("Edicts of France"),
}
FARTHEST = 1 + max(map(max, DISTANCE))


def own(view: Mapping[str, Any]) -> str | None:
    """The reader's secret mission; in the end all lie open."""
    return None if view["you"] is None or view["over"] else view["players"][view["you"]]["mission"]


def counts(view: Mapping[str, Any], key: str) -> list[int]:
    """What each seat has to show; for the distance, the steps between the two Templars."""
    players = view["players"]
    if key in ("gold", "temple"):
        return [player[key] for player in players]
    if key == "ships":
        return [sum(ship["knights"][seat] > 0 for ship in view["ships"]) for seat in range(view["seats"])]
    if key == "seventh":
        return list(view["territories"][seventh(view)]["knights"])
    if key == "distance":
        return [_steps(player["templars"]) for player in players]
    return [_edicts(player["edicts"], key) for player in players]


def seventh(view: Mapping[str, Any]) -> str:
    """The seventh city: its scroll lies apart, and at the end it is the last with a wall."""
    standing = (city for city in CITIES if view["territories"][city]["spaces"])
    return view["edicts"][6] or next(standing)


def _steps(templars: list[str]) -> int:
    return DISTANCE[INDEX[templars[0]]][INDEX[templars[1]]] if len(templars) == 2 else FARTHEST


def _edicts(held: list[str], key: str) -> int:
    countries = [COUNTRIES[city] for city in held]
    if key == "countries":
        return len(set(countries))
    return countries.count("France" if key == "france" else "Holy Roman Empire")


def leaders(view: Mapping[str, Any], key: str) -> list[int]:
    """The seats that would get the most points for it now."""
    values = counts(view, key)
    if key == "distance":
        values = [FARTHEST - steps for steps in values]
    best = max(values)
    return [seat for seat, value in enumerate(values) if value == best] if best > 0 else []
