"""What a seat may know: J11, J19 and the open table.

Proves J11, J19.
"""

from __future__ import annotations

import json

from engine.journey.board import MISSIONS
from engine.journey.state import Journey
from engine.rng import Rng
from tests.conformance import positions
from tests.journey.table import do, fresh, play_cards, position


def test_j11_only_the_own_mission_is_seen_before_the_end() -> None:
    s = fresh(3)
    for viewer in range(3):
        shown = [player["mission"] for player in s.view(viewer)["players"]]
        assert [mission is not None for mission in shown] == [seat == viewer for seat in range(3)]
        assert shown[viewer] == list(MISSIONS)[s.mission[viewer]]
    assert [player["mission"] for player in s.view(None)["players"]] == [None] * 3
    assert s.view(None)["missions"] == [list(MISSIONS)[mission] for mission in s.open]


def test_j11_worlds_deal_other_missions_from_all_that_are_unseen() -> None:
    s = fresh(3)
    seen: set[int] = set()
    for seed in range(200):
        world = s.determinize(1, Rng(seed))
        assert world.mission[1] == s.mission[1]
        assert world.open == s.open
        assert len({*world.mission, *world.open}) == 5
        seen.add(world.mission[0])
    assert seen == set(range(8)) - {s.mission[1], *s.open}


def choosing() -> Journey:
    s = position()
    s.choose_cards()
    do(s, ("card", 2), ("card", 5))
    return s


def test_j19_a_card_not_yet_revealed_is_in_nobody_elses_view() -> None:
    s = choosing()
    for viewer in (None, 1, 2):
        player = s.view(viewer)["players"][0]
        assert (player["chose"], player["card"], player.get("card_in_secret")) == (True, None, None)
    assert s.view(0)["players"][0]["card_in_secret"] == 2
    other = position()
    other.choose_cards()
    do(other, ("card", 4), ("card", 5))
    for viewer in (None, 1, 2):
        assert json.dumps(s.view(viewer)) == json.dumps(other.view(viewer))


def test_j19_worlds_deal_face_down_cards_anew_but_not_revealed_ones() -> None:
    s = choosing()
    worlds = [s.determinize(1, Rng(seed)) for seed in range(100)]
    assert {world.cards[0] for world in worlds} == {1, 2, 3, 4, 5, 6}
    assert {world.cards[1] for world in worlds} == {5}
    assert {world.cards[2] for world in worlds} == {0}
    s = position(gold={"Lyon": 3})
    play_cards(s, 1, 3, 5)
    assert s.determinize(2, Rng(1)).cards == [1, 3, 5]


def test_events_tell_no_secret() -> None:
    """Neither a card before its reveal nor a mission before the end is named in an event."""
    s, rng = fresh(4), Rng(3)
    while not s.is_over:
        hidden = not s.order
        events = s.apply(rng.choice(s.legal_actions()))
        if hidden and not s.order:
            assert not [event for event in events if event[0] == "chose" and len(event) > 2]
        assert s.is_over or not [event for event in events if event[0] == "mission"]


def test_reveals_grow_with_every_chance_and_every_secret() -> None:
    """Undo stops there: at the reveal of cards, at throws, at the missions."""
    s, rng = fresh(3), Rng(8)
    while not s.is_over:
        before = s.reveals
        events = s.apply(rng.choice(s.legal_actions()))
        fell = {event[0] for event in events} & {"revealed", "threw", "mission"}
        assert (s.reveals > before) == bool(fell)


def test_view_has_what_the_page_builds_on() -> None:
    common = {"game", "seats", "options", "you", "actor", "step", "over", "scores"}
    own = {"first", "round", "phase", "pope", "flag", "territories", "edicts", "ships", "players", "missions"}
    own |= {"queue", "decision", "points"}
    for s in positions(fresh(5), Rng(4)):
        view = s.view(0)
        assert set(view) == common | own
        assert view["phase"] in ("setup", "action", "over")
