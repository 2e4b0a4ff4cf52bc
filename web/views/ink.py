"""Pens that are never quite steady: irregular lines from exact points, the same on every machine.

Three hands have drawn these boards. The cartographer breaks coasts into bays (`coast`, `smooth`, `along`); the draughtsman's
pen trembles at every point, corners too (`line`, `box`, `shading`, `stones`); the mason's sides sway between corners
that stay where they are (`outline`, `outline_box`, `hatch`).
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence
from math import cos, hypot, pi, sin
from zlib import crc32

from engine.rng import Rng

Point = tuple[float, float]


def straight(points: Iterable[Point]) -> str:
    """Path data of a polyline."""
    return "M" + "L".join(map(_xy, points))


def _xy(point: Point) -> str:
    return f"{point[0]:.1f} {point[1]:.1f}"


# -- the cartographer --------------------------------------------------------------------------------------------


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


def _middle(a: Point, b: Point) -> Point:
    return ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)


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


# -- the draughtsman ---------------------------------------------------------------------------------------------


def waver(start: int) -> Iterator[float]:
    """Numbers between −1 and 1 that look like chance and never change."""
    state = start * 2654435761 % 4294967296
    while True:
        state = (state * 1664525 + 1013904223) % 4294967296
        yield state / 2147483648 - 1


def _between(a: Point, b: Point, reach: float) -> list[Point]:
    """Points on the way from a to b, b left out."""
    parts = max(1, round(hypot(b[0] - a[0], b[1] - a[1]) / reach))
    return [(a[0] + (b[0] - a[0]) * i / parts, a[1] + (b[1] - a[1]) * i / parts) for i in range(parts)]


def line(
    points: Iterable[Point], *, closed: bool = False, wobble: float = 0.7, reach: float = 13, seed: int = 0
) -> str:
    """The path through some points, drawn with an unsteady hand."""
    corners = list(points)
    if closed:
        corners.append(corners[0])
    way = [p for a, b in itertools.pairwise(corners) for p in _between(a, b, reach)]
    if not closed:
        way.append(corners[-1])
    shake = waver(seed + round(corners[0][0] * 7 + corners[0][1] * 13 + len(way)))
    steps = " ".join(f"{x + next(shake) * wobble:.1f} {y + next(shake) * wobble:.1f}" for x, y in way)
    return f"M{steps}{'Z' if closed else ''}"


def box(x: float, y: float, width: float, height: float, *, wobble: float = 0.7, seed: int = 0) -> str:
    """A rectangle by hand."""
    corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
    return line(corners, closed=True, wobble=wobble, seed=seed)


def arc(x: float, y: float, rx: float, ry: float, start: float, end: float, parts: int = 12) -> list[Point]:
    """Points on an ellipse; angles as fractions of a full turn, from the right, clockwise."""
    angles = [2 * pi * (start + (end - start) * i / parts) for i in range(parts + 1)]
    return [(x + rx * cos(a), y + ry * sin(a)) for a in angles]


def shading(
    x: float, y: float, width: float, height: float, *, gap: float = 5, slope: float = 0.5, seed: int = 0
) -> str:
    """Slanting strokes that lay a shadow on a rectangle."""
    shake = waver(seed + round(x * 3 + y * 5))
    strokes = []
    for i in range(max(1, int(height / gap))):
        top = y + gap * (i + 0.5) + next(shake)
        left = x + width * 0.25 * abs(next(shake))
        strokes.append(f"M{left:.1f} {top:.1f}L{x + width:.1f} {top - width * slope:.1f}")
    return "".join(strokes)


def stones(
    x: float, y: float, width: float, height: float, *, course: float = 8, every: float = 13, seed: int = 0
) -> str:
    """Here and there the joint of a stone: enough for the eye to see a wall."""
    shake = waver(seed + round(x * 11 + y))
    strokes = []
    for row in range(1, int(height / course)):
        for column in range(int(width / every)):
            if next(shake) > 0.1:
                continue
            left = x + every * (column + 0.3 + 0.3 * next(shake))
            length = min(every * 0.5, x + width - left - 1)
            strokes.append(f"M{max(left, x + 1):.1f} {y + row * course:.1f}h{length:.1f}")
    return "".join(strokes)


# -- the mason ---------------------------------------------------------------------------------------------------


def outline(points: Sequence[Point], seed: int, sway: float = 1.3, closed: bool = True, step: float = 42) -> str:
    """A path along the corners whose sides sway a little."""
    rng = Rng(seed)
    corners = [*points, points[0]] if closed else list(points)
    parts = [f"M{_xy(corners[0])}"]
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
        parts.append(f"Q{_xy(shaken(bend, rng, sway))} {_xy(stop if i == count else shaken(stop, rng, sway / 2))}")
    return parts


def shaken(point: Point, rng: Rng, sway: float) -> Point:
    """A point moved a little, either way."""
    return point[0] + _off(rng, sway), point[1] + _off(rng, sway)


def _off(rng: Rng, sway: float) -> float:
    return (rng.below(2001) / 1000 - 1) * sway


def outline_box(left: float, top: float, width: float, height: float, seed: int, sway: float = 0.9) -> str:
    """A hand-drawn rectangle."""
    right, bottom = left + width, top + height
    return outline(((left, top), (right, top), (right, bottom), (left, bottom)), seed, sway)


def hatch(start: Point, end: Point, slope: Point, seed: int, gap: float = 5.5) -> str:
    """Short strokes side by side, as a pen shades the foot of a wall: from a line on, each a bit different."""
    rng = Rng(seed)
    (x, y), (to_x, to_y) = start, end
    count = int((abs(to_x - x) + abs(to_y - y)) / gap)
    parts = []
    for i in range(count):
        foot = shaken((x + (to_x - x) * i / count, y + (to_y - y) * i / count), rng, 1)
        reach = 0.55 + rng.below(450) / 1000
        parts.append(f"M{_xy(foot)}l{slope[0] * reach:.1f} {slope[1] * reach:.1f}")
    return "".join(parts)
