"""The six cards: choosing one in secret, and what every penalty ends with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core import Action
from engine.journey.board import CITIES
from engine.journey.steps import JourneyStep
from engine.journey.tables import ALL, CARD_CHOICE, INDEX
from engine.journey.tables import LOSE as LOSE_FROM
from engine.words import Text, text

if TYPE_CHECKING:
    from engine.journey.state import Journey


class ChooseCard(JourneyStep):
    """J19: any of the six, face down."""

    def legal(self, s: Journey) -> list[Action]:
        return CARD_CHOICE

    def apply(self, s: Journey, action: Action) -> None:
        seat = s.actor
        assert seat is not None
        s.cards[seat] = action[1]
        s.events.append(("chose", seat))
        s.actor = (seat + 1) % s.seats
        if s.actor == s.first:
            s.reveal()

    def prompt(self, s: Journey) -> Text:
        return text("Choose a card in secret.")

    def rule(self, s: Journey) -> str:
        return "J19"


class LoseKnight(JourneyStep):
    """J29: a penalty ends with an own knight going from a city to the temple."""

    def legal(self, s: Journey) -> list[Action]:
        knights, seat = s.knights, s.actor
        assert seat is not None
        return [LOSE_FROM[city] for city in ALL if knights[city][seat]]

    def apply(self, s: Journey, action: Action) -> None:
        assert s.actor is not None
        s.to_temple(s.actor, INDEX[action[1]])
        s.events.append(("lost", s.actor, CITIES[INDEX[action[1]]]))
        s.finish_card()

    def prompt(self, s: Journey) -> Text:
        return text("Penalty: one of your knights goes from a city to your temple. From which?")

    def rule(self, s: Journey) -> str:
        return "J29"


CHOOSE, LOSE = ChooseCard(), LoseKnight()
