"""The computer players' judgement of Templar: what a player would do at a glance, and no peeking."""

from __future__ import annotations

import pytest

import ai
import engine
from ai.templar import JUDGE
from ai.templar_instinct import GLANCES
from ai.templar_sight import abbot_stops, bounty, open_cards
from engine.core import Step
from engine.rng import Rng
from engine.templar.tables import CARD_ID, DOOR_ID
from tests.templar.table import do, empty_harbour, fresh, hide, lay, play, put_pawn, shut, supply, table


def steps_of(kind: type) -> set[str]:
    return {kind.__name__} | {name for sub in kind.__subclasses__() for name in steps_of(sub)}


def test_every_glance_belongs_to_a_step_of_the_game() -> None:
    assert set(GLANCES) <= steps_of(Step)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_positions_of_whole_games_can_be_judged(seats: int) -> None:
    s, rng = engine.new_game("templar", seats, 3), Rng(4)
    while not s.is_over:
        chances = JUDGE.evaluate(s)
        assert sum(chances) == pytest.approx(1)
        rows = JUDGE.features(s)
        assert len(rows) == seats
        assert all(len(row) == len(JUDGE.traits) for row in rows)
        assert 0 <= JUDGE.progress(s) <= 1
        assert all(liking > 0 for liking in JUDGE.instinct(s, s.legal_actions()))
        s.apply(JUDGE.impulse(s, rng))


def test_settling_finishes_the_turn() -> None:
    s = table()
    supply(s, 0, oval=2, book=1)
    play(s, "Anselmus")
    assert not JUDGE.quiet(s)
    JUDGE.settle(s, Rng(1))
    assert [s.turn, s.step.name] == [1, "Play"]
    assert s.here[1] == 3


def test_a_thought_ends_after_one_more_turn_of_the_thinker_and_the_answers() -> None:
    s = table()
    supply(s, 0, oval=2, book=1)
    play(s, "Anselmus")
    JUDGE.ripen(s, 0, Rng(1))
    assert (s.actor, s.turn, JUDGE.quiet(s)) == (0, 0, True)
    assert [len(pile) for pile in s.piles] == [2, 2, 2]


def test_before_the_first_card_nothing_is_played_on() -> None:
    s = fresh()
    JUDGE.ripen(s, 0, Rng(1))
    assert (s.round, s.history) == (0, [])


def test_the_abbot_s_stops_are_the_rule_s() -> None:
    """T25, his way through Vitus' room included."""
    door = DOOR_ID[(4, 5)]
    assert abbot_stops(door, 4, 3) == (1, 13)
    assert abbot_stops(door, 1, 2) == (3, 4, 11, 12, 13)


def test_a_bounty_is_the_own_gain_less_the_others() -> None:
    s = table(2)
    hide(s, 0, 6, "book")
    hide(s, 1, 7, "book")
    assert bounty(s, 0, 6) == 3
    assert bounty(s, 0, 7) < 0
    s.severus = 6
    assert bounty(s, 0, 6) == 0


def test_cards_before_those_who_move_later_stay_blocked() -> None:
    s = table()
    lay(s, 1, "Maria")
    lay(s, 2, "Josua")
    maria, josua = 1 << CARD_ID["Maria"], 1 << CARD_ID["Josua"]
    assert not open_cards(s, 0) & (maria | josua)
    assert not open_cards(s, 1) & josua
    assert open_cards(s, 2) & maria  # by then seat 1 has laid another card on it


@pytest.mark.parametrize("level", ["knight", "master"])
def test_in_the_last_turn_remigius_is_sent_where_it_pays(level: str) -> None:
    s = table(2)
    s.remigius, s.vitus, s.rafael = 6, 5, [CARD_ID["Benjamin"]]
    s.trigger, s.last, s.score[1] = 0, 1, 10
    for sort in ("book", "chalice", "oval", "oval", "oval"):
        hide(s, 0, 7, sort)
    s._legal = None
    assert chooser(level).choose(s) == ("card", "Remigius")


def chooser(level: str, seed: int = 2) -> ai.Player:
    more = {"rounds": 60} if level == "master" else {}
    return ai.make(level, seed, **more)


def test_maria_goes_where_most_lies() -> None:
    s = table(3, stephanus="no")
    empty_harbour(s, ["oval"], ["chalice", "book", "oval"], ["round"])
    play(s, "Maria")
    assert chooser("knight").choose(s) == ("warehouse", 2)


def test_a_leader_announces_and_a_loser_keeps_quiet() -> None:
    for score, answer in ((60, ("announce",)), (0, ("quiet",))):
        s = table()
        for room in range(1, 14):
            hide(s, 0, room, ("oval", "round", "square")[room % 3], scored=True)
        s.score[1], s.points[6] = 40, 40
        s.score[0], s.points[0] = score, score
        shut(s, 1, 2)
        play(s, "Porticus", ("door", 9, 13))
        assert chooser("knight").choose(s) == answer


@pytest.mark.parametrize("level", ["squire", "knight", "master"])
def test_t14_what_others_chose_in_secret_does_not_matter(level: str) -> None:
    s = fresh(3, first="yes")
    do(s, *[("single", "oval")] * 3, ("card", "Maria"), ("card", "Remigius"))
    move = chooser(level).choose(s)
    for seed in range(3):
        assert chooser(level).choose(s.determinize(2, Rng(seed))) == move


def test_a_knight_says_why() -> None:
    s = table()
    put_pawn(s, 0, 3)
    supply(s, 0, oval=3, book=1, chalice=1)
    s._legal = None
    choice = chooser("knight").explain(s)
    assert choice.reasons
    assert all(str(reason.text) for reason in choice.reasons)
