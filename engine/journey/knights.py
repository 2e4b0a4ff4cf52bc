"""Cards 3 and 4: placing, removing and exchanging knights for gold, the chance marker, and New Chance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core import Action
from engine.journey.board import BUDGET, CHANCES, PRICE, STAKE
from engine.journey.board import NEW_CHANCE as NEW_CHANCE_PRICE
from engine.journey.steps import JourneyStep, act, against
from engine.journey.tables import (
    CHANCE_CHOICE,
    CITY,
    DECLINE,
    EXCHANGE,
    INDEX,
    PAY_PLACE,
    PAY_REMOVE,
    PLACE,
    REMOVE,
    STANDS,
    STOP,
    THROW,
)
from engine.words import Text, term, text

if TYPE_CHECKING:
    from engine.journey.state import Journey


def begin(s: Journey) -> bool:
    """Cards 3 and 4 act in a city with an own Templar; with only one that serves, there is nothing to choose."""
    cities = _cities(s)
    if len(cities) == 1:
        s.city, s.step = cities[0], _spending(s)
    elif cities:
        s.step = CHOOSE_CITY
    return bool(cities)


def _cities(s: Journey) -> list[int]:
    """Cities with an own Templar where the actor's card can do something."""
    assert s.actor is not None
    step = _spending(s)
    stands = STANDS[s.templars[s.actor]]
    return [city for city in stands if step.works(s, s.actor, city)]


def _spending(s: Journey) -> Spending:
    """The step in which the actor's card spends its gold."""
    assert s.actor is not None
    if s.cards[s.actor] == 3:
        return PLACING
    return PENALTY if s.punished[s.actor] else EXCHANGING


class Spending(JourneyStep):
    """J25, J26: gold is spent in one city, step by step, until the player stops or can't go on."""

    def works(self, s: Journey, seat: int, city: int) -> bool:
        """Something could be done with the gold left."""
        raise NotImplementedError

    def go_on(self, s: Journey) -> None:
        """Asks again while something can be done."""
        assert s.actor is not None
        if self.works(s, s.actor, s.city):
            s.step = self
        else:
            s.end_card()

    def label(self, s: Journey, action: Action) -> Text:
        if action is not STOP:
            return super().label(s, action)
        return text("Spend no more") if s.spent else text("Spend nothing")


class ChooseCity(JourneyStep):
    """J25, J26: in one city only."""

    def legal(self, s: Journey) -> list[Action]:
        return [CITY[city] for city in _cities(s)]

    def apply(self, s: Journey, action: Action) -> None:
        s.city = INDEX[action[1]]
        s.step = _spending(s)

    def prompt(self, s: Journey) -> Text:
        return text("In which city does your card act?")

    def rule(self, s: Journey) -> str:
        assert s.actor is not None
        return "J25" if s.cards[s.actor] == 3 else "J26"


class PlaceKnights(Spending):
    """J25: 2 gold place or remove a knight; 1 gold throws the chance marker for it."""

    def works(self, s: Journey, seat: int, city: int) -> bool:
        money = s.purse[seat] >= STAKE and s.spent + STAKE <= BUDGET
        return money and (s.can_place(seat, city) or s.has_foes(seat, city))

    def legal(self, s: Journey) -> list[Action]:
        seat, city = s.actor, s.city
        assert seat is not None
        if s.purse[seat] < PRICE or s.spent + PRICE > BUDGET:
            return [STOP, THROW]
        removals = against(s.knights[city], seat, PAY_REMOVE[city])
        if s.can_place(seat, city):
            return [PAY_PLACE[city], *removals, STOP, THROW]
        return [*removals, STOP, THROW]

    def apply(self, s: Journey, action: Action) -> None:
        assert s.actor is not None
        if action is STOP:
            s.end_card()
        elif action is THROW:
            s.pay(s.actor, STAKE)
            throw(s)
        else:
            s.pay(s.actor, PRICE)
            act(s, s.actor, action)
            self.go_on(s)

    def prompt(self, s: Journey) -> Text:
        assert s.actor is not None
        gold = min(BUDGET - s.spent, s.purse[s.actor])
        if gold < PRICE:
            return text("You may throw the chance marker in {city}, for 1 gold.", city=_name(s))
        spend = (
            text("Spend up to {n} more gold in {city}", n=gold, city=_name(s))
            if s.spent
            else text("Spend up to {n} gold in {city}", n=gold, city=_name(s))
        )
        return text("{spend}: {ways}.", spend=spend, ways=self.ways(s, s.actor))

    def ways(self, s: Journey, seat: int) -> Text:
        """What gold can do in the city now."""
        if not s.has_foes(seat, s.city):
            return text("2 to place a knight, 1 for a throw")
        if not s.can_place(seat, s.city):
            return text("2 to remove a knight, 1 for a throw")
        return text("2 to place or to remove a knight, 1 for a throw")

    def rule(self, s: Journey) -> str:
        return "J25"


