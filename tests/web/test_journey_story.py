"""What the log of the Journey tells in one breath."""

from __future__ import annotations

import engine
from engine.core import Event
from web.table import Told
from web.views import journey
from web.words import Tongue


def told(*events: Event) -> list[str]:
    state = engine.new_game("journey", 3, 1)
    lines = journey.story(state, [Told(1, event) for event in events])
    return [" ".join(map(Tongue("en", ("Aude", "Bertrand", "Clément")), line.said)) for line in lines]


def test_what_a_shipping_brings_is_told_in_one_line_each() -> None:
    assert told(
        ("full city", 2, "London"),
        ("scored", 2, "full cities", 1),
        ("full city", 0, "London"),
        ("scored", 0, "full cities", 1),
        ("full city", 1, "Paris"),
        ("scored", 1, "full cities", 1),
        ("boarded", 2, "London", 0),
        ("boarded", 0, "London", 0),
        ("boarded", 2, "London", 0),
        ("scored", 2, "boarding", 3),
        ("scored", 0, "boarding", 2),
        ("scored", 2, "temple", 2),
        ("gold dealt", "Lyon", 1),
        ("gold dealt", "Paris", 4),
        ("gold dealt", "Roma", 4),
        ("round", 1),
    ) == [
        "London is full: a point each for Clément and Aude.",
        "Paris is full: a point for Bertrand.",
        "Aboard the ship of London: Clément 2 and Aude 1.",
        "Points (boarding): Clément 3 and Aude 2.",
        "Clément scores 2 points (temple).",
        "Every territory gets gold again: 4 with a city, 1 without.",
        "A new action round begins.",
    ]


def test_a_place_in_a_mission_is_shared() -> None:
    assert told(
        ("mission", "gold", 0, 1, 4),
        ("scored", 0, "missions", 4),
        ("mission", "gold", 2, 1, 4),
        ("scored", 2, "missions", 4),
        ("mission", "gold", 1, 2, 2),
        ("scored", 1, "missions", 2),
        ("won", 0),
        ("won", 2),
    ) == [
        "Mission, most gold: Aude and Clément share first place, 4 points each.",
        "Mission, most gold: Bertrand takes second place, 2 points.",
        "Aude and Clément share the victory.",
    ]


def test_an_action_is_told_in_few_lines() -> None:
    assert told(
        ("marker", 1),
        ("pope", 1, "G2"),
        ("chose", 1),
        ("chose", 2),
        ("chose", 0),
        ("revealed", 1, 2),
        ("revealed", 0, 4),
        ("revealed", 2, 4),
        ("punished", 0, 4),
        ("punished", 2, 4),
        ("collected", 1, "Paris", 5),
        ("paid", 0, 2),
        ("removed", 0, 1, "Roma"),
        ("paid", 2, 1),
        ("threw", 2, "blank"),
    ) == [
        "Bertrand takes the marker and moves the Pope to the second green flag.",
        "Bertrand, Clément and Aude lay a card face down.",
        "The cards are revealed: Bertrand 2, Aude 4 and Clément 4.",
        "Too many had the same idea: Aude and Clément suffer the penalty of Place knights (risky).",
        "Bertrand collects 5 gold from Paris.",
        "Aude pays 2 gold and removes a knight of Bertrand from Roma: it goes to the temple.",
        "Clément pays 1 gold and throws the chance marker: blank.",
    ]


def test_a_ride_is_told_as_a_whole() -> None:
    assert told(
        ("moved", 0, "Paris", "Lyon"),
        ("took", 0, "Lyon", 1),
        ("moved", 0, "Lyon", "Bordeaux"),
        ("took", 0, "Bordeaux", 1),
        ("moved", 1, "Roma", "Venezia"),
        ("marker", 2),
    ) == [
        "Aude moves a Templar from Paris to Lyon and Bordeaux, taking 2 gold on the way.",
        "Bertrand moves a Templar from Roma to Venezia.",
        "The marker goes to Clément.",
    ]
