"""Why something on the table can't be chosen now, in one sentence."""

from __future__ import annotations

from engine.words import Text, text
from web.views.scene import Scene


def why_not(scene: Scene, thing: str) -> Text:
    """The reason, by the kind of thing that was pointed at."""
    if scene.view["over"]:
        return text("The game is over.")
    if not scene.legal:
        return _waiting(scene)
    kind, _, name = thing.partition(":")
    return REASONS.get(kind, _nothing)(scene, name)


def _waiting(scene: Scene) -> Text:
    actor = scene.view["actor"]
    return text("It is {seat}’s turn.", seat=actor)


def _nothing(scene: Scene, name: str) -> Text:
    return text("Nothing can be done with this now.")


def _asked(scene: Scene, verb: str) -> bool:
    return any(action[0] == verb for action in scene.legal)


def _card(scene: Scene, name: str) -> Text:
    """A card: not one's own, not the time, or not enough knights (A12)."""
    you = scene.view["you"]
    own = scene.view["players"][you]["hand"] if you is not None else []
    if all(str(card["id"]) != name for card in own if card):
        return text("This card is not in your hand.")
    if scene.view["phase"] == "bidding":
        return text("Cards are played after the bidding.")
    if not _asked(scene, "play"):
        return text("First finish the card you are playing.")
    return text("Too few knights are left in your camp to pay for this card.")


def _deck(scene: Scene, name: str) -> Text:
    if name in scene.view["empty"]:
        return text("The deck of {city} is empty.", city=name)
    if scene.view["phase"] == "bidding":
        return text("The highest bid on the ground of {city} wins this card.", city=name)
    return text("Only a card that draws, or the privilege of prestige, takes the top card of a deck.")


def _field(scene: Scene, name: str) -> Text:
    """A bidding ground (A6, A9)."""
    if scene.view["phase"] != "bidding":
        return text("The bidding of this round is over.")
    city = scene.view["decision"]["city"]
    if city and city != name:
        return text("In this turn all your knights go to {city}.", city=city)
    return text("None of your knights may go to {city}: Mercenary and Greymantle never share a field.", city=name)


def _knight(scene: Scene, name: str) -> Text:
    """A knight of the own camp (A9, A12)."""
    if scene.view["phase"] != "bidding":
        return text("Knights in camp pay for cards: choose a card, and they ride by themselves.")
    other = {"Mercenary": "Greymantle", "Greymantle": "Mercenary"}.get(name, "")
    if other:
        return text("Your {knight} may not join your {other} on one field.", knight=name, other=other)
    return text("This knight can’t be sent now.")


def _track(scene: Scene, name: str) -> Text:
    if _asked(scene, "track"):
        return text("This card needs a different track.")
    return text("Cards move the shields on the standards.")


def _camp(scene: Scene, name: str) -> Text:
    if _asked(scene, "foe"):
        return text("Name one of your opponents.")
    return text("A camp can be chosen when a card asks for an opponent.")


def _privilege(scene: Scene, name: str) -> Text:
    holder = scene.view["privileges"].get(name)
    if holder is None or holder != scene.view["you"]:
        return text("You don’t hold this privilege in this round.")
    if name in scene.view["used"]:
        return text("This privilege has been used in this round.")
    return text("This privilege works by itself when its moment comes.")


def _discard(scene: Scene, name: str) -> Text:
    return text("Nothing has been discarded yet.")


REASONS = {
    "discard": _discard,
    "card": _card,
    "deck": _deck,
    "field": _field,
    "knight": _knight,
    "track": _track,
    "camp": _camp,
    "privilege": _privilege,
}
