"""Whose turn it is and which card: the first round's secret choice, the turns after it, Rafael, the last round."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.core import Action, Step
from engine.templar import scoring
from engine.templar.board import BELLS, CARDS, QUIET_ROUNDS, ROOMS
from engine.templar.tables import ANNOUNCE, CARD_ID, HANDS, HARBOUR, MAIN, NO_CARD, NOBODY, PORTAL, SIDE
from engine.words import Text, term, text

if TYPE_CHECKING:
    from engine.templar.state import Templar

Effect = Callable[["Templar"], None]
EFFECTS: list[Effect | None] = [None] * len(CARDS)
BAG_EMPTY = term("the bag is empty")
ALL_ROOMS = term("treasures lie in all thirteen rooms")
NO_NEW_TILES = term("no tile has been drawn for twenty rounds")


def plays(*cards: int) -> Callable[[Effect], Effect]:
    """Marks the function that carries a card out."""

    def register(effect: Effect) -> Effect:
        for card in cards:
            EFFECTS[card] = effect
        return effect

    return register


def decide(s: Templar, step: Step[Templar]) -> None:
    """Asks the actor, unless there is only one thing to do: that is done at once."""
    s.step = step
    legal = step.legal(s)
    if len(legal) == 1:
        step.apply(s, legal[0])
    else:
        s._legal = legal


# -- the first round (T14) -----------------------------------------------------------------------------------


def begin_first_round(s: Templar) -> None:
    s.round = 1
    s.turn = s.actor = s.start
    s.step = CHOOSE


class Choose(Step["Templar"]):
    """Every seat in turn picks its first card; the others don't see it (T14)."""

    def legal(self, s: Templar) -> list[Action]:
        return HANDS[s.hand[s.turn]]

    def apply(self, s: Templar, action: Action) -> None:
        s.chosen[s.turn] = CARD_ID[action[1]]
        s.events.append(("chose", s.turn))
        s.turn = s.actor = (s.turn + 1) % s.seats
        if s.turn == s.start:
            self.reveal(s)

    def reveal(self, s: Templar) -> None:
        """All cards are turned up together. Bells never lies on the table (T28), so it stays in hand."""
        s.reveals += 1
        for seat, card in enumerate(s.chosen):
            if card != BELLS:
                lay_down(s, seat, card)
        begin_turn(s)

    def prompt(self, s: Templar) -> Text:
        return text("Choose your first card in secret.")

    def label(self, s: Templar, action: Action) -> Text:
        return text("Choose {card}", card=action[1])

    def rule(self, s: Templar) -> str:
        return "T14"


def lay_down(s: Templar, seat: int, card: int) -> None:
    """A card goes from the hand onto the own pile."""
    s.hand[seat] &= ~(1 << card)
    s.piles[seat].append(card)


# -- a turn --------------------------------------------------------------------------------------------------


def begin_turn(s: Templar) -> None:
    """The seat in turn leaves the harbour (T16), then plays a card; in the first round it has chosen it already."""
    s.actor = s.turn
    if s.round == 1:
        play(s, s.chosen[s.turn])
    else:
        s.step = LEAVE_HARBOUR if s.place[s.turn] >= HARBOUR else PLAY


class LeaveHarbour(Step["Templar"]):
    """The pawn comes back from the harbour (T16)."""

    def legal(self, s: Templar) -> list[Action]:
        return PORTAL

    def apply(self, s: Templar, action: Action) -> None:
        s.place[s.turn] = MAIN if action[1] == "main" else SIDE
        s.events.append(("portal", s.turn, action[1]))
        s.step = PLAY

    def prompt(self, s: Templar) -> Text:
        return text("Your pawn comes back from the harbour. To which portal?")

    def label(self, s: Templar, action: Action) -> Text:
        if action[1] == "main":
            return text("Main portal, outside room 1")
        return text("Side portal, outside room 10")

    def rule(self, s: Templar) -> str:
        return "T16"


def blocked(s: Templar) -> int:
    """The cards on top of the piles (T15; the own one is not in hand anyway) and of Rafael's (T34), as bits."""
    bits = 0
    for pile in s.piles:
        if pile:
            bits |= 1 << pile[-1]
    if s.rafael:
        bits |= 1 << s.rafael[-1]
    return bits


