"""The monks: T18, T19; TE4.

Proves T18, T19, TE4.
"""

from __future__ import annotations

import pytest

from engine.core import IllegalAction
from tests.templar.table import box, do, hide, is_sound, legal, play, put_pawn, supply, table


@pytest.mark.parametrize(("card", "rooms", "most"), [("Anselmus", 1, 3), ("Josua", 2, 2), ("Lucas", 3, 1)])
def test_t18_rooms_and_treasures(card: str, rooms: int, most: int) -> None:
    s = table()
    supply(s, 0, oval=4)
    put_pawn(s, 0, 1)
    play(s, card, *[("step", room) for room in (3, 13, 6)[:rooms]])
    for _ in range(most):
        assert s.actor == 0
        do(s, ("hide", "oval", 0))
    assert s.actor == 1
    assert s.here[(3, 13, 6)[rooms - 1]] == most
    assert s.supply[2] == 4 - most
    assert is_sound(s)


def test_t18_anselmus_goes_exactly_one_room() -> None:
    s = table()
    supply(s, 0, oval=1)
    put_pawn(s, 0, 1)
    play(s, "Anselmus", ("step", 3))
    assert legal(s, "step") == []


def test_t18_fewer_treasures_or_none() -> None:
    s = table()
    supply(s, 0, oval=2, book=1)
    play(s, "Anselmus", ("hide", "book", 0), ("stop",))
    assert s.actor == 1
    assert s.covered[0] == 1
    supply(s, 1, oval=1)
    put_pawn(s, 1, 4)
    play(s, "Josua", ("step", 5), ("stop",), ("stop",))
    assert s.actor == 2
    assert s.covered[1] == 0


def test_t18_with_the_last_of_the_supply_hidden_the_turn_is_over() -> None:
    s = table()
    supply(s, 0, oval=1)
    play(s, "Anselmus", ("hide", "oval", 0))
    assert s.actor == 1


def test_t18_different_treasures_together() -> None:
    s = table()
    supply(s, 0, oval=1, book=1, chalice=1)
    play(s, "Anselmus", ("hide", "chalice", 0), ("hide", "oval", 1), ("hide", "book", 0))
    room = s.view(None)["rooms"]["1"]
    assert room["chalices"] == [box(s, 0, "chalice")]
    assert room["books"] == [box(s, 0, "book")]
    assert room["rings"] == [[None, None, None], [box(s, 0, "oval"), None]]
    assert s.covered == [1, 0, 0]


def test_t18_without_supply_there_is_nothing_to_decide() -> None:
    s = table()
    play(s, "Anselmus")
    assert s.actor == 1


def test_t19_a_free_box_of_its_sort() -> None:
    s = table()
    supply(s, 0, chalice=2, book=3)
    play(s, "Anselmus", ("hide", "book", 0))
    assert legal(s, "hide") == [("chalice", 0)]  # one book box in room 1
    put_pawn(s, 0, 11)
    s.place[0] = 12
    assert legal(s, "hide") == [("chalice", 0)]  # none at all in 12
    s.place[0] = 2
    assert legal(s, "hide") == [("book", 0)]  # no chalice box in 2


def test_te4_only_the_same_kind_fits_into_a_begun_area() -> None:
    """Josua moves one of his two rooms and hides two rings in an area that already holds one."""
    s = table()
    hide(s, 1, 2, "round")
    supply(s, 0, round=2, oval=1)
    put_pawn(s, 0, 1)
    play(s, "Josua", ("step", 2), ("stop",))
    assert legal(s, "hide") == [("round", 0)]  # 2 has one area
    with pytest.raises(IllegalAction):
        do(s, ("hide", "oval", 0))
    do(s, ("hide", "round", 0), ("hide", "round", 0))
    assert s.view(None)["rooms"]["2"]["rings"] == [[box(s, 1, "round"), box(s, 0, "round"), box(s, 0, "round"), None]]


def test_t19_a_scored_ring_keeps_its_area_s_kind() -> None:
    s = table()
    hide(s, 2, 1, "square", area=0, scored=True)
    supply(s, 0, oval=1, square=1)
    play(s, "Anselmus")
    assert legal(s, "hide") == [("oval", 1), ("square", 0), ("square", 1)]


def test_t19_a_full_area_takes_nothing() -> None:
    s = table()
    for _ in range(2):
        hide(s, 1, 1, "oval", area=1)
    supply(s, 0, oval=1)
    play(s, "Anselmus")
    assert legal(s, "hide") == [("oval", 0)]


def test_t19_hidden_treasures_are_unscored() -> None:
    s = table()
    supply(s, 0, chalice=1, round=1)
    play(s, "Anselmus", ("hide", "chalice", 0), ("hide", "round", 0))
    assert s.worth[1] == 7
    assert s.view(1)["rooms"]["1"]["chalices"][0]["scored"] is False
