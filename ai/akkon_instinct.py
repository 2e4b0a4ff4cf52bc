"""At a glance: which knight to put where in Akkon, and when to stop, without trying anything out.

A liking is the exponential of a weighted sum of simple facts. The weights were fitted to five thousand choices of
knights who looked through their turns (conditional logit): half of the time the best liked action is the very one
they chose. Only what the actor knows counts: face-down knights are average ones, the own of earlier turns too (A7).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from engine.akkon.board import CHAPLAIN, CITIES, CITY_OF, GREYMANTLE, KNIGHTS, MERCENARY, POWER, SENESCHAL, VALUES
from engine.akkon.state import Akkon
from engine.core import Action

UNKNOWN = 6.5  # what a face-down knight counts
CITY = {name: number for number, name in enumerate(CITIES)}
KIND = {name: number for number, name in enumerate(KNIGHTS)}

KINDS = (-0.96, -0.43, 0.0, 1.17, -1.76, -2.42, -0.39, -0.86)  # 5 to 8, Mercenary, Greymantle, Chaplain, Seneschal
LIKE, LIKE_MUCH = 1.38, -0.14  # what the card is worth to the player, and its square
TAKES = 0.8  # the knight makes the bid the highest: by as much as the card is worth
LEADS = -0.73  # it is the highest already
CONTESTED, STRONGER = 0.1, 0.15  # somebody else bids there; then rather with an 8 than with a 5
AFTER = 1.76  # how far ahead the bid is with the knight, and without it, in tens
BEFORE, DISTANCE = -1.74, -0.84
DOUBLES = 2.08  # the Greymantle, for every ten that stand there
COMPANY = 0.2  # the Mercenary, for every knight that stands there
UNCOVERS = 1.8  # the Seneschal where others have bid
CHEAPER = 2.01  # the Chaplain, for every card of the city in hand
CHAPLAIN_WINS = -0.73  # the Chaplain where the card will be won
DONE, DONE_FREE, DONE_LEADS, DONE_AHEAD = 2.1, -0.54, 1.6, -1.18
PASS, PASS_FREE, PASS_LEADS, PASS_MISSES, PASS_LAST = 2.76, -0.76, 0.46, 0.35, -0.04


class Glance:
    """What the player to bid sees of the fields: own and best other bid, city by city."""

    def __init__(self, s: Akkon, likes: Sequence[float], need: int) -> None:
        """`likes`: what the top cards are worth to the player; `need`: knights that pay for the cards in hand."""
        self.s, self.likes = s, likes
        self.crowd = [0] * len(CITIES)
        totals = self._totals()
        seat = s.turn
        tie = 0.5 if s.holders[POWER] == seat else 0.0
        self.own = [row.pop(seat) for row in totals]
        self.rival = [max(row) - tie for row in totals]
        self.free = max(-3, min(5, s.camps[seat].bit_count() - need))

    def _totals(self) -> list[list[float]]:
        """The bids as the player knows them."""
        s = self.s
        totals = [[0.0] * s.seats for _ in CITIES]
        earlier = len(s.bids) - s.fresh
        doubled = []
        for number, (city, seat, knight, face_up) in enumerate(s.bids):
            self.crowd[city] += 1
            kind = knight & 7
            if number < earlier and not face_up:
                totals[city][seat] += UNKNOWN
            elif kind == GREYMANTLE:
                doubled.append((city, seat))
            else:
                totals[city][seat] += 2 * self.crowd[city] if kind == MERCENARY else VALUES[kind]
        for city, seat in doubled:
            totals[city][seat] *= 2
        return totals

    def likings(self, actions: list[Action]) -> list[float]:
        """The likings of all ways to begin or go on with a turn of the bidding."""
        fields = [self._field(city) for city in range(len(CITIES))]
        return [
            exp(self._put(CITY[action[1]], KIND[action[2]], fields) if len(action) > 1 else self._rest(action[0]))
            for action in actions
        ]

    def _field(self, city: int) -> float:
        """What draws any fighter to a field."""
        like, own, rival = self.likes[city], self.own[city], self.rival[city]
        ahead = _tens(own - rival)
        draw = like * (LIKE + LIKE_MUCH * like) + BEFORE * ahead + DISTANCE * abs(ahead)
        if own > rival:
            draw += LEADS * like
        return draw + CONTESTED if rival > 0 else draw

    def _put(self, city: int, kind: int, fields: list[float]) -> float:
        like, own, rival = self.likes[city], self.own[city], self.rival[city]
        if kind == CHAPLAIN:
            hand = sum(CITY_OF[card] == city for card in self.s.hands[self.s.turn])
            wins = CHAPLAIN_WINS if own > rival else 0.0
            return KINDS[kind] + like * (LIKE + LIKE_MUCH * like + wins) + CHEAPER * hand
        value, liking = float(VALUES[kind]), KINDS[kind] + fields[city]
        if kind == MERCENARY:
            value = 2.0 * (self.crowd[city] + 1)
            liking += COMPANY * self.crowd[city]
        elif kind == GREYMANTLE:
            value = own
            liking += DOUBLES * own / 10
        elif rival > 0:
            liking += UNCOVERS if kind == SENESCHAL else STRONGER * kind
        after = own + value - rival
        return liking + AFTER * _tens(after) + (TAKES * like if after > 0 else 0.0)

    def _rest(self, verb: str) -> float:
        """The wish to end the turn, or to pass."""
        if verb == "done":
            ahead = self.own[self.s.field] - self.rival[self.s.field]
            return DONE + DONE_FREE * self.free + (DONE_LEADS if ahead > 0 else 0.0) + DONE_AHEAD * _tens(ahead, 2.0)
        fields = list(zip(self.likes, self.own, self.rival, strict=True))
        leads = sum([like for like, own, rival in fields if own > rival])
        missed = max([like for like, own, rival in fields if own <= rival < 8], default=0.0)
        last = PASS_LAST if self.s.passed.count(False) == 1 else 0.0
        return PASS + PASS_FREE * self.free + PASS_LEADS * leads + PASS_MISSES * missed + last


def _tens(points: float, most: float = 1.5) -> float:
    return max(-1.5, min(most, points / 10))