class Play(Step["Templar"]):
    """Which card (T15). Bells can always be played: it never lies on the table."""

    def legal(self, s: Templar) -> list[Action]:
        return HANDS[s.hand[s.turn] & ~blocked(s)]

    def apply(self, s: Templar, action: Action) -> None:
        card = CARD_ID[action[1]]
        if card != BELLS:
            lay_down(s, s.turn, card)
        play(s, card)

    def prompt(self, s: Templar) -> Text:
        return text("The last round: play your last card.") if s.last else text("Play a card.")

    def label(self, s: Templar, action: Action) -> Text:
        return text("Play {card}", card=action[1])

    def rule(self, s: Templar) -> str:
        return "T15"


def play(s: Templar, card: int) -> None:
    """The card is carried out."""
    s.card = card
    s.events.append(("played", s.turn, CARDS[card]))
    effect = EFFECTS[card]
    assert effect is not None
    effect(s)


# -- the end of a turn ---------------------------------------------------------------------------------------


def end_turn(s: Templar) -> None:
    """Asks for an announcement where one is possible (T31), then goes on."""
    s.actor = s.turn
    if s.covered[s.turn] == len(ROOMS) and s.trigger == NOBODY:
        s.step = ANNOUNCE_ROOMS
    else:
        next_turn(s)


class AnnounceRooms(Step["Templar"]):
    """Own treasures in all rooms: whether to start the last round (T31)."""

    def legal(self, s: Templar) -> list[Action]:
        return ANNOUNCE

    def apply(self, s: Templar, action: Action) -> None:
        if action[0] == "announce":
            s.events.append(("announced", s.turn))
            start_last_round(s, s.turn, ALL_ROOMS)
        next_turn(s)

    def prompt(self, s: Templar) -> Text:
        return text("You have treasures in all thirteen rooms. Announce it, and start the last round?")

    def label(self, s: Templar, action: Action) -> Text:
        return text("Announce it") if action[0] == "announce" else text("Keep quiet")

    def rule(self, s: Templar) -> str:
        return "T31"


def start_last_round(s: Templar, seat: int, reason: str) -> None:
    """Everybody has one more turn, the seat that triggered it the very last (T31). Only the first trigger counts."""
    if s.trigger == NOBODY:
        s.trigger = seat
        s.events.append(("last round", seat, reason))


def next_turn(s: Templar) -> None:
    """The left neighbour is in turn, or the game is over."""
    s.card = NO_CARD
    if s.last and s.turn == s.trigger:
        scoring.end_game(s)
        return
    if s.trigger != NOBODY:
        s.last = 1
    s.turn = (s.turn + 1) % s.seats
    if s.turn == s.start:
        next_round(s)
    begin_turn(s)


def next_round(s: Templar) -> None:
    """Counts rounds without a new tile (T36) and turns Rafael's card (T34)."""
    s.round += 1
    s.quiet = 0 if s.drawn else s.quiet + 1
    s.drawn = 0
    if s.quiet == QUIET_ROUNDS and s.trigger == NOBODY:
        start_last_round(s, (s.turn - 1) % s.seats, NO_NEW_TILES)
        s.last = 1
    if s.seats == 2:
        turn_rafaels_card(s)


# -- Rafael (T34) --------------------------------------------------------------------------------------------


def turn_rafaels_card(s: Templar) -> None:
    """Turns cards up until one lies on neither player's pile; Bells brings all his cards back first."""
    s.reveals += 1
    tops = {pile[-1] for pile in s.piles if pile}
    while True:
        card = s.deck.pop(s.rng.below(len(s.deck)))
        if card == BELLS:
            s.deck = sorted([card, *s.deck, *s.rafael])
            s.rafael = []
            s.events.append(("rafael shuffles",))
            continue
        s.rafael.append(card)
        s.events.append(("rafael", CARDS[card]))
        if card not in tops:
            return


CHOOSE = Choose()
LEAVE_HARBOUR = LeaveHarbour()
PLAY = Play()
ANNOUNCE_ROOMS = AnnounceRooms()
