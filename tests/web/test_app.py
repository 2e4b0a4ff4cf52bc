"""What the page does, without a browser: where links lead, playing, undo, curtain, saves, and what is told."""

from __future__ import annotations

import json
from itertools import count

import pytest

import engine
from engine.core import REDEAL
from engine.rng import Rng
from engine.words import text
from tests.web.test_shelf import Drawer
from tools import catalogues
from web.app import URGENT, App, merged
from web.settings import Settings
from web.shelf import Shelf
from web.views import setup
from web.words import Tongue

JOURNEY = "#/play/journey?seats=human,knight,knight&seed=7&start=0"
PEOPLE = "#/play/journey?seats=human,human,human&seed=7&start=0"


class Forbidden(Drawer):
    """A storage that a browser refuses to open."""

    def get(self, key: str) -> str | None:
        raise PermissionError

    def put(self, key: str, value: str) -> None:
        raise PermissionError

    def names(self) -> list[str]:
        raise PermissionError


class Full(Drawer):
    """A storage that takes nothing more."""

    def put(self, key: str, value: str) -> None:
        raise OSError("quota exceeded")


DEFAULTS = Settings()


def app_at(link: str = "#/", drawer: Drawer | None = None, settings: Settings = DEFAULTS) -> App:
    times, seeds = count(), count(100)
    app = App(Shelf(drawer or Drawer()), settings, lambda: float(next(times)), lambda: next(seeds))
    app.go(link)
    return app


def drawn(app: App) -> dict[str, str]:
    return {name: str(show()) for name, show in app.regions().items()}


def move(app: App, moves: int = 1) -> None:
    """Anybody's random moves, each shown to its end."""
    assert app.table is not None
    rng = Rng(3)
    for _ in range(moves):
        if not app.table.state.is_over:
            app.act(rng.choice(app.table.state.legal_actions()))
    app.settle()


def digest(app: App) -> str:
    assert app.table is not None
    return app.table.state.digest()


# -- going somewhere -----------------------------------------------------------------------------------------


def test_home_first() -> None:
    app = app_at()
    assert app.state_name() == "ready"
    assert set(drawn(app)) == {"screen", "overlay"}
    assert app.screen() == ("home", "", "en")


@pytest.mark.parametrize("link", ["#/nowhere", "#/new/chess", "#/play/akkon?seats=dragon", "#/play/akkon?seed=x"])
def test_a_bad_link_says_why_and_leads_home(link: str) -> None:
    app = app_at(link)
    assert app.route.page == "home"
    assert 'role="alert"' in drawn(app)["screen"]
    assert 'href="#/"' in drawn(app)["screen"]


def test_the_next_link_forgets_the_bad_one() -> None:
    app = app_at("#/nowhere")
    app.go("#/")
    assert "alert" not in drawn(app)["screen"]


def test_a_link_without_a_seed_gets_one() -> None:
    app = app_at("#/play/akkon?seats=human,knight")
    assert "seed=100" in str(app.route)


def test_speed_of_the_link_is_taken() -> None:
    assert app_at(JOURNEY + "&speed=instant").settings.speed == "instant"


def test_set_up_is_drafted() -> None:
    app = app_at("#/new/templar")
    app.fill_form("seats", "4")
    app.fill_form("name-0", "Hugues")
    app.fill_form("colour-0", "3")
    assert app.draft is not None
    assert str(app.draft.route()).startswith("#/play/templar?seats=human,knight,knight,knight&names=Hugues")
    assert "Hugues" in drawn(app)["screen"]


def test_the_next_game_is_set_up_like_the_last() -> None:
    drawer = Drawer()
    last = "#/play/templar?seats=master,human&seed=7&names=Berengar,Hugues&colours=4,2&first=yes&start=1&stephanus=no"
    move(app_at(last, drawer))
    move(app_at("#/play/templar?seats=random,random&seed=8", drawer))  # nobody's game
    move(app_at(JOURNEY, drawer))
    drawer.put("outremer.game.#/play/templar?seats=human,dragon", drawer.get(f"outremer.game.{last}") or "")
    draft = app_at("#/new/templar", drawer).draft
    assert draft is not None
    assert (draft.kinds, draft.names, draft.colours) == (("master", "human"), ("Berengar", "Hugues"), (4, 2))
    assert draft.options == {"first": "yes", "start": "1", "stephanus": "no"}
    assert draft.seed == "", "another deal"
    assert app_at("#/new/akkon", drawer).draft == setup.default_draft("akkon")


