"""Cities as walled vignettes: niches for the knights, coins beside them, Templars before the gate."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from engine.core import Action
from web.views.draw import NOTHING, Markup, at, join, tag
from web.views.journey import explain
from web.views.journey.geometry import LANDS, SITES, Site, ring
from web.views.journey.ink import Point, straight
from web.views.journey.shapes import knight, path, rider, stack, words
from web.views.scene import Scene

NICHE, ROW = 31, 33
GATES = {5: (1,), 7: (2,)}  # a town with an odd number of niches has its gate where the last would be

# What stands behind each wall, drawn upwards from the origin.
LANDMARKS: dict[str, str] = {
    "Barcelona": "M-26 0v-14l8-8 8 8v14M-6 0v-20l4-12 4 12v20M8 0v-16h16v16M8-16l8-8 8 8",
    "Bordeaux": "M-24 0v-20l7-16 7 16v20M-8 0v-14h18v14M-8-14l9-8 9 8M14 0v-22l5-12 5 12v22",
    "Coeln": "M-16 0v-18l7-24 7 24v18M2 0v-18l7-24 7 24v18M-26 0v-10h10v10M16 0v-10h10v10",
    "London": "M-18 0v-30h6v5h6v-5h6v5h6v-5h6v5h6v-5h-1v30zM-28 0v-16h10M22 0v-16h-5",
    "Lyon": "M-24 0v-16l10-9 10 9v16M0 0v-26l6-8 6 8v26M16 0v-14h12v14M16-14l6-8 6 8",
    "Paris": "M-18 0v-32h12v32M6 0v-32h12v32M-6-22h12M-6 0v-22l6-6 6 6v22M0-28v-12",
    "Roma": "M-22 0v-14h44v14M-16-14q0-20 16-20t16 20M-3-34v-6h6v6M0-40v-6M-3-43h6",
    "Venezia": "M-22 0v-34l4-10 4 10v34M-12 0v-14q4-8 8 0q4-10 8 0q4-8 8 0v14M16 0v-12h10v12",
    "Wien": "M-22 0v-14l10-10 10 10v14M4 0v-24l6-24 6 24v24M18 0v-10h8v10",
}


def city(scene: Scene, name: str) -> Markup:
    """One territory with all that lies in it. A choice of the territory makes the whole of it a target."""
    land, site = scene.view["territories"][name], SITES[name]
    whole = _verb(scene, name)
    attributes = scene.target(whole, name, look="j-city") if whole else {"class_": "j-city"}
    said = explain.city(scene, name)
    return tag(
        "g",
        _ground(name) if whole else NOTHING,
        tag("g", _town(scene, name, land, said), id=f"town-{name}", **_at(site)),
        _coins(scene, name, land["gold"], site),
        _riders(scene, name, site),
        id=f"city-{name}",
        data_thing=f"city:{name}",
        data_explain=said,
        **attributes,
    )


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
    art = wall(name, spaces, spaces > 0 and taken == spaces)
    return join([tag("g", art, role="img", aria_label=said), _niches(scene, name, land) if spaces else NOTHING])


@cache
def wall(name: str, spaces: int, full: bool) -> Markup:
    if not spaces:
        return join([_hamlet(), _ribbon(name, 16)])
    half = _half(spaces)
    towers = [_tower(side * half, full) for side in (-1, 1)]
    skyline = path(LANDMARKS[name], "j-landmark", transform="translate(0 -33)")
    niches = [path(_arch(x, y), "j-niche" + (" full" if full else "")) for x, y in spots(spaces)]
    gates = [path(_arch(*_grid(spaces, spaces // 2 + 1 + gate)), "j-gate") for gate in GATES.get(spaces, ())]
    return join([skyline, _curtain(half), *towers, *niches, *gates, _ribbon(name, 56)])


def _half(spaces: int) -> float:
    return (spaces + 1) // 2 * NICHE / 2 + 9


def _curtain(half: float) -> Markup:
    """The wall with its merlons and a few courses of stone."""
    merlons = "".join(f"v-6h7v6h{step:.1f}" for step in [(2 * half - 7 * 8) / 7] * 7) + "v-6h7v6"
    stones = "".join(f"M{-half + 6 + 19 * i:.0f} {34 - 5 * (i % 2)}h7" for i in range(int(half / 9.5)))
    body = f"M{-half:.1f} 40V-30{merlons}V40Z"
    return join([path(body, "j-wall"), path(f"M{-half:.1f} 40h{2 * half:.1f}v-4h{-2 * half:.1f}z", "j-foot"),
                 path(stones, "j-stones")])  # fmt: skip


def _tower(x: float, full: bool) -> Markup:
    """A round tower; over a full city it flies a gilded banner."""
    roof = path(f"M{x - 10:.1f}-36L{x:.1f}-58L{x + 10:.1f}-36Z", "j-roof")
    body = path(f"M{x - 8:.1f} 40V-36h16V40Z", "j-wall")
    slits = path(f"M{x:.1f}-26v8M{x:.1f} 4v8", "j-loop")
    shade = path(f"M{x + 2:.1f} 40V-36h6V40Z", "j-shade")
    banner = path(f"M{x:.1f}-58v-14M{x:.1f}-72l13 4-13 4z", "j-banner") if full else None
    return join([body, shade, slits, roof, banner])


def _hamlet() -> Markup:
    """Where no city tile lies: a few roofs and a chapel."""
    house = "M-34 0v-10l9-8 9 8v10zM16 0v-11l10-8 10 8v11z"
    roofs = "M-37-9l12-11 12 11M13-10l13-11 13 11"
    chapel = "M-9 0v-18h18v18zM-9-18l9-12 9 12M0-30v-9M-4-35h8"
    return join(
        [path(house, "j-wall"), path(chapel, "j-wall"), path(roofs, "j-eaves"), path("M-3 0v-8q3-4 6 0v8z", "j-gate")]
    )


@cache
def _ribbon(name: str, y: float) -> Markup:
    """The name on a strip of parchment."""
    half = len(name) * 6 + 14
    strip = f"M{-half - 8:.0f} {y - 15}l7 9-7 9h12v-18zM{half + 8:.0f} {y - 15}l-7 9 7 9h-12v-18z"
    face = f"M{-half:.0f} {y - 17}q{half:.0f} 4 {2 * half:.0f} 0v19q{-half:.0f} 4 {-2 * half:.0f} 0z"
    return join([path(strip, "j-ribbon tails"), path(face, "j-ribbon"), words(0, y, name, "j-name")])


# -- niches and knights --------------------------------------------------------------------------------------


@cache
def spots(spaces: int) -> tuple[Point, ...]:
    """The middle of every niche, in two rows; the gate takes one away."""
    columns = (spaces + 1) // 2
    gates = {columns + gate for gate in GATES.get(spaces, ())}
    return tuple(_grid(spaces, i) for i in range(2 * columns) if i not in gates)


def _grid(spaces: int, index: int) -> Point:
    columns = (spaces + 1) // 2
    return (index % columns - (columns - 1) / 2) * NICHE, -10 + index // columns * ROW


def _arch(x: float, y: float) -> str:
    return f"M{x - 13:.1f} {y + 14:.1f}v-17a13 13 0 0 1 26 0v17z"


def _niches(scene: Scene, name: str, land: dict[str, Any]) -> Markup:
    """Knights player by player, then the free niches: each player's knights are one target."""
    places = iter(spots(land["spaces"]))
    lone = sum(len(action) > 1 and action[1] == name for action in scene.legal) == 1
    room = _half(land["spaces"]) if lone else 0
    groups = [_company(scene, name, seat, _take(places, n), room) for seat, n in enumerate(land["knights"]) if n]
    return join([*groups, _free(scene, name, tuple(places), room)])


