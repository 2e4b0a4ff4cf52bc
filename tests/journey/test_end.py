"""The end of the game: J39–J42.

Proves J39, J40, J41, J42.
"""

from __future__ import annotations

import pytest

from engine.core import Event
from engine.journey.state import Journey
from tests.journey.table import EDICTS, do, position

ALL_MISSIONS = ("gold", "ships", "temple", "seventh", "distance", "countries", "empire", "france")
LAST = [None] * 4 + list(EDICTS[4:])


def finish(missions: tuple[str, ...], seats: int = 3, **facts: object) -> tuple[Journey, list[Event]]:
    """The third shipping round with Paris and Bordeaux; London is the seventh city. Missions not named are padded."""
    padding = [key for key in ALL_MISSIONS if key not in missions]
    s = position(seats, pope="G3", round=2, edicts=LAST, missions=[*missions, *padding][:5], **facts)  # type: ignore[arg-type]
    return s, do(s, ("pope", "ship"))


def mission(events: list[Event], key: str) -> dict[int, tuple[int, int]]:
    """seat → (place, points) of one mission."""
    return {event[2]: event[3:] for event in events if event[:2] == ("mission", key)}


def test_j39_seventh_city_edict_two_points_and_one_for_every_two_knights() -> None:
    s, events = finish((), knights={"London": [1, 4, 0]})
    assert ("seventh", "London") in events
    assert ("edict", 1, "London") in events
    assert [part["seventh"] for part in s.breakdown()] == [0, 2 + 2, 0]
    assert s.view(None)["players"][1]["edicts"] == ["London"]
    assert s.view(None)["edicts"] == [None] * 7


def test_j39_tie_nobody_gets_the_edict_but_knights_count() -> None:
    s, events = finish((), knights={"London": [2, 2, 0]})
    assert ("edict gone", "London") in events
    assert [part["seventh"] for part in s.breakdown()] == [1, 1, 0]


def test_j39_no_full_city_point_and_the_knights_stay_for_the_missions() -> None:
    s, events = finish(("seventh",), knights={"London": [4, 2, 0]})
    assert [part["full cities"] for part in s.breakdown()] == [0, 0, 0]
    assert mission(events, "seventh") == {0: (1, 4), 1: (2, 2)}
    assert s.view(None)["territories"]["London"]["knights"] == [4, 2, 0]


def test_j40_a_point_for_every_four_gold_which_is_kept_for_the_missions() -> None:
    s, events = finish(("gold",), purse=[7, 8, 3])
    assert [part["gold"] for part in s.breakdown()] == [1, 2, 0]
    assert s.purse == [7, 8, 3]
    assert mission(events, "gold") == {1: (1, 4), 0: (2, 2)}


def test_j41_all_five_missions_are_scored_secret_and_open() -> None:
    s, events = finish(
        ("gold", "temple", "distance", "ships", "seventh"),
        purse=[1, 0, 0],
        temple=[0, 1, 0],
        knights={"London": [0, 0, 1], "Paris": [1, 0, 0]},
    )
    assert {event[1] for event in events if event[0] == "mission"} == {"gold", "temple", "distance", "ships", "seventh"}
    assert sorted(s.view(None)["missions"]) == ["distance", "gold", "seventh", "ships", "temple"]
    assert s.view(None)["players"][1]["mission"] == "temple"


def test_j41_missions_out_of_the_game_do_not_score() -> None:
    _, events = finish(("ships", "temple", "seventh", "distance", "countries"), purse=[9, 5, 1])
    assert mission(events, "gold") == {}


def test_j41_ties_all_get_the_full_points() -> None:
    s, events = finish(("gold", "ships", "temple", "seventh", "countries"), purse=[6, 6, 2])
    assert mission(events, "gold") == {0: (1, 4), 1: (1, 4), 2: (2, 2)}
    assert [part["most gold"] for part in s.breakdown()] == [4, 4, 2]
    assert s.scores() == [1 + 4, 1 + 4, 2]
    _, events = finish(("gold",), purse=[6, 2, 2])
    assert mission(events, "gold") == {0: (1, 4), 1: (2, 2), 2: (2, 2)}
    _, events = finish(("gold",), purse=[2, 2, 2])
    assert mission(events, "gold") == {0: (1, 4), 1: (1, 4), 2: (1, 4)}