class Cross(JourneyStep):
    """J25: a cross places or removes one knight."""

    def legal(self, s: Journey) -> list[Action]:
        seat, city = s.actor, s.city
        assert seat is not None
        removals = against(s.knights[city], seat, REMOVE[city])
        if s.can_place(seat, city):
            return [DECLINE, PLACE[city], *removals]
        return [DECLINE, *removals]

    def apply(self, s: Journey, action: Action) -> None:
        assert s.actor is not None
        if action is not DECLINE:
            act(s, s.actor, action)
        PLACING.go_on(s)

    def prompt(self, s: Journey) -> Text:
        assert s.actor is not None
        if not s.has_foes(s.actor, s.city):
            return text("A cross: you may place a knight in {city}.", city=_name(s))
        if not s.can_place(s.actor, s.city):
            return text("A cross: you may remove a knight from {city}.", city=_name(s))
        return text("A cross: you may place a knight in {city}, or remove one.", city=_name(s))

    def rule(self, s: Journey) -> str:
        return "J25"


class Blank(JourneyStep):
    """J37: after a blank, New Chance throws again."""

    def legal(self, s: Journey) -> list[Action]:
        return CHANCE_CHOICE

    def apply(self, s: Journey, action: Action) -> None:
        assert s.actor is not None
        if action is DECLINE:
            PLACING.go_on(s)
            return
        s.chances += 1
        s.spend_favour(s.actor, NEW_CHANCE_PRICE)
        s.events.append(("new chance", s.actor))
        throw(s)

    def prompt(self, s: Journey) -> Text:
        return text("A blank. New Chance: throw again for 1 temple knight?")

    def label(self, s: Journey, action: Action) -> Text:
        return text("Do not throw again") if action is DECLINE else super().label(s, action)

    def rule(self, s: Journey) -> str:
        return "J37"


class Exchange(Spending):
    """J26: 2 gold put an own knight in the place of another player's, at most three times."""

    def works(self, s: Journey, seat: int, city: int) -> bool:
        return _affordable(s, seat) and s.supply[seat] > 0 and s.has_foes(seat, city)

    def legal(self, s: Journey) -> list[Action]:
        assert s.actor is not None
        return [*against(s.knights[s.city], s.actor, EXCHANGE[s.city]), STOP]

    def apply(self, s: Journey, action: Action) -> None:
        seat = s.actor
        assert seat is not None
        if action is STOP:
            s.end_card()
            return
        s.pay(seat, PRICE)
        s.to_temple(action[2], s.city)
        s.knights[s.city][seat] += 1
        s.free[s.city] -= 1
        s.supply[seat] -= 1
        s.events.append(("exchanged", seat, action[2], action[1]))
        self.go_on(s)

    def prompt(self, s: Journey) -> Text:
        return text("Exchange a knight in {city} for one of yours, for 2 gold.", city=_name(s))

    def rule(self, s: Journey) -> str:
        return "J26"


class Penalty(Spending):
    """J26, penalty: 2 gold only remove a knight, at most three times."""

    def works(self, s: Journey, seat: int, city: int) -> bool:
        return _affordable(s, seat) and s.has_foes(seat, city)

    def legal(self, s: Journey) -> list[Action]:
        assert s.actor is not None
        return [*against(s.knights[s.city], s.actor, PAY_REMOVE[s.city]), STOP]

    def apply(self, s: Journey, action: Action) -> None:
        assert s.actor is not None
        if action is STOP:
            s.end_card()
            return
        s.pay(s.actor, PRICE)
        act(s, s.actor, action)
        self.go_on(s)

    def prompt(self, s: Journey) -> Text:
        return text("Penalty: you may only remove knights from {city}, for 2 gold each.", city=_name(s))

    def rule(self, s: Journey) -> str:
        return "J26"


CHOOSE_CITY, PLACING, CROSS, BLANK = ChooseCity(), PlaceKnights(), Cross(), Blank()
EXCHANGING, PENALTY = Exchange(), Penalty()


def _affordable(s: Journey, seat: int) -> bool:
    return s.purse[seat] >= PRICE and s.spent + PRICE <= BUDGET


def _name(s: Journey) -> str:
    return CITY[s.city][1]  # type: ignore[no-any-return]


def throw(s: Journey) -> None:
    """The chance marker falls: cross or blank, one as likely as the other."""
    assert s.actor is not None
    s.reveals += 1
    cross = s.rng.below(2) == 1
    s.events.append(("threw", s.actor, term("cross") if cross else term("blank")))
    if cross:
        s.step = CROSS
    elif s.temple[s.actor] >= NEW_CHANCE_PRICE and s.chances < CHANCES:
        s.step = BLANK
    else:
        PLACING.go_on(s)
