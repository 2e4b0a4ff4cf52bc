"""Cards 5 and 6: a Templar moves; the swap of edicts and the Veto against it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core import Action
from engine.journey.board import CITIES, MARCH, VETO
from engine.journey.steps import FlagStep, JourneyStep, act
from engine.journey.tables import (
    ALLOW,
    DECLINE,
    INDEX,
    STANDS,
    STEP_CHOICE,
    STOP,
    SWAP,
    TAKE,
    TEMPLAR_CHOICE,
    VETO_CHOICE,
)
from engine.words import Text, ntext, text

if TYPE_CHECKING:
    from engine.journey.state import Journey


def begin(s: Journey) -> bool:
    """Cards 5 and 6 move one Templar: which, is asked only if they stand apart."""
    assert s.actor is not None
    stands = STANDS[s.templars[s.actor]]
    if len(stands) == 1:
        s.city, s.step = stands[0], WALK
    else:
        s.step = CHOOSE_TEMPLAR
    return True


class ChooseTemplar(JourneyStep):
    """J27, J28: one of the two."""

    def legal(self, s: Journey) -> list[Action]:
        assert s.actor is not None
        return TEMPLAR_CHOICE[s.templars[s.actor]]

    def apply(self, s: Journey, action: Action) -> None:
        s.city, s.step = INDEX[action[1]], WALK

    def prompt(self, s: Journey) -> Text:
        return text("Which of your Templars moves?")

    def rule(self, s: Journey) -> str:
        return _rule(s)


class Walk(JourneyStep):
    """J27, J28: 0 to 3 steps; with card 5 every territory entered gives 1 gold."""

    def legal(self, s: Journey) -> list[Action]:
        return STEP_CHOICE[s.city]

    def apply(self, s: Journey, action: Action) -> None:
        if action is not STOP:
            _walk(s, INDEX[action[1]])
        if action is STOP or len(s.path) == MARCH:
            _arrive(s)

    def prompt(self, s: Journey) -> Text:
        city, left = CITIES[s.city], MARCH - len(s.path)
        if not s.path:
            return text("Move the Templar in {city}: up to {n} steps.", city=city, n=left)
        return ntext(
            "Move the Templar in {city}: 1 more step, if you like.",
            "Move the Templar in {city}: up to {n} more steps.",
            left,
            city=city,
        )

    def label(self, s: Journey, action: Action) -> Text:
        if action is not STOP:
            return super().label(s, action)
        return text("Stop in {city}", city=CITIES[s.city]) if s.path else text("Stay in {city}", city=CITIES[s.city])

    def rule(self, s: Journey) -> str:
        return _rule(s)


class MarchFlag(FlagStep):
    """J27: card 6 ends with the Pope's flag where the Templar stopped."""

    def cities(self, s: Journey) -> tuple[int, ...]:
        return (s.city,)

    def apply(self, s: Journey, action: Action) -> None:
        assert s.actor is not None
        if action is not DECLINE:
            act(s, s.actor, action)
        s.end_card()

    def rule(self, s: Journey) -> str:
        return "J27"


class SwapEdict(JourneyStep):
    """J28: the edict of the city reached may change places with any other on the track."""

    def legal(self, s: Journey) -> list[Action]:
        return [DECLINE, *(SWAP[city] for city in sorted(s.edicts) if city >= 0 and city != s.city)]

    def apply(self, s: Journey, action: Action) -> None:
        if action is DECLINE:
            s.end_card()
            return
        assert s.actor is not None
        s.other = INDEX[action[1]]
        _ask_veto(s, s.actor)

    def prompt(self, s: Journey) -> Text:
        return text("You may swap the edict of {city} with another.", city=CITIES[s.city])

    def label(self, s: Journey, action: Action) -> Text:
        return text("Swap nothing") if action is DECLINE else super().label(s, action)

    def rule(self, s: Journey) -> str:
        return "J28"


class AskVeto(JourneyStep):
    """J36: everybody else may stop the swap."""

    def legal(self, s: Journey) -> list[Action]:
        return VETO_CHOICE

    def apply(self, s: Journey, action: Action) -> None:
        assert s.actor is not None
        if action is ALLOW:
            _ask_veto(s, s.actor)
            return
        s.spend_favour(s.actor, VETO)
        s.events.append(("vetoed", s.actor, s.order[s.acted]))
        s.end_card()

    def prompt(self, s: Journey) -> Text:
        names = {"city": CITIES[s.city], "with_city": CITIES[s.other]}
        return text("{seat} wants to swap the edicts of {city} and {with_city}. Veto?", seat=s.order[s.acted], **names)

    def rule(self, s: Journey) -> str:
        return "J36"


class TakeOne(JourneyStep):
    """J28, penalty: 1 gold from one of the territories entered."""

    def legal(self, s: Journey) -> list[Action]:
        return [TAKE[city] for city in sorted(set(s.path)) if s.gold[city]]

    def apply(self, s: Journey, action: Action) -> None:
        assert s.actor is not None
        s.events.append(("took", s.actor, action[1], s.take(s.actor, INDEX[action[1]], 1)))
        s.end_card()

    def prompt(self, s: Journey) -> Text:
        return text("Penalty: take 1 gold from one of the territories you entered.")

    def rule(self, s: Journey) -> str:
        return "J28"


CHOOSE_TEMPLAR, WALK, FLAG, SWAPPING, ASK_VETO, TAKE_ONE = (
    ChooseTemplar(),
    Walk(),
    MarchFlag(),
    SwapEdict(),
    AskVeto(),
    TakeOne(),
)


def _rule(s: Journey) -> str:
    assert s.actor is not None
    return "J27" if s.cards[s.actor] == 6 else "J28"


def _walk(s: Journey, city: int) -> None:
    """One step; card 5 takes its gold on the way, unless punished."""
    seat = s.actor
    assert seat is not None
    a, b = s.templars[seat]
    stays = b if s.city == a else a
    s.templars[seat] = (stays, city) if stays < city else (city, stays)
    s.events.append(("moved", seat, CITIES[s.city], CITIES[city]))
    s.city = city
    s.path += (city,)
    if s.cards[seat] == 5 and not s.punished[seat] and s.gold[city]:
        s.events.append(("took", seat, CITIES[city], s.take(seat, city, 1)))


def _arrive(s: Journey) -> None:
    """What the card allows where the Templar stops."""
    seat = s.actor
    assert seat is not None
    if s.cards[seat] == 6:
        _ask(s, FLAG, bool(FLAG.possible(s, seat)))
    elif s.punished[seat]:
        _ask(s, TAKE_ONE, any(s.gold[city] for city in s.path))
    else:
        _ask(s, SWAPPING, s.city in s.edicts)


def _ask(s: Journey, step: JourneyStep, possible: bool) -> None:
    if possible:
        s.step = step
    else:
        s.end_card()


def _ask_veto(s: Journey, after: int) -> None:
    """Asks the next seat clockwise that could pay for a Veto; when nobody is left, the edicts are swapped."""
    swapper = s.order[s.acted]
    seat = (after + 1) % s.seats
    while seat != swapper and s.temple[seat] < VETO:
        seat = (seat + 1) % s.seats
    if seat != swapper:
        s.step, s.actor = ASK_VETO, seat
        return
    one, two = s.edicts.index(s.city), s.edicts.index(s.other)
    s.edicts[one], s.edicts[two] = s.other, s.city
    s.events.append(("swapped", swapper, CITIES[s.city], CITIES[s.other]))
    s.end_card()
