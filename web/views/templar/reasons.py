"""Why something on the table can't be chosen now: one sentence, as specific as the position allows."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.templar.board import PASSAGES
from engine.templar.events import place_name
from engine.words import Text, text
from web.views.scene import Scene
from web.views.templar.words import TREASURES, kind_of

Reason = Callable[[Scene, str], Text | None]


def why_not(scene: Scene, thing: str) -> Text:
    """The reason, for anything that has a `data-thing`."""
    view = scene.view
    if view["over"]:
        return text("The game is over.")
    if not scene.legal:
        return text("It is for {seat} to decide now.", seat=view["actor"])
    kind, _, name = thing.partition(":")
    reason = REASONS.get(kind)
    return (reason(scene, name) if reason else None) or asked(scene)


def asked(scene: Scene) -> Text:
    """What has to be decided before anything else."""
    verb = next((action[0] for action in scene.legal if action[0] in ASKED), "")
    return ASKED.get(verb, text("Choose one of the buttons beside the question."))


ASKED: Mapping[str, Text] = {
    "card": text("First choose a card from your hand."),
    "portal": text("First choose the portal to which your pawn comes back."),
    "hide": text("Now treasures are hidden: choose a glowing box, or stop."),
    "put": text("The ring has to be put down: choose a glowing box or go on."),
    "step": text("A figure is on its way: choose a glowing room, or stop."),
    "warehouse": text("Maria goes to a warehouse: choose one in the harbour."),
    "door": text("The door is moved: choose a glowing passage."),
    "turn": text("Choose which of your rings in the scored room is turned over."),
    "single": text("Choose the kind of ring of which you take only one."),
    "abbot": text("Remigius is put into a room: choose any of them."),
    "spy": text("Vitus starts in a room next to Remigius: choose a glowing one."),
    "prior": text("Severus is put into a room: choose any of them."),
    "announce": text("First decide whether you announce your treasures in all rooms."),
}


# -- cards -------------------------------------------------------------------------------------------------------


def card_barred(scene: Scene, name: str) -> Text | None:
    """The pile that keeps a hand card from being played (T15, T34); none in the first round or after the last."""
    view = scene.view
    if view["phase"] in {"setup", "first", "over"}:
        return None
    for seat, player in enumerate(view["players"]):
        if seat != view["you"] and player["top"] == name:
            return text(
                "{card} lies on top of the pile of {owner}: nobody else may play it now.", card=name, owner=seat
            )
    rafael = view["rafael"]
    if rafael and rafael["top"] == name:
        return text("{card} lies face up before Rafael: nobody may play it now.", card=name)
    return None


def _card(scene: Scene, name: str) -> Text | None:
    current = scene.view["decision"].get("card")
    if current:
        return text("First {card} is carried out to the end.", card=current)
    return card_barred(scene, name)


def _pile(scene: Scene, name: str) -> Text | None:
    if int(name) == scene.view["you"]:
        return text("This card has been played; the bells bring it back to your hand.")
    return text("Only cards from your own hand can be played.")


# -- places ------------------------------------------------------------------------------------------------------


def _room(scene: Scene, name: str) -> Text | None:
    verbs = {action[0] for action in scene.legal}
    if "step" in verbs:
        return _no_step(scene, int(name))
    if "hide" in verbs:
        place = scene.view["players"][scene.view["turn"]]["place"]
        return text("The walk is over: treasures can be hidden only in {room}.", room=place_name(place))
    return None


def _no_step(scene: Scene, room: int) -> Text:
    """Why the figure on its way can't enter a room (T17, T20, T25)."""
    decision, view = scene.view["decision"], scene.view
    path = decision["path"]
    here, name = path[-1], place_name(room, capital=True)
    if room == here:
        return text("The figure stands here already.")
    if not _joined(here, room):
        return text("No passage joins {here} and {room}.", here=place_name(here), room=place_name(room))
    if sorted((here, room)) == view["door"]:
        return text(
            "The door shuts the passage between {here} and {room}.", here=place_name(here), room=place_name(room)
        )
    if decision["card"] == "Remigius" and room == view["vitus"]:
        return text("Remigius does not enter the room where Vitus is.")
    if room in path and decision["card"] != "Benjamin":
        return text("{room} has been entered on this walk already.", room=name)
    return text("The ring could not be put down any more on that way.")


