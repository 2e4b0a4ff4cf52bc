"""The frame round the boards, set-up, rules and the end: well-formed, complete, and nothing a person names is markup."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from html.parser import HTMLParser
from importlib import import_module
from itertools import pairwise

import pytest

import engine
from engine.rng import Rng
from engine.words import Text
from tests.web.test_shelf import Drawer
from tools import catalogues
from web.app import App, views_of
from web.settings import Settings
from web.shelf import Shelf
from web.table import Table, seats_for
from web.views import final, home, play, rulesbook, setup
from web.views.scene import DEVICES
from web.words import LANGUAGES, LEVELS, Tongue

EVIL = '<img src=x onerror="alert(1)">'[:24]
SAY = Tongue("en")


class Reader(HTMLParser):
    """Reads markup and notes what it holds; unbalanced tags fail."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: Counter[str] = Counter()
        self.ids: list[str] = []
        self.attributes: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(markup)
        self.close()
        assert not self.open, f"never closed: {self.open}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        facts = dict(attrs)
        assert len(facts) == len(attrs), f"an attribute twice in <{tag} {attrs}>"
        self.tags[tag] += 1
        self.attributes.append((tag, facts))
        self.ids += [str(facts["id"])] if "id" in facts else []
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> closes nothing"
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [facts for name, facts in self.attributes if name == tag]


def read(*markup: str) -> Reader:
    reader = Reader("".join(markup))
    assert not reader.tags["img"], "a name has become markup"
    assert [name for name, n in Counter(reader.ids).items() if n > 1] == []
    return reader


def page(link: str, moves: int = 0, **chosen: object) -> App:
    app = App(Shelf(Drawer()), replace(Settings(), **chosen), lambda: 0.0, lambda: 5)  # type: ignore[arg-type]
    app.go(link)
    rng = Rng(4)
    for _ in range(moves):
        assert app.table is not None
        if not app.table.state.is_over:
            app.act(rng.choice(app.table.state.legal_actions()))
    if app.at_table:
        app.settle()
    return app


def whole(app: App) -> Reader:
    """Everything on the screen, as one document."""
    return read(app.layout(), *(show() for show in app.regions().values()))


@pytest.mark.parametrize("game", engine.GAMES)
@pytest.mark.parametrize("moves", [0, 25, 90, 5000])
def test_the_whole_table_is_well_formed(game: str, moves: int) -> None:
    app = page(f"#/play/{game}?seats=human,squire,knight&seed=7&names={EVIL},{EVIL},{EVIL}", moves)
    shown = whole(app)
    assert EVIL in shown.text
    assert app.table is not None
    assert shown.tags["tr"] > 3 or not app.table.state.is_over


@pytest.mark.parametrize("link", ["#/", "#/nowhere", *(f"#/{page}/{game}" for page in ("new", "rules") for game in engine.GAMES)])  # fmt: skip
@pytest.mark.parametrize("language", LANGUAGES)
def test_other_screens_are_well_formed_in_every_language(link: str, language: str) -> None:
    catalogues.compile_all()
    assert whole(page(link, language=language)).tags["h2"] + whole(page(link, language=language)).tags["h1"]


@pytest.mark.parametrize("overlay", ["menu", "keys"])
def test_sheets_over_the_table(overlay: str) -> None:
    app = page("#/play/akkon?seats=human,knight&seed=1")
    app.overlay = overlay
    shown = whole(app)
    dialog = next(facts for facts in shown.all("div") if facts.get("role") == "dialog")
    assert dialog["aria-modal"] == "true"
    assert dialog["aria-label"]
    assert any("data-first" in facts for facts in shown.all("button")), "focus has somewhere to go"


# -- the table -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", engine.GAMES)
def test_moves_lists_every_legal_action(game: str) -> None:
    app = page(f"#/play/{game}?seats=human,human&seed=7" if game != "journey" else "#/play/journey?seed=7&start=0")
    app.uncover()
    moves = read(app.regions()["moves"]())
    assert app.table is not None
    assert moves.tags["button"] == len(app.table.state.legal_actions())


def test_choices_without_a_place_stand_beside_the_prompt_once() -> None:
    app = page("#/play/journey?seats=human,human,human&seed=7&start=0")
    app.uncover()
    regions = {name: str(show()) for name, show in app.regions().items()}
    for action in app.scene().legal:
        written = f'data-action="{play._escaped(action)}"'
        assert (written in regions["ask"]) != (written in regions["board"] + regions["hand"])