def test_a_storage_that_cannot_be_read_sets_up_a_first_game() -> None:
    assert app_at("#/new/akkon", Forbidden()).draft == setup.default_draft("akkon")


def test_the_fields_of_no_form_change_nothing() -> None:
    app = app_at()
    app.fill_form("seats", "4")
    assert app.draft is None


# -- playing -------------------------------------------------------------------------------------------------


def test_the_state_says_who_is_waited_for() -> None:
    app = app_at(JOURNEY)
    assert app.state_name() == "your-turn"
    app.busy = True
    assert app.state_name() == "thinking"
    move(app)
    assert app.state_name() == "thinking", "a computer player is to move"
    move(app, 5000)
    assert app.state_name() == "over"
    assert app.overlay == "final"
    assert "overlay" not in app.urgent, "the last move is seen first"


def test_every_region_is_drawn_and_the_urgent_ones_are_known() -> None:
    regions = drawn(app_at(JOURNEY))
    assert list(regions)[:5] == ["board", "ask", "hand", "overlay", "moves"]
    assert set(regions) - URGENT == {"players", "bar", "log", "tabs"}
    assert all(regions[name] for name in regions if name not in {"overlay", "hand"})


def test_only_what_is_legal_acts() -> None:
    app = app_at(JOURNEY)
    before = digest(app)
    with pytest.raises(engine.IllegalAction):
        app.act(("fly", "Paris"))
    assert digest(app) == before


def test_each_action_is_saved_at_once() -> None:
    drawer = Drawer()
    app = app_at(JOURNEY, drawer)
    move(app, 3)
    again = app_at(JOURNEY, drawer)
    assert digest(again) == digest(app)
    assert "Continue" in drawn(app_at("#/", drawer))["screen"]


def test_a_game_that_is_over_is_not_offered_again() -> None:
    drawer = Drawer()
    move(app_at(JOURNEY, drawer), 5000)
    assert "Continue" not in drawn(app_at("#/", drawer))["screen"]


def test_one_spoilt_save_spoils_no_other() -> None:
    drawer = Drawer()
    move(app_at(JOURNEY, drawer), 3)
    drawer.put("outremer.game.#/spoilt", json.dumps({"text": "{}", "when": 99, "over": False}))
    assert drawn(app_at("#/", drawer))["screen"].count("Continue") == 1
    assert app_at("#/replay", drawer).route.page == "replay"


def test_a_spoilt_save_does_not_bar_its_own_link() -> None:
    drawer = Drawer()
    drawer.put("outremer.game." + JOURNEY, json.dumps({"text": "{}", "when": 99, "over": False}))
    app = app_at(JOURNEY, drawer)
    assert app.state_name() == "your-turn"
    assert "be opened" in drawn(app)["ask"]


def test_undo_and_redo() -> None:
    app = app_at(JOURNEY)
    start = digest(app)
    move(app, 3)
    after = digest(app)
    app.undo()
    assert digest(app) == start
    app.redo()
    assert digest(app) == after
    app.redo()
    assert digest(app) == after


def test_undo_that_is_not_possible_says_why() -> None:
    app = app_at(JOURNEY)
    app.undo()
    assert "nothing to take back" in drawn(app)["ask"]


def test_relaxed_undo_goes_beyond_secrets() -> None:
    app = app_at(JOURNEY)
    assert app.table is not None
    while app.table.undo_point() is not None or not app.table.state.history:
        move(app)
    app.change("relaxed", True)
    before = len(app.table.state.history)
    app.undo()
    assert len(app.table.state.history) < before


def test_undo_after_the_end_takes_the_scoring_away() -> None:
    app = app_at(JOURNEY, settings=Settings(relaxed=True))
    move(app, 5000)
    app.undo()
    assert app.overlay == ""
    assert app.state_name() == "your-turn"


# -- people at one screen ------------------------------------------------------------------------------------


