"""dist/outremer.html: everything in one file, opened from a disk."""

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

from e2e.play import NOTE_STATES, play_until_computer_has_moved
from e2e.watch import wait_until_loaded, watched_page
from tools.serve import DIST


@pytest.mark.parametrize("game", ["journey", "templar", "akkon"])
def test_the_one_file_plays_from_a_disk(context: BrowserContext, tmp_path: Path, game: str) -> None:
    page_file = tmp_path / "Outremer on a stick.html"
    shutil.copyfile(DIST / "outremer.html", page_file)
    address = page_file.as_uri()
    with watched_page(context, address) as page:
        page.add_init_script(NOTE_STATES)
        page.goto(f"{address}#/play/{game}?seats=human,knight,knight&seed=7")
        wait_until_loaded(page)
        play_until_computer_has_moved(page)
        expect(page.locator("#log")).not_to_be_empty()
