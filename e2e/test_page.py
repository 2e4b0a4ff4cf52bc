"""The page as a person meets it: reload, undo, files, storage, curtain, languages, hints, keys, motion and replay."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

import engine
from e2e import robot
from e2e.desk import TO_THE_END, open_file, sit_down, table
from e2e.pace import within
from e2e.play import make_move, wait_for_turn
from e2e.watch import wait_until_loaded
from web.routes import Route
from web.table import load

JOURNEY = "#/play/journey?seats=human,squire,random&seed=7&start=0"
AKKON = "#/play/akkon?seats=human,random&seed=7&start=0"
QUICK = "&speed=instant"
PICTURES = Path(__file__).parent.parent / "test-results"


def log(page: Page) -> str:
    return page.locator("#log").inner_text()


def tool(page: Page, name: str) -> Locator:
    return page.locator("#bar").get_by_role("button", name=name, exact=True)


def go(page: Page, fragment: str) -> None:
    page.evaluate("to => { location.hash = to }", fragment)


def at_turn(page: Page, address: str) -> None:
    page.goto(address)
    wait_for_turn(page)


# -- nothing is lost -----------------------------------------------------------------------------------------


def test_reload_goes_on_and_home_offers_to_continue(page: Page, site: str) -> None:
    at_turn(page, site + JOURNEY + QUICK)
    make_move(page)
    wait_for_turn(page)
    expect(page.locator("#log li")).not_to_have_count(0)
    told = log(page)
    page.reload()
    wait_for_turn(page)
    expect(page.locator("#log")).to_have_text(told, use_inner_text=True)
    page.locator("#bar .home").click()
    page.get_by_role("link", name="Continue Templars").click()
    wait_for_turn(page)
    expect(page.locator("#log")).to_have_text(told, use_inner_text=True)


NOTE_HEIGHTS = """
  window.heights = new Set();
  const look = () => {
    const book = document.querySelector('.book');
    if (book) heights.add(Math.round(book.getBoundingClientRect().top));
    requestAnimationFrame(look);
  };
  look();
