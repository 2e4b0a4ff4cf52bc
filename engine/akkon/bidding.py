"""The bidding (A6–A10): knights are put down one by one, a turn at a time, until everybody has passed.

The round is a circle of modules, bidding → evaluation → cards → rounds → bidding, so they import each other as modules.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from engine.akkon import evaluation
from engine.akkon.board import CHAPLAIN, CITIES, GREYMANTLE, KNIGHTS, MERCENARY, SEATS, SENESCHAL, members
from engine.akkon.events import THE
from engine.core import Action, Step
from engine.words import Text, text

if TYPE_CHECKING:
    from engine.akkon.state import Akkon

PASS: Action = ("pass",)
DONE: Action = ("done",)
CITY = {name: number for number, name in enumerate(CITIES)}
KIND = {name: number for number, name in enumerate(KNIGHTS)}
BIDS: tuple[tuple[Action, ...], ...] = tuple(
    tuple(("bid", city, name, owner) for owner in range(SEATS[-1]) for name in KNIGHTS) for city in CITIES
)  # [city][knight]


@lru_cache(maxsize=4096)
def openings(camp: int, mercenaries: int, greymantles: int) -> list[Action]:
    """How a turn may begin: any knight of the camp on any field, or pass. Shared: never change the list."""
    bids = [
        bid
        for city in range(len(CITIES))
        for bid in fitting(camp, city, mercenaries >> city & 1, greymantles >> city & 1)
    ]
    return [*sorted(bids), PASS]


@lru_cache(maxsize=4096)
def fitting(camp: int, city: int, mercenary: int, greymantle: int) -> list[Action]:
    """The knights that may go to a field where the player's Mercenary or Greymantle stands or not (A9)."""
    barred = {GREYMANTLE} if mercenary else {MERCENARY} if greymantle else set()
    return sorted(BIDS[city][knight] for knight in members(camp) if knight & 7 not in barred)


@lru_cache(maxsize=4096)
def additions(camp: int, city: int, mercenary: int, greymantle: int) -> list[Action]:
    """How a turn may go on: further knights on the same field, or done. Shared: never change the list."""
    return [*fitting(camp, city, mercenary, greymantle), DONE]


class Bid(Step["Akkon"]):
    """Put a first knight on a field of choice, or pass for the rest of this bidding (A6)."""

    def legal(self, s: Akkon) -> list[Action]:
        seat = s.turn
        return openings(s.camps[seat], s.mercenaries[seat], s.greymantles[seat])

    def apply(self, s: Akkon, action: Action) -> None:
        if action == PASS:
            _pass(s)
        else:
            _put(s, action)

    def prompt(self, s: Akkon) -> Text:
        return text("Put a knight on a field, or pass. Keep knights back to pay for cards.")

    def label(self, s: Akkon, action: Action) -> Text:
        return text("Pass") if action == PASS else _label(s, action)

    def rule(self, s: Akkon) -> str:
        return "A6"


class Add(Step["Akkon"]):
    """Put further knights on the field of this turn, or end the turn (A6)."""

    def legal(self, s: Akkon) -> list[Action]:
        seat = s.turn
        city = s.field
        return additions(s.camps[seat], city, s.mercenaries[seat] >> city & 1, s.greymantles[seat] >> city & 1)

    def apply(self, s: Akkon, action: Action) -> None:
        if action == DONE:
            _end_turn(s)
        else:
            _put(s, action)

    def prompt(self, s: Akkon) -> Text:
        return text("Put further knights on {city}, or end your turn.", city=CITIES[s.field])

    def label(self, s: Akkon, action: Action) -> Text:
        return text("End the turn") if action == DONE else _label(s, action)

    def rule(self, s: Akkon) -> str:
        return "A6"


BID, ADD = Bid(), Add()


def _label(s: Akkon, action: Action) -> Text:
    """A borrowed knight is told from an own one of the same name by its owner (A25)."""
    _, city, knight, owner = action
    if owner != s.actor:
        return text("Put {knight} of {owner} on {city}", knight=THE[knight], owner=owner, city=city)
    return text("Put {knight} on {city}", knight=THE[knight], city=city)


def begin(s: Akkon) -> None:
    """The start player bids first; everybody has at least four knights (A25)."""
    s.phase = "bidding"
    s.turn = s.actor = s.start
    s.step = BID


def _put(s: Akkon, action: Action) -> None:
    """One knight onto a field, face down unless the Seneschal stands there (A10)."""
    seat = s.turn
    _, city_name, name, owner = action
    city, kind = CITY[city_name], KIND[name]
    knight = owner * 8 + kind
    s.camps[seat] ^= 1 << knight
    s.field = city
    s.fresh += 1
    face_up = kind == SENESCHAL or city == s.open_field
    s.bids.append((city, seat, knight, face_up))
    s.events.append(("bid open", seat, city_name, name) if face_up else ("bid", seat, city_name, 1))
    if face_up and owner != seat:
        s.events.append(("on loan", seat, owner))
    if kind >= MERCENARY:
        _note(s, seat, city, kind)
    if _may_add(s, seat, city):
        s.step = ADD
    else:
        _end_turn(s)


def _note(s: Akkon, seat: int, city: int, kind: int) -> None:
    """Remembers where the knights with a special power stand."""
    if kind == MERCENARY:
        s.mercenaries[seat] |= 1 << city
    elif kind == GREYMANTLE:
        s.greymantles[seat] |= 1 << city
    elif kind == CHAPLAIN:
        s.chaplains[seat] |= 1 << city
    else:
        _open(s, city)


def _open(s: Akkon, city: int) -> None:
    """The Seneschal comes: what lies on the field is turned up, what follows is put down openly (A10)."""
    s.open_field = city
    s.events.append(("opened", CITIES[city]))
    if any(bid[0] == city and not bid[3] for bid in s.bids):
        s.reveals += 1
        evaluation.turn_up(s, city)


def _may_add(s: Akkon, seat: int, city: int) -> bool:
    camp = s.camps[seat]
    return camp > 0 and bool(fitting(camp, city, s.mercenaries[seat] >> city & 1, s.greymantles[seat] >> city & 1))


def _pass(s: Akkon) -> None:
    seat = s.turn
    s.passed[seat] = True
    s.events.append(("passed", seat))
    _next_bidder(s)


def _end_turn(s: Akkon) -> None:
    """Whoever has no knights left has passed (A6)."""
    seat = s.turn
    s.field = -1
    s.fresh = 0
    if not s.camps[seat]:
        s.passed[seat] = True
        s.events.append(("spent", seat))
    _next_bidder(s)


def _next_bidder(s: Akkon) -> None:
    """Clockwise to whoever still bids; when all have passed, the bids are evaluated (A6)."""
    seat = s.turn
    for _ in range(s.seats):
        seat = (seat + 1) % s.seats
        if not s.passed[seat]:
            s.turn = s.actor = seat
            s.step = BID
            return
    evaluation.evaluate(s)
