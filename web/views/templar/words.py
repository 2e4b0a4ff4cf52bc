"""What things on the table are called, and what they tell about themselves when somebody points at them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from engine.templar.board import CHURCH, CHURCH_RING, SORTS, WORTH
from engine.templar.events import place_name, treasure
from engine.words import Text, ntext, term, text
from web.views.scene import Scene

Box = Mapping[str, Any] | None

ROOM_NAMES = {
    1: term("gatehouse"), 2: term("cloister garden"), 3: term("chapter house"), 4: term("library"),
    5: term("scriptorium"), 6: term("sacristy"), 7: term("dormitory"), 8: term("herb garden"), 9: term("refectory"),
    10: term("kitchen"), 11: term("cellar"), 12: term("stables"),
}  # fmt: skip
TREASURES = {
    "chalice": term("Chalice"),
    "book": term("Book"),
    "round": term("Round ring"),
    "square": term("Square ring"),
    "oval": term("Oval ring"),
}
VALUES = dict(zip(SORTS, WORTH, strict=True))
FIGURES = {
    "remigius": term("Remigius, the abbot. The room where he stops is scored; he avoids the room of Vitus."),
    "vitus": term("Vitus, the spy. He follows to where Remigius set out from."),
    "severus": term("Severus, the prior. In his room no treasure is hidden, moved or scored."),
}


def boxes(room: Mapping[str, Any]) -> Iterator[Box]:
    """All boxes of a room, empty or not."""
    yield from room["chalices"]
    yield from room["books"]
    for area in room["rings"]:
        yield from area


def worth(room: Mapping[str, Any], seats: int) -> list[int]:
    """What each seat would get if the room were scored now (T26)."""
    points = [0] * seats
    for box in boxes(room):
        if box and not box["scored"]:
            points[box["owner"]] += VALUES[box["sort"]]
    return points


def room_name(number: int) -> Text:
    """How a sentence about a room begins."""
    if number == CHURCH:
        return place_name(number, capital=True)
    return text("{room} ({name})", room=place_name(number, capital=True), name=ROOM_NAMES[number])


def about_room(scene: Scene, number: int, room: Mapping[str, Any], severus: bool) -> str:
    """A room, who watches it, and what is to be had there."""
    parts = [text("{room}.", room=room_name(number))]
    if severus:
        parts.append(text("Severus is here: no treasure may be touched."))
    points = [f"{scene.names[seat]} {n}" for seat, n in enumerate(worth(room, len(scene.names))) if n]
    if points:
        parts.append(text("Scored now, it would bring: {points}.", points=", ".join(points)))
    if number == CHURCH:
        parts.append(text("Unscored rings here bring {n} points each at the end.", n=CHURCH_RING))
    return " ".join(map(scene.say, parts))


def about_treasure(scene: Scene, box: Mapping[str, Any]) -> str:
    """A hidden treasure: whose, and what it is worth."""
    name = TREASURES[box["sort"]]
    if box["scored"]:
        return scene.say(
            text(
                "{name} of {owner}, scored already; the room still counts for its owner.", name=name, owner=box["owner"]
            )
        )
    value = VALUES[box["sort"]]
    return scene.say(text("{name} of {owner}: {n} points when Remigius stops here.", name=name, owner=box["owner"], n=value))  # fmt: skip


def about_tray(scene: Scene, area: list[Box]) -> str:
    """A ring area: how many boxes, which kind (T19)."""
    kind, free = kind_of(area), area.count(None)
    parts = [text("A tray for {n} rings of one kind.", n=len(area))]
    if kind is None:
        parts.append(text("The first ring decides which."))
    else:
        parts.append(text("{name} only; boxes free: {n}.", name=TREASURES[kind], n=free))
    return " ".join(map(scene.say, parts))


def kind_of(area: list[Box]) -> str | None:
    """The kind of the rings in an area; None while it is empty."""
    return next((box["sort"] for box in area if box), None)


def about_shelf(scene: Scene, sort: str, shelf: list[Box]) -> str:
    """The niches or lecterns of a room."""
    if sort == "chalice":
        return scene.say(ntext("A niche for a chalice.", "{n} niches for chalices.", len(shelf)))
    return scene.say(ntext("A lectern for a book.", "{n} lecterns for books.", len(shelf)))


def about_warehouse(scene: Scene, number: int) -> str:
    """A storehouse: its tiles and its size."""
    facts = scene.view["warehouses"][number - 1]
    lying = tuple(treasure(sort, n) for sort, n in Counter(facts["tiles"]).items())
    tiles = (
        text("It holds {list}, and has room for {most} tiles.", list=lying, most=facts["room"])
        if lying
        else text("It is empty, and has room for {most} tiles.", most=facts["room"])
    )
    name = text("Warehouse {number}, with the ship: here the refill begins.", number=1) if number == 1 else text("Warehouse {number}.", number=number)  # fmt: skip
    return f"{scene.say(name)} {scene.say(tiles)}"


def about_bag(scene: Scene) -> str:
    """The bag and the tiles that left the game."""
    view = scene.view
    return scene.say(text("Tiles left in the bag: {n}; out of the game: {out}.", n=view["bag"], out=view["out"]))


def about_pawn(scene: Scene, seat: int, place: int | str) -> str:
    """A pawn and where it stands."""
    return scene.say(text("The pawn of {seat}: {place}.", seat=seat, place=whereabouts(place)))


def whereabouts(place: int | str) -> Text:
    """Where a pawn is, as a short phrase."""
    if isinstance(place, str) and place.startswith("w"):
        return text("warehouse {number}", number=int(place[1:]))
    return text("church") if place == CHURCH else place_name(place)


def about_door(scene: Scene) -> str:
    """The door and what it shuts."""
    a, b = scene.view["door"]
    shut = text("The door: shut between {a} and {b} for everybody but Vitus.", a=place_name(a), b=place_name(b))
    return scene.say(shut)


def about_portal(scene: Scene, portal: str) -> str:
    """A portal."""
    if portal == "main":
        return scene.say(text("The main portal, the way into room 1. Nobody walks out through it."))
    return scene.say(text("The side portal, the way into room 10. Nobody walks out through it."))
