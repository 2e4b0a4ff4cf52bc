"""What lies before a player, for the rail: the four tracks, knights, hand, privileges and cards played this round."""

from __future__ import annotations

from engine.words import Text, ntext, text
from web.views.akkon.geometry import TRACKS
from web.views.akkon.marks import icon
from web.views.akkon.telling import Card, camp_explained, card_explained, value_explained
from web.views.draw import Markup, tag
from web.views.scene import Scene


def player(scene: Scene, seat: int) -> Markup:
    """Numbers in one line, cards below."""
    return tag("div", _numbers(scene, seat), _cards(scene, seat), class_=f"ak-panel {scene.colour(seat)}")


def _numbers(scene: Scene, seat: int) -> Markup:
    facts = scene.view["players"][seat]
    told = camp_explained(scene, seat)
    counts = [
        _count("ak-mark-helm", facts["camp_count"], told, f"camp:{seat}"),
        _count("ak-mark-hand", facts["hand_count"], told, f"camp:{seat}"),
    ]
    values = [_value(scene, seat, track) for track in TRACKS]
    return tag("div", values, tag("span", class_="ak-gap"), counts, class_="ak-numbers")


def _value(scene: Scene, seat: int, track: str) -> Markup:
    """A track's value: the two that count in the end stand out (A20), a privilege held is ringed."""
    value = scene.view["tracks"][track][seat]
    points = scene.view["points"][seat]
    counts = "ak-high" if value == points["highest"] else "ak-low" if value == points["lowest"] else ""
    held = scene.view["privileges"][track] == seat
    told = value_explained(scene, seat, track)
    look = f"ak-value-of {counts}{' ak-holds' if held else ''}"
    return _count(f"ak-track-{track}", value, told, f"{'privilege' if held else 'track'}:{track}", look)


def _count(symbol: str, value: int, told: str, thing: str, look: str = "ak-value-of") -> Markup:
    return tag(
        "span",
        icon(symbol),
        tag("b", value),
        class_=look,
        data_thing=thing,
        data_explain=told,
        role="img",
        aria_label=told,
    )


def _cards(scene: Scene, seat: int) -> Markup | None:
    """Who has passed, cards played this round, and the others' hands: all of it came openly to where it is (A16)."""
    facts = scene.view["players"][seat]
    rows = [(text("played"), facts["played"])]
    if seat != scene.view["you"]:
        known = [card for card in facts["hand"] if card]
        rows.append((text("hand"), known))
    shown = [_row(scene, words, cards) for words, cards in rows if cards]
    lent = bool(facts["lent"]) and tag("i", scene.say(ntext("{n} knight lent", "{n} knights lent", facts["lent"])))
    passed = facts["passed"] and scene.view["phase"] == "bidding" and tag("em", scene.say(text("passed")))
    return tag("div", passed, shown, lent, class_="ak-known") if passed or shown or lent else None


def _row(scene: Scene, words: Text, cards: list[Card]) -> Markup:
    return tag("span", tag("i", scene.say(words)), [_chip(scene, card) for card in cards], class_="ak-row")


def _chip(scene: Scene, card: Card) -> Markup:
    told = card_explained(scene, card)
    return tag(
        "span",
        scene.say(card["name"]),
        class_="ak-chip",
        data_thing=f"card:{card['id']}",
        data_explain=told,
        role="img",
        aria_label=told,
    )
