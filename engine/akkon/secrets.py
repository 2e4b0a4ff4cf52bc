"""Who knows what (A7, A16, A25): the view of a seat, and a new deal of all it can't know.

Secret are the order of the decks below their top cards, knights that lie face down and, to all but lender and
borrower, which knights are lent. Hands never are: every card that can come to a hand was dealt openly (A3) or lay face up on its
deck (A11, A24, A28) and leaves the hand openly, so that whoever watches knows them all (A16).

A face-down knight is unknown to the very player who put it down, once the turn is over (A7). One thing is given away: who still has the Greymantle in camp
knows where the own Mercenary stands, because it may not go there, and the other way round (A9).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.akkon.board import (
    CARDS,
    CITIES,
    GREYMANTLE,
    HAND_LIMIT,
    KNIGHTS,
    MERCENARY,
    SENESCHAL,
    TRACKS,
    members,
    own_knights,
)
from engine.akkon.scoring import highest_and_lowest

if TYPE_CHECKING:
    from engine.akkon.state import Akkon, Bid

COUNTERPART = {MERCENARY: GREYMANTLE, GREYMANTLE: MERCENARY}
TRIES = 40  # before loans are drawn anew: some leave no room for A9


# -- the view ------------------------------------------------------------------------------------------------------
def known_to(s: Akkon, seat: int | None) -> dict[str, Any]:
    """Akkon's part of the view."""
    return {
        "start": s.start,
        "round": s.round,
        "phase": s.phase,
        "turn": s.turn,
        "tracks": {track: s.tracks[number::4] for number, track in enumerate(TRACKS)},
        "privileges": {track: _seat(s.holders[number]) for number, track in enumerate(TRACKS)},
        "used": [track for number, track in enumerate(TRACKS) if s.used[number]],
        "cities": {name: _city(s, city, seat) for city, name in enumerate(CITIES)},
        "players": [_player(s, player, seat) for player in range(s.seats)],
        "discard": [card_facts(card) for card in s.discard],
        "out": len(s.out),
        "decision": _decision(s),
        "empty": [name for city, name in enumerate(CITIES) if not s.decks[city]],
        "last": s.last,
        "points": [dict(zip(("highest", "lowest"), highest_and_lowest(s, p), strict=True)) for p in range(s.seats)],
    }


def card_facts(number: int) -> dict[str, Any]:
    """A card as the page gets it."""
    card = CARDS[number]
    text = [list(effect) for effect in card.effects]
    return {"id": number, "name": card.name, "city": card.city, "cost": card.cost, "start": card.start, "text": text}


def _seat(number: int) -> int | None:
    return None if number < 0 else number


def _city(s: Akkon, city: int, seat: int | None) -> dict[str, Any]:
    deck = s.decks[city]
    bids = [_bid(s, bid, knows(s, number, seat), False) for number, bid in enumerate(s.bids) if bid[0] == city]
    paid = [_bid(s, bid, True, True) for bid in s.paid if bid[0] == city]
    return {
        "top": card_facts(deck[-1]) if deck else None,
        "deck": len(deck),
        "bids": bids + paid,
        "open": city == s.open_field,
    }


def _bid(s: Akkon, bid: Bid, known: bool, paid: bool) -> dict[str, Any]:
    _, seat, knight, _ = bid
    owner, name = (knight >> 3, KNIGHTS[knight & 7]) if known else (None, None)
    return {"seat": seat, "owner": owner, "knight": name, "paid": paid}


def _player(s: Akkon, player: int, seat: int | None) -> dict[str, Any]:
    facts = {
        "camp": _camp(s, player) if player == seat else None,
        "camp_count": s.camps[player].bit_count(),
        "hand": [card_facts(card) for card in s.hands[player]],
        "hand_count": len(s.hands[player]),
        "passed": s.passed[player],
        "played": [card_facts(card) for card in s.played[player]],
        "lent": sum(owner == player for _, owner, _ in loans(s)),
        "borrowed": sum(holder == player for holder, _, _ in loans(s)),
    }
    if player == seat:
        facts["missing"] = [{"knight": KNIGHTS[k & 7], "holder": h} for h, owner, k in loans(s) if owner == player]
    return facts


def _camp(s: Akkon, player: int) -> list[Any]:
    """Own knights by name, borrowed ones with their owner."""
    return [
        KNIGHTS[knight & 7] if knight >> 3 == player else {"knight": KNIGHTS[knight & 7], "owner": knight >> 3}
        for knight in members(s.camps[player])
    ]


