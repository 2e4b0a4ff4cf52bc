"""The table: whose turn, undo to the last secret, redo, saves that survive hostile hands."""

from __future__ import annotations

import json

import pytest

import engine
from engine.rng import Rng
from web.routes import parse
from web.table import MOVING, Seat, Table, load, open_table, seats_for

LINK = "#/play/journey?seats=human,knight,knight&seed=7&start=0"


def table_of(link: str = LINK) -> Table:
    return open_table(parse(link), 7)


def play_on(table: Table, moves: int) -> Table:
    rng = Rng(1)
    for _ in range(moves):
        if not table.state.is_over:
            table.act(rng.choice(table.state.legal_actions()))
    return table


def test_seats_get_names_and_colours() -> None:
    table = table_of()
    assert table.names == ("Pilgrim", "Bertrand", "Clémence")
    assert [seat.colour for seat in table.seats] == [0, 1, 2]
    assert seats_for(("human", "human"), you="Pilger")[1].name == "Pilger 2"


def test_viewer_is_the_person() -> None:
    table = table_of()
    assert table.human_to_move
    assert table.viewer() == 0
    table.act(table.state.legal_actions()[0])
    assert not table.human_to_move
    assert table.viewer() == 0, "alone against computers one keeps one's own eyes"


def test_between_people_nobody_looks() -> None:
    table = table_of("#/play/journey?seats=human,knight,human&seed=7&start=0")
    table.act(table.state.legal_actions()[0])
    assert table.viewer() is None


def test_curtain_only_where_there_is_a_secret() -> None:
    journey = table_of("#/play/journey?seats=human,human,human&seed=7&start=0")
    assert journey.needs_curtain(None), "missions are secret from the start"
    assert not journey.needs_curtain(0)
    templar = table_of("#/play/templar?seats=human,human,human&seed=7&start=0")
    assert not templar.needs_curtain(None), "nothing is secret while the figures are placed"


def test_undo_goes_back_to_the_own_decision() -> None:
    table = table_of()
    start = table.state.digest()
    play_on(table, 3)
    assert table.undo()
    assert table.state.digest() == start
    assert table.told == []
    assert len(table.curve) == 1
    assert not table.undo()


def test_undo_stops_at_a_revealed_secret() -> None:
    table = table_of()
    while not any(told.event[0] == "revealed" for told in table.told):
        play_on(table, 1)
    assert table.undo_point() is None or table.undo_point() == len(table.state.history) - 1
    assert table.undo_point(relaxed=True) is not None


def test_relaxed_undo_is_for_games_against_computers() -> None:
    table = table_of("#/play/journey?seats=human,human,human&seed=7&start=0")
    while not any(told.event[0] == "revealed" for told in table.told):
        play_on(table, 1)
    assert table.undo_point(relaxed=True) == table.undo_point()


def test_redo_brings_back_what_was_undone() -> None:
    table = play_on(table_of(), 6)
    after = table.state.digest()
    table.undo()
    table.undo()
    while table.redo():
        pass
    assert table.state.digest() == after
    assert not table.redo()


def test_another_choice_forgets_the_future() -> None:
    table = play_on(table_of(), 3)
    taken = table.state.history[0]
    table.undo()
    other = next(action for action in table.state.legal_actions() if action != taken)
    table.act(other)
    assert table.future == []


def test_the_same_choice_keeps_the_future() -> None:
    table = play_on(table_of(), 3)
    first = table.state.history[0]
    table.undo()
    table.act(first)
    assert len(table.future) == 2


def test_summary_tells_what_others_did() -> None:
    table = play_on(table_of(), 3)
    assert [told.event[0] for told in table.since_last_decision(0)] == ["placed", "placed"]


def test_summary_tells_what_the_own_move_set_in_motion() -> None:
    """A shipping, say: it is over before one has seen it all. The move itself need not be told."""
    table, met = table_of(LINK.replace("knight", "human")), 0
    rng = Rng(1)
    while not table.state.is_over:
        seat = table.state.actor
        events = table.act(rng.choice(table.state.legal_actions()))
        told = [one.event for one in table.since_last_decision(seat)]
        assert told == (events[1:] if len(events) >= MOVING else [])
        met += "shipping" in [event[0] for event in events]
    assert met


def test_who_has_not_decided_yet_is_told_all() -> None:
    table = play_on(table_of(), 1)
    assert [table.has_decided(seat) for seat in (0, 1)] == [True, False]
    assert table.since_last_decision(1) == table.told


def test_save_opens_again() -> None:
    table = play_on(table_of(), 40)
    again = load(table.save())
    assert again.state.digest() == table.state.digest()
    assert again.seats == table.seats
    assert again.told == table.told
    assert again.curve == table.curve


def test_bare_record_opens_too() -> None:
    assert load(engine.new_game("akkon", 2, 3).to_json()).seats[1].kind == "knight"


@pytest.mark.parametrize(
    "seats",
    [
        7,
        [],
        [["human", "A", 0]] * 3,
        [["dragon", "A", 0], ["human", "B", 1], ["human", "C", 2]],
        [[1, 2, 3]] * 3,
        [["human", "A", 9]] * 3,
    ],
)
def test_damaged_seats_are_refused(seats: object) -> None:
    facts = json.loads(table_of().save())
    with pytest.raises(engine.BadSave, match="players"):
        load(json.dumps({**facts, "table": seats}))


def test_long_names_are_cut() -> None:
    facts = json.loads(table_of().save())
    facts["table"][0][1] = "x" * 500
    assert load(json.dumps(facts)).seats[0] == Seat("human", "x" * 24, 0)
