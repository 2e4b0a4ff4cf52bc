"""The catalogues are complete, and hold nothing that the page no longer says."""

from __future__ import annotations

import pytest

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
