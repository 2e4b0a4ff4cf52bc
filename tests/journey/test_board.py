"""The board data of J1–J6.

Proves J1, J2, J3, J4, J5, J6.
"""

from __future__ import annotations

import itertools

import pytest

from engine.journey.board import ALPS, BERTHS, CITIES, COUNTRIES, EDICTS, FLAGS, LAND, SEA, TILES, TRACK
from engine.journey.tables import DISTANCE, INDEX, NEIGHBOURS


def neighbours(city: str) -> set[str]:
    return {CITIES[near] for near in NEIGHBOURS[INDEX[city]]}


def test_j1_nine_cities_in_five_countries() -> None:
    assert list(CITIES) == sorted(CITIES)
    countries: dict[str, set[str]] = {}
    for city, country in COUNTRIES.items():
        countries.setdefault(country, set()).add(city)
    assert countries == {
        "England": {"London"},
        "France": {"Paris", "Bordeaux", "Lyon"},
        "Aragon": {"Barcelona"},
        "Holy Roman Empire": {"Coeln", "Wien", "Venezia"},
        "Papal States": {"Roma"},
    }


@pytest.mark.parametrize(
    ("city", "expected"),
    [
        ("London", {"Paris", "Coeln"}),
        ("Paris", {"London", "Bordeaux", "Lyon", "Coeln"}),
        ("Bordeaux", {"Paris", "Lyon", "Barcelona"}),
        ("Lyon", {"Paris", "Bordeaux", "Barcelona", "Coeln"}),
        ("Barcelona", {"Bordeaux", "Lyon", "Roma"}),
        ("Coeln", {"London", "Paris", "Lyon", "Wien"}),
        ("Wien", {"Coeln", "Venezia"}),
        ("Venezia", {"Wien", "Roma"}),
        ("Roma", {"Venezia", "Barcelona"}),
    ],
)
def test_j2_neighbours(city: str, expected: set[str]) -> None:
    assert neighbours(city) == expected


def test_j2_adjacency_is_mutual_and_connects_everything() -> None:
    for here, there in itertools.product(CITIES, CITIES):
        assert (there in neighbours(here)) == (here in neighbours(there))
        assert DISTANCE[INDEX[here]][INDEX[there]] == DISTANCE[INDEX[there]][INDEX[here]]
        assert (DISTANCE[INDEX[here]][INDEX[there]] == 1) == (there in neighbours(here))
    assert max(map(max, DISTANCE)) == 4  # London–Roma: everything can be reached


def test_j2_alps_block_and_three_lines_cross_the_sea() -> None:
    for here, there in ALPS:
        assert there not in neighbours(here)
    assert {frozenset(line) for line in SEA} == {
        frozenset(("London", "Paris")),
        frozenset(("London", "Coeln")),
        frozenset(("Barcelona", "Roma")),
    }
    assert len(LAND) + len(SEA) == 13


def test_j3_seven_tiles() -> None:
    assert TILES == (4, 5, 5, 6, 6, 7, 8)


def ways(space: str) -> list[list[str]]:
    if space == "ship":
        return [[]]
    return [[to, *rest] for to in TRACK[space] for rest in ways(to)]


def test_j4_every_way_takes_three_or_four_actions() -> None:
    actions = [len(way) - 1 for way in ways("start")]
    assert set(actions) == {3, 4}
    assert {space for way in ways("start") for space in way} == {"G1", "G2", "G3", "R1", "R2", "R3", "R4", "ship"}


def test_j4_lines_and_flags() -> None:
    lines = {(a, b) for a, to in TRACK.items() for b in to}
    assert lines == {
        *(("start", "G1"), ("start", "R1"), ("G1", "G2"), ("G1", "R2"), ("R1", "R2"), ("R1", "G2"), ("G2", "G3")),
        *(("G2", "R3"), ("R2", "R3"), ("R2", "G3"), ("R3", "R4"), ("G3", "ship"), ("R4", "ship")),
    }
    for space, flag in FLAGS.items():
        assert flag == {"G": "green", "R": "red", "s": None}[space[0]]


def test_j5_two_edicts_for_each_of_three_ship_spaces_and_the_seventh() -> None:
    assert EDICTS == 3 * 2 + 1


def test_j6_ships() -> None:
    assert BERTHS == (4, 5, 4, 5, 5, 6)
