"""What the page is doing: which screen, which table, what is open. No browser here, so tests can drive it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from typing import Any, cast

import engine
from engine import record
from engine.core import Action, Event
from engine.words import Text, text
from web import routes, setup_form
from web.routes import Route
from web.settings import Settings
from web.shelf import Saved, Shelf
from web.table import Table, Told, glance, load, open_table, seats_for
from web.views import final, home, play, replay, rulesbook, setup
from web.views.draw import NOTHING, Markup, tag
from web.views.parts import link
from web.views.scene import GameView, Scene
from web.words import LANGUAGES, Tongue

Regions = dict[str, Callable[[], Markup]]
URGENT = frozenset({"screen", "board", "ask", "hand", "overlay", "moves"})
"""What a click must change at once; the rest may follow a moment later."""


def views_of(game: str) -> GameView:
    """The view package of a game."""
    return cast(GameView, import_module(f"web.views.{game}"))


def merged(reasons: list[Text]) -> list[Text]:
    """Reasons of one kind as one sentence: "It helps with gold and majorities."."""
    found: dict[tuple[str, Any], list[Any]] = {}
    for reason in reasons:
        found.setdefault((reason.message, reason.blanks.get("foe")), []).append(reason.blanks["what"])
    return [Text(message, {"foe": foe, "what": tuple(what)}) for (message, foe), what in found.items()]


class App:
    """The page's state. Methods change it; `regions` says what each part of the page shows then."""

    def __init__(
        self, shelf: Shelf, settings: Settings, clock: Callable[[], float], new_seed: Callable[[], int]
    ) -> None:
        self.shelf, self.clock, self.new_seed = shelf, clock, new_seed
        self.settings = settings
        self.tongue = Tongue(settings.language)
        self.route = Route()
        self.problem: Text | str = ""  # why a link or a file leads nowhere
        self.storage_failed = False
        self.draft: setup.Draft | None = None
        self.table: Table | None = None
        self.table_route = ""  # the link of the game on the table
        self.replay_at = 0
        self._close_all()

    def _close_all(self) -> None:
        self.overlay = ""  # menu, keys, final or curtain
        self.told: Text | str = ""  # an answer to the person's last click
        self.hint: Action | None = None
        self.seen_by: int | None = None  # the person who last looked at the screen
        self.busy = False  # events are being shown: nothing can be chosen meanwhile
        self.tab = "players"

    # -- going somewhere -----------------------------------------------------------------------------------

    def go(self, fragment: str) -> None:
        """Follows a link."""
        self._close_all()
        self.problem = ""
        try:
            self.route = routes.parse(fragment)
        except routes.BadRoute as problem:
            self.route, self.problem = Route(), str(problem)
        if self.route.page == "new":
            self.draft = setup.default_draft(self.route.game)
        elif self.route.page == "play":
            self._sit_down()
        elif self.route.page == "replay":
            self._open_replay()

    def _sit_down(self) -> None:
        """Goes on with the game saved under this link, else starts it."""
        if self.route.seed is None:
            self.route = replace(self.route, seed=self.new_seed())
        if self.route.speed:
            self.settings = self.settings.changed("speed", self.route.speed)
        assert self.route.seed is not None
        if self.table is None or self.table_route != str(self.route):  # else it is on the table still, kept or not
            self.table = self._saved_table(str(self.route)) or open_table(
                self.route, self.route.seed, self.tongue(text("Pilgrim"))
            )
            self.table_route = str(self.route)
        self.tongue = self.tongue.at_table(self.table.names)
        self.settle()

    def _saved_table(self, route: str) -> Table | None:
        try:
            saved = self.shelf.get(route)
            return load(saved.text) if saved else None
        except engine.BadSave as problem:  # it must not stand in the way of a new game
            why = self.tongue(problem.args[0])
            self.told = text("The game that was saved here can't be opened ({problem}) A new one begins.", problem=why)
        except Exception:  # a storage that can't be read holds nothing
            pass
        return None

    def _open_replay(self) -> None:
        if self.table is None:
            self._take_from_shelf()
        if self.table is None:
            self.route, self.problem = Route(), text("There is no game to replay yet.")
            return
        self.tongue = self.tongue.at_table(self.table.names)
        self.replay_at = len(self.table.state.history)

    def _take_from_shelf(self) -> None:
        """The latest game that can be opened."""
        for saved in self._saved():
            self.table, self.table_route = self._saved_table(saved.route), saved.route
            if self.table:
                self.told = ""
                return

    def _saved(self) -> list[Saved]:
        try:
            return list(self.shelf)
        except Exception:  # a shelf that can't be read offers nothing
            return []

    def open_text(self, saved: str) -> str:
        """Opens a saved file; returns the link it now lives under. BadSave if it can't be opened."""
        table = load(saved)
        state = table.state
        kinds = tuple(seat.kind for seat in table.seats)
        colours = tuple(seat.colour for seat in table.seats)
        route = Route("play", state.GAME, kinds, abs(state.seed) % 10**18, table.names, colours, "", state.options)
        self._keep(str(route), table)
        self.table, self.table_route = table, str(route)
        return str(route)

    def refuse(self, problem: Exception) -> None:
        """A file that can't be opened: says why, over nothing else."""
        self.problem = self.told = problem.args[0]
        if self.overlay == "menu":
            self.overlay = ""

    # -- playing -------------------------------------------------------------------------------------------

    @property
    def at_table(self) -> bool:
        return self.route.page == "play" and self.table is not None

    def state_name(self) -> str:
        """The body's data-state."""
        if not self.at_table or self.overlay == "curtain":
            return "ready"
        assert self.table is not None
        if self.busy or not (self.table.state.is_over or self.table.human_to_move):
            return "thinking"
        return "over" if self.table.state.is_over else "your-turn"

    def act(self, action: Action) -> list[Event]:
        """Carries out an action of whoever is to move, and saves."""
        assert self.table is not None
        person = self.table.state.actor if self.table.human_to_move else None
        events = self.table.act(action)
        if person is not None:  # what a person was told stays to be read while the computers play
            self.seen_by, self.told, self.hint = person, "", None
        self.save()
        return events

    def settle(self) -> None:
        """When everything has been shown: hand over the screen, or lay out the final scoring."""
        assert self.table is not None
        self.busy = False
        if self.table.state.is_over:
            self.overlay = "final"
        elif self.table.needs_curtain(self.seen_by):
            self.overlay = "curtain"
        elif self.overlay in {"final", "curtain"}:
            self.overlay = ""

    def uncover(self) -> None:
        """The next person is ready to look."""
        assert self.table is not None
        self.overlay, self.seen_by = "", self.table.state.actor

    def undo(self) -> None:
        if self.table and self.table.undo(self.settings.relaxed):
            self._after_travel()
        else:
            self.told = text("There is nothing to take back: something hidden has come to light since.")

    def redo(self) -> None:
        if self.table and self.table.redo():
            self._after_travel()

    def _after_travel(self) -> None:
        self.told, self.hint = "", None
        self.save()
        self.settle()

    def save(self) -> None:
        if self.table:
            self._keep(str(self.route), self.table)

    def _keep(self, route: str, table: Table) -> None:
        """Saves at once. A storage that is full or forbidden is said once, and the game goes on."""
        try:
            self.shelf.put(Saved(route, table.save(), self.clock(), table.state.is_over))
        except Exception:  # browsers raise whatever they like here
            if not self.storage_failed:
                self.storage_failed = True
                self.told = text(
                    "This browser keeps nothing: the game goes on, but save it to a file before you leave."
                )

    def change(self, name: str, value: Any) -> None:
        """Changes a setting."""
        self.settings = self.settings.changed(name, value)
        if name == "language":
            self.tongue = Tongue(self.settings.language, self.tongue.names)
            if self.hint:  # it was worded in the old language
                self.told, self.hint = "", None

    # -- showing -------------------------------------------------------------------------------------------

    def screen(self) -> tuple[str, str, str]:
        """What the page's fixed parts depend on: they are laid out anew when it changes."""
        return (
            self.route.page,
            self.route.game or (self.table.state.GAME if self.table else ""),
            self.settings.language,
        )

    @property
    def urgent(self) -> frozenset[str]:
        """The parts that must be drawn at once. The final scoring comes after the last move's own frame."""
        return URGENT - {"overlay"} if self.overlay == "final" else URGENT

    def layout(self) -> Markup:
        """The fixed parts of the current screen."""
        if self.route.page == "play":
            return play.skeleton(views_of(self.route.game), self.route.game, self.tongue)
        if self.route.page == "replay" and self.table:
            game = self.table.state.GAME
            return play.skeleton(views_of(game), game, self.tongue)
        return tag("div", id="screen")

    def regions(self) -> Regions:
        """What each part of the page shows, by its element's id, the most urgent first; drawn when called."""
        if self.route.page == "play":
            return self._table_regions()
        if self.route.page == "replay":
            return self._replay_regions()
        return {"screen": self._sheet, "overlay": self._overlay}

    def _sheet(self) -> Markup:
        say = self.tongue
        if self.route.page == "new" and self.draft:
            names = [seat.name for seat in seats_for(self.draft.kinds, self.draft.names, (), say(text("Pilgrim")))]
            return setup.setup(say, self.draft, names)
        if self.route.page == "rules":
            return rulesbook.rulesbook(say, self.route.game, self._going_on())
        problem = (
            tag("p", say(self.problem), link(say(text("Home")), "#/"), class_="problem", role="alert")
            if self.problem
            else NOTHING
        )
        return Markup(problem + home.home(say, self._going(), home.tools(say, self.settings.language)))

    def _going_on(self) -> str:
        """The link of the game on the table, if it is not over."""
        return self.table_route if self.table and not self.table.state.is_over else ""

    def _going(self) -> list[home.Going]:
        glances = [(saved.route, glance(saved.text)) for saved in self._saved() if not saved.over]
        return [home.Going(route, engine.GAMES[seen[0]].title, ", ".join(seen[1])) for route, seen in glances if seen]

    def scene(self) -> Scene:
        """The table as it may be seen now, with the choices of the person at the screen."""
        assert self.table is not None
        return self.scene_of(self.table, choosing=self.state_name() == "your-turn")

    def scene_of(self, table: Table, choosing: bool) -> Scene:
        viewer = None if self._secrets_stay_hidden() else table.viewer()
        legal = tuple(table.state.legal_actions()) if choosing else ()
        labels = {action: self.tongue(table.state.label(action)) for action in legal}
        colours = tuple(seat.colour for seat in table.seats)
        return Scene(table.state.view(viewer), legal, labels, table.names, colours, self.tongue, self.hint)

    def _secrets_stay_hidden(self) -> bool:
        """Behind the curtain; and in the replay of a game that is not over: nobody may look at a bid again (A7)."""
        unfinished = self.table is not None and not self.table.state.is_over
        return self.overlay == "curtain" or (self.route.page == "replay" and unfinished)

    def _moment(self, table: Table, scene: Scene, state: str) -> play.Moment:
        told = self.tongue(self.told) if self.told else ""
        story = views_of(table.state.GAME).story
        return play.Moment(table, scene, self.settings, state, told, self.hint is not None, self.tab, story)

    def _table_regions(self) -> Regions:
        assert self.table is not None
        views, say, scene = views_of(self.route.game), self.tongue, self.scene()
        moment = self._moment(self.table, scene, self.state_name())
        board, hand = views.board(scene), views.hand(scene)
        return {
            "board": lambda: board,
            "ask": lambda: play.ask(say, moment, Markup(board + hand)),
            "hand": lambda: hand,
            "overlay": self._overlay,
            "moves": lambda: play.moves(say, moment),
            "players": lambda: play.players(say, moment, views),
            "bar": lambda: play.bar(say, moment),
            "log": lambda: play.log(say, moment),
            "tabs": lambda: play.tabs(say, moment),
        }

    def _replay_regions(self) -> Regions:
        assert self.table is not None
        state = record.back_to(self.table.state, self.replay_at, engine.new_game)
        shown = Table(self.table.seats, state)
        views, say, scene = views_of(state.GAME), self.tongue, self.scene_of(shown, choosing=False)
        moment = self._moment(shown, scene, "ready")
        length = len(self.table.state.history)
        return {
            "board": lambda: views.board(scene),
            "ask": lambda: replay.ask(say, moment, self.replay_at, length),
            "hand": lambda: views.hand(scene),
            "overlay": self._overlay,
            "players": lambda: play.players(say, moment, views),
            "bar": lambda: replay.bar(say, moment, self.table_route),
            "log": lambda: play.log(say, moment),
        }

    def _overlay(self) -> Markup:
        say = self.tongue
        if self.overlay == "menu":
            game = self.table.state.GAME if self.at_table and self.table else ""
            return play.menu(say, self.settings, list(LANGUAGES.items()), game)
        if self.overlay == "keys":
            return play.keys(say)
        if self.overlay == "final" and self.table:
            return final.final(say, self.table)
        if self.overlay == "curtain" and self.table and self.table.state.actor is not None:
            return play.curtain(say, self.table.state.actor)
        return NOTHING

    def announcement(self, events: list[Event]) -> str:
        """What a screen reader is told: what happened, then what is asked."""
        assert self.table is not None
        state = self.table.state
        lines = views_of(state.GAME).story(state, [Told(len(state.history), event) for event in events])
        told = [play.told_in(self.tongue, line) for line in lines[-4:]]
        return " ".join([*told, self.tongue(state.prompt()) if self.table.human_to_move else ""])

    def ribbon(self, events: list[Event]) -> str:
        """What is laid over the board for a moment while the computers play: the heart of what just happened."""
        assert self.table is not None
        state = self.table.state
        lines = views_of(state.GAME).story(state, [Told(len(state.history), event) for event in events])
        return " ".join(play.told_in(self.tongue, line) for line in lines[-2:])

    def point_out(self, action: Action, reasons: list[Text]) -> None:
        """Shows a hint on the board, with its reason."""
        assert self.table is not None
        self.hint = action
        label = self.tongue(self.table.state.label(action))
        why = merged(reasons[:2]) or [text("Nothing else promises more.")]
        reason = " ".join(self.tongue(sentence) for sentence in why)
        self.told = text("A good player would choose: {label}. {reason}", label=label, reason=reason)

    def why_not(self, thing: str) -> None:
        """Answers a click on something that can't be chosen now."""
        if self.at_table and self.state_name() == "your-turn":
            self.told = views_of(self.route.game).why_not(self.scene(), thing)

    def fill_form(self, name: str, value: str) -> None:
        """A field of the set-up form changed."""
        if self.draft:
            self.draft = setup_form.changed(self.draft, name, value)
