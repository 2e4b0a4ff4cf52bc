"""Akkon: secret bids for cards of six cities; four tracks, of which the highest and the lowest count."""

from __future__ import annotations

from engine.akkon.board import SEATS
from engine.akkon.state import Akkon
from engine.core import Game, Option
from engine.words import term

GAME = Game(
    name="akkon",
    title="Akkon",
    seats=SEATS,
    options=(
        Option(
            "start",
            ("random", *(str(seat) for seat in range(SEATS[-1]))),
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
    state=Akkon,
    minutes=60,
    authors="Knut Happel, Christian Fiore",
)
