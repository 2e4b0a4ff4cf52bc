"""The Pope moves: his flag, and the favour that hands the marker on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core import Action
from engine.journey import scoring
from engine.journey.board import LEADER
from engine.journey.steps import FlagStep, JourneyStep, act
from engine.journey.tables import DECLINE, KEEP, LEAD, POPE_CHOICE, STANDS
from engine.words import Text, text

if TYPE_CHECKING:
    from engine.journey.state import Journey


class MovePope(JourneyStep):
    """J15: one line forward."""

    def legal(self, s: Journey) -> list[Action]:
        return POPE_CHOICE[s.pope]

    def apply(self, s: Journey, action: Action) -> None:
        assert s.actor is not None
        s.pope = action[1]
        s.events.append(("pope", s.actor, s.pope))
        if s.pope == "ship":  # J17
            scoring.ship(s)
        elif FLAG.possible(s, s.actor):
            s.step = FLAG
        else:
            s.choose_cards()

    def prompt(self, s: Journey) -> Text:
        return text("You hold the marker: move the Pope.")

    def rule(self, s: Journey) -> str:
        return "J15"


class Flag(FlagStep):
    """J16: the first player uses the flag where an own Templar stands."""

    def cities(self, s: Journey) -> tuple[int, ...]:
        return STANDS[s.templars[s.first]]

    def apply(self, s: Journey, action: Action) -> None:
        if action is DECLINE:
            s.choose_cards()
            return
        act(s, s.first, action)
        _offer_lead(s)

    def rule(self, s: Journey) -> str:
        return "J16"


class Lead(JourneyStep):
    """J35: who holds the marker may hand it on, having used the flag or having been handed it."""

    def legal(self, s: Journey) -> list[Action]:
        return [KEEP, *(LEAD[seat] for seat in range(s.seats) if seat != s.actor)]

    def apply(self, s: Journey, action: Action) -> None:
        if action is KEEP:
            s.choose_cards()
            return
        s.spend_favour(s.first, LEADER)
        s.events.append(("leader", s.first, action[1]))
        s.first = action[1]
        _offer_lead(s)

    def prompt(self, s: Journey) -> Text:
        return text("Leader: you may hand the marker to another player for 3 temple knights.")

    def rule(self, s: Journey) -> str:
        return "J35"


POPE, FLAG, LEAD_ON = MovePope(), Flag(), Lead()


def _offer_lead(s: Journey) -> None:
    if s.temple[s.first] >= LEADER:
        s.step, s.actor = LEAD_ON, s.first
    else:
        s.choose_cards()
