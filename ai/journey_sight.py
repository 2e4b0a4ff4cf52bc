"""What a player of Templars' Journey sees in a position: cities, gold in reach, and what each card would bring.

Everything here is on the open table: neither missions nor face-down cards are looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from ai.journey_cities import LONGEST, Site, placing, removing, spending, worth
from ai.journey_missions import mission_points, nearness, temple_bonus
from engine.journey.board import (
    BERTHS,
    CROWD,
    EDICT_POINTS,
    GOLD_PER_POINT,
    GREEN,
    PENALTY_GOLD,
    PRICE,
    SAFE_GOLD,
    SEVENTH,
)
from engine.journey.pope import MovePope
from engine.journey.scoring import COUNTED, KEYS, edicts_won
from engine.journey.state import Journey
from engine.journey.tables import ALL, DISTANCE, FAMILY, REACH, RISKY, STANDS

PHASES = {"start": 3, "G1": 2, "R1": 2, "G2": 1, "R2": 1, "R3": 1, "G3": 0, "R4": 0, "ship": 0}  # card phases to come
ROUND = 4  # card phases of a whole action round
GOLD_PRICE = (0.26, 0.27, 0.28)  # points that 1 gold is worth, by round; at the very end a quarter
LAST_PRICE = 0.25
WITHIN = tuple(tuple(tuple(d for d in ALL if DISTANCE[c][d] <= steps) for c in ALL) for steps in range(4))
ENOUGH = 6  # knights in supply
PLENTY = 8  # more gold in one place is no more tempting
LIMITS = {1: SAFE_GOLD, 2: 99, -2: PENALTY_GOLD}  # gold that a card collects
READY_GOLD = 0.5  # how much of a chance for the next action counts already now: gold in reach
READY_KNIGHTS = 0.4  # and knights to be placed or removed
MOOD = 0.45  # points by which an action must be better to be liked e times as much
DOUBT = 0.4  # how much a swap is worth if it may be met by a Veto, or be swapped back


def progress(round: int, left: int) -> float:
    """How far the game has come, 0..1."""
    return min(1.0, (ROUND * (round + 1) - left) / (ROUND * len(GOLD_PRICE)))


def phases_left(s: Journey) -> int:
    """Card phases before the next ship sails, the running one included."""
    return PHASES[s.pope] + (not isinstance(s.step, MovePope) or s.pope == "start")


class Board(NamedTuple):
    """What lies open, as far as it matters here: two positions with equal boards look alike."""

    seats: int
    round: int
    left: int
    flag: str | None
    first: int
    edicts: tuple[int, ...]
    spaces: tuple[int, ...]
    knights: tuple[tuple[int, ...], ...]
    gold: tuple[int, ...]
    templars: tuple[tuple[int, ...], ...]
    purse: tuple[int, ...]
    supply: tuple[int, ...]
    temple: tuple[int, ...]
    owners: tuple[int, ...]
    ships: tuple[int, ...]  # with a knight of the seat


SEEN: dict[Board, Sight] = {}
MOST_SEEN = 200


def look(s: Journey) -> Sight:
    """The position as the table shows it; remembered, since thinking comes back to the same board often."""
    board = Board(
        *(s.seats, s.round, phases_left(s), s.flag, s.first, tuple(s.edicts), tuple(s.spaces)),
        *(tuple(map(tuple, s.knights)), tuple(s.gold), tuple(s.templars), tuple(s.purse), tuple(s.supply)),
        *(tuple(s.temple), tuple(s.owners), _ships(s)),
    )
    sight = SEEN.get(board)
    if sight is None:
        if len(SEEN) >= MOST_SEEN:
            SEEN.clear()
        sight = SEEN[board] = Sight(board)
    return sight


def _ships(s: Journey) -> tuple[int, ...]:
    """Ships with a knight of each seat."""
    if not s.round:
        return (0,) * s.seats
    return tuple([sum([seat in crew for crew in s.boarded]) for seat in range(s.seats)])


class Sight:
    """One board, looked at. What is asked for twice is worked out once."""

    def __init__(self, board: Board) -> None:
        self.board = board
        over = board.round == len(GOLD_PRICE) - 1 and board.left == 0
        self.price = LAST_PRICE if over else GOLD_PRICE[min(board.round, 2)]
        self.sites: list[Site | None] = [None] * len(ALL)
        for slot, city in enumerate(board.edicts):
            if city >= 0:
                self.sites[city] = self.site(city, slot)
        self._spend: dict[tuple[int, int, int], float] = {}
        self._stand: dict[tuple[int, int, int], float] = {}
        self._richest: dict[tuple[int, ...], int] = {}
        self._stop: dict[tuple[int, int, int], float] = {}
        self._card: dict[tuple[int, int, bool], float] = {}
        self._missions: dict[int, list[float]] = {}
        self._table: list[list[float]] = []
        self._habits: list[list[float]] = []

    def site(self, city: int, slot: int) -> Site:
        """A city as if its edict lay in a slot of the track."""
        board = self.board
        rounds = (2 if slot == SEVENTH else slot // 2) - board.round
        berths = 0 if slot == SEVENTH else BERTHS[slot]
        left = min(board.left + ROUND * rounds, LONGEST)
        return Site(board.knights[city], board.spaces[city], berths, left, board.first)

    # -- what the table promises ---------------------------------------------------------------------------

    def table(self) -> list[list[float]]:
        """Per seat: edicts and berths of the next ships and of later ones, the seventh city, temple, gold, supply,
        and where the Templars stand."""
        if not self._table:
            columns = [*self._cities(), temple_bonus(self.board.temple, self.board.round), *self._means()]
            self._table = [list(row) for row in zip(*columns, strict=True)]
        return self._table

    def _cities(self) -> list[list[float]]:
        columns = [[0.0] * self.board.seats for _ in range(5)]
        for slot, city in enumerate(self.board.edicts):
            site = self.sites[city] if city >= 0 else None
            if site is not None:
                when = 4 if slot == SEVENTH else 0 if slot // 2 == self.board.round else 2
                edict, berths, _ = worth(site)
                for seat in range(self.board.seats):
                    columns[when][seat] += edict[seat]
                    columns[when + (slot != SEVENTH)][seat] += berths[seat]
        return columns

    def _means(self) -> list[list[float]]:
        """Gold, supply, and where the Templars stand."""
        board = self.board
        stands = [self.stand(seat, *pair) if len(pair) == 2 else 0.0 for seat, pair in enumerate(board.templars)]
        gold = [amount / GOLD_PER_POINT for amount in board.purse]
        return [gold, [min(knights, ENOUGH) / 3 for knights in board.supply], stands]

    def mission(self, mission: int) -> list[float]:
        """What a mission promises each seat, if it is in the game."""
        points = self._missions.get(mission)
        if points is None:
            far = progress(self.board.round, self.board.left)
            points = self._missions[mission] = mission_points(mission, self._shown(KEYS[mission]), far)
        return points

    def _shown(self, key: str) -> Sequence[float]:
        """What each seat will show for a mission, as far as it can be told now."""
        board = self.board
        if key == "gold":
            return board.purse
        if key == "temple":
            return board.temple
        if key == "seventh":
            return board.knights[board.edicts[SEVENTH]]
        if key == "distance":
            return [nearness(pair) for pair in board.templars]
        if key == "ships":
            return [ships + self._boarding(seat) for seat, ships in enumerate(board.ships)]
        won = edicts_won(key, board.owners, board.seats)
        return [edicts + self._edicts(seat, key) for seat, edicts in enumerate(won)]

    def _boarding(self, seat: int) -> int:
        """Ships that would take a knight of the seat now."""
        return sum([site is not None and site.berths > 0 and worth(site).berths[seat] > 0 for site in self.sites])

    def _edicts(self, seat: int, key: str) -> float:
        """Edicts to be expected that count for a mission."""
        counted = [self.sites[city] for city in COUNTED.get(key, ALL)]
        return sum([worth(site).edict[seat] for site in counted if site]) / EDICT_POINTS

    # -- chances -------------------------------------------------------------------------------------------

    def spend(self, seat: int, card: int, city: int) -> float:
        """What a seat could win with card 3, 4 or its penalty in a city with the gold it has."""
        key = (seat, card, city)
        gain = self._spend.get(key)
        if gain is None:
            gain = self._spend[key] = self._spending(seat, card, city)
        return gain

    def _spending(self, seat: int, card: int, city: int) -> float:
        site = self.sites[city]
        times = min(3, self.board.purse[seat] // PRICE)
        if card > 0:
            times = min(times, self.board.supply[seat])
        return spending(site, seat, card, times, self.price) if site and times else 0.0

    def richest(self, pair: tuple[int, ...]) -> int:
        """The most gold in one territory that Templars standing so can reach."""
        most = self._richest.get(pair)
        if most is None:
            gold = self.board.gold
            most = self._richest[pair] = max([gold[city] for city in REACH[pair]])
        return most

    def stand(self, seat: int, here: int, there: int) -> float:
        """What two territories to stand in promise for the next action."""
        key = (seat, here, there) if here <= there else (seat, there, here)
        value = self._stand.get(key)
        if value is None:
            knights = max(self.spend(seat, 3, here), self.spend(seat, 3, there))
            gold = READY_GOLD * self.price * min(PLENTY, self.richest(key[1:]))
            value = self._stand[key] = gold + READY_KNIGHTS * knights
        return value

    def flag(self, seat: int, city: int) -> float:
        """What the Pope's flag gives a seat in a city."""
        site = self.sites[city]
        if site is None:
            return 0.0
        if self.board.flag == GREEN:
            return max(0.0, placing(site, seat)) if self.board.supply[seat] else 0.0
        gains = [removing(site, seat, owner) for owner, n in enumerate(site.row) if n and owner != seat]
        return max(gains, default=0.0)

    def swap(self, seat: int, city: int, other: int) -> float:
        """What it gives a seat that two edicts change places."""
        edicts = self.board.edicts
        one, two = self.site(city, edicts.index(other)), self.site(other, edicts.index(city))
        here, there = self.sites[city], self.sites[other]
        assert here is not None
        assert there is not None
        after = worth(one).lead[seat] + worth(two).lead[seat]
        return after - worth(here).lead[seat] - worth(there).lead[seat]

    def best_swap(self, seat: int, city: int) -> float:
        """The best a seat can make of the edict of a city."""
        if self.sites[city] is None:
            return 0.0
        others = [other for other in self.board.edicts if other >= 0 and other != city]
        return max([0.0, *(self.swap(seat, city, other) for other in others)])

    def arrival(self, seat: int, card: int, city: int, stays: int) -> float:
        """What stopping in a territory is worth to the Templar that moves with card 5 or 6; -5 is the penalty."""
        return self.stand(seat, city, stays) + self.stop(seat, card, city)

    def stop(self, seat: int, card: int, city: int) -> float:
        """What the card itself gives where its Templar stops."""
        key = (seat, card, city)
        value = self._stop.get(key)
        if value is None:
            value = self.flag(seat, city) if card == 6 else DOUBT * self.best_swap(seat, city) if card == 5 else 0.0
            self._stop[key] = value
        return value

    def loss(self, seat: int) -> float:
        """What the last step of a penalty costs (J29)."""
        gains = [removing(site, seat, seat) for site in self.sites if site and site.row[seat]]
        return max(gains, default=0.0)

    # -- cards ---------------------------------------------------------------------------------------------

    def card(self, seat: int, card: int, punished: bool) -> float:
        """What a card would bring a seat, in points."""
        key = (seat, card, punished)
        gain = self._card.get(key)
        if gain is None:
            gain = self._card[key] = self._play(seat, -card if punished else card)
        return gain

    def _play(self, seat: int, card: int) -> float:
        """The same; a penalty is a negative card."""
        pair = self.board.templars[seat]
        if card in LIMITS:
            gain = self.price * min(LIMITS[card], self.richest(pair))
        elif card in (3, 4, -4):
            gain = max(self.spend(seat, card, city) for city in STANDS[pair])
        else:
            gain = self._walk(seat, card)
        return gain + self.loss(seat) if card < 0 else gain

    def _walk(self, seat: int, card: int) -> float:
        """The best place within three steps, against staying; card 5 gathers gold on the way."""
        a, b = self.board.templars[seat]
        starts = ((a, b), (b, a)) if a != b else ((a, b),)
        best = max([self.arrival(seat, card, to, stays) for start, stays in starts for to in WITHIN[3][start]])
        gathered = {5: 2.5, -5: 1.0}.get(card, 0.0)
        return best - self.stand(seat, a, b) + gathered * self.price

    def habits(self) -> list[list[float]]:
        """How likely each seat is to choose each card, as far as the table tells."""
        if not self._habits:
            self._habits = self._find_habits()
        return self._habits

    def _find_habits(self) -> list[list[float]]:
        """Everybody's mixture, against what the others would do if they did not think of each other."""
        seats = range(self.board.seats)
        gains = [[(self.card(seat, c, False), self.card(seat, c, c in RISKY)) for c in range(1, 7)] for seat in seats]
        even = [[1 / 3] * 3 for _ in seats]
        first = [self.habit(gains[seat], seat, even) for seat in seats]
        families = [[sum(p for c, p in enumerate(habit, 1) if FAMILY[c] == f) for f in range(3)] for habit in first]
        return [self.habit(gains[seat], seat, families) for seat in seats]

    def habit(self, gains: list[tuple[float, float]], seat: int, families: list[list[float]]) -> list[float]:
        """One seat's mixture of cards against what the others tend to."""
        risk = [
            crowd_chance(self.board.seats, [f[family] for o, f in enumerate(families) if o != seat])
            for family in range(3)
        ]
        expected = [well + risk[FAMILY[c]] * (badly - well) for c, (well, badly) in enumerate(gains, 1)]
        return moods(expected)


def crowd_chance(seats: int, odds: list[float]) -> float:
    """J22: how likely so many others choose the same family that a risky card is punished."""
    needed = CROWD[seats] - 1
    counts = [1.0] + [0.0] * needed  # chance of 0, 1 … others; the last entry gathers all that is enough
    for odd in odds:
        counts[needed] += counts[needed - 1] * odd
        for number in range(needed - 1, 0, -1):
            counts[number] += (counts[number - 1] - counts[number]) * odd
        counts[0] *= 1 - odd
    return counts[needed]


def moods(values: list[float], mood: float = MOOD) -> list[float]:
    """Likings for values in points: proportional, and never quite nothing. They add up to 1."""
    top = max(values)
    likings = [exp((value - top) / mood) + 0.01 for value in values]
    total = sum(likings)
    return [liking / total for liking in likings]
