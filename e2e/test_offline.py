"""The site kept on the player's machine: offline, interrupted, updated, and beside other sites."""

from playwright.sync_api import BrowserContext, Page, expect

from e2e.host import PREFIX, Host
from e2e.play import NOTE_STATES, make_move, play_until_computer_has_moved, wait_for_turn
from e2e.watch import wait_until_loaded, watched_page


def visit(page: Page, site: str) -> None:
    """A complete visit: loaded, and everything kept."""
    page.goto(site)
    wait_until_loaded(page)
    page.wait_for_function("document.body?.dataset.kept === 'all'")


def caches_of(page: Page) -> list[str]:
    return sorted(page.evaluate("caches.keys()"))


def test_everything_works_offline_after_one_visit(context: BrowserContext, host: Host) -> None:
    with watched_page(context, host.site) as page:
        visit(page, host.site)
    host.stop()
    with watched_page(context, host.site) as page:
        page.add_init_script(NOTE_STATES)
        page.goto(f"{host.site}#/play/akkon?seats=human,knight&seed=7")
        wait_until_loaded(page)
        play_until_computer_has_moved(page)
        expect(page.locator("#versions")).to_contain_text("engine")


def test_the_second_visit_wakes_from_memory(context: BrowserContext, host: Host) -> None:
    with watched_page(context, host.site) as page:
        visit(page, host.site)
        assert [name for name in caches_of(page) if f"{PREFIX} memory" in name]
    with watched_page(context, host.site) as page:
        said: list[str] = []
        page.on("console", lambda message: said.append(message.text))
        page.goto(host.site)
        wait_until_loaded(page)
        assert not [line for line in said if "afresh" in line]


def spoil_memory(page: Page) -> None:
    page.evaluate("""async () => {
        const name = (await caches.keys()).find((name) => name.includes("memory"));
        const cache = await caches.open(name);
        const [key] = await cache.keys();
        await cache.put(key, new Response(new Uint8Array(1 << 20)));
    }""")


def test_a_spoilt_memory_is_forgotten(context: BrowserContext, host: Host) -> None:
    page = context.new_page()
    visit(page, host.site)
    spoil_memory(page)
    page.reload()
    wait_until_loaded(page)
    expect(page.locator("#versions")).to_contain_text("engine")


def test_an_interrupted_first_visit_is_made_good(context: BrowserContext, host: Host) -> None:
    lost = host.folder / "fonts" / "cinzel-latin-500-normal.woff2"
    kept = lost.read_bytes()
    lost.unlink()
    page = context.new_page()
    page.goto(host.site)
    wait_until_loaded(page)
    page.wait_for_function("caches.keys().then((names) => names.every((name) => !name.includes('release')))")
    lost.write_bytes(kept)
    page.close()
    with watched_page(context, host.site) as page:
        visit(page, host.site)


def test_a_new_release_is_offered_during_a_game_and_not_forced(context: BrowserContext, host: Host) -> None:
    page = context.new_page()
    visit(page, f"{host.site}#/play/akkon?seats=human,knight&seed=7")
    make_move(page)
    old = caches_of(page)
    host.publish("Outremer the Second")
    page.evaluate("navigator.serviceWorker.getRegistration().then((registration) => registration.update())")
    expect(page.locator("#update")).to_be_visible()
    make_move(page)
    wait_for_turn(page)
    assert page.text_content("h1") == "Outremer"
    told = page.locator("#log").inner_text()
    page.locator("#update-now").click()
    page.wait_for_function("document.querySelector('h1').textContent === 'Outremer the Second'")
    wait_for_turn(page)
    assert page.locator("#log").inner_text() == told, "the game of the old release goes on in the new one"
    page.wait_for_function("caches.keys().then((names) => names.length === 1)")
    assert not set(old) & set(caches_of(page)), "the old release's caches are gone"


def test_other_sites_caches_are_left_alone(context: BrowserContext, host: Host) -> None:
    page = context.new_page()
    page.goto(host.site)
    page.evaluate("caches.open('outremer /games/ release of-another-site')")
    visit(page, host.site)
    assert "outremer /games/ release of-another-site" in caches_of(page)


def test_installable(page: Page, site: str) -> None:
    page.goto(site)
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((r) => r.json())")
    assert manifest["start_url"] == "./"
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes
    for icon in manifest["icons"]:
        assert page.evaluate("(src) => fetch(src).then((r) => r.ok)", icon["src"])