def test_players_show_name_level_score_and_turn() -> None:
    app = page("#/play/akkon?seats=human,squire,master&seed=7")
    shown = read(app.regions()["players"]())
    for word in ("Pilgrim", "you", "Bertrand", "Squire", "Clémence", "Master"):
        assert word in shown.text
    assert sum(facts.get("aria-current") == "true" for facts in shown.all("li")) == 1


def test_bar_says_what_can_be_done() -> None:
    app = page("#/play/akkon?seats=human,knight&seed=7&start=0")
    buttons = {facts["data-do"]: facts for facts in read(app.regions()["bar"]()).all("button")}
    assert "disabled" in buttons["undo"]
    assert "disabled" in buttons["redo"]
    assert "disabled" in buttons["skip"]
    assert "disabled" not in buttons["hint"]


def test_the_log_marks_what_is_new() -> None:
    app = page("#/play/journey?seats=human,knight,knight&seed=7&start=0", 3)
    lines = read(app.regions()["log"]()).all("li")
    assert [line.get("class") for line in lines] == [None, "fresh", "fresh"]


def test_the_log_stays_short() -> None:
    app = page("#/play/akkon?seats=human,knight&seed=7", 200)
    assert read(app.regions()["log"]()).tags["li"] == play.LOG_LINES


def test_the_curtain_names_the_next_person_as_text() -> None:
    shown = read(play.curtain(SAY.at_table(["Aude", EVIL]), 1))
    assert EVIL in shown.text
    assert shown.all("button")[0]["data-do"] == "uncover"


def test_a_name_is_never_taken_for_a_word() -> None:
    catalogues.compile_all()
    german = Tongue("de").at_table(["Aude", "Rules"])
    assert german("Rules") == "Regeln"
    assert "Rules" in play.curtain(german, 1)


def test_the_prompt_links_to_its_rule() -> None:
    app = page("#/play/journey?seats=human,knight,knight&seed=7&start=0")
    assert app.table is not None
    rule = app.table.state.step.rule(app.table.state)
    assert f"#/rules/journey?at={rule}" in app.regions()["ask"]()


@pytest.mark.parametrize("game", engine.GAMES)
def test_every_rule_a_prompt_links_to_is_in_the_book(game: str) -> None:
    chapters = {name for name, _, _ in import_module(f"web.rules.{game}").RULES}
    for seed in range(3):
        state, rng = engine.new_game(game, 3, seed), Rng(seed)
        while not state.is_over:
            rule = state.step.rule(state)
            assert not rule or rule in chapters
            state.apply(rng.choice(state.legal_actions()))


# -- the end -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", engine.GAMES)
def test_the_final_table_adds_up(game: str) -> None:
    app = page(f"#/play/{game}?seats=human,squire,knight&seed=7", 5000)
    assert app.table is not None
    parts = app.table.state.breakdown()
    assert [sum(part.values()) for part in parts] == app.table.state.scores()
    shown = read(final.final(SAY, app.table))
    assert shown.tags["tr"] == len(parts[0]) + 2
    assert shown.tags["td"] == 3 * (len(parts[0]) + 1) + 1
    winner = app.table.seats[app.table.state.winners()[0]].name
    assert winner in shown.text
    assert shown.tags["polyline"] == 3


def test_shared_victory() -> None:
    class Shared:
        seats = seats_for(("human", "human"), (EVIL, "Ann"))
        curve = [[0, 0], [3, 3]]

        class state:
            GAME = "akkon"
            winners = staticmethod(lambda: [0, 1])
            scores = staticmethod(lambda: [3, 3])
            breakdown = staticmethod(lambda: [{"points": 3}, {"points": 3}])

    shown = read(final.final(SAY.at_table((EVIL, "Ann")), Shared))  # type: ignore[arg-type]
    assert f"{EVIL} and Ann share the victory" in shown.text


def test_the_chart_survives_a_game_without_points() -> None:
    shown = read(final.chart(SAY, [[0, 0]], seats_for(("human", "knight"))))
    assert all("nan" not in str(facts["points"]) for facts in shown.all("polyline"))


@pytest.mark.parametrize("scores", [[9, 9, 9, 8, 0], [0] * 5, [9] * 5, [9, 1, 0, 1, 0]])
def test_numbers_at_the_ends_of_lines_stand_apart(scores: list[int]) -> None:
    shown = read(final.chart(SAY, [[0] * 5, scores], seats_for(("human",) * 5)))
    heights = sorted(float(str(facts["y"])) for facts in shown.all("text") if facts.get("class") == "end")
    assert all(below - above >= final.APART - 0.11 for above, below in pairwise(heights))
    assert 0 < heights[0] < heights[-1] < final.HEIGHT


