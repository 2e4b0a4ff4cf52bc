"""The rooms as they are now: what lies hidden in them, and where something can be hidden, taken or turned."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Any

from engine.core import Action
from engine.words import Text
from web.views import ink
from web.views.draw import Markup, tag
from web.views.ink import Point
from web.views.scene import Scene
from web.views.templar.geometry import BOX, CHURCH, NICHE, RINGS, floor, frame
from web.views.templar.places import hiding_places
from web.views.templar.treasures import ghost, treasure
from web.views.templar.words import Box, about_room, about_shelf, about_tray, kind_of

ENTERING = ("step", "abbot", "spy", "prior")
INSIDE = frozenset({"hide", "take", "put", "turn"})


def rooms(scene: Scene) -> list[Markup]:
    """All rooms, each one a target where something or somebody may go."""
    live = live_room(scene)
    return [_room(scene, number, number == live) for number in range(1, CHURCH + 1)]


def live_room(scene: Scene) -> int | None:
    """The room in whose boxes the person decides now."""
    verbs = {action[0] for action in scene.legal} & INSIDE
    if not verbs:
        return None
    view = scene.view
    place = view["remigius"] if "turn" in verbs else view["players"][view["turn"]]["place"]
    return int(place)


def asks_for_room(scene: Scene) -> bool:
    """Is a room being chosen? Then those out of question are dimmed."""
    return any(action[0] in ENTERING for action in scene.legal)


def entry(scene: Scene, number: int) -> Action | None:
    """The action by which a figure enters a room now."""
    return next(((verb, number) for verb in ENTERING if scene.can(verb, number)), None)


def _room(scene: Scene, number: int, live: bool) -> Markup:
    facts, action = scene.view["rooms"][str(number)], entry(scene, number)
    about = about_room(scene, number, facts, scene.view["severus"] == number)
    look = "tp-room tp-live" if live else "tp-room"
    attributes = scene.target(*action, look=look) if action else {"role": "group", "aria_label": about, "class_": look}
    lying = (
        _contents(scene, number, facts)
        if live
        else _still(scene.say, scene.names, scene.colours, number, json.dumps(facts), action is None)
    )
    return tag(
        "g",
        tag("path", d=_outline(number), class_="tp-hit glow" if action else "tp-hit"),
        lying,
        id=f"room-{number}",
        data_zoom="close" if live else None,
        data_thing=None if action else f"room:{number}",
        data_explain=about,
        **attributes,
    )


@cache
def _outline(number: int) -> str:
    return ink.outline(floor(number), number * 7)


@lru_cache(maxsize=400)
def _still(
    say: Callable[[Text | str], str], names: tuple[str, ...], colours: tuple[int, ...], number: int, facts: str, things: bool
) -> Markup:  # fmt: skip
    """What lies in a room where nothing is decided: most rooms, most of the time, so it is kept."""
    return _contents(Scene({}, (), {}, names, colours, say), number, json.loads(facts), things)


def _contents(scene: Scene, number: int, facts: Mapping[str, Any], things: bool = True) -> Markup:
    places = hiding_places(number)
    return tag(
        "g",
        _shelf(scene, number, "chalice", facts["chalices"], places.chalices, things),
        _shelf(scene, number, "book", facts["books"], places.books, things),
        *[_tray(scene, number, area, facts["rings"], boxes, things) for area, boxes in enumerate(places.rings)],
    )


def _shelf(
    scene: Scene, number: int, sort: str, shelf: list[Box], middles: tuple[Point, ...], things: bool
) -> Markup | None:
    """The chalice niches or the lecterns."""
    if not middles:
        return None
    parts = [
        treasure(scene, box, middle, number if things else 0) for box, middle in zip(shelf, middles, strict=True) if box
    ]
    if scene.can("hide", sort, 0):
        parts.append(ghost(scene, ("hide", sort, 0), sort, middles[shelf.index(None)]))
    about = about_shelf(scene, sort, shelf)
    return _anchor(f"room-{number}-{sort}", f"shelf:{number}-{sort}" if things else None, about, _hit(middles), parts)


def _hit(middles: tuple[Point, ...]) -> Markup:
    (x, y), right = middles[0], middles[-1][0]
    return tag(
        "rect", x=x - NICHE[0] / 2, y=y - NICHE[1] / 2, width=right - x + NICHE[0], height=NICHE[1], class_="tp-hit"
    )


def _anchor(name: str, thing: str | None, about: str, hit: Markup, parts: list[Markup]) -> Markup:
    return tag("g", hit, *parts, id=name, data_thing=thing, data_explain=about)


def _tray(
    scene: Scene, number: int, area: int, rings: list[list[Box]], middles: tuple[Point, ...], things: bool
) -> Markup:
    """A ring area: its rings, the kind it is for, and what may be put, taken or turned there."""
    boxes = rings[area]
    left, top, width, height = frame(middles)
    hit = tag("rect", x=left, y=top, width=width, height=height, class_="tp-hit")
    parts = [
        _ring(scene, box, middle, area, rings, number if things else 0)
        for box, middle in zip(boxes, middles, strict=True)
        if box
    ]
    parts += [_kind_mark(boxes, middles), *_choices(scene, area, boxes, middles)]
    about = about_tray(scene, boxes)
    return _anchor(f"room-{number}-tray-{area}", f"tray:{number}-{area}" if things else None, about, hit, parts)


def _kind_mark(boxes: list[Box], middles: tuple[Point, ...]) -> Markup:
    """Outlines in the empty boxes of the one kind that still fits."""
    kind = kind_of(boxes)
    free = [middle for box, middle in zip(boxes, middles, strict=True) if box is None] if kind else []
    return tag(
        "g",
        *[
            tag("use", href=f"#templar-{kind}", x=x - 10, y=y - 10, width=20, height=20, class_="tp-empty")
            for x, y in free
        ],
    )


def _ring(scene: Scene, box: Mapping[str, Any], middle: Point, area: int, rings: list[list[Box]], room: int) -> Markup:
    """A ring; the first that answers to an action carries it."""
    action = _ring_action(scene, box, area)
    if action and not _is_first(box, area, rings, action):
        action = None
    return treasure(scene, box, middle, room, action)


def _ring_action(scene: Scene, box: Mapping[str, Any], area: int) -> Action | None:
    if box["scored"]:
        return None
    if scene.can("take", box["sort"], box["owner"], area):
        return ("take", box["sort"], box["owner"], area)
    if box["owner"] == scene.view.get("actor") and scene.can("turn", box["sort"]):
        return ("turn", box["sort"])
    return None


def _is_first(box: Mapping[str, Any], area: int, rings: list[list[Box]], action: Action) -> bool:
    """Equal rings are one choice: a turn may pick from several areas, a take from one."""
    areas = [rings[area]] if action[0] == "take" else rings
    return next(other for boxes in areas for other in boxes if other == box) is box


def _choices(scene: Scene, area: int, boxes: list[Box], middles: tuple[Point, ...]) -> list[Markup]:
    """What may be laid into this tray now: into the next free box, or side by side if the kind is still open."""
    if scene.can("put", area):
        kind = scene.view["decision"]["carrying"]["sort"]
        return [ghost(scene, ("put", area), kind, middles[boxes.index(None)])]
    kinds = [kind for kind in RINGS if scene.can("hide", kind, area)]
    if not kinds:
        return []
    if kind_of(boxes):
        return [ghost(scene, ("hide", kinds[0], area), kinds[0], middles[boxes.index(None)])]
    spots, gap, up = _fan(len(kinds), middles)
    return [
        ghost(scene, ("hide", kind, area), kind, spot, gap / 2, up) for kind, spot in zip(kinds, spots, strict=True)
    ]


def _fan(count: int, middles: tuple[Point, ...]) -> tuple[list[Point], float, float]:
    """Room for so many choices over a tray, over a short one in two rows; how far apart, and how high each may reach."""
    x, y = (middles[0][0] + middles[-1][0]) / 2, middles[0][1]
    wide = count if len(middles) > 2 else min(count, 2)
    gap = BOX + 8 if len(middles) > 3 else BOX + 4
    spots = [(x + (i % wide - (wide - 1) / 2) * gap, y - (i // wide) * gap) for i in range(count)]
    return spots, gap, gap / 2 if count > wide else 34
