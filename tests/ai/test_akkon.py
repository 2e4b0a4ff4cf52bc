"""What the judge of Akkon thinks of cards, knights and bids."""

from __future__ import annotations

import pytest

from ai.akkon import JUDGE, Position, bid_totals, rounds_left
from ai.akkon_cards import Holding, gain
from engine.akkon.board import CITIES, POWER
from engine.akkon.state import Akkon
from engine.rng import Rng
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


def traits(s: Akkon, seat: int) -> dict[str, float]:
    return dict(zip([trait.key for trait in JUDGE.traits], JUDGE.features(s)[seat], strict=True))


def chances(s: Akkon, seat: int, city: str) -> tuple[float, float]:
    position = Position(s, 0)
    return position.chances([position.holding(seat) for seat in range(s.seats)])[seat][CITIES.index(city)]


def test_a_higher_bid_has_the_better_chance() -> None:
    s = game(2)
    bid(s, "Jaffa", "5")
    low = chances(s, 0, "Jaffa")[0]
    t = game(2)
    bid(t, "Jaffa", "8", "7")
    high = chances(t, 0, "Jaffa")[0]
    assert 0 < low < high < 1


def test_a_knight_in_camp_is_a_better_chance_to_come() -> None:
    s = game(2)
    bid(s, "Jaffa", "5")
    now, raised = chances(s, 0, "Jaffa")
    assert 0 < now < raised < 1
    nothing, first = chances(s, 1, "Sidon")
    assert nothing == 0 < first


def test_the_holder_of_power_bids_a_little_more() -> None:
    """A23: ties are won, so the same knights promise more."""
    s = game(2)
    bid(s, "Jaffa", "5")
    without = chances(s, 0, "Jaffa")[0]
    s.holders[POWER] = 0
    assert chances(s, 0, "Jaffa")[0] > without


def test_a_turn_is_thought_of_in_one_order() -> None:
    """After the 7 come weaker knights and the special ones, but never the 8: that turn began with the 8."""
    s = game(2)
    act(s, ("bid", "Jaffa", "7", 0))
    names = [action[2] for action in JUDGE.shortlist(s) if len(action) > 1]
    assert names == ["5", "6", "Chaplain", "Greymantle", "Mercenary"]
    assert ("done",) in JUDGE.shortlist(s)


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
    give(s, 1, "Citadel")
    bid(s, "Jaffa", "5")
    before = traits(s, 1)
    act(s, ("pass",))
    after = traits(s, 1)
    assert after["payable"] == before["payable"] > 0
    assert after["prospects"] < before["prospects"]


def test_between_rounds_a_hand_is_worth_what_it_was_kept_for() -> None:
    """Before the first bid nobody knows which knights will be left to pay: as at the end of the round before."""
    s = game(2)
    give(s, 0, "Citadel")
    kept = traits(s, 0)
    assert kept["payable"] == 0
    assert kept["later"] > 0
    bid(s, "Jaffa", "5")
    assert traits(s, 0)["payable"] > 0


def test_a_masters_thought_goes_on_to_the_end_of_the_round() -> None:
    s = game(3)
    bid(s, "Jaffa", "5")
    JUDGE.ripen(s, 1, Rng(4))
    assert s.round == 2
    assert not s.bids
    before = s.digest()
    JUDGE.ripen(s, 1, Rng(4))
    assert s.digest() == before


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
    assert traits(s, 0)["privileges"] > traits(s, 1)["privileges"] > 0  # gold is worth more than prestige


def liking(s: Akkon, *action: object) -> float:
    actions = s.legal_actions()
    return list(JUDGE.instinct(s, actions))[actions.index(action)]


def test_at_a_glance_a_greymantle_doubles_what_stands_there() -> None:
    s = game(2)
    before = liking(s, "bid", "Jaffa", "Greymantle", 0)
    act(s, ("bid", "Jaffa", "8", 0))
    assert liking(s, "bid", "Jaffa", "Greymantle", 0) > before


def test_at_a_glance_a_chaplain_goes_where_cards_get_cheaper() -> None:
    """A13: a discount for the cards of the city in hand."""
    s = game(2)
    hold_only(s, 0, "Citadel")
    assert liking(s, "bid", "Jaffa", "Chaplain", 0) > 3 * liking(s, "bid", "Caesarea", "Chaplain", 0)


def test_at_a_glance_whoever_has_to_pay_passes_sooner() -> None:
    s, t = game(2), game(2)
    hold_only(s, 0)
    hold_only(t, 0, "Citadel", "Siege Engine")
    assert liking(t, "pass") > liking(s, "pass")


def test_at_a_glance_the_own_knights_of_an_earlier_turn_are_as_unknown_as_the_others() -> None:
    """A7."""
    s, t = game(2), game(2)
    for state, knight in ((s, "5"), (t, "8")):
        bid(state, "Jaffa", knight)
        bid(state, "Sidon", knight)
    assert liking(s, "pass") == pytest.approx(liking(t, "pass"))
    assert liking(s, "bid", "Jaffa", "7", 0) == pytest.approx(liking(t, "bid", "Jaffa", "7", 0))
