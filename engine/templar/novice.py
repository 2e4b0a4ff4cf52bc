"""Benjamin: a pawn on its way that may carry one ring from room to room (T20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core import Action, Step
from engine.templar import hiding
from engine.templar.board import BENJAMIN, SORTS, STEPS
from engine.templar.events import place_name, treasure
from engine.templar.tables import AREAS, BOXES, HIDINGS, OPEN, PLACES, PUT, SORT_ID, STEP, STOP, WITHIN
from engine.templar.turns import decide, end_turn, plays
from engine.templar.walking import way_left
from engine.words import Text, ntext, text

if TYPE_CHECKING:
    from engine.templar.state import Templar


@plays(BENJAMIN)
def novice(s: Templar) -> None:
    s.path, s.left, s.may_take = (s.place[s.turn],), STEPS[BENJAMIN], 1
    decide(s, NOVICE_WALK)


def can_put(s: Templar, kind: int, origin: int, room: int, steps: int) -> bool:
    """Whether a ring can still be put down: here or within so many steps, but not where it came from."""
    return any(near != origin and hiding.takes_ring(s, near, kind) for near in WITHIN[s.door][room][steps])


class NoviceWalk(Step["Templar"]):
    """Step, take, put or stop, in any order that lets a taken ring be put down."""

    def legal(self, s: Templar) -> list[Action]:
        return self.laden(s) if s.carrying else self.free(s)

    def laden(self, s: Templar) -> list[Action]:
        """Rooms are entered only if the ring can still be put down; it can't be kept."""
        assert s.carrying is not None
        _, kind, origin = s.carrying
        room = s.path[-1]
        actions = []
        if room != origin and room != s.severus:
            actions = [PUT[HIDINGS[h].area] for h in AREAS[room] if hiding.fits_ring(s, h, kind)]
        if s.left:
            steps = s.left - 1
            actions += [STEP[near] for near in OPEN[s.door][room] if can_put(s, kind, origin, near, steps)]
        return actions

    def free(self, s: Templar) -> list[Action]:
        room = s.path[-1]
        actions = [STEP[near] for near in OPEN[s.door][room]]
        if len(s.path) > 1:
            actions.append(STOP)
        return actions + self.in_reach(s)

    def in_reach(self, s: Templar) -> list[Action]:
        """Rings he may take along here: one at all, and none under the prior's eyes."""
        room = s.path[-1]
        return rings_to_take(s, room) if s.may_take and room != s.severus else []

    def apply(self, s: Templar, action: Action) -> None:
        if action is STOP:
            end_turn(s)
            return
        VERBS[action[0]](s, action)
        if s.left or s.carrying:
            decide(s, self)
        else:
            end_turn(s)

    def prompt(self, s: Templar) -> Text:
        if s.carrying:
            return self.laden_prompt(s, treasure(SORTS[s.carrying[1]]))
        if not self.in_reach(s):
            return way_left(s)
        if len(s.path) == 1:
            return text("Benjamin: take a ring along, or walk 1 to {n} rooms.", n=s.left)
        return ntext(
            "Benjamin: take a ring along, stop here, or walk one room further.",
            "Benjamin: take a ring along, stop here, or walk up to {n} rooms further.",
            s.left,
        )

    def laden_prompt(self, s: Templar, ring: Text) -> Text:
        actions = self.laden(s)
        if not any(action[0] == "put" for action in actions):
            return text("Benjamin carries {treasure}: on to a room that can take it.", treasure=ring)
        if not any(action[0] == "step" for action in actions):
            return text("Benjamin carries {treasure}: put it down here.", treasure=ring)
        return text("Benjamin carries {treasure}: put it down here, or carry it on.", treasure=ring)

    def label(self, s: Templar, action: Action) -> Text:
        if action is STOP:
            return text("Stop in {room}", room=place_name(s.path[-1]))
        if action[0] == "step":
            return text("Go to {room}", room=place_name(action[1]))
        if action[0] == "put":
            return text("Put the ring into area {n}", n=action[1] + 1)
        if action[2] == s.turn:
            return text("Take {treasure} of yours", treasure=treasure(action[1]))
        return text("Take {treasure} of {owner}", treasure=treasure(action[1]), owner=action[2])

    def rule(self, s: Templar) -> str:
        return "T20"


def rings_to_take(s: Templar, room: int) -> list[Action]:
    """Unscored rings that can be put down elsewhere; in the last round own ones only."""
    found: set[Action] = set()
    for h in AREAS[room]:
        kind = s.kind[h]
        owners = [s.box[box] >> 1 for box in BOXES[h] if s.box[box] >= 0 and not s.box[box] & 1]
        if owners and can_put(s, kind, room, room, s.left):
            area = HIDINGS[h].area
            found.update(("take", SORTS[kind], owner, area) for owner in owners if owner == s.turn or not s.last)
    return sorted(found)


def step(s: Templar, action: Action) -> None:
    s.events.append(("walked", s.turn, PLACES[s.path[-1]], action[1]))
    s.place[s.turn] = action[1]
    s.path += (action[1],)
    s.left -= 1


def take(s: Templar, action: Action) -> None:
    _, sort, owner, area = action
    room = s.path[-1]
    hiding.lift(s, AREAS[room][area], owner)
    s.carrying, s.may_take = (owner, SORT_ID[sort], room), 0
    s.events.append(("took", s.turn, owner, sort, room))


def put(s: Templar, action: Action) -> None:
    """It keeps its owner and stays unscored."""
    assert s.carrying is not None
    owner, kind, _ = s.carrying
    room = s.path[-1]
    hiding.lay(s, AREAS[room][action[1]], owner, kind)
    s.carrying = None
    s.events.append(("put", s.turn, owner, SORTS[kind], room))


VERBS = {"step": step, "take": take, "put": put}
NOVICE_WALK = NoviceWalk()
