"""What lies before a player, in two lines of the rail: card, hand, rooms; treasures in supply and reserve."""

from __future__ import annotations

from typing import Any

from engine.templar.board import ROOM_BONUS
from engine.words import Text, text
from web.views.draw import Markup, tag
from web.views.scene import Scene
from web.views.templar.cards import LONG, portrait
from web.views.templar.geometry import SORTS
from web.views.templar.words import TREASURES, whereabouts


def player(scene: Scene, seat: int) -> Markup:
    """A player's open holdings."""
    facts = scene.view["players"][seat]
    top = tag(
        "div",
        _pile(scene, seat, facts),
        _hand(scene, facts),
        _rooms(scene, facts),
        _place(scene, facts),
        class_="tp-line",
    )
    stock = tag("div", *[_stock(scene, seat, sort, facts) for sort in SORTS], class_="tp-line")
    return tag("div", _order(scene, seat), top, stock, class_=f"tp-player {scene.colour(seat)}")


def _order(scene: Scene, seat: int) -> Markup | None:
    """A mark for who begins every round (T14), in the last one for who ends it (T31)."""
    view = scene.view
    if view["last"]:
        about = text("{seat} has the very last turn.", seat=seat)
        return _item(scene, about, _icon(_HOURGLASS), class_="tp-order") if seat == view["trigger"] else None
    return (
        _item(scene, text("{seat} begins every round.", seat=seat), "1", class_="tp-order tp-first")
        if seat == view["start"]
        else None
    )


def _item(scene: Scene, about: Text, *children: object, **attributes: Any) -> Markup:
    """A small fact with its explanation."""
    told = scene.say(about)
    return tag("span", *children, **{"role": "img", "aria_label": told, "data_explain": told, **attributes})


def _pile(scene: Scene, seat: int, facts: dict[str, Any]) -> Markup:
    """The card on top of the pile: nobody else may play it (T15)."""
    name, anchor = facts["top"], f"pile-{seat}"
    if name is None and scene.view["phase"] == "first" and scene.view["decision"]:  # nothing else leaves no trace (T28)
        about = text("The first card of {seat}: {about}", seat=seat, about=LONG["Bells"])
        return _item(scene, about, portrait("Bells"), tag("b", scene.say("Bells")), class_="tp-pile", id=anchor)
    if name is None:
        about = text("A first card is chosen, face down.") if facts["chose"] else text("No card on the pile.")
        card = tag("i", class_="tp-back") if facts["chose"] else None
        return _item(scene, about, card, class_="tp-pile", id=anchor)
    about = text("On top of the pile: {about} Cards on it: {n}.", about=LONG[name], n=len(facts["pile"]))
    return _item(
        scene, about, portrait(name), tag("b", scene.say(name)), class_="tp-pile", id=anchor, data_thing=f"pile:{seat}"
    )


def _hand(scene: Scene, facts: dict[str, Any]) -> Markup:
    n = len(facts["hand"])
    return _item(scene, text("Cards in hand: {n}.", n=n), _icon(_CARDS), n, class_="tp-fact")


def _rooms(scene: Scene, facts: dict[str, Any]) -> Markup:
    """Rooms with own treasures, and what they would bring at the end (T32)."""
    n = facts["rooms"]
    about = text(
        "Rooms with own treasures: {n} of 13; at the end that would bring {points} points.", n=n, points=ROOM_BONUS[n]
    )
    return _item(scene, about, _icon(_ARCH), n, class_="tp-fact")


def _place(scene: Scene, facts: dict[str, Any]) -> Markup:
    where = scene.say(whereabouts(facts["place"]))
    return tag("span", where, class_="tp-where")


_CARDS = "M3 6l9-3 1 3M6 6h13v16H6zM9 10h7v4H9z"
_HOURGLASS = "M5 3h14M5 21h14M7 3c0 6 4 7 4 9s-4 3-4 9M17 3c0 6-4 7-4 9s4 3 4 9"
_ARCH = "M3 22V11a9 9 0 0 1 18 0v11h-5v-9a4 4 0 0 0-8 0v9z"


def _icon(path: str) -> Markup:
    return tag("svg", tag("path", d=path, class_="tp-glyph"), viewbox="0 0 24 24", aria_hidden="true", class_="tp-icon")


def _stock(scene: Scene, seat: int, sort: str, facts: dict[str, Any]) -> Markup:
    """A sort of treasure: in the supply, and small, in the reserve. In the set-up the own rings can be chosen (T12)."""
    supply, reserve = facts["supply"][sort], facts["reserve"][sort]
    about = text("{name}: {n} to hide, {reserve} in reserve.", name=TREASURES[sort], n=supply, reserve=reserve)
    symbol = tag(
        "svg",
        tag("use", href=f"#templar-{sort}", width=26, height=26),
        viewbox="0 0 26 26",
        aria_hidden="true",
        class_="tp-icon",
    )
    look = "tp-stock" if supply else "tp-stock tp-none"
    live = seat == scene.view["actor"] and scene.can("single", sort)
    attributes = (
        scene.target("single", sort, look=look) if live else {"class_": look, "data_thing": f"stock:{seat}-{sort}"}
    )
    return _item(
        scene, about, symbol, tag("b", supply), tag("small", f"+{reserve}"), id=f"supply-{seat}-{sort}", **attributes
    )
