"""Why something on the chart can't be chosen now, in a sentence."""

from __future__ import annotations

from engine.journey.board import ALPS, GREEN
from engine.journey.tables import INDEX, REACH
from engine.words import Text, text
from web.views.scene import Scene


def why_not(scene: Scene, thing: str) -> Text:
    """The reason, as specific as it can be told from the open facts."""
    view = scene.view
    if view["over"]:
        return text("The game is over.")
    if not scene.legal or view["you"] != view["actor"]:
        return text("It is not your turn.")
    kind, _, rest = thing.partition(":")
    asked = {action[0] for action in scene.legal}
    if kind in ("city", "templar"):
        return _territory(scene, asked, *rest.split(":"))
    if kind in ("space", "pope"):
        return _space(asked)
    if kind == "card":
        return _card(scene, asked)
    if kind == "edict":
        return _edict(scene, asked, rest)
    return LATER.get(kind, NOTHING_THERE)


NOTHING_THERE = text("Nothing is to be chosen there; the prompt says what is asked.")
LATER = {  # what is never chosen itself
    "ship": text("The ships are loaded when the Pope reaches the anchor."),
    "mission": text("Missions are scored at the end of the game."),
    "favours": text("A favour is offered whenever it can be used and you can pay for it."),
}
FAVOURS = {  # what a favour asks, by the verb that grants it
    "keep": text("First decide who is to hold the marker."),
    "veto": text("First decide about the Veto."),
    "new chance": text("First decide whether to throw again."),
}


def _card(scene: Scene, asked: set[str]) -> Text:
    """Cards are chosen between the Pope's move, with all that follows from it, and the first card that acts (J15–J20)."""
    current = scene.view["decision"].get("card")
    if current:
        return text("First card {card} is carried out to the end.", card=current)
    if scene.view["phase"] == "setup":
        return text("Cards are chosen when all knights and Templars are in place.")
    if "pope" in asked:
        return text("Cards are chosen after the Pope has moved.")
    return next((FAVOURS[verb] for verb in FAVOURS if verb in asked), text("First decide about the Pope's flag."))


def _space(asked: set[str]) -> Text:
    if "pope" in asked:
        return text("The Pope goes one line forward, to one of the glowing spaces.")
    return text("The Pope moves only at the beginning of an action, led by the first player.")


def _edict(scene: Scene, asked: set[str], city: str) -> Text:
    if "swap" in asked and city == scene.view["decision"].get("city"):
        return text("This is the edict that is swapped: choose the one it changes places with.")
    if "veto" in asked:
        return FAVOURS["veto"]
    return text("Edicts are swapped only with card 5, when the Templar has stopped in a city.")


def _territory(scene: Scene, asked: set[str], city: str, rider: str = "") -> Text:
    """A territory or what stands in it, such as the Templar of a seat."""
    if "templar" in asked and rider and int(rider) != scene.view["you"]:
        return text("This Templar is not yours.")
    for verbs, reason in REASONS:
        if asked & verbs:
            return reason(scene, city)
    if "card" in asked:
        return text("First choose a card.")
    if "pope" in asked:
        return text("First the Pope moves.")
    return next((FAVOURS[verb] for verb in FAVOURS if verb in asked), NOTHING_THERE)


def _knights(scene: Scene, city: str) -> Text:
    """Where knights are placed, removed or exchanged."""
    here = scene.view["decision"].get("city")
    if here and city != here:
        return text("This card acts in {city} only.", city=here)
    if any(city in action for action in scene.legal):
        return text("In {city} choose one of the glowing places.", city=city)
    if here:
        return text("You can't spend 2 gold any more: only a throw is left.")
    return _barred(scene, city)


def _barred(scene: Scene, city: str) -> Text:
    """What keeps knights out of a city in the set-up (J13) or bars the Pope's flag from it (J16)."""
    view, land = scene.view, scene.view["territories"][city]
    if not land["spaces"]:
        return text("No city is in play in {city}.", city=city)
    full = sum(land["knights"]) == land["spaces"]
    if view["phase"] == "setup" and not full:
        return text("You have two knights in {city}: in the set-up that is the most.", city=city)
    if view["phase"] != "setup" and city not in view["players"][view["you"]]["templars"]:
        return text("None of your Templars is in {city}.", city=city)
    if view["phase"] == "setup" or view["flag"] == GREEN:
        return text("{city} is full.", city=city)
    return text("No other player has a knight in {city}.", city=city)


def _reach(scene: Scene, city: str) -> Text:
    stands = tuple(sorted(INDEX[name] for name in scene.view["players"][scene.view["you"]]["templars"]))
    if INDEX[city] in REACH[stands]:
        return text("No gold lies in {city}.", city=city)
    return text("None of your Templars is in {city} or next to it.", city=city)


def _step(scene: Scene, city: str) -> Text:
    here = scene.view["decision"].get("city") or city
    if city == here:
        return text("The Templar stands in {city} already.", city=city)
    if (city, here) in ALPS or (here, city) in ALPS:
        return text("The Alps lie between {here} and {city}.", here=here, city=city)
    return text("{city} is not next to {here}.", here=here, city=city)


def _city(scene: Scene, city: str) -> Text:
    you = scene.view["players"][scene.view["you"]]
    if city not in you["templars"]:
        return text("None of your Templars is in {city}.", city=city)
    if not scene.view["territories"][city]["spaces"]:
        return text("No city is in play in {city}.", city=city)
    return text("Your card could do nothing in {city}.", city=city)


def _templar(scene: Scene, city: str) -> Text:
    if city in scene.view["players"][scene.view["you"]]["templars"]:
        return text("Choose your Templar in {city} itself.", city=city)
    return text("None of your Templars is in {city}.", city=city)


def _lose(scene: Scene, city: str) -> Text:
    if scene.view["territories"][city]["knights"][scene.view["you"]]:
        return text("Choose your own knights in {city}.", city=city)
    return text("You have no knight in {city}.", city=city)


def _take(scene: Scene, city: str) -> Text:
    if city not in scene.view["decision"].get("path", ()):
        return text("Your Templar did not pass through {city}.", city=city)
    return text("No gold lies in {city}.", city=city)


def _swap(scene: Scene, city: str) -> Text:
    return text("Choose one of the glowing scrolls.")


REASONS = (
    ({"collect", "tax"}, _reach),
    ({"step"}, _step),
    ({"city"}, _city),
    ({"templar"}, _templar),
    ({"lose"}, _lose),
    ({"take"}, _take),
    ({"swap"}, _swap),
    ({"place", "pay place", "remove", "pay remove", "exchange", "throw"}, _knights),
)
