"""Playing as a robot does: by the plain list of moves."""

from playwright.sync_api import Page

NOTE_STATES = """addEventListener("DOMContentLoaded", () => {
    window.states = [];
    new MutationObserver(() => states.push(document.body.dataset.state)).observe(document.body, { attributes: true });
})"""


def wait_for_turn(page: Page) -> None:
    page.wait_for_function("document.body?.dataset.state === 'your-turn'")


def make_move(page: Page) -> None:
    """The first of the legal moves, once it is the human's turn."""
    wait_for_turn(page)
    page.evaluate("document.getElementById('moves').open = true")
    page.locator("#moves [data-action]").first.click()


def play_until_computer_has_moved(page: Page) -> None:
    """Needs NOTE_STATES as an init script."""
    while not page.evaluate("states.includes('thinking')"):
        make_move(page)
    wait_for_turn(page)
