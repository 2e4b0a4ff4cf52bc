"""What a good position of Akkon is.

The highest and the lowest track count in the end, so a card is worth what it does to the four sorted values. Knights are the
money of a round: bid, they win cards; kept back, they play them. So during the bidding a seat is judged by the cards it may
expect to win, against what others have put down and can still put down, and by the best of them that the camp can pay for.

Face-down knights count as average ones, except those of the turn just ended: their player has just seen them. That
is as much as anybody knows, and keeps the luck of one dealt world out of the judgement.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from ai.value import Feature, Judge, tuned
from engine.akkon.board import (
    CARDS,
    CHAPLAIN,
    CITIES,
    CITY_OF,
    COST,
    GOLD,
    GREYMANTLE,
    HAND_LIMIT,
    KNIGHTS,
    MERCENARY,
    POWER,
    TOP_VALUE,
    TRACKS,
    VALUES,
    Effect,
    members,
)
from engine.akkon.state import Akkon
from engine.core import Action
from engine.words import term

Numbers = tuple[int, ...]
Outlook = tuple[int, int, bool, float, float]  # stage, seats, last round?, what the next two rounds count

# -- what a card is worth ------------------------------------------------------------------------------------------
STAGES = 4  # of the game, from 0 to STAGES: what the middle tracks are worth fades
SORTED_EARLY = (0.9, 0.5, 0.5, 0.8)  # lowest, third, second, highest
SORTED_LATE = (1.0, 0.15, 0.05, 1.0)
HARM = {2: 0.9, 3: 0.5, 4: 0.4, 5: 0.3}  # a rival's step down, by number of players
LOAN = 0.8  # a borrowed knight in the next round
DRAW = 1.0  # the choice among the top cards
POOR = 0.3  # gain per knight below which nobody keeps knights back for a card
ROUND = 3.5  # knights that a later round leaves for the cards held now
AGAIN = 0.3  # how likely the top card of the smallest deck stays for another round
LATER = (0.6, 0.3)  # what a card counts that is played in the next round, or the one after


def utility(values: list[int], stage: int) -> float:
    """What four tracks are worth, in final points."""
    late = stage / STAGES
    return sum(
        value * (early + late * (end - early))
        for value, early, end in zip(sorted(values), SORTED_EARLY, SORTED_LATE, strict=True)
    )


@lru_cache(maxsize=20_000)
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
    return max((track for track in range(4) if track != barred), key=lambda track: _raised(values, track, n, stage))


def _raised(values: list[int], track: int, n: int, stage: int) -> float:
    changed = values[:]
    changed[track] = min(TOP_VALUE, max(0, changed[track] + n))
    return utility(changed, stage)


@lru_cache(maxsize=40_000)
def plans(tracks: Numbers, hand: Numbers, chaplains: int, knights: int, outlook: Outlook) -> tuple[float, float]:
    """The gain of the best cards of a hand that so many knights can pay for, and of the rest in later rounds."""
    stage, seats, last, *rounds = outlook
    cards = []
    for card in hand:
        worth = gain(tracks, card, stage, seats, last)
        if worth > 0:
            cards.append((worth, COST[card] - (chaplains >> CITY_OF[card] & 1)))
    played, kept = _best_set(cards, knights)
    return played, _later(kept, rounds)


def _best_set(cards: list[tuple[float, int]], knights: int) -> tuple[float, list[tuple[float, int]]]:
    """The set of cards worth most among those that can be paid for together, and the cards it leaves."""
    best = [(0.0, 0)] * (knights + 1)
    for number, (worth, price) in enumerate(cards):
        for room in range(knights, price - 1, -1):
            value, chosen = best[room - price]
            if value + worth > best[room][0]:
                best[room] = value + worth, chosen | 1 << number
    value, chosen = best[knights]
    return value, [card for number, card in enumerate(cards) if not chosen >> number & 1]


def _later(cards: list[tuple[float, int]], rounds: Sequence[float]) -> float:
    """What cards count that wait for the next rounds, each of which has knights for a few."""
    total = spent = 0.0
    for worth, price in sorted(cards, key=lambda card: card[0] / (card[1] + 0.2), reverse=True)[:HAND_LIMIT]:
        number = int((spent + price / 2) / ROUND)
        total += worth * (rounds[number] if number < len(rounds) else 0.1 * rounds[0])
        spent += price
    return total


# -- what bids are worth -------------------------------------------------------------------------------------------
HIDDEN = 5.0  # an unknown knight, and how much more each one beside it makes of it
COMPANY = 0.4
STRENGTH = (5, 6, 7, 8, 6, 7, 0, 4)  # a knight in camp, by kind
SPARE = 1.5  # knights that players keep back beside those for the cards in hand, to pay for cards won
STAY = 0.6  # how much likelier a player goes on where own knights stand
SHARP = 0.6  # how blurred a comparison of bids is at least, and by what is still to come
BLUR = 0.3
FOG = 0.5  # and by knights face down


@lru_cache(maxsize=4096)
def strength(camp: int) -> int:
    """What the knights of a camp could bid."""
    return sum(STRENGTH[knight & 7] for knight in members(camp))


def bid_totals(s: Akkon) -> tuple[list[float], list[int]]:
    """What each seat seems to have bid on each field (at city * seats + seat), and how many knights lie hidden there."""
    seats = s.seats
    worth, hidden, crowd = [0.0] * (6 * seats), [0] * (6 * seats), [0] * 6
    fresh = _fresh_from(s)
    doubled: list[int] = []
    mercenaries: list[int] = []
    for number, (city, seat, knight, face_up) in enumerate(s.bids):
        crowd[city] += 1
        place, kind = city * seats + seat, knight & 7
        if not face_up and number < fresh:
            hidden[place] += 1
        else:
            worth[place] += VALUES[kind]
            if kind == GREYMANTLE:
                doubled.append(place)
            elif kind == MERCENARY:
                mercenaries.append(place)
    for place in mercenaries:
        worth[place] += 2 * crowd[place // seats]
    for place, n in enumerate(hidden):
        if n:
            worth[place] += n * (HIDDEN + COMPANY * n)
    for place in doubled:
        worth[place] *= 2
    return worth, hidden


def _fresh_from(s: Akkon) -> int:
    """Where the knights of the last turn begin: same player, same field, at the end of the list."""
    number = len(s.bids)
    if number:
        city, seat = s.bids[-1][:2]
        while number and s.bids[number - 1][:2] == (city, seat):
            number -= 1
    return number


class Position:
    """One position, looked at from all seats."""

    def __init__(self, s: Akkon, stage: int) -> None:
        self.s, self.stage = s, stage
        self.tracks = [tuple(s.tracks[4 * seat : 4 * seat + 4]) for seat in range(s.seats)]
        self.outlook: Outlook = (stage, s.seats, s.last, *rounds_left(s))

    def worth(self, seat: int, card: int) -> float:
        """What a card is worth to a seat."""
        return gain(self.tracks[seat], card, self.stage, self.s.seats, self.s.last)

    def plans(self, seat: int, hand: Numbers) -> tuple[float, float]:
        """What a hand is worth to a seat: this round and later."""
        s = self.s
        if s.phase == "cards" and (seat - s.start) % s.seats < (s.turn - s.start) % s.seats:
            return plans(self.tracks[seat], hand, 0, 0, self.outlook)  # its card turn is over
        knights = s.camps[seat].bit_count() + (s.holders[GOLD] == seat and not s.used[GOLD])
        return plans(self.tracks[seat], hand, s.chaplains[seat], knights, self.outlook)

    def free(self, seat: int) -> float:
        """The knights a seat can still be expected to bid: those it needn't keep back for its cards."""
        s = self.s
        if s.passed[seat]:
            return 0.0
        need = sum(COST[card] for card in s.hands[seat] if self.worth(seat, card) > POOR * COST[card])
        return max(0.0, s.camps[seat].bit_count() - SPARE - need)

    def chances(self) -> list[list[float]]:
        """The chance of each seat to win the top card of each city."""
        s, seats = self.s, self.s.seats
        totals, hidden = bid_totals(s)
        wanted = [self._attention(seat, hidden, totals) for seat in range(seats)]
        found = []
        for city in range(6):
            first = city * seats
            own = totals[first : first + seats]
            coming = [wanted[seat][city] for seat in range(seats)]
            found.append(_shares(own, coming, sum(hidden[first : first + seats]), s.holders[POWER]))
        return found

    def _attention(self, seat: int, hidden: list[int], totals: list[float]) -> list[float]:
        """What a seat may still add to each field."""
        s = self.s
        free = self.free(seat)
        if not free:
            return [0.0] * 6
        likes = []
        for city in range(6):
            like = max(0.05, self.worth(seat, s.decks[city][-1]))
            place = city * s.seats + seat
            likes.append(like * (1 + STAY) if hidden[place] or totals[place] else like)
        camp = s.camps[seat]
        budget = strength(camp) * free / camp.bit_count() / sum(likes)
        return [like * budget for like in likes]

    def winnings(self, seat: int, chances: list[list[float]], hand: Numbers, worth: float) -> float:
        """What the cards add that a seat may win, the likely ones first: they claim the knights that pay."""
        total = 0.0
        for city in sorted(range(len(chances)), key=lambda city: -chances[city][seat]):
            chance = chances[city][seat]
            if chance < 0.03:
                break
            more = (*hand, self.s.decks[city][-1])
            value = sum(self.plans(seat, more))
            total += chance * max(0.0, value - worth)
            if chance > 0.5:
                hand, worth = more, value
        return total


