"""What a computer player of Templars' Journey sees: cities, cards, habits, instinct."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import cast

import pytest

import ai
from ai.journey import JUDGE
from ai.journey_cities import Site, placing, removing, spending, worth
from ai.journey_sight import crowd_chance, look, progress
from engine.journey.board import CROWD
from engine.journey.state import Journey
from engine.journey.tables import INDEX
from engine.rng import Rng
from tests.conformance import positions
from tests.journey.table import EDICTS, do, fresh, play_cards, position


def journey(seats: int, seed: int) -> Iterator[Journey]:
    """A random game, position by position."""
    return (cast(Journey, s) for s in positions(fresh(seats, seed), Rng(seed)))


ROWS = [(3, 2, 2), (1, 4, 2), (2, 2, 0), (0, 0, 0), (7, 0, 0), (2, 2, 3)]


@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize("first", [0, 2])
def test_a_city_about_to_sail_is_worth_what_the_rules_give(row: tuple[int, ...], first: int) -> None:
    """J31–J33, against the engine: Venezia, 7 spaces, the ship of 4."""
    s = position(pope="G3", first=first, knights={"Venezia": row})
    site = look(s).sites[INDEX["Venezia"]]
    assert site is not None
    value = worth(site)
    do(s, ("pope", "ship"))
    parts = s.breakdown()
    assert list(value.edict) == [part["edicts"] for part in parts]
    assert list(value.berths) == [part["full cities"] + part["boarding"] for part in parts]


def test_a_seventh_city_at_the_end_is_worth_what_the_rules_give() -> None:
    """J39, with the edict's two points told apart."""
    value = worth(Site((3, 2, 1), 6, 0, 0, 0))
    assert value.edict == (2.0, 0.0, 0.0)
    assert value.berths == (1.0, 1.0, 0.0)


def test_more_time_makes_majorities_less_sure() -> None:
    sure = [worth(Site((3, 1, 0), 7, 4, left, 0)).edict[0] for left in range(8)]
    assert sure == sorted(sure, reverse=True)
    assert sure[0] == 2.0


def test_a_full_city_takes_no_knight_and_removing_the_leader_helps() -> None:
    full = Site((3, 4, 0), 7, 4, 1, 0)
    assert placing(full, 0) == 0.0
    assert removing(full, 0, 1) > 0 > removing(full, 0, 0)


def test_gold_is_spent_only_where_it_pays() -> None:
    site = Site((1, 2, 1), 7, 4, 1, 0)
    assert spending(site, 0, 3, 3, 0.2) > spending(site, 0, 3, 1, 0.2) > 0
    assert spending(site, 0, 3, 3, 50.0) == 0.0
    assert spending(site, 0, 4, 2, 0.2) > spending(site, 0, -4, 2, 0.2)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_chance_of_a_penalty_counts_every_case(seats: int) -> None:
    """J22, by listing who joins the family."""
    odds = [0.1, 0.5, 0.7, 0.25][: seats - 1]
    expected = 0.0
    for joins in itertools.product((0, 1), repeat=seats - 1):
        if sum(joins) + 1 >= CROWD[seats]:
            chance = 1.0
            for join, odd in zip(joins, odds, strict=True):
                chance *= odd if join else 1 - odd
            expected += chance
    assert crowd_chance(seats, odds) == pytest.approx(expected)


def test_habits_shun_a_risk_that_everybody_takes() -> None:
    """A heap of gold beside everybody: the safe card is worth more than the risky one."""
    s = position(gold={"Lyon": 3})
    for habit in look(s).habits():
        assert sum(habit) == pytest.approx(1)
        assert habit[0] > habit[1]


def test_what_lies_open_is_all_that_sight_sees() -> None:
    """Missions and face-down cards make no difference to habits and instinct."""
    s = fresh(4)
    rng = Rng(5)
    while s.step.name != "ChooseCard" or s.actor == s.first:
        s.apply(rng.choice(s.legal_actions()))
    for seed in range(5):
        world = s.determinize(s.actor, Rng(seed))
        assert look(world) is look(s)
        assert JUDGE.instinct(world, s.legal_actions()) == JUDGE.instinct(s, s.legal_actions())


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_instinct_likes_every_legal_action_at_every_step(seats: int) -> None:
    seen = set()
    for seed in range(6):
        for s in journey(seats, seed):
            if s.actor is not None:
                seen.add(s.step.name)
                actions = s.legal_actions()
                liking = JUDGE.instinct(s, actions)
                assert len(liking) == len(actions)
                assert min(liking) > 0
                assert len(JUDGE.instinct(s, JUDGE.shortlist(s))) == len(JUDGE.shortlist(s))
                assert all(len(row) == len(JUDGE.traits) for row in JUDGE.features(s))
    assert len(seen) >= 18


def test_progress_goes_from_nothing_to_all() -> None:
    far = [JUDGE.progress(s) for s in journey(3, 2)]
    assert (far[0], far[-1]) == (0.0, 1.0)
    assert max(before - after for before, after in itertools.pairwise(far)) < 0.1  # R3 is one action more
    assert progress(2, 0) == 1.0


def test_imagined_cards_follow_habit_and_keep_the_own_one() -> None:
    s = position(gold={"Lyon": 6}, purse=[0, 0, 0])
    s.choose_cards()
    do(s, ("card", 3), ("card", 4))
    rng, seen = Rng(1), [0] * 7
    for _ in range(300):
        world = JUDGE.imagine(s, rng)
        assert world.cards[2] == 0
        seen[world.cards[0]] += 1
    habit = look(s).habits()[0]
    for card in range(1, 7):
        assert seen[card] / 300 == pytest.approx(habit[card - 1], abs=0.12)


def test_a_knight_takes_the_majority_that_ships_next() -> None:
    """The last action before the ships: one knight more in Venezia is an edict."""
    s = position(
        pope="G2",
        templars=[("Venezia", "Lyon"), ("Lyon", "Lyon"), ("Lyon", "Lyon")],
        knights={"Venezia": [2, 2, 0]},
        purse=[2, 0, 0],
    )
    play_cards(s, 3, 1, 1, space="G3")
    assert ai.make("knight", 1).choose(s) in (("pay place", "Venezia"), ("pay remove", "Venezia", 1))


def test_a_knight_loses_the_knight_that_matters_least() -> None:
    """J29: not the one that holds a majority about to be shipped."""
    s = position(
        knights={"Venezia": [2, 1, 0], "Bordeaux": [1, 3, 0]},
        templars=[("Roma", "Roma")],
        edicts=EDICTS,
    )
    play_cards(s, 4, 3, 3, space="G3")
    assert ai.make("knight", 1).choose(s) == ("lose", "Bordeaux")


def test_j35_in_thought_the_marker_is_kept() -> None:
    """Who might get it is thought about when it is asked, not before."""
    games = itertools.chain.from_iterable(journey(3, seed) for seed in range(20))
    s = next(s for s in games if s.step.name == "Lead")
    assert JUDGE.ahead(s) == [("keep",)]
    assert len(JUDGE.shortlist(s)) == s.seats
