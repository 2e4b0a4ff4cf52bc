"""How long a knight thinks in the browser: every decision of whole games, in the page's own Python.

`python -m bench.thinking` needs a built site (`make site`). The same games are also played here, by CPython, so that the
ratio of the two can be told.
"""

import argparse
import json
import statistics
from typing import Any

from playwright.sync_api import Page, sync_playwright

import engine
from bench.loading import served
from tools.browser import ensure
from tools.serve import DIST
from web import worker

GAMES = """
import time, ai, engine

def thinking(game, seats, seed):
    state, times = engine.new_game(game, seats, seed), []
    player = ai.make("knight", seed)
    while not state.is_over:
        choice, start = len(state.legal_actions()) > 1, time.perf_counter()
        action = player.choose(state)
        if choice:
            times.append(1000 * (time.perf_counter() - start))
        state.apply(action)
    return times
"""


def warm(page: Page, game: str) -> None:
    """As the page's worker does before anybody asks it."""
    page.evaluate("code => outremer.python.runPython(code)", f"from web import worker; worker.warm({game!r})")
    worker.warm(game)


def in_the_browser(page: Page, game: str, seats: int, seed: int) -> list[float]:
    code = f"{GAMES}\nimport json\njson.dumps(thinking({game!r}, {seats}, {seed}))"
    times: list[float] = json.loads(page.evaluate("code => outremer.python.runPython(code)", code))
    return times


def here(game: str, seats: int, seed: int) -> list[float]:
    names: dict[str, Any] = {}
    exec(GAMES, names)  # the very same lines
    times: list[float] = names["thinking"](game, seats, seed)
    return times


def line(game: str, seats: int, browser: list[float], cpython: list[float]) -> str:
    late = sorted(browser)[int(0.99 * (len(browser) - 1))]
    return (
        f"{game:<8} {seats} seats {len(browser):5} decisions: {statistics.mean(browser):5.1f} ms on average, {late:5.1f} ms (99 %), "
        f"{max(browser):5.1f} ms at most; {sum(browser) / sum(cpython):.1f} times as long as CPython"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=7)
    options = parser.parse_args()
    with sync_playwright() as playwright, served(DIST) as site:
        browser = playwright.chromium.launch(executable_path=ensure(), args=["--no-sandbox"])
        page = browser.new_page()
        page.goto(site)
        page.wait_for_function("document.body.dataset.state === 'ready'", timeout=60_000)
        for game in engine.GAMES.values():
            warm(page, game.name)
            for seats in (game.seats[0], game.seats[-1]):
                played = game.name, seats, options.seed
                print(line(game.name, seats, in_the_browser(page, *played), here(*played)), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