"""


def test_the_home_page_does_not_jump_when_games_wait(page: Page, site: str) -> None:
    for seed in (1, 2):
        sit_down(page, site, table("akkon", 5, seed))
    page.add_init_script(NOTE_HEIGHTS)
    page.goto(site + "?again")
    expect(page.locator("#home .going li")).to_have_count(2)
    assert len(page.evaluate("[...heights]")) == 1


def test_a_game_can_be_forgotten(page: Page, site: str) -> None:
    at_turn(page, site + JOURNEY + QUICK)
    make_move(page)
    go(page, "#/")
    page.get_by_role("button", name="Forget this game").click()
    expect(page.get_by_role("link", name="Continue")).to_have_count(0)


UNDO_TIME = """() => {
  const button = document.querySelector('#bar [data-do=undo]');
  const start = performance.now();
  button.click();
  return performance.now() - start;
}"""


def test_undo_and_redo_by_buttons_and_keys(page: Page, site: str) -> None:
    at_turn(page, site + JOURNEY + QUICK)
    make_move(page)
    wait_for_turn(page)
    expect(tool(page, "Undo")).to_be_enabled()
    told = log(page)
    assert told
    for back, on in (("Control+z", "Control+y"), ("Control+z", "Control+Shift+Z")):
        page.keyboard.press(back)
        expect(page.locator("#log")).to_have_text("")
        page.keyboard.press(on)
        expect(page.locator("#log")).to_have_text(told, use_inner_text=True)
    tool(page, "Undo").click()
    expect(page.locator("#log")).to_have_text("")
    tool(page, "Redo").click()
    expect(page.locator("#log")).to_have_text(told, use_inner_text=True)


def test_undo_is_quick(page: Page, site: str) -> None:
    """Late in a long game, from the click until the board is drawn."""
    page.add_init_script('localStorage.setItem(\'outremer.settings\', \'{"speed": "instant", "relaxed": true}\')')
    sit_down(page, site, table("journey", 110))
    times = []
    for _ in range(5):
        expect(tool(page, "Undo")).to_be_enabled()
        times.append(page.evaluate(UNDO_TIME))
        wait_for_turn(page)
    print(f"undo took {', '.join(f'{time:.0f}' for time in times)} ms")
    assert sorted(times)[2] < within(50)


def test_a_file_saved_opens_again(page: Page, site: str) -> None:
    at_turn(page, site + JOURNEY + QUICK)
    make_move(page)
    wait_for_turn(page)
    told = log(page)
    tool(page, "Menu").click()
    with page.expect_download() as caught:
        page.get_by_role("button", name="Save to a file").click()
    saved = Path(caught.value.path()).read_text(encoding="utf-8")
    assert caught.value.suggested_filename == "journey.outremer.json"
    assert load(saved).state.GAME == "journey"
    page.keyboard.press("Escape")
    for _ in range(2):  # the second time the address is the same, and the game must go back all the same
        make_move(page)
        wait_for_turn(page)
        open_file(page, saved)
        expect(page.locator("#log")).to_have_text(told, use_inner_text=True)


HOSTILE = {
    "markup": "<script>document.title = 'gone'</script>",
    "deep": "[" * 50_000,
    "other": '{"outremer": 1, "game": "chess", "options": {}}',
    "cheat": json.dumps({**json.loads(engine.new_game("akkon", 2, 3).to_json()), "actions": [["win"]]}),
}


def test_a_hostile_file_is_answered_with_a_sentence(page: Page, site: str) -> None:
    page.goto(site)
    wait_until_loaded(page)
    for text in HOSTILE.values():
        open_file(page, text)
        expect(page.get_by_role("alert")).to_contain_text(".")
    expect(page.locator("#home .leaf")).to_have_count(3)
    at_turn(page, site + AKKON + QUICK)
    tool(page, "Menu").click()
    open_file(page, HOSTILE["markup"])
    expect(page.locator("#why")).to_contain_text("not a saved game")
    make_move(page)
    assert "gone" not in page.title()


FORBIDDEN = {
    "full": "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }",
    "forbidden": "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })",
}


@pytest.mark.parametrize("storage", FORBIDDEN)
def test_storage_that_fails_is_said_once_and_the_game_goes_on(page: Page, site: str, storage: str) -> None:
    page.add_init_script(FORBIDDEN[storage])
    at_turn(page, site + AKKON + QUICK)
    make_move(page)
    wait_for_turn(page)
    expect(page.locator("#why")).to_contain_text("keeps nothing")
    make_move(page)
    wait_for_turn(page)
    expect(page.locator("#why")).not_to_contain_text("keeps nothing")
    told = log(page)
    page.locator("#ask .rule").click()
    expect(page.locator("#rules h1")).to_be_visible()
    page.go_back()
    wait_for_turn(page)
    expect(page.locator("#log")).to_have_text(told, use_inner_text=True)


# -- people at one screen ------------------------------------------------------------------------------------


def own_mission(page: Page) -> str:
    return str(page.locator(".j-mission.own").get_attribute("data-explain"))


def test_the_curtain_hides_secrets_and_lifts(page: Page, site: str) -> None:
    page.goto(site + "#/play/journey?seats=human,human,human&seed=7&start=0&speed=instant")
    curtain = page.get_by_role("dialog", name="Hand the screen to")
    missions: list[str] = []
    for _ in range(3):
        expect(curtain).to_be_visible()
        expect(page.locator("#moves [data-action]")).to_have_count(0)
        assert page.locator(".j-mission.own").count() == 0
        assert not [mission for mission in missions if mission in page.content()]
        page.keyboard.press("Escape")
        expect(curtain).to_be_visible()
        page.keyboard.press("Enter")  # the one button has the focus
        wait_for_turn(page)
        missions.append(own_mission(page))
        while not curtain.is_visible():
            make_move(page)
            page.wait_for_function("document.body.dataset.state !== 'thinking'")
    assert len(set(missions)) == 3


# -- languages -----------------------------------------------------------------------------------------------


def test_the_language_changes_at_once(page: Page, site: str) -> None:
    page.goto(site + "#/")
    wait_until_loaded(page)
    language = page.locator("#home [name=language]")
    for code, load_word in (("de", "laden"), ("it", "Carica"), ("en", "Load a game")):
        language.select_option(code)
        expect(page.locator("html")).to_have_attribute("lang", code)
        expect(page.locator("#home")).to_contain_text(load_word)
    go(page, AKKON)
    wait_for_turn(page)
    english = page.locator("#prompt").inner_text()
    for code in ("de", "it"):
        page.locator("#bar [data-do=menu]").click()
        page.locator("#overlay [name=language]").focus()
        page.locator("#overlay [name=language]").select_option(code)
        expect(page.locator("#prompt")).not_to_have_text(english)
        expect(page.locator("#overlay [name=language]")).to_be_focused()
        page.keyboard.press("Escape")
        wait_for_turn(page)


def test_the_browsers_language_is_the_first_choice(page: Page, site: str) -> None:
    page.add_init_script("Object.defineProperty(navigator, 'languages', { get: () => ['fr', 'it-CH', 'de'] })")
    page.goto(site + "#/new/akkon")
    expect(page.locator("#setup-form")).to_contain_text("Comincia la partita")


# -- help ----------------------------------------------------------------------------------------------------


def test_a_hint_points_at_a_move_and_says_why(page: Page, site: str) -> None:
    at_turn(page, site + AKKON)
    tool(page, "Hint").click()
    expect(page.locator("#why")).to_contain_text("A good player would choose")
    assert page.locator("#play .hinted:visible").count()
    page.screenshot(path=PICTURES / "hint.png")


BARRED = """() => {
  const things = [...document.querySelectorAll('#stage [data-thing]')].filter(e => !e.closest('[data-action], [data-menu]') && !e.querySelector('[data-action]'));
  things[0].dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return things[0].dataset.thing;
}"""


def test_a_click_on_what_is_not_possible_says_why(page: Page, site: str) -> None:
    for game in engine.GAMES:
        at_turn(page, f"{site}#/play/{game}?seats=human,random,random&seed=7&speed=instant")
        assert page.evaluate(BARRED)
        expect(page.locator("#why")).to_contain_text(".")


AT_END = "(log => log.scrollHeight > log.clientHeight && log.scrollTop + log.clientHeight >= log.scrollHeight - 2)(document.getElementById('log'))"


def test_the_log_stays_at_its_end_unless_somebody_reads_further_up(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    at_turn(page, f"{site}#/play/templar?seats=human,random,random,random&seed=7&speed=instant")
    for _ in range(12):
        make_move(page)
        wait_for_turn(page)
    page.wait_for_function(AT_END)
    tool(page, "Hint").click()
    expect(page.locator("#why")).not_to_be_empty()
    page.set_viewport_size({"width": 1366, "height": 700})
    page.wait_for_function(AT_END)
    page.locator("#log").hover()
    page.mouse.wheel(0, -400)
    page.wait_for_timeout(400)
    make_move(page)
    wait_for_turn(page)
    assert not page.evaluate(AT_END)


LONG_PRESS = """async selector => {
  const card = document.querySelector(selector);
  const { left, top } = card.getBoundingClientRect();
  const touch = { bubbles: true, pointerType: 'touch', pointerId: 7, clientX: left + 20, clientY: top + 20 };
  card.dispatchEvent(new PointerEvent('pointerdown', touch));
  await new Promise((done) => setTimeout(done, 700));
  card.dispatchEvent(new PointerEvent('pointerup', touch));
  card.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}"""


def test_a_long_press_on_a_card_explains_it_and_does_not_play_it(page: Page, site: str) -> None:
    at_turn(page, f"{site}#/play/templar?seats=human,random,random&seed=7&speed=instant&first=yes")
    while not page.locator("#hand [data-action]").count():
        make_move(page)
        wait_for_turn(page)
    asked = page.inner_text("#prompt")
    page.evaluate(LONG_PRESS, "#hand [data-action]")
    expect(page.locator("#tip")).to_be_visible()
    assert page.inner_text("#prompt") == asked
    page.locator("#hand [data-action]").first.dispatch_event("click")
    expect(page.locator("#prompt")).not_to_have_text(asked)


IN_SIGHT = """selector => [...document.querySelectorAll(selector)].some(card => {
  const { left, right, width } = card.getBoundingClientRect();
  return width && left >= 0 && right <= innerWidth;
})"""


def test_on_a_phone_what_can_be_chosen_among_the_cards_is_swiped_into_sight(page: Page, site: str) -> None:
    at_turn(page, f"{site}#/play/templar?seats=human,random,random&seed=7&speed=instant&first=yes&start=0")
    make_move(page)
    wait_for_turn(page)
    page.set_viewport_size({"width": 360, "height": 740})
    page.evaluate("document.querySelector('#hand > *').scrollLeft = 9999")
    tool(page, "Hint").click()
    page.wait_for_function(IN_SIGHT, arg="#hand .hinted")
    page.evaluate("document.querySelector('#hand > *').scrollLeft = 9999")
    page.locator("#card-Maria").dispatch_event("click")
    page.wait_for_function(IN_SIGHT, arg="#hand .tp-pick")


def test_the_keys_are_listed_and_focus_comes_back(page: Page, site: str) -> None:
    at_turn(page, site + AKKON)
    tool(page, "Menu").focus()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("Ctrl+Z")
    told = page.locator("#log").inner_text()
    page.keyboard.press("1")
    expect(keys).to_be_visible()
    assert page.locator("#log").inner_text() == told, "no choice is made behind the list"
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    expect(tool(page, "Menu")).to_be_focused()


def test_what_has_focus_is_drawn_anew_too(page: Page, site: str) -> None:
    page.goto(site)
    page.wait_for_function("document.body?.dataset.state === 'ready'")
    page.evaluate("outremer.morph('overlay', '<button data-first>old</button>')")
    page.evaluate("outremer.morph('overlay', '<button data-first>new</button>')")
    expect(page.locator("#overlay :focus")).to_have_text("new")


def test_the_rule_of_the_prompt_is_opened_at_its_place(page: Page, site: str) -> None:
    at_turn(page, site + JOURNEY)
    rule = str(page.locator("#ask .rule").get_attribute("href")).partition("?at=")[2]
    page.locator("#ask .rule").click()
    expect(page.locator(f"#rule-{rule}")).to_be_in_viewport()
    page.go_back()
    wait_for_turn(page)


def test_a_chapter_is_shown_again_and_from_it_the_contents(page: Page, site: str) -> None:
    page.goto(site + "#/rules/akkon")
    wait_until_loaded(page)
    chapter = page.locator("#rule-A19")
    for _ in range(2):  # the second time the address stays the same
        page.locator("#rules nav a", has_text="The end of the game").click()
        expect(chapter).to_be_in_viewport()
        page.locator(".up a").click()
        expect(page.locator("#rules h1")).to_be_in_viewport()
        expect(chapter).not_to_be_in_viewport()
    page.locator("#rules nav a", has_text="The end of the game").click()
    page.evaluate("scrollTo(0, 0)")
    page.locator("#rules nav a", has_text="The end of the game").click()
    expect(chapter).to_be_in_viewport()


# -- links ---------------------------------------------------------------------------------------------------


def test_a_game_of_computers_is_watched_to_its_end(page: Page, site: str) -> None:
    page.goto(f"{site}#/play/akkon?seats=random,random&seed=3&speed=instant")
    page.wait_for_function("document.body?.dataset.state === 'over'", timeout=120_000)
    robot.finished(page)
    page.keyboard.press("Escape")
    expect(page.locator(".final")).to_be_hidden()
    page.get_by_role("button", name="Final scoring").click()
    robot.finished(page)


def test_a_bad_link_says_why_and_leads_on(page: Page, site: str) -> None:
    page.goto(site + "#/play/akkon?seats=human,dragon")
    expect(page.get_by_role("alert")).to_contain_text("A seat is human")
    page.get_by_role("alert").get_by_role("link").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator("#home .leaf")).to_have_count(3)


EVIL = "<img src=x onerror=h()>"


def test_names_are_shown_as_text(page: Page, site: str) -> None:
    page.add_init_script("window.hacked = false; window.h = () => { window.hacked = true }")
    at_turn(page, site + str(Route("play", "akkon", ("human", "random"), 7, (EVIL, EVIL), speed="instant")))
    expect(page.locator("#players")).to_contain_text(EVIL)
    make_move(page)
    wait_for_turn(page)
    go(page, "#/")
    expect(page.locator("#home .going")).to_contain_text(EVIL)
    go(page, "#/new/akkon")
    page.locator("[name=name-0]").fill(EVIL)
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("#players")).to_contain_text(EVIL)
    assert page.evaluate("hacked") is False
    assert page.locator("#app img").count() == 0


# -- motion --------------------------------------------------------------------------------------------------

COUNT_FLIGHTS = """new MutationObserver((notes) => {
  window.flights = (window.flights ?? 0) + notes.filter((note) => note.target.id === 'sky' && note.addedNodes.length).length;
}).observe(document, { childList: true, subtree: true })"""


@pytest.mark.parametrize(("speed", "motion", "flies"), [("fast", "no-preference", True), ("fast", "reduce", False), ("instant", "no-preference", False)])  # fmt: skip
def test_pieces_fly_unless_it_is_not_wanted(page: Page, site: str, speed: str, motion: str, flies: bool) -> None:
    page.emulate_media(reduced_motion="reduce" if motion == "reduce" else "no-preference")
    page.add_init_script(COUNT_FLIGHTS)
    at_turn(page, f"{site}{JOURNEY}&speed={speed}")
    for _ in range(3):
        make_move(page)
    wait_for_turn(page)
    assert bool(page.evaluate("window.flights ?? 0")) == flies
    assert page.locator("#sky > *, .flown").count() == 0, "all have landed"
    if motion == "reduce":
        moving = "document.getAnimations().filter((one) => one.effect.getComputedTiming().activeDuration > 0).length"
        assert page.evaluate(moving) == 0


# -- the end and after ---------------------------------------------------------------------------------------


def test_the_replay_goes_through_the_game(page: Page, site: str) -> None:
    played = table("akkon", TO_THE_END)
    length = len(played.state.history)
    sit_down(page, site, played)
    page.get_by_role("link", name="Replay").click()
    where = page.locator("#prompt")
    expect(where).to_have_text(f"Move {length} of {length}")
    slider = page.get_by_role("slider", name="Move of the game")
    seen = set()
    for at in (0, length // 2, length):
        slider.fill(str(at))
        expect(where).to_have_text(f"Move {at} of {length}")
        seen.add(page.locator("#board").inner_html())
    assert len(seen) == 3
    page.get_by_role("button", name="To the beginning").click()
    page.get_by_role("button", name="One move on").click()
    expect(where).to_have_text(f"Move 1 of {length}")
    expect(page.locator(".now li")).not_to_have_count(0)


CUT_OFF = """() => [...document.querySelectorAll('.final th, .final td, .final .button')]
  .filter((e) => { const box = e.getBoundingClientRect(), sheet = e.closest('.final').getBoundingClientRect();
    return box.left < sheet.left || box.right > sheet.right || e.scrollWidth > e.clientWidth + 1; })
  .map((e) => e.textContent)"""


@pytest.mark.parametrize("game", engine.GAMES)
def test_the_final_table_fits_a_small_phone(page: Page, site: str, game: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.emulate_media(reduced_motion="reduce")
    names = ("Wolfram von Eschenbach", "Guillaume de Beaujeu", "Ann", "Walther von der Vogelweid", "Bo")
    sit_down(page, site, table(game, TO_THE_END, names=names, kinds=("human", "squire", "knight", "master", "random")))
    expect(page.locator(".final table")).to_be_visible()
    page.screenshot(path=PICTURES / f"{game}-final-phone.png")
    expect(page.locator(".final h2")).to_be_in_viewport()
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
