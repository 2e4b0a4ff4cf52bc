"""The rules page of a game, in our own words, with an anchor for every rule the prompts point to."""

from __future__ import annotations

from importlib import import_module

import engine
from engine.words import text
from web.views.draw import Markup, tag
from web.views.parts import Say, link


def _onward(say: Say, game: str, table: str) -> Markup:
    if table:
        return link(say(text("Back to the game")), table, "button")
    return link(say(text("Play")), f"#/new/{game}", "button")


def rulesbook(say: Say, game: str, table: str = "") -> Markup:
    """The whole page: a table of contents and the chapters. `table` leads back to a game that is being played."""
    chapters = import_module(f"web.rules.{game}").RULES
    contents = [tag("li", link(say(heading), f"#/rules/{game}?at={name}")) for name, heading, _ in chapters]
    body = [
        tag(
            "section",
            tag("h2", say(heading)),
            *(tag("p", say(paragraph)) for paragraph in paragraphs),
            id=f"rule-{name}",
            tabindex=-1,
        )
        for name, heading, paragraphs in chapters
    ]
    return tag(
        "article",
        tag("p", link(say(text("← All games")), "#/"), _onward(say, game, table)),
        tag("h1", engine.GAMES[game].title),
        tag("nav", tag("ol", *contents), aria_label=say(text("Contents"))),
        *body,
        tag(
            "p",
            say(
                text(
                    "The game was made by {authors}. These rules are told in our own words.",
                    authors=engine.GAMES[game].authors,
                )
            ),
        ),
        id="rules",
        class_="sheet book-page",
    )
