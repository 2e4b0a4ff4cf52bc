"""A page that tells on itself: console errors, page errors, failed requests and requests to anywhere else."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, Response

GIVEN_UP = "net::ERR_ABORTED"  # by the page itself: it was left or loaded anew meanwhile


class Watch:
    """Everything a page of ours must never do, noted as it happens."""

    def __init__(self, page: Page, site: str) -> None:
        self.site = site
        self.faults: list[str] = []
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.faults.append(f"page error: {error}"))
        page.on("request", self._request)
        page.on("requestfailed", self._request_failed)
        page.on("response", self._response)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.faults.append(f"console error: {message.text}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.site, "blob:", "data:")):
            self.faults.append(f"outside request: {request.url}")

    def _request_failed(self, request: Request) -> None:
        if request.failure != GIVEN_UP:
            self.faults.append(f"failed request: {request.url} ({request.failure})")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.faults.append(f"failed request: {response.url} ({response.status})")


@contextmanager
def watched_page(context: BrowserContext, site: str) -> Iterator[Page]:
    """A new page, and a failure at its end if it did anything it must not."""
    page = context.new_page()
    watch = Watch(page, site)
    yield page
    page.close()
    assert not watch.faults, "\n".join(watch.faults)


def for_this_visit(context: BrowserContext) -> BrowserContext:
    """Spares a visit what is only done for the next one (`boot/keep.mjs`): half of the work of starting."""
    context.route("**/boot/keep.mjs", lambda route: route.fulfill(body="", content_type="text/javascript"))
    return context


def wait_until_loaded(page: Page) -> None:
    """Until Python runs the page; a load that failed says why at once."""
    page.wait_for_function(
        "document.body && (document.body.dataset.state != 'loading' || 'failed' in document.body.dataset)"
    )
    assert page.get_attribute("body", "data-failed") is None, page.inner_text("#boot-status")
