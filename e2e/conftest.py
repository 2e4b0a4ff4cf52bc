"""The site of dist/, served under a sub-path as GitHub Pages does, and a Chromium to look at it."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from e2e.host import Host
from e2e.watch import for_this_visit, watched_page
from tools.browser import find
from tools.serve import DIST, make_server

expect.set_options(timeout=90_000)  # two cores may be busy
SUB_PATH = "/some/sub/path/"


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of the built site."""
    assert (DIST / ".built").exists(), "dist/ is not built: run `make site` first"
    server = make_server(prefix=SUB_PATH)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}{SUB_PATH}"
    server.shutdown()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A Chromium; its sandbox is off since tests often run as root in a container."""
    path = find()
    assert path, "no Chromium found: run `make test`, which installs one"
    browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
    yield browser
    browser.close()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A fresh visitor: nothing cached, nothing saved."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.set_default_timeout(120_000)
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext, site: str) -> Iterator[Page]:
    """A page that fails its test on any console error, page error, failed or outside request."""
    with watched_page(for_this_visit(context), site) as page:
        yield page


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    """A copy of the site on a host that can be stopped and changed."""
    host = Host(tmp_path / "site")
    yield host
    host.stop()
