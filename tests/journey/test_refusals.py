"""Bad input is refused in a sentence, and nothing changes."""

from __future__ import annotations

import pytest

import engine
from engine import BadSetup, IllegalAction
from tests.journey.table import fresh, play_cards, position


@pytest.mark.parametrize("seats", [0, 1, 2, 6, -3, True, 3.0, "3", None])
def test_three_to_five_players(seats: object) -> None:
    with pytest.raises(BadSetup, match="3 to 5"):
        engine.new_game("journey", seats)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "options", [{"start": "5"}, {"start": "3"}, {"start": ""}, {"start": 1}, {"colour": "red"}, {"start": "-1"}]
)
def test_unknown_options(options: dict[str, str]) -> None:
    with pytest.raises(BadSetup):
        engine.new_game("journey", 3, 1, options)


@pytest.mark.parametrize(
    "action",
    [
        ("place", "Atlantis"),
        ("place",),
        ("place", "Lyon"),
        ("place", "Paris", 1),
        ("station", "Paris"),
        ("card", 1),
        ["place", "Paris"],
        "place",
        None,
        (),
    ],
)
def test_illegal_action_names_what_was_wrong_and_what_is_legal(action: object) -> None:
    s = fresh(3)
    s.spaces, s.free = position().spaces, position().free
    s.edicts = position().edicts
    before = s.digest()
    with pytest.raises(IllegalAction) as refusal:
        s.apply(action)  # type: ignore[arg-type]
    assert repr(action) in str(refusal.value)
    assert "('place', 'Barcelona')" in str(refusal.value)
    assert s.digest() == before


def test_actions_of_another_step_are_refused() -> None:
    s = position(gold={"Lyon": 3})
    play_cards(s, 1, 3, 3)
    for action in (("tax", "Lyon"), ("collect", "London"), ("stop",), ("decline",), ("pope", "G2")):
        with pytest.raises(IllegalAction):
            s.apply(action)
    s.apply(("collect", "Lyon"))
