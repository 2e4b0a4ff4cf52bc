"""The parts all games share: chance, words, saves and refusals."""

from __future__ import annotations

import contextlib
import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import engine
from engine import BadSave, BadSetup, Rng, record
from engine.words import ntext, sentence, text
from tests import conformance, toy

TOY = toy.game_of(toy.Toy)
NEW = conformance.new_game_of(TOY)


def test_rng_is_splitmix64() -> None:
    """The published first values for seed 1234567, so that no Python ever deals another game."""
    rng = Rng(1234567)
    assert [rng.next64() for _ in range(3)] == [6457827717110365317, 3203168211198807973, 9817491932198370423]


@given(st.integers(), st.integers(1, 1000))
def test_below_stays_in_range(seed: int, n: int) -> None:
    assert 0 <= Rng(seed).below(n) < n


def test_shuffle_reaches_every_order() -> None:
    rng, seen = Rng(3), set()
    for _ in range(200):
        items = [1, 2, 3]
        rng.shuffle(items)
        seen.add(tuple(items))
    assert len(seen) == 6


def test_text_fills_its_blanks() -> None:
    assert str(text("{seat} goes to {city}", seat=1, city=text("Paris"))) == "1 goes to Paris"
    assert str(ntext("{n} knight", "{n} knights", 1)) == "1 knight"
    assert str(ntext("{n} knight", "{n} knights", 3)) == "3 knights"


def test_sentence_tells_an_event() -> None:
    assert str(sentence("seat city", "{seat} in {city}.").tell(("placed", 2, "Roma"))) == "2 in Roma."


@pytest.mark.parametrize(
    ("seats", "seed", "options"), [(1, 0, {}), (9, 0, {}), (True, 0, {}), (2, "x", {}), (2, 0, {"no": "1"})]
)
def test_bad_set_up_is_refused(seats: int, seed: int, options: dict[str, str]) -> None:
    with pytest.raises(BadSetup):
        TOY.new(seats, seed, options)


GOOD = TOY.new(2, 5, {}).to_json()
HOSTILE = [
    "",
    "null",
    "[]",
    "{}",
    "[" * 100_000,
    '{"a":' * 100_000,
    GOOD.replace('"seed":5', '"seed":' + "[" * 300 + "]" * 300),
    GOOD.replace('"actions":[]', '"actions":[["pick",' + "[" * 300 + "]" * 300 + "]]"),
    '{"outremer": 2}',
    '{"outremer": 1}',
    '{"outremer": 1, "game": "toy", "options": []}',
    GOOD.replace('"seats":2', '"seats":"2"'),
    GOOD.replace('"seats":2', '"seats":2e400'),
    GOOD.replace('"seed":5', '"seed":null'),
    GOOD.replace('"actions":[]', '"actions":{}'),
    GOOD.replace('"actions":[]', '"actions":[7]'),
    GOOD.replace('"actions":[]', '"actions":[[]]'),
    GOOD.replace('"actions":[]', '"actions":[["pick",99]]'),
    GOOD.replace('"actions":[]', '"actions":[[["pick"],{}]]'),
    GOOD.replace('"actions":[]', '"actions":[["redeal",5,1]]'),
    GOOD.replace('"actions":[]', '"actions":[["redeal"]]'),
    GOOD.replace('"options":{}', '"options":{"a":{}}'),
    GOOD.replace('"options":{}', '"options":{"a":"b"}'),
    "x" * (record.LIMIT + 1),
]


@pytest.mark.parametrize("save", HOSTILE, ids=lambda save: save[:60])
def test_bad_save_is_a_sentence(save: str) -> None:
    with pytest.raises(BadSave, match=r"\w+ \w+ \w+"):
        record.load(save, NEW)


@pytest.mark.parametrize("depth", [2, 200])
def test_no_save_reaches_the_parser_too_deep(depth: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the browser neither parsing nor naming a deep list raises an error: the interpreter ends."""
    monkeypatch.setattr(json, "loads", lambda text: pytest.fail("parsed"))
    with pytest.raises(BadSave, match="damaged"):
        record.load(GOOD.replace('"actions":[]', '"actions":[' + "[" * depth + "]" * depth + "]"), NEW)


def test_brackets_in_names_are_only_letters() -> None:
    table = json.dumps([["human", r'[[{"\"[[', 0]])
    assert record.load(GOOD[:-1] + f',"table":{table}}}', NEW).history == []


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(),
        lambda x: st.lists(x) | st.dictionaries(st.text(), x),
    )
)
def test_no_other_error_comes_from_a_save(value: object) -> None:
    facts = {**json.loads(GOOD), "actions": value}
    with contextlib.suppress(BadSave):
        record.load(json.dumps(facts), NEW)


def test_listed_action_is_kept_not_its_lookalike() -> None:
    state = TOY.new(2, 5, {})
    state.apply(("pick", True))
    assert '["pick",1]' in state.to_json()


def test_determinize_takes_any_source_of_bits() -> None:
    TOY.new(2, 5, {}).determinize(0, random.Random(1))


def test_repr_names_its_record() -> None:
    assert repr(TOY.new(2, 5, {})).startswith("engine.load('{")


def test_replay_goes_through_every_position() -> None:
    final = conformance.play(TOY.new(2, 5, {}), Rng(1))
    steps = list(record.replay(final, NEW))
    assert len(steps) == len(final.history) + 1
    assert steps[-1] == final
    assert steps[0].history == []


@pytest.mark.parametrize("options", [["start"], "start", 7, ("a", "b"), {"start": ["0"]}, {7: "0"}])
def test_anything_but_options_is_a_bad_setup(options: object) -> None:
    with pytest.raises(engine.BadSetup):
        engine.new_game("akkon", 3, options=options)  # type: ignore[arg-type]


def test_anything_but_a_games_name_is_a_bad_setup() -> None:
    for name in ([], None, 7, "chess"):
        with pytest.raises(engine.BadSetup):
            engine.new_game(name, 3)  # type: ignore[arg-type]
