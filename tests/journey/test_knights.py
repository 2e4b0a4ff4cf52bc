"""Cards 3 and 4, the chance marker and New Chance: J25, J26, J37.

Proves J25, J26, J37.
"""

from __future__ import annotations

import pytest

import engine
from engine.journey.state import Journey
from tests.journey.table import do, kinds, knights_in, play_cards, position, seeded


def venezia(purse: int = 9, knights: tuple[int, int, int] = (0, 1, 1), temple: int = 0, card: int = 3) -> Journey:
    s = position(
        templars=[("Venezia", "Venezia")], knights={"Venezia": knights}, purse=[purse, 0, 0], temple=[temple, 0, 0]
    )
    play_cards(s, card, 1, 1)
    return s


def test_j25_two_gold_place_or_remove() -> None:
    s = venezia()
    assert s.legal_actions() == [
        ("pay place", "Venezia"),
        ("pay remove", "Venezia", 1),
        ("pay remove", "Venezia", 2),
        ("stop",),
        ("throw",),
    ]
    assert do(s, ("pay place", "Venezia")) == [("paid", 0, 2), ("placed", 0, "Venezia")]
    assert do(s, ("pay remove", "Venezia", 2)) == [("paid", 0, 2), ("removed", 0, 2, "Venezia")]
    assert knights_in(s, "Venezia") == [1, 1, 0]
    assert (s.purse[0], s.supply[0]) == (5, 18)


def test_j25_at_most_six_gold() -> None:
    s = venezia(purse=20)
    do(s, ("pay place", "Venezia"), ("pay place", "Venezia"))
    events = do(s, ("pay place", "Venezia"))
    assert events[-1][0] == "marker"  # the card is over
    assert s.purse[0] == 14


def test_j25_the_next_player_has_six_gold_too() -> None:
    s = position(4, templars=[("Venezia", "Venezia")] * 2, purse=[9, 9, 0, 0], gold={"Lyon": 9})
    play_cards(s, 3, 3, 6, 6)
    do(s, *[("pay place", "Venezia")] * 6)
    assert s.purse[:2] == [3, 3]


def test_j25_every_throw_counts_toward_the_six() -> None:
    s = seeded(venezia(purse=20), *[False] * 6)
    do(s, ("throw",), ("throw",), ("throw",), ("throw",), ("throw",))
    assert s.legal_actions() == [("stop",), ("throw",)]  # 1 gold left of the 6: too little to pay 2
    do(s, ("throw",))
    assert s.step.rule(s) == "J15"
    assert s.purse[0] == 14


def test_j25_one_gold_only_throws() -> None:
    s = venezia(purse=1)
    assert s.legal_actions() == [("stop",), ("throw",)]


def test_j25_j26_two_gold_are_enough_to_pay() -> None:
    assert ("pay place", "Venezia") in venezia(purse=2).legal_actions()
    assert ("exchange", "Venezia", 1) in venezia(purse=2, card=4).legal_actions()


def test_j25_the_last_knight_of_the_supply_may_be_placed() -> None:
    s = position(templars=[("Venezia", "Venezia")], purse=[9, 0, 0], temple=[8, 0, 0], supply={0: 1})
    play_cards(s, 3, 1, 1)
    assert ("pay place", "Venezia") in s.legal_actions()


def test_j25_cross_places_or_removes_decided_after_the_throw() -> None:
    s = seeded(venezia(), True)
    assert do(s, ("throw",)) == [("paid", 0, 1), ("threw", 0, "cross")]
    assert s.legal_actions() == [
        ("decline",),
        ("place", "Venezia"),
        ("remove", "Venezia", 1),
        ("remove", "Venezia", 2),
    ]
    do(s, ("remove", "Venezia", 1))
    assert s.purse[0] == 8
    assert knights_in(s, "Venezia") == [0, 0, 1]


def test_j25_blank_does_nothing() -> None:
    s = seeded(venezia(), False)
    assert do(s, ("throw",)) == [("paid", 0, 1), ("threw", 0, "blank")]
    assert knights_in(s, "Venezia") == [0, 1, 1]
    assert ("pay place", "Venezia") in s.legal_actions()


def test_j25_marker_falls_on_either_side_as_often() -> None:
    crosses = 0
    for seed in range(400):
        s = venezia()
        s.rng.state = seed * 7919
        crosses += do(s, ("throw",))[-1][2] == "cross"
    assert 160 < crosses < 240


def test_j25_player_stops_when_they_like() -> None:
    s = venezia()
    assert kinds(do(s, ("stop",))) == ["marker"]
    assert s.purse[0] == 9


def test_j25_placing_needs_a_free_space_and_supply() -> None:
    s = venezia(knights=(0, 4, 3))
    assert ("pay place", "Venezia") not in s.legal_actions()
    do(s, ("pay remove", "Venezia", 1))
    assert ("pay place", "Venezia") in s.legal_actions()
    s = position(
        templars=[("Venezia", "Venezia")],
        purse=[9, 0, 0],
        knights={"Venezia": [1, 1, 0]},
        temple=[6, 0, 0],
        supply={0: 0},
    )
    play_cards(s, 3, 1, 1)
    assert s.legal_actions() == [("pay remove", "Venezia", 1), ("stop",), ("throw",)]


