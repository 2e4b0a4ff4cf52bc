"""The shapes all games share: the five devices, the shield, the coin and the knight."""

from __future__ import annotations

from functools import cache

from web.views.draw import Markup, join, tag

# Paths in a 24 by 24 box. Devices are drawn in the current colour, so that they stand on any field.
DEVICE_PATHS = {
    "cross": "M7.500 2.500h9q-2.700 4-3 8.500 4.500-.3 8-3.500v9q-3.500-3.200-8-3.500.3 4.500 3 8.500h-9q2.700-4 3-8.500-4.500.3-8 3.500v-9q3.500 3.200 8 3.500-.3-4.500-3-8.500z",
    "tower": "M5 4h3v3h2V4h4v3h2V4h3v6h-2v11h-4v-4a1.5 1.5 0 0 0-3 0v4H7V10H5z",
    "lily": "M12 2c3 3 3 6 1 9 1-3 4-5 6-3s1 6-4 6h4v2h-5c0 3 1 4 3 5h-10c2-1 3-2 3-5H5v-2h4c-5 0-6-4-4-6s5 0 6 3c-2-3-2-6 1-9z",
    "lion": "M7 3l3 1 3-1 3 2 1 4-2 1c2 1 4 3 3 6l2 2-1 3h-3l1-2-3-2-1 4H9l1-4-3 2 1 2H5l-1-3 3-3c-1-2 0-4 1-5L5 9l1-2-1-2z",
    "eagle": "M12 3l2 2 2-1-1 3 5-3c1 5-1 8-4 10l3 1-4 2 1 4-4-3-4 3 1-4-4-2 3-1C5 12 3 9 4 4l5 3-1-3 2 1z",
}


@cache
def symbols() -> Markup:
    """All shared symbols, to stand once in the page."""
    devices = [
        _symbol(f"device-{name}", tag("path", d=path, fill="currentColor")) for name, path in DEVICE_PATHS.items()
    ]
    return join([*devices, _shield(), _coin(), _knight()])


def _symbol(name: str, *shapes: Markup, box: str = "0 0 24 24") -> Markup:
    return tag("symbol", *shapes, id=name, viewbox=box)


def _shield() -> Markup:
    return _symbol("shield", tag("path", d="M3 2h18v9c0 6-4 9-9 11-5-2-9-5-9-11z", class_="field"))


def _coin() -> Markup:
    rim = tag("circle", cx=12, cy=12, r=10, class_="coin-rim")
    cross = tag(
        "path",
        d="M9 5.500h6q-2 2.800-2 5.500 2.700 0 5.500-2v6q-2.800-2-5.500-2 0 2.700 2 5.500H9q2-2.800 2-5.500-2.700 0-5.500 2V9q2.800 2 5.500 2 0-2.700-2-5.500z",
        class_="coin-cross",
    )
    return _symbol("coin", rim, cross)


def _knight() -> Markup:
    """A great helm over a cloak, seen from the front: a token that stays legible at 14 px."""
    cloak = tag("path", d="M4 23c0-6 3-9 8-9s8 3 8 9z", class_="field")
    helm = tag("path", d="M7 3q5-2 10 0v9q-5 4-10 0z", class_="field")
    slit = tag("path", d="M8 7h8v1.4H12.8V11h-1.6V8.4H8z", class_="slit")
    return _symbol("knight", cloak, helm, slit)
