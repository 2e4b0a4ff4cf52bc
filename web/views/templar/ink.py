"""Lines as a pen draws them: never quite straight, and always the same for the same place."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from engine.rng import Rng
from web.views.templar.geometry import Point


def line(points: Sequence[Point], seed: int, sway: float = 1.3, closed: bool = True, step: float = 42) -> str:
    """A path along the corners whose sides sway a little."""
    rng = Rng(seed)
    corners = [*points, points[0]] if closed else list(points)
    parts = [f"M{_pair(corners[0])}"]
    for start, end in itertools.pairwise(corners):
        parts.extend(_side(start, end, rng, sway, step))
    return "".join(parts) + ("Z" if closed else "")


def _side(start: Point, end: Point, rng: Rng, sway: float, step: float) -> list[str]:
    (x, y), (to_x, to_y) = start, end
    count = max(1, round((abs(to_x - x) + abs(to_y - y)) / step))
    parts = []
    for i in range(1, count + 1):
        bend = x + (to_x - x) * (i - 0.5) / count, y + (to_y - y) * (i - 0.5) / count
        stop = x + (to_x - x) * i / count, y + (to_y - y) * i / count
        parts.append(f"Q{_pair(shaken(bend, rng, sway))} {_pair(stop if i == count else shaken(stop, rng, sway / 2))}")
    return parts


def shaken(point: Point, rng: Rng, sway: float) -> Point:
    """A point moved a little, either way."""
    return point[0] + _off(rng, sway), point[1] + _off(rng, sway)


def _off(rng: Rng, sway: float) -> float:
    return (rng.below(2001) / 1000 - 1) * sway


def _pair(point: Point) -> str:
    return f"{point[0]:.1f} {point[1]:.1f}"


def box(left: float, top: float, width: float, height: float, seed: int, sway: float = 0.9) -> str:
    """A hand-drawn rectangle."""
    right, bottom = left + width, top + height
    return line(((left, top), (right, top), (right, bottom), (left, bottom)), seed, sway)


def hatch(start: Point, end: Point, slope: Point, seed: int, gap: float = 5.5) -> str:
    """Short strokes side by side, as a pen shades the foot of a wall: from a line on, each a bit different."""
    rng = Rng(seed)
    (x, y), (to_x, to_y) = start, end
    count = int((abs(to_x - x) + abs(to_y - y)) / gap)
    parts = []
    for i in range(count):
        foot = shaken((x + (to_x - x) * i / count, y + (to_y - y) * i / count), rng, 1)
        reach = 0.55 + rng.below(450) / 1000
        parts.append(f"M{_pair(foot)}l{slope[0] * reach:.1f} {slope[1] * reach:.1f}")
    return "".join(parts)
