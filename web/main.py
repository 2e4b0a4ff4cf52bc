"""The page in the browser: the only module that touches it. What to show is decided in `app`."""

from __future__ import annotations

import asyncio
import itertools
import json
import platform
import time
from collections.abc import Awaitable, Callable
from typing import Any

import engine
from engine.core import Action, Event
from engine.words import text
from web import settings as settings_module
from web.app import App, Regions, views_of
from web.settings import PACE
from web.shelf import Shelf
from web.storage import LocalStorage, quietly
from web.table import moving
from web.thread import Players
from web.views import home, shell
from web.views.draw import Markup
from web.views.symbols import symbols
from web.words import best_language

SETTINGS_KEY = "outremer.settings"
FLIGHT = 280  # milliseconds
STAGGER = 90
MOST_FLIGHTS = 24  # of one action
PENDING = frozenset({"board", "hand", "players", "log"})  # what waits for pieces that are on their way
GLIMPSE = 0.25  # seconds between two drawings while computers play in a hurry


def datum(element: Any, name: str) -> str:
    """What an element says in `data-<name>`; nothing if it doesn't: a missing key of `dataset` would be an error here."""
    return str(element.getAttribute(f"data-{name}") or "")


class Page:
    """Carries events of the browser to the app, and what the app shows to the browser."""

    def __init__(self, js: Any) -> None:
        self.js, self.document = js, js.document
        storage = LocalStorage(js)
        language = best_language([str(tag) for tag in js.navigator.languages])
        stored = settings_module.load(quietly(lambda: storage.get(SETTINGS_KEY)), language)
        self.app = App(Shelf(storage), stored, time.time, lambda: int(js.Math.random() * 10**9))
        self.storage = storage
        self.players: asyncio.Future[Players] = asyncio.ensure_future(Players.start())
        self.screen: tuple[str, str, str] | None = None
        self.theme = ""
        self.drawn: dict[str, str] = {}
        self.drawing = 0  # grows with every drawing: an older one that is not finished yet is given up
        self.turn = 0  # grows whenever what is under way (thinking, showing) is no longer wanted
        self.skipping = False
        self.laying = False  # a table has its first layout, which takes longer than any later drawing
        self.last_drawn = 0.0
        self.tasks: set[asyncio.Task[None]] = set()

    # -- from the browser ----------------------------------------------------------------------------------

    def listen(self) -> None:
        """Every event of the page ends up in one of these."""
        handlers: dict[str, Callable[[Any], None]] = {
            "click": self.on_click,
            "change": self.on_change,
            "submit": self.on_submit,
            "keydown": self.on_key,
        }
        from pyodide.ffi import create_proxy

        for name, handler in handlers.items():
            self.document.addEventListener(name, create_proxy(handler))
        self.js.addEventListener("hashchange", create_proxy(lambda _event: self.follow()))

    def on_click(self, event: Any) -> None:
        target = event.target.closest("[data-action], [data-do], [data-menu], [data-thing], a[href]")
        if not target:  # JavaScript's null is not None
            return
        if action := datum(target, "action"):
            self.choose(tuple(json.loads(action)))
        elif command := datum(target, "do"):
            self.do(command, datum(target, "value"))
        elif (thing := datum(target, "thing")) and not datum(target, "menu"):
            self.app.why_not(thing)
            self.draw()
        elif (here := str(self.js.location.hash)) and target.getAttribute("href") == here:
            self.scroll(here)  # once more to a rule: the address stays, so that nothing else tells us

    def on_change(self, event: Any) -> None:
        name, value = str(event.target.name), str(event.target.value)
        if datum(event.target, "set") == "replay":
            self.do("replay", value)
        elif datum(event.target, "set"):
            self.set(name, value)
        elif event.target.id == "file":
            self.start(self.open_file(event.target))
        elif event.target.closest("#setup-form"):
            self.app.fill_form(name, value)
            self.draw()

    def on_submit(self, event: Any) -> None:
        event.preventDefault()
        for field in self.document.querySelectorAll("#setup-form input"):
            self.app.fill_form(str(field.name), str(field.value))
        if self.app.draft:
            self.js.location.hash = str(self.app.draft.route())

    def on_key(self, event: Any) -> None:
        typing = event.target.closest and event.target.closest("input, select, textarea")
        if typing and str(event.key) != "Escape":
            return
        key, control = str(event.key).lower(), bool(event.ctrlKey or event.metaKey)
        command = {"z": "redo" if event.shiftKey else "undo", "y": "redo"}.get(key) if control else KEYS.get(key)
        if command:
            event.preventDefault()
            self.do(command, "")
        elif key.isdigit() and key != "0" and not control and not self.app.overlay:
            self.press_choice(int(key))

    def press_choice(self, number: int) -> None:
        """Digits choose from the buttons beside the prompt."""
        buttons = self.document.querySelectorAll("#choices [data-action]")
        if number <= buttons.length:
            self.choose(tuple(json.loads(buttons[number - 1].dataset.action)))

    # -- doing ---------------------------------------------------------------------------------------------

    def follow(self) -> None:
        """The address changed: go there."""
        self.turn += 1
        self.skipping = False
        fragment = str(self.js.location.hash)
        self.app.go(fragment)
        if self.app.route.page == "play" and str(self.app.route) != fragment:
            self.js.history.replaceState(None, "", str(self.app.route))
        self.laying = self.app.state_name() == "thinking"
        self.draw()
        self.scroll(fragment)
        if self.app.at_table:
            self.start(self.begin())

    def scroll(self, fragment: str) -> None:
        """To a rule, if the link names one; else to the top."""
        place = self.document.getElementById("rule-" + fragment.partition("?at=")[2])
        if place:
            place.scrollIntoView()
            place.focus()  # so that the eye finds it, and a screen reader reads it
        else:
            self.js.scrollTo(0, 0)

    def do(self, command: str, value: str) -> None:
        """A tool was used."""
        app = self.app
        if app.overlay == "curtain" and command != "uncover":
            return
        if command in {"undo", "redo"} and app.at_table:
            self.turn += 1
            app.undo() if command == "undo" else app.redo()
            self.start(self.drive())
        elif command == "skip":
            self.skipping = True
        elif command == "hint" and app.state_name() == "your-turn":
            self.start(self.show_hint())
        elif command == "uncover":
            app.uncover()
        elif command in {"menu", "keys"}:
            app.overlay = command if app.overlay != command else ""
        elif command == "final" and app.state_name() == "over":
            app.overlay = command
        elif command == "close":
            app.overlay = "" if app.overlay != "curtain" else app.overlay
        elif command in {"moves", "prompt"}:
            self.point_to(command)
        elif command == "tab":
            app.tab = value
        elif command == "seats":
            app.fill_form("seats", value)
        elif command == "forget":
            quietly(lambda: app.shelf.drop(value))
        elif command == "save" and app.table:
            self.js.outremer.download(f"{app.table.state.GAME}.outremer.json", app.table.save())
        elif command == "load":
            self.document.getElementById("file").click()
        elif command == "replay" and app.table:
            app.replay_at = max(0, min(int(value), len(app.table.state.history)))
        self.draw()

    def point_to(self, what: str) -> None:
        """Keys that lead to the list of moves, or have the prompt read again."""
        if what == "moves" and self.app.at_table:
            self.document.getElementById("moves").open = True
            first = self.document.querySelector("#moves [data-action]")
            if first:
                first.focus()
        elif self.app.table:
            self.announce([])

    def set(self, name: str, value: str) -> None:
        """A setting was changed."""
        typed: Any = {"yes": True, "no": False}.get(value, int(value) if value.isdigit() else value)
        self.app.change(name, typed)
        quietly(lambda: self.storage.put(SETTINGS_KEY, self.app.settings.to_json()))
        self.draw()

    async def open_file(self, field: Any) -> None:
        """Opens a saved game that the person picked."""
        saved = str(await field.files.item(0).text())
        field.value = ""
        try:
            route = self.app.open_text(saved)
        except engine.BadSave as problem:
            self.app.refuse(problem)
            self.draw()
            return
        if str(self.js.location.hash) == route:  # the same game as it was: the address does not change
            self.follow()
        else:
            self.js.location.hash = route

    # -- playing -------------------------------------------------------------------------------------------

    def choose(self, action: Action) -> None:
        """The person decided."""
        if self.app.state_name() != "your-turn":
            return
        try:
            events = self.app.act(action)
        except engine.IllegalAction as problem:
            self.app.told = str(problem)
            self.draw()
            return
        self.turn += 1
        self.app.busy = True
        watched = moving(events) and not self.hurried
        self.draw(PENDING if watched else frozenset())  # here and now, so that the next frame shows it
        self.start(self.after(events, watched))

    async def after(self, events: list[Event], watched: bool) -> None:
        """Lets the pieces of a person's action fly, then lets the computers play."""
        turn, pace = self.turn, min(PACE["fast"], PACE[self.app.settings.speed])
        if watched:
            await self.show(events)
            pace = 0
        else:
            self.announce(events)
        if pace:
            await self.fly(events, pace)
        if turn == self.turn:
            await self.drive()

    async def begin(self) -> None:
        """Lets computer players think only when the table can be seen: the page would not answer meanwhile."""
        turn = self.turn
        if self.laying:
            await self.js.outremer.painted()
        if turn == self.turn:
            self.laying = False
            await self.drive()
        if turn == self.turn and self.app.state_name() == "your-turn":
            await asyncio.sleep(0)
            self.rehearse()

    def rehearse(self) -> None:
        """Draws in vain how the table looks while others decide, for the first time takes longest."""
        app = self.app
        assert app.table is not None
        views_of(app.route.game).board(app.scene_of(app.table, choosing=False))

    async def drive(self) -> None:
        """Lets computer players decide until a person is to move or the game is over."""
        turn, app = self.turn, self.app
        while app.table and not app.table.state.is_over and not app.table.human_to_move:
            if not self.hurried or time.monotonic() - self.last_drawn > GLIMPSE:
                await self.draw_in_steps()
            if turn != self.turn:
                return
            action = await self.computer_choice()
            if turn != self.turn:
                return
            await self.show(app.act(action))
            if turn != self.turn:
                return
        self.skipping = False
        app.settle()
        await self.draw_in_steps()
        if turn != self.turn:
            return
        self.js.outremer.ribbon("", 0)  # it must not lie over what can be chosen
        self.announce([told.event for told in app.table.told[-2:]] if app.table else [])
        if app.table:
            self.js.outremer.zoomTo(views_of(app.route.game).focus(app.scene()))

    async def computer_choice(self) -> Action:
        """Asks the computer players' thread."""
        table = self.app.table
        assert table is not None
        assert table.mover is not None
        players = await self.players
        seed = table.state.seed * 31 + (table.state.actor or 0)
        chosen = await players.choose(table.state.to_json(), table.mover.kind, seed % 2**31, self.app.settings.thinking)
        return tuple(chosen)

    @property
    def hurried(self) -> bool:
        """Does the person want to see only where the computers' moves lead?"""
        return self.skipping or not PACE[self.app.settings.speed]

    async def show(self, events: list[Event]) -> None:
        """Lets pieces fly, draws the new position, and leaves time to see it."""
        if self.hurried:
            await asyncio.sleep(0)  # deciding and drawing are tasks of their own, so that neither takes long
            return
        turn, app, pace = self.turn, self.app, PACE[self.app.settings.speed]
        app.busy = True
        spoken = await self.fly(events, pace)
        if turn != self.turn:
            return
        await self.draw_in_steps()
        if turn != self.turn:
            return
        self.announce(events)
        if events and not self.skipping:
            if not spoken:
                self.js.outremer.ribbon(app.ribbon(events), pace)
            await asyncio.sleep(pace / 1000)
        app.busy = False

    async def fly(self, events: list[Event], pace: int) -> bool:
        """One piece after another, each a little later than the last. Was anything told meanwhile?"""
        turn = self.turn
        views, scene = views_of(self.app.route.game), self.app.scene()
        flights = (
            flight for event in events if (flight := views.flight(scene, event))
        )  # each is drawn when it sets off
        landing: list[Awaitable[Any]] = []
        spoken = False
        for flight in itertools.islice(flights, MOST_FLIGHTS):
            if self.skipping or turn != self.turn:
                break
            if flight.told:
                self.js.outremer.ribbon(flight.told, pace)
                spoken = True
            route = flight.start, flight.end, " ".join(flight.unseen)
            landing.append(self.js.outremer.fly(str(flight.piece), *route, min(FLIGHT, pace)))
            await asyncio.sleep((min(STAGGER, pace) + flight.hold * pace) / 1000)
        if landing:
            await asyncio.gather(*landing)
        return spoken

    async def show_hint(self) -> None:
        """Points at the knight's move and says why."""
        turn, app = self.turn, self.app
        assert app.table is not None
        app.told = text("Let me think…")
        self.draw()
        players = await self.players
        action, reasons = await players.hint(app.table.state.to_json(), app.table.state.seed % 2**31)
        if turn == self.turn and action in app.table.state.legal_actions():
            app.point_out(action, reasons)
            self.draw()

    # -- to the browser ------------------------------------------------------------------------------------

    def draw(self, pending: frozenset[str] = frozenset()) -> None:
        """Brings the page to what the app shows, but for what is pending; only parts that changed are touched."""
        regions = self.drawn_anew(pending)
        for name in (name for name in regions if name in self.app.urgent):
            self.draw_region(name, regions[name])
        self.finish(regions)

    async def draw_in_steps(self) -> None:
        """The same for news that nobody clicked for: part by part, so that no task of the page takes long."""
        regions = self.drawn_anew()
        if await self.draw_parts(regions, [name for name in regions if name in self.app.urgent]):
            self.finish(regions)

    def drawn_anew(self, pending: frozenset[str] = frozenset()) -> Regions:
        """What is to be drawn, on the screen where it belongs."""
        app = self.app
        if self.screen != app.screen():
            self.lay_out()
        if self.theme != app.settings.theme:  # only then, for it has the whole page styled anew
            self.theme = self.document.documentElement.dataset.theme = app.settings.theme
        self.drawing += 1
        self.last_drawn = time.monotonic()
        return {name: show for name, show in app.regions().items() if name not in pending}

    def finish(self, regions: Regions) -> None:
        """When all that is urgent is drawn."""
        self.js.outremer.land()
        self.mark()
        self.start(self.draw_parts(regions, [name for name in regions if name not in self.app.urgent]))
        self.js.outremer.cover(bool(self.app.overlay))

    async def draw_parts(self, regions: Regions, names: list[str]) -> bool:
        """One part after another, each a task of its own; given up, which it tells, if there is news meanwhile."""
        drawing = self.drawing
        for name in names:
            await asyncio.sleep(0)
            if drawing != self.drawing:
                return False
            self.draw_region(name, regions[name])
        return True

    def draw_region(self, name: str, show: Callable[[], Markup]) -> None:
        markup = show()
        if self.drawn.get(name) != markup:
            self.drawn[name] = markup
            self.js.outremer.morph(name, str(markup))

    def mark(self) -> None:
        """Where the page is, for the style sheets and for robots: said after what is shown, and before anything else is."""
        body = self.document.body.dataset
        body.state = "ready" if self.laying else self.app.state_name()
        body.screen, body.tab = self.app.route.page, self.app.tab
        body.speed = self.app.settings.speed

    def lay_out(self) -> None:
        """A new screen: its fixed parts."""
        self.screen, self.drawn = self.app.screen(), {}
        self.document.documentElement.lang = self.app.settings.language
        self.document.getElementById("app").innerHTML = str(self.app.layout())
        for name, said in shell.PARTS.items():
            self.document.getElementById(name).textContent = self.app.tongue(said)
        self.document.getElementById("credits").innerHTML = str(home.credits(self.app.tongue))

    def announce(self, events: list[Event]) -> None:
        """Tells a screen reader, politely; the same words twice are spoken twice."""
        place = self.document.getElementById("announcer")
        said = self.app.announcement(events)
        place.textContent = said + ("\u00a0" if place.textContent == said else "")

    def start(self, work: Any) -> None:
        """Runs something in the background; a failure is shown with a way on, never swallowed."""
        task = asyncio.ensure_future(self.guarded(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def guarded(self, work: Awaitable[None]) -> None:
        try:
            await work
        except Exception as problem:
            self.app.busy = False
            self.app.told = text(
                "Something went wrong ({problem}). The game is saved: reload the page to go on.", problem=repr(problem)
            )
            self.draw()
            raise


KEYS = {"h": "hint", "s": "skip", "m": "moves", "p": "prompt", "?": "keys", "escape": "close"}


def about_line() -> str:
    """Which Python and which engine play here."""
    return f"Python {platform.python_version()} · engine {engine.__version__}"


async def start() -> None:
    """Takes over the shell: tells the versions, opens what the address names, and wakes the computer players."""
    import js

    js.document.getElementById("symbols").innerHTML = str(symbols())
    js.document.getElementById("versions").textContent = about_line()
    page = Page(js)
    page.listen()
    page.follow()
    players = await page.players
    hello = text("computer players on Python {version}", version=await players.hello())
    js.document.getElementById("thread").textContent = page.app.tongue(hello)
    if page.app.table:
        await players.warm(page.app.table.state.GAME)
