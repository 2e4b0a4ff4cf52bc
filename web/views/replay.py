"""The replay: the same table, with a slider through its record instead of a question."""

from __future__ import annotations

from engine.words import text
from web.views.draw import Markup, join, tag
from web.views.parts import Say, button, link
from web.views.play import Moment


def bar(say: Say, moment: Moment) -> Markup:
    back = link(say(text("New game")), f"#/new/{moment.table.state.GAME}", "button quiet")
    save = button(say(text("Save to a file")), "save")
    return join(
        [
            link("Outremer", "#/", "home"),
            tag("h1", say(text("Replay"))),
            tag("nav", save, back, aria_label=say(text("Tools"))),
        ]
    )


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
    lines = [tag("li", say(moment.table.state.tell(one.event))) for one in told]
    return join(
        [
            tag("p", say(text("Move {n} of {all}", n=at, all=length)), id="prompt"),
            slider,
            tag(
                "p",
                button("⏮", "replay", 0, aria_label=say(text("To the beginning")), disabled=at == 0),
                button("◀", "replay", at - 1, aria_label=say(text("One move back")), disabled=at == 0),
                button("▶", "replay", at + 1, aria_label=say(text("One move on")), disabled=at == length),
                button("⏭", "replay", length, aria_label=say(text("To the end")), disabled=at == length),
                class_="row",
            ),
            tag("ol", *lines, class_="now"),
        ]
    )
