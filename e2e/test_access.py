"""No barriers: axe-core looks at the main screens, by day and by night, on a desk and on a small phone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, ViewportSize

from e2e.desk import TO_THE_END, sit_down, table
from e2e.watch import wait_until_loaded

ROOT = Path(__file__).parent.parent
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
PICTURES = ROOT / "test-results"
Light = Literal["light", "dark"]
LIGHTS: tuple[Light, ...] = ("light", "dark")
SIZES: dict[str, ViewportSize] = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 360, "height": 740}}
RUN = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations.flatMap((one) =>
  one.nodes.slice(0, 8).map((node) => `${one.id}: ${node.failureSummary}\n  ${node.html.slice(0, 240)}`))"""


def go(fragment: str) -> Callable[[Page, str], None]:
    def open_it(page: Page, site: str) -> None:
        page.goto(site + fragment)
        wait_until_loaded(page)

    return open_it


def with_menu(page: Page, site: str) -> None:
    at_table("templar", 30)(page, site)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").wait_for()


def with_keys(page: Page, site: str) -> None:
    go("#/")(page, site)
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()


def at_table(game: str, moves: int) -> Callable[[Page, str], None]:
    return lambda page, site: sit_down(page, site, table(game, moves))


SCREENS: dict[str, Callable[[Page, str], None]] = {
    "home": go("#/"),
    "nowhere": go("#/nowhere/at/all"),
    "setup": go("#/new/journey"),
    "rules": go("#/rules/templar"),
    "rules of Akkon": go("#/rules/akkon"),
    "rules of the Journey": go("#/rules/journey"),
    "menu": with_menu,
    "keys": with_keys,
    "journey": at_table("journey", 120),
    "templar": at_table("templar", 60),
    "akkon": at_table("akkon", 60),
    "final": at_table("akkon", TO_THE_END),
    "curtain": go("#/play/journey?seats=human,human,human&seed=7"),
}


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(page: Page, site: str, screen: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    SCREENS[screen](page, site)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, list[str]] = {}
    for light in LIGHTS:
        for size in SIZES:
            for barrier in barriers(page, screen, light, size):
                found.setdefault(barrier, []).append(f"{light} {size}")
    assert not found, "\n".join(f"{barrier}\n  ({', '.join(looks)})" for barrier, looks in found.items())


def barriers(page: Page, screen: str, light: Light, size: str) -> list[str]:
    """What axe finds; a picture of what it saw is kept."""
    page.emulate_media(color_scheme=light)
    page.set_viewport_size(SIZES[size])
    page.wait_for_timeout(300)  # until everything has taken its place
    page.screenshot(path=PICTURES / f"{screen}-{light}-{size}.png")
    return list(page.evaluate(RUN))
