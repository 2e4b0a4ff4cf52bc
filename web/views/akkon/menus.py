"""Sending a knight (A6): pick the knight and then the field, or the field and then the knight.

Both ways open a layer over the other place whose parts carry the action; with one choice left no layer is needed.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from engine.akkon.board import KNIGHTS
from engine.akkon.events import THE
from engine.words import Text, text
from web.views.akkon.geometry import CAMP, CITIES, Box, field_box
from web.views.akkon.symbols import figure
from web.views.akkon.telling import short_value
from web.views.draw import Markup, join, tag, use
from web.views.scene import Scene

Knight = tuple[str, int]  # its name and its owner
CHOSEN = "ak-chosen"  # what was picked first


def bids(scene: Scene) -> list[tuple[str, Knight]]:
    """Every knight that may go to a field now."""
    return [(action[1], (action[2], action[3])) for action in scene.legal if action[0] == "bid"]


def rank(knight: Knight) -> tuple[int, int]:
    """Knights in the order of the rule book (A4)."""
    return KNIGHTS.index(knight[0]), knight[1]


def fields_for(scene: Scene, knight: Knight) -> list[str]:
    """From left to right, as the arrow keys go."""
    return sorted((city for city, other in bids(scene) if other == knight), key=CITIES.index)


def knights_for(scene: Scene, city: str) -> list[Knight]:
    return [knight for where, knight in bids(scene) if where == city]


def field_target(scene: Scene, city: str) -> dict[str, Any]:
    """What makes a field act."""
    knights = knights_for(scene, city)
    look = "ak-field-spot"
    if len(knights) == 1:
        return scene.target("bid", city, *knights[0], look=look)
    if not knights:
        return {"class_": look}
    hinted = scene.hint is not None and scene.hint[:2] == ("bid", city)
    return _opener(f"ak-from-{city}", scene.say(text("Send a knight to {city}", city=city)), look, hinted)


def knight_target(scene: Scene, knight: Knight) -> dict[str, Any]:
    """What makes a knight of the own camp act."""
    fields = fields_for(scene, knight)
    look = f"ak-knight {scene.colour(scene.view['you'])}"
    if len(fields) == 1:
        return scene.target("bid", fields[0], *knight, look=look)
    if not fields:
        return {"class_": look}
    hinted = scene.hint is not None and scene.hint[0] == "bid" and scene.hint[2:] == knight
    return _opener(f"ak-send-{knight[0]}-{knight[1]}", scene.say(_sending(scene, knight)), look, hinted)


def _sending(scene: Scene, knight: Knight) -> Text:
    name, owner = knight
    if owner == scene.view["you"]:
        return text("Send {knight}", knight=THE[name])
    return text("Send {knight} of {owner}", knight=THE[name], owner=owner)


def _opener(menu: str, label: str, look: str, hinted: bool) -> dict[str, Any]:
    """Attributes of an element that opens a layer; the page toggles the layer by its id."""
    return {
        "data_menu": menu,
        "role": "button",
        "tabindex": 0,
        "aria_label": label,
        "aria_haspopup": "true",
        "aria_controls": menu,
        "class_": f"{look} target{' hinted' if hinted else ''}",
    }


# -- layers ------------------------------------------------------------------------------------------------------


def layers(scene: Scene, camp: list[tuple[Knight, Box]]) -> Markup:
    """All layers that could be opened now, hidden until the page shows one."""
    open_to = [(knight, box, fields_for(scene, knight)) for knight, box in camp]
    to_fields = [_fields_layer(scene, knight, box, fields) for knight, box, fields in open_to if len(fields) > 1]
    to_camp = [_camp_layer(scene, city, camp) for city in CITIES if len(knights_for(scene, city)) > 1]
    return join([to_fields, to_camp])


def _fields_layer(scene: Scene, knight: Knight, box: Box, fields: list[str]) -> Markup:
    """The picked knight waits at the edge of every field it may go to."""
    landings = [_landing(scene, knight, city) for city in fields]
    return tag("g", _outline(box, CHOSEN), landings, id=f"ak-send-{knight[0]}-{knight[1]}", class_="menu")


def _landing(scene: Scene, knight: Knight, city: str) -> Markup:
    target = scene.target("bid", city, *knight, look="ak-land") | {"data_thing": f"field:{city}"}
    return join([
        tag("g", _outline(field_box(city), "glow ak-landing"), **target),
        _waiting(knight[0], scene.colour(scene.view["you"]), city),
    ])  # fmt: skip


@cache
def _waiting(name: str, colour: str, city: str) -> Markup:
    """A knight at the lower edge of a field."""
    box = field_box(city)
    x, foot = box.middle[0], box.y + box.height
    return tag(
        "g",
        tag("rect", x=box.x + 8, y=foot - 58, width=box.width - 16, height=50, rx=8, class_="ak-pad"),
        use(figure(name), x - 16, foot - 33, 45, class_=colour),
        tag("text", short_value(name), x=x + 32, y=foot - 23, class_="ak-landing-value"),
        class_="ak-over", aria_hidden="true",
    )  # fmt: skip


@cache
def _outline(box: Box, look: str) -> Markup:
    return tag("rect", x=box.x, y=box.y, width=box.width, height=box.height, rx=8, class_=look)


def _camp_layer(scene: Scene, city: str, camp: list[tuple[Knight, Box]]) -> Markup:
    """The camp's knights, each ready for the picked field."""
    frames = [_frame(scene, city, knight, box) for knight, box in camp if scene.can("bid", city, *knight)]
    sign = _signpost(scene.say(text("to")), city)
    return tag("g", _outline(field_box(city), CHOSEN), sign, frames, id=f"ak-from-{city}", class_="menu")


@cache
def _signpost(to: str, city: str) -> Markup:
    """Where the next knight rides, over the own tent."""
    x, y = CAMP.x + 43, CAMP.y + 46
    return join([
        tag("path", d=f"M{x - 40} {y - 26}h76l14 30-14 30h-76z", class_="ak-signpost"),
        tag("text", to, x=x, y=y - 4, class_="ak-sign-small"),
        tag("text", city, x=x, y=y + 18, class_="ak-sign-city"),
    ])  # fmt: skip


def _frame(scene: Scene, city: str, knight: Knight, box: Box) -> Markup:
    target = scene.target("bid", city, *knight, look="ak-land")
    return tag("g", _outline(box, "glow ak-ready"), **target, data_thing=f"knight:{knight[0]}")
