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

from ai.akkon_cards import AGAIN, LATER, POOR, STAGES, Holding, Numbers, Outlook, gain, holding, likings, raised
from ai.akkon_instinct import Glance
from ai.value import Feature, Judge, drawn, tuned
from engine.akkon.board import (
    CITIES,
    COST,
    GOLD,
    GREYMANTLE,
    KNIGHTS,
    MERCENARY,
    POWER,
    TRACKS,
    VALUES,
    members,
)
from engine.akkon.state import Akkon
from engine.core import Action
from engine.rng import Rng
from engine.words import term

Chances = tuple[float, float]  # to win a card by today's bid, and with one more knight

# -- what bids are worth -------------------------------------------------------------------------------------------
HIDDEN = 5.7  # an unknown knight, and how much more each one beside it makes of it
COMPANY = 0.77
RANKS = (4, 3, 2, 1, 5, 6, 7, 0)  # by kind: Seneschal, 8 to 5, Mercenary, Greymantle, Chaplain
STRENGTH = (5, 6, 7, 8, 6, 7, 0, 4)  # a knight in camp, by kind
SPARE = 0.2  # knights that players keep back beside those for the cards in hand, to pay for cards won
STAY = 2.8  # how much likelier a player goes on where own knights stand
NOTHING = (0.0,) * 6
SHARP = 2.5  # how far off bids may be that others can still answer, by that alone and by what may come
BLUR = 0.25
FOG = 1.0  # and by knights face down
TIE = 0.4  # what the privilege to win ties adds to a bid (A23)
SURE = 0.3  # how far off they are for the last one who bids
HOPES = 4  # cards that the knights in camp may hope for at most
NOBODY = (0.0,) * 5


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
        self.tops = tuple([deck[-1] if deck else -1 for deck in s.decks])

    def worth(self, seat: int, card: int) -> float:
        """What a card is worth to a seat."""
        return gain(self.tracks[seat], card, self.stage, self.s.seats, self.s.last)

    def likes(self, seat: int) -> tuple[float, ...]:
        """What the top cards are worth to a seat."""
        return likings(self.tracks[seat], self.tops, self.outlook)

    def holding(self, seat: int) -> Holding:
        """A seat's hand and what can pay for it."""
        s = self.s
        hand = tuple(s.hands[seat])
        if between_rounds(s) or (s.phase == "cards" and (seat - s.start) % s.seats < (s.turn - s.start) % s.seats):
            return holding(self.tracks[seat], hand, 0, 0, self.outlook)  # its card turn is over
        knights = s.camps[seat].bit_count() + (s.holders[GOLD] == seat and not s.used[GOLD])
        return holding(self.tracks[seat], hand, s.chaplains[seat], knights, self.outlook)

    def chances(self, holdings: list[Holding]) -> list[tuple[Chances, ...]]:
        """The chances of each seat, city by city: to win the top card by today's bid, and with one more knight there.

        Others go on bidding; the seat itself does not, for the knights in its camp are to pay.
        """
        s, seats = self.s, self.s.seats
        totals, hidden = bid_totals(s)
        coming = [self._coming(seat, holdings[seat].need, totals) for seat in range(seats)]
        steps = [
            0.0 if s.passed[seat] else strength(s.camps[seat]) / s.camps[seat].bit_count() for seat in range(seats)
        ]
        bidders = s.passed.count(False)
        fields = []
        for city in range(6):
            bids = totals[city * seats : city * seats + seats]
            if s.holders[POWER] >= 0 and bids[s.holders[POWER]]:
                bids[s.holders[POWER]] += TIE
            adds = [more[city] for more in coming]
            fog = FOG * sqrt(hidden[city])
            field = _chances(bids, adds, steps, fog + SHARP + BLUR * sum(adds) * (1 - 1 / bidders))
            if bidders == 1:  # nobody answers the last one
                last = s.passed.index(False)
                field[last] = _chances(bids, NOBODY, steps, fog + SURE)[last]
            fields.append(field)
        return list(zip(*fields, strict=True))

    def _coming(self, seat: int, need: float, totals: list[float]) -> Sequence[float]:
        """What a seat may still add to each field: with the knights it needn't keep back for its cards."""
        s = self.s
        camp = s.camps[seat]
        count = camp.bit_count()
        free = count - SPARE - need
        if s.passed[seat] or free <= 0:
            return NOTHING
        likes = [
            like * STAY if total else like
            for like, total in zip(self.likes(seat), totals[seat :: s.seats], strict=True)
        ]
        budget = strength(camp) * free / count / sum(likes)
        return [like * budget for like in likes]

    def winnings(self, seat: int, chances: Sequence[Chances], held: Holding) -> tuple[float, Holding]:
        """What the cards add that a seat may win, the likely ones first: they claim the knights that pay."""
        s, total = self.s, 0.0
        for chance, city in sorted([(chance, city) for city, (chance, _) in enumerate(chances)], reverse=True):
            if chance < 0.03:
                break
            more = held.with_card(self.tops[city], s.chaplains[seat] >> city & 1)
            total += chance * (more.value - held.value)
            if chance > 0.5:
                held = more
        return total, held

    def prospects(self, seat: int, chances: Sequence[Chances], held: Holding) -> float:
        """What the knights in camp may still win: put down one by one where they help most, as long as that pays."""
        if self.s.passed[seat]:
            return 0.0
        total = 0.0
        likes = self.likes(seat)
        hopes = [((higher - now) * likes[city], higher - now, city) for city, (now, higher) in enumerate(chances)]
        hopes.sort(reverse=True)
        for _, lift, city in hopes[:HOPES]:
            fewer = held.with_fewer()
            if fewer is None:
                break
            more = fewer.with_card(self.tops[city], self.s.chaplains[seat] >> city & 1)
            gained = lift * (more.value - fewer.value) - (held.value - fewer.value)
            if gained <= 0:
                break
            total += gained
            held = more if lift > 0.5 else fewer
        return total


