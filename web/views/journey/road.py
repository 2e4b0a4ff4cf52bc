"""The Pope's road: its spaces with their pennons, where he may go, and the Pope himself."""

from __future__ import annotations

from functools import cache
from typing import Any

from web.views.draw import Markup, at, join, tag, use
from web.views.journey import explain
from web.views.journey.geometry import ROADS
from web.views.scene import Scene


def roads(scene: Scene) -> Markup:
    """All three roads; only the one he is on can be walked."""
    return join([_spaces(scene, index) for index in range(len(ROADS))])


def _spaces(scene: Scene, index: int) -> Markup:
    now = scene.view["round"]
    look = "j-lap now" if index == now else "j-lap past" if index < now else "j-lap"
    return tag("g", [_space(scene, index, name) for name in ROADS[index]], class_=look)


def _space(scene: Scene, index: int, name: str) -> Markup:
    said = explain.space(scene, name)
    if index == scene.view["round"] and scene.can("pope", name):
        return tag("g", _live(index, name), **_facts(index, name, said), **scene.target("pope", name, look="j-space"))
    return _still(index, name, said)


def _facts(index: int, name: str, said: str) -> dict[str, Any]:
    return {"id": f"space-{index}-{name}", "data_thing": f"space:{index}:{name}", "data_explain": said}


@cache
def _still(index: int, name: str, said: str) -> Markup:
    facts = _facts(index, name, said)
    return tag("g", _disc(index, name), class_="j-space", role="img", aria_label=said, **facts)


@cache
def _live(index: int, name: str) -> Markup:
    x, y = ROADS[index][name]
    room, halo = tag("circle", cx=x, cy=y, r=29, class_="j-room"), tag("circle", cx=x, cy=y, r=25, class_="j-halo glow")
    return join([room, _disc(index, name), halo])


@cache
def _disc(index: int, name: str) -> Markup:
    x, y = ROADS[index][name]
    return tag("use", href=f"#j-stop-{STOPS.get(name, name[0])}", x=x, y=y)


STOPS = {"start": "chapel", "ship": "anchor"}


@cache
def stencils() -> Markup:
    """Milestones: a pennon says green or red; the chapel starts a road, the anchor ends it."""
    signs = {"chapel": use("j-chapel", 0, 0, 26), "anchor": use("j-anchor", 0, 0, 26), "G": use("j-green", 2, 0, 30)}
    signs["R"] = use("j-red", 2, 0, 30)
    stone = tag("circle", r=23, class_="j-stone"), tag("circle", r=19, class_="j-rim")
    return join(tag("g", *stone, tag("g", sign, class_="j-mark"), id=f"j-stop-{key}") for key, sign in signs.items())


def pope(scene: Scene) -> Markup:
    """The Pope on his space; he glides from one to the next."""
    x, y = ROADS[min(scene.view["round"], 2)][scene.view["pope"]]
    said = scene.say(explain.POPE)
    shadow = tag("ellipse", cx=0, cy=20, rx=15, ry=5, class_="j-shadow")
    figure = use("j-pope", 0, -6, 54)
    return tag("g", shadow, figure, id="pope", class_="piece j-pope", style=at(x, y - 8), role="img", aria_label=said,
               data_thing="pope:pope", data_explain=said)  # fmt: skip
