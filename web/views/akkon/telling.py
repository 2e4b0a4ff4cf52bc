"""Akkon in words: what cards, knights, privileges and places are and do, for the pieces' explanations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.words import Text, ntext, term, text
from web.views.scene import Scene

Card = Mapping[str, Any]
Effect = tuple[str, str, int] | list[Any]

KNIGHT_POWERS = {
    "Mercenary": term("Mercenary: worth 2, and 2 more for every other knight on the field, whoever sent it."),
    "Greymantle": term("Greymantle: worth 0, but doubles all your other knights on the field. Alone it wins nothing."),
    "Chaplain": term("Chaplain: worth 0. Every card of this city costs you one knight less in this round."),
    "Seneschal": term("Seneschal: worth 4. Where the Seneschal stands, all bids lie open."),
}

# What a knight's token shows in place of its figure's name.
SHORT_VALUES = {"Mercenary": "+2", "Greymantle": "×2", "Chaplain": "0", "Seneschal": "4"}

PRIVILEGES = {
    "gold": term("Privilege of gold: once a round, one card costs its holder one knight less."),
    "faith": term(
        "Privilege of faith: after the second card of one city in a card turn, +1 on a track of choice, once a round."
    ),
    "power": term("Privilege of power: the holder wins ties for the highest bid."),
    "prestige": term("Privilege of prestige: once in the card turn, swap a hand card for the top card of any deck."),
}


def short_value(knight: str) -> str:
    """What a token shows: its number, or the mark of its power."""
    return SHORT_VALUES.get(knight, knight)


def knight_power(knight: str) -> Text:
    """What a knight is worth."""
    if knight in KNIGHT_POWERS:
        return text(KNIGHT_POWERS[knight])
    return text("A knight worth {n}.", n=knight)


# -- cards -------------------------------------------------------------------------------------------------------


def effect_words(effect: Effect) -> Text:
    """One part of a card's text."""
    kind, track, n = effect
    if kind == "up":
        return text("+{n} {track}", n=n, track=track)
    if kind == "down":
        return text("−{n} {track}", n=n, track=track)
    if kind == "foe down":
        return text("a foe −{n} {track}", n=n, track=track)
    return _choice_words(kind, n)


def _choice_words(kind: str, n: int) -> Text:
    """The parts of cards that name no track."""
    return {
        "up any": text("+{n} on any track", n=n),
        "up other": text("+{n} on another track", n=n),
        "foe down any": text("a foe −{n} on any track", n=n),
        "foe down same": text("a foe −{n} on the same track", n=n),
        "borrow from foe": ntext("borrow {n} knight from that foe", "borrow {n} knights from that foe", n),
        "borrow": ntext("borrow {n} knight", "borrow {n} knights", n),
        "plague": text("every opponent −{n} on their highest track", n=n),
        "draw": text("take the top card of any deck"),
    }[kind]


def card_words(scene: Scene, card: Card) -> str:
    """A card's whole text in one line."""
    words = "; ".join(scene.say(effect_words(effect)) for effect in card["text"])
    return words[:1].upper() + words[1:]


def card_explained(scene: Scene, card: Card) -> str:
    """A card in one sentence."""
    cost = ntext("costs {n} knight", "costs {n} knights", card["cost"])
    return scene.say(
        text(
            "{card} ({city}), {cost}: {words}.",
            card=card["name"],
            city=card["city"],
            cost=cost,
            words=card_words(scene, card),
        )
    )


# -- places ------------------------------------------------------------------------------------------------------


def deck_explained(scene: Scene, city: str, facts: Mapping[str, Any]) -> str:
    """What lies on a city's banner."""
    if facts["top"] is None:
        return scene.say(text("The deck of {city} is empty: this is the last round.", city=city))
    left = ntext(
        "{n} card left in the deck of {city}.", "{n} cards left in the deck of {city}.", facts["deck"], city=city
    )
    return f"{card_explained(scene, facts['top'])} {scene.say(left)}"


def field_explained(scene: Scene, city: str, facts: Mapping[str, Any]) -> str:
    """Who has sent how many knights to a field."""
    bids = [bid for bid in facts["bids"] if not bid["paid"]]
    parts = [scene.say(text("The bidding ground of {city}.", city=city))]
    for seat, name in enumerate(scene.names):
        own = [bid for bid in bids if bid["seat"] == seat]
        if own:
            parts.append(
                scene.say(
                    ntext(
                        "{name}: {n} knight{seen}.",
                        "{name}: {n} knights{seen}.",
                        len(own),
                        name=name,
                        seen=_seen(scene, own),
                    )
                )
            )
    if not bids:
        parts.append(scene.say(text("No bids yet.")))
    if facts["open"]:
        parts.append(scene.say(text("The Seneschal stands here: bids are open.")))
    return " ".join(parts)


def _seen(scene: Scene, bids: list[Mapping[str, Any]]) -> str:
    known = [scene.say(bid["knight"]) for bid in bids if bid["knight"]]
    return f" ({', '.join(known)})" if known else ""


def track_explained(scene: Scene, track: str) -> str:
    """Everybody's place on a standard."""
    values = ", ".join(f"{name} {value}" for name, value in zip(scene.names, scene.view["tracks"][track], strict=True))
    return scene.say(text("The standard of {track}: {values}.", track=track, values=values))


def value_explained(scene: Scene, seat: int, track: str) -> str:
    """A player's place on one standard, and whether it counts in the end (A20); the privilege, if it is held."""
    value, points = scene.view["tracks"][track][seat], scene.view["points"][seat]
    parts = [scene.say(text("{track}: {seat} stands at {n}.", track=track, seat=seat, n=value))]
    if value == points["highest"]:
        parts.append(scene.say(text("The highest value: it counts in the end.")))
    elif value == points["lowest"]:
        parts.append(scene.say(text("The lowest value: it counts in the end.")))
    if scene.view["privileges"][track] == seat:
        parts.append(privilege_explained(scene, track))
    said = " ".join(parts)
    return said[:1].upper() + said[1:]


def privilege_explained(scene: Scene, track: str) -> str:
    """What a privilege does and who holds it."""
    holder = scene.view["privileges"][track]
    used = track in scene.view["used"]
    if holder is None:
        held = text("Nobody holds it.")
    elif used:
        held = text("{seat} has used it in this round.", seat=holder)
    else:
        held = text("{seat} holds it.", seat=holder)
    return f"{scene.say(text(PRIVILEGES[track]))} {scene.say(held)}"


def camp_explained(scene: Scene, seat: int) -> str:
    """How many knights and cards a player still has."""
    facts = scene.view["players"][seat]
    parts = [
        ntext(
            "The camp of {name}: {n} knight.",
            "The camp of {name}: {n} knights.",
            facts["camp_count"],
            name=scene.names[seat],
        ),
        ntext("{n} card in hand.", "{n} cards in hand.", facts["hand_count"]),
    ]
    if facts["passed"] and scene.view["phase"] == "bidding":
        parts.append(text("Has passed."))
    if facts["borrowed"]:
        parts.append(ntext("{n} knight is borrowed.", "{n} knights are borrowed.", facts["borrowed"]))
    if facts["lent"]:
        parts.append(ntext("{n} knight is lent.", "{n} knights are lent.", facts["lent"]))
    if scene.view["start"] == seat:
        parts.append(text("Leads this round."))
    return " ".join(map(scene.say, parts))
