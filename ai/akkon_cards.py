"""What a card of Akkon is worth to a seat, and what a hand is worth with the knights that can pay for it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.akkon.board import CARDS, CITY_OF, COST, HAND_LIMIT, TOP_VALUE, TRACKS, Effect

Numbers = tuple[int, ...]
Priced = list[tuple[float, int]]  # cards by what they are worth and cost
Outlook = tuple[int, int, bool, float, float]  # stage, seats, last round?, what the next two rounds count

STAGES = 4  # of the game, from 0 to STAGES: what the middle tracks are worth fades
SORTED_EARLY = (0.9, 0.5, 0.5, 0.8)  # lowest, third, second, highest
SORTED_LATE = (1.0, 0.15, 0.05, 1.0)
HARM = {2: 0.9, 3: 0.5, 4: 0.4, 5: 0.3}  # a rival's step down, by number of players
LOAN = 0.8  # a borrowed knight in the next round
DRAW = 1.0  # the choice among the top cards
POOR = 0.3  # gain per knight below which nobody keeps knights back for a card
ROUND = 3.5  # knights that a later round leaves for the cards held now
AGAIN = 0.3  # how likely the top card of the smallest deck stays for another round
LATER = (0.45, 0.2)  # what a card counts that is played in the next round, or the one after


def utility(values: list[int], stage: int) -> float:
    """What four tracks are worth, in final points."""
    late = stage / STAGES
    return sum(
        value * (early + late * (end - early))
        for value, early, end in zip(sorted(values), SORTED_EARLY, SORTED_LATE, strict=True)
    )


@lru_cache(maxsize=6_000)
def gain(tracks: Numbers, card: int, stage: int, seats: int, last: bool) -> float:
    """What playing a card is worth to a seat with these tracks, in final points."""
    values, chosen, other = list(tracks), -1, 0.0
    for effect in CARDS[card].effects:
        if effect.kind in ("up any", "up other"):
            chosen = best_track(values, effect.n, stage, chosen)
            values[chosen] = min(TOP_VALUE, values[chosen] + effect.n)
        elif effect.kind in ("up", "down"):
            track, step = TRACKS.index(effect.track), effect.n if effect.kind == "up" else -effect.n
            values[track] = min(TOP_VALUE, max(0, values[track] + step))
        else:
            other += _side_gain(effect, seats, last)
    return utility(values, stage) - utility(list(tracks), stage) + other


def _side_gain(effect: Effect, seats: int, last: bool) -> float:
    """What an effect beyond the own tracks is worth."""
    if effect.kind in ("borrow", "borrow from foe"):
        return 0.0 if last else LOAN * effect.n
    if effect.kind == "draw":
        return DRAW
    return HARM[seats] * effect.n * (seats - 1 if effect.kind == "plague" else 1)


def best_track(values: list[int], n: int, stage: int, barred: int = -1) -> int:
    """The track on which n steps are worth most."""
    return max((track for track in range(4) if track != barred), key=lambda track: raised(values, track, n, stage))


def raised(values: list[int], track: int, n: int, stage: int) -> float:
    changed = values[:]
    changed[track] = min(TOP_VALUE, max(0, changed[track] + n))
    return utility(changed, stage)


class Holding:
    """A hand with the knights that can pay for it, and what both are worth: this round and later."""

    __slots__ = ("_cards", "_fewer", "_more", "knights", "later", "need", "now", "outlook", "tracks", "value")

    def __init__(self, tracks: Numbers, cards: Priced, knights: int, outlook: Outlook) -> None:
        self.tracks, self._cards, self.knights, self.outlook = tracks, cards, knights, outlook
        self.now, kept = _best_set(cards, knights)
        self.later = _later(kept, outlook[3:])
        self.value = self.now + self.later
        self.need = sum(price for worth, price in cards if worth > POOR * price)
        self._more: dict[tuple[int, int], Holding] = {}
        self._fewer: Holding | None = None

    def with_card(self, card: int, discount: int) -> Holding:
        """The same with one more card."""
        key = card, discount
        found = self._more.get(key)
        if found is None:
            cards = self._cards + priced(self.tracks, (card,), discount << CITY_OF[card], self.outlook)
            found = self._more[key] = Holding(self.tracks, cards, self.knights, self.outlook)
        return found

    def with_fewer(self) -> Holding | None:
        """The same with a knight less."""
        if self._fewer is None and self.knights:
            self._fewer = Holding(self.tracks, self._cards, self.knights - 1, self.outlook)
        return self._fewer


def priced(tracks: Numbers, cards: Numbers, chaplains: int, outlook: Outlook) -> Priced:
    """What cards are worth and cost; those worth nothing are left out."""
    found = [(gain(tracks, card, *outlook[:3]), COST[card] - (chaplains >> CITY_OF[card] & 1)) for card in cards]
    return [(worth, price) for worth, price in found if worth > 0]


@lru_cache(maxsize=150)
def holding(tracks: Numbers, hand: Numbers, chaplains: int, knights: int, outlook: Outlook) -> Holding:
    """A hand as it stands; kept, because most positions of a thought share it."""
    return Holding(tracks, priced(tracks, hand, chaplains, outlook), knights, outlook)


@lru_cache(maxsize=150)
def likings(tracks: Numbers, tops: Numbers, outlook: Outlook) -> tuple[float, ...]:
    """How much a seat with these tracks would like each top card."""
    return tuple(max(0.05, gain(tracks, card, *outlook[:3])) if card >= 0 else 0.0 for card in tops)


def _best_set(cards: Priced, knights: int) -> tuple[float, Priced]:
    """The set of cards worth most among those that can be paid for together, and the cards it leaves."""
    best = [(0.0, 0)] * (knights + 1)
    for number, (worth, price) in enumerate(cards):
        for room in range(knights, price - 1, -1):
            value, chosen = best[room - price]
            if value + worth > best[room][0]:
                best[room] = value + worth, chosen | 1 << number
    value, chosen = best[knights]
    return value, [card for number, card in enumerate(cards) if not chosen >> number & 1]


def _later(cards: Priced, rounds: Sequence[float]) -> float:
    """What cards count that wait for the next rounds, each of which has knights for a few."""
    total = spent = 0.0
    for worth, price in sorted(cards, key=lambda card: card[0] / (card[1] + 0.2), reverse=True)[:HAND_LIMIT]:
        number = int((spent + price / 2) / ROUND)
        total += worth * (rounds[number] if number < len(rounds) else 0.1 * rounds[0])
        spent += price
    return total
