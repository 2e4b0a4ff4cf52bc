"""Positions put before the page at once: games played here, by the same engine, and opened from a file."""

from __future__ import annotations

from playwright.sync_api import Page

import engine
from engine.rng import Rng
from web.table import Table, seats_for

SEATS = {"journey": ("human", "squire", "random"), "templar": ("human", "random"), "akkon": ("human", "random")}
TO_THE_END = 10_000


def table(game: str, moves: int, seed: int = 7, names: tuple[str, ...] = (), kinds: tuple[str, ...] = ()) -> Table:
    """A game after so many random moves; then on until its person is to move, or until it is over."""
    kinds = kinds or SEATS[game]
    played = Table(seats_for(kinds, names), engine.new_game(game, len(kinds), seed))
    rng = Rng(seed)
    while not played.state.is_over and (len(played.state.history) < moves or not played.human_to_move):
        played.act(rng.choice(played.state.legal_actions()))
    return played


def open_file(page: Page, text: str) -> None:
    """Has the page open a saved game, as from a disk."""
    page.locator("#file").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": text.encode()}
    )


def sit_down(page: Page, site: str, played: Table) -> None:
    """Opens the page with this game on the table; in a hurry, for tests wait for nobody."""
    page.add_init_script(
        "localStorage.getItem('outremer.settings') ?? localStorage.setItem('outremer.settings', '{\"speed\": \"instant\"}')"
    )
    page.goto(site)
    page.wait_for_function("document.body?.dataset.state === 'ready'")
    open_file(page, played.save())
    page.wait_for_function("['your-turn', 'over'].includes(document.body?.dataset.state)")
