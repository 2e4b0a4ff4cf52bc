"""The card phase (A12–A15): from the start player clockwise, everybody plays cards once.

Only the number of knights paid counts and all come home at the end of the round, so which ones pay is nobody's
decision: the engine takes them in the order 5 to Seneschal. For the same reason the gold privilege (A21) lowers the first price it
can: the sum paid in the round is the same whichever card it is used for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.akkon import effects, rounds
from engine.akkon.board import CARDS, CITIES, CITY_OF, COST, FAITH, GOLD, HAND_LIMIT, NAMES, PRESTIGE, TRACKS
from engine.core import Action, Step
from engine.words import Text, ntext, text

if TYPE_CHECKING:
    from engine.akkon.state import Akkon

END: Action = ("end",)
PLAY: tuple[Action, ...] = tuple(("play", card) for card in range(len(CARDS)))
EXCHANGE: tuple[Action, ...] = tuple(("privilege", card) for card in range(len(CARDS)))
DISCARD: tuple[Action, ...] = tuple(("discard", card) for card in range(len(CARDS)))


class Play(Step["Akkon"]):
    """Play a card that can be paid for, exchange one with the prestige privilege, or end the turn (A12, A24)."""

    def legal(self, s: Akkon) -> list[Action]:
        seat = s.turn
        camp = s.camps[seat].bit_count()
        actions = [END]
        actions += [PLAY[card] for card in s.hands[seat] if price(s, seat, card) <= camp]
        if may_exchange(s, seat):
            actions += [EXCHANGE[card] for card in s.hands[seat]]
        return actions

    def apply(self, s: Akkon, action: Action) -> None:
        if action[0] == "play":
            _play(s, action[1])
        elif action[0] == "privilege":
            _exchange(s, action[1])
        else:
            _stop(s)

    def prompt(self, s: Akkon) -> Text:
        verbs = {action[0] for action in self.legal(s)}
        if "privilege" not in verbs:
            return text("Play a card, or end your turn.")
        if "play" not in verbs:
            return text("Swap a card by your privilege of prestige, or end your turn.")
        return text("Play a card, swap one by your privilege of prestige, or end your turn.")

    def label(self, s: Akkon, action: Action) -> Text:
        if action == END:
            return text("End the turn")
        name = NAMES[action[1]]
        if action[0] == "privilege":
            return text("Discard {card} for the top card of a deck", card=name)
        seat = s.turn
        return ntext("Play {card} ({n} knight)", "Play {card} ({n} knights)", price(s, seat, action[1]), card=name)

    def rule(self, s: Akkon) -> str:
        return "A12"


class Cut(Step["Akkon"]):
    """Discard down to five cards at the end of the own card turn (A15)."""

    def legal(self, s: Akkon) -> list[Action]:
        seat = s.turn
        return [DISCARD[card] for card in s.hands[seat]]

    def apply(self, s: Akkon, action: Action) -> None:
        _discard(s, action[1])
        _end_turn(s)

    def prompt(self, s: Akkon) -> Text:
        n = len(s.hands[s.turn]) - HAND_LIMIT
        return ntext("Discard {n} card: five may stay in hand.", "Discard {n} cards: five may stay in hand.", n)

    def label(self, s: Akkon, action: Action) -> Text:
        return text("Discard {card}", card=NAMES[action[1]])

    def rule(self, s: Akkon) -> str:
        return "A15"


PLAY_STEP, CUT = Play(), Cut()


def begin(s: Akkon) -> None:
    """The start player's card turn."""
    s.phase = "cards"
    s.turn = s.actor = s.start
    go_on(s)


def price(s: Akkon, seat: int, card: int) -> int:
    """The knights a card costs that player now: less with the own Chaplain on its city (A13) and the gold privilege (A21)."""
    cost = COST[card] - (s.chaplains[seat] >> CITY_OF[card] & 1)
    if s.holders[GOLD] == seat and not s.used[GOLD]:
        cost -= 1
    return cost if cost > 0 else 0


def may_exchange(s: Akkon, seat: int) -> bool:
    """Whether the prestige privilege can be used now (A24)."""
    return s.holders[PRESTIGE] == seat and not s.used[PRESTIGE] and bool(s.hands[seat]) and any(s.decks)


def go_on(s: Akkon) -> None:
    """After a card: the same player again, unless only ending the turn is left."""
    seat = s.turn
    camp = s.camps[seat].bit_count()
    for card in s.hands[seat]:
        if price(s, seat, card) <= camp:
            break
    else:
        if not may_exchange(s, seat):
            _stop(s)
            return
    s.step = PLAY_STEP


def _play(s: Akkon, card: int) -> None:
    """Pays and shows the card, then carries it out (A12, A14)."""
    seat = s.turn
    s.hands[seat].remove(card)
    s.events.append(("played", seat, NAMES[card], CARDS[card].city))
    _pay(s, seat, card)
    s.played[seat].append(card)
    s.card = card
    s.at = 0
    s.foe = s.chosen = -1
    effects.carry_on(s)


def _pay(s: Akkon, seat: int, card: int) -> None:
    city = CITY_OF[card]
    full = COST[card] - (s.chaplains[seat] >> city & 1)
    cost = price(s, seat, card)
    if cost < full:
        use_privilege(s, seat, GOLD)
    for _ in range(cost):
        lowest = s.camps[seat] & -s.camps[seat]
        s.camps[seat] ^= lowest
        s.paid.append((city, seat, lowest.bit_length() - 1, True))
    if cost:
        s.events.append(("paid", seat, CITIES[city], cost))


def use_privilege(s: Akkon, seat: int, track: int) -> None:
    """Each privilege serves once a round."""
    s.used[track] = True
    s.events.append(("privilege used", seat, TRACKS[track]))


def card_done(s: Akkon) -> None:
    """A card's effect is over: perhaps the faith privilege (A22), then the next card."""
    seat = s.turn
    if s.holders[FAITH] == seat and not s.used[FAITH] and _second_of_city(s, seat):
        use_privilege(s, seat, FAITH)
        s.chosen = -1
        s.amount = 1
        s.step = effects.BLESS
        return
    s.card = -1
    go_on(s)


def _second_of_city(s: Akkon, seat: int) -> bool:
    """Whether the card just played is at least the second of its city; the privilege then hasn't served yet (A22)."""
    city = CITY_OF[s.card]
    return sum(CITY_OF[card] == city for card in s.played[seat]) >= 2


def _exchange(s: Akkon, card: int) -> None:
    """The prestige privilege: a hand card for the top card of a deck (A24)."""
    seat = s.turn
    use_privilege(s, seat, PRESTIGE)
    _discard(s, card)
    s.step = effects.DRAW


def _discard(s: Akkon, card: int) -> None:
    seat = s.turn
    s.hands[seat].remove(card)
    s.discard.append(card)
    s.events.append(("discarded", seat, NAMES[card]))


def _stop(s: Akkon) -> None:
    """The player is done with cards; who played none at all is told of, for else the turn would go by unseen."""
    if not s.played[s.turn]:
        s.events.append(("no card", s.turn))
    _end_turn(s)


def _end_turn(s: Akkon) -> None:
    """Cuts the hand (A15), then goes on clockwise; after the last player the round ends."""
    seat = s.turn
    if len(s.hands[seat]) > HAND_LIMIT:
        s.step = CUT
        return
    seat = (seat + 1) % s.seats
    if seat == s.start:
        rounds.end(s)
    else:
        s.turn = s.actor = seat
        go_on(s)
