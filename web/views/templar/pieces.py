"""Everything that walks: pawns, Remigius, Vitus, Severus, and the door that gets in their way."""

from __future__ import annotations

import itertools

from engine.templar.board import PASSAGES as PAIRS
from web.views.draw import Markup, at, tag, use
from web.views.ink import Point
from web.views.scene import Scene
from web.views.templar.geometry import CHURCH, CROSSING, PASSAGES, PORTALS, spots
from web.views.templar.rooms import entry
from web.views.templar.treasures import flying
from web.views.templar.words import FIGURES, about_door, about_pawn

Place = int | str
CANDLELIGHT = tag("ellipse", cx=0, cy=-28, rx=33, ry=44, class_="tp-candle")  # at night, for dark cloth on dark floors
LETTERS = {"remigius": "R", "vitus": "V", "severus": "S"}
STAY = frozenset({"Maria", "Porticus", "Bells"})
"""Cards nobody walks for: what the path says then is an earlier walk."""


def pieces(scene: Scene) -> list[Markup]:
    """Door, figures and pawns, those further down the sheet in front."""
    standing = sorted(_standing(scene), key=lambda piece: (piece[1][1], piece[0]))
    return [_way(scene), *_doors(scene), *[_piece(scene, name, spot, place) for name, spot, place in standing]]


def _standing(scene: Scene) -> list[tuple[str, Point, Place]]:
    """Who stands where: figures first, then pawns, side by side."""
    view = scene.view
    crowds: dict[Place, list[str]] = {}
    for name in FIGURES:
        if view[name] is not None:
            crowds.setdefault(view[name], []).append(name)
    for seat, player in enumerate(view["players"]):
        crowds.setdefault(player["place"], []).append(f"pawn-{seat}")
    return [
        (name, spot, place)
        for place, crowd in crowds.items()
        for name, spot in zip(crowd, spots(place, len(crowd)), strict=True)
    ]


def _piece(scene: Scene, name: str, spot: Point, place: Place) -> Markup:
    if name in FIGURES:
        return _figure(scene, name, spot, place)
    return _pawn(scene, int(name.removeprefix("pawn-")), spot, place)


def _figure(scene: Scene, name: str, spot: Point, place: Place) -> Markup:
    about = scene.say(FIGURES[name])
    seal = tag("circle", cx=0, cy=-7.5, r=10, class_="tp-seal")
    letter = tag("text", LETTERS[name], x=0, y=-1.5, class_="tp-letter")
    body = tag("use", href=f"#templar-{name}", x=-24, y=-62, width=48, height=64)
    common = _common(name, f"figure:{name}", about, spot)
    return tag("g", CANDLELIGHT, body, seal, letter, **common, class_=_look(scene, place))


def _pawn(scene: Scene, seat: int, spot: Point, place: Place) -> Markup:
    about = about_pawn(scene, seat, place)
    turn = scene.view["turn"] == seat and not scene.view["over"]
    halo = tag("ellipse", cx=0, cy=-3, rx=22, ry=8, class_="tp-halo") if turn else None
    body = tag("use", href="#templar-pawn", x=-20, y=-47, width=40, height=49)
    device = use(scene.device(seat), 0, -13, 18, class_="device")
    load = _load(scene) if turn else None
    common = _common(f"pawn-{seat}", f"pawn:{seat}", about, spot)
    return tag(
        "g", CANDLELIGHT, halo, body, device, load, **common, class_=f"{_look(scene, place)} {scene.colour(seat)}"
    )


def _common(name: str, thing: str, about: str, spot: Point) -> dict[str, object]:
    """Attributes of every piece."""
    return {
        "id": name,
        "style": at(*spot),
        "role": "img",
        "aria_label": about,
        "data_explain": about,
        "data_thing": thing,
    }


def _look(scene: Scene, place: Place) -> str:
    """Who stands in a glowing place lets clicks through to it."""
    return "piece tp-through" if _is_target(scene, place) else "piece"


def _is_target(scene: Scene, place: Place) -> bool:
    if isinstance(place, int):
        return entry(scene, place) is not None
    return scene.can("portal", place) or (place not in PORTALS and scene.can("warehouse", int(place[1:])))


def _load(scene: Scene) -> Markup | None:
    """The ring that Benjamin carries (T20)."""
    carried = scene.view["decision"].get("carrying")
    if not carried:
        return None
    return tag("g", flying(scene, carried["owner"], carried["sort"]), transform="translate(14 -46)")


# -- the door ----------------------------------------------------------------------------------------------------


def _doors(scene: Scene) -> list[Markup]:
    """The passages the door may go to (T23), and the door itself."""
    return [*[_gateway(scene, *pair) for pair in PAIRS if scene.can("door", *pair)], _door(scene)]


def _turn(eastward: bool) -> str:
    return "rotate(90deg)" if eastward else "rotate(0deg)"


def _gateway(scene: Scene, a: int, b: int) -> Markup:
    x, y, eastward = PASSAGES[a, b]
    turned = f"transform:{_turn(eastward)}"
    return tag(
        "g",
        tag("circle", r=70, class_="tp-hit"),  # for fingers: passages are further apart than that
        tag("rect", x=-37, y=-14, width=74, height=28, rx=7, class_="tp-choice glow", style=turned),
        use("templar-door", 0, 0, 66, class_="tp-ajar", style=turned),
        transform=f"translate({x} {y})",
        **scene.target("door", a, b),
    )


def _door(scene: Scene) -> Markup:
    a, b = scene.view["door"]
    x, y, eastward = PASSAGES[a, b]
    about = about_door(scene)
    return tag(
        "g",
        use("templar-door", 0, 0, 66),
        id="door",
        style=f"{at(x, y)} {_turn(eastward)}",
        role="img",
        aria_label=about,
        data_thing="door:",
        data_explain=about,
        class_="piece",
    )


# -- the way so far ----------------------------------------------------------------------------------------------


def _way(scene: Scene) -> Markup:
    """Footsteps of the walk under way, from its start to where the figure stands."""
    decision = scene.view["decision"]
    path = [] if decision.get("card", "Bells") in STAY else decision["path"]
    points = [point for start, end in itertools.pairwise(path) for point in _leg(start, end)]
    d = "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in points) if points else ""
    return tag("path", d=d or None, class_=f"tp-way {_walker(scene)}".rstrip(), id="way")


def _walker(scene: Scene) -> str:
    """Who walks leaves a trail in their colour; the abbot and the prior in plain ink."""
    return "" if scene.view["decision"].get("card") in ("Remigius", "Severus") else scene.colour(scene.view["turn"])


def _leg(start: Place, end: Place) -> list[Point]:
    """From the middle of one place through the passage to the middle of the next."""
    gate = PORTALS[start] if isinstance(start, str) else PASSAGES[_pair(start, int(end))]
    return [*_inside(start, gate), gate[:2], *reversed(_inside(end, gate))]


def _inside(place: Place, gate: tuple[float, float, bool]) -> list[Point]:
    """From where one stands in a place towards a gate: the church's southern gates are round a corner."""
    x, y = spots(place, 1)[0]
    standing = (x, y - 12)
    return [standing, CROSSING] if place == CHURCH and gate[1] > CROSSING[1] else [standing]


def _pair(a: int, b: int) -> tuple[int, int]:
    return (a, b) if a < b else (b, a)
