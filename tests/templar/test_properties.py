"""What holds in every game, whatever is played: random games searched by Hypothesis, read from views and events.

Proves T4, T5, T6, T15, T19, T24, T25, T31, T35.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from engine.core import Action, Event
from engine.rng import Rng
from engine.templar.state import Templar

SETUPS = st.fixed_dictionaries({"stephanus": st.sampled_from(("auto", "yes")), "first": st.sampled_from(("yes", "no"))})
GAMES = st.tuples(st.integers(2, 5), st.integers(0, 2**32), st.integers(0, 2**32), SETUPS)
Game = tuple[int, int, int, dict[str, str]]
OWNED = {"book": 6, "chalice": 5, "oval": 7, "round": 7, "square": 7}
often = settings(max_examples=20, deadline=None)


def plies(game: Game) -> Iterator[tuple[Templar, dict[str, Any], Action, list[Event]]]:
    """A random game: the state, what was seen before an action, the action and its events."""
    seats, seed, luck, options = game
    s = engine.new_game("templar", seats, seed, options)
    assert isinstance(s, Templar)
    rng = Rng(luck)
    while not s.is_over:
        before, action = s.view(None), rng.choice(s.legal_actions())
        yield s, before, action, s.apply(action)


def boxes(view: dict[str, Any]) -> list[tuple[int, dict[str, Any]]]:
    """Every treasure in the abbey with its room."""
    found = []
    for room, places in view["rooms"].items():
        groups = [places["chalices"], places["books"], *places["rings"]]
        found += [(int(room), box) for group in groups for box in group if box]
    return found


@often
@given(GAMES)
def test_status_finds_nothing_broken(game: Game) -> None:
    for s, _, _, _ in plies(game):
        assert s.status() == []


@often
@given(GAMES)
def test_t6_treasures_of_a_player_are_constant(game: Game) -> None:
    """Over reserve, supply and rooms, and what Benjamin carries."""
    for s, _, _, _ in plies(game):
        view = s.view(None)
        for seat, player in enumerate(view["players"]):
            inside = [box["sort"] for _, box in boxes(view) if box["owner"] == seat]
            carried = view["decision"].get("carrying")
            if carried and carried["owner"] == seat:
                inside.append(carried["sort"])
            for sort, number in OWNED.items():
                assert player["reserve"][sort] + player["supply"][sort] + inside.count(sort) == number


@often
@given(GAMES)
def test_t5_t35_harbour_tiles_are_constant(game: Game) -> None:
    for s, _, _, _ in plies(game):
        view = s.view(None)
        inside = sum(len(warehouse["tiles"]) for warehouse in view["warehouses"])
        assert view["bag"] + inside + view["out"] == (60 if s.seats == 2 else 90)


@often
@given(GAMES)
def test_t4_at_most_one_chalice_and_no_more_than_there_is_room(game: Game) -> None:
    for s, _, _, _ in plies(game):
        for warehouse in s.view(None)["warehouses"]:
            assert warehouse["tiles"].count("chalice") <= 1
            assert len(warehouse["tiles"]) <= warehouse["room"]


@often
@given(GAMES)
def test_t19_one_kind_per_ring_area(game: Game) -> None:
    for s, _, _, _ in plies(game):
        for places in s.view(None)["rooms"].values():
            assert all(len({box["sort"] for box in area if box}) <= 1 for area in places["rings"])
            assert all(box is None or box["sort"] == "book" for box in places["books"])
            assert all(box is None or box["sort"] == "chalice" for box in places["chalices"])


@often
@given(GAMES)
def test_t24_nothing_is_touched_in_severus_room(game: Game) -> None:
    for _, before, _, events in plies(game):
        for event in events:
            if event[0] in ("hid", "took", "put", "turned"):
                assert event[-1] != before["severus"]


@often
@given(GAMES)
def test_t25_remigius_never_stops_with_vitus(game: Game) -> None:
    for s, _, _, _ in plies(game):
        if s.step.name == "Play":
            assert s.remigius != s.vitus


@often
@given(GAMES)
def test_t15_no_card_lies_open_twice_from_the_second_round_on(game: Game) -> None:
    for s, before, action, _ in plies(game):
        if action[0] == "card" and before["round"] > 1:
            others = [p["top"] for seat, p in enumerate(before["players"]) if seat != before["actor"]]
            assert action[1] not in others
            assert s.seats > 2 or action[1] != before["rafael"]["top"]


@often
@given(GAMES)
def test_points_only_come_with_an_event(game: Game) -> None:
    for s, before, _, events in plies(game):
        gains = [0] * s.seats
        for event in events:
            if event[0] == "scored":
                gains[event[1]] += event[3]
        assert [new - old for new, old in zip(s.scores(), before["scores"], strict=True)] == gains


@often
@given(GAMES)
def test_t31_the_trigger_has_the_very_last_turn(game: Game) -> None:
    *_, (s, before, _, _) = plies(game)
    assert s.is_over
    assert before["turn"] == s.trigger


@often
@given(GAMES)
def test_a_finished_ring_never_becomes_unscored(game: Game) -> None:
    for s, before, _, _ in plies(game):
        assert sum(box["scored"] for _, box in boxes(before)) <= sum(box["scored"] for _, box in boxes(s.view(None)))
