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
    told = "".join(part(say) for part in paragraphs if callable(part))
    assert {card.name for card in CARDS} == {card.name for card in CARDS if f"<strong>{card.name}</strong>" in told}
    assert "<span>3 ×</span><strong>Trade Fleet</strong>" in told
    assert "<span>2 ×</span><strong>Minting Right</strong>" in told


def test_chapters_can_be_said() -> None:
    say = Tongue("en")
    for _, heading, paragraphs in RULES:
        assert tag("p", say(heading))
        assert all(say(paragraph).endswith(".") for paragraph in paragraphs if not callable(paragraph))
