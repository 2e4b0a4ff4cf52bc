"""The last round and the final scoring: T31 to T33.

Proves T31, T32, T33.
"""

from __future__ import annotations

import pytest

from engine.templar.state import Templar
from tests.templar.table import do, empty_harbour, hide, is_sound, lay, play, put_pawn, shut, table


def everywhere(s: Templar, seat: int, rooms: int = 13) -> None:
    """Own treasures in so many rooms, counted from the church down."""
    places = [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1][:rooms]
    for number, room in enumerate(places):
        hide(s, seat, room, ("oval", "round", "square")[number % 3], scored=room == 13)


def bag_of(s: Templar, *tiles: int) -> None:
    s.out += sum(s.bag) - sum(tiles)
    s.bag = list(tiles)


def door(s: Templar) -> None:
    """A turn that changes little."""
    for pile in s.piles:
        pile.clear()
    s.hand = [(1 << 10) - 1] * s.seats
    do(s, ("card", "Porticus"), ("door", 1, 2) if s.view(None)["door"] != [1, 2] else ("door", 9, 13))


def test_t31_bells_without_enough_tiles_triggers_the_last_round() -> None:
    s = table()
    empty_harbour(s)
    bag_of(s, 2, 0, 0, 0, 0)
    put_pawn(s, 1, "w1")
    lay(s, 0, "Maria")
    events = play(s, "Bells")
    assert ("last round", 0, "the bag is empty") in events
    assert s.supply[5] == 1  # what could be drawn is placed, T30 included
    assert sum(map(len, s.warehouses)) == 1
    assert s.view(None)["trigger"] == 0
    assert s.view(None)["bag"] == 0
    assert is_sound(s)


def test_t31_just_enough_tiles_do_not() -> None:
    s = table()
    empty_harbour(s)
    bag_of(s, 3, 0, 0, 0, 0)
    lay(s, 0, "Maria")
    play(s, "Bells")
    assert s.view(None)["trigger"] is None


def test_t31_an_empty_bag_does_not_matter_when_there_is_no_room() -> None:
    s = table()
    full = ["book", "oval", "round"]
    empty_harbour(s, full, full, full, [*full, "oval"], [*full, "oval"], [*full, "oval"])
    bag_of(s, 0, 0, 0, 0, 0)
    lay(s, 0, "Maria")
    play(s, "Bells")
    assert s.view(None)["trigger"] is None


def test_t31_everybody_has_one_more_turn_the_trigger_last() -> None:
    s = table(4)
    s.turn = s.actor = 2
    empty_harbour(s)
    bag_of(s, 0, 0, 0, 0, 0)
    lay(s, 2, "Maria")
    play(s, "Bells")
    order = []
    while not s.is_over:
        assert s.view(None)["last"]
        order.append(s.actor)
        door(s)
    assert order == [3, 0, 1, 2]


def test_t31_announcing_is_a_choice_after_the_card() -> None:
    s = table()
    everywhere(s, 0)
    play(s, "Porticus", ("door", 1, 2))
    assert s.legal_actions() == [("announce",), ("quiet",)]
    assert s.actor == 0
    do(s, ("quiet",))
    assert [s.actor, s.view(None)["trigger"]] == [1, None]
    door(s)
    door(s)
    door(s)
    assert s.legal_actions() == [("announce",), ("quiet",)]
    events = do(s, ("announce",))
    assert ("announced", 0) in events
    assert ("last round", 0, "treasures lie in all thirteen rooms") in events
    assert [s.actor, s.view(None)["last"]] == [1, True]


def test_t31_only_in_the_own_turn_and_with_all_rooms() -> None:
    s = table()
    everywhere(s, 1)
    everywhere(s, 0, rooms=12)
    play(s, "Porticus", ("door", 1, 2))
    assert s.actor == 1
    assert s.step.name == "Play"


def test_t31_only_the_first_trigger_counts() -> None:
    s = table()
    everywhere(s, 0)
    play(s, "Porticus", ("door", 1, 2), ("announce",))
    empty_harbour(s)
    bag_of(s, 0, 0, 0, 0, 0)
    lay(s, 1, "Maria")
    play(s, "Bells")
    assert s.view(None)["trigger"] == 0
    door(s)
    door(s)  # not asked again
    assert s.is_over
    assert s.breakdown()[0]["rooms"] == 20


def test_t31_bells_that_triggers_leaves_nothing_to_announce() -> None:
    s = table()
    everywhere(s, 0)
    empty_harbour(s)
    bag_of(s, 0, 0, 0, 0, 0)
    lay(s, 0, "Maria")
    play(s, "Bells")
    assert s.actor == 1


def over(s: Templar) -> None:
    """Plays the last turn of the game."""
    s.trigger, s.last, s.turn, s.actor = 0, 1, 0, 0
    door(s)
    assert s.is_over


@pytest.mark.parametrize(
    ("rooms", "points"),
    [(0, 0), (6, 0), (7, 4), (8, 5), (9, 6), (10, 8), (11, 11), (12, 15), (13, 20)],
)
def test_t32_rooms_with_own_treasures(rooms: int, points: int) -> None:
    s = table()
    everywhere(s, 1, rooms)
    over(s)
    assert s.breakdown()[1] == {
        "treasures": 0,
        "Stephanus": 0,
        "Porticus": 0,
        "Severus": 0,
        "church": 0,
        "rooms": points,
    }
    assert s.scores() == [1, points, 0]


def test_t32_unscored_rings_in_the_church_whatever_severus_does() -> None:
    s = table()
    s.severus = 13
    hide(s, 1, 13, "oval", area=0)
    hide(s, 1, 13, "oval", area=0)
    hide(s, 1, 13, "oval", area=0, scored=True)
    hide(s, 1, 13, "book")
    hide(s, 2, 13, "square", area=1)
    hide(s, 2, 8, "square")
    over(s)
    assert [parts["church"] for parts in s.breakdown()] == [0, 4, 2]


def test_t33_most_points_win_and_ties_share() -> None:
    s = table()
    assert s.winners() == []
    hide(s, 1, 13, "oval")
    s.score[2], s.points[2 * 6] = 2, 2
    over(s)
    assert s.scores() == [1, 2, 2]
    assert s.winners() == [1, 2]
    s = table()
    over(s)
    assert s.winners() == [0]
    assert s.legal_actions() == []


def test_shut_door_is_no_part_of_it() -> None:
    s = table()
    shut(s, 1, 2)
    everywhere(s, 2, 7)
    over(s)
    assert s.scores() == [1, 0, 4]
