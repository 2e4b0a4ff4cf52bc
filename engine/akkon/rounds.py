"""How a round begins, with loans (A25), and ends (A17–A19, A29)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.akkon import bidding, evaluation
from engine.akkon.board import CITIES, KEPT_AT_LEAST, NAMES, SENESCHAL, TRACKS, knight, members, own_knights
from engine.akkon.scoring import best_seats, leader
from engine.core import OVER

if TYPE_CHECKING:
    from engine.akkon.state import Akkon


def begin(s: Akkon) -> None:
    """Everybody's knights in camp, the Seneschal with the start player, loans drawn (A4, A25)."""
    s.round += 1
    s.events.append(("round", s.round))
    s.events.append(("start", s.start))
    for borrower, lender in s.claims:
        _lend(s, borrower, lender)
    s.claims = []
    s.camps[s.start] |= 1 << knight(s.start, SENESCHAL)
    s.passed = [False] * s.seats
    s.used = [False] * len(TRACKS)
    s.moved = False
    bidding.begin(s)


def _lend(s: Akkon, borrower: int, lender: int) -> None:
    """One knight drawn at random from the lender's own, who keeps at least four (A25)."""
    own = members(s.camps[lender] & own_knights(lender))
    if len(own) <= KEPT_AT_LEAST:
        s.events.append(("lapsed", borrower, lender))
        return
    drawn = 1 << s.rng.choice(own)
    s.reveals += 1
    s.camps[lender] ^= drawn
    s.camps[borrower] |= drawn
    s.events.append(("borrowed", borrower, lender, 1))


def end(s: Akkon) -> None:
    """The end of a round, in the order of A17."""
    if not s.moved:
        _discard_tops(s)
    _clear(s)
    if s.last:
        _finish(s)
        return
    _give_privileges(s)
    s.start = (s.start + 1) % s.seats
    begin(s)


def _discard_tops(s: Akkon) -> None:
    """Nobody took a card: all top cards go, so that the game comes to an end (A29)."""
    for city, deck in enumerate(s.decks):
        s.events.append(("stale", CITIES[city], NAMES[deck[-1]]))
        s.discard.append(evaluation.uncover(s, city))


def _clear(s: Akkon) -> None:
    """Played cards to the open discard, all knights home (A14, A17)."""
    for seat, cards in enumerate(s.played):
        s.discard += cards
        lent = _lent(s, seat)
        if lent:
            s.events.append(("returned", seat, lent))
    s.played = [[] for _ in range(s.seats)]
    s.bids = []
    s.paid = []
    s.camps = [own_knights(seat) for seat in range(s.seats)]
    s.mercenaries = [0] * s.seats
    s.greymantles = [0] * s.seats
    s.chaplains = [0] * s.seats
    s.open_field = -1


def _lent(s: Akkon, seat: int) -> int:
    """How many of a seat's knights others have had this round."""
    on_fields = sum(other != seat and number >> 3 == seat for _, other, number, _ in s.bids + s.paid)
    in_camps = sum((s.camps[other] & own_knights(seat)).bit_count() for other in range(s.seats) if other != seat)
    return on_fields + in_camps


def _give_privileges(s: Akkon) -> None:
    """To the strict leader of each track, for the next round (A18)."""
    for track, name in enumerate(TRACKS):
        holder = leader(s.tracks[track::4])
        if holder != s.holders[track]:
            s.holders[track] = holder
            s.events.append(("unheld", name) if holder < 0 else ("privilege", holder, name))


def _finish(s: Akkon) -> None:
    s.phase = "over"
    s.actor = None
    s.step = OVER
    for seat in best_seats(s):
        s.events.append(("won", seat))
