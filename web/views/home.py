"""The home page: three pages of one open book. The builder also writes it into the static shell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import engine
from engine.words import term, text
from web.views.draw import NOTHING, Markup, join, tag
from web.views.drawn import picture
from web.views.parts import Say, button, choice, link
from web.words import LANGUAGES

STORIES = {
    "journey": term(
        "Travel Europe with your Templars, raise knights in its cities, and see them aboard when the Pope calls the ships."
    ),
    "templar": term(
        "Smuggle chalices, books and rings into the abbey and hide them room by room, while the prior walks about."
    ),
    "akkon": term(
        "Bid for the cards of six cities with knights laid face down, and climb in gold, faith, power and prestige alike."
    ),
}
TAGLINE = term(
    "Three Templar board games, against the computer or with friends at one table. No account, no server, online or off."
)
INVITATIONS = {"journey": term("Set out"), "templar": term("Enter the abbey"), "akkon": term("Hold the city")}


@dataclass(frozen=True)
class Going:
    """A game in progress that can be continued."""

    route: str
    title: str
    told: str


def home(say: Say, going: Sequence[Going] = (), tools: Markup = NOTHING) -> Markup:
    """Everything between masthead and footer; `tools` are what works only once Python is there."""
    leaves = [_leaf(say, game) for game in engine.GAMES.values()]
    return tag(
        "section",
        _continue(say, going),
        tag("div", *leaves, class_="book"),
        tag("p", tools, class_="row tools"),
        id="home",
        aria_label=say(text("The three games")),
    )


def _leaf(say: Say, game: engine.Game) -> Markup:
    players = say(text("{least} to {most} players", least=game.seats[0], most=game.seats[-1]))
    minutes = say(text("about {n} minutes", n=game.minutes))
    return tag(
        "article",
        tag("div", picture(game.name, "miniature"), class_="picture"),
        tag("h2", game.title),
        tag("p", say(STORIES[game.name]), class_="story"),
        tag("p", tag("span", players), tag("span", minutes), class_="facts"),
        tag(
            "p",
            link(say(INVITATIONS[game.name]), f"#/new/{game.name}", "button"),
            link(say(text("Rules")), f"#/rules/{game.name}", "aside"),
            class_="way",
        ),
        class_="leaf",
        data_game=game.name,
    )


def _continue(say: Say, going: Sequence[Going]) -> Markup:
    """The games that wait to be continued, the latest first."""
    entries = [
        tag(
            "li",
            link(say(text("Continue {game}", game=one.title)), one.route, "button"),
            tag("span", one.told),
            button(
                "×", "forget", one.route, "tiny", aria_label=say(text("Forget this game of {game}", game=one.title))
            ),
        )
        for one in going[:3]
    ]
    return tag("ul", *entries, class_="going")


def tools(say: Say, language: str) -> Markup:
    """A saved game, the language, and the menu."""
    return join(
        [
            button(say(text("Load a game from a file")), "load"),
            choice("language", say(text("Language")), list(LANGUAGES.items()), language, data_set="language"),
            button(say(text("Menu")), "menu"),
        ]
    )


def credits(say: Say) -> Markup:
    """Whose games these are."""
    names = [
        tag("span", say(text("{game} by {authors}", game=game.title, authors=game.authors)))
        for game in engine.GAMES.values()
    ]
    return tag("p", *names, tag("span", say(text("An unofficial implementation with words and pictures of its own."))))
