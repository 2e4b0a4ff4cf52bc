"""The country west of the abbey, faintly inked in the margin that only a wide window shows."""

from __future__ import annotations

from functools import cache

from web.views.draw import Markup, tag

TREES = (
    (-30, 120, 1.0), (-62, 150, 1.3), (-96, 108, 0.9), (-150, 170, 1.2), (-200, 120, 1.0), (-250, 190, 1.4), (-330, 140, 1.1),
    (-40, 330, 1.2), (-104, 300, 1.0), (-170, 352, 1.3), (-270, 310, 1.0), (-36, 724, 1.1), (-80, 770, 1.4), (-128, 720, 0.9),
    (-190, 790, 1.2), (-260, 730, 1.0), (-340, 800, 1.3),
)  # fmt: skip
"""Where they grow and how large."""

CROWN = "M0-10c-9 0-15-6-15-13 0-6 4-9 8-11 0-7 4-11 8-11s8 4 8 11c4 2 7 5 7 11 0 7-6 13-16 13z"
HILLS = "M-600 78q70-52 150-14 50-40 120-8 70-40 150 2 50-30 110-4M-600 890q90-46 170-6 60-36 130-4 70-34 150 0 60-26 100-2M-520 262q50-34 110-4M-240 246q46-30 96 0M-420 690q50-36 112-2"


@cache
def country() -> Markup:
    """Hills and trees on both sides of the road."""
    return tag(
        "g", tag("path", d=HILLS, transform="translate(60 0)"), *[_tree(*tree) for tree in TREES], class_="tp-country"
    )


def _tree(x: int, y: int, size: float) -> Markup:
    return tag(
        "g",
        tag("path", d="M-1.5 0q1-6 0-11h3q-1 5 0 11zM-9 1h18"),
        tag("path", d=CROWN, class_="tp-crown"),
        transform=f"translate({x} {y}) scale({size})",
    )