def test_j25_a_step_is_offered_only_if_a_place_or_remove_is_legal() -> None:
    """A full city with own knights only: neither paying nor throwing."""
    s = venezia(knights=(7, 0, 0))
    assert s.step.rule(s) == "J15"
    s = venezia(knights=(5, 0, 0))
    do(s, ("pay place", "Venezia"))
    assert ("throw",) in s.legal_actions()
    do(s, ("pay place", "Venezia"))
    assert s.step.rule(s) == "J15"
    assert s.purse[0] == 5


def test_j25_one_city_with_an_own_templar_only() -> None:
    s = position(templars=[("Roma", "Venezia")], purse=[9, 0, 0], knights={"Roma": [0, 1, 0], "Paris": [0, 1, 0]})
    play_cards(s, 3, 1, 1)
    assert s.legal_actions() == [("city", "Roma"), ("city", "Venezia")]
    do(s, ("city", "Roma"))
    assert s.legal_actions() == [("pay place", "Roma"), ("pay remove", "Roma", 1), ("stop",), ("throw",)]
    do(s, ("pay place", "Roma"))
    assert all("Venezia" not in action for action in s.legal_actions())


@pytest.mark.parametrize("templars", [("Lyon", "Venezia"), ("Venezia", "Venezia")])
def test_j25_a_single_city_is_not_asked_for(templars: tuple[str, str]) -> None:
    s = position(templars=[templars], purse=[9, 0, 0])
    play_cards(s, 3, 1, 1)
    assert s.legal_actions() == [("pay place", "Venezia"), ("stop",), ("throw",)]


def test_j25_no_tile_or_no_gold_is_nothing_to_do() -> None:
    for purse, templars in ((9, ("Lyon", "Wien")), (0, ("Paris", "Roma"))):
        s = position(templars=[templars], purse=[purse, 0, 0])
        assert ("nothing", 0, 3) in play_cards(s, 3, 1, 1)


def test_j26_two_gold_exchange_an_own_knight_for_an_opposing_one() -> None:
    s = venezia(card=4, knights=(1, 2, 1))
    assert s.legal_actions() == [("exchange", "Venezia", 1), ("exchange", "Venezia", 2), ("stop",)]
    assert do(s, ("exchange", "Venezia", 1)) == [("paid", 0, 2), ("exchanged", 0, 1, "Venezia")]
    assert knights_in(s, "Venezia") == [2, 1, 1]
    assert s.temple == [0, 1, 0]
    assert s.supply[0] == 17
    assert s.purse[0] == 7


def test_j26_works_in_a_full_city_at_most_three_times() -> None:
    s = venezia(card=4, knights=(1, 4, 2), purse=20)
    do(s, ("exchange", "Venezia", 1), ("exchange", "Venezia", 1))
    assert do(s, ("exchange", "Venezia", 2))[-1][0] == "marker"
    assert s.purse[0] == 14


@pytest.mark.parametrize(("purse", "supply"), [(1, 9), (9, 0)])
def test_j26_needs_two_gold_and_supply(purse: int, supply: int) -> None:
    s = position(
        templars=[("Venezia", "Venezia")],
        purse=[purse, 0, 0],
        knights={"Venezia": [0, 1, 0]},
        temple=[7, 0, 0],
        supply={0: supply},
    )
    assert ("nothing", 0, 4) in play_cards(s, 4, 1, 1)


def test_j26_supply_of_one_exchanges_once() -> None:
    s = position(
        templars=[("Venezia", "Venezia")],
        purse=[9, 0, 0],
        knights={"Venezia": [0, 3, 0]},
        temple=[8, 0, 0],
        supply={0: 1},
    )
    play_cards(s, 4, 1, 1)
    assert do(s, ("exchange", "Venezia", 1))[-1][0] == "marker"


def test_j26_may_stop_and_chooses_among_cities_with_opposing_knights() -> None:
    s = position(templars=[("Roma", "Venezia")], purse=[9, 0, 0], knights={"Roma": [1, 0, 0], "Venezia": [0, 1, 0]})
    play_cards(s, 4, 1, 1)
    assert s.legal_actions() == [("exchange", "Venezia", 1), ("stop",)]
    do(s, ("stop",))
    assert s.purse[0] == 9
    assert s.step.rule(s) == "J15"


