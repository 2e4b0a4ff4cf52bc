"""Treasures in the rooms: what fits where, and the monks' hiding."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core import Action, Step
from engine.templar.board import CARDS, SORTS, TREASURES, WORTH
from engine.templar.events import place_name, treasure
from engine.templar.tables import AREAS, BOXES, EMPTY, HIDDEN_BY, HIDINGS, NO_SORT, ROW, STOCK, STOP, WAYS_TO_HIDE
from engine.templar.turns import decide, end_turn
from engine.words import Text, ntext, text

if TYPE_CHECKING:
    from engine.templar.state import Templar


def lay(s: Templar, h: int, seat: int, sort: int) -> None:
    """A treasure goes into a free box of a hiding place, unscored side up (T19)."""
    for box in BOXES[h]:
        if s.box[box] == EMPTY:
            s.box[box] = seat * 2
            break
    s.free[h] -= 1
    s.kind[h] = sort
    spot = seat * ROW + HIDINGS[h].room
    s.worth[spot] += WORTH[sort]
    s.here[spot] += 1
    if s.here[spot] == 1:
        s.covered[seat] += 1


def lift(s: Templar, h: int, seat: int) -> None:
    """An unscored ring leaves its area; an empty area is open to every kind again."""
    kind = s.kind[h]
    for box in BOXES[h]:
        if s.box[box] == seat * 2:
            s.box[box] = EMPTY
            break
    s.free[h] += 1
    if s.free[h] == len(BOXES[h]):
        s.kind[h] = NO_SORT
    spot = seat * ROW + HIDINGS[h].room
    s.worth[spot] -= WORTH[kind]
    s.here[spot] -= 1
    if s.here[spot] == 0:
        s.covered[seat] -= 1


def fits_ring(s: Templar, h: int, kind: int) -> bool:
    """All rings of one area are of one kind (T19)."""
    return s.free[h] > 0 and (s.kind[h] == kind or s.kind[h] == NO_SORT)


def takes_ring(s: Templar, room: int, kind: int) -> bool:
    """Whether a ring of that kind can be hidden in a room now: not before Severus' eyes (T24)."""
    return room != s.severus and any(fits_ring(s, h, kind) for h in AREAS[room])


def begin(s: Templar, room: int) -> None:
    """A monk has arrived (T18). Nothing is hidden in Severus' room (T19)."""
    if room == s.severus:
        end_turn(s)
    else:
        s.left = TREASURES[s.card]
        decide(s, HIDE_TREASURE)


class HideTreasure(Step["Templar"]):
    """A monk hides one treasure after another (T18, T19)."""

    def legal(self, s: Templar) -> list[Action]:
        free, kind, supply = s.free, s.kind, s.supply
        actions = []
        first = s.turn * STOCK
        for sort, ways in enumerate(WAYS_TO_HIDE[s.place[s.turn]]):
            if supply[first + sort]:
                actions += [action for h, action in ways if free[h] and (kind[h] == sort or kind[h] == NO_SORT)]
        actions.append(STOP)
        return actions

    def apply(self, s: Templar, action: Action) -> None:
        if action is STOP:
            end_turn(s)
            return
        room = s.place[s.turn]
        h, sort = HIDDEN_BY[room][action]
        s.supply[s.turn * STOCK + sort] -= 1
        lay(s, h, s.turn, sort)
        s.events.append(("hid", s.turn, SORTS[sort], room))
        s.left -= 1
        if s.left:
            decide(s, self)
        else:
            end_turn(s)

    def prompt(self, s: Templar) -> Text:
        first = s.turn * STOCK
        n = min(s.left, sum(s.supply[first : first + STOCK]))
        card, room = CARDS[s.card], place_name(s.place[s.turn])
        if _nothing_hidden(s):
            return ntext(
                "{card}: hide a treasure in {room}.",
                "{card}: hide up to {n} treasures in {room}.",
                n,
                card=card,
                room=room,
            )
        return ntext(
            "{card}: hide one more treasure in {room}.",
            "{card}: hide up to {n} more treasures in {room}.",
            n,
            card=card,
            room=room,
        )

    def label(self, s: Templar, action: Action) -> Text:
        if action is STOP:
            return text("Hide nothing") if _nothing_hidden(s) else text("Hide no more")
        if len(AREAS[s.place[s.turn]]) == 1 or action[1] in SORTS[:2]:
            return text("Hide {treasure}", treasure=treasure(action[1]))
        return text("Hide {treasure} in area {n}", treasure=treasure(action[1]), n=action[2] + 1)

    def rule(self, s: Templar) -> str:
        return "T19"


def _nothing_hidden(s: Templar) -> bool:
    """The monk has hidden none of his treasures yet."""
    return s.left == TREASURES[s.card]


HIDE_TREASURE = HideTreasure()