def _shares(totals: list[float], coming: list[float], hidden: int, favoured: int) -> list[float]:
    """How likely each bid is the highest in the end."""
    blur = BLUR * sum(coming) + FOG * hidden
    if blur == 0:
        best = max(totals)
        return [
            1.0 if best > 0 and total == best and (totals.count(best) == 1 or seat == favoured) else 0.0
            for seat, total in enumerate(totals)
        ]
    blur += SHARP
    expected = [total + more for total, more in zip(totals, coming, strict=True)]
    top = max(expected)
    odds = [exp((value - top) / blur) if value > 0 else 0.0 for value in expected]
    total = sum(odds) + exp(-top / blur)  # that nobody wins
    return [odd / total for odd in odds]


# -- the judge -----------------------------------------------------------------------------------------------------
PRIVILEGES = (1.0, 0.5, 0.4, 0.8)  # what holding each for a round is worth


class AkkonJudge(Judge[Akkon]):
    """Tracks, cards won and paid for, privileges and loans to come."""

    traits = (
        Feature("highest", term("the highest track"), 0.35, 0.8),
        Feature("second", term("the second track"), 0.2, 0.1),
        Feature("third", term("the third track"), 0.2, 0.15),
        Feature("lowest", term("the lowest track"), 0.35, 0.8),
        Feature("payable", term("cards that can be played this round"), 0.38, 0.75),
        Feature("later", term("cards for later rounds"), 0.38, 0.75),
        Feature("bids", term("bids that win cards"), 0.38, 0.75),
        Feature("privileges", term("privileges for the next round"), 0.25, 0.25),
        Feature("loans", term("knights borrowed for the next round"), 0.25, 0.25),
    )
    slip = 0.25

    def progress(self, s: Akkon) -> float:
        """The game ends with the first empty deck (A19)."""
        return 1.0 - min(map(len, s.decks)) / 10

    def features(self, s: Akkon) -> list[list[float]]:
        position = Position(s, int(STAGES * self.progress(s)))
        chances = position.chances() if s.phase == "bidding" else []
        return [self._row(position, seat, chances) for seat in range(s.seats)]

    def _row(self, position: Position, seat: int, chances: list[list[float]]) -> list[float]:
        """The traits of one seat."""
        s = position.s
        lowest, third, second, highest = sorted(position.tracks[seat])
        hand = tuple(s.hands[seat])
        now, later = position.plans(seat, hand)
        future = position.outlook[3] / LATER[0]
        return [
            float(highest),
            float(second),
            float(third),
            float(lowest),
            now,
            later,
            position.winnings(seat, chances, hand, now + later),
            future * _privileges(s, seat),
            future * _loans(s, seat),
        ]

    # -- instinct --------------------------------------------------------------------------------------------------
    def instinct(self, s: Akkon, actions: list[Action]) -> Sequence[float]:
        position = Position(s, int(STAGES * self.progress(s)))
        name = s.step.name
        if name in ("Bid", "Add"):
            return bid_likings(position, actions)
        if name == "Play":
            return [play_liking(position, action) for action in actions]
        if name == "Cut":
            return [exp(-2 * position.worth(s.turn, action[1])) for action in actions]
        if name == "Draw":
            return [exp(2 * position.worth(s.turn, s.decks[CITIES.index(action[1])][-1])) for action in actions]
        if name in ("Raise", "Bless"):
            return track_likings(position, actions, s.turn, s.amount)
        if name == "Lower":
            return track_likings(position, actions, s.foe, -s.amount)
        return [exp(0.5 * sum(s.tracks[4 * action[1] : 4 * action[1] + 4]) / 4) for action in actions]


