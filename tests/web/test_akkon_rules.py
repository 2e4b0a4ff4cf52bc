"""Akkon's rules page: whatever a prompt points to is there."""

from __future__ import annotations

import engine
from engine.akkon.board import CARDS
from engine.rng import Rng
from tests.conformance import positions
from web.rules.akkon import RULES
from web.views.draw import tag
from web.words import Tongue


def test_every_rule_a_prompt_points_to_has_a_chapter() -> None:
    chapters = [name for name, _, _ in RULES]
    assert len(chapters) == len(set(chapters))
    for seats in (2, 5):
        for state in positions(engine.new_game("akkon", seats, seed=3), Rng(3)):
            assert state.is_over or state.step.rule(state) in chapters


def test_all_cards_are_listed() -> None:
    say = Tongue("en")
    _, _, paragraphs = RULES[-1]
    told = " ".join(map(say, paragraphs))
    assert {card.name for card in CARDS} == {card.name for card in CARDS if f" {card.name} ({card.cost}): " in told}
    assert "3 × Trade Fleet (1): +1 gold" in told
    assert "2 × Minting Right (2): +2 gold." in told


def test_chapters_can_be_said() -> None:
    say = Tongue("en")
    for _, heading, paragraphs in RULES:
        assert tag("p", say(heading))
        assert all(say(paragraph).endswith(".") for paragraph in paragraphs)
