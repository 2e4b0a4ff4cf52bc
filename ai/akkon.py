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
from math import exp, sqrt

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
from engine.rng import Rng
from engine.words import term

Numbers = tuple[int, ...]
Priced = list[tuple[float, int]]  # cards by what they are worth and cost
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
LATER = (0.45, 0.2)  # what a card counts that is played in the next round, or the one after


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


class Holding:
    """A hand with the knights that can pay for it, and what both are worth: this round and later."""

    __slots__ = ("_cards", "_more", "knights", "later", "need", "now", "outlook", "tracks", "value")

    def __init__(self, tracks: Numbers, cards: Priced, knights: int, outlook: Outlook) -> None:
        self.tracks, self._cards, self.knights, self.outlook = tracks, cards, knights, outlook
        self.now, kept = _best_set(cards, knights)
        self.later = _later(kept, outlook[3:])
        self.value = self.now + self.later
        self.need = sum(price for worth, price in cards if worth > POOR * price)
        self._more: dict[tuple[int, int], Holding] = {}

    def with_card(self, card: int, discount: int) -> Holding:
        """The same with one more card."""
        key = card, discount
        found = self._more.get(key)
        if found is None:
            cards = self._cards + priced(self.tracks, (card,), discount << CITY_OF[card], self.outlook)
            found = self._more[key] = Holding(self.tracks, cards, self.knights, self.outlook)
        return found


def priced(tracks: Numbers, cards: Numbers, chaplains: int, outlook: Outlook) -> Priced:
    """What cards are worth and cost; those worth nothing are left out."""
    found = [(gain(tracks, card, *outlook[:3]), COST[card] - (chaplains >> CITY_OF[card] & 1)) for card in cards]
    return [(worth, price) for worth, price in found if worth > 0]


@lru_cache(maxsize=5_000)
def holding(tracks: Numbers, hand: Numbers, chaplains: int, knights: int, outlook: Outlook) -> Holding:
    """A hand as it stands; kept, because most positions of a thought share it."""
    return Holding(tracks, priced(tracks, hand, chaplains, outlook), knights, outlook)


@lru_cache(maxsize=5_000)
def likings(tracks: Numbers, tops: Numbers, outlook: Outlook) -> tuple[float, ...]:
    """How much a seat with these tracks would like each top card."""
    return tuple(max(0.05, gain(tracks, card, *outlook[:3])) for card in tops)


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


# -- what bids are worth -------------------------------------------------------------------------------------------
HIDDEN = 5.5  # an unknown knight, and how much more each one beside it makes of it
COMPANY = 0.6
STRENGTH = (5, 6, 7, 8, 6, 7, 0, 4)  # a knight in camp, by kind
SPARE = 0.5  # knights that players keep back beside those for the cards in hand, to pay for cards won
STAY = 2.2  # how much likelier a player goes on where own knights stand
NOTHING = (0.0,) * 6
SHARP = 2.5  # how far off bids may be that others can still answer, by that alone and by what may come
BLUR = 0.3
FOG = 2.0  # and by knights face down


@lru_cache(maxsize=4096)
def strength(camp: int) -> int:
    """What the knights of a camp could bid."""
    return sum(STRENGTH[knight & 7] for knight in members(camp))


