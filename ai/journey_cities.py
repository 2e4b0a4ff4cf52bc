"""What a city of Templars' Journey is worth to each player before its ship sails, and what gold can do there.

All of it depends on a few small numbers only (the knights in the city, its spaces, its ship, the time left), so it
is worked out once and remembered.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import NamedTuple

from engine.journey.board import EDICT_POINTS, PRICE

# How much one more knight tells about who will have the most, by actions left before the ship sails.
GRIP = (4.0, 2.0, 1.6, 1.3, 1.2, 1.1, 1.0, 1.0, 0.9, 0.85, 0.8, 0.75, 0.7)
LONGEST = len(GRIP) - 1
EDICT_WORTH = 1.9  # what a point for an edict counts: edicts serve the missions too
BERTH_WORTH = (1.0, 1.0, 1.0, 0.9, 0.9, 0.8)  # what a point for a berth counts, by actions left: later ones are unsure
RIVALRY = 0.7  # how much of what the others have on average counts against one's own
REMEMBERED = 1024
TEMPLE_GIFT = 0.3  # points a knight in the temple is worth to its owner
Row = tuple[int, ...]


class Site(NamedTuple):
    """A city as its worth depends on it. `berths` 0 is the seventh city, which no ship leaves."""

    row: Row  # knights per seat
    spaces: int
    berths: int
    left: int  # actions before it is scored
    first: int  # who holds the marker


class Worth(NamedTuple):
    """Points to be expected in a city, per seat."""

    edict: tuple[float, ...]
    berths: tuple[float, ...]  # aboard, and for a full city; in the seventh city for pairs of knights
    lead: tuple[float, ...]  # both, less what the others have


@lru_cache(REMEMBERED)
def worth(site: Site) -> Worth:
    """What the city promises to each seat."""
    edict = _edict(site.row, site.left)
    berths = _aboard(site) if site.berths else tuple(_pairs(knights, site.left) for knights in site.row)
    trust = BERTH_WORTH[min(site.left, len(BERTH_WORTH) - 1)]
    both = [EDICT_WORTH * a + trust * b for a, b in zip(edict, berths, strict=True)]
    total, others = sum(both), len(both) - 1
    lead = tuple([own - RIVALRY * (total - own) / others for own in both])
    return Worth(edict, berths, lead)


def _edict(row: Row, left: int) -> tuple[float, ...]:
    """Who takes the edict: the one with the most, for sure at the end, and likely before."""
    ranked = sorted(row, reverse=True)
    if left == 0:
        sole = ranked[0] > ranked[1]
        return tuple(float(EDICT_POINTS) if sole and knights == ranked[0] else 0.0 for knights in row)
    grip = GRIP[left]
    odds = [exp(grip * (knights - ranked[0])) if knights or left > 1 else 0.0 for knights in row]
    total = sum(odds) + 0.4 * exp(grip * (ranked[1] - ranked[0]))  # or nobody, in a tie
    return tuple([EDICT_POINTS * odd / total for odd in odds])


def _pairs(knights: int, left: int) -> float:
    """J39: a point for two knights; before the end, half a point for each."""
    return knights / 2 if left else float(knights // 2)


def _aboard(site: Site) -> tuple[float, ...]:
    """J32, J33 as if the ship sailed now."""
    row, seats = site.row, len(site.row)
    full = sum(row) == site.spaces
    order = sorted(range(seats), key=lambda seat: (-row[seat], (seat - site.first) % seats))
    points, room, turn = [0.0] * seats, site.berths, 0
    while room and turn < row[order[0]]:
        for seat in order:
            if room and row[seat] > turn:
                points[seat] += 2 if turn == 0 else 1
                room -= 1
        turn += 1
    if full:
        return tuple([point + 1 if knights else point for point, knights in zip(points, row, strict=True)])
    return tuple(points)


def placed(site: Site, seat: int) -> Site:
    """With one knight more."""
    row, spaces, berths, left, first = site
    return Site((*row[:seat], row[seat] + 1, *row[seat + 1 :]), spaces, berths, left, first)


def removed(site: Site, owner: int) -> Site:
    """With one knight less."""
    row, spaces, berths, left, first = site
    return Site((*row[:owner], row[owner] - 1, *row[owner + 1 :]), spaces, berths, left, first)


@lru_cache(REMEMBERED)
def placing(site: Site, seat: int) -> float:
    """What one more own knight is worth to a seat; nothing if there is no space."""
    if sum(site.row) >= site.spaces:
        return 0.0
    return worth(placed(site, seat)).lead[seat] - worth(site).lead[seat]


@lru_cache(REMEMBERED)
def removing(site: Site, seat: int, owner: int) -> float:
    """What it is worth to a seat that an owner loses a knight to the temple."""
    gift = TEMPLE_GIFT if owner == seat else -TEMPLE_GIFT * RIVALRY / (len(site.row) - 1)
    return worth(removed(site, owner)).lead[seat] - worth(site).lead[seat] + gift


@lru_cache(REMEMBERED)
def spending(site: Site, seat: int, card: int, times: int, price: float) -> float:
    """What a seat can win in a city with card 3, 4 or its penalty (-4), the best move first, so many times."""
    if times == 0:
        return 0.0
    foes = [owner for owner, knights in enumerate(site.row) if knights and owner != seat]
    moves = [(removing(site, seat, owner), owner) for owner in foes]
    if card == 4:
        moves = [(gain + placing(removed(site, owner), seat), owner) for gain, owner in moves]
    elif card == 3:
        moves.append((placing(site, seat), -1))
    gain, owner = max(moves, default=(0.0, -1))
    gain -= PRICE * price
    if gain <= 0:
        return 0.0
    after = site if owner < 0 else removed(site, owner)
    if owner < 0 or card == 4:
        after = placed(after, seat)
    return gain + spending(after, seat, card, times - 1, price)
