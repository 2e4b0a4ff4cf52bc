"""Figures on their way: the monks' and the illustrator's pawn, the prior, the abbot with his shadow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core import Action, Step
from engine.templar import hiding, scoring
from engine.templar.board import (
    ANSELMUS,
    CARDS,
    FOR_SEVERUS,
    FOR_STEPHANUS,
    JOSUA,
    LUCAS,
    REMIGIUS,
    SEVERUS,
    SORTS,
    STEPHANUS,
    STEPS,
)
from engine.templar.events import place_name, treasure
from engine.templar.tables import OPEN, PLACES, SORT_ID, STEP, STOP, TURN
from engine.templar.turns import decide, end_turn, plays
from engine.words import Text, ntext, text

if TYPE_CHECKING:
    from engine.templar.state import Templar


class Walk(Step["Templar"]):
    """One step after another through open passages, no room twice (T17). `path` begins where the figure started."""

    def legal(self, s: Templar) -> list[Action]:
        path = s.path
        actions = [STEP[room] for room in OPEN[s.door][path[-1]] if room not in path]
        if len(path) > 1:
            actions.append(STOP)
        return actions

    def apply(self, s: Templar, action: Action) -> None:
        if action is STOP:
            self.arrive(s, s.path[-1])
            return
        room = action[1]
        self.move(s, s.path[-1], room)
        s.path += (room,)
        s.left -= 1
        if s.left:
            decide(s, self)
        else:
            self.arrive(s, room)

    def move(self, s: Templar, start: int, room: int) -> None:
        """The pawn of the seat in turn steps into the next room."""
        s.place[s.turn] = room
        s.events.append(("walked", s.turn, PLACES[start], room))

    def arrive(self, s: Templar, room: int) -> None:
        """The way is over: what the card does there."""
        raise NotImplementedError

    def prompt(self, s: Templar) -> Text:
        return way_left(s)

    def label(self, s: Templar, action: Action) -> Text:
        if action is STOP:
            return text("Stop in {room}", room=place_name(s.path[-1]))
        return text("Go to {room}", room=place_name(action[1]))

    def rule(self, s: Templar) -> str:
        return "T17"


def way_left(s: Templar) -> Text:
    """How far the figure may walk, and whether it may stop: only after its first step."""
    if len(s.path) == 1:
        return ntext("{card}: walk into a room next door.", "{card}: walk 1 to {n} rooms.", s.left, card=CARDS[s.card])
    return ntext(
        "{card}: stop here, or walk one room further.",
        "{card}: stop here, or walk up to {n} rooms further.",
        s.left,
        card=CARDS[s.card],
    )


def set_out(s: Templar, walk: Walk, start: int) -> None:
    s.path, s.left = (start,), STEPS[s.card]
    decide(s, walk)


class MonkWalk(Walk):
    """A monk walks, then hides treasures where he stops (T18)."""

    def arrive(self, s: Templar, room: int) -> None:
        hiding.begin(s, room)

    def rule(self, s: Templar) -> str:
        return "T18"


@plays(ANSELMUS, JOSUA, LUCAS)
def monk(s: Templar) -> None:
    set_out(s, MONK_WALK, s.place[s.turn])


class IllustratorWalk(Walk):
    """Stephanus: a point for every other figure in the room where he stops (T22)."""

    def arrive(self, s: Templar, room: int) -> None:
        figures = s.place.count(room) - 1 + (s.remigius == room) + (s.severus == room) + (s.vitus == room)
        s.events.append(("admired", s.turn, figures))
        if figures:
            scoring.score(s, s.turn, FOR_STEPHANUS, figures)
        end_turn(s)

    def rule(self, s: Templar) -> str:
        return "T22"


@plays(STEPHANUS)
def illustrator(s: Templar) -> None:
    set_out(s, ILLUSTRATOR_WALK, s.place[s.turn])


class PriorWalk(Walk):
    """Severus: wherever he stands, no treasure is touched (T24)."""

    def move(self, s: Templar, start: int, room: int) -> None:
        s.severus = room
        s.events.append(("severus", start, room))

    def arrive(self, s: Templar, room: int) -> None:
        scoring.score(s, s.turn, FOR_SEVERUS, 1)
        end_turn(s)

    def rule(self, s: Templar) -> str:
        return "T24"


@plays(SEVERUS)
def prior(s: Templar) -> None:
    set_out(s, PRIOR_WALK, s.severus)


class AbbotWalk(Walk):
    """Remigius keeps out of Vitus' room, unless it is his only way; he never stops there (T25)."""

    def legal(self, s: Templar) -> list[Action]:
        path, vitus = s.path, s.vitus
        actions = [STEP[room] for room in OPEN[s.door][path[-1]] if room not in path and room != vitus]
        if len(path) == 1:
            return actions or [STEP[vitus]]
        if path[-1] != vitus:
            actions.append(STOP)
        return actions

    def prompt(self, s: Templar) -> Text:
        if len(s.path) > 1 and s.path[-1] == s.vitus:
            return text("Remigius can't stop in the room of Vitus: walk one room further.")
        return way_left(s)

    def move(self, s: Templar, start: int, room: int) -> None:
        s.remigius = room
        s.events.append(("remigius", start, room))

    def arrive(self, s: Templar, room: int) -> None:
        if room == s.severus:  # T24
            s.events.append(("no scoring", room))
            follow(s)
            return
        scoring.score_room(s, room)
        turn_rings(s, room)

    def rule(self, s: Templar) -> str:
        return "T25"


