"""The catalogues are complete, and hold nothing that the page no longer says."""

from __future__ import annotations

import pytest

import engine
from engine.words import text
from tools import catalogues
from web.words import LANGUAGES, Tongue


@pytest.mark.parametrize("language", catalogues.LANGUAGES)
def test_nothing_is_missing(language: str) -> None:
    assert catalogues.missing(language) == [], "run `python -m tools.catalogues update` and translate what is new"


@pytest.mark.parametrize("language", catalogues.LANGUAGES)
def test_nothing_is_stale(language: str) -> None:
    assert catalogues.stale(language) == [], "run `python -m tools.catalogues update`"


def test_every_offered_language_has_a_catalogue() -> None:
    assert {"en", *catalogues.LANGUAGES} == set(LANGUAGES)


def test_placeholders_are_kept() -> None:
    assert catalogues.compile_all(), "compiling refuses a translation whose {names} differ"


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Start the game"), ("de", "Spiel beginnen"), ("it", "Comincia la partita")]
)
def test_the_page_speaks(language: str, said: str) -> None:
    catalogues.compile_all()
    assert Tongue(language)("Start the game") == said


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("en", "Aude scores 1 point (gold).", "Aude scores 2 points (gold)."),
        ("de", "Aude bekommt 1 Punkt (Gold).", "Aude bekommt 2 Punkte (Gold)."),
        ("it", "Aude ottiene 1 punto (oro).", "Aude ottiene 2 punti (oro)."),
    ],
)
def test_one_is_not_many(language: str, one: str, many: str) -> None:
    catalogues.compile_all()
    say, state = Tongue(language, ["Aude"]), engine.new_game("journey", 3, 1)
    assert [say(state.tell(("scored", 0, "gold", n))) for n in (1, 2)] == [one, many]


@pytest.mark.parametrize(("language", "said"), [("en", "a, b and c"), ("de", "a, b und c"), ("it", "a, b e c")])
def test_lists_end_with_and(language: str, said: str) -> None:
    catalogues.compile_all()
    assert Tongue(language)(text("{list}", list=("a", "b", "c"))) == said
