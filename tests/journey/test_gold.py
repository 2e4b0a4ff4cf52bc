"""Cards 1 and 2, and Taxes: J23, J24, J38.

Proves J23, J24, J38.
"""

from __future__ import annotations

import pytest

import engine
from tests.journey.table import do, gold_in, play_cards, position

ROUND_BORDEAUX = ("Barcelona", "Bordeaux", "Lyon", "Paris")


def test_j23_three_gold_from_a_territory_in_reach() -> None:
    s = position(templars=[("Bordeaux", "Bordeaux")], gold={"Paris": 5, "Bordeaux": 2, "London": 8})
    play_cards(s, 1, 3, 3)
    assert s.legal_actions() == [("collect", city) for city in ROUND_BORDEAUX]
    assert do(s, ("collect", "Paris"))[0] == ("collected", 0, "Paris", 3)
    assert gold_in(s, "Paris") == 2
    assert s.purse[0] == 3


def test_j23_what_lies_there_if_less() -> None:
    s = position(templars=[("Bordeaux", "Bordeaux")], gold={"Paris": 5, "Bordeaux": 2})
    play_cards(s, 1, 3, 3)
    do(s, ("collect", "Bordeaux"))
    assert s.purse[0] == 2
    assert gold_in(s, "Bordeaux") == 0


def test_j23_both_templars_reach() -> None:
    s = position(templars=[("Wien", "London")], gold={"Paris": 1})
    play_cards(s, 1, 3, 3)
    assert [a[1] for a in s.legal_actions()] == ["Coeln", "London", "Paris", "Venezia", "Wien"]


def test_j23_sea_lines_count_and_alps_block() -> None:
    """J2: Barcelona's Templar reaches Roma over the sea, Lyon's does not reach Venezia or Wien."""
    s = position(templars=[("Barcelona", "Lyon")], gold={"Roma": 3})
    play_cards(s, 1, 3, 3)
    assert [a[1] for a in s.legal_actions()] == ["Barcelona", "Bordeaux", "Coeln", "Lyon", "Paris", "Roma"]


def test_j23_collecting_is_mandatory_but_the_territory_is_free_choice() -> None:
    s = position(templars=[("Bordeaux", "Bordeaux")], gold={"Paris": 5})
    play_cards(s, 1, 3, 3)
    with pytest.raises(engine.IllegalAction):
        s.apply(("decline",))
    assert do(s, ("collect", "Lyon"))[0] == ("collected", 0, "Lyon", 0)


def test_j23_nothing_in_reach_is_told_and_passed_over() -> None:
    s = position(gold={"London": 5})
    assert ("nothing", 0, 1) in play_cards(s, 1, 3, 3)


def test_j24_all_gold_from_one_territory() -> None:
    s = position(templars=[("Bordeaux", "Bordeaux")], gold={"Paris": 7, "Bordeaux": 2})
    play_cards(s, 2, 3, 3)
    assert [a[1] for a in s.legal_actions()] == list(ROUND_BORDEAUX)
    assert do(s, ("collect", "Paris"))[0] == ("collected", 0, "Paris", 7)
    assert s.purse[0] == 7
    assert gold_in(s, "Bordeaux") == 2


@pytest.mark.parametrize(("there", "taken"), [(7, 2), (1, 1)])
def test_j24_penalty_takes_two_or_what_lies_there_and_costs_a_knight(there: int, taken: int) -> None:
    s = position(
        gold={"Lyon": there, "Roma": 9}, templars=[("Lyon", "Lyon"), ("Roma", "Roma")], knights={"Paris": [1, 0, 0]}
    )
    play_cards(s, 2, 1, 3)
    do(s, ("collect", "Roma"))
    assert do(s, ("collect", "Lyon"))[0] == ("collected", 0, "Lyon", taken)
    assert s.purse[0] == taken
    assert s.legal_actions() == [("lose", "Paris")]


def taxing(card: int, other: int, temple: int) -> tuple[int, int, int]:
    """Collects with a card, then taxes Paris; gold collected in all, temple and supply gained."""
    s = position(templars=[("Lyon", "Lyon")], gold={"Lyon": 9, "Paris": 9}, temple=[temple, 0, 0])
    supply = s.supply[0]
    play_cards(s, card, other, 3)
    do(s, ("collect", "Lyon"))
    assert s.step.rule(s) == "J38"
    assert do(s, ("tax", "Paris"))[0] == ("taxed", 0, "Paris", 2)
    assert gold_in(s, "Paris") == 7
    assert s.actor != 0 or s.step.rule(s) != "J38"  # once per card
    return s.purse[0], s.temple[0], s.supply[0] - supply


@pytest.mark.parametrize(("card", "gold"), [(1, 5), (2, 11)])
def test_j38_taxes_take_two_more_for_two_temple_knights(card: int, gold: int) -> None:
    assert taxing(card, 3, 5) == (gold, 3, 2)


def test_j38_taxes_with_the_penalty_come_before_the_loss() -> None:
    s = position(
        gold={"Lyon": 9}, temple=[2, 0, 0], knights={"Paris": [1, 0, 0]}, templars=[("Lyon", "Lyon"), ("Roma", "Roma")]
    )
    play_cards(s, 2, 1, 3)
    do(s, ("collect", "Lyon"))
    assert s.step.rule(s) == "J38"
    do(s, ("tax", "Lyon"))  # the same territory is allowed
    assert s.purse[0] == 2 + 2
    assert s.step.rule(s) == "J29"


def test_j38_taxes_are_optional_and_need_two_temple_knights() -> None:
    s = position(gold={"Lyon": 9}, temple=[2, 0, 0])
    play_cards(s, 1, 3, 3)
    do(s, ("collect", "Lyon"), ("decline",))
    assert (s.purse[0], s.temple[0]) == (3, 2)
    s = position(gold={"Lyon": 9}, temple=[1, 0, 0])
    play_cards(s, 1, 3, 3)
    do(s, ("collect", "Lyon"))
    assert s.step.rule(s) == "J15"


def test_j38_taxes_only_in_reach_and_up_to_what_lies_there() -> None:
    s = position(gold={"Lyon": 4, "Roma": 5}, temple=[2, 0, 0])
    play_cards(s, 1, 3, 3)
    do(s, ("collect", "Lyon"))
    assert s.legal_actions() == [("decline",), ("tax", "Lyon")]
    assert do(s, ("tax", "Lyon"))[0] == ("taxed", 0, "Lyon", 1)


def test_j38_taxes_may_follow_a_collection_that_found_nothing() -> None:
    s = position(gold={"Paris": 5}, temple=[2, 0, 0])
    play_cards(s, 1, 3, 3)
    assert do(s, ("collect", "Lyon"))[0] == ("collected", 0, "Lyon", 0)
    assert do(s, ("tax", "Paris"))[0] == ("taxed", 0, "Paris", 2)


def test_j38_taxes_name_what_lies_there() -> None:
    s = position(templars=[("Roma", "Roma")], temple=[2, 0, 0], gold={"Roma": 4, "Venezia": 5})
    play_cards(s, 1, 6, 6)
    do(s, ("collect", "Roma"))
    assert [str(s.label(action)) for action in s.legal_actions()] == [
        "Do without Taxes",
        "Taxes: 1 gold from Roma (2 temple knights)",
        "Taxes: 2 gold from Venezia (2 temple knights)",
    ]
