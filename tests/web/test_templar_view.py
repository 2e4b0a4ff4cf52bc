"""Templar's view: every choice has its place, nothing secret is drawn, and the page stays whole."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from xml.etree import ElementTree

import pytest

import engine
from engine.rng import Rng
from web.table import Told
from web.views import templar
from web.views.draw import Markup
from web.views.scene import Scene
from web.views.templar import words
from web.views.templar.geometry import CELLS, CHURCH, COLUMNS, PASSAGES, ROWS
from web.words import Tongue

NO_PLACE = {"stop", "announce", "quiet"}
"""Verbs that the page shows as buttons beside the prompt."""

ACTION = re.compile(r'data-action="([^"]+)"')
NAMES = ("Aude", "Bertrand", '<b>Cé&"', "Dulcia", "Étienne")


def scene(state: engine.State, seat: int | None = -1) -> Scene:
    """The actor's view, or another seat's, which has nothing to choose."""
    shown = state.actor if seat == -1 else seat
    legal = tuple(state.legal_actions()) if shown == state.actor else ()
    labels = {action: f"{action} & <label>" for action in legal}
    return Scene(state.view(shown), legal, labels, NAMES[: state.seats], tuple(range(state.seats)), str)


@cache
def positions() -> tuple[engine.State, ...]:
    """Positions of every kind of decision from random games of all sizes."""
    found: dict[tuple[int, str], list[engine.State]] = {}
    for seats in (2, 3, 4, 5):
        for seed in range(3):
            for state in _walk(seats, seed):
                kept = found.setdefault((seats, state.step.name), [])
                if len(kept) < 3:
                    kept.append(state.clone())
    return tuple(state for kept in found.values() for state in kept)


def _walk(seats: int, seed: int) -> Iterator[engine.State]:
    state, rng = engine.new_game("templar", seats, seed), Rng(seed)
    while not state.is_over:
        yield state
        state.apply(rng.choice(state.legal_actions()))
    yield state


def drawn(shown: Scene) -> Markup:
    """All that a person sees of a position."""
    players = "".join(templar.player(shown, seat) for seat in range(len(shown.names)))
    return Markup(f"<div>{templar.board(shown)}{templar.hand(shown)}{players}</div>")


def actions_in(markup: str) -> set[tuple[object, ...]]:
    return {tuple(json.loads(found.replace("&quot;", '"'))) for found in ACTION.findall(markup)}


def test_every_choice_has_its_place() -> None:
    for state in positions():
        expected = {action for action in state.legal_actions() if action[0] not in NO_PLACE}
        assert actions_in(drawn(scene(state))) == expected


def test_all_kinds_of_decision_were_seen() -> None:
    seen = {state.step.name for state in positions()}
    assert {
        "ChooseSingle",
        "Choose",
        "LeaveHarbour",
        "Play",
        "HideTreasure",
        "NoviceWalk",
        "TurnRing",
        "MoveDoor",
        "Over",
    } <= seen


def test_well_formed_with_unique_ids() -> None:
    still = ids_of(f"<div>{templar.symbols()}{templar.backdrop()}</div>")
    for state in positions():
        ids = still + ids_of(drawn(scene(state)))
        assert len(ids) == len(set(ids))


def ids_of(markup: str) -> list[str]:
    return [name for element in ElementTree.fromstring(markup).iter() if (name := element.get("id"))]


def test_miniature_is_complete_in_itself() -> None:
    picture = ElementTree.fromstring(templar.miniature())
    assert picture.get("viewBox")
    assert not [element for element in picture.iter() if element.get("id") or element.tag == "use"]


def test_nothing_to_choose_for_others() -> None:
    for state in positions():
        if state.actor is not None:
            assert not actions_in(drawn(scene(state, (state.actor + 1) % state.seats)))
            assert templar.hand(scene(state, None)) == ""


def test_first_cards_stay_secret() -> None:
    """T14: what another seat chose makes no difference to the picture."""
    state = engine.new_game("templar", 3, 5)
    while state.step.name != "Choose":
        state.apply(state.legal_actions()[0])
    one, other = state.clone(), state.clone()
    one.apply(state.legal_actions()[0])
    other.apply(state.legal_actions()[-1])
    assert drawn(scene(one)) == drawn(scene(other))
    assert state.actor is not None
    assert drawn(scene(one, state.actor)) != drawn(scene(other, state.actor))


def test_names_and_labels_are_escaped() -> None:
    for state in positions()[:20]:
        markup = drawn(scene(state))
        assert "<b>Cé" not in markup
        assert "<label>" not in markup


def test_the_same_again() -> None:
    state = positions()[-1]
    assert drawn(scene(state)) == drawn(scene(state.clone()))


def things(markup: str) -> set[str]:
    return set(re.findall(r'data-thing="([^"]+)"', markup))


def test_everything_says_why_not() -> None:
    for state in positions():
        shown = scene(state)
        for thing in things(drawn(shown)):
            assert str(templar.why_not(shown, thing)).endswith((".", "!"))


def test_flights_start_and_end_on_the_table() -> None:
    """Anchors are always there, so it is enough to draw a table now and then."""
    state, rng, kinds = engine.new_game("templar", 4, 1), Rng(1), set()
    ids = set(ids_of(drawn(scene(state))))
    while not state.is_over:
        for event in state.apply(rng.choice(state.legal_actions())):
            flight = templar.flight(scene(state), event)
            if flight:
                kinds.add(event[0])
                assert {flight.start, flight.end} - ids <= {"remigius", "severus"}, event
                ElementTree.fromstring(flight.piece)
    assert {"hid", "took", "put", "gained", "tile", "scored"} <= kinds


def test_focus_is_on_the_table() -> None:
    for state in positions():
        shown = scene(state)
        name = templar.focus(shown)
        assert not name or f'id="{name}"' in templar.board(shown)


@pytest.mark.parametrize("pair", sorted(PASSAGES))
def test_passages_lie_between_their_rooms(pair: tuple[int, int]) -> None:
    """T1, T2: a passage's middle is on the edge of a cell of both rooms."""
    x, y, eastward = PASSAGES[pair]
    step = (20, 0) if eastward else (0, 20)
    sides = {room_at(x + step[0], y + step[1]), room_at(x - step[0], y - step[1])}
    assert sides == set(pair)