def _take(places: Iterator[Point], count: int) -> tuple[Point, ...]:
    return tuple(next(places) for _ in range(count))


def _company(scene: Scene, name: str, seat: int, places: tuple[Point, ...], room: float) -> Markup:
    """One player's knights in the city."""
    actions: list[Action] = [("remove", name, seat), ("pay remove", name, seat), ("exchange", name, seat)]
    if seat == scene.view["actor"]:
        actions.append(("lose", name))
    action = next((each for each in actions if scene.can(*each)), None)
    shields = [knight(scene, seat, x, y + 1) for x, y in places]
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
    squares = "".join(f"M{x - 19:.1f} {y - 19:.1f}h38v38h-38z" for x, y in places)
    reach = f"M{-room:.1f}-36h{2 * room:.1f}v96h{-2 * room:.1f}z" if room else squares
    return join([path(reach, "j-room"), path("".join(_arch(x, y) for x, y in places), "j-halo glow")])


# -- coins and Templars --------------------------------------------------------------------------------------


def _coins(scene: Scene, name: str, gold: int, site: Site) -> Markup:
    x, y = site.coins if scene.view["territories"][name]["spaces"] else _beside(name, site)
    said = explain.coins(scene, name)
    plate = tag("g", path("M-16 8h32v20q-16 6-32 0z", "j-plate"), words(0, 25, str(gold), "j-count"))
    return tag("g", stack(gold), plate, id=f"coins-{name}", class_="j-coins" if gold else "j-coins none",
               transform=f"translate({x:g} {y:g})", role="img", aria_label=said)  # fmt: skip


def _beside(name: str, site: Site) -> Point:
    """A hamlet's coins lie nearer than a city's, past the end of its name."""
    apart = len(name) * 5.6 + 40
    return site.x + (apart if site.coins[0] > site.x else -apart), site.y - 8


def _riders(scene: Scene, name: str, site: Site) -> Markup:
    """The Templars of all players in this territory, side by side."""
    seats = [seat for seat, n in enumerate(scene.view["territories"][name]["templars"]) for _ in range(n)]
    gap = min(40, site.room / max(len(seats), 1))
    x, y = site.riders if scene.view["territories"][name]["spaces"] else (site.x, site.y + 42)
    drawn = [_rider(scene, name, seat, i, (x + (i - (len(seats) - 1) / 2) * gap, y)) for i, seat in enumerate(seats)]
    return join([tag("g", id=f"riders-{name}", transform=f"translate({x:g} {y:g})"), *drawn])


def _rider(scene: Scene, name: str, seat: int, index: int, spot: Point) -> Markup:
    """A Templar; the own ones can be chosen to ride."""
    figure = rider(scene.colour(seat), scene.device(seat))
    common = {"id": f"templar-{name}-{index}", "style": at(*spot), "data_thing": f"templar:{name}:{seat}"}
    common["data_explain"] = said = explain.templar(scene, name, seat)
    if seat == scene.view["actor"] and scene.can("templar", name):
        halo = tag("circle", r=23, class_="j-halo glow")
        return tag("g", halo, figure, **common, **scene.target("templar", name, look="piece j-rider"))
    return tag("g", figure, role="img", aria_label=said, class_="piece j-rider", **common)


def cities(scene: Scene) -> Markup:
    """All nine territories, the northern ones first, so that southern towers stand before them."""
    return join([city(scene, name) for name in sorted(LANDS, key=lambda each: SITES[each].y)])
