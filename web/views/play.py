"""The table as a page: bar, prompt, players, log and the plain list of moves. The board itself is each game's own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import engine
from engine.core import Action
from engine.words import ntext, term, text
from web.settings import Settings
from web.table import Seat, Table, Told
from web.views.draw import Markup, action_json, join, tag
from web.views.drawn import picture
from web.views.final import outcome
from web.views.parts import Say, badge, button, choice, home_link, link
from web.views.scene import GameView, Scene
from web.views.story import Line, Story, plain
from web.words import LEVELS

SPEEDS = (("slow", term("slow")), ("normal", term("normal")), ("fast", term("fast")), ("instant", term("instant")))
LOG_LINES = 60
IDLE = frozenset({"allow", "decline", "done", "end", "keep", "pass", "quiet", "stop"})
"""Verbs that do nothing further: their buttons are not the loudest."""
PLAYER_TABS = (("players", term("Players")), ("log", term("Log")), ("moves", term("Moves")))


@dataclass(frozen=True)
class Moment:
    """All that the frame round the board needs to know."""

    table: Table
    scene: Scene
    settings: Settings
    state: str  # the body's data-state
    told: str = ""  # why something can't be done, a hint's reason, or another answer to the person
    hint_on: bool = False
    tab: str = "players"  # on a phone
    story: Story = plain

    def lines(self, told: Sequence[Told]) -> list[Line]:
        """What happened, as the game tells it."""
        return self.story(self.table.state, told)


def skeleton(views: GameView, game: str, say: Say) -> Markup:
    """The page's fixed parts. What is inside each is drawn again whenever it changes."""
    width, height = views.SIZE
    frame = {"viewbox": f"0 0 {width} {height}"}
    board = tag(
        "div",
        tag("svg", picture(game, "backdrop"), **frame, id="backdrop", aria_hidden="true"),
        tag("svg", **frame, id="board", role="group", aria_label=say(text("The board"))),
        tag("svg", **frame, id="sky", aria_hidden="true"),
        class_=f"board {game}",
        id="board-frame",
        style=f"--w:{width};--h:{height}",
    )
    return tag(
        "div",
        tag("svg", picture(game, "symbols"), width=0, height=0, aria_hidden="true", class_="symbols"),
        tag("header", id="bar"),
        tag("div", board, tag("p", id="ribbon", aria_hidden="true"), id="stage"),
        tag("div", *_rail(say), id="rail"),
        tag("section", id="hand", aria_label=say(text("Your cards"))),
        id="play",
        class_=f"game-{game}",
    )


def _rail(say: Say) -> list[Markup]:
    return [
        tag("section", id="ask", aria_label=say(text("What is asked"))),
        tag("nav", id="tabs"),
        tag("section", id="players", aria_label=say(text("Players"))),
        tag("section", id="log", role="log", tabindex=0, aria_label=say(text("What happened"))),
        tag("details", id="moves"),
    ]


def bar(say: Say, moment: Moment) -> Markup:
    """Home, title and the tools."""
    table, settings = moment.table, moment.settings
    title = engine.GAMES[table.state.GAME].title
    undo = table.undo_point(settings.relaxed) is not None
    return join(
        [
            home_link(),
            tag("h1", title),
            tag(
                "nav",
                button(
                    say(text("Undo")),
                    "undo",
                    disabled=not undo,
                    title=say(text("Take back your last decision (Ctrl+Z)")),
                ),
                button(say(text("Redo")), "redo", disabled=not table.future, title=say(text("Play it again (Ctrl+Y)"))),
                button(
                    say(text("Hint")),
                    "hint",
                    disabled=moment.state != "your-turn",
                    title=say(text("What a good player would do (H)")),
                ),
                button(
                    say(text("Skip")),
                    "skip",
                    disabled=moment.state != "thinking",
                    title=say(text("Show the outcome at once (S)")),
                ),
                choice("speed", say(text("Speed")), _speeds(say), settings.speed, data_set="speed"),
                button(say(text("Menu")), "menu", aria_haspopup="dialog"),
                aria_label=say(text("Tools")),
            ),
        ]
    )


