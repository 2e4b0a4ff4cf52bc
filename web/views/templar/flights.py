"""Pieces that fly when something happens: tiles from the bag, treasures to supplies and hiding places."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core import Event
from web.views.draw import Markup, tag
from web.views.scene import Flight, Scene
from web.views.templar.geometry import RINGS
from web.views.templar.treasures import flying, tile


def flight(scene: Scene, event: Event) -> Flight | None:
    """The piece an event sets moving; None for all that glides by itself or is only told."""
    maker = FLIGHTS.get(event[0])
    return maker(scene, event) if maker else None


def box(scene: Scene, seat: int, sort: str, room: int) -> str:
    """Where in a room a treasure of that sort and owner lies: the id of its niches, lecterns or tray."""
    if sort not in RINGS:
        return f"room-{room}-{sort}"
    areas = scene.view["rooms"][str(room)]["rings"]
    mine = [n for n, area in enumerate(areas) if any(b and b["sort"] == sort and b["owner"] == seat for b in area)]
    return f"room-{room}-tray-{mine[-1] if mine else 0}"


def _hid(scene: Scene, event: Event) -> Flight:
    _, seat, sort, room = event
    return Flight(flying(scene, seat, sort), f"supply-{seat}-{sort}", box(scene, seat, sort, room))


def _took(scene: Scene, event: Event) -> Flight:
    _, seat, owner, sort, room = event
    return Flight(flying(scene, owner, sort), box(scene, owner, sort, room), f"pawn-{seat}")


def _put(scene: Scene, event: Event) -> Flight:
    _, seat, owner, sort, room = event
    return Flight(flying(scene, owner, sort), f"pawn-{seat}", box(scene, owner, sort, room))


def _gained(scene: Scene, event: Event) -> Flight:
    _, seat, sort, _ = event
    return Flight(flying(scene, seat, sort), f"pawn-{seat}", f"supply-{seat}-{sort}")


def _tile(scene: Scene, event: Event) -> Flight:
    return Flight(tag("g", tile(event[1]), class_="templar"), "bag", f"warehouse-{event[2]}")


def _lost(scene: Scene, event: Event) -> Flight:
    return Flight(tag("g", tile(event[1]), class_="templar"), "bag", "sea")


def _played(scene: Scene, event: Event) -> Flight | None:
    """The own card goes from the hand to the pile; others' cards just appear on theirs."""
    _, seat, card = event
    if seat != scene.view["you"]:
        return None
    face = tag("use", href=f"#templar-card-{card}", x=-25, y=-19, width=50, height=38)
    return Flight(tag("g", face, class_="templar"), f"card-{card}", f"pile-{seat}")


def _scored(scene: Scene, event: Event) -> Flight:
    """Points rise from where they were earned to their owner."""
    _, seat, category, points = event
    start = {"treasures": "remigius", "Porticus": "door", "Severus": "severus", "church": "room-13"}.get(
        category, f"pawn-{seat}"
    )
    return Flight(_points(scene, seat, points), start, f"pile-{seat}")


def _points(scene: Scene, seat: int, points: int) -> Markup:
    coin = tag("circle", r=15, class_="field")
    return tag("g", coin, tag("text", points, y=6, class_="tp-letter"), class_=f"{scene.colour(seat)} templar")


FLIGHTS: Mapping[str, Callable[[Scene, Event], Flight | None]] = {
    "hid": _hid,
    "took": _took,
    "put": _put,
    "gained": _gained,
    "tile": _tile,
    "tile lost": _lost,
    "scored": _scored,
    "played": _played,
}
