"""Benjamin: T20; TE5.

Proves T20, TE5.
"""

from __future__ import annotations

from engine.templar import turns
from engine.templar.state import Templar
from tests.templar.table import box, do, hide, is_sound, legal, play, put_pawn, shut, table


def novice(room: int | str) -> Templar:
    s = table()
    put_pawn(s, 0, room)
    return s


def test_te5_step_take_step_put_step() -> None:
    s = novice(1)
    hide(s, 1, 3, "oval")
    events = play(s, "Benjamin", ("step", 3), ("take", "oval", 1, 0), ("step", 13), ("put", 2), ("step", 6))
    assert ("took", 0, 1, "oval", 3) in events
    assert ("put", 0, 1, "oval", 13) in events
    assert s.actor == 1
    assert s.place[0] == 6
    assert s.view(None)["rooms"]["3"]["rings"] == [[None] * 3, [None] * 3]
    assert s.view(None)["rooms"]["13"]["rings"][2][0] == box(s, 1, "oval")  # its owner's, and unscored
    assert s.covered == [0, 1, 0]
    assert is_sound(s)


def test_t20_one_to_three_rooms() -> None:
    s = novice(1)
    play(s, "Benjamin")
    assert ("stop",) not in s.legal_actions()
    do(s, ("step", 2), ("step", 11), ("step", 12))
    assert s.actor == 1


def test_t20_rooms_may_be_entered_again() -> None:
    s = novice(1)
    play(s, "Benjamin", ("step", 2))
    assert 1 in legal(s, "step")
    do(s, ("step", 1), ("step", 2))
    assert s.place[0] == 2


def test_t20_the_start_room_counts() -> None:
    s = novice(1)
    hide(s, 0, 1, "oval")
    play(s, "Benjamin")
    assert legal(s, "take") == [("oval", 0, 0)]
    do(s, ("take", "oval", 0, 0))
    assert s.carrying == (0, 2, 1)
    assert s.view(1)["decision"]["carrying"] == {"owner": 0, "sort": "oval", "from": 1}
    assert is_sound(s)


def test_t20_back_to_where_it_started_but_not_where_the_ring_was() -> None:
    s = novice(1)
    hide(s, 2, 3, "round")
    play(s, "Benjamin", ("step", 3), ("take", "round", 2, 0))
    assert legal(s, "put") == []  # not where it was taken
    do(s, ("step", 1))
    assert legal(s, "put") == [0, 1]


def test_t20_a_laden_novice_can_cross_the_ring_s_origin() -> None:
    s = novice(3)
    hide(s, 2, 3, "round")
    play(s, "Benjamin", ("take", "round", 2, 0), ("step", 4), ("step", 3))
    assert legal(s, "put") == []
    assert legal(s, "step") == [1, 4, 13]
    do(s, ("step", 1), ("put", 0))
    assert s.actor == 1


def test_t20_a_taken_ring_must_be_put_down() -> None:
    s = novice(1)
    hide(s, 2, 1, "round")
    play(s, "Benjamin", ("take", "round", 2, 0), ("step", 2))
    assert ("stop",) not in s.legal_actions()
    do(s, ("step", 13), ("step", 6))
    assert legal(s, "put") == [0, 1]
    assert len(s.legal_actions()) == 2
    do(s, ("put", 1))
    assert s.actor == 1


def test_t20_only_one_ring() -> None:
    s = novice(1)
    hide(s, 2, 1, "round")
    hide(s, 2, 2, "oval")
    play(s, "Benjamin", ("take", "round", 2, 0), ("step", 3), ("put", 0), ("step", 1), ("step", 2))
    assert s.actor == 1
    s = novice(3)
    hide(s, 2, 3, "round", area=0)
    hide(s, 2, 3, "oval", area=1)
    play(s, "Benjamin", ("take", "round", 2, 0), ("step", 1), ("put", 0), ("step", 3))
    assert legal(s, "take") == []


def test_t20_which_area_is_the_taker_s_choice() -> None:
    """An area that is emptied is open to every kind again."""
    s = novice(3)
    hide(s, 1, 3, "oval", area=0)
    hide(s, 1, 3, "oval", area=1)
    hide(s, 2, 3, "oval", area=1)
    play(s, "Benjamin")
    assert legal(s, "take") == [("oval", 1, 0), ("oval", 1, 1), ("oval", 2, 1)]
    do(s, ("take", "oval", 1, 0))
    assert s.view(None)["rooms"]["3"]["rings"][0] == [None, None, None]
    assert s.view(None)["rooms"]["3"]["rings"][1][0] == box(s, 1, "oval")
    assert is_sound(s)


