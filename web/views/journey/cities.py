"""Cities as walled vignettes: niches for the knights, coins beside them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from engine.core import Action
from web.views.draw import NOTHING, Markup, join, tag
from web.views.ink import Point, straight
from web.views.journey import explain, towns
from web.views.journey.geometry import LANDS, SITES, Site, ring
from web.views.journey.shapes import knight, path, stack, words
from web.views.scene import Scene


def city(scene: Scene, name: str) -> Markup:
    """One territory with all that lies in it."""
    land, site = scene.view["territories"][name], SITES[name]
    said = explain.city(scene, name)
    return tag(
        "g",
        _territory(scene, name),
        tag("g", _town(scene, name, land, said), id=f"town-{name}", **_at(site)),
        _coins(scene, name, land["gold"], site),
        id=f"city-{name}",
        data_zoom="close",
        data_thing=f"city:{name}",
        data_explain=said,
        class_="j-city",
    )


def _territory(scene: Scene, name: str) -> Markup:
    """The ground as a target. What stands on it is no part of it, lest its name be mixed with every number drawn there."""
    whole = _verb(scene, name)
    return tag("g", _ground(name), **scene.target(whole, name, look="j-land")) if whole else NOTHING


def _at(site: Site) -> dict[str, Any]:
    return {"transform": f"translate({site.x:g} {site.y:g})"}


def _verb(scene: Scene, name: str) -> str:
    """The verb by which the territory as a whole can be chosen now, if any."""
    verbs = ("collect", "tax", "take", "station", "step", "city")
    return next((verb for verb in verbs if scene.can(verb, name)), "")


@cache
def _ground(name: str) -> Markup:
    return path(straight(ring(name)) + "Z", "j-ground glow", clip_path="url(#j-map)")


# -- the town ------------------------------------------------------------------------------------------------


def _town(scene: Scene, name: str, land: dict[str, Any], said: str) -> Markup:
    spaces, taken = land["spaces"], sum(land["knights"])
    art = towns.town(name, spaces, spaces > 0 and taken == spaces)
    return join([tag("g", art, role="img", aria_label=said), _niches(scene, name, land) if spaces else NOTHING])


# -- niches and knights --------------------------------------------------------------------------------------


def _niches(scene: Scene, name: str, land: dict[str, Any]) -> Markup:
    """Knights player by player, then the free niches: each player's knights are one target."""
    places = iter(towns.spots(land["spaces"]))
    lone = sum(len(action) > 1 and action[1] == name for action in scene.legal) == 1
    room = towns.half(land["spaces"]) if lone else 0
    groups = [_company(scene, name, seat, _take(places, n), room) for seat, n in enumerate(land["knights"]) if n]
    return join([*groups, _free(scene, name, tuple(places), room)])


def _take(places: Iterator[Point], count: int) -> tuple[Point, ...]:
    return tuple(next(places) for _ in range(count))


def niche(name: str, seat: int, number: int) -> str:
    """The id of one of a player's knights in a city."""
    return f"knight-{name}-{seat}-{number}"


def _company(scene: Scene, name: str, seat: int, places: tuple[Point, ...], room: float) -> Markup:
    """One player's knights in the city."""
    actions: list[Action] = [("remove", name, seat), ("pay remove", name, seat), ("exchange", name, seat)]
    if seat == scene.view["actor"]:
        actions.append(("lose", name))
    action = next((each for each in actions if scene.can(*each)), None)
    shields = [tag("g", knight(scene, seat, x, y + 1), id=niche(name, seat, n)) for n, (x, y) in enumerate(places)]
    if action is None:
        return tag("g", shields, class_="j-calm")
    return tag("g", _halo(places, room), shields, **scene.target(*action, look="j-company"))


def _free(scene: Scene, name: str, places: tuple[Point, ...], room: float) -> Markup:
    """The empty niches; one target for all of them, since they are alike."""
    action = next((verb for verb in ("place", "pay place") if scene.can(verb, name)), "")
    if not action or not places:
        return NOTHING
    return tag("g", _halo(places, room), **scene.target(action, name, look="j-free"))


@cache
def _halo(places: tuple[Point, ...], room: float) -> Markup:
    """What glows round niches that can be chosen. Where there is one choice only, the whole wall takes it."""
    squares = "".join(
        f"M{x - 19:.1f} {y - (31 if y < 0 else 16):.1f}h38v47h-38z" for x, y in places
    )  # outward, to be hit
    reach = f"M{-room:.1f}-36h{2 * room:.1f}v96h{-2 * room:.1f}z" if room else squares
    return join([path(reach, "j-room"), path("".join(towns.niche(x, y) for x, y in places), "j-halo glow")])


# -- coins ---------------------------------------------------------------------------------------------------


def _coins(scene: Scene, name: str, gold: int, site: Site) -> Markup:
    x, y = site.coins if scene.view["territories"][name]["spaces"] else _beside(name, site)
    said = explain.coins(scene, name)
    plate = tag("g", path("M-16 8h32v20q-16 6-32 0z", "j-plate"), words(0, 25, str(gold), "j-count"))
    return tag("g", stack(gold), plate, id=f"coins-{name}", class_="j-coins" if gold else "j-coins none",
               transform=f"translate({x:g} {y:g})", role="img", aria_label=said)  # fmt: skip


def _beside(name: str, site: Site) -> Point:
    """A hamlet's coins lie nearer than a city's, past the end of its name."""
    if site.hamlet:
        return site.hamlet
    apart = len(name) * 5.6 + 40
    return site.x + (apart if site.coins[0] > site.x else -apart), site.y - 8


def cities(scene: Scene) -> Markup:
    """All nine territories, the northern ones first, so that southern towers stand before them."""
    return join([city(scene, name) for name in sorted(LANDS, key=lambda each: SITES[each].y)])