def test_j26_penalty_only_removes_in_a_city_with_an_own_templar_then_a_knight_is_lost() -> None:
    s = position(
        templars=[("Roma", "Venezia")],
        purse=[20, 0, 0],
        knights={"Roma": [1, 0, 0], "Venezia": [0, 4, 0], "Paris": [1, 2, 0]},
    )
    play_cards(s, 4, 3, 1)
    assert s.legal_actions() == [("pay remove", "Venezia", 1), ("stop",)]
    do(s, ("pay remove", "Venezia", 1), ("pay remove", "Venezia", 1), ("pay remove", "Venezia", 1))
    assert s.legal_actions() == [("lose", "Paris"), ("lose", "Roma")]  # at most three times
    assert knights_in(s, "Venezia") == [0, 1, 0]
    assert (s.purse[0], s.temple) == (14, [0, 3, 0])


def test_j26_penalty_needs_an_own_templar_in_the_city() -> None:
    s = position(templars=[("Lyon", "Lyon")], purse=[9, 0, 0], knights={"Paris": [1, 2, 0]})
    assert ("nothing", 0, 4) in play_cards(s, 4, 3, 1)
    assert s.legal_actions() == [("lose", "Paris")]


def test_j26_penalty_removes_without_a_knight_in_supply() -> None:
    s = position(
        templars=[("Venezia", "Venezia")],
        purse=[9, 0, 0],
        knights={"Venezia": [0, 2, 0]},
        temple=[8, 0, 0],
        supply={0: 0},
    )
    play_cards(s, 4, 3, 1)
    assert s.legal_actions() == [("pay remove", "Venezia", 1), ("stop",)]
    do(s, ("stop",))  # optional, too
    assert s.actor != 0


def test_j37_new_chance_throws_again_for_one_temple_knight_and_no_gold() -> None:
    s = seeded(venezia(temple=3), False, True)
    do(s, ("throw",))
    assert s.legal_actions() == [("decline",), ("new chance",)]
    supply = s.supply[0]
    assert do(s, ("new chance",)) == [("new chance", 0), ("threw", 0, "cross")]
    assert (s.temple[0], s.supply[0], s.purse[0]) == (2, supply + 1, 8)
    assert ("place", "Venezia") in s.legal_actions()


def test_j37_new_chance_does_not_count_toward_the_six_gold() -> None:
    s = seeded(venezia(purse=20, temple=2), False, False, False)
    do(s, ("pay place", "Venezia"), ("pay place", "Venezia"), ("throw",), ("new chance",), ("new chance",))
    assert s.legal_actions() == [("stop",), ("throw",)]  # 5 gold spent, 1 left
    assert s.purse[0] == 15


def test_j37_at_most_twice_per_card() -> None:
    s = seeded(venezia(temple=5), *[False] * 4)
    do(s, ("throw",), ("new chance",), ("new chance",))
    assert s.step.rule(s) == "J25"
    do(s, ("throw",))  # another throw of the same card: no third New Chance
    assert s.step.rule(s) == "J25"
    assert s.temple[0] == 3


def test_j37_only_after_a_blank_and_with_a_temple_knight() -> None:
    s = seeded(venezia(temple=0), False)
    do(s, ("throw",))
    assert s.step.rule(s) == "J25"
    s = seeded(venezia(temple=2), True)
    do(s, ("throw",))
    assert ("new chance",) not in s.legal_actions()


def test_j37_may_be_declined() -> None:
    s = seeded(venezia(temple=2), False)
    do(s, ("throw",), ("decline",))
    assert s.temple[0] == 2
    assert {("pay place", "Venezia"), ("throw",)} < set(s.legal_actions())  # the card goes on
    with pytest.raises(engine.IllegalAction):
        s.apply(("new chance",))


@pytest.mark.parametrize(
    ("purse", "knights", "said"),
    [
        (9, (0, 1, 1), "Spend up to 6 gold in Venezia: 2 to place or to remove a knight, 1 for a throw."),
        (5, (2, 0, 0), "Spend up to 5 gold in Venezia: 2 to place a knight, 1 for a throw."),
        (2, (0, 4, 3), "Spend up to 2 gold in Venezia: 2 to remove a knight, 1 for a throw."),
        (1, (0, 1, 1), "You may throw the chance marker in Venezia, for 1 gold."),
    ],
)
def test_j25_the_prompt_asks_for_what_can_be_done(purse: int, knights: tuple[int, int, int], said: str) -> None:
    assert str(venezia(purse, knights).prompt()) == said


def test_j25_the_prompt_after_a_first_step_and_after_a_cross() -> None:
    s = seeded(venezia(purse=5, knights=(0, 1, 0)), True)
    assert str(s.label(("stop",))) == "Spend nothing"
    do(s, ("pay place", "Venezia"))
    assert str(s.label(("stop",))) == "Spend no more"
    assert str(s.prompt()).startswith("Spend up to 3 more gold in Venezia:")
    do(s, ("throw",))
    assert str(s.prompt()) == "A cross: you may place a knight in Venezia, or remove one."
    s = seeded(venezia(knights=(1, 0, 0)), True)
    do(s, ("throw",))
    assert str(s.prompt()) == "A cross: you may place a knight in Venezia."
    s = seeded(venezia(knights=(0, 7, 0)), True)
    do(s, ("throw",))
    assert str(s.prompt()) == "A cross: you may remove a knight from Venezia."