def _joined(here: int | str, room: int) -> bool:
    return isinstance(here, int) and ((here, room) in PASSAGES or (room, here) in PASSAGES)


def _portal(scene: Scene, name: str) -> Text | None:
    if scene.can("portal", name):
        return None
    return text("Nobody walks out through a portal; pawns come back to it from the harbour.")


def _warehouse(scene: Scene, name: str) -> Text | None:
    if scene.can("card", "Maria"):
        return text("Play Maria to send your pawn to a warehouse.")
    return None


def _door(scene: Scene, name: str) -> Text | None:
    if scene.can("card", "Porticus"):
        return text("Play Porticus to move the door.")
    if any(action[0] == "door" for action in scene.legal):
        return text("The door has to go to another passage.")
    return None


def _figure(scene: Scene, name: str) -> Text | None:
    if name == "vitus":
        return text("Vitus moves by himself, whenever Remigius has walked.")
    if scene.can("card", name.capitalize()):
        return text("Play {card} to move this figure.", card=name.capitalize())
    return None


def _bag(scene: Scene, name: str) -> Text | None:
    return text("Tiles are drawn from the bag when somebody rings the bells.")


# -- treasures ---------------------------------------------------------------------------------------------------


def _tray(scene: Scene, name: str) -> Text | None:
    """Why nothing can be laid into a ring area now (T19)."""
    room, area = map(int, name.split("-"))
    elsewhere = _elsewhere(scene, room)
    if elsewhere:
        return elsewhere
    boxes = scene.view["rooms"][str(room)]["rings"][area]
    if None not in boxes:
        return text("All boxes of this tray are taken.")
    kind = kind_of(boxes)
    return (
        text("In this tray only one kind is allowed now: {name}.", name=TREASURES[kind])
        if kind
        else text("You have no ring to hide.")
    )


def _elsewhere(scene: Scene, room: int) -> Text | None:
    """Treasures are handled only where the pawn is, and not before Severus' eyes (T24)."""
    verbs = {action[0] for action in scene.legal}
    if not verbs & {"hide", "put", "take"}:
        return asked(scene)
    place = scene.view["players"][scene.view["turn"]]["place"]
    if place == room:
        return None
    if room == scene.view["severus"]:
        return text("Severus is there: no treasure may be touched.")
    return text("Your pawn is not there.")


def _shelf(scene: Scene, name: str) -> Text | None:
    room, _, sort = name.partition("-")
    elsewhere = _elsewhere(scene, int(room))
    if elsewhere:
        return elsewhere
    shelf = scene.view["rooms"][room]["chalices" if sort == "chalice" else "books"]
    if None not in shelf:
        return text("Every place for it in this room is taken.")
    if any(action[0] == "hide" for action in scene.legal):
        return text("You have none of these to hide.")
    return None


def _treasure(scene: Scene, name: str) -> Text | None:
    room, sort, owner, scored = name.split("-")
    verbs = {action[0] for action in scene.legal}
    if "turn" in verbs:
        return text("Choose one of your own unscored rings in the scored room.")
    if "hide" in verbs:
        return text("This box is taken; treasures stay where they are hidden.")
    if "take" not in verbs:
        return asked(scene)
    if sort in {"chalice", "book"}:
        return text("Benjamin carries rings only.")
    if scored == "1":
        return text("Benjamin takes unscored rings only.")
    return _elsewhere(scene, int(room)) or _no_take(scene, int(owner))


def _no_take(scene: Scene, owner: int) -> Text:
    if scene.view["last"] and owner != scene.view["turn"]:
        return text("In the last round Benjamin takes only your own rings.")
    return text("This ring could not be put down anywhere on the way.")


REASONS: Mapping[str, Reason] = {
    "card": _card,
    "pile": _pile,
    "room": _room,
    "portal": _portal,
    "warehouse": _warehouse,
    "door": _door,
    "figure": _figure,
    "bag": _bag,
    "tray": _tray,
    "shelf": _shelf,
    "treasure": _treasure,
}
