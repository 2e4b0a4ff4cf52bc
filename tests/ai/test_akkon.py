"""What the judge of Akkon thinks of cards, knights and bids."""

from __future__ import annotations

import pytest

from ai.akkon import JUDGE, Holding, Position, bid_totals, gain, rounds_left
from engine.akkon.board import CITIES
from engine.akkon.state import Akkon
from tests.akkon.positions import act, bid, cards_named, game, give, hold_only, set_tracks

OUTLOOK = (0, 3, False, 0.6, 0.3)


def worth(name: str, *tracks: int, stage: int = 4, last: bool = False) -> float:
    return gain(tracks, cards_named(name)[0], stage, 3, last)


def test_a_card_is_worth_what_it_does_to_highest_and_lowest() -> None:
    """At the end of the game: a step on the one lowest track counts, one in the middle hardly does."""
    assert worth("Watchtower", 5, 5, 2, 9) == pytest.approx(1.0)
    assert worth("Trade Fleet", 5, 5, 2, 9) < 0.2
    assert worth("Tournament", 5, 5, 2, 9) == pytest.approx(1.0)
    assert worth("Royal Customs", 12, 5, 2, 9) == pytest.approx(1.0)  # nothing beyond 13 (A1)


def test_a_choice_of_track_is_taken_where_it_helps_most() -> None:
    assert worth("Grand Seal", 5, 5, 2, 9) == pytest.approx(2.0)
    assert worth("Council", 5, 5, 2, 9) == pytest.approx(2.0)


def test_loans_are_worth_nothing_in_the_last_round() -> None:
    assert worth("Ambush", 2, 2, 2, 2) > worth("Ambush", 2, 2, 2, 2, last=True)


@pytest.mark.parametrize(("knights", "now"), [(0, 0.0), (1, 1.0), (2, 1.0), (3, 2.5), (4, 3.5), (7, 3.5)])
def test_knights_pay_for_the_best_set_of_cards(knights: int, now: float) -> None:
    """A card of 3 knights worth 2.5 and one of 1 knight worth 1."""
    held = Holding((2, 2, 2, 2), [(2.5, 3), (1.0, 1)], knights, OUTLOOK)
    assert held.now == pytest.approx(now)
    assert held.value <= 3.5


def chances(s: Akkon) -> list[list[float]]:
    position = Position(s, 0)
    return position.chances([position.holding(seat) for seat in range(s.seats)])


def test_a_higher_bid_has_the_better_chance() -> None:
    s = game(2)
    bid(s, "Jaffa", "5")
    low = chances(s)[0][CITIES.index("Jaffa")]
    t = game(2)
    bid(t, "Jaffa", "8", "7")
    high = chances(t)[0][CITIES.index("Jaffa")]
    assert 0 < low < high < 1


def test_face_down_knights_count_as_average_unless_just_put_down() -> None:
    s, t = game(2), game(2)
    for state, knight in ((s, "5"), (t, "8")):
        bid(state, "Jaffa", knight)
    assert bid_totals(s) != bid_totals(t)
    for state in (s, t):
        bid(state, "Sidon", "6")
    assert bid_totals(s) == bid_totals(t)


def test_whoever_passes_gives_up_chances_but_keeps_knights_to_pay() -> None:
    s = game(2)
    give(s, 0, "Citadel")
    before = JUDGE.features(s)[0]
    act(s, ("pass",))
    after = JUDGE.features(s)[0]
    keys = [trait.key for trait in JUDGE.traits]
    assert after[keys.index("payable")] == before[keys.index("payable")]
    assert after[keys.index("bids")] < before[keys.index("bids")]


def test_nothing_is_kept_for_rounds_that_will_not_come() -> None:
    s = game(2)
    assert rounds_left(s)[0] > 0
    s.last = True
    assert rounds_left(s) == (0.0, 0.0)


def test_the_leader_of_a_track_looks_forward_to_its_privilege() -> None:
    s = game(2)
    hold_only(s, 0)
    hold_only(s, 1)
    set_tracks(s, 0, 5, 2, 2, 2)
    set_tracks(s, 1, 2, 2, 2, 5)
    place = [trait.key for trait in JUDGE.traits].index("privileges")
    rows = JUDGE.features(s)
    assert rows[0][place] > rows[1][place] > 0  # gold is worth more than prestige
