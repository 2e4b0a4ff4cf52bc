"""Cards 5 and 6, and the Veto: J27, J28, J36.

Proves J27, J28, J36.
"""

from __future__ import annotations

import pytest

from engine.journey.board import CITIES
from engine.journey.state import Journey
from engine.journey.tables import INDEX
from tests.journey.table import do, gold_in, kinds, knights_in, play_cards, position, stands


def march(card: int, templars: tuple[str, str] = ("Paris", "Paris"), space: str = "G1", **facts: object) -> Journey:
    s = position(templars=[templars], **facts)  # type: ignore[arg-type]
    play_cards(s, card, 3, 3, space=space)
    return s


def test_j27_one_templar_moves_up_to_three_steps() -> None:
    s = march(6, ("Roma", "Paris"))
    assert s.legal_actions() == [("templar", "Paris"), ("templar", "Roma")]
    do(s, ("templar", "Paris"))
    assert s.step.rule(s) == "J27"
    assert s.legal_actions() == [("step", city) for city in ("Bordeaux", "Coeln", "London", "Lyon")] + [("stop",)]
    assert do(s, ("step", "Coeln")) == [("moved", 0, "Paris", "Coeln")]
    do(s, ("step", "Wien"))
    events = do(s, ("step", "Venezia"))
    assert s.legal_actions() == [("decline",), ("place", "Venezia")]  # three steps: it stops
    assert events == [("moved", 0, "Wien", "Venezia")]
    assert stands(s, 0) == ["Roma", "Venezia"]


def test_j27_returning_is_allowed_and_no_gold_is_taken() -> None:
    s = march(6, gold={"Lyon": 5, "Paris": 5})
    do(s, ("step", "Lyon"), ("step", "Paris"), ("step", "Lyon"))
    assert stands(s, 0) == ["Lyon", "Paris"]
    assert gold_in(s, "Lyon") == 5
    assert s.purse[0] == 0


def test_j27_zero_steps_then_the_flag_works_where_it_stands() -> None:
    s = march(6)
    do(s, ("stop",), ("place", "Paris"))
    assert knights_in(s, "Paris") == [1, 0, 0]


def test_j27_the_flag_works_only_where_the_moved_templar_stops() -> None:
    s = march(6, ("Paris", "Roma"))
    do(s, ("templar", "Paris"), ("stop",))
    assert s.legal_actions() == [("decline",), ("place", "Paris")]


def test_j27_red_flag_removes_one_opposing_knight() -> None:
    s = march(6, space="R2", knights={"Paris": [1, 1, 1], "London": [0, 1, 0]})
    do(s, ("stop",))
    assert s.legal_actions() == [("decline",), ("remove", "Paris", 1), ("remove", "Paris", 2)]
    assert kinds(do(s, ("remove", "Paris", 2))) == ["removed", "marker"]


@pytest.mark.parametrize(
    ("space", "stop_in", "knights"),
    [("G1", "Roma", {"Roma": [0, 5, 0]}), ("G1", "Lyon", {}), ("R1", "Roma", {"Roma": [2, 0, 0]})],
    ids=["full", "no tile", "no foe"],
)
def test_j27_nothing_is_asked_where_the_flag_can_do_nothing(
    space: str, stop_in: str, knights: dict[str, list[int]]
) -> None:
    s = march(6, (stop_in, stop_in), space, knights=knights)
    do(s, ("stop",))
    assert s.step.rule(s) == "J15"


def test_j27_every_templar_has_three_steps_of_its_own() -> None:
    s = position(templars=[("Lyon", "Lyon")] * 3)
    play_cards(s, 6, 6, 6)
    for seat in range(3):
        assert s.actor == seat
        do(s, ("step", "Paris"), ("step", "Lyon"), ("step", "Coeln"), ("decline",))
    assert [stands(s, seat) for seat in range(3)] == [["Coeln", "Lyon"]] * 3


def test_j27_the_flag_is_optional() -> None:
    s = march(6)
    do(s, ("stop",), ("decline",))
    assert knights_in(s, "Paris") == [0, 0, 0]


def test_j28_one_gold_from_every_territory_entered_each_time() -> None:
    s = march(5, gold={"Lyon": 5, "Paris": 1, "Coeln": 2})
    events = do(s, ("step", "Lyon"), ("step", "Paris"), ("step", "Lyon"))
    assert [event for event in events if event[0] == "took"] == [
        ("took", 0, "Lyon", 1),
        ("took", 0, "Paris", 1),
        ("took", 0, "Lyon", 1),
    ]
    assert (gold_in(s, "Lyon"), gold_in(s, "Paris"), s.purse[0]) == (3, 0, 3)


def test_j28_no_gold_where_none_lies_nor_where_it_starts() -> None:
    s = march(5, gold={"Paris": 3})
    do(s, ("step", "Lyon"), ("stop",))
    assert s.purse[0] == 0


def test_j28_swap_of_the_edict_where_it_stops_with_any_other_the_seventh_included() -> None:
    s = march(5)
    do(s, ("stop",))
    others = ["Barcelona", "Bordeaux", "Coeln", "London", "Roma", "Venezia"]
    assert s.legal_actions() == [("decline",), *(("swap", city) for city in others)]
    before = (s.spaces[:], [row[:] for row in s.knights], [crew[:] for crew in s.boarded])
    assert do(s, ("swap", "London"))[0] == ("swapped", 0, "Paris", "London")
    assert [CITIES[city] for city in s.edicts] == [
        *("Venezia", "Roma", "Barcelona", "Coeln", "London", "Bordeaux", "Paris"),
    ]
    assert before == (s.spaces, s.knights, s.boarded)  # only edicts move


