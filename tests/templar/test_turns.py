"""Rounds, cards and portals: T14 to T16, T28, T34, T36.

Proves T14, T15, T16, T28, T34, T36.
"""

from __future__ import annotations

import pytest

from engine.rng import Rng
from engine.templar import turns
from engine.templar.board import BELLS
from engine.templar.state import Templar
from engine.templar.tables import CARD_ID
from tests.templar.table import cards, do, empty_harbour, fresh, is_sound, lay, legal, play, put_pawn, supply, table


def at_first_round(seats: int, start: str = "0") -> Templar:
    s = fresh(seats, start=start, first="yes", stephanus="yes")
    do(s, *[("single", "oval")] * seats)
    return s


def test_t14_first_cards_are_secret_until_all_have_chosen() -> None:
    s = at_first_round(3, start="2")
    assert [s.actor, s.view(None)["phase"]] == [2, "first"]
    do(s, ("card", "Maria"))
    assert s.actor == 0
    do(s, ("card", "Porticus"))
    players = s.view(1)["players"]
    assert [player["chose"] for player in players] == [True, False, True]
    assert all(len(player["hand"]) == 10 and player["pile"] == [] for player in players)
    assert all("card_in_secret" not in player for player in players)
    assert s.view(0)["players"][0]["card_in_secret"] == "Porticus"
    assert "Maria" not in str(s.view(0)["players"][2]["pile"])


def test_t14_redeal_changes_only_what_others_chose() -> None:
    s = at_first_round(3)
    do(s, ("card", "Maria"), ("card", "Porticus"))
    seen = {tuple(s.determinize(1, Rng(seed)).chosen) for seed in range(60)}
    assert {chosen[1] for chosen in seen} == {CARD_ID["Porticus"]}
    assert {chosen[0] for chosen in seen} == set(range(10))
    assert {chosen[2] for chosen in seen} == {-1}


def test_t14_all_reveal_together_and_act_clockwise_from_the_start_player() -> None:
    s = at_first_round(3, start="1")
    before = s.reveals
    events = do(s, *[("card", "Porticus")] * 3)  # equal cards are allowed in this round only
    assert s.reveals == before + 1
    assert events == [("chose", 1), ("chose", 2), ("chose", 0), ("played", 1, "Porticus")]
    assert [player["top"] for player in s.view(None)["players"]] == ["Porticus"] * 3
    actors = []
    for _ in range(3):
        actors.append(s.actor)
        do(s, ("door", 1, 2) if s.actor != 2 else ("door", 1, 3))
    assert actors == [1, 2, 0]
    assert [s.actor, s.round] == [1, 2]
    assert s.scores() == [1, 1, 1]


def test_t14_everybody_carries_out_the_own_card() -> None:
    s = at_first_round(3, start="1")
    events = do(s, ("card", "Maria"), ("card", "Porticus"), ("card", "Severus"))  # of seats 1, 2 and 0
    events += do(s, ("warehouse", 2), ("door", 1, 2), ("step", 6), ("stop",))
    assert [event[1:] for event in events if event[0] == "played"] == [(1, "Maria"), (2, "Porticus"), (0, "Severus")]
    assert [player["pile"] for player in s.view(None)["players"]] == [["Severus"], ["Maria"], ["Porticus"]]


def test_t14_bells_in_the_first_round_brings_nothing() -> None:
    s = at_first_round(3)
    bag = s.bag[:]
    events = do(s, *[("card", "Bells")] * 3)
    assert s.bag == bag
    assert [s.round, s.piles] == [2, [[], [], []]]
    assert ("took back", 0, 1) in events
    assert is_sound(s)


def test_t15_a_card_on_top_of_another_pile_cannot_be_played() -> None:
    s = table()
    lay(s, 1, "Maria", "Porticus")
    lay(s, 2, "Severus")
    assert "Porticus" not in cards(s)
    assert "Severus" not in cards(s)
    assert "Maria" in cards(s)  # not on top
    play(s, "Maria", ("warehouse", 1))
    assert "Maria" not in cards(s)