def ask(say: Say, moment: Moment, placed: Markup) -> Markup:
    """What is asked, the choices that have no place on the board, and what happened since."""
    state, scene = moment.table.state, moment.scene
    others = [action for action in scene.legal if f'data-action="{_escaped(action)}"' not in placed]
    rule = state.step.rule(state) if scene.legal else ""
    told = tag("p", moment.told, id="why", role="status") if moment.told else tag("p", id="why", role="status")
    return join(
        [
            tag("p", _who(say, moment), class_="who"),
            tag("p", prompt(say, moment), id="prompt"),
            tag("p", link(say(text("The rule")), f"#/rules/{state.GAME}?at={rule}", "rule")) if rule else None,
            tag("div", *(_choice(scene, action) for action in others), _ending(say, moment), id="choices"),
            told,
            _since(say, moment),
        ]
    )


def _ending(say: Say, moment: Moment) -> Markup | None:
    """The way back to the final scoring."""
    return button(say(text("Final scoring")), "final", look="") if moment.table.state.is_over else None


def _escaped(action: Action) -> str:
    return action_json(action).replace("&", "&amp;").replace('"', "&quot;").replace("'", "&#x27;").replace("<", "&lt;")


def _choice(scene: Scene, action: Action) -> Markup:
    hinted = " hinted" if action == scene.hint else ""
    quiet = " quiet" if action[0] in IDLE else ""
    look = f"button choice{quiet}{hinted}"
    return tag("button", scene.labels[action], type="button", data_action=action_json(action), class_=look)


def _who(say: Say, moment: Moment) -> str:
    mover = moment.table.mover
    if mover is None:
        return say(text("The game is over"))
    if mover.is_human:
        return mover.name if len(moment.table.humans) > 1 else say(text("Your turn"))
    return say(LEVELS[mover.kind])


def prompt(say: Say, moment: Moment) -> str:
    """The question; while a computer player decides, just that."""
    mover = moment.table.mover
    if mover is None:
        return outcome(say, moment.table)
    if mover.is_human:
        return say(moment.table.state.prompt())
    return say(text("{seat} is thinking", seat=moment.table.state.actor))


def _since(say: Say, moment: Moment) -> Markup | None:
    """What happened since the person last decided, to open when one looked away."""
    if moment.state != "your-turn":
        return None
    told = moment.table.since_last_decision(moment.table.state.actor)
    if not told:
        return None
    lines = moment.lines(told)
    decided = moment.table.has_decided(moment.table.state.actor)
    asked = text("What happened since your last move ({n})", n=len(lines))
    summary = say(asked if decided else text("What happened so far ({n})", n=len(lines)))
    entries = [tag("li", told_in(say, line)) for line in lines]
    return tag("details", tag("summary", summary), tag("ol", *entries), id="since")


def told_in(say: Say, line: Line) -> str:
    """A line of the story in the reader's language."""
    return " ".join(map(say, line.said))


def tabs(say: Say, moment: Moment) -> Markup:
    """On a phone the rail's parts take turns."""
    return join(
        tag(
            "button",
            say(word),
            type="button",
            data_do="tab",
            data_value=name,
            aria_pressed="true" if moment.tab == name else "false",
        )
        for name, word in PLAYER_TABS
    )


def players(say: Say, moment: Moment, views: GameView) -> Markup:
    """Everybody at the table: name, level, score, and what lies before them."""
    scene, table = moment.scene, moment.table
    scores = table.state.scores()
    return tag("ol", *(_player(say, moment, views, scene, seat, scores[seat]) for seat in range(table.state.seats)))


def _player(say: Say, moment: Moment, views: GameView, scene: Scene, number: int, score: int) -> Markup:
    seat, state = moment.table.seats[number], moment.table.state
    turn = state.actor == number
    level = _level(say, moment, seat)
    line = tag(
        "div",
        badge(seat.colour, 30),
        tag("strong", seat.name),
        level,
        tag(
            "span",
            str(score),
            class_="score",
            aria_label=say(ntext("{n} point", "{n} points", score)),
            data_count=score,
        ),
        class_="nameline",
    )
    looks = f"player seat-{seat.colour}" + (" turn" if turn else "")
    return tag(
        "li",
        line,
        views.player(scene, number),
        id=f"player-{number}",
        class_=looks,
        aria_current="true" if turn else None,
    )


def _level(say: Say, moment: Moment, seat: Seat) -> Markup | None:
    if not seat.is_human:
        return tag("small", say(LEVELS[seat.kind]))
    return tag("small", say(text("you"))) if len(moment.table.humans) == 1 else None


