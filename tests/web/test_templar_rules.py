"""Templar's rules page: every rule a prompt points to has its chapter."""

from __future__ import annotations

from engine.templar import board
from tests.web.test_templar_view import positions
from web.rules.templar import RULES


def test_prompts_find_their_chapter() -> None:
    chapters = [name for name, _, _ in RULES]
    assert len(chapters) == len(set(chapters))
    assert {state.step.rule(state) for state in positions() if not state.is_over} <= set(chapters)


def test_chapters_are_told() -> None:
    for _, heading, paragraphs in RULES:
        assert heading
        assert all(paragraph.endswith(".") for paragraph in paragraphs)


def test_numbers_are_those_of_the_board() -> None:
    """T26, T32: the page and the engine agree."""
    told = {name: " ".join(paragraphs) for name, _, paragraphs in RULES}
    assert "a ring 2, a book 3, a chalice 5" in told["T26"]
    assert dict(zip(board.SORTS, board.WORTH, strict=True)) == {
        "book": 3,
        "chalice": 5,
        "oval": 2,
        "round": 2,
        "square": 2,
    }
    for rooms in range(7, 14):
        assert f"{board.ROOM_BONUS[rooms]} for" in told["T32"]
