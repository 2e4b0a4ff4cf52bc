"""Akkon: secret bids for cards of six cities; four tracks, of which the highest and the lowest count."""

from __future__ import annotations

from engine.core import Game, Option, State
from engine.words import term


def _rules() -> type[State]:
    from engine.akkon.state import Akkon

    return Akkon


GAME = Game(
    name="akkon",
    title="Akkon",
    seats=(2, 3, 4, 5),
    options=(
        Option(
            "start",
            ("random", "0", "1", "2", "3", "4"),
            "random",
            term("Start player"),
            term("Who leads the first round with the Seneschal."),
        ),
        Option(
            "show_bids",
            ("no", "yes"),
            "no",
            term("Show own bids"),
            term("House rule: you may look at your own face-down knights."),
        ),
    ),
    rules=_rules,
    minutes=60,
    authors="Knut Happel, Christian Fiore",
)