@plays(REMIGIUS)
def abbot(s: Templar) -> None:
    set_out(s, ABBOT_WALK, s.remigius)


def turn_rings(s: Templar, room: int) -> None:
    """One ring of each player is turned; who has different kinds there is asked which (T26)."""
    rings = scoring.unscored_rings(s, room)
    for n in range(s.seats):
        seat = (s.turn + n) % s.seats
        kinds = rings[seat]
        if kinds and min(kinds) == max(kinds):
            turn_ring(s, seat, room, kinds[0])
    s.to_turn = tuple(seat for n in range(s.seats) if len(set(rings[seat := (s.turn + n) % s.seats])) > 1)
    ask_next_owner(s)


def turn_ring(s: Templar, seat: int, room: int, kind: int) -> None:
    scoring.turn_ring(s, seat, room, kind)
    s.events.append(("turned", seat, SORTS[kind], room))


def ask_next_owner(s: Templar) -> None:
    if s.to_turn:
        s.actor, s.step = s.to_turn[0], TURN_RING
    else:
        follow(s)


class TurnRing(Step["Templar"]):
    """An owner of different kinds of ring in the scored room chooses the one that is turned (T26)."""

    def legal(self, s: Templar) -> list[Action]:
        kinds = scoring.unscored_rings(s, s.remigius)[s.to_turn[0]]
        return [TURN[kind] for kind in sorted(set(kinds))]

    def apply(self, s: Templar, action: Action) -> None:
        turn_ring(s, s.to_turn[0], s.remigius, SORT_ID[action[1]])
        s.to_turn = s.to_turn[1:]
        ask_next_owner(s)

    def prompt(self, s: Templar) -> Text:
        return text("{room} is scored. Which of your rings is turned over?", room=place_name(s.remigius, capital=True))

    def label(self, s: Templar, action: Action) -> Text:
        return text("Turn {treasure}", treasure=treasure(action[1]))

    def rule(self, s: Templar) -> str:
        return "T26"


def follow(s: Templar) -> None:
    """Vitus goes where Remigius set out from, whatever doors there are (T27)."""
    s.events.append(("vitus", PLACES[s.vitus], s.path[0]))
    s.vitus = s.path[0]
    end_turn(s)


MONK_WALK = MonkWalk()
ILLUSTRATOR_WALK = IllustratorWalk()
PRIOR_WALK = PriorWalk()
ABBOT_WALK = AbbotWalk()
TURN_RING = TurnRing()
