"""The roll of all cards, for the rules page: city by city, one line a card."""

from __future__ import annotations

from collections import Counter

from engine.akkon.board import CARDS, Card
from web.views.akkon.marks import icon, signs
from web.views.akkon.telling import effect_words
from web.views.draw import Markup, tag
from web.views.parts import Say

COPIES = Counter(CARDS)


def roll(city: str, say: Say) -> Markup:
    """All cards of a city: how many there are of each, its price, its signs, and what they mean (A26)."""
    lines = [_line(say, card, count) for card, count in COPIES.items() if card.city == city]
    return tag("div", tag("h3", icon(f"ak-city-{city}"), say(city)), tag("ul", lines), class_="fig-roll")


def _line(say: Say, card: Card, count: int) -> Markup:
    words = "; ".join(say(effect_words(effect)) for effect in card.effects)
    return tag(
        "li",
        tag("span", f"{count} ×"),
        tag("strong", say(card.name)),
        tag("span", icon("ak-mark-helm"), tag("b", card.cost), class_="ak-price"),
        tag("span", signs(card.effects), class_="fig-signs", aria_hidden="true"),
        tag("span", words, class_="fig-words"),
    )
