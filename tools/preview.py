"""Draws one position of a game into an HTML file, to look at the art without starting the page.

python -m tools.preview journey --seats 4 --plies 60 --out /tmp/journey.html [--dark] [--png]
"""

from __future__ import annotations

import argparse
import importlib
from pathlib import Path
from typing import Any

import engine
from engine.rng import Rng
from tools.browser import ensure
from web.views.draw import Markup, join, tag
from web.views.scene import Scene
from web.views.symbols import symbols

STYLE = Path(__file__).parent.parent / "web" / "style"


def position(game: str, seats: int, plies: int, seed: int) -> engine.State:
    """A random game after so many decisions."""
    state, rng = engine.new_game(game, seats, seed), Rng(seed)
    for _ in range(plies):
        if not state.is_over:
            state.apply(rng.choice(state.legal_actions()))
    return state


def scene(state: engine.State) -> Scene:
    """The actor's view with all its choices."""
    legal = tuple(state.legal_actions())
    labels = {action: str(state.label(action)) for action in legal}
    names = ("Aude", "Bertrand", "Clément", "Dulcia", "Étienne")[: state.seats]
    return Scene(state.view(state.actor), legal, labels, names, tuple(range(state.seats)), str)


def page(views: Any, shown: Scene, dark: bool) -> Markup:
    """A bare page: the board, the hand and the players' holdings under each other."""
    width, height = views.SIZE
    frame = {"viewbox": f"0 0 {width} {height}"}
    style = Markup("".join(path.read_text() for path in sorted(STYLE.glob("*.css"))))
    return join([
        Markup("<!doctype html>"),
        tag("meta", charset="utf-8"),
        tag("style", style),
        tag(
            "body",
            tag("svg", symbols(), views.symbols(), width=0, height=0),
            tag("div", tag("svg", views.backdrop(), **frame), tag("svg", views.board(shown), **frame, id="board"), class_="board"),
            tag("div", views.hand(shown), id="hand"),
            [tag("section", tag("h3", name), views.player(shown, seat)) for seat, name in enumerate(shown.names)],
            data_theme="dark" if dark else "light",
        ),
    ])  # fmt: skip


def shoot(path: Path, png: Path) -> None:
    """A picture of the file."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=ensure(), args=["--no-sandbox"])
        tab = browser.new_page(viewport={"width": 1440, "height": 900})
        tab.goto(path.absolute().as_uri())
        tab.screenshot(path=png, full_page=True)
        browser.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(engine.GAMES))
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--plies", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("preview.html"))
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--png", action="store_true")
    args = parser.parse_args()
    views = importlib.import_module(f"web.views.{args.game}")
    args.out.write_text(page(views, scene(position(args.game, args.seats, args.plies, args.seed)), args.dark))
    if args.png:
        shoot(args.out, args.out.with_suffix(".png"))


if __name__ == "__main__":
    main()
