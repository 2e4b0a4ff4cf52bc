"""Templars' Journey: the rules of J1–J42."""

from __future__ import annotations

from engine.core import Game, Option, State
from engine.words import term


def _rules() -> type[State]:
    from engine.journey.state import Journey

    return Journey


START = Option(
    "start",
    ("random", "0", "1", "2", "3", "4"),
    "random",
    term("First player"),
    term("Who holds the marker at the beginning."),
)
GAME = Game(
    name="journey",
    title=term("Templars' Journey"),
    seats=(3, 4, 5),
    options=(START,),
    rules=_rules,
    minutes=75,
    authors="Jani Moliis, Tero Moliis",
)
