"""The one source of chance: SplitMix64, a generator whose whole state is one integer.

Copying it costs nothing, and a seed means the same game on every Python: the standard library's generator
promises neither.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")
MASK = (1 << 64) - 1


class Source(Protocol):
    """Whatever can hand out random bits: an `Rng`, or a `random.Random` of an outside script."""

    def getrandbits(self, k: int, /) -> int: ...


class Rng:
    """A stream of chance. Two with the same `state` go on alike."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & MASK

    def __repr__(self) -> str:
        return f"Rng({self.state})"

    def next64(self) -> int:
        """The next 64 random bits."""
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def getrandbits(self, k: int, /) -> int:
        """`k` random bits, at most 64."""
        return self.next64() >> (64 - k)

    def below(self, n: int) -> int:
        """An integer in 0..n-1. The bias of the multiplication is below 2**-60 for game-sized n."""
        return (self.next64() * n) >> 64

    def choice(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[(self.next64() * len(items)) >> 64]

    def shuffle(self, items: list[T]) -> None:
        """Puts the list into random order (Fisher–Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = (self.next64() * (i + 1)) >> 64
            items[i], items[j] = items[j], items[i]
