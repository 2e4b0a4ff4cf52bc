"""Cards 1 and 2: collecting gold, and the favour of Taxes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core import Action
from engine.journey.board import PENALTY_GOLD, SAFE_GOLD, TAX, TAXES
from engine.journey.steps import JourneyStep
from engine.journey.tables import COLLECT_CHOICE, DECLINE, INDEX, REACH
from engine.journey.tables import TAX as TAX_FROM
from engine.words import Text, ntext, text

if TYPE_CHECKING:
    from engine.journey.state import Journey


def begin(s: Journey) -> bool:
    """Cards 1 and 2 collect, unless no gold is in reach."""
    if not _rich(s):
        return False
    s.step = COLLECT
    return True


def _rich(s: Journey) -> list[int]:
    """Territories in reach of the actor's Templars where gold lies."""
    assert s.actor is not None
    gold = s.gold
    return [city for city in REACH[s.templars[s.actor]] if gold[city]]


def _limit(s: Journey, seat: int) -> int | None:
    """How much the card collects; None: all."""
    if s.cards[seat] == 1:
        return SAFE_GOLD
    return PENALTY_GOLD if s.punished[seat] else None


class Collect(JourneyStep):
    """J23, J24: gold from one territory with an own Templar or next to one."""

    def legal(self, s: Journey) -> list[Action]:
        assert s.actor is not None
        return COLLECT_CHOICE[s.templars[s.actor]]

    def apply(self, s: Journey, action: Action) -> None:
        seat, city = s.actor, INDEX[action[1]]
        assert seat is not None
        limit = _limit(s, seat)
        amount = s.take(seat, city, s.gold[city] if limit is None else limit)
        s.events.append(("collected", seat, action[1], amount))
        if s.temple[seat] >= TAXES and _rich(s):
            s.step = LEVY
        else:
            s.end_card()

    def prompt(self, s: Journey) -> Text:
        assert s.actor is not None
        limit = _limit(s, s.actor)
        if limit is None:
            return text("Collect all gold from one territory with one of your Templars or next to one.")
        return text("Collect up to {n} gold from a territory with one of your Templars or next to one.", n=limit)

    def rule(self, s: Journey) -> str:
        assert s.actor is not None
        return "J23" if s.cards[s.actor] == 1 else "J24"


class Levy(JourneyStep):
    """J38: Taxes, once per card, directly after collecting."""

    def legal(self, s: Journey) -> list[Action]:
        return [DECLINE, *(TAX_FROM[city] for city in _rich(s))]

    def apply(self, s: Journey, action: Action) -> None:
        seat = s.actor
        assert seat is not None
        if action is not DECLINE:
            s.spend_favour(seat, TAXES)
            s.events.append(("taxed", seat, action[1], s.take(seat, INDEX[action[1]], TAX)))
        s.end_card()

    def prompt(self, s: Journey) -> Text:
        return text("Taxes: you may take up to 2 more gold for 2 temple knights.")

    def label(self, s: Journey, action: Action) -> Text:
        if action is DECLINE:
            return text("Do without Taxes")
        return ntext(
            "Taxes: {n} gold from {city} (2 temple knights)",
            "Taxes: {n} gold from {city} (2 temple knights)",
            min(TAX, s.gold[INDEX[action[1]]]),
            city=action[1],
        )

    def rule(self, s: Journey) -> str:
        return "J38"


COLLECT, LEVY = Collect(), Levy()
