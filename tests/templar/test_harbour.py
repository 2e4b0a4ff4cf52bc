"""Maria, Bells and Porticus: T21, T23, T29, T30; TE1, TE6, TE8.

Proves T21, T23, T29, T30, TE1, TE6, TE8.
"""

from __future__ import annotations

import pytest

from engine.templar.state import Templar
from tests.templar.table import (
    do,
    empty_harbour,
    is_sound,
    lay,
    legal,
    load_bag,
    play,
    put_pawn,
    shut,
    supply,
    table,
)

FULL = ["book", "oval", "round"]


def tiles(s: Templar) -> list[list[str]]:
    return [warehouse["tiles"] for warehouse in s.view(None)["warehouses"]]


def test_te8_maria_to_the_second_warehouse() -> None:
    s = table()
    empty_harbour(s, [], ["chalice", "oval", "oval"])
    out = s.out
    put_pawn(s, 0, 7)
    events = play(s, "Maria", ("warehouse", 2))
    player = s.view(None)["players"][0]
    assert player["place"] == "w2"
    assert player["supply"] == {"book": 0, "chalice": 1, "oval": 2, "round": 0, "square": 0}
    assert player["reserve"]["chalice"] == 4
    assert tiles(s)[1] == []
    assert s.out == out + 3
    assert ("gained", 0, "oval", 2) in events
    play(s, "Porticus", ("door", 1, 2))
    play(s, "Severus", ("step", 10), ("stop",))
    assert legal(s, "portal") == ["main", "side"]
    assert is_sound(s)


def test_t21_from_a_portal_too_and_to_any_warehouse() -> None:
    s = table()
    play(s, "Maria")
    assert legal(s, "warehouse") == [1, 2, 3, 4, 5, 6]


def test_t21_nothing_where_the_reserve_has_none_left() -> None:
    s = table()
    supply(s, 0, chalice=5, oval=6)
    empty_harbour(s, ["chalice", "oval", "oval"])
    play(s, "Maria", ("warehouse", 1))
    assert s.supply[:5] == [0, 5, 7, 0, 0]
    assert tiles(s)[0] == []  # the tiles leave the game all the same
    assert is_sound(s)


def test_t21_an_empty_or_occupied_warehouse_may_be_chosen() -> None:
    s = table()
    empty_harbour(s)
    put_pawn(s, 1, "w4")
    play(s, "Maria", ("warehouse", 4))
    assert s.place[0] == s.place[1]
    assert sum(s.supply) == 0


def test_t23_te6_porticus_gives_a_point_and_shuts_the_passage_for_pawns() -> None:
    s = table()
    put_pawn(s, 1, 6)
    play(s, "Porticus")
    assert len(legal(s, "door")) == 16
    assert (9, 13) not in legal(s, "door")
    do(s, ("door", 6, 7))
    assert s.scores() == [1, 0, 0]
    assert s.breakdown()[0]["Porticus"] == 1
    assert s.view(None)["door"] == [6, 7]
    play(s, "Josua")
    assert legal(s, "step") == [5, 13]


def test_te1_refill_of_three_after_anselmus() -> None:
    s = table()
    empty_harbour(s, FULL, FULL, ["oval"], ["chalice", "book"], ["oval"], ["oval"])
    put_pawn(s, 1, "w5")
    lay(s, 0, "Maria", "Anselmus")
    load_bag(s, "round", "chalice", "square")
    out = s.out
    events = play(s, "Bells")
    assert [event for event in events if event[0] in ("tile", "gained")] == [
        ("tile", "round", 3),
        ("tile", "chalice", 5),
        ("tile", "square", 6),
        ("gained", 1, "chalice", 1),
    ]
    assert tiles(s) == [FULL, FULL, ["oval", "round"], ["chalice", "book"], ["oval"], ["oval", "square"]]
    assert s.out == out + 1
    assert s.supply[5 + 1] == 1
    assert len(s.view(0)["players"][0]["hand"]) == 10
    assert is_sound(s)


@pytest.mark.parametrize(("card", "number"), [("Josua", 4), ("Porticus", 7), ("Stephanus", 6), ("Benjamin", 5)])
def test_t29_as_many_as_the_number_of_the_card_before(card: str, number: int) -> None:
    s = table()
    empty_harbour(s)
    lay(s, 0, "Maria", card)
    before = sum(s.bag)
    load_bag(s, *["book"] * number)
    reveals = s.reveals
    play(s, "Bells")
    assert before - sum(s.bag) == number
    assert sum(map(len, s.warehouses)) == number
    assert s.reveals > reveals