def test_t15_a_played_card_lies_on_the_own_pile_and_blocks_the_others() -> None:
    s = table()
    lay(s, 0, "Maria")
    play(s, "Porticus", ("door", 1, 2))
    player = s.view(None)["players"][0]
    assert player["pile"] == ["Maria", "Porticus"]
    assert "Porticus" not in player["hand"]
    assert "Porticus" not in cards(s)


def test_t15_own_top_is_no_hindrance_but_a_played_card_is_gone() -> None:
    s = table()
    lay(s, 0, "Maria")
    assert "Maria" not in cards(s)
    assert len(cards(s)) == 9


def test_t15_bells_is_always_possible() -> None:
    s = table(2)
    lay(s, 0, "Anselmus", "Benjamin", "Josua", "Lucas", "Maria", "Porticus", "Remigius", "Severus")
    lay(s, 1, "Stephanus")
    assert cards(s) == ["Bells"]


def test_t15_equal_first_cards_block_each_other_afterwards() -> None:
    s = at_first_round(3)
    do(s, *[("card", "Severus")] * 3)
    for room in (2, 1, 3):
        do(s, ("step", room), ("stop",))
    assert s.round == 2
    assert "Severus" not in cards(s)


def test_t15_only_the_engine_s_cards() -> None:
    s = table()
    lay(s, 1, "Porticus")
    with pytest.raises(ValueError, match="not possible"):
        play(s, "Porticus")
    assert s.scores() == [0, 0, 0]  # the table's penalty is not the engine's


@pytest.mark.parametrize("portal", ["main", "side"])
def test_t16_from_the_harbour_to_a_portal_before_any_card(portal: str) -> None:
    s = table()
    put_pawn(s, 1, "w3")
    play(s, "Porticus", ("door", 1, 2))
    assert s.actor == 1
    assert legal(s, "portal") == ["main", "side"]
    assert cards(s) == []
    do(s, ("portal", portal))
    assert s.view(1)["players"][1]["place"] == portal
    play(s, "Severus", ("step", 10), ("stop",))
    assert s.actor == 2


def test_t16_in_the_abbey_nobody_is_asked() -> None:
    s = table()
    assert legal(s, "portal") == []


def test_t28_bells_brings_all_cards_back() -> None:
    s = table()
    lay(s, 0, "Maria", "Josua", "Anselmus")
    events = play(s, "Bells")
    assert s.piles[0] == []
    assert len(s.view(0)["players"][0]["hand"]) == 10
    kinds = [event[0] for event in events]
    assert kinds.index("took back") > max([i for i, kind in enumerate(kinds) if kind.startswith("tile")], default=0)
    assert ("took back", 0, 4) in events


def test_t28_bells_never_lies_on_the_table() -> None:
    s = table()
    play(s, "Bells")
    assert s.piles[0] == []
    assert "Bells" in cards(s)


# -- Rafael --------------------------------------------------------------------------------------------------


def after_round(s: Templar) -> None:
    """Both players of a two-player table move the door."""
    lay(s, 1, "Maria")
    do(s, ("card", "Porticus"), ("door", 1, 2), ("card", "Severus"), ("step", 10), ("stop",))


@pytest.mark.parametrize(("option", "size"), [("no", 17), ("yes", 19)])
def test_t34_rafael_has_two_sets_with_one_bells(option: str, size: int) -> None:
    s = fresh(2, stephanus=option)
    assert len(s.deck) == size
    assert s.deck.count(BELLS) == 1
    assert s.view(None)["rafael"] == {"top": None, "pile": [], "deck": size}


def test_t34_no_rafael_with_three() -> None:
    assert fresh(3).view(None)["rafael"] is None


def test_t34_he_turns_a_card_before_the_start_player_s_turn() -> None:
    s = at_first_round(2)
    do(s, ("card", "Porticus"), ("card", "Porticus"), ("door", 1, 2))
    assert s.rafael == []  # not in the first round
    before = s.reveals
    do(s, ("door", 1, 3))
    assert s.round == 2
    assert s.reveals > before
    top = s.view(0)["rafael"]["top"]
    assert top not in (None, "Porticus", "Bells")
    assert top not in cards(s)