def _chances(bids: list[float], coming: Sequence[float], steps: list[float], blur: float) -> list[Chances]:
    """How likely each seat's bid, and one knight more, is the highest in the end; `blur`: how far off totals may be."""
    expected = [bid + more for bid, more in zip(bids, coming, strict=False)]
    top = max(expected)
    odds = [exp((value - top) / blur) if value else 0.0 for value in expected]
    everybody = sum(odds) + exp(-top / blur) + 1e-9  # or nobody wins
    found = []
    for bid, step, odd in zip(bids, steps, odds, strict=True):
        against = everybody - odd
        now = exp((bid - top) / blur) if bid else 0.0
        higher = exp((bid + step - top) / blur) if step else 0.0
        found.append((now / (now + against), higher / (higher + against)))
    return found


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
        Feature("prospects", term("knights that may still win cards"), 0.3, 0.6),
        Feature("privileges", term("privileges for the next round"), 0.25, 0.25),
        Feature("loans", term("knights borrowed for the next round"), 0.25, 0.25),
    )
    width = 16
    work = 60
    slip = 0.25

    def progress(self, s: Akkon) -> float:
        """The game ends with the first empty deck (A19)."""
        return 1.0 - min(map(len, s.decks)) / 10

    def features(self, s: Akkon) -> list[list[float]]:
        position = Position(s, int(STAGES * self.progress(s)))
        holdings = [position.holding(seat) for seat in range(s.seats)]
        bidding = s.phase == "bidding" and not between_rounds(s)
        chances = position.chances(holdings) if bidding else [()] * s.seats
        return [self._row(position, seat, holdings[seat], chances[seat]) for seat in range(s.seats)]

    def _row(self, position: Position, seat: int, held: Holding, chances: Sequence[Chances]) -> list[float]:
        """The traits of one seat."""
        s = position.s
        lowest, third, second, highest = sorted(position.tracks[seat])
        future = position.outlook[3] / LATER[0]
        winnings, after = position.winnings(seat, chances, held) if chances else (0.0, held)
        return [
            float(highest),
            float(second),
            float(third),
            float(lowest),
            held.now,
            held.later,
            winnings,
            position.prospects(seat, chances, after) if chances else 0.0,
            future * privileges(tuple(s.tracks))[seat],
            future * _loans(s, seat),
        ]

    def shortlist(self, s: Akkon) -> list[Action]:
        """A turn's knights are thought of in one order only, the strong ones first: it doesn't matter which came first."""
        if s.step.name != "Add":
            return super().shortlist(s)
        last = _rank(s.bids[-1][2])
        return [a for a in s.legal_actions() if len(a) == 1 or _rank(8 * a[3] + KNIGHTS.index(a[2])) > last]

    def lapse(self, s: Akkon, rng: Rng) -> Action:
        """A squire's slip is any move at all: instinct bids too well."""
        return rng.choice(s.legal_actions())

    def ripen(self, s: Akkon, seat: int, rng: Rng) -> None:
        """To the end of the round: which cards are won and played tells more than chances do.

        Everybody does what instinct likes, more decidedly than at a glance: squared likings come closer to a knight.
        """
        while not (s.is_over or between_rounds(s)):
            actions = s.legal_actions()
            liking = self.instinct(s, actions) if len(actions) > 1 else [1.0]
            s.apply(drawn(actions, [weight * weight for weight in liking], rng))

    # -- instinct --------------------------------------------------------------------------------------------------
    def instinct(self, s: Akkon, actions: list[Action]) -> Sequence[float]:
        position = Position(s, int(STAGES * self.progress(s)))
        name = s.step.name
        if name in ("Bid", "Add"):
            return Glance(s, position.likes(s.turn), need(position, s.turn)).likings(actions)
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


