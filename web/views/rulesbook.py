"""The rules page of a game, in our own words: an illuminated book with an anchor for every rule the prompts point to."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

import engine
from engine.words import text
from web.views.draw import Markup, tag
from web.views.drawn import figures, picture
from web.views.parts import Say, link
from web.views.plates import small


def rulesbook(say: Say, game: str, table: str = "") -> Markup:
    """The whole page: a table of contents and the chapters. `table` leads back to a game that is being played."""
    book = import_module(f"web.rules.{game}")
    authors = text(
        "The game was made by {authors}. These rules are told in our own words.", authors=engine.GAMES[game].authors
    )
    up = tag("p", link(say(text("↑ Contents")), f"#/rules/{game}"), class_="up")
    return tag(
        "article",
        tag("svg", picture(game, "symbols"), width=0, height=0, aria_hidden="true", class_="symbols"),
        tag("p", link(say(text("← All games")), "#/"), _onward(say, game, table)),
        _opening(say, game, book.RULES),
        tag("div", *[_chapter(say, game, book, *chapter) for chapter in book.RULES], up, class_="chapters"),
        tag("p", say(authors)),
        id="rules",
        class_=f"sheet book-page game-{game}",
    )


def _onward(say: Say, game: str, table: str) -> Markup:
    if table:
        return link(say(text("Back to the game")), table, "button")
    return link(say(text("Play")), f"#/new/{game}", "button")


def _opening(say: Say, game: str, chapters: list[Any]) -> Markup:
    """Title, a picture of the board and the table of contents, which a phone folds up."""
    entries = [tag("li", link(say(heading), f"#/rules/{game}?at={name}")) for name, heading, _ in chapters]
    contents = say(text("Contents"))
    return tag(
        "header",
        tag("h1", engine.GAMES[game].title),
        tag("div", picture(game, "miniature"), class_="picture"),
        tag("details", tag("summary", contents), tag("nav", tag("ol", *entries), aria_label=contents)),
    )


def _chapter(say: Say, game: str, book: Any, name: str, heading: str, paragraphs: Any) -> Markup:
    """A chapter with its plate, or small ones, in the margin; small ones beside a plate go under the words."""
    words = [part(say) if callable(part) else tag("p", say(part)) for part in paragraphs]
    figure = _figure(say, figures(game).get(name), book.CAPTIONS.get(name, ""))
    legend = _legend(say, game, name, book.LEGENDS.get(name, ()))
    return tag(
        "section",
        tag("h2", say(heading)),
        figure or legend,
        tag("div", *words, legend if figure else None, class_="words"),
        id=f"rule-{name}",
        tabindex=-1,
    )


def _figure(say: Say, plate: Markup | None, caption: str) -> Markup | None:
    return tag("figure", plate, tag("figcaption", say(caption)) if caption else None) if plate else None


def _legend(say: Say, game: str, rule: str, names: Sequence[str]) -> Markup | None:
    """Small plates with their names."""
    entries = [
        tag("li", figures(game)[small(rule, number)], tag("span", say(name))) for number, name in enumerate(names)
    ]
    return tag("ul", *entries, class_="legend") if entries else None