def test_t34_his_card_blocks_both_players() -> None:
    s = table(2)
    s.rafael = [CARD_ID["Maria"], CARD_ID["Josua"]]
    assert "Josua" not in cards(s)
    assert "Maria" in cards(s)
    play(s, "Porticus", ("door", 1, 2))
    assert "Josua" not in cards(s)


def test_t34_he_goes_on_past_cards_on_top_of_the_piles() -> None:
    s = table(2)
    lay(s, 0, "Maria")
    lay(s, 1, "Josua")
    s.deck = [CARD_ID[name] for name in ("Maria", "Josua", "Lucas")]

    class FromTheFront(Rng):
        def below(self, n: int) -> int:
            return 0

    s.rng = FromTheFront(0)
    turns.turn_rafaels_card(s)
    assert s.rafael == [CARD_ID[name] for name in ("Maria", "Josua", "Lucas")]


def test_t34_a_card_under_the_top_of_a_pile_is_none_he_goes_past() -> None:
    s = table(2)
    lay(s, 0, "Maria", "Josua")
    s.deck = [CARD_ID["Maria"]]
    turns.turn_rafaels_card(s)
    assert s.rafael == [CARD_ID["Maria"]]


def test_t34_bells_brings_all_his_cards_back_and_a_new_one_is_turned() -> None:
    s = table(2)
    s.rafael, s.deck = [3, 4, 5], [BELLS]
    size = 4
    turns.turn_rafaels_card(s)
    assert ("rafael shuffles",) in s.events
    assert BELLS in s.deck  # never face up; right after a shuffle it means another shuffle
    assert s.rafael
    assert s.rafael[-1] in (3, 4, 5)
    assert len(s.rafael) + len(s.deck) == size


def test_t34_all_his_cards_come_up_in_time() -> None:
    s = table(2)
    tops = set()
    for _ in range(300):
        turns.turn_rafaels_card(s)
        tops.add(s.rafael[-1])
        assert len(s.rafael) + len(s.deck) == 19
        assert s.deck.count(BELLS) == 1
    assert tops == set(range(10)) - {BELLS}


def test_t34_he_goes_on_in_the_last_round() -> None:
    s = table(2)
    turns.start_last_round(s, 1, turns.ALL_ROOMS)
    s.turn, s.last = 1, 0
    shown = len(s.rafael)
    turns.next_turn(s)
    assert s.last
    assert len(s.rafael) > shown


# -- T36 -----------------------------------------------------------------------------------------------------


def quiet_round(s: Templar) -> None:
    for _ in range(s.seats):
        for pile in s.piles:
            pile.clear()
        s.hand = [(1 << 10) - 1] * s.seats
        do(s, ("card", "Bells"))  # with an empty pile it draws nothing


def test_t36_after_twenty_rounds_without_a_tile_the_last_round_starts() -> None:
    s = table()
    for _ in range(19):
        quiet_round(s)
    assert s.trigger == -1
    quiet_round(s)
    view = s.view(None)
    assert [view["trigger"], view["last"], s.turn] == [2, True, 0]
    quiet_round(s)
    assert s.is_over


def test_t36_a_drawn_tile_starts_the_count_again() -> None:
    s = table()
    for _ in range(19):
        quiet_round(s)
    empty_harbour(s)
    lay(s, 0, "Maria")
    play(s, "Bells")
    do(s, ("card", "Bells"), ("card", "Bells"))
    assert [s.quiet, s.trigger] == [0, -1]
    quiet_round(s)
    assert [s.quiet, s.trigger] == [1, -1]


def test_phases() -> None:
    s = fresh()
    assert s.view(None)["phase"] == "setup"
    s = table()
    supply(s, 0, book=1)
    assert s.view(None)["phase"] == "play"
    s.last = 1
    assert s.view(None)["phase"] == "last"
