"""Lines as a hand draws them: paths that waver a little, hatching, courses of stone. The same on every machine."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from math import cos, hypot, pi, sin

Point = tuple[float, float]


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


def hatch(x: float, y: float, width: float, height: float, *, gap: float = 5, slope: float = 0.5, seed: int = 0) -> str:
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