# -- home, set-up, rules -------------------------------------------------------------------------------------


def test_home_has_a_leaf_for_each_game() -> None:
    shown = read(home.home(SAY, [home.Going("#/x?a=1&b=2", "Akkon", EVIL)], home.tools(SAY, "de")))
    links = [facts["href"] for facts in shown.all("a")]
    for game in engine.GAMES.values():
        assert game.title in shown.text
        assert f"#/new/{game.name}" in links
        assert f"#/rules/{game.name}" in links
    assert "#/x?a=1&b=2" in links
    assert EVIL in shown.text


def test_credits_name_the_authors_and_that_this_is_unofficial() -> None:
    shown = read(home.credits(SAY))
    assert all(game.authors in shown.text for game in engine.GAMES.values())
    assert "unofficial" in shown.text


@pytest.mark.parametrize("game", engine.GAMES)
def test_set_up_offers_every_seat_level_colour_and_option(game: str) -> None:
    draft = setup.default_draft(game).with_seat(0, "name", EVIL)
    shown = read(setup.setup(SAY, draft, ["A", "B", "C"]))
    names = {facts["name"] for facts in shown.all("select")}
    options = {f"option-{option.name}" for option in engine.GAMES[game].options}
    assert names == {f"{part}-{n}" for part in ("kind", "colour") for n in range(3)} | options
    assert {facts["value"] for facts in shown.all("option")} >= {*LEVELS, *map(str, range(len(DEVICES)))}
    assert EVIL in {facts.get("value") for facts in shown.all("input")}
    assert shown.all("button")[0]["type"] == "submit", "one click starts a sensible default"


def test_seat_count_has_bounds() -> None:
    few, many = setup.default_draft("akkon").with_seats(2), setup.default_draft("akkon").with_seats(5)
    for draft, barred in ((few, "1"), (many, "6")):
        buttons = read(setup.setup(SAY, draft, list("ABCDE"))).all("button")
        assert [facts["data-value"] for facts in buttons if "disabled" in facts] == [barred]


def test_fewer_seats_drop_a_start_that_is_gone() -> None:
    draft = replace(setup.default_draft("akkon").with_seats(5), options={"start": "4"})
    assert draft.with_seats(3).options == {}


@pytest.mark.parametrize("game", engine.GAMES)
def test_the_rulesbook_has_a_place_for_every_chapter(game: str) -> None:
    shown = read(rulesbook.rulesbook(SAY, game))
    chapters = [name for name, _, _ in import_module(f"web.rules.{game}").RULES]
    assert [f"rule-{name}" for name in chapters] == [name for name in shown.ids if name.startswith("rule-")]
    links = [facts["href"] for facts in shown.all("a")]
    assert all(f"#/rules/{game}?at={name}" in links for name in chapters)


def test_the_replay_has_a_slider_and_four_ways() -> None:
    app = page("#/play/akkon?seats=human,knight&seed=7", 6)
    app.go("#/replay")
    app.replay_at = 0
    shown = whole(app)
    slider = next(facts for facts in shown.all("input") if facts.get("type") == "range")
    assert (slider["min"], slider["max"], slider["value"]) == ("0", "6", "0")
    assert slider["aria-label"]
    ways = [facts for facts in shown.all("button") if facts.get("data-do") == "replay"]
    assert ["disabled" in facts for facts in ways] == [True, True, False, False]
    assert all(facts["aria-label"] for facts in ways)


def test_every_text_of_the_frame_is_said_through_the_tongue() -> None:
    """Whatever the frame says goes through `say`: a tongue that shouts leaves nothing in a low voice but names."""

    def shout(said: Text | str) -> str:
        return SAY(said).upper()

    table = Table(seats_for(("human", "knight")), engine.new_game("akkon", 2, 1))
    app = page("#/play/akkon?seats=human,knight&seed=1")
    scene = replace(app.scene(), say=shout, labels=dict.fromkeys(app.scene().legal, "X"))
    moment = play.Moment(table, scene, Settings(), "your-turn")
    for markup in (play.bar(shout, moment), play.keys(shout), play.tabs(shout, moment), play.moves(shout, moment)):
        quiet = read(markup).text
        for name in ("Outremer", "Akkon", "Tab", "Enter", "Ctrl+Z, Ctrl+Y", "Esc"):
            quiet = quiet.replace(name, "")
        assert quiet == quiet.upper()


def test_each_view_package_keeps_the_contract() -> None:
    for game in engine.GAMES:
        views = views_of(game)
        assert min(views.SIZE) > 300
        read(views.symbols(), views.backdrop())
        assert "viewBox" in views.miniature()
