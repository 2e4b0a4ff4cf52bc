"""Take pictures of the page: docs/home.png for the README, or any route, size and scheme for a critical look."""

import argparse
import threading
from pathlib import Path

from playwright.sync_api import sync_playwright

from tools.browser import ensure
from tools.serve import make_server

PICTURE = Path(__file__).parent.parent / "docs" / "home.png"


def take(target: Path, route: str, width: int, height: int, scheme: str, loading: bool) -> None:
    """One picture of the built page; with ``loading``, of the shell before Python has come."""
    server = make_server()
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=ensure(), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": width, "height": height}, color_scheme=scheme)  # type: ignore[arg-type]
        if loading:
            page.route("**/*.wasm", lambda _: None)
        page.goto(f"http://127.0.0.1:{server.server_port}/{route}", wait_until="commit" if loading else "load")
        page.wait_for_timeout(1500)
        if not loading:
            page.wait_for_function("document.body.dataset.state != 'loading'")
        page.screenshot(path=target)
        browser.close()
    server.shutdown()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--to", type=Path, default=PICTURE)
    parser.add_argument("--route", default="")
    parser.add_argument("--size", default="1440x900")
    parser.add_argument("--scheme", choices=["light", "dark"], default="light")
    parser.add_argument("--loading", action="store_true", help="the shell before Python has come")
    options = parser.parse_args()
    width, height = (int(part) for part in options.size.split("x"))
    take(options.to, options.route, width, height, options.scheme, options.loading)


if __name__ == "__main__":
    main()
