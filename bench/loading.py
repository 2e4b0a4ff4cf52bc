"""How fast the page loads: time to the first clickable action of a game, against the bare runtime in the same browser.

Run by `make bench`. First visits have nothing cached; later ones come after a complete first visit.
"""

import argparse
import gzip
import statistics
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tools.browser import ensure
from tools.build import MODULES
from tools.serve import DIST, make_server

BARE = """<!doctype html><meta charset="utf-8"><title>bare</title><script type="module">
import { loadPyodide } from "./pyodide/pyodide.mjs";
await loadPyodide();
window.reached = performance.now();
</script>"""
GAME = "index.html#/play/journey?seats=human,knight,knight&seed=7"
REACHED = """(() => {
    const look = () => {
        const target = document.querySelector("[data-action]:not([disabled])");
        if (target?.checkVisibility()) window.reached = performance.now();
        else requestAnimationFrame(look);
    };
    look();
})()"""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of ``folder`` while the block runs."""
    server = make_server(folder)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


def visit(context: BrowserContext, address: str) -> float:
    """Milliseconds from navigation until the page says it has reached its goal."""
    page = context.new_page()
    page.add_init_script(REACHED)
    page.goto(address, wait_until="commit")
    page.wait_for_function("window.reached", timeout=60_000)
    reached = float(page.evaluate("window.reached"))
    page.close()
    return reached


def first_visit(browser: Browser, address: str) -> float:
    """By somebody who has never been here."""
    context = browser.new_context()
    measured = visit(context, address)
    context.close()
    return measured


def regular(browser: Browser, address: str) -> BrowserContext:
    """Somebody whose first visit was complete: all is kept on the machine."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(address)
    page.wait_for_function("document.body.dataset.kept", timeout=120_000)
    page.close()
    return context


def first_visit_bytes(browser: Browser, address: str) -> int:
    """What a first visit transfers until everything is kept, each file gzipped where that helps, as hosts do."""
    context = browser.new_context()
    paths: set[str] = set()
    context.on("request", lambda request: paths.add(request.url))
    page = context.new_page()
    page.goto(address)
    page.wait_for_function("document.body.dataset.kept", timeout=120_000)
    context.close()
    site = address.partition("index.html")[0]
    files = {DIST / url.removeprefix(site).partition("#")[0] for url in paths if url.startswith(site)}
    return sum(transfer_size(file) for file in files if file.is_file())


def transfer_size(file: Path) -> int:
    content = file.read_bytes()
    return min(len(content), len(gzip.compress(content, 6)))


def bare_site(folder: Path) -> Path:
    """The stock runtime and a page that does nothing but load it."""
    (folder / "pyodide").symlink_to(MODULES / "pyodide")
    (folder / "index.html").write_text(BARE, encoding="utf-8")
    return folder


def report(name: str, times: list[float], bare: list[float]) -> None:
    middle = statistics.median(times)
    ratio = middle / statistics.median(bare)
    print(f"{name:<13}{middle:6.0f} ms  {ratio:4.2f} of bare   ({', '.join(f'{time:.0f}' for time in times)})")


def measure(browser: Browser, times: int) -> None:
    """The three kinds of visit in turn, so that whatever else the machine does falls on all alike."""
    with tempfile.TemporaryDirectory() as folder, served(bare_site(Path(folder))) as bare, served(DIST) as site:
        first_visit(browser, bare)  # so that the browser itself is warm
        visitor = regular(browser, site + GAME)
        kinds: dict[str, list[float]] = {"bare runtime": [], "first visit": [], "later visits": []}
        for _ in range(times):
            kinds["bare runtime"].append(first_visit(browser, bare))
            kinds["first visit"].append(first_visit(browser, site + GAME))
            kinds["later visits"].append(visit(visitor, site + GAME))
        for name, measured in kinds.items():
            report(name, measured, kinds["bare runtime"])
        print(f"first visit transfers {first_visit_bytes(browser, site + GAME) / 1e6:.2f} MB gzipped")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=5, help="visits of each kind; the median counts")
    options = parser.parse_args()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=ensure(), args=["--no-sandbox"])
        measure(browser, options.times)
        browser.close()


if __name__ == "__main__":
    main()
