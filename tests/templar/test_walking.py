"""Ways through the abbey, the illustrator, the prior: T17, T22, T24; TE3, TE7.

Proves T17, T22, T24, TE3, TE7.
"""

from __future__ import annotations

import pytest

from tests.templar.table import do, hide, is_sound, legal, play, put_pawn, shut, steps, supply, table


def test_t17_out_of_a_portal_into_its_room() -> None:
    """The only way is taken at once; it counts as a step."""
    s = table()
    events = play(s, "Lucas")
    assert ("walked", 0, "main", 1) in events
    assert s.left == 2
    put_pawn(s, 1, "side")
    do(s, ("stop",))
    assert ("walked", 1, "side", 10) in play(s, "Josua")


def test_t17_nobody_walks_out_of_a_portal() -> None:
    s = table()
    put_pawn(s, 0, 1)
    play(s, "Lucas")
    assert legal(s, "step") == [2, 3, 12]
    s = table()
    put_pawn(s, 0, 10)
    play(s, "Lucas")
    assert legal(s, "step") == [9, 11]


def test_t17_one_step_at_least() -> None:
    s = table()
    put_pawn(s, 0, 2)
    play(s, "Lucas")
    assert ("stop",) not in s.legal_actions()
    do(s, ("step", 1))
    assert ("stop",) in s.legal_actions()


@pytest.mark.parametrize(("card", "most"), [("Josua", 2), ("Lucas", 3), ("Stephanus", 2)])
def test_t17_the_card_s_number_at_most(card: str, most: int) -> None:
    s = table()
    put_pawn(s, 0, 2)
    play(s, card)
    for room in (1, 3, 4)[:most]:
        assert s.actor == 0
        do(s, ("step", room))
    assert s.actor == 1
    assert s.place[0] == (1, 3, 4)[most - 1]


def test_t17_no_room_twice_and_the_start_not_again() -> None:
    s = table()
    put_pawn(s, 0, 2)
    play(s, "Lucas", ("step", 1))
    assert legal(s, "step") == [3, 12]
    do(s, ("step", 3))
    assert legal(s, "step") == [4, 13]


def test_t17_a_dead_end_ends_the_way() -> None:
    """With 4–5 shut, 4 has no other way out than back."""
    s = table()
    put_pawn(s, 0, 3)
    shut(s, 4, 5)
    play(s, "Lucas", ("step", 4))
    assert s.actor == 1


@pytest.mark.parametrize("card", ["Lucas", "Benjamin", "Stephanus"])
def test_t17_pawns_cannot_pass_the_door(card: str) -> None:
    s = table()
    put_pawn(s, 0, 13)
    play(s, card)
    assert legal(s, "step") == [2, 3, 6, 8]


def test_t17_remigius_and_severus_cannot_pass_the_door() -> None:
    s = table()
    s.remigius, s.vitus, s.severus = 13, 1, 13
    play(s, "Remigius")
    assert legal(s, "step") == [2, 3, 6, 8]
    do(s, ("step", 8), ("stop",))
    play(s, "Severus")
    assert legal(s, "step") == [2, 3, 6, 8]


def test_te3_stephanus_counts_every_other_figure() -> None:
    """One pawn, Severus and Remigius: 3 points."""
    s = table()
    put_pawn(s, 0, 4)
    put_pawn(s, 1, 5)
    put_pawn(s, 2, 6)
    s.severus, s.remigius, s.vitus = 5, 5, 13
    events = play(s, "Stephanus", ("step", 5), ("stop",))
    assert s.scores() == [3, 0, 0]
    assert ("admired", 0, 3) in events
    assert s.breakdown()[0]["Stephanus"] == 3


def test_t22_vitus_counts_too_and_the_own_pawn_does_not() -> None:
    s = table()
    put_pawn(s, 0, 6)
    s.remigius, s.vitus, s.severus = 9, 7, 9
    play(s, "Stephanus", ("step", 7), ("stop",))
    assert s.scores() == [1, 0, 0]


def test_t22_two_rooms_and_nobody_there() -> None:
    s = table()
    put_pawn(s, 0, 1)
    events = play(s, "Stephanus", ("step", 12), ("step", 11))
    assert s.scores() == [0, 0, 0]
    assert ("admired", 0, 0) in events


def test_t24_severus_walks_one_to_three_rooms_for_a_point() -> None:
    s = table()
    events = play(s, "Severus", *steps(11, 12))  # 9 has only 10 beside it: that step is taken at once
    assert s.severus == 12
    assert ("severus", 9, 10) in events
    assert s.scores() == [1, 0, 0]
    assert s.breakdown()[0]["Severus"] == 1
    assert s.actor == 1


def test_t24_severus_may_stop_earlier() -> None:
    s = table()
    s.severus = 2
    play(s, "Severus", ("step", 1), ("stop",))
    assert s.severus == 1


def test_t24_nothing_is_hidden_before_severus() -> None:
    s = table()
    supply(s, 0, book=1, oval=3)
    s.severus = 1
    play(s, "Anselmus")
    assert s.actor == 1  # there was nothing to choose
    assert s.place[0] == 1
    assert sum(s.here) == 0


def test_t24_moving_through_severus_room_is_free() -> None:
    s = table()
    supply(s, 0, book=1)
    s.severus = 1
    play(s, "Josua", ("step", 2), ("hide", "book", 0), *[])
    assert s.here[2] == 1


def test_t24_stephanus_gets_his_points_before_severus() -> None:
    s = table()
    put_pawn(s, 0, 10)
    play(s, "Stephanus", ("step", 9))  # a dead end: the door shuts 9–13
    assert s.scores() == [1, 0, 0]


def test_te7_severus_gives_a_point_and_remigius_scores_nothing_there() -> None:
    s = table()
    hide(s, 1, 6, "book")
    s.severus = 7
    play(s, "Severus", ("step", 6), ("stop",))
    assert s.scores() == [1, 0, 0]
    events = play(s, "Remigius", ("stop",))  # from 5 with Vitus in 4 there is only 6
    assert s.remigius == 6
    assert ("no scoring", 6) in events
    assert s.scores() == [1, 0, 0]
    assert s.view(None)["rooms"]["6"]["books"][0]["scored"] is False
    assert s.vitus == 5
    assert is_sound(s)
