"""Saved games and settings: what storage returns is never trusted."""

from __future__ import annotations

import pytest

from web import settings
from web.settings import Settings
from web.shelf import MOST, PREFIX, Saved, Shelf
from web.words import best_language


class Drawer:
    """A storage for tests."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}

    def get(self, key: str) -> str | None:
        return self.kept.get(key)

    def put(self, key: str, value: str) -> None:
        self.kept[key] = value

    def drop(self, key: str) -> None:
        self.kept.pop(key, None)

    def names(self) -> list[str]:
        return list(self.kept)


def test_latest_game_first_and_the_oldest_makes_room() -> None:
    shelf = Shelf(Drawer())
    for when in range(MOST + 3):
        shelf.put(Saved(f"#/{when}", "text", when, over=False))
    assert [saved.route for saved in shelf][:2] == [f"#/{MOST + 2}", f"#/{MOST + 1}"]
    assert len(list(shelf)) == MOST
    assert shelf.get("#/0") is None


@pytest.mark.parametrize("junk", ["", "x", "null", "[]", "{}", '{"text": 1, "when": 0, "over": false}'])
def test_junk_on_the_shelf_is_passed_over(junk: str) -> None:
    drawer = Drawer()
    drawer.put(PREFIX + "#/a", junk)
    drawer.put("something else", "not ours")
    assert list(Shelf(drawer)) == []


def test_settings_round_trip() -> None:
    chosen = Settings("de", "dark", "fast", True, 3000)
    assert settings.load(chosen.to_json(), "en") == chosen


@pytest.mark.parametrize("junk", [None, "", "x", "[]", '{"language": "xx", "speed": 3, "theme": []}'])
def test_odd_settings_fall_back(junk: str | None) -> None:
    assert settings.load(junk, "it") == Settings(language="it")


def test_language_follows_the_browser() -> None:
    assert best_language(["fr-FR", "de-AT", "en"]) == "de"
    assert best_language(["fr"]) == "en"
