"""What one bids for, once more as a strip for thumbs: on a small screen the cards of the cities are too small to read."""

from __future__ import annotations

from typing import Any

from engine.words import text
from web.views.akkon import menus
from web.views.akkon.geometry import CITIES
from web.views.akkon.marks import icon, signs
from web.views.akkon.telling import Card, deck_explained
from web.views.draw import Markup, join, tag
from web.views.scene import Scene


def offers(scene: Scene) -> list[Markup]:
    """Every city's card while bids are made or a deck is asked for: a target wherever the city is one."""
    bidding = scene.view["phase"] == "bidding"
    return [_offer(scene, city) for city in CITIES if bidding or scene.can("deck", city)]


def _offer(scene: Scene, city: str) -> Markup:
    facts, target = scene.view["cities"][city], _target(scene, city)
    inner = [_head(city, facts["top"]), _card(scene, facts["top"])]
    told = deck_explained(scene, city, facts)
    common = {"class_": f"ak-offer {target.pop('class_')}", "data_explain": told}
    if not target:
        return tag("div", inner, **common, data_thing=f"deck:{city}", role="img", aria_label=told)
    label = tag("span", target.pop("aria_label"), " ", class_="unseen")
    return tag("button", label, inner, type="button", **common, **target)


def _target(scene: Scene, city: str) -> dict[str, Any]:
    """A knight is sent there, or its deck is chosen."""
    deck = scene.can("deck", city)
    return scene.target("deck", city, look="ak-deck-spot") if deck else menus.field_target(scene, city)


def _head(city: str, card: Card | None) -> Markup:
    cost = card and tag("span", icon("ak-mark-helm"), tag("b", card["cost"]), class_="ak-price")
    return tag("span", tag("span", icon(f"ak-city-{city}"), city, class_="ak-of"), cost, class_="ak-head")


def _card(scene: Scene, card: Card | None) -> Markup:
    if card is None:
        return tag("strong", scene.say(text("Empty")))
    return join([tag("strong", scene.say(card["name"])), tag("span", signs(card["text"]), class_="ak-signs")])
