"""Templars' Journey: the rules of J1–J42."""

from __future__ import annotations

from engine.core import Game, Option
from engine.journey.state import Journey
from engine.words import term

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
    state=Journey,
    minutes=75,
    authors="Jani Moliis, Tero Moliis",
)