def test_j41_a_count_of_zero_never_scores() -> None:
    _, events = finish(("gold",), purse=[6, 0, 0])
    assert mission(events, "gold") == {0: (1, 4)}
    _, events = finish(("gold", "ships", "temple", "seventh", "countries"))
    assert "mission" not in [event[0] for event in events]


def test_j41_most_ships_with_an_own_knight() -> None:
    """One ship with many knights counts once; Paris and Bordeaux board now."""
    _, events = finish(("ships",), aboard={0: [0, 0, 0, 1], 1: [1]}, knights={"Paris": [0, 1, 1]})
    assert mission(events, "ships") == {1: (1, 4), 0: (2, 2), 2: (2, 2)}


def test_j41_most_temple_knights() -> None:
    _, events = finish(("temple",), temple=[1, 3, 2])
    assert mission(events, "temple") == {1: (1, 4), 2: (2, 2)}


def test_j41_smallest_distance_between_own_templars_zero_is_best() -> None:
    together, near, far = ("Wien", "Wien"), ("London", "Paris"), ("London", "Roma")
    _, events = finish(("distance",), templars=[far, together, near])
    assert mission(events, "distance") == {1: (1, 4), 2: (2, 2)}
    _, events = finish(("distance",), templars=[near, far, near])
    assert mission(events, "distance") == {0: (1, 4), 2: (1, 4), 1: (2, 2)}


def test_j41_most_countries_among_own_edicts() -> None:
    """Three edicts of one country are one country; the seventh's edict counts too."""
    won = {"Venezia": 0, "Wien": 0, "Coeln": 0, "Roma": 1}
    _, events = finish(("countries",), won=won, knights={"London": [0, 1, 0]})
    assert mission(events, "countries") == {1: (1, 4), 0: (2, 2)}


def test_j41_most_edicts_of_the_empire_and_of_france() -> None:
    won = {"Venezia": 0, "Wien": 0, "Coeln": 1, "Lyon": 2, "Roma": 2, "Barcelona": 1}  # these two count for neither
    _, events = finish(("empire", "france"), won=won, knights={"Paris": [0, 0, 1], "Bordeaux": [1, 0, 0]})
    assert mission(events, "empire") == {0: (1, 4), 1: (2, 2)}
    assert mission(events, "france") == {2: (1, 4), 0: (2, 2)}


@pytest.mark.parametrize(
    ("points", "won", "winners"),
    [
        ([9, 5, 3], {}, [0]),
        ([9, 9, 3], {"Wien": 1}, [1]),
        ([9, 9, 3], {"Wien": 1, "Lyon": 0}, [0, 1]),
        ([9, 9, 3], {"Wien": 2, "Lyon": 2}, [0, 1]),
    ],
)
def test_j42_most_points_then_most_edicts_then_shared(
    points: list[int], won: dict[str, int], winners: list[int]
) -> None:
    s = position(pope="G3", round=2, edicts=LAST, missions=["gold", "ships", "temple", "seventh", "distance"], won=won)
    s.templars = [(0, 0)] * 3  # everybody first in the distance mission
    for seat in range(3):
        s.points[seat][0] = points[seat]
    events = do(s, ("pope", "ship"))
    assert s.winners() == winners
    assert [event for event in events if event[0] == "won"] == [("won", seat) for seat in winners]
    assert s.is_over
    assert s.view(0)["phase"] == "over"


def test_j41_in_the_end_the_points_of_each_mission_are_told_apart() -> None:
    s, _ = finish(("gold", "temple"), purse=[7, 8, 3], temple=[0, 2, 1])
    parts = s.breakdown()
    assert [part["most gold"] for part in parts] == [2, 4, 0]
    assert [part["most knights in the temple"] for part in parts] == [0, 4, 2]
    assert all(len(part) == 6 + 5 for part in parts)
    assert [sum(part.values()) for part in parts] == s.scores()