def test_the_curtain_hides_and_lifts() -> None:
    app = app_at(PEOPLE)
    assert app.overlay == "curtain"
    assert app.state_name() == "ready"
    covered = drawn(app)
    assert "data-action" not in "".join(covered.values())
    assert covered["hand"] == str(
        app_at("#/play/journey?seats=knight,knight,knight&seed=7&start=0").regions()["hand"]()
    )
    app.uncover()
    assert app.state_name() == "your-turn"
    assert drawn(app)["hand"] != covered["hand"]
    assert "data-action" in drawn(app)["board"] + drawn(app)["hand"] + drawn(app)["ask"]


def test_the_curtain_falls_between_people() -> None:
    app = app_at(PEOPLE)
    app.uncover()
    move(app)
    assert app.table is not None
    assert (app.overlay == "curtain") == (app.table.state.actor != app.seen_by)


def test_no_curtain_alone() -> None:
    app = app_at(JOURNEY)
    assert app.overlay == ""


@pytest.mark.parametrize("link", [PEOPLE, JOURNEY])
def test_the_replay_of_an_unfinished_game_keeps_secrets(link: str) -> None:
    """Between people, and one's own: a bid may not be looked at again (A7)."""
    app = app_at(link)
    app.go("#/replay")
    assert app.table is not None
    assert app.scene_of(app.table, choosing=False).view == app.table.state.view(None)


# -- saves from elsewhere ------------------------------------------------------------------------------------


def test_a_file_opens_under_its_own_link() -> None:
    app = app_at(JOURNEY)
    move(app, 4)
    assert app.table is not None
    saved, before = app.table.save(), digest(app)
    other = app_at()
    other.go(other.open_text(saved))
    assert digest(other) == before


def test_opening_the_same_file_again_goes_back_to_it() -> None:
    app = app_at()
    link = app.open_text(engine.new_game("akkon", 2, 3).to_json())
    app.go(link)
    start = digest(app)
    assert app.table is not None
    saved = app.table.save()
    move(app, 3)
    assert app.open_text(saved) == link
    app.go(link)
    assert digest(app) == start


@pytest.mark.parametrize("hostile", ["", "null", "[]", "{}", '{"outremer": 99}', "[" * 100_000, "<script>", "\x00"])
def test_a_hostile_file_is_refused_with_a_sentence(hostile: str) -> None:
    app = app_at()
    with pytest.raises(engine.BadSave) as problem:
        app.open_text(hostile)
    app.refuse(problem.value)
    assert str(problem.value) in drawn(app)["screen"].replace("&#x27;", "'")


def test_an_imagined_position_is_no_game() -> None:
    facts = json.loads(engine.new_game("akkon", 2, 3).to_json())
    facts["actions"] = [[REDEAL, 0, 5]]
    with pytest.raises(engine.BadSave, match="imagined"):
        app_at().open_text(json.dumps(facts))


def test_a_refusal_is_translated() -> None:
    catalogues.compile_all()
    app = app_at(settings=Settings(language="de"))
    with pytest.raises(engine.BadSave) as problem:
        app.open_text("{}")
    app.refuse(problem.value)
    assert "kein gespeichertes Spiel" in drawn(app)["screen"]


def test_a_refusal_at_the_table_is_not_hidden_by_the_menu() -> None:
    app = app_at(JOURNEY)
    app.overlay = "menu"
    app.refuse(engine.BadSave("No <b>game</b>."))
    assert app.overlay == ""
    assert "No &lt;b&gt;game&lt;/b&gt;." in drawn(app)["ask"]


@pytest.mark.parametrize("drawer", [Forbidden(), Full()], ids=["forbidden", "full"])
def test_storage_that_fails_is_said_once_and_the_game_goes_on(drawer: Drawer) -> None:
    app = app_at(JOURNEY, drawer)
    move(app)
    assert "keeps nothing" in drawn(app)["ask"]
    move(app, 2)
    assert "keeps nothing" in drawn(app)["ask"], "the computers' moves don't wipe it away"
    played = digest(app)
    move(app)
    assert "keeps nothing" not in drawn(app)["ask"]
    app.undo()
    assert digest(app) == played