def bid_totals(s: Akkon) -> tuple[list[float], list[int]]:
    """What each seat seems to have bid on each field (at city * seats + seat), and how many knights lie hidden on each."""
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
    unknown = [0] * 6
    for place, n in enumerate(hidden):
        if n:
            worth[place] += n * (HIDDEN + COMPANY * n)
            unknown[place // seats] += n
    for place in doubled:
        worth[place] *= 2
    return worth, unknown


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

    def holding(self, seat: int) -> Holding:
        """A seat's hand and what can pay for it."""
        s = self.s
        hand = tuple(s.hands[seat])
        if s.phase == "cards" and (seat - s.start) % s.seats < (s.turn - s.start) % s.seats:
            return holding(self.tracks[seat], hand, 0, 0, self.outlook)  # its card turn is over
        knights = s.camps[seat].bit_count() + (s.holders[GOLD] == seat and not s.used[GOLD])
        return holding(self.tracks[seat], hand, s.chaplains[seat], knights, self.outlook)

    def chances(self, holdings: list[Holding]) -> list[list[float]]:
        """The chance of each seat to win the top card of each city, per seat."""
        s, seats = self.s, self.s.seats
        totals, hidden = bid_totals(s)
        tops = tuple([deck[-1] for deck in s.decks])
        coming = [self._coming(seat, holdings[seat].need, tops, totals) for seat in range(seats)]
        open_end = SHARP if s.passed.count(False) > 1 else 0.0
        shares = []
        for city in range(6):
            adds = [more[city] for more in coming]
            blur = open_end + BLUR * sum(adds) + FOG * sqrt(hidden[city])
            shares.append(_shares(totals[city * seats : city * seats + seats], adds, blur, s.holders[POWER]))
        return [list(column) for column in zip(*shares, strict=True)]

    def _coming(self, seat: int, need: float, tops: Numbers, totals: list[float]) -> Sequence[float]:
        """What a seat may still add to each field: with the knights it needn't keep back for its cards."""
        s = self.s
        camp = s.camps[seat]
        count = camp.bit_count()
        free = count - SPARE - need
        if s.passed[seat] or free <= 0:
            return NOTHING
        likes = [
            like * STAY if total else like
            for like, total in zip(likings(self.tracks[seat], tops, self.outlook), totals[seat :: s.seats], strict=True)
        ]
        budget = strength(camp) * free / count / sum(likes)
        return [like * budget for like in likes]

    def winnings(self, seat: int, chances: list[float], held: Holding) -> float:
        """What the cards add that a seat may win, the likely ones first: they claim the knights that pay."""
        s, total = self.s, 0.0
        for chance, city in sorted(zip(chances, range(6), strict=True), reverse=True):
            if chance < 0.03:
                break
            more = held.with_card(s.decks[city][-1], s.chaplains[seat] >> city & 1)
            total += chance * (more.value - held.value)
            if chance > 0.5:
                held = more
        return total


def _shares(totals: list[float], coming: list[float], blur: float, favoured: int) -> list[float]:
    """How likely each bid is the highest in the end; `blur` is how far off today's totals may be."""
    if blur == 0:
        best = max(totals)
        return [
            1.0 if best > 0 and total == best and (totals.count(best) == 1 or seat == favoured) else 0.0
            for seat, total in enumerate(totals)
        ]
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
        Feature("bids", term("bids that win cards"), 0.3, 0.6),
        Feature("privileges", term("privileges for the next round"), 0.25, 0.25),
        Feature("loans", term("knights borrowed for the next round"), 0.25, 0.25),
    )
    slip = 0.25

    def progress(self, s: Akkon) -> float:
        """The game ends with the first empty deck (A19)."""
        return 1.0 - min(map(len, s.decks)) / 10

    def features(self, s: Akkon) -> list[list[float]]:
        position = Position(s, int(STAGES * self.progress(s)))
        holdings = [position.holding(seat) for seat in range(s.seats)]
        chances = position.chances(holdings) if s.phase == "bidding" else [[]] * s.seats
        return [self._row(position, seat, holdings[seat], chances[seat]) for seat in range(s.seats)]

    def _row(self, position: Position, seat: int, held: Holding, chances: list[float]) -> list[float]:
        """The traits of one seat."""
        s = position.s
        lowest, third, second, highest = sorted(position.tracks[seat])
        future = position.outlook[3] / LATER[0]
        return [
            float(highest),
            float(second),
            float(third),
            float(lowest),
            held.now,
            held.later,
            position.winnings(seat, chances, held) if chances else 0.0,
            future * _privileges(s, seat),
            future * _loans(s, seat),
        ]

    def lapse(self, s: Akkon, rng: Rng) -> Action:
        """A squire's slip is any move at all: instinct bids too well."""
        return rng.choice(s.legal_actions())

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


def need(position: Position, seat: int) -> int:
    """The knights that pay for the cards in hand, as far as their player knows: the own Chaplain may lie face down."""
    hand = position.s.hands[seat]
    return sum(COST[card] for card in hand if position.worth(seat, card) > POOR * COST[card])


def bid_likings(position: Position, actions: list[Action]) -> list[float]:
    """Good cards attract, above all where own knights stand; a player who has to pay passes."""
    s = position.s
    seat, city_likes = s.turn, []
    for city in range(6):
        like = max(0.1, position.worth(seat, s.decks[city][-1]))
        hand = sum(CITY_OF[card] == city for card in s.hands[seat])
        city_likes.append((like * like, hand))
    free = s.camps[seat].bit_count() - SPARE - need(position, seat)
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