def between_rounds(s: Akkon) -> bool:
    """Whether a round has just begun: nothing is bid yet, and what is held was kept for it."""
    return s.phase == "bidding" and not s.bids and not any(s.passed)


def _rank(knight: int) -> tuple[int, int]:
    """The place of a knight in the order in which a turn's knights are thought of."""
    return RANKS[knight & 7], knight >> 3


def rounds_left(s: Akkon) -> tuple[float, float]:
    """What cards played in the next two rounds count: less the likelier it is that they won't come (A19)."""
    smallest = min(map(len, s.decks)) - (s.phase == "bidding")
    if s.last or smallest < 0:
        return 0.0, 0.0
    if smallest == 0:
        return LATER[0] * AGAIN, 0.0
    return LATER[0], LATER[1] * (AGAIN if smallest == 1 else 1.0)


@lru_cache(maxsize=150)
def privileges(tracks: Numbers) -> list[float]:
    """The privileges each seat would get as it stands (A18); a tie for the lead is worth a little."""
    found = [0.0] * (len(tracks) // 4)
    for track, worth in enumerate(PRIVILEGES):
        values = tracks[track::4]
        best = max(values)
        share = worth if values.count(best) == 1 else 0.25 * worth
        for seat, value in enumerate(values):
            if value == best:
                found[seat] += share
    return found


def _loans(s: Akkon, seat: int) -> float:
    """Knights to be borrowed, less those to be lent."""
    return float(sum((borrower == seat) - (lender == seat) for borrower, lender in s.claims))


def need(position: Position, seat: int) -> int:
    """The knights that pay for the cards in hand, as far as their player knows: the own Chaplain may lie face down."""
    hand = position.s.hands[seat]
    return sum(COST[card] for card in hand if position.worth(seat, card) > POOR * COST[card])


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
    return [exp(2 * sign * raised(values, TRACKS.index(a[1]), step, position.stage) - 20) for a in actions]


JUDGE = AkkonJudge(tuned("akkon"))
