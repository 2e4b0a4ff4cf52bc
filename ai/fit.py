"""Fitting weights to results: which traits made winners win.

The model is the one `Judge.evaluate` uses: a seat's odds are the exponential of its weighted traits, and the
weights go from early to late with the progress of the game. Its likelihood is convex, so plain gradient steps find
the best weights; a pull towards the weights we started from keeps what little data can't tell.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from operator import mul
from typing import NamedTuple

Vector = list[float]


class Sample(NamedTuple):
    """A position and what came of it: a row of traits and a share of the win per seat."""

    progress: float
    rows: tuple[tuple[float, ...], ...]
    shares: tuple[float, ...]


def widen(sample: Sample) -> list[Vector]:
    """Each row twice, once for the early and once for the late weights."""
    t = sample.progress
    return [[x * (1 - t) for x in row] + [x * t for x in row] for row in sample.rows]


def expected(rows: list[Vector], weights: Vector) -> Vector:
    """The chances of the seats."""
    logits = [sum(map(mul, weights, row)) for row in rows]
    top = max(logits)
    odds = [exp(logit - top) for logit in logits]
    total = sum(odds)
    return [o / total for o in odds]


def loss(samples: Sequence[Sample], weights: Vector) -> float:
    """Mean surprise at the results: log(seats) for somebody who knows nothing, less is better."""
    total = 0.0
    for sample in samples:
        chances = expected(widen(sample), weights)
        total -= sum(share * log(max(chance, 1e-12)) for share, chance in zip(sample.shares, chances, strict=True))
    return total / len(samples)


def fit(samples: Sequence[Sample], start: Vector, pull: float = 0.02, rounds: int = 120) -> Vector:
    """The weights that explain the results best, starting from and pulled towards `start`."""
    table = [(widen(sample), sample.shares) for sample in samples]
    size = _sizes([rows for rows, _ in table], len(start))
    weights, mean, square = start[:], [0.0] * len(start), [0.0] * len(start)
    for number in range(1, rounds + 1):
        slope = _slope(table, weights)
        for i, unit in enumerate(size):  # Adam, in units in which every trait varies alike
            g = slope[i] / unit - pull * (weights[i] - start[i]) * unit
            mean[i] = 0.9 * mean[i] + 0.1 * g
            square[i] = 0.99 * square[i] + 0.01 * g * g
            pace = 0.05 * sqrt(1 - 0.99**number) / (1 - 0.9**number) * (1 - number / (rounds + 1))
            weights[i] += pace * mean[i] / (sqrt(square[i]) + 1e-8) / unit
    return weights


def _sizes(tables: list[list[Vector]], length: int) -> Vector:
    """How much each column differs between seats; a column that never does counts as 1."""
    squares, count = [0.0] * length, 0
    for rows in tables:
        count += len(rows)
        for i, column in enumerate(zip(*rows, strict=True)):
            middle = sum(column) / len(column)
            squares[i] += sum((x - middle) ** 2 for x in column)
    return [sqrt(square / count) if square else 1.0 for square in squares]


def _slope(table: list[tuple[list[Vector], tuple[float, ...]]], weights: Vector) -> Vector:
    """The direction in which the results become less surprising."""
    slope = [0.0] * len(weights)
    for rows, shares in table:
        for row, share, chance in zip(rows, shares, expected(rows, weights), strict=True):
            error = share - chance
            slope = [g + error * x for g, x in zip(slope, row, strict=True)]
    return [g / len(table) for g in slope]
