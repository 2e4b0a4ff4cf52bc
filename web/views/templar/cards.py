"""The hand: ten characters as painted cards, with what they do and the number of their refill."""

from __future__ import annotations

from typing import Any

from engine.templar.board import CARDS, REFILL
from engine.words import Text, term, text
from web.views.draw import NOTHING, Markup, tag
from web.views.scene import Scene
from web.views.templar.reasons import card_barred
from web.views.templar.strip import strip

ORDER = ("Anselmus", "Josua", "Lucas", "Benjamin", "Maria", "Stephanus", "Porticus", "Remigius", "Severus", "Bells")
REFILLS = dict(zip(CARDS, REFILL, strict=True))

SHORT = {
    "Anselmus": term("Walk 1 room, hide up to 3 treasures"),
    "Josua": term("Walk up to 2 rooms, hide up to 2"),
    "Lucas": term("Walk up to 3 rooms, hide 1"),
    "Benjamin": term("Walk up to 3 rooms, carry a ring along"),
    "Maria": term("Fetch treasures at a warehouse"),
    "Stephanus": term("Walk up to 2 rooms, 1 point per figure there"),
    "Porticus": term("Move the door, 1 point"),
    "Remigius": term("The abbot walks and scores a room"),
    "Severus": term("The prior walks, 1 point"),
    "Bells": term("Refill the harbour, cards back to hand"),
}
LONG = {
    "Anselmus": term("Anselmus, the old monk: your pawn walks exactly 1 room and hides up to 3 treasures there."),
    "Josua": term("Josua, the monk: your pawn walks 1 or 2 rooms and hides up to 2 treasures where it stops."),
    "Lucas": term("Lucas, the young monk: your pawn walks 1 to 3 rooms and hides 1 treasure where it stops."),
    "Benjamin": term("Benjamin, the novice: your pawn walks 1 to 3 rooms and may carry one unscored ring, anybody's, into another room."),
    "Maria": term("Maria, the messenger: your pawn goes to any warehouse; for each tile there you take such a treasure from your reserve."),
    "Stephanus": term("Stephanus, the illustrator: your pawn walks 1 or 2 rooms; 1 point for every other figure in the room where it stops."),
    "Porticus": term("Porticus, the porter: the door goes to another passage; 1 point."),
    "Remigius": term("Remigius, the abbot, walks 1 or 2 rooms, not into the room of Vitus; the room where he stops is scored."),
    "Severus": term("Severus, the prior, walks 1 to 3 rooms; 1 point. Where he stands no treasure is touched."),
    "Bells": term("Bells: the harbour is refilled by the number of the card on top of your pile, then all your cards come back to hand."),
}  # fmt: skip


def hand(scene: Scene) -> Markup:
    """The cards of the person at the screen; those that can't be played now say why."""
    seat = scene.view["you"]
    if seat is None:
        return NOTHING
    own = scene.view["players"][seat]
    cards = [_card(scene, name, own) for name in ORDER if name in own["hand"]]
    return tag(
        "div",
        *strip(scene),
        *cards,
        style=f"--cards:{len(cards)}",
        class_="tp-hand",
        role="group",
        aria_label=scene.say(text("Your cards")),
    )


def _card(scene: Scene, name: str, own: dict[str, Any]) -> Markup:
    chosen = own.get("card_in_secret") == name
    about = scene.say(LONG[name])
    look = "card tp-card" + (" tp-chosen" if chosen else "")
    face = _face(scene, name, own)
    if scene.can("card", name):
        attributes = scene.target("card", name, look=look)
        label = tag("span", attributes.pop("aria_label"), ". ", class_="unseen")  # read out before what stands on it
        return tag("button", label, *face, id=f"card-{name}", type="button", data_explain=about, **attributes)
    barred = card_barred(scene, name)
    told = about if barred is None else f"{about} {scene.say(barred)}"
    look += " tp-barred" if barred else ""
    return tag(
        "div",
        *face,
        id=f"card-{name}",
        data_thing=f"card:{name}",
        data_explain=told,
        role="img",
        aria_label=told,
        class_=look,
    )


def _face(scene: Scene, name: str, own: dict[str, Any]) -> list[Markup]:
    number = REFILLS[own["top"]] if name == "Bells" and own["top"] else REFILLS[name]
    refill = tag("span", number, class_="tp-refill", title=scene.say(refill_note(name))) if number else NOTHING
    return [portrait(name), refill, tag("b", scene.say(name)), tag("small", scene.say(SHORT[name]))]


def refill_note(name: str) -> Text:
    """What the number in a card's corner means (T7)."""
    if name == "Bells":
        return text("So many tiles come into the harbour if you ring the bells now")
    return text("So many tiles come into the harbour if the bells follow this card")


def portrait(name: str) -> Markup:
    """A character's face."""
    return tag(
        "svg",
        tag("use", href=f"#templar-card-{name}", width=100, height=76),
        viewbox="0 0 100 76",
        preserveAspectRatio="xMidYMin slice",
        aria_hidden="true",
        class_="tp-portrait",
    )
