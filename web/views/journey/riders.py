"""The Templars as mounted figures before the gates. They stand above all towers, so that none is hidden.

The engine keeps a player's two Templars as a sorted pair, not one by one. So a figure at rest is called after its place,
and the one that a card moves is called the rider: it glides from step to step, and nobody else's figure changes its name.
"""

from __future__ import annotations

from itertools import groupby

from web.views.draw import Markup, at, join, tag
from web.views.ink import Point
from web.views.journey import explain
from web.views.journey.geometry import GREEN, PARADE, SITES
from web.views.journey.shapes import rider
from web.views.scene import Scene

APART, CLOSE = 37.0, 30.0  # between two figures that stand side by side, and at least
SIZE, SMALL = 36.0, 27.0  # of a figure, and of one in a crowd
ROWS = (-6.0, 14.0)  # how far a crowd's two rows stand above and below the line
REACH = 30.0  # how far from its middle a figure that can be chosen takes a click


def riders(scene: Scene) -> Markup:
    """All Templars, and where those of each territory gather."""
    placed = [_company(scene, name) for name in SITES]
    figures = sorted((name, drawn) for company in placed for name, drawn in company)  # always in the same order
    return join([*(_gathering(scene, name) for name in SITES), *(drawn for _, drawn in figures)])


def _gathering(scene: Scene, city: str) -> Markup:
    """An empty mark, to which figures fly."""
    x, y = _line(scene, city, 1)[0]
    return tag("g", id=f"riders-{city}", transform=f"translate({x:g} {y:g})")


def _line(scene: Scene, city: str, count: int) -> list[Point]:
    """Where so many stand: below the name, as near to its middle as the land allows; a crowd in two rows."""
    below = SITES[city].y + (PARADE if scene.view["territories"][city]["spaces"] else GREEN)
    if not _crowd(city, count):
        return _row(city, count, APART, below)
    behind = count // 2
    rows = ((behind, ROWS[0]), (count - behind, ROWS[1]))
    return [spot for n, lower in rows for spot in _row(city, n, SMALL, below + lower)]


def _crowd(city: str, count: int) -> bool:
    """More than can stand in one row without hiding one another."""
    return CLOSE * (count - 1) > SITES[city].right - SITES[city].left


def _row(city: str, count: int, apart: float, y: float) -> list[Point]:
    site = SITES[city]
    gap = min(apart, (site.right - site.left) / max(count - 1, 1))
    breadth = gap * (count - 1)
    first = min(max(site.x - breadth / 2, site.left), site.right - breadth)
    return [(first + gap * i, y) for i in range(count)]


def _company(scene: Scene, city: str) -> list[tuple[str, Markup]]:
    """The Templars of all players in a territory, side by side, each with its name."""
    counts = scene.view["territories"][city]["templars"]
    seats = [seat for seat, n in enumerate(counts) for _ in range(n)]
    spots = _line(scene, city, len(seats))
    names = [name for seat, same in groupby(seats) for name in _names(scene, city, seat, len(list(same)))]
    size = SMALL if _crowd(city, len(seats)) else SIZE
    placed = zip(names, seats, spots, strict=True)
    return [(name, _rider(scene, city, seat, name, spot, size)) for name, seat, spot in placed]


def _names(scene: Scene, city: str, seat: int, count: int) -> list[str]:
    """The one on its way first."""
    at_rest = [f"templar-{seat}-{city}-{i}" for i in range(count)]
    return [f"templar-{seat}", *at_rest[:-1]] if on_the_way(scene, seat) == city else at_rest


def on_the_way(scene: Scene, seat: int) -> str | None:
    """Where the Templar stands that the card in action moves, if it is one of this seat."""
    decision = scene.view["decision"]
    return decision.get("templar") if decision.get("seat") == seat else None


def _rider(scene: Scene, city: str, seat: int, name: str, spot: Point, size: float) -> Markup:
    """A Templar; the own ones can be chosen to ride."""
    figure = rider(scene.colour(seat), scene.device(seat), size)
    said = explain.templar(scene, city, seat)
    common = {"id": name, "style": at(*spot), "data_thing": f"templar:{city}:{seat}", "data_explain": said}
    if seat == scene.view["actor"] and scene.can("templar", city):
        halo = [tag("circle", r=REACH, class_="j-room"), tag("circle", r=size * 0.64, class_="j-halo glow")]
        return tag("g", halo, figure, **common, **scene.target("templar", city, look="piece j-rider"))
    return tag("g", figure, role="img", aria_label=said, class_="piece j-rider", **common)
