"""The page boots real Python from static files, under a sub-path, and its computer players answer."""

import re

from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from e2e.watch import wait_until_loaded


def test_page_boots_and_tells_its_versions(page: Page, site: str) -> None:
    page.goto(site)
    wait_until_loaded(page)
    expect(page.locator("#versions")).to_have_text(re.compile(r"Python 3\.\d+\.\d+ · engine \d+\.\d+\.\d+"))


def test_the_computer_players_thread_answers_without_isolation(page: Page, site: str) -> None:
    page.goto(site)
    expect(page.locator("#thread")).to_contain_text(re.compile(r"Python 3\.\d+"))
    assert page.evaluate("crossOriginIsolated") is False


def test_progress_moves_with_the_loading_steps(page: Page, site: str) -> None:
    page.add_init_script("""
        window.seen = [];
        const look = () => {
            const bar = document.getElementById("progress");
            if (bar && seen.at(-1) !== bar.value) seen.push(bar.value);
            requestAnimationFrame(look);
        };
        look();
    """)
    page.goto(site)
    wait_until_loaded(page)
    page.wait_for_function("seen.at(-1) === 100")
    seen = page.evaluate("seen")
    assert seen == sorted(seen)
    assert len(seen) >= 3


def test_shell_is_readable_before_python(context: BrowserContext, site: str) -> None:
    context.route("**/runtime/**", lambda route: None)  # the runtime never arrives
    page = context.new_page()
    page.goto(site, wait_until="commit")
    for game in ("journey", "templar", "akkon"):
        expect(page.locator(f'a[href="#/new/{game}"]')).to_be_visible()
    expect(page.locator("#progress")).to_be_visible()
    assert page.get_attribute("body", "data-state") == "loading"


def test_failed_load_says_what_failed_and_offers_another_try(context: BrowserContext, site: str) -> None:
    broken = True

    def answer(route: Route) -> None:
        if broken:
            route.abort()
        else:
            route.continue_()

    context.route("**/pyodide.asm.mjs", answer)
    page = context.new_page()
    page.goto(site)
    expect(page.locator("#boot-status")).to_contain_text("could not be loaded")
    broken = False
    with page.expect_navigation():
        page.get_by_role("button", name="Try again").click()
    wait_until_loaded(page)


def test_a_font_that_does_not_arrive_stops_nothing(context: BrowserContext, site: str) -> None:
    context.route("**/runtime/**", lambda route: None)  # still loading
    page = context.new_page()
    page.goto(site, wait_until="commit")
    expect(page.locator("#boot-status")).not_to_be_empty()
    page.evaluate("""() => new Promise((missed) => {
        const link = Object.assign(document.createElement("link"), { rel: "preload", as: "font", crossOrigin: "" });
        link.onerror = missed;
        link.href = "fonts/lost.woff2";
        document.head.append(link);
    })""")
    assert page.get_attribute("body", "data-state") == "loading"
    assert page.get_attribute("body", "data-failed") is None


def test_no_script_says_so(browser: Browser, site: str) -> None:
    page = browser.new_context(java_script_enabled=False).new_page()
    page.goto(site)
    expect(page.locator("noscript p")).to_contain_text("allow scripts")
    expect(page.locator("#progress")).to_be_hidden()


def test_an_old_browser_is_told_so(context: BrowserContext, site: str) -> None:
    page = context.new_page()
    page.add_init_script("delete window.WebAssembly")
    page.goto(site)
    expect(page.locator("#boot-status")).to_contain_text("too old")


def test_shell_speaks_the_visitors_language_before_python_is_there(browser: Browser, site: str) -> None:
    context = browser.new_context(locale="de-AT")
    page = context.new_page()
    page.route("**/*.wasm", lambda _route: None)  # never answered: Python stays away
    page.goto(site, wait_until="commit")
    expect(page.locator("#home .button").first).to_have_text("Aufbrechen")
    expect(page.locator("#boot-status")).to_have_text("Der Schreiber wird geweckt …")
    assert page.get_attribute("html", "lang") == "de"
    assert page.get_attribute("body", "data-state") == "loading"
    context.close()