def room_at(x: float, y: float) -> int:
    column = sum(x > edge for edge in COLUMNS) - 1
    row = sum(y > edge for edge in ROWS) - 1
    return next((room for room, cell in CELLS.items() if cell == (column, row)), CHURCH)


def test_worth_of_a_room() -> None:
    """T26: unscored ring 2, book 3, chalice 5; scored 0 (TE2's example)."""
    ring = {"owner": 0, "sort": "round", "scored": False}
    room = {
        "chalices": [{"owner": 2, "sort": "chalice", "scored": True}],
        "books": [{"owner": 0, "sort": "book", "scored": False}, None],
        "rings": [[ring, ring, None], [{"owner": 1, "sort": "oval", "scored": False}]],
    }
    assert words.worth(room, 3) == [7, 2, 0]


def test_rings_that_benjamin_may_take_or_put_down_stand_among_the_cards_too() -> None:
    seen: set[str] = set()
    for state in _walk(4, 5):
        picks = {action for action in state.legal_actions() if action[0] in {"take", "put"}}
        if picks:
            assert picks <= actions_in(templar.hand(scene(state)))
        seen.update(action[0] for action in picks)
    assert seen == {"take", "put"}


def test_what_a_player_fetches_is_told_in_one_line() -> None:
    state = engine.new_game("templar", 3, 1)
    events = [("gained", 0, "book", 1), ("gained", 0, "oval", 2), ("gained", 1, "book", 1), ("won", 0), ("won", 1)]
    lines = templar.story(state, [Told(1, event) for event in events])
    assert [" ".join(map(Tongue("en", NAMES), line.said)) for line in lines] == [
        "Aude gains a book and 2 oval rings.",
        "Bertrand gains a book.",
        "Aude and Bertrand share the victory.",
    ]


def test_steps_tiles_and_the_abbots_evaluation_are_told_in_one_line_each() -> None:
    state = engine.new_game("templar", 3, 1)
    events = [
        ("walked", 0, "main", 1), ("walked", 0, 1, 3), ("walked", 1, 2, 13), ("severus", 1, 2), ("severus", 2, 11),
        ("tile", "book", 5), ("tile", "oval", 6), ("tile", "book", 5),
        ("remigius", 1, 3), ("room scored", 3), ("scored", 0, "treasures", 1), ("scored", 1, "treasures", 5),
        ("turned", 0, "oval", 3), ("vitus", 4, 1), ("room scored", 2),
        ("last round", 1, "the bag is empty"), ("took back", 1, 3),
    ]  # fmt: skip
    lines = templar.story(state, [Told(1, event) for event in events])
    assert [" ".join(map(Tongue("en", NAMES), line.said)) for line in lines] == [
        "Aude walks: the main portal → room 1 → room 3.",
        "Bertrand walks from room 2 to the church.",
        "Severus walks: room 1 → room 2 → room 11.",
        "Warehouse 5 receives 2 books. Warehouse 6 receives an oval ring.",
        "Remigius walks from room 1 to room 3.",
        "Remigius inspects room 3: 1 point for Aude and 5 points for Bertrand. Aude turns over an oval ring.",
        "Vitus follows from room 4 to room 1.",
        "Remigius inspects room 2.",
        "The last round begins: the bag is empty. Bertrand will have the very last turn. Bertrand takes all cards back to hand (3).",
    ]


def test_footsteps_only_of_the_walk_under_way() -> None:
    """A card nobody walks for leaves the way of the last walk in the state: it must not be shown."""
    for state in positions():
        decision = state.view(state.actor)["decision"]
        d = re.search(r'<path[^>]*\bid="way"[^>]*>', templar.board(scene(state)))
        assert d
        walking = decision.get("card") not in (None, "Maria", "Porticus", "Bells") and len(decision["path"]) > 1
        assert (' d="' in d[0]) == walking


def test_marks_tell_who_begins_and_who_ends() -> None:
    """T14, T31: the start player; in the last round a notice, and who has the very last turn."""
    for state in positions():
        shown = scene(state)
        marked = [seat for seat in range(state.seats) if "tp-order" in templar.player(shown, seat)]
        assert marked == [shown.view["trigger"] if shown.view["last"] else shown.view["start"]]
        assert ('id="last-round"' in templar.board(shown)) == shown.view["last"]


def test_bells_of_the_first_round_are_seen() -> None:
    """T14, T28: turned up with the others, though they never lie on the table; and not before."""
    state = engine.new_game("templar", 3, 5)
    while state.step.name != "Choose":
        state.apply(state.legal_actions()[0])
    state.apply(("card", "Lucas"))
    state.apply(("card", "Bells"))
    bells = (state.turn - 1) % 3
    assert "Bells" not in templar.player(scene(state), bells)
    state.apply(("card", "Anselmus"))
    assert "Bells" in templar.player(scene(state), bells)


def test_warehouses_stand_among_the_cards_for_maria() -> None:
    state = next(state for state in positions() if state.step.name == "ToWarehouse")
    assert set(state.legal_actions()) <= actions_in(templar.hand(scene(state)))