def log(say: Say, moment: Moment) -> Markup:
    """The story so far, the latest last."""
    table = moment.table
    fresh = {id(one) for one in table.since_last_decision(table.viewer())}
    lines = moment.lines(table.told[-3 * LOG_LINES :])[-LOG_LINES:]  # a line may tell several events
    entries = [
        tag("li", told_in(say, line), class_="fresh" if id(line.last) in fresh else None, data_kind=line.last.event[0])
        for line in lines
    ]
    return tag("ol", *entries)


def moves(say: Say, moment: Moment) -> Markup:
    """Every legal move as a plain button: the way to play without seeing, and a robot's."""
    scene = moment.scene
    summary = tag("summary", say(ntext("{n} possible move", "{n} possible moves", len(scene.legal))))
    entries = [
        tag("li", tag("button", scene.labels[action], type="button", data_action=action_json(action)))
        for action in scene.legal
    ]
    return join([summary, tag("ul", *entries)])


def hand(views: GameView, scene: Scene) -> Markup:
    return views.hand(scene)


def curtain(say: Say, seat: int) -> Markup:
    """Hides the table while the screen is handed over."""
    return tag(
        "div",
        tag("h2", say(text("Hand the screen to {seat}", seat=seat))),
        tag("p", say(text("What {seat} may see comes up when they are ready.", seat=seat))),
        button(say(text("I am {seat}", seat=seat)), "uncover", look="", data_first=True),
        class_="curtain",
        role="dialog",
        aria_modal="true",
        aria_label=say(text("Hand the screen to {seat}", seat=seat)),
    )


KEYS: Sequence[tuple[str, str]] = (
    ("Tab", term("to the next thing that can be chosen")),
    ("← ↑ → ↓", term("to the nearest target on the board in that direction")),
    ("Enter", term("choose it")),
    ("1 … 9", term("choose that entry of the list of choices")),
    ("M", term("to the plain list of all moves")),
    ("P", term("read the prompt again")),
    ("H", term("hint")),
    ("S", term("skip the computers' moves")),
    ("Ctrl+Z, Ctrl+Y", term("undo, redo")),
    ("+ − 0", term("zoom the board, show it whole")),
    ("?", term("this list")),
    ("Esc", term("close")),
)


def keys(say: Say) -> Markup:
    """The list of keys."""
    rows = [tag("div", tag("dt", tag("kbd", key)), tag("dd", say(word))) for key, word in KEYS]
    return _dialog(say, say(text("Keys")), tag("dl", *rows, class_="keys"))


def menu(say: Say, settings: Settings, languages: Sequence[tuple[str, str]], game: str) -> Markup:
    """Settings and everything that is not needed at every turn."""
    themes = [("auto", say(text("like the device"))), ("light", say(text("light"))), ("dark", say(text("dark")))]
    thinking = [("400", say(text("quick"))), ("1200", say(text("normal"))), ("3000", say(text("deep")))]
    relaxed = [("no", say(text("to the last secret"))), ("yes", say(text("without limit, against computers")))]
    tools = (
        [
            button(say(text("Save to a file")), "save"),
            button(say(text("Load a game from a file")), "load"),
            link(say(text("Rules")), f"#/rules/{game}", "button quiet"),
            link(say(text("Replay")), "#/replay", "button quiet"),
            link(say(text("New game")), f"#/new/{game}", "button quiet"),
        ]
        if game
        else []
    )
    entries = (
        choice("language", say(text("Language")), languages, settings.language, data_set="language"),
        choice("speed", say(text("Speed")), _speeds(say), settings.speed, data_set="speed"),
        choice("theme", say(text("Light")), themes, settings.theme, data_set="theme"),
        choice("relaxed", say(text("Undo")), relaxed, "yes" if settings.relaxed else "no", data_set="relaxed"),
        choice("thinking", say(text("Masters think")), thinking, str(settings.thinking), data_set="thinking"),
    )
    return _dialog(
        say,
        say(text("Menu")),
        tag("div", *entries, class_="entries"),
        tag("p", *tools, button(say(text("Keys")), "keys"), class_="row"),
    )


def _speeds(say: Say) -> list[tuple[str, str]]:
    return [(value, say(word)) for value, word in SPEEDS]


def _dialog(say: Say, title: str, *parts: Markup) -> Markup:
    close = button("×", "close", look="tiny", aria_label=say(text("Close")), data_first=True)
    return tag(
        "div",
        tag("div", tag("h2", title), close, class_="head"),
        *parts,
        class_="dialog sheet",
        role="dialog",
        aria_modal="true",
        aria_label=title,
    )