def test_t20_scored_rings_and_other_treasures_stay() -> None:
    s = novice(1)
    hide(s, 1, 1, "oval", scored=True)
    hide(s, 1, 1, "book")
    play(s, "Benjamin")
    assert legal(s, "take") == []


def test_t20_of_two_rings_the_unscored_one_is_taken() -> None:
    s = novice(1)
    hide(s, 1, 1, "oval", scored=True)
    hide(s, 1, 1, "oval")
    play(s, "Benjamin", ("take", "oval", 1, 0))
    assert s.view(None)["rooms"]["1"]["rings"][0] == [box(s, 1, "oval", scored=True), None, None]


def test_t20_the_last_free_box_of_an_area_is_good_enough() -> None:
    s = novice(1)
    hide(s, 1, 1, "oval")
    for _ in range(3):
        hide(s, 2, 2, "oval")
    play(s, "Benjamin", ("take", "oval", 1, 0), ("step", 2))
    assert legal(s, "put") == [0]


def test_t20_an_area_s_kind_is_kept() -> None:
    s = novice(1)
    hide(s, 1, 1, "oval")
    hide(s, 2, 2, "round")
    play(s, "Benjamin", ("take", "oval", 1, 0), ("step", 2))
    assert legal(s, "put") == []


def test_t20_no_ring_is_taken_that_could_not_be_put_down() -> None:
    """Two steps away at most, every area is begun with another kind."""
    s = novice(4)
    shut(s, 3, 4)
    hide(s, 1, 4, "oval")
    for room in (5, 6, 7):
        hide(s, 2, room, "round")
    hide(s, 2, 6, "round", area=1)
    for area in range(3):
        hide(s, 1, 13, "square", area=area)
    play(s, "Benjamin")
    assert s.place[0] == 5  # the only step: nothing could be taken
    s = novice(4)
    shut(s, 3, 4)
    hide(s, 1, 4, "oval")
    hide(s, 2, 5, "round")
    hide(s, 2, 6, "round")
    hide(s, 2, 6, "round", area=1)
    play(s, "Benjamin")
    assert legal(s, "take") == [("oval", 1, 0)]  # 7 is free
    do(s, ("take", "oval", 1, 0))
    assert [s.place[0], legal(s, "step")] == [6, [7, 13]]  # not back to 5: from there nothing is in reach


def test_t20_laden_steps_only_lead_where_it_can_be_put_down() -> None:
    s = novice(4)
    shut(s, 3, 4)
    hide(s, 1, 4, "oval")
    for room, area in ((5, 0), (6, 0), (6, 1), (13, 0), (13, 1), (13, 2)):
        hide(s, 2, room, "round", area=area)
    events = play(s, "Benjamin", ("take", "oval", 1, 0))
    assert [event for event in events if event[0] == "walked"] == [
        ("walked", 0, 4, 5),
        ("walked", 0, 5, 6),
        ("walked", 0, 6, 7),
    ]
    assert ("put", 0, 1, "oval", 7) in events


def test_t20_neither_taken_nor_put_in_severus_room_but_carried_through() -> None:
    s = novice(1)
    s.severus = 1
    hide(s, 1, 1, "oval")
    play(s, "Benjamin")
    assert legal(s, "take") == []
    s = novice(1)
    s.severus = 2
    hide(s, 1, 1, "oval")
    play(s, "Benjamin", ("take", "oval", 1, 0), ("step", 2))
    assert legal(s, "put") == []
    assert legal(s, "step") == [1, 11, 13]
    do(s, ("step", 11), ("put", 0), ("stop",))
    assert s.actor == 1
    assert s.here[14 + 11] == 1


def test_t20_not_taken_where_only_severus_room_would_take_it() -> None:
    s = novice(4)
    shut(s, 3, 4)
    s.severus = 5
    hide(s, 1, 4, "oval")
    for room, area in ((6, 0), (6, 1), (7, 0), (13, 0), (13, 1), (13, 2)):
        hide(s, 2, room, "round", area=area)
    play(s, "Benjamin")
    assert s.place[0] == 5
    assert legal(s, "take") == []


def test_t20_in_the_last_round_only_own_rings() -> None:
    s = novice(1)
    hide(s, 0, 1, "oval")
    hide(s, 1, 1, "round", area=1)
    turns.start_last_round(s, 2, turns.ALL_ROOMS)
    s.last = 1
    play(s, "Benjamin")
    assert legal(s, "take") == [("oval", 0, 0)]


def test_t20_from_a_portal() -> None:
    s = novice("side")
    hide(s, 1, 10, "oval")
    play(s, "Benjamin")
    assert s.place[0] == 10
    assert legal(s, "take") == [("oval", 1, 0)]
    assert ("stop",) in s.legal_actions()
