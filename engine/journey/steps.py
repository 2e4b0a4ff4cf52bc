"""What all decisions of the game share: how actions are called, and the flag, which two of them use."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.core import Action, Step
from engine.journey.board import CARDS, GREEN, SPACES
from engine.journey.tables import DECLINE, INDEX, PLACE, REMOVE
from engine.words import Text, text

if TYPE_CHECKING:
    from engine.journey.state import Journey

LABELS: dict[str, Callable[[Action], Text]] = {
    "allow": lambda a: text("Let it happen"),
    "card": lambda a: text("{card}: {name}", card=a[1], name=CARDS[a[1]]),
    "city": lambda a: text("Act in {city}", city=a[1]),
    "collect": lambda a: text("Collect gold from {city}", city=a[1]),
    "decline": lambda a: text("Do nothing"),
    "exchange": lambda a: text("Exchange a knight of {owner} in {city} (2 gold)", city=a[1], owner=a[2]),
    "keep": lambda a: text("Keep the marker"),
    "lead": lambda a: text("Hand the marker to {seat}", seat=a[1]),
    "lose": lambda a: text("Lose the knight in {city}", city=a[1]),
    "new chance": lambda a: text("New Chance: throw again (1 temple knight)"),
    "pay place": lambda a: text("Place a knight in {city} (2 gold)", city=a[1]),
    "pay remove": lambda a: text("Remove a knight of {owner} from {city} (2 gold)", city=a[1], owner=a[2]),
    "place": lambda a: text("Place a knight in {city}", city=a[1]),
    "pope": lambda a: text("Move the Pope to {space}", space=SPACES[a[1]]),
    "remove": lambda a: text("Remove a knight of {owner} from {city}", city=a[1], owner=a[2]),
    "station": lambda a: text("Put a Templar into {city}", city=a[1]),
    "step": lambda a: text("Go to {city}", city=a[1]),
    "swap": lambda a: text("Swap with the edict of {city}", city=a[1]),
    "take": lambda a: text("Take 1 gold from {city}", city=a[1]),
    "templar": lambda a: text("Move the Templar in {city}", city=a[1]),
    "throw": lambda a: text("Throw the chance marker (1 gold)"),
    "veto": lambda a: text("Veto (4 temple knights)"),
}


class JourneyStep(Step["Journey"]):
    """A decision whose actions are called the same everywhere in the game."""

    def label(self, s: Journey, action: Action) -> Text:
        return LABELS[action[0]](action)


def against(row: list[int], seat: int, actions: tuple[Action, ...]) -> list[Action]:
    """Of one action per owner, those whose owner has a knight in the city and is somebody else."""
    return [actions[owner] for owner, knights in enumerate(row) if knights and owner != seat]


def act(s: Journey, seat: int, action: Action) -> None:
    """Carries out ("place", city) or ("remove", city, owner)."""
    city = INDEX[action[1]]
    if len(action) == 2:
        s.place(seat, city)
    else:
        s.remove(seat, action[2], city)


class FlagStep(JourneyStep):
    """J16, J27: green may place one's own knight, red may remove somebody else's."""

    def cities(self, s: Journey) -> tuple[int, ...]:
        """Where the flag works."""
        raise NotImplementedError

    def possible(self, s: Journey, seat: int) -> list[Action]:
        """What the flag allows, sorted; empty when it is forfeited."""
        if s.flag == GREEN:
            return [PLACE[city] for city in self.cities(s) if s.can_place(seat, city)]
        return [action for city in self.cities(s) for action in against(s.knights[city], seat, REMOVE[city])]

    def legal(self, s: Journey) -> list[Action]:
        assert s.actor is not None
        return [DECLINE, *self.possible(s, s.actor)]

    def label(self, s: Journey, action: Action) -> Text:
        return text("Leave the flag unused") if action is DECLINE else super().label(s, action)

    def prompt(self, s: Journey) -> Text:
        if s.flag == GREEN:
            return text("Green flag: you may place a knight.")
        return text("Red flag: you may remove another player's knight.")
