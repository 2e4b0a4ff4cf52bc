"""The replay: the same table, with a slider through its record instead of a question."""

from __future__ import annotations

from engine.words import text
from web.views.draw import Markup, join, tag
from web.views.parts import Say, button, home_link, link
from web.views.play import Moment, told_in


def bar(say: Say, moment: Moment, table: str) -> Markup:
    """The tools; `table` is where the game itself can be found."""
    back = link(say(text("Back to the game")), table, "button quiet")
    new = link(say(text("New game")), f"#/new/{moment.table.state.GAME}", "button quiet")
    save = button(say(text("Save to a file")), "save")
    return join(
        [
            home_link(),
            tag("h1", say(text("Replay"))),
            tag("nav", back, save, new, aria_label=say(text("Tools"))),
        ]
    )


def _step(arrow: str, to: int, label: str, idle: bool) -> Markup:
    """A button with a drawn arrow: not every device has a letter for it."""
    drawn = tag("svg", tag("path", d=arrow), viewbox="0 0 24 24", aria_hidden="true")
    return button(drawn, "replay", to, aria_label=label, title=label, disabled=idle)


def ask(say: Say, moment: Moment, at: int, length: int) -> Markup:
    """Where in the game we are, and the ways to go from there."""
    slider = tag(
        "input",
        type="range",
        min=0,
        max=length,
        value=at,
        name="replay",
        aria_label=say(text("Move of the game")),
        data_set="replay",
    )
    told = [one for one in moment.table.told if one.number == at]
    lines = [tag("li", told_in(say, line)) for line in moment.lines(told)]
    return join(
        [
            tag("p", say(text("Move {n} of {all}", n=at, all=length)), id="prompt"),
            slider,
            tag(
                "p",
                _step("M5 4h3v7l11-7v16L8 13v7H5z", 0, say(text("To the beginning")), at == 0),
                _step("M18 4v16L6 12z", at - 1, say(text("One move back")), at == 0),
                _step("M6 4l12 8L6 20z", at + 1, say(text("One move on")), at == length),
                _step("M5 4l11 7V4h3v16h-3v-7L5 20z", length, say(text("To the end")), at == length),
                class_="steps",
            ),
            tag("ol", *lines, class_="now"),
        ]
    )
