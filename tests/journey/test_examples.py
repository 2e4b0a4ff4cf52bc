"""The examples of the rule books: JE1–JE11.

Proves JE1, JE2, JE3, JE4, JE5, JE6, JE7, JE8, JE9, JE10, JE11.
"""

from __future__ import annotations

import pytest

from engine.journey.board import CITIES
from tests.journey.table import EDICTS, do, gold_in, knights_in, play_cards, position, seeded


def test_je1_order_and_penalties_of_five_cards() -> None:
    blue, orange, red, yellow, green = range(5)
    s = position(5, first=blue)
    events = play_cards(s, 2, 1, 5, 5, 6)
    assert [event[1] for event in events if event[0] == "revealed"] == [orange, blue, red, yellow, green]
    assert [event[1] for event in events if event[0] == "punished"] == [red, yellow]


def test_je2_evaluation_of_venezia() -> None:
    red, blue, green = range(3)
    s = position(
        pope="G3",
        first=blue,
        edicts=("Roma", "Venezia", *EDICTS[2:]),  # the ship of 5 lies under the second edict
        knights={"Venezia": [3, 2, 2]},
    )
    events = do(s, ("pope", "ship"))
    assert ("edict", red, "Venezia") in events
    assert [event[1] for event in events if event[0] == "boarded"] == [red, blue, green, red, blue]
    assert s.temple == [1, 0, 1]
    parts = s.breakdown()
    assert [sum(part[key] for key in ("edicts", "full cities", "boarding")) for part in parts] == [6, 4, 3]


def test_je3_seventh_city() -> None:
    blue, green, red = range(3)
    s = position(pope="R4", round=2, edicts=[None] * 4 + list(EDICTS[4:]), knights={"London": [3, 2, 1]})
    events = do(s, ("pope", "ship"))
    assert ("edict", blue, "London") in events
    assert [s.breakdown()[seat]["seventh"] for seat in (blue, green, red)] == [2 + 1, 1, 0]


@pytest.mark.parametrize("start", ["Bordeaux", "Barcelona"])
def test_je4_three_gold_and_the_swap_of_paris_and_coeln(start: str) -> None:
    s = position(templars=[(start, start)], gold=dict.fromkeys(CITIES, 4))
    play_cards(s, 5, 3, 3)
    do(s, ("step", "Lyon"), ("step", "Bordeaux"), ("step", "Paris"))
    assert s.purse[0] == 3
    assert [gold_in(s, city) for city in ("Lyon", "Bordeaux", "Paris")] == [3, 3, 3]
    do(s, ("swap", "Coeln"))
    assert CITIES[s.edicts[3]] == "Paris"  # second shipping round
    assert CITIES[s.edicts[4]] == "Coeln"  # third


def test_je5_card_3_in_venezia() -> None:
    red, green = 0, 1
    s = position(templars=[("Venezia", "Venezia")], purse=[9, 0, 0], knights={"Venezia": [0, 1, 1]})
    play_cards(s, 3, 1, 1)
    seeded(s, True, False)
    do(s, ("pay place", "Venezia"), ("throw",), ("remove", "Venezia", green), ("throw",))
    assert knights_in(s, "Venezia") == [1, 0, 1]
    assert s.temple[green] == 1
    assert s.purse[red] == 9 - 4
    do(s, ("stop",))


def test_je6_card_4_in_venezia() -> None:
    s = position(templars=[("Venezia", "Venezia")], purse=[9, 0, 0], knights={"Venezia": [0, 1, 1]})
    play_cards(s, 4, 1, 1)
    do(s, ("exchange", "Venezia", 1), ("exchange", "Venezia", 2))
    assert knights_in(s, "Venezia") == [2, 0, 0]
    assert s.temple == [0, 1, 1]
    assert s.purse[0] == 5
    assert s.step.rule(s) == "J15"  # nobody left to exchange: the action is finished


@pytest.mark.parametrize(("cards", "collected"), [((1, 3, 3), 3), ((2, 3, 3), 7), ((2, 2, 3), 2)])
@pytest.mark.parametrize("city", ["Bordeaux", "Paris", "Lyon", "Barcelona"])
def test_je7_a_templar_in_bordeaux_collects(cards: tuple[int, int, int], collected: int, city: str) -> None:
    s = position(templars=[("Bordeaux", "Bordeaux")], gold={city: 7}, knights={"Roma": [1, 0, 0]})
    play_cards(s, *cards)
    assert sorted(action[1] for action in s.legal_actions()) == ["Barcelona", "Bordeaux", "Lyon", "Paris"]
    do(s, ("collect", city))
    assert s.purse[0] == collected
    if collected == 2:
        do(s, ("lose", "Roma"))
        assert s.temple[0] == 1


def test_je8_green_flag_in_barcelona() -> None:
    s = position(templars=[("Barcelona", "Lyon")])
    do(s, ("pope", "G1"), ("place", "Barcelona"))
    assert knights_in(s, "Barcelona") == [1, 0, 0]


def test_je9_red_flag_in_roma() -> None:
    red, blue = 0, 1
    s = position(pope="R1", first=red, templars=[("Roma", "Lyon")], knights={"Roma": [1, 1, 0]})
    do(s, ("pope", "R2"), ("remove", "Roma", blue))
    assert knights_in(s, "Roma") == [1, 0, 0]
    assert s.temple[blue] == 1


def test_je10_gold_after_the_first_shipping_round_of_three() -> None:
    s = position(pope="G3")
    events = do(s, ("pope", "ship"))
    dealt = [event[2] for event in events if event[0] == "gold dealt"]
    assert sorted(dealt) == [1, 1, 1, 1, 4, 4, 4, 4, 4]
    assert sum(s.gold) == 24


def test_je11_most_points_win() -> None:
    missions = ["gold", "ships", "temple", "seventh", "countries"]
    s = position(pope="G3", round=2, edicts=[None] * 4 + list(EDICTS[4:]), missions=missions)
    for seat, points in enumerate((34, 28, 25)):
        s.points[seat][0] = points
    do(s, ("pope", "ship"))
    assert s.scores() == [34, 28, 25]
    assert s.winners() == [0]
