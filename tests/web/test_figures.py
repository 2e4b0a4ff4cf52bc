"""The figures of the rules pages: whole, in their places, and no two things by the same name."""

from __future__ import annotations

import re
from importlib import import_module
from typing import Any
from xml.etree import ElementTree

import pytest

import engine
from engine.akkon.board import CARDS, KNIGHTS
from engine.journey.board import TILES
from web.views import drawn
from web.views.akkon.roll import roll
from web.views.draw import Markup, tag
from web.views.journey.cards import TITLES
from web.views.journey.standings import NAMES
from web.views.plates import CAST, bound, plate, still, unbound
from web.views.rulesbook import rulesbook
from web.views.symbols import symbols
from web.words import Tongue

SAY = Tongue("en")
SIZE = 250_000  # of a whole page, symbols included


def figures(game: str) -> Any:
    return import_module(f"web.views.{game}.figures")


def book(game: str) -> Any:
    return import_module(f"web.rules.{game}")


def plates(game: str) -> dict[str, Markup]:
    """All figures of a game, those of the legends too."""
    return unbound(bound(figures(game)))


@pytest.mark.parametrize("game", engine.GAMES)
def test_every_figure_belongs_to_a_chapter(game: str) -> None:
    shown, chapters = figures(game), [name for name, _, _ in book(game).RULES]
    assert {*shown.FIGURES, *shown.LEGENDS} <= set(chapters)
    assert len({*shown.FIGURES, *shown.LEGENDS}) >= 0.75 * len(chapters), "hardly a wall of text"


@pytest.mark.parametrize("game", engine.GAMES)
def test_words_and_figures_fit_together(game: str) -> None:
    assert set(book(game).CAPTIONS) <= set(figures(game).FIGURES)
    named = {rule: len(names) for rule, names in book(game).LEGENDS.items()}
    assert named == {rule: len(row) for rule, row in figures(game).LEGENDS.items()}


def test_small_figures_bear_the_names_they_have_on_the_boards() -> None:
    assert book("journey").LEGENDS["J41"] == tuple(NAMES.values())
    assert book("journey").LEGENDS["J22"] == tuple(TITLES.values())
    assert book("journey").LEGENDS["J7"] == tuple(map(str, sorted(set(TILES))))
    assert book("akkon").LEGENDS["A4"][4:] == KNIGHTS[4:]


@pytest.mark.parametrize("game", engine.GAMES)
def test_figures_are_pictures_and_nothing_else(game: str) -> None:
    for rule, figure in plates(game).items():
        top = ElementTree.fromstring(figure)
        assert top.tag == "svg", rule
        assert top.get("aria-hidden") == "true", rule
        width, height = map(float, str(top.get("viewBox")).split()[2:])
        assert width > 0, rule
        assert height > 0, rule
        assert 0 < int(str(top.get("width"))) <= 900, rule
        for part in top.iter():
            live = {name for name in part.attrib if name in {"id", "role", "tabindex"} or name.startswith("data-")}
            assert not live, (rule, live)


@pytest.mark.parametrize("game", engine.GAMES)
def test_whatever_a_figure_uses_is_on_the_page_once(game: str) -> None:
    page = symbols() + rulesbook(SAY, game)
    names = re.findall(r'\bid="([^"]*)"', page)
    assert len(names) == len(set(names))
    used = set(re.findall(r'href="#([^"/]+)"|url\(#([^)]+)\)', "".join(plates(game).values())))
    assert {one or other for one, other in used} <= set(names)


@pytest.mark.parametrize("game", engine.GAMES)
def test_the_page_shows_all_of_them(game: str) -> None:
    page = rulesbook(SAY, game)
    shown = figures(game)
    assert page.count("<figure>") == len(shown.FIGURES)
    assert page.count("<figcaption>") == len(book(game).CAPTIONS)
    assert page.count('class="legend"') == len(shown.LEGENDS)
    assert all(figure in page for figure in plates(game).values())
    assert len(page) < SIZE


@pytest.mark.parametrize("game", engine.GAMES)
def test_figures_are_among_the_pictures_drawn_beforehand(game: str) -> None:
    assert drawn.FIGURES in drawn.PICTURES
    assert drawn.figures(game) == plates(game)
    assert drawn.place(game, drawn.FIGURES) == f"drawn/{game}-figures.svg"


@pytest.mark.parametrize(
    ("game", "words"), [("journey", "Nearest Templars"), ("templar", "Vitus"), ("akkon", "Greymantle")]
)
def test_legends_name_what_they_show(game: str, words: str) -> None:
    assert f"<span>{words}</span></li>" in rulesbook(SAY, game)


def test_every_card_has_its_own_picture() -> None:
    named = {heading: rule for rule, heading, _ in book("journey").RULES}
    for card in range(1, 7):
        rule = next(rule for heading, rule in named.items() if heading.startswith(f"Card {card}:"))
        assert f">{card}</text>" in figures("journey").FIGURES[rule]()


def test_all_cards_of_a_city_are_listed_one_to_a_line() -> None:
    listed = roll("Jerusalem", SAY)
    own = {card for card in CARDS if card.city == "Jerusalem"}
    assert listed.count("<li>") == len(own)
    assert all(f"<strong>{card.name}</strong>" in listed for card in own)
    assert "<span>3 ×</span><strong>Pilgrimage</strong>" in listed


def test_a_still_picture_does_nothing() -> None:
    live = tag("g", tag("path", d="M0 0"), id="city-Roma", role="button", tabindex=0, data_action="[]", aria_label="Go")
    assert still(live) == '<g><path d="M0 0"></path></g>'


def test_a_plate_keeps_its_shape() -> None:
    assert 'viewBox="-5 0 20 10" width="30" height="15"' in plate((-5, 0, 20, 10), scale=1.5)
    assert len(CAST.colours) == len(CAST.names) == 5
