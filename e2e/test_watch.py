"""The helper that watches pages can fail, and does so only for what the page did wrong."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page

from e2e.watch import Watch, watched_page

FAULTS: dict[str, Callable[[Page], object]] = {
    "console error": lambda page: page.evaluate("console.error('a blot')"),
    "page error": lambda page: page.evaluate("setTimeout(() => { throw new Error('a blot') })"),
    "failed request": lambda page: page.evaluate("fetch('lost.txt')"),
    "outside request": lambda page: page.evaluate("fetch('http://127.0.0.2:9/').catch(() => {})"),
}


@pytest.fixture
def leaf(context: BrowserContext, site: str) -> str:
    """The address of an empty page of the site."""
    address = f"{site}leaf.html"
    context.route(
        address, lambda route: route.fulfill(content_type="text/html", body='<link rel="icon" href="data:,">')
    )
    return address


@pytest.mark.parametrize("kind", FAULTS)
def test_a_fault_is_noticed(context: BrowserContext, site: str, leaf: str, kind: str) -> None:
    def commit() -> None:
        with watched_page(context, site) as page:
            page.goto(leaf)
            FAULTS[kind](page)
            page.wait_for_timeout(200)

    with pytest.raises(AssertionError, match=kind):
        commit()


def test_what_a_page_gives_up_when_it_is_left_is_no_fault(context: BrowserContext, site: str, leaf: str) -> None:
    """On a reload, for one: the thread that keeps Python's memory may just be on its way."""
    context.route("**/slow.txt", lambda _route: None)  # never answered
    page = context.new_page()
    watch = Watch(page, site)
    page.goto(leaf)
    page.evaluate("void fetch('slow.txt')")
    with page.expect_event("requestfailed"):
        page.reload()
    assert not watch.faults
