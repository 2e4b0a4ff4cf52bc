"""The set-up page of a game: who sits down, and how it is played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from importlib import import_module

import engine
from engine.words import term, text
from web.routes import NAME_LENGTH, Route
from web.views.draw import Markup, tag
from web.views.home import STORIES
from web.views.parts import Say, badge, button, choice, link
from web.words import LEVELS

LEVEL_HELP = {
    "human": term("plays at this screen"),
    "squire": term("a beginner"),
    "knight": term("a good player"),
    "master": term("thinks ahead"),
    "random": term("plays anything"),
}
COLOUR_NAMES = (term("vermilion"), term("blue"), term("green"), term("ochre"), term("purple"))
OPTION_VALUES = {"random": term("random"), "yes": term("yes"), "no": term("no"), "auto": term("as the rules advise")}


@dataclass(frozen=True)
class Draft:
    """A game as far as it has been set up."""

    game: str
    kinds: tuple[str, ...]
    names: tuple[str, ...]
    colours: tuple[int, ...]
    options: dict[str, str] = field(default_factory=dict)
    seed: str = ""

    def with_seats(self, count: int) -> Draft:
        """The same with more or fewer seats."""
        free = [colour for colour in range(5) if colour not in self.colours[:count]]
        more = max(0, count - len(self.kinds))
        options = {name: value for name, value in self.options.items() if not value.isdigit() or int(value) < count}
        return replace(
            self,
            kinds=self.kinds[:count] + ("knight",) * more,
            names=self.names[:count] + ("",) * more,
            colours=self.colours[:count] + tuple(free[:more]),
            options=options,
        )

    def with_seat(self, seat: int, part: str, value: str) -> Draft:
        """The same with one seat's kind, name or colour changed; a colour taken from another seat is swapped."""
        if part == "colour":
            new, old = int(value), self.colours[seat]
            swapped = tuple(new if n == seat else old if c == new else c for n, c in enumerate(self.colours))
            return replace(self, colours=swapped)
        if part == "kind":
            return replace(self, kinds=(*self.kinds[:seat], value, *self.kinds[seat + 1 :]))
        return replace(self, names=(*self.names[:seat], value[:NAME_LENGTH], *self.names[seat + 1 :]))

    def route(self) -> Route:
        """The link that starts this game."""
        names = self.names if any(self.names) else ()
        seed = int(self.seed) if self.seed.isascii() and self.seed.isdigit() and len(self.seed) < 19 else None
        return Route("play", self.game, self.kinds, seed, names, self.colours, options=self.options)


def default_draft(game: str) -> Draft:
    """One person against computer players: a good game for a first click."""
    count = 3
    return Draft(game, ("human", *("knight",) * (count - 1)), ("",) * count, tuple(range(count)))


def draft_of(last: Route) -> Draft:
    """The same people, seats and options as in a game before."""
    count = len(last.seats)
    names, colours = last.names or ("",) * count, last.colours or tuple(range(count))
    return Draft(last.game, last.seats, names, colours, dict(last.options))


def setup(say: Say, draft: Draft, default_names: Sequence[str]) -> Markup:
    """The whole page."""
    game = engine.GAMES[draft.game]
    seats = [_seat(say, draft, number, default_names[number]) for number in range(len(draft.kinds))]
    return tag(
        "section",
        tag(
            "header",
            tag("div", link(say(text("← All games")), "#/"), tag("h1", game.title), tag("p", say(STORIES[draft.game]))),
            tag("div", import_module(f"web.views.{draft.game}").miniature(), class_="picture"),
        ),
        tag(
            "form",
            tag(
                "p",
                tag("button", say(text("Start the game")), type="submit", class_="button"),
                link(say(text("Read the rules first")), f"#/rules/{draft.game}"),
                class_="row go",
            ),
            tag("fieldset", tag("legend", say(text("Who plays"))), *seats, _count(say, draft, game)),
            tag(
                "fieldset",
                tag("legend", say(text("How it is played"))),
                tag("div", *_options(say, draft, game, default_names), _seed(say, draft), class_="options"),
            ),
            id="setup-form",
            data_form="setup",
        ),
        id="setup",
        class_="sheet",
    )


def _seat(say: Say, draft: Draft, number: int, name: str) -> Markup:
    kinds = [(kind, f"{say(word)} · {say(LEVEL_HELP[kind])}") for kind, word in LEVELS.items()]
    colours = [(str(number), say(word)) for number, word in enumerate(COLOUR_NAMES)]
    who = say(text("Seat {n}", n=number + 1))
    named = tag(
        "label",
        tag("span", say(text("Name"))),
        tag(
            "input",
            name=f"name-{number}",
            value=draft.names[number],
            placeholder=name,
            maxlength=NAME_LENGTH,
            autocomplete="off",
        ),
        class_="entry",
    )
    return tag(
        "div",
        badge(draft.colours[number], 40),
        named,
        choice(f"kind-{number}", say(text("Player")), kinds, draft.kinds[number]),
        choice(f"colour-{number}", say(text("Colour")), colours, str(draft.colours[number])),
        role="group",
        aria_label=who,
        class_="place",
        id=f"seat-row-{number}",
    )


def _count(say: Say, draft: Draft, game: engine.Game) -> Markup:
    count = len(draft.kinds)
    fewer = button(say(text("One seat fewer")), "seats", count - 1, disabled=count - 1 not in game.seats)
    more = button(say(text("One seat more")), "seats", count + 1, disabled=count + 1 not in game.seats)
    return tag("p", fewer, more, class_="row")


def _options(say: Say, draft: Draft, game: engine.Game, names: Sequence[str]) -> list[Markup]:
    shown = []
    for option in game.options:
        values = [
            (value, names[int(value)] if value.isdigit() else say(OPTION_VALUES.get(value, value)))
            for value in option.values
            if not value.isdigit() or int(value) < len(draft.kinds)
        ]
        chosen = draft.options.get(option.name, option.default)
        help_ = tag("p", say(option.help), class_="help") if option.help else None
        shown.append(tag("div", choice(f"option-{option.name}", say(option.title), values, chosen), help_))
    return shown


def _seed(say: Say, draft: Draft) -> Markup:
    field = tag(
        "input",
        name="seed",
        value=draft.seed,
        inputmode="numeric",
        pattern="[0-9]{0,18}",
        placeholder=say(text("by chance")),
    )
    help_ = tag("p", say(text("The same number deals the same game again.")), class_="help")
    return tag("div", tag("label", tag("span", say(text("Seed"))), field, class_="entry"), help_)
