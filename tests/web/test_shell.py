"""The static page speaks the visitor's language before Python is there."""

from __future__ import annotations

import html
import re
from pathlib import Path

import pytest

from tools import catalogues
from web.views import home, shell

BOOT_SCRIPT = Path(__file__).parents[2] / "web" / "boot" / "boot.js"
PAGE = Path(__file__).parents[2] / "index.html"


@pytest.fixture(autouse=True, scope="module")
def compiled() -> None:
    catalogues.compile_all()


def test_whatever_the_boot_script_says_is_in_the_dictionaries() -> None:
    script = BOOT_SCRIPT.read_text(encoding="utf-8")
    said = set(re.findall(r'(?:say\(|text: )"([^"]+)"', script))
    assert said <= set(shell.BOOT)
    assert said | {"Try again", "Python is on its way"} == set(shell.BOOT)


@pytest.mark.parametrize("language", catalogues.LANGUAGES)
def test_the_dictionary_holds_all_of_the_home_page(language: str) -> None:
    words = shell.dictionary(language)
    page = re.sub(r"<svg.*?</svg>", "", home.home(str) + home.credits(str), flags=re.DOTALL)  # places stay as printed
    texts = [html.unescape(text) for text in re.findall(r">([^<>]*[a-z][^<>]*)<", page)]
    assert {"Set out", "Rules", "An unofficial implementation with words and pictures of its own."} <= set(words)
    names = {"Templars' Journey", "Templar", "Akkon"}
    assert {text for text in texts if text not in words} <= names
    same = [english for english, other in words.items() if english == other]
    assert not [english for english in same if english in shell.BOOT or english in shell.PARTS.values()]


def test_the_pages_own_words_are_known() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for words in ("Unrolling the parchment…", "Try again", "Python is on its way", *list(shell.PARTS.values())[1:]):
        assert f">{words}<" in page
