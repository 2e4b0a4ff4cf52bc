"""Take pictures of the page: those of the README, or any route, size and scheme for a critical look.

python -m tools.picture
python -m tools.picture --to akkon.png --route "#/play/akkon?seats=human,knight" --moves 5 --size 360x740 --scheme dark
"""

import argparse
import threading
from pathlib import Path

from playwright.sync_api import sync_playwright

from tools.browser import ensure
from tools.serve import make_server

DOCS = Path(__file__).parent.parent / "docs"
TABLES = {  # of the README: game → the link's seats and seed, moves, scheme
    "journey": ("human,knight,knight,knight&seed=7", 22, "light"),
    "templar": ("human,knight,knight,knight&seed=7", 30, "light"),
    "akkon": ("human,knight,knight&seed=7", 24, "dark"),
}
ASKED = "['your-turn', 'over'].includes(document.body.dataset.state)"
CHOOSE = "document.querySelector('#moves [data-action]').click()"


def take(target: Path, route: str, width: int, height: int, scheme: str, loading: bool, moves: int = 0) -> None:
    """One picture of the built page, after some moves; with ``loading``, of the shell before Python has come."""
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
        for _ in range(moves):
            page.wait_for_function(ASKED)
            page.evaluate(CHOOSE)
        if moves:
            page.wait_for_function(ASKED)
        page.wait_for_timeout(700)  # pieces glide
        page.screenshot(path=target, quality=88 if target.suffix == ".jpg" else None)
        browser.close()
    server.shutdown()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--to", type=Path, help="without it: the pictures of the README")
    parser.add_argument("--route", default="")
    parser.add_argument("--size", default="1440x900")
    parser.add_argument("--scheme", choices=["light", "dark"], default="light")
    parser.add_argument("--moves", type=int, default=0, help="of a game, the first listed each time")
    parser.add_argument("--loading", action="store_true", help="the shell before Python has come")
    options = parser.parse_args()
    width, height = (int(part) for part in options.size.split("x"))
    if options.to:
        take(options.to, options.route, width, height, options.scheme, options.loading, options.moves)
        return
    take(DOCS / "home.jpg", "", width, height, options.scheme, loading=False)
    for game, (seats, moves, scheme) in TABLES.items():
        route = f"#/play/{game}?seats={seats}&speed=instant"
        take(DOCS / f"{game}.jpg", route, width, height, scheme, loading=False, moves=moves)


if __name__ == "__main__":
    main()
