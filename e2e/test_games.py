"""Full games through the page, as a person would play them: by touch on a small phone, by keyboard alone.

By mouse: `test_pace.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from e2e import robot
from e2e.watch import for_this_visit, watched_page

PICTURES = Path(__file__).parent.parent / "test-results"
GAMES = {"journey": "human,squire,random", "templar": "human,random", "akkon": "human,random"}


def link(site: str, game: str, **more: str) -> str:
    query = "&".join(f"{name}={value}" for name, value in more.items())
    return f"{site}#/play/{game}?seats={GAMES[game]}&seed=7&speed=instant&{query}".rstrip("&")


@pytest.fixture
def phone(browser: Browser, site: str) -> Iterator[Page]:
    context = browser.new_context(
        viewport={"width": 360, "height": 740},
        has_touch=True,
        is_mobile=True,
        device_scale_factor=2,
        reduced_motion="reduce",
    )
    context.set_default_timeout(120_000)
    with watched_page(for_this_visit(context), site) as page:
        yield page
    context.close()


@pytest.mark.parametrize("game", GAMES)
def test_full_game_by_touch(phone: Page, site: str, game: str) -> None:
    phone.goto(link(site, game))
    player = robot.Robot(phone, with_broad_finger, seed=2)
    assert player.play() > 10
    robot.finished(phone)
    phone.screenshot(path=PICTURES / f"{game}-end-phone.png")


def with_broad_finger(player: robot.Robot) -> None:
    """Sees to it first that everything on offer is large enough for a thumb, and that the page is not wider than the phone."""
    assert player.too_small() == [], player.asked()
    assert player.page.evaluate("innerWidth") == 360, player.asked()
    robot.with_finger(player)


@pytest.mark.parametrize("game", GAMES)
def test_full_game_by_keyboard(page: Page, site: str, game: str) -> None:
    page.goto(link(site, game))
    assert robot.Robot(page, robot.with_keys, seed=3).play() > 10
    robot.finished(page)


@pytest.mark.parametrize("game", GAMES)
def test_everything_listed_can_be_reached_and_read(page: Page, site: str, game: str) -> None:
    """The page's contract: each legal action is on the table, in a little menu, or beside the prompt, and in the list.

    On a laptop, where the board is smallest, no letter is too small.
    """
    page.set_viewport_size({"width": 1366, "height": 768})
    page.emulate_media(reduced_motion="reduce")  # what is being turned over is small for a moment
    page.goto(link(site, game))
    player = robot.Robot(
        page, lambda r: page.locator("#moves [data-action]").nth(r.rng.below(len(r.listed()))).dispatch_event("click")
    )
    for _ in range(25):
        if player.wait() == "over":
            break
        everywhere = page.evaluate(
            "() => [...document.querySelectorAll('#play [data-action]')].filter(e => !e.closest('#moves')).map(e => e.dataset.action)"
        )
        assert sorted(set(everywhere)) == sorted(player.listed())
        assert page.locator("#prompt").inner_text().strip()
        assert player.small_print() == []
        player.way(player)