@pytest.mark.parametrize("drawer", [Forbidden(), Full()], ids=["forbidden", "full"])
def test_without_storage_a_look_at_the_rules_loses_nothing(drawer: Drawer) -> None:
    app = app_at(JOURNEY, drawer)
    move(app, 3)
    played = digest(app)
    for link in ("#/rules/journey", "#/", "#/replay", JOURNEY):
        app.go(link)
        drawn(app)
    assert digest(app) == played


def test_no_game_to_replay() -> None:
    app = app_at("#/replay", Forbidden())
    assert "no game to replay" in drawn(app)["screen"]


# -- replay --------------------------------------------------------------------------------------------------


def test_the_replay_goes_through_the_game() -> None:
    app = app_at(JOURNEY)
    move(app, 6)
    app.go("#/replay")
    assert app.replay_at == 6
    end = drawn(app)["board"]
    app.replay_at = 0
    assert drawn(app)["board"] != end
    assert "Move 0 of 6" in drawn(app)["ask"]
    assert "data-action" not in "".join(drawn(app).values())


def test_rules_and_replay_lead_back_to_the_game() -> None:
    app = app_at(JOURNEY)
    move(app)
    link = app.table_route.replace("&", "&amp;")
    app.go("#/rules/journey?at=J23")
    assert f'href="{link}"' in drawn(app)["screen"]
    app.go("#/replay")
    assert f'href="{link}"' in drawn(app)["bar"]
    assert "Back to the game" not in drawn(app_at("#/rules/journey"))["screen"], "there is none yet"


# -- telling -------------------------------------------------------------------------------------------------


def test_announcements_tell_what_happened_then_what_is_asked() -> None:
    app = app_at(JOURNEY)
    assert app.table is not None
    prompt = app.tongue(app.table.state.prompt())
    assert app.announcement([]).strip() == prompt
    events = app.act(app.table.state.legal_actions()[0])
    told = app.announcement(events)
    assert "Pilgrim" in told
    assert prompt not in told, "nothing is asked of the person while computers play"


def test_a_hint_is_shown_with_its_reason_until_the_next_move() -> None:
    app = app_at(JOURNEY)
    assert app.table is not None
    action = app.table.state.legal_actions()[0]
    app.point_out(action, [text("Because of {what}.", what="<pay>")])
    assert "A good player would choose" in drawn(app)["ask"]
    assert "Because of &lt;pay&gt;." in drawn(app)["ask"]
    assert "hinted" in "".join(drawn(app).values())
    move(app)
    assert app.hint is None
    assert "A good player would choose" not in drawn(app)["ask"]


def test_a_hint_that_nothing_sets_apart_says_so() -> None:
    app = app_at(JOURNEY)
    assert app.table is not None
    app.point_out(app.table.state.legal_actions()[0], [])
    assert "Nothing else promises more." in drawn(app)["ask"]


def test_a_hint_does_not_outlive_its_language() -> None:
    app = app_at(JOURNEY)
    assert app.table is not None
    app.point_out(app.table.state.legal_actions()[0], [])
    app.change("language", "de")
    assert app.hint is None


@pytest.mark.parametrize("game", engine.GAMES)
def test_why_not_answers_anything(game: str) -> None:
    app = app_at(f"#/play/{game}?seats=human,knight,knight&seed=7&start=0")
    while app.state_name() != "your-turn":
        move(app)
    app.why_not("no:such:thing")
    assert app.tongue(app.told)


def test_the_language_changes_at_once() -> None:
    catalogues.compile_all()
    app = app_at(JOURNEY)
    english = drawn(app)
    app.change("language", "it")
    assert drawn(app)["bar"] != english["bar"]
    assert app.screen()[2] == "it"
    assert app.tongue.names == ("Pilgrim", "Bertrand", "Clémence")


def test_settings_that_do_not_exist_change_nothing() -> None:
    app = app_at()
    app.change("language", "xx")
    app.change("colour", "red")
    assert app.settings == Settings()


def test_two_reasons_of_one_kind_are_one_sentence() -> None:
    gold, lead = (text("It helps with {what}.", what=what) for what in ("gold", "majorities"))
    foe = text("It sets {foe} back in {what}.", foe=1, what="gold")
    told = [Tongue("en", ["Aude", "Bertrand"])(reason) for reason in merged([gold, foe, lead])]
    assert told == ["It helps with gold and majorities.", "It sets Bertrand back in gold."]