def _decision(s: Akkon) -> dict[str, Any]:
    """What the present step is about."""
    return {
        "card": card_facts(s.card) if s.card >= 0 else None,
        "city": CITIES[s.field] if s.field >= 0 else None,
        "fresh": s.fresh,
        "foe": _seat(s.foe),
        "chosen": TRACKS[s.chosen] if s.chosen >= 0 else None,
        "amount": s.amount,
        "left": max(0, len(s.hands[s.turn]) - HAND_LIMIT),  # cards to discard at the end of the turn
    }


# -- knowing -------------------------------------------------------------------------------------------------------
def loans(s: Akkon) -> list[tuple[int, int, int]]:
    """Every knight that isn't with its owner: holder, owner, knight. The sum of them is public (A25)."""
    held = [(seat, knight) for seat in range(s.seats) for knight in members(s.camps[seat])]
    held += [(seat, knight) for _, seat, knight, _ in s.bids + s.paid]
    return sorted((seat, knight >> 3, knight) for seat, knight in held if knight >> 3 != seat)


def knows(s: Akkon, number: int, seat: int | None) -> bool:
    """Whether a seat knows the bid of that number."""
    _, bidder, knight, face_up = s.bids[number]
    if face_up or bidder != seat:
        return face_up
    if s.options["show_bids"] == "yes" or (s.actor == seat and number >= len(s.bids) - s.fresh):
        return True
    counterpart = COUNTERPART.get(knight & 7)  # A9 gives its place away
    return counterpart is not None and any(other & 7 == counterpart for other in members(s.camps[seat]))


# -- dealing anew --------------------------------------------------------------------------------------------------
def deal_hidden(s: Akkon, seat: int | None) -> None:
    """Everything the seat can't know, dealt anew with the state's chance.

    What is hidden is sorted before it is shuffled: then the worlds a seat thinks of don't depend on the true one.
    """
    for deck in s.decks:
        if len(deck) > 2:
            top = deck.pop()
            deck.sort()
            s.rng.shuffle(deck)
            deck.append(top)
    hidden = [number for number, bid in enumerate(s.bids) if not bid[3] and not knows(s, number, seat)]
    if hidden or loans(s):
        _deal_knights(s, seat, hidden)


def _deal_knights(s: Akkon, seat: int | None, hidden: list[int]) -> None:
    """Loans between others first, then every holder's knights over hidden places and camp."""
    before = [_unseen(s, holder, seat, hidden) for holder in range(s.seats)]
    while True:
        unseen = [knights[:] for knights in before]
        _draw_loans(s, seat, unseen)
        if all(_spread(s, holder, seat, unseen[holder], hidden) for holder in range(s.seats)):
            return


def _unseen(s: Akkon, holder: int, seat: int | None, hidden: list[int]) -> list[int]:
    """A holder's knights whose place the seat doesn't know. The Seneschal is always in sight (A10)."""
    down = [s.bids[number][2] for number in hidden if s.bids[number][1] == holder]
    camp = [] if holder == seat else [k for k in members(s.camps[holder]) if k & 7 != SENESCHAL]
    return down + camp


def _draw_loans(s: Akkon, seat: int | None, unseen: list[list[int]]) -> None:
    """Which knights one opponent has lent another: any of those the seat hasn't seen (A25)."""
    for owner in range(s.seats):
        holders = [h for h in range(s.seats) if h != seat and any(k >> 3 == owner for k in unseen[h])]
        if owner == seat or holders in ([], [owner]):
            continue
        pool = sorted(k for h in holders for k in unseen[h] if k >> 3 == owner)
        s.rng.shuffle(pool)
        for h in holders:
            unseen[h] = [pool.pop() if k >> 3 == owner else k for k in unseen[h]]


def _spread(s: Akkon, holder: int, seat: int | None, knights: list[int], hidden: list[int]) -> bool:
    """Puts a holder's unseen knights onto its hidden places, the rest into camp; False if A9 allows no way."""
    places = [number for number in hidden if s.bids[number][1] == holder]
    knights.sort()
    for _ in range(TRIES if places else 1):
        s.rng.shuffle(knights)
        for number, knight in zip(places, knights, strict=False):
            city, bidder, _, face_up = s.bids[number]
            s.bids[number] = (city, bidder, knight, face_up)
        if s.recount(holder):
            break
    else:
        return False
    if holder != seat:
        seneschal = s.camps[holder] & ~_all_but_seneschal(s)
        s.camps[holder] = seneschal | sum(1 << knight for knight in knights[len(places) :])
    return True


def _all_but_seneschal(s: Akkon) -> int:
    return sum(own_knights(seat) for seat in range(s.seats))
