"""The levels: no peeking, no trace of thinking, more thought for more strength, reasons."""

from __future__ import annotations

import pytest

import ai
from ai.search import Search
from ai.value import Judge, final_shares
from engine.core import State
from engine.rng import Rng
from tests.ai.toys import BlindJudge, Heap, Mine, Pennies, PenniesJudge, Tribute, TributeJudge

JUDGE = TributeJudge()


def player(level: str, seed: int = 1, rounds: int = 60) -> ai.Player:
    more = {"rounds": rounds} if level == "master" else {}
    return ai.make(level, seed, judge=JUDGE, **more)


def tribute(seats: int = 3, seed: int = 5, played: int = 0) -> Tribute:
    state, rng = Tribute(seats, seed, {}), Rng(seed)
    for _ in range(played):
        state.apply(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("level", ai.LEVELS)
def test_choices_are_legal_and_games_end(level: str) -> None:
    state, chooser = tribute(), player(level, rounds=8)
    while not state.is_over:
        action = chooser.choose(state)
        assert action in state.legal_actions()
        state.apply(action)


@pytest.mark.parametrize("level", ai.LEVELS)
@pytest.mark.parametrize("played", [1, 2, 4, 5, 8, 11])
def test_what_is_hidden_does_not_matter(level: str, played: int) -> None:
    """Everything the seat can't see is dealt anew: the same move."""
    state = tribute(played=played)
    move = player(level).choose(state)
    for seed in range(4):
        assert player(level).choose(state.determinize(state.actor, Rng(seed))) == move


@pytest.mark.parametrize("level", ai.LEVELS)
def test_thinking_leaves_no_trace(level: str) -> None:
    state = tribute(played=4)
    before, told = state.digest(), state.to_json()
    player(level).choose(state)
    player(level).explain(state)
    assert (state.digest(), state.to_json()) == (before, told)


@pytest.mark.parametrize("level", ai.LEVELS)
def test_the_same_knowledge_and_seed_give_the_same_move(level: str) -> None:
    """Whatever was asked before."""
    first, second = player(level), player(level)
    second.choose(tribute(seed=9))
    assert first.choose(tribute()) == second.choose(tribute()) == first.explain(tribute()).action


def test_seeds_differ() -> None:
    assert len({ai.make("random", seed).choose(tribute()) for seed in range(20)}) > 2


def test_an_unknown_level_is_named() -> None:
    with pytest.raises(ValueError, match=r"pope.*knight"):
        ai.make("pope")
    with pytest.raises(ValueError, match="knight"):
        ai.make(["knight"])  # type: ignore[arg-type]


@pytest.mark.parametrize("level", ai.LEVELS)
def test_there_is_nothing_to_choose_in_a_game_that_is_over(level: str) -> None:
    state, rng = tribute(), Rng(1)
    while not state.is_over:
        state.apply(rng.choice(state.legal_actions()))
    with pytest.raises(ValueError, match="over"):
        player(level).choose(state)


def duel(one: ai.Player, other: ai.Player, games: int) -> float:
    """The share of wins of the first, seats taken in turn."""
    won = 0.0
    for number in range(games):
        players = [one, other] if number % 2 else [other, one]
        state = Tribute(2, number, {})
        while state.actor is not None:
            state.apply(players[state.actor].choose(state))
        won += final_shares(state)[players.index(one)]
    return won / games


def test_each_level_beats_random() -> None:
    for level in ("squire", "knight", "master"):
        assert duel(player(level, rounds=20), player("random"), 100) > 0.55, level


def winning_moves_found(rounds: int, judge: Judge[Heap]) -> int:
    """In how many of the heaps that can be won the first move leaves a multiple of four."""
    found = 0
    for left in range(5, 15):
        if left % 4:
            master = ai.make("master", left, judge=judge, rounds=rounds)
            found += master.choose(Heap(left=left)) == ("take", left % 4)
    return found


def test_more_thought_finds_more() -> None:
    few, more, many = (winning_moves_found(rounds, BlindJudge()) for rounds in (3, 100, 3000))
    assert few < more < many
    assert many >= 7  # of eight


def test_thinking_ends_when_more_could_change_nothing() -> None:
    spared = 0
    for played in range(12):
        state = tribute(played=played)
        search = Search(state, JUDGE, Rng(played), dict.fromkeys(state.legal_actions(), 0.5))
        answers = []
        for done in range(200):
            if search.decided(200 - done):
                answers.append(search.best())
            search.think()
        assert set(answers) <= {search.best()}
        spared += len(answers)
    assert spared > 100, "or it never ends early"


def test_a_time_box_is_kept() -> None:
    master = ai.make("master", 1, judge=JUDGE, ms=30)
    assert master.choose(tribute()) in tribute().legal_actions()


def test_a_rival_does_not_read_the_hidden_coin() -> None:
    """A guesser who could peek would make the sure 0.3 look better than the coin's 0.5."""
    for seed in range(5):
        master = ai.make("master", seed, judge=PenniesJudge(), rounds=300)
        assert master.choose(Pennies())[0] == "side"


def test_a_knight_sees_its_turn_as_a_whole_and_a_squire_does_not() -> None:
    """A game nobody has described is judged by its points: that is enough to see what digging brings in the end."""
    assert ai.make("knight").choose(Mine()) == ("dig",)
    squires = [ai.make("squire", seed).choose(Mine()) for seed in range(20)]
    assert squires.count(("gather",)) > 14


def test_work_is_bounded() -> None:
    """A knight judges no more positions than its judge allows, nor much fewer; a squire far fewer."""
    judged = {}
    for level in ("squire", "knight"):
        counting = CountingJudge()
        ai.make(level, judge=counting).choose(tribute())
        judged[level] = counting.judged
    assert CountingJudge.work / 6 < judged["knight"] <= CountingJudge.work
    assert judged["squire"] < judged["knight"] / 3


class CountingJudge(TributeJudge):
    judged = 0

    def evaluate(self, s: Tribute) -> list[float]:
        self.judged += 1
        return super().evaluate(s)


def test_reasons_name_what_decided() -> None:
    """With one prize left for the highest card, it is the points that decide."""
    state = Tribute(2, 3, {}, cards=2)
    choice = player("knight").explain(state)
    assert 1 <= len(choice.reasons) <= 3
    assert {reason.key for reason in choice.reasons} <= {"points", "cards"}
    amounts = [reason.amount for reason in choice.reasons]
    assert amounts == sorted(amounts, reverse=True)
    assert all(amount > 0 for amount in amounts)
    assert all("{" not in str(reason.text) for reason in choice.reasons)


def test_a_forced_move_needs_no_reason() -> None:
    state: State = Tribute(2, 3, {}, cards=1)
    assert player("master").explain(state) == ai.Choice(("bid", 1))
