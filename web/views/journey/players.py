"""What lies before each player, for the rail: gold, knights, temple, edicts, the marker and the card of this action."""

from __future__ import annotations

from typing import Any

from engine.journey.board import COUNTRIES
from engine.words import Text, ntext, text
from web.views.draw import NOTHING, Markup, tag, use
from web.views.journey.cards import FAMILY
from web.views.journey.geometry import realm
from web.views.scene import Scene


def player(scene: Scene, seat: int) -> Markup:
    """Numbers on one line, edicts on the next."""
    held = scene.view["players"][seat]
    return tag(
        "div",
        tag("div", _numbers(scene, seat, held), _card(scene, seat, held), _marker(scene, seat), class_="j-numbers"),
        _edicts(scene, seat, held["edicts"]),
        class_="j-holdings",
        id=f"holdings-{seat}",
    )


def _icon(*shapes: Markup) -> Markup:
    return tag("svg", *shapes, viewbox="0 0 24 24", width=22, height=22, aria_hidden="true", class_="j-mini")


def _numbers(scene: Scene, seat: int, held: dict[str, Any]) -> list[Markup]:
    crest = use("shield", 12, 12, 24), use(scene.device(seat), 12, 11, 14, class_="device")
    temple = use("j-temple", 12, 12, 22, class_="j-icon")
    kinds = (
        ("gold", _icon(use("coin", 12, 12, 24)), _gold(seat, held["gold"])),
        ("supply", _icon(*crest), _supply(seat, held["supply"])),
        ("temple", _icon(temple), _temple(seat, held["temple"])),
    )
    return [_number(scene, seat, kind, icon, held[kind], said) for kind, icon, said in kinds]


def _gold(seat: int, n: int) -> Text:
    return ntext("{seat} has {n} gold.", "{seat} has {n} gold.", n, seat=seat)


def _supply(seat: int, n: int) -> Text:
    return ntext("{seat} has {n} knight in supply.", "{seat} has {n} knights in supply.", n, seat=seat)


def _temple(seat: int, n: int) -> Text:
    return ntext("{seat} has {n} knight in the temple.", "{seat} has {n} knights in the temple.", n, seat=seat)


def _number(scene: Scene, seat: int, kind: str, icon: Markup, n: int, said: Text) -> Markup:
    told = scene.say(said)
    return tag("span", icon, tag("b", str(n)), class_=f"j-number-of {scene.colour(seat)}", id=f"{kind}-{seat}", role="img",
               aria_label=told, data_thing=f"{kind}:{seat}", data_explain=told)  # fmt: skip


def _marker(scene: Scene, seat: int) -> Markup:
    """The keys before the first player."""
    if scene.view["first"] != seat:
        return NOTHING
    told = scene.say(text("{seat} holds the marker: first player, who moves the Pope.", seat=seat))
    return tag("span", _icon(use("j-marker", 12, 12, 24)), class_="j-first", id="marker", role="img", aria_label=told,
               data_thing="marker:marker", data_explain=told)  # fmt: skip


def _card(scene: Scene, seat: int, held: dict[str, Any]) -> Markup:
    """The card of this action: a back while it is secret, its number when it is revealed."""
    number = held["card"] or held.get("card_in_secret")
    if not number and not held["chose"]:
        return NOTHING
    look = "j-slip" + (" done" if held["done"] else "") + (" punished" if held["punished"] else "")
    told = scene.say(_card_told(seat, held))
    face = (
        [tag("b", str(number)), _icon(use(f"j-{FAMILY[number]}", 12, 12, 22, class_="j-icon"))]
        if number
        else tag("b", "?")
    )
    secret = "" if held["card"] else " secret"
    return tag(
        "span", face, class_=look + secret, role="img", aria_label=told, data_thing=f"played:{seat}", data_explain=told
    )


def _card_told(seat: int, held: dict[str, Any]) -> Text:
    if not held["card"]:
        return text("{seat} has chosen a card.", seat=seat)
    if held["punished"]:
        return text("{seat} played card {card}, and its penalty applies.", seat=seat, card=held["card"])
    return text("{seat} played card {card}.", seat=seat, card=held["card"])


def _edicts(scene: Scene, seat: int, cities: list[str]) -> Markup:
    chips = [_edict(scene, seat, city) for city in cities]
    return (
        tag("div", chips, class_="j-edicts", id=f"edicts-{seat}")
        if chips
        else tag("div", class_="j-edicts", id=f"edicts-{seat}")
    )


def _edict(scene: Scene, seat: int, city: str) -> Markup:
    told = scene.say(
        text("{seat} holds the edict of {city} ({country}).", seat=seat, city=city, country=COUNTRIES[city])
    )
    return tag("span", city, class_=f"j-chip {realm(city)}", data_thing=f"held:{city}", data_explain=told)
