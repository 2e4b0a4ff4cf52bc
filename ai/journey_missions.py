"""What temple bonus and missions of Templars' Journey promise each player, as far as the table tells."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from engine.journey.board import TEMPLE_POINTS
from engine.journey.scoring import FARTHEST, KEYS
from engine.journey.tables import DISTANCE

NEARNESS = (1.0, 0.5, 0.3)  # how much the next temple bonus counts, the one after it, the last
# How much a lead of one tells about who will be best in a mission, at the start and at the end of the game.
CERTAINTY = {
    "gold": (0.05, 0.5),
    "ships": (0.5, 2.5),
    "temple": (0.1, 1.2),
    "seventh": (0.2, 1.5),
    "distance": (0.05, 1.5),
    "countries": (0.6, 2.5),
    "empire": (0.8, 3.0),
    "france": (0.8, 3.0),
}
HOPE = 0.2  # of who shows nothing for a mission yet


def temple_bonus(temple: Sequence[int], round: int) -> list[float]:
    """J34: who will have the most in the temple, the nearer the surer."""
    bonus = sum(points * near for points, near in zip(TEMPLE_POINTS[round:], NEARNESS, strict=False))
    odds = [exp(0.5 * (knights - max(temple))) * (knights > 0) for knights in temple]
    total = sum(odds) or 1.0
    return [bonus * odd / total for odd in odds]


def mission_points(mission: int, values: Sequence[float], progress: float) -> list[float]:
    """J41: what a mission promises to each seat, by what the seats show for it."""
    early, late = CERTAINTY[KEYS[mission]]
    certainty = early + (late - early) * progress
    top = max(values)
    odds = [exp(certainty * (value - top)) if value > 0 else HOPE * (1 - progress) for value in values]
    total = sum(odds) or 1.0
    return [3 * odd / total + odd for odd in odds]  # best alone, second or tied: nearly as good


def nearness(pair: Sequence[int]) -> float:
    """How near two Templars stand to each other; the higher the nearer."""
    return float(FARTHEST - DISTANCE[pair[0]][pair[-1]]) if pair else 1.0
