"""A pen that is never quite steady: irregular lines from exact points, the same on every machine."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from math import hypot
from zlib import crc32

Point = tuple[float, float]


def noise(*key: object) -> float:
    """A number between -1 and 1 that depends on the key alone."""
    return crc32(repr(key).encode()) / 2**31 - 1


def coast(points: Sequence[Point], seed: str, rough: float = 0.16, finest: float = 6.0) -> list[Point]:
    """A polyline broken into ever smaller bays and capes; the end points stay, so that neighbours meet."""
    drawn = [points[0]]
    for index, (start, end) in enumerate(itertools.pairwise(points)):
        drawn += _broken(start, end, f"{seed}{index}", rough, finest)
    return drawn


def _broken(start: Point, end: Point, seed: str, rough: float, finest: float) -> list[Point]:
    """The points after `start` up to and with `end`, by midpoint displacement."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    if hypot(dx, dy) < finest:
        return [end]
    shift = rough * noise(seed, start, end)
    middle = ((start[0] + end[0]) / 2 - dy * shift, (start[1] + end[1]) / 2 + dx * shift)
    return _broken(start, middle, seed, rough, finest) + _broken(middle, end, seed, rough, finest)


def smooth(points: Sequence[Point], closed: bool = False) -> str:
    """Path data of a soft line through the middles between the points, as a pen would round them."""
    if closed:
        points = [*points, points[0], points[1]]
        first = _middle(points[0], points[1])
        return f"M{_xy(first)}{_curves(points[1:])}Z"
    return f"M{_xy(points[0])}{_curves(points)}L{_xy(points[-1])}"


def _curves(points: Sequence[Point]) -> str:
    pairs = itertools.pairwise(points)
    return "".join(f"Q{_xy(a)} {_xy(_middle(a, b))}" for a, b in pairs)


def straight(points: Iterable[Point]) -> str:
    """Path data of a polyline."""
    return "M" + "L".join(map(_xy, points))


def _middle(a: Point, b: Point) -> Point:
    return ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)


def _xy(point: Point) -> str:
    return f"{point[0]:.1f} {point[1]:.1f}"


def along(points: Sequence[Point], gap: float) -> list[Point]:
    """Points at even distances along a polyline."""
    found: list[Point] = []
    rest = gap / 2
    for (x0, y0), (x1, y1) in itertools.pairwise(points):
        length = hypot(x1 - x0, y1 - y0)
        while rest <= length:
            found.append((x0 + (x1 - x0) * rest / length, y0 + (y1 - y0) * rest / length))
            rest += gap
        rest -= length
    return found