def test_j28_the_edict_of_a_full_city_may_be_swapped_too() -> None:
    s = march(5, knights={"Paris": [0, 4, 4]})
    do(s, ("stop",))
    assert ("swap", "London") in s.legal_actions()


def test_j28_stopping_in_the_seventh_city_swaps_its_edict_in() -> None:
    s = march(5, ("London", "London"))
    do(s, ("stop",), ("swap", "Venezia"))
    assert (CITIES[s.edicts[0]], CITIES[s.edicts[6]]) == ("London", "Venezia")


def test_j28_only_edicts_still_on_the_track() -> None:
    left = (None, None, "Barcelona", "Coeln", "Paris", "Bordeaux", "London")
    s = march(5, edicts=left, round=1)
    do(s, ("stop",))
    assert [a[1] for a in s.legal_actions()[1:]] == ["Barcelona", "Bordeaux", "Coeln", "London"]
    s = march(5, ("Venezia", "Venezia"), edicts=left, round=1)
    do(s, ("stop",))  # Venezia's edict is gone: nothing to swap
    assert s.step.rule(s) == "J15"


def test_j28_swap_is_optional() -> None:
    s = march(5)
    before = s.edicts[:]
    do(s, ("stop",), ("decline",))
    assert s.edicts == before
    assert s.step.rule(s) == "J15"


def punished_march(gold: dict[str, int]) -> Journey:
    s = position(templars=[("Paris", "Paris")], gold=gold, knights={"Roma": [1, 0, 0]})
    play_cards(s, 5, 3, 6)
    return s


def test_j28_penalty_takes_one_gold_from_one_entered_territory_and_swaps_nothing() -> None:
    s = punished_march({"Lyon": 2, "Coeln": 2, "Paris": 0, "London": 4})
    do(s, ("step", "Lyon"), ("step", "Paris"), ("step", "Coeln"))
    assert s.purse[0] == 0
    assert s.legal_actions() == [("take", "Coeln"), ("take", "Lyon")]
    assert do(s, ("take", "Coeln")) == [("took", 0, "Coeln", 1)]
    assert s.legal_actions() == [("lose", "Roma")]
    assert s.purse[0] == 1


def test_j28_penalty_after_no_steps_takes_nothing() -> None:
    s = punished_march({"Paris": 5})
    do(s, ("stop",))
    assert s.legal_actions() == [("lose", "Roma")]
    assert gold_in(s, "Paris") == 5


def test_j28_penalty_a_territory_entered_twice_gives_one() -> None:
    s = punished_march({"Lyon": 5})
    do(s, ("step", "Lyon"), ("step", "Paris"), ("step", "Lyon"))
    assert s.legal_actions() == [("take", "Lyon")]
    do(s, ("take", "Lyon"))
    assert gold_in(s, "Lyon") == 4


def swapping(temple: list[int]) -> Journey:
    s = position(templars=[("Lyon", "Lyon"), ("Paris", "Paris")], temple=temple, seats=len(temple), gold={"Coeln": 1})
    play_cards(s, *[3 if seat != 1 else 5 for seat in range(len(temple))])
    do(s, ("step", "Coeln"), ("step", "Paris"), ("stop",), ("swap", "London"))
    return s


def test_j36_veto_stops_the_swap_for_four_temple_knights() -> None:
    s = swapping([0, 0, 5])
    assert (s.actor, s.legal_actions()) == (2, [("allow",), ("veto",)])
    before, supply = s.edicts[:], s.supply[2]
    assert do(s, ("veto",))[0] == ("vetoed", 2, 1)
    assert s.edicts == before
    assert (s.temple[2], s.supply[2]) == (1, supply + 4)
    assert s.step.rule(s) == "J15"  # no other swap, the card is spent
    assert s.purse[1] == 1  # and the gold is kept


def test_j36_each_other_player_clockwise_is_asked_until_one_stops_it() -> None:
    s = swapping([4, 0, 4, 3, 4])
    assert s.actor == 2
    do(s, ("allow",))
    assert s.actor == 4  # seat 3 can't pay
    do(s, ("allow",))
    assert s.actor == 0
    assert do(s, ("allow",))[0] == ("swapped", 1, "Paris", "London")
    assert s.edicts[4] == INDEX["London"]
    s = swapping([4, 0, 4, 3, 4])
    do(s, ("allow",), ("veto",))
    assert (s.step.rule(s), s.temple) == ("J15", [4, 0, 4, 3, 0])


def test_j36_nobody_is_asked_without_four_temple_knights_nor_the_swapper_themself() -> None:
    s = swapping([3, 9, 3])
    assert s.step.rule(s) == "J15"
    assert s.edicts[4] == INDEX["London"]


def test_j36_both_edicts_are_named_before_the_veto() -> None:
    s = swapping([0, 0, 5])
    assert s.view(2)["decision"]["swap"] == ["Paris", "London"]
    assert "Paris" in str(s.prompt())
    assert "London" in str(s.prompt())


def test_the_prompt_counts_the_steps_that_are_left() -> None:
    s = position(templars=[("Roma", "Roma")])
    play_cards(s, 6, 1, 1)
    said = [str(s.prompt())]
    assert str(s.label(("stop",))) == "Stay in Roma"
    for city in ("Venezia", "Wien"):
        do(s, ("step", city))
        said.append(str(s.prompt()))
        assert str(s.label(("stop",))) == f"Stop in {city}"
    assert said == [
        "Move the Templar in Roma: up to 3 steps.",
        "Move the Templar in Venezia: up to 2 more steps.",
        "Move the Templar in Wien: 1 more step, if you like.",
    ]
