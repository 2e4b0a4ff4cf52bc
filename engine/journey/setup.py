"""The set-up: four knights and two Templars each, one at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core import Action
from engine.journey.board import CITIES, SETUP_KNIGHTS, SETUP_LIMIT, TEMPLARS
from engine.journey.steps import JourneyStep
from engine.journey.tables import ALL, INDEX, PLACE, STATIONS
from engine.words import Text, text

if TYPE_CHECKING:
    from engine.journey.state import Journey


class SetUpKnight(JourneyStep):
    """J13: one knight into a city, four times round."""

    def legal(self, s: Journey) -> list[Action]:
        knights, free, seat = s.knights, s.free, s.actor
        assert seat is not None
        return [PLACE[city] for city in ALL if free[city] and knights[city][seat] < SETUP_LIMIT]

    def apply(self, s: Journey, action: Action) -> None:
        assert s.actor is not None
        s.place(s.actor, INDEX[action[1]])
        _go_round(s)

    def prompt(self, s: Journey) -> Text:
        return text("Place one of your first four knights: at most two in a city.")

    def rule(self, s: Journey) -> str:
        return "J13"


class SetUpTemplar(JourneyStep):
    """J14: one Templar into any territory, twice round."""

    def legal(self, s: Journey) -> list[Action]:
        return STATIONS

    def apply(self, s: Journey, action: Action) -> None:
        seat, city = s.actor, INDEX[action[1]]
        assert seat is not None
        s.templars[seat] = tuple(sorted((*s.templars[seat], city)))
        s.events.append(("stationed", seat, CITIES[city]))
        _go_round(s)

    def prompt(self, s: Journey) -> Text:
        return text("Put one of your two Templars into a territory.")

    def rule(self, s: Journey) -> str:
        return "J14"


KNIGHT, TEMPLAR = SetUpKnight(), SetUpTemplar()


def _go_round(s: Journey) -> None:
    """Clockwise to the next seat, to the Templars, and to the first action."""
    s.placed += 1
    seats = s.seats
    if s.placed == (SETUP_KNIGHTS + TEMPLARS) * seats:
        s.begin_action()
        return
    s.step = KNIGHT if s.placed < SETUP_KNIGHTS * seats else TEMPLAR
    s.actor = (s.first + s.placed) % seats
