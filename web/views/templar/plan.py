"""The abbey as a builder would ink it: hatched walls, floors, thresholds."""

from __future__ import annotations

from functools import cache

from engine.templar.board import PORTALS as ROOM_BEHIND
from web.views import ink
from web.views.draw import Markup, tag
from web.views.templar.floors import FLOORS, fill
from web.views.templar.furniture import furniture
from web.views.templar.geometry import COLUMNS, GATEWAY, PASSAGES, PORTALS, ROWS, WALL, capital, floor
from web.views.templar.ornament import capital as painted

WEST, EAST = COLUMNS[0], COLUMNS[-1]
NORTH, SOUTH = ROWS[0], ROWS[-1]


@cache
def plan() -> Markup:
    """The whole building without what is hidden in it."""
    return tag("g", _walls(), *inside(tuple(sorted(FLOORS))))


def inside(rooms: tuple[int, ...]) -> list[Markup]:
    """Some rooms within the walls: floors, thresholds, furniture, numbers."""
    gates = [place for pair, place in PASSAGES.items() if rooms.count(pair[0]) + rooms.count(pair[1]) == 2]
    gates += [PORTALS[portal] for portal, room in ROOM_BEHIND.items() if room in rooms]
    numbers = [painted(room, capital(room)) for room in rooms]
    return [*map(_room, rooms), _church(), *[_threshold(*gate) for gate in gates], *map(furniture, rooms), *numbers]


def _walls() -> Markup:
    """Outer shapes twice, with a line and without, so that only the silhouette keeps its line."""
    shapes = [
        tag(
            "path",
            d=ink.outline_box(WEST - WALL, NORTH - WALL, EAST - WEST + 2 * WALL, SOUTH - NORTH + 2 * WALL, 5, 1.6),
        ),
        *(
            tag("rect", x=x - 7, y=y - 15, width=14, height=30)
            for x in (WEST - 9, EAST + 9)
            for y in ROWS[1:4]
            if (x, y) not in _APSE_SIDES
        ),
        *(tag("rect", x=x - 15, y=y - 7, width=30, height=14) for x in COLUMNS[1:4] for y in (NORTH - 7, SOUTH + 9)),
        *(tag("circle", cx=x, cy=y, r=19) for x in (WEST, EAST) for y in (NORTH + 2, SOUTH)),
        tag("path", d=_APSE_OUTSIDE),
    ]
    return tag(
        "g",
        tag("g", *shapes, class_="tp-silhouette"),
        tag("g", *shapes, class_="tp-wall"),
        tag("g", *shapes, fill=fill("hatching")),
    )


_APSE_SIDES = ((EAST + 9, ROWS[2]), (EAST + 9, ROWS[3]))
_APSE_OUTSIDE = "M976 468c16 12 22 40 22 67s-6 55-22 67z"


def _room(room: int) -> Markup:
    outline = ink.outline(floor(room), room * 7)
    corners = floor(room)
    shade = ink.hatch(corners[0], corners[1], (-5, 9), room) + ink.hatch(corners[0], corners[-1], (9, -4), room + 40)
    return tag(
        "g",
        tag("path", d=outline, class_=f"tp-floor tp-floor-{room}"),
        tag("path", d=outline, fill=fill(FLOORS[room])),
        tag("path", d=shade, class_="tp-shade"),
    )


def _church() -> Markup:
    """Piers, the rose in the crossing's pavement, and the altar before the apse."""
    piers = [_pier(x, y) for x, y in ((541, 250), (530, 405), (724, 250), (556, 452), (741, 441), (741, 612))]
    rose = [tag("circle", cx=650, cy=500, r=r, class_="tp-rose") for r in (66, 60, 22)]
    petals = [
        tag("path", d="M0-22c12-8 12-26 0-36-12 10-12 28 0 36z", class_=f"tp-petal-{i % 2}", transform=f"translate(650 500) rotate({i * 45})")
        for i in range(8)
    ]  # fmt: skip
    altar = tag("path", d=ink.outline_box(930, 500, 26, 70, 3), class_="tp-stone")
    cloth = tag("path", d="M934 508h18v54h-18zM943 522v26M936 531h14", class_="tp-altar")
    steps = tag("path", d="M922 486v98M914 478v114", class_="tp-thin")
    rubric = tag("text", "ECCLESIA", x=376, y=271, class_="tp-rubric")
    return tag("g", *rose, *petals, *piers, steps, altar, cloth, rubric)


def _pier(x: float, y: float) -> Markup:
    return tag("path", d=f"M{x} {y - 11}l8 3 3 8-3 8-8 3-8-3-3-8 3-8z", class_="tp-pier")


def _threshold(x: float, y: float, eastward: bool) -> Markup:
    """A gap in the wall with jambs and a worn step, drawn for a walk from west to east and turned if need be."""
    half, deep = GATEWAY, WALL + 3
    gap = tag("rect", x=-deep, y=-half, width=2 * deep, height=2 * half, class_="tp-gap")
    jambs = tag("path", d=f"M{-deep} {-half}H{deep}M{-deep} {half}H{deep}", class_="tp-jamb")
    step = tag(
        "path",
        d=f"M-5 {3 - half}q1 {half - 3} 0 {2 * half - 6}M1 {3 - half}q-1 {half - 3} 0 {2 * half - 6}M6 {3 - half}q1 {half - 3} 0 {2 * half - 6}",
        class_="tp-thin",
    )
    posts = [
        tag("rect", x=-deep - 1, y=side - 4, width=2 * deep + 2, height=8, class_="tp-post") for side in (-half, half)
    ]
    return tag("g", gap, step, jambs, *posts, transform=f"translate({x} {y}) rotate({0 if eastward else 90})")
