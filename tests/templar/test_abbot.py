"""Remigius, his scoring and his shadow: T25 to T27; TE2.

Proves T25, T26, T27, TE2.
"""

from __future__ import annotations

from tests.templar.table import box, do, hide, is_sound, legal, play, shut, table


def test_te2_scoring_a_room() -> None:
    """Yellow (0) has a book and two unscored rings, blue (1) one ring, red (2) a scored chalice."""
    s = table()
    s.remigius, s.vitus = 1, 12
    hide(s, 0, 4, "book")
    hide(s, 0, 4, "oval")
    hide(s, 0, 4, "oval")
    hide(s, 1, 4, "round", area=1)
    hide(s, 2, 4, "chalice", scored=True)
    events = play(s, "Remigius", ("step", 3), ("step", 4))
    assert s.scores() == [7, 2, 0]
    assert ("room scored", 4) in events
    assert ("scored", 0, "treasures", 7) in events
    assert s.breakdown()[1]["treasures"] == 2
    room = s.view(None)["rooms"]["4"]
    assert room["books"] == [box(s, 0, "book", scored=True)]
    assert room["rings"][0] == [box(s, 0, "oval", scored=True), box(s, 0, "oval")]
    assert room["rings"][1] == [box(s, 1, "round", scored=True), None]
    assert room["chalices"] == [box(s, 2, "chalice", scored=True), None]
    assert s.vitus == 1
    assert is_sound(s)


def test_t25_one_or_two_rooms() -> None:
    s = table()
    s.remigius, s.vitus = 13, 2
    play(s, "Remigius")
    assert ("stop",) not in s.legal_actions()
    do(s, ("step", 6))
    assert s.legal_actions() == [("step", 5), ("step", 7), ("stop",)]
    do(s, ("step", 7))
    assert s.remigius == 7
    assert s.actor == 1


def test_t25_never_into_vitus_room() -> None:
    s = table()
    s.remigius, s.vitus = 1, 2
    play(s, "Remigius")
    assert legal(s, "step") == [3, 12]
    s = table()
    s.remigius, s.vitus = 13, 5
    play(s, "Remigius", ("step", 6))
    assert legal(s, "step") == [7]


def test_t25_not_back_to_his_start() -> None:
    s = table()
    s.remigius, s.vitus = 1, 2
    play(s, "Remigius", ("step", 3))
    assert legal(s, "step") == [4, 13]


def test_t25_through_vitus_room_if_there_is_no_other_way() -> None:
    s = table()
    s.remigius, s.vitus = 4, 3
    shut(s, 4, 5)
    hide(s, 0, 3, "book")
    hide(s, 0, 13, "book")
    events = play(s, "Remigius")
    assert ("remigius", 4, 3) in events
    assert s.legal_actions() == [("step", 1), ("step", 13)]  # he can't stop with Vitus, nor go back
    do(s, ("step", 13))
    assert s.scores() == [3, 0, 0]
    assert s.worth[3] == 3
    assert s.vitus == 4


def test_t25_vitus_outside_the_portal_hinders_nobody() -> None:
    s = table()
    s.remigius, s.vitus = 1, 0
    events = play(s, "Remigius", ("step", 3), ("stop",))
    assert ("vitus", "main", 1) in events
    assert s.vitus == 1


def test_t25_severus_keeps_only_the_room_where_remigius_stops_from_being_scored() -> None:
    s = table()
    s.remigius, s.vitus, s.severus = 6, 13, 6
    hide(s, 1, 7, "book")
    play(s, "Remigius", ("step", 7), ("stop",))
    assert s.scores() == [0, 3, 0]


def test_t26_points_for_each_sort() -> None:
    s = table()
    s.remigius, s.vitus = 6, 13
    for sort in ("chalice", "book", "oval", "oval", "oval"):
        hide(s, 1, 7, sort)
    play(s, "Remigius", ("step", 7), ("stop",))
    assert s.scores() == [0, 14, 0]
    assert s.worth[14 + 7] == 4  # two rings are left
    s.remigius, s.vitus = 6, 13
    do(s, ("card", "Porticus"), ("door", 1, 2), ("card", "Severus"), ("step", 10), ("stop",))
    s.hand[0] |= 1 << 7
    s.piles[0].clear()
    play(s, "Remigius", ("step", 7), ("stop",))
    assert s.scores()[1] == 14 + 4 + 1


def test_t26_the_owner_chooses_among_different_kinds() -> None:
    s = table()
    s.remigius, s.vitus = 3, 1
    hide(s, 1, 13, "oval", area=0)
    hide(s, 1, 13, "square", area=1)
    hide(s, 2, 13, "oval", area=0)
    hide(s, 0, 13, "round", area=2)
    hide(s, 0, 13, "oval", area=0)
    events = play(s, "Remigius", ("step", 13), ("stop",))
    assert s.scores() == [4, 4, 2]
    assert ("turned", 2, "oval", 13) in events
    assert [s.actor, legal(s, "turn")] == [0, ["oval", "round"]]
    do(s, ("turn", "round"))
    assert [s.actor, legal(s, "turn")] == [1, ["oval", "square"]]
    assert s.vitus == 1  # he follows when the scoring is over
    do(s, ("turn", "oval"))
    assert [s.actor, s.vitus] == [1, 3]
    rings = s.view(None)["rooms"]["13"]["rings"]
    assert [b["scored"] for b in rings[0] if b] == [True, True, False]
    assert [b["scored"] for b in rings[1] if b] == [False]
    assert [b["scored"] for b in rings[2] if b] == [True]
    assert is_sound(s)


def test_t26_a_ring_that_is_not_scored_yet_is_turned() -> None:
    s = table()
    s.remigius, s.vitus = 3, 1
    hide(s, 1, 13, "oval", scored=True)
    hide(s, 1, 13, "oval")
    play(s, "Remigius", ("step", 13), ("stop",))
    assert s.scores() == [0, 2, 0]
    assert s.view(None)["rooms"]["13"]["rings"][0][:2] == [box(s, 1, "oval", scored=True)] * 2


def test_t26_equal_kinds_ask_nobody() -> None:
    s = table()
    s.remigius, s.vitus = 3, 1
    hide(s, 1, 13, "oval", area=0)
    hide(s, 1, 13, "oval", area=1)
    hide(s, 1, 13, "square", area=2, scored=True)
    play(s, "Remigius", ("step", 13), ("stop",))
    assert s.step.name == "Play"
    assert s.worth[14 + 13] == 2


def test_t26_the_ring_turned_may_lie_in_any_area_of_its_kind() -> None:
    s = table()
    s.remigius, s.vitus = 3, 1
    hide(s, 1, 13, "oval", area=0)
    hide(s, 2, 13, "oval", area=1)
    events = play(s, "Remigius", ("step", 13), ("stop",))
    assert [event for event in events if event[0] == "turned"] == [("turned", 1, "oval", 13), ("turned", 2, "oval", 13)]
    assert is_sound(s)


def test_t27_vitus_passes_doors() -> None:
    s = table()
    s.remigius, s.vitus = 5, 3
    shut(s, 3, 4)
    play(s, "Remigius", ("step", 6), ("step", 13))
    assert [s.remigius, s.vitus] == [13, 5]


def test_t27_vitus_goes_to_the_start_not_to_the_room_between() -> None:
    s = table()
    s.remigius, s.vitus = 6, 5
    events = play(s, "Remigius", ("step", 7), ("step", 8))
    assert s.vitus == 6
    assert ("vitus", 5, 6) in events