def rounds_left(s: Akkon) -> tuple[float, float]:
    """What cards played in the next two rounds count: less the likelier it is that they won't come (A19)."""
    smallest = min(map(len, s.decks)) - (s.phase == "bidding")
    if s.last or smallest < 0:
        return 0.0, 0.0
    if smallest == 0:
        return LATER[0] * AGAIN, 0.0
    return LATER[0], LATER[1] * (AGAIN if smallest == 1 else 1.0)


def _privileges(s: Akkon, seat: int) -> float:
    """The privileges a seat would get as it stands (A18); a tie for the lead is worth a little."""
    total = 0.0
    for track, worth in enumerate(PRIVILEGES):
        values = s.tracks[track::4]
        best = max(values)
        if values[seat] == best:
            total += worth if values.count(best) == 1 else 0.25 * worth
    return total


def _loans(s: Akkon, seat: int) -> float:
    """Knights to be borrowed, less those to be lent."""
    return float(sum((borrower == seat) - (lender == seat) for borrower, lender in s.claims))


def bid_likings(position: Position, actions: list[Action]) -> list[float]:
    """Good cards attract, above all where own knights stand; a player who has to pay passes."""
    s = position.s
    seat, city_likes = s.turn, []
    for city in range(6):
        like = max(0.1, position.worth(seat, s.decks[city][-1]))
        hand = sum(CITY_OF[card] == city for card in s.hands[seat])
        city_likes.append((like * like, hand))
    free = position.free(seat)
    rest = (0.3 if free > 2 else 1.0 if free > 0 else 4.0) * sum(like for like, _ in city_likes)
    return [
        rest if len(action) == 1 else _knight_liking(s, *city_likes[CITIES.index(action[1])], action)
        for action in actions
    ]


def _knight_liking(s: Akkon, like: float, hand: int, action: Action) -> float:
    kind = KNIGHTS.index(action[2])
    if kind == CHAPLAIN:
        return 0.1 * like + 0.5 * hand * hand
    if kind == GREYMANTLE:
        return like * (1.5 if s.fresh and s.field >= 0 else 0.3)
    return like


def play_liking(position: Position, action: Action) -> float:
    """Cards by what they are worth; the exchange for a poor card; the end when nothing is left to gain."""
    if action[0] == "end":
        return 0.1
    worth = position.worth(position.s.turn, action[1])
    if action[0] == "privilege":
        return exp(1 - 2 * worth)
    return exp(2 * worth - 0.5 * COST[action[1]])


def track_likings(position: Position, actions: list[Action], seat: int, step: int) -> list[float]:
    """Tracks by what the step does to a seat: for oneself what helps, for a foe what hurts."""
    values = list(position.tracks[seat])
    sign = 1 if step > 0 else -1
    return [exp(2 * sign * _raised(values, TRACKS.index(a[1]), step, position.stage) - 20) for a in actions]


JUDGE = AkkonJudge(tuned("akkon"))
