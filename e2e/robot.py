"""A person at the page, for tests: looks for what glows and uses a mouse, a finger or the keys alone."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from engine.rng import Rng

SEEN = """within => [...document.querySelectorAll('#stage [data-action], #hand [data-action], #choices [data-action], #players [data-action]')]
  .filter(e => (!within || e.closest('#' + within)) && e.getClientRects().length && getComputedStyle(e).visibility !== 'hidden')
  .map(e => e.dataset.action)"""
MENUS = """() => [...document.querySelectorAll('#play [data-menu]')]
  .filter(e => e.getClientRects().length && document.getElementById(e.dataset.menu).querySelector('[data-action]'))
  .map(e => e.dataset.menu)"""
LISTED = "() => [...document.querySelectorAll('#moves [data-action]')].map(e => e.dataset.action)"
WAITING = "() => ['your-turn', 'over'].includes(document.body?.dataset.state)"
# A point where a click reaches the element, through art that may lie over it: near its middle if possible.
POINT = """e => {
  const box = e.getBoundingClientRect();
  const tries = [[.5, .5], [.5, .3], [.5, .7], [.3, .5], [.7, .5]];
  for (let i = 1; i < 16; i++) for (let j = 1; j < 16; j++) tries.push([i / 16, j / 16]);
  for (const [u, v] of tries) {
    const x = box.left + u * box.width, y = box.top + v * box.height;
    const pile = document.elementsFromPoint(x, y);
    const hits = pile.map(hit => hit.closest('[data-action], [data-menu], [data-do]'));
    if (hits[0] === e || (pile[0]?.closest('#stage') && hits.find(hit => hit) === e)) return [x, y];
  }
  return null;
}"""
# What a thumb can't hit: no element of the choice is 44 pixels wide and high, nor gets the taps that near to its middle.
TOO_SMALL = """() => {
  const name = element => element?.dataset.action ?? element?.dataset.menu;
  const fits = element => {
    const box = element.getBoundingClientRect();
    if (Math.min(box.width, box.height) > 43) return true;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return element.closest('#stage')
      && [[0, 0], [-20, 0], [20, 0], [0, -20], [0, 20]].every(([u, v]) => name(outremer.aim(x + u, y + v)) === name(element));
  };
  const seen = [...document.querySelectorAll('#play :is([data-action], [data-menu])')]
    .filter(element => element.getClientRects().length && getComputedStyle(element).visibility !== 'hidden'
      && (element.dataset.action || document.getElementById(element.dataset.menu).querySelector('[data-action]')));
  const large = new Set(seen.filter(fits).map(name));
  return seen.filter(element => !large.has(name(element))).map(element => {
    const box = element.getBoundingClientRect();
    return `${name(element)}: ${Math.round(box.width)} x ${Math.round(box.height)}`;
  });
}"""
# Words in letters of less than 13 pixels as they stand on the screen, but for rounding.
SMALL_PRINT = """() => [...document.querySelectorAll('#play *')].filter(element => {
  const said = [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.data.trim());
  if (!said || !element.getClientRects().length || element.closest('.unseen, #moves')) return false;
  const matrix = element.ownerSVGElement ? element.getScreenCTM() : { a: 1, b: 0 };
  return parseFloat(getComputedStyle(element).fontSize) * Math.hypot(matrix.a, matrix.b) < 12.9;
}).map(element => element.textContent)"""
COUNTED = "[...document.querySelectorAll('[data-count]')].every(e => e.textContent === e.dataset.count)"
PUT_IN_SIGHT = "e => e.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })"

Way = Callable[["Robot"], None]


class Robot:
    """Plays random moves in one way until the game is over."""

    def __init__(self, page: Page, way: Way, seed: int = 1) -> None:
        self.page, self.way, self.rng = page, way, Rng(seed)
        self.moves = 0

    def play(self, most: int = 500) -> int:
        """Plays to the end; returns how many decisions it took."""
        while self.wait() == "your-turn":
            assert self.moves < most, "the game does not end"
            before = self.asked()
            self.way(self)
            self.moves += 1
            if self.moves % 40 == 0 and self.wait() == "your-turn" and self.asked() == before:
                self.page.locator("#moves [data-action]").first.dispatch_event(
                    "click"
                )  # random presses may go in circles
        return self.moves

    def asked(self) -> tuple[str, list[str]]:
        """The question and its answers."""
        return self.page.inner_text("#prompt"), self.listed()

    def wait(self) -> str:
        """Until something is asked or the game is over."""
        self.page.wait_for_function(WAITING, timeout=120_000)
        return str(self.page.evaluate("document.body.dataset.state"))

    def seen(self, menu: str = "") -> list[str]:
        """What can be chosen at a glance: on the board, in the hand, beside the prompt; or in one of the little menus."""
        return list(self.page.evaluate(SEEN, menu))

    def menus(self) -> list[str]:
        """The little menus that can be opened to choose from."""
        return list(self.page.evaluate(MENUS))

    def small_print(self) -> list[str]:
        """Words that are hard to read."""
        return list(self.page.evaluate(SMALL_PRINT))

    def too_small(self) -> list[str]:
        """What can be chosen now, but hardly with a thumb."""
        return list(self.page.evaluate(TOO_SMALL))

    def listed(self) -> list[str]:
        """What the plain list of moves offers."""
        return list(self.page.evaluate(LISTED))


def with_mouse(robot: Robot) -> None:
    """Clicks something that glows; if it opens a little menu, then something in there."""
    _pick(robot, lambda x, y: robot.page.mouse.click(x, y))


def with_finger(robot: Robot) -> None:
    """Taps, after bringing the target into sight."""
    _pick(robot, lambda x, y: robot.page.touchscreen.tap(x, y))


def _pick(robot: Robot, press: Callable[[float, float], None]) -> None:
    menus = robot.menus()
    choice = robot.rng.choice([*robot.seen(), *menus])
    if choice in menus:
        _press(robot.page.locator(f"#play [data-menu='{choice}']:visible").first, press)
        _press(_element(robot.page, robot.rng.choice(robot.seen(choice)), f"#{choice}"), press)
    else:
        _press(_element(robot.page, choice), press)


def _press(element: Locator, press: Callable[[float, float], None]) -> None:
    point = element.evaluate(POINT)
    if not point:
        element.evaluate(PUT_IN_SIGHT)
    for _ in range(20):  # on a phone the board may still be coming closer
        if point:
            break
        element.page.wait_for_timeout(100)
        point = element.evaluate(POINT)
    assert point, f"{element.get_attribute('data-action')} can't be reached"
    press(*point)


def with_keys(robot: Robot) -> None:
    """By keyboard alone: now the arrows and Enter on the board, now the plain list of moves."""
    keyboard = robot.page.keyboard
    if robot.moves % 2 and robot.seen():
        keyboard.press("ArrowRight")
        for _ in range(robot.rng.below(4)):
            keyboard.press(robot.rng.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
        if robot.page.evaluate("!!document.activeElement.closest('[data-action]')"):
            keyboard.press("Enter")
            return
    keyboard.press("m")
    for _ in range(robot.rng.below(len(robot.listed()))):
        keyboard.press("Tab")
    keyboard.press("Enter")


def _element(page: Page, action: str, within: str = ":is(#stage, #hand, #choices, #players)") -> Locator:
    return page.locator(f"{within} [data-action={json.dumps(action)}]:visible").first


def finished(page: Page) -> None:
    """The end is laid out: a winner, and points that add up."""
    expect(page.locator(".final h2")).to_be_visible()
    rows = page.locator(".final tbody tr").evaluate_all(
        "rows => rows.map(r => [...r.cells].slice(1).map(c => Number(c.textContent)))"
    )
    assert [sum(column) for column in zip(*rows[:-1], strict=True)] == rows[-1]
    page.wait_for_function(COUNTED)
