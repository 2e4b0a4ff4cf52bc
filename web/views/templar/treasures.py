"""Treasures: chalices and books as painted plaques, rings as signets, all with their owner's colour and device."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

from engine.core import Action
from web.views.draw import Markup, tag, use
from web.views.ink import Point
from web.views.scene import Scene
from web.views.templar.geometry import BOX, RINGS
from web.views.templar.words import about_treasure

PLAQUE = "M-17 20V-6a17 15 0 0 1 34 0V20z"
TURNED = "rotate(180 0 -5)"


def treasure(scene: Scene, box: Mapping[str, Any], middle: Point, room: int, action: Action | None = None) -> Markup:
    """A treasure in its box; with an action it can be chosen. Room 0: it lets clicks through to what it lies on."""
    about = about_treasure(scene, box)
    look = f"{scene.colour(box['owner'])} tp-own" + (" tp-scored" if box["scored"] else "")
    attributes = scene.target(*action, look=look) if action else {"role": "img", "aria_label": about, "class_": look}
    glow = [_reach(BOX / 2 + 1), tag("circle", r=16, class_="tp-choice glow")] if action else None
    return tag(
        "g",
        glow,
        shape(box["sort"], scene.device(box["owner"]), box["scored"]),
        id=f"treasure-{middle[0]:.0f}-{middle[1]:.0f}-{box['sort']}-{box['owner']}",  # its own, so that it alone turns over
        transform=f"translate({middle[0]:.0f} {middle[1]:.0f})",
        data_thing=None if action or not room else f"treasure:{room}-{box['sort']}-{box['owner']}-{int(box['scored'])}",
        data_explain=about,
        **attributes,
    )


@lru_cache(maxsize=100)
def shape(sort: str, device: str, scored: bool = False) -> Markup:
    """A treasure round the origin, in its owner's paint."""
    if sort in RINGS:
        return tag("g", use(f"templar-{sort}", 0, 0, 27), use(device, 0, 0, 12 if sort == "oval" else 13.5))
    jewel = tag(
        "use",
        href=f"#templar-{sort}",
        x=-12,
        y=-19,
        width=24,
        height=26,
        class_="tp-jewel",
        transform=TURNED if scored else None,
    )
    return tag("g", tag("path", d=PLAQUE, class_="tp-plaque"), jewel, use(device, 0, 13, 12))


@cache
def _reach(half: float, up: float = 34) -> Markup:
    """Where a click is taken for a choice: more than what is seen of it, mostly above, where there is room."""
    return tag("rect", x=-half, y=-up, width=2 * half, height=up + 22, class_="tp-hit")


def ghost(scene: Scene, action: Action, sort: str, middle: Point, half: float = 26, up: float = 34) -> Markup:
    """A place that waits for a treasure, with no more than its outline; clicks near it are taken for it."""
    seat = _owner(scene, action)
    half_width, half_height = (15, 16) if sort in RINGS else (20, 23)
    frame = {"x": -half_width, "y": -half_height, "width": 2 * half_width, "height": 2 * half_height, "rx": 5}
    return tag(
        "g",
        _reach(half, up),
        tag("rect", **frame, class_="tp-offer glow"),
        tag("g", _hollow(sort), class_="tp-ghost"),
        transform=f"translate({middle[0]:.0f} {middle[1]:.0f})",
        **scene.target(*action, look=f"{scene.colour(seat)} tp-own"),
    )


@cache
def _hollow(sort: str) -> Markup:
    """A treasure that is not there yet."""
    if sort in RINGS:
        return use(f"templar-{sort}", 0, 0, 24)
    return tag("use", href=f"#templar-{sort}", x=-13, y=-15, width=26, height=28)


def _owner(scene: Scene, action: Action) -> int:
    """Whose treasure is laid down: Benjamin may carry another's ring."""
    carried = scene.view["decision"].get("carrying")
    return int(carried["owner"] if action[0] == "put" else scene.view["turn"])


def flying(scene: Scene, seat: int, sort: str) -> Markup:
    """A treasure on its way over the table."""
    return tag("g", shape(sort, scene.device(seat)), class_=f"{scene.colour(seat)} tp-own templar")


def tile(sort: str) -> Markup:
    """A harbour tile round the origin: nobody's yet."""
    return tag("g", use("templar-tile", 0, 0, 28), use(f"templar-{sort}", 0, 0, 21), class_="tp-tiled")
