"""Templar: treasures hidden in an abbey, by Jesús Torres Castro. Rules T1–T36."""

from __future__ import annotations

from engine.core import Game, Option, State
from engine.words import term


def _rules() -> type[State]:
    from engine.templar.state import Templar

    return Templar


GAME = Game(
    name="templar",
    title="Templar",
    seats=(2, 3, 4, 5),
    options=(
        Option("start", ("random", "0", "1", "2", "3", "4"), "random", term("Start player")),
        Option(
            "stephanus",
            ("auto", "yes", "no"),
            "auto",
            term("Stephanus"),
            term("The illustrator: always there with five, left out with three unless you ask for him."),
        ),
        Option(
            "first",
            ("no", "yes"),
            "no",
            term("First game"),
            term("Remigius, Vitus and Severus stand where the rule book proposes it for a first game."),
        ),
    ),
    rules=_rules,
    minutes=60,
    authors="Jesús Torres Castro",
)