def test_t29_nothing_with_an_empty_pile() -> None:
    s = table()
    empty_harbour(s)
    play(s, "Bells")
    assert sum(map(len, s.warehouses)) == 0


def test_t29_round_the_ring_more_than_once() -> None:
    s = table()
    empty_harbour(s, FULL[:1], FULL, FULL, [*FULL, "book"], [*FULL, "book"], [*FULL, "book"])
    lay(s, 0, "Anselmus")
    load_bag(s, "oval", "oval")
    play(s, "Bells")
    assert tiles(s)[0] == ["book", "oval", "oval"]


def test_t29_the_ring_starts_at_the_ship() -> None:
    s = table()
    empty_harbour(s)
    lay(s, 0, "Porticus")
    load_bag(s, *["oval"] * 7)
    play(s, "Bells")
    assert [len(warehouse) for warehouse in tiles(s)] == [2, 1, 1, 1, 1, 1]


def test_t29_until_all_are_full() -> None:
    s = table()
    empty_harbour(s, FULL, FULL, FULL, [*FULL, "book"], [*FULL, "book"], FULL)
    lay(s, 0, "Porticus")
    load_bag(s, "book")
    before = sum(s.bag)
    play(s, "Bells")
    assert sum(s.bag) == before - 1
    assert s.trigger == -1


def test_t29_a_chalice_skips_and_the_next_tile_goes_on_after_it() -> None:
    s = table()
    empty_harbour(s, ["chalice"], ["chalice"])
    lay(s, 0, "Anselmus")
    load_bag(s, "chalice", "book", "oval")
    play(s, "Bells")
    assert tiles(s) == [["chalice"], ["chalice"], ["chalice"], ["book"], ["oval"], []]


def test_t29_a_chalice_without_a_place_is_lost_counted_and_not_replaced() -> None:
    s = table()
    empty_harbour(s, ["book"], *[["chalice"]] * 5)
    s.warehouses[0].append(1)
    s.out -= 1
    lay(s, 0, "Anselmus")
    load_bag(s, "oval", "chalice", "book")
    out = s.out
    events = play(s, "Bells")
    assert ("tile lost", "chalice") in events
    assert s.out == out + 1
    assert tiles(s) == [["book", "chalice", "oval"], ["chalice", "book"], *[["chalice"]] * 4]


def test_t29_a_full_warehouse_without_a_chalice_is_no_place_for_one() -> None:
    s = table()
    empty_harbour(s, FULL, *[["chalice"]] * 5)
    lay(s, 0, "Anselmus")
    load_bag(s, "chalice", "book", "oval")
    events = play(s, "Bells")
    assert ("tile lost", "chalice") in events
    assert tiles(s)[1:3] == [["chalice", "book"], ["chalice", "oval"]]


def test_t30_two_pawns_each_get_all_of_it() -> None:
    s = table()
    empty_harbour(s)
    put_pawn(s, 1, "w1")
    put_pawn(s, 2, "w1")
    lay(s, 0, "Porticus")
    load_bag(s, "book", *["oval"] * 5, "chalice")
    out = s.out
    play(s, "Bells")
    assert s.supply[5:10] == s.supply[10:15] == [1, 1, 0, 0, 0]
    assert tiles(s)[0] == []
    assert s.out == out + 2
    assert is_sound(s)


def test_t30_only_what_the_refill_put_there() -> None:
    s = table()
    empty_harbour(s, ["square"])
    put_pawn(s, 1, "w1")
    lay(s, 0, "Anselmus")
    load_bag(s, "book", "oval", "oval")
    play(s, "Bells")
    assert s.supply[5:10] == [1, 0, 0, 0, 0]
    assert tiles(s)[0] == ["square"]


def test_t30_the_bells_player_has_left_the_harbour() -> None:
    s = table()
    empty_harbour(s)
    put_pawn(s, 1, "w1")
    lay(s, 1, "Maria")
    play(s, "Porticus", ("door", 1, 2))
    do(s, ("portal", "main"))
    load_bag(s, "book", "oval", "oval")
    play(s, "Bells")
    assert tiles(s)[0] == ["book"]
    assert sum(s.supply) == 0


def test_porticus_can_free_a_passage() -> None:
    s = table()
    shut(s, 1, 2)
    put_pawn(s, 1, 1)
    play(s, "Porticus", ("door", 3, 4))
    play(s, "Lucas")
    assert 2 in legal(s, "step")
