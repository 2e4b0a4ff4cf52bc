"""The evaluation of the bids (A11): on each field the highest bid takes the top card of the city's deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.akkon import cards
from engine.akkon.board import CITIES, KNIGHTS, NAMES, POWER, TRACKS
from engine.akkon.scoring import best_bidders, totals

if TYPE_CHECKING:
    from engine.akkon.state import Akkon


def turn_up(s: Akkon, city: int) -> None:
    """Turns the face-down knights of one field up."""
    for number, (where, seat, knight, face_up) in enumerate(s.bids):
        if where == city and not face_up:
            s.bids[number] = (where, seat, knight, True)
            s.events.append(("revealed", seat, CITIES[city], KNIGHTS[knight & 7], knight >> 3))
            if knight >> 3 != seat:
                s.events.append(("on loan", seat, knight >> 3))


def evaluate(s: Akkon) -> None:
    """Reveals everything, hands out the cards and goes on to the card phase."""
    s.reveals += 1
    worth = totals(s.bids, s.seats)
    for city in range(len(CITIES)):
        turn_up(s, city)
        _settle(s, city, worth[city * s.seats : (city + 1) * s.seats])
    cards.begin(s)


def _settle(s: Akkon, city: int, worth: list[int]) -> None:
    """One field: its totals and who takes the card; a tie leaves it where it is (A11)."""
    for seat, total in enumerate(worth):
        if total:
            s.events.append(("total", seat, CITIES[city], total))
    best = best_bidders(worth)
    if not best:
        s.events.append(("no bid", CITIES[city]))
    elif len(best) == 1:
        _win(s, best[0], city)
    else:
        _settle_tie(s, city, best)


def _settle_tie(s: Akkon, city: int, best: list[int]) -> None:
    """Ties are won by the holder of the power privilege who takes part (A23)."""
    holder = s.holders[POWER]
    if holder not in best:
        s.events.append(("tie", CITIES[city]))
        return
    s.used[POWER] = True
    s.events.append(("privilege used", holder, TRACKS[POWER]))
    _win(s, holder, city)


def _win(s: Akkon, seat: int, city: int) -> None:
    s.events.append(("won card", seat, CITIES[city], NAMES[s.decks[city][-1]]))
    take_top(s, seat, city)


def take_top(s: Akkon, seat: int, city: int) -> None:
    """The top card goes to a hand, and the next one lies face up."""
    hand = s.hands[seat]
    hand.append(uncover(s, city))
    hand.sort()


def uncover(s: Akkon, city: int) -> int:
    """Removes the top card of a deck; the last one heralds the end of the game (A19)."""
    deck = s.decks[city]
    card = deck.pop()
    s.moved = True
    s.reveals += 1
    if deck:
        s.events.append(("flipped", CITIES[city], NAMES[deck[-1]]))
    else:
        s.last = True
        s.events.append(("deck empty", CITIES[city]))
    return card
