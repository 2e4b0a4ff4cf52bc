"""On a phone some treasures and the warehouses stand among the cards too: where much of the plan is in sight, they are too small."""

from __future__ import annotations

from engine.core import Action
from engine.templar.board import CHURCH
from web.views.draw import Markup, tag
from web.views.scene import Scene
from web.views.templar.geometry import RINGS
from web.views.templar.quay import ROMAN
from web.views.templar.rooms import live_room
from web.views.templar.treasures import shape, tile
from web.views.templar.words import TREASURES


def strip(scene: Scene) -> list[Markup]:
    """A button for every ring that Benjamin may take along or put down, for all that can be hidden in the wide church, and for Maria's warehouses."""
    taken = [_pick(scene, action, action[1], action[2], scene.names[action[2]]) for action in _of(scene, "take")]
    carried = scene.view["decision"].get("carrying")
    put = [_pick(scene, action, carried["sort"], carried["owner"], str(action[1] + 1)) for action in _of(scene, "put")]
    hidden = _of(scene, "hide") if live_room(scene) == CHURCH else []
    own = [_pick(scene, action, action[1], scene.view["turn"], _where(scene, action)) for action in hidden]
    return taken + put + own + [_warehouse(scene, action) for action in _of(scene, "warehouse")]


def _where(scene: Scene, action: Action) -> str:
    """Rings go into one of several trays; of all else there is but one place."""
    return str(action[2] + 1) if action[1] in RINGS else scene.say(TREASURES[action[1]])


def _of(scene: Scene, verb: str) -> list[Action]:
    return [action for action in scene.legal if action[0] == verb]


def _pick(scene: Scene, action: Action, sort: str, owner: int, below: str) -> Markup:
    ring = tag("svg", shape(sort, scene.device(owner)), viewbox="-16 -16 32 32", aria_hidden="true")
    return _button(scene, action, f"tp-own {scene.colour(owner)}", ring, below)


def _warehouse(scene: Scene, action: Action) -> Markup:
    """A warehouse with its tiles, two by two."""
    tiles = scene.view["warehouses"][action[1] - 1]["tiles"]
    lying = [
        tag("g", tile(sort), transform=f"translate({i % 2 * 30 - 15} {i // 2 * 30 - 15})")
        for i, sort in enumerate(tiles)
    ]
    stock = tag("svg", *lying, viewbox="-31 -31 62 62", aria_hidden="true", class_="templar")
    return _button(scene, action, "", stock, ROMAN[action[1] - 1])


def _button(scene: Scene, action: Action, look: str, picture: Markup, below: str) -> Markup:
    target = scene.target(*action, look=f"tp-pick {look}".rstrip())
    label = tag("span", target.pop("aria_label"), " ", class_="unseen")
    return tag("button", label, picture, tag("b", below, aria_hidden="true"), type="button", **target)
