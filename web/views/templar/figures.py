"""The figures of the rules page: the abbey, its treasures and those who walk in it, drawn as they are on the sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from engine.templar.board import CHURCH, FIRST_DOOR, ROOM_BONUS, ROOMS, WORTH
from engine.templar.board import SORTS as BY_NUMBER
from web.views import ink
from web.views.draw import Markup, join, tag, use
from web.views.plates import CAST, Draw, arrow, moved, number, plate, points, still
from web.views.templar.backdrop import lectern, recess, roads, tray
from web.views.templar.cards import REFILLS
from web.views.templar.floors import FLOORS, fill
from web.views.templar.geometry import GATEWAY, PASSAGES, PORTALS, STORE, WALL, floor, stalls, store
from web.views.templar.ornament import capital
from web.views.templar.pieces import LETTERS
from web.views.templar.places import hiding_places
from web.views.templar.plan import inside
from web.views.templar.quay import quay
from web.views.templar.rafael import HEIGHT, LEFT, TOP, WIDTH, rafael
from web.views.templar.treasures import shape, tile

LOOK = "templar"
MIDDLES = {CHURCH: (640, 330)}


def _treasure(sort: str, seat: int, x: float, y: float, scored: bool = False, scale: float = 1) -> Markup:
    look = f"{CAST.colour(seat)} tp-own" + (" tp-scored" if scored else "")
    return moved(shape(sort, CAST.device(seat), scored), x, y, scale, look)


def _pawn(seat: int, x: float, y: float) -> Markup:
    """A pawn, its feet at a point."""
    body = tag("use", href="#templar-pawn", x=-20, y=-47, width=40, height=49)
    return moved([body, use(CAST.device(seat), 0, -13, 18, class_="device")], x, y, look=CAST.colour(seat))


def _figure(name: str, x: float, y: float, scale: float = 1) -> Markup:
    """One of the three figures, with the letter on its seal."""
    body = tag("use", href=f"#templar-{name}", x=-24, y=-62, width=48, height=64)
    seal = tag("circle", cx=0, cy=-7.5, r=10, class_="tp-seal")
    return moved([body, seal, tag("text", LETTERS[name], x=0, y=-1.5, class_="tp-letter")], x, y, scale)


def _door(a: int, b: int) -> Markup:
    x, y, eastward = PASSAGES[a, b]
    return tag("g", use("templar-door", 0, 0, 66), transform=f"translate({x} {y}) rotate({90 if eastward else 0})")


# -- the abbey ---------------------------------------------------------------------------------------------------


def _abbey() -> Markup:
    """The plan, with numbers large enough to be read in small (T1)."""
    walls = tag("path", d=ink.outline_box(81, 11, 898, 842, 5), class_="tp-mini-wall")
    gates = [_gap(*place) for place in (*PASSAGES.values(), *PORTALS.values())]
    numbers = [moved(capital(room, (0, 0)), *_middle(room), 2.1) for room in ROOMS]
    return plate((-6, 0, 1000, 930), roads(), walls, [_room(room) for room in ROOMS], gates, _door(*FIRST_DOOR), numbers,
                 look=f"{LOOK} fig-abbey", scale=0.288)  # fmt: skip


def _room(room: int) -> Markup:
    outline = ink.outline(floor(room), room * 7)
    paved = tag("path", d=outline, fill=fill(FLOORS[room]))
    return join([tag("path", d=outline, class_=f"tp-floor tp-floor-{room}"), paved])


def _gap(x: float, y: float, eastward: bool) -> Markup:
    along, across = 2 * WALL + 6, 2 * GATEWAY
    width, height = (along, across) if eastward else (across, along)
    return tag("rect", x=x - width / 2, y=y - height / 2, width=width, height=height, class_="tp-gap")


def _middle(room: int) -> tuple[float, float]:
    if room in MIDDLES:
        return MIDDLES[room]
    (west, north), _, (east, south), _ = floor(room)
    return (west + east) / 2, (north + south) / 2


def _walk() -> Markup:
    """Two rooms through open passages; the door is no way (T17)."""
    wall = tag("path", d=ink.outline_box(81, 211, 680, 436, 5), class_="tp-mini-wall")
    way = tag("path", d="M200 345V560H396", class_="tp-way seat-0")
    gone = tag("g", _pawn(0, 200, 362), class_="fig-faint")
    return plate((76, 212, 530, 440), wall, inside((1, 2, 3, CHURCH)), _door(2, CHURCH), way, gone, _pawn(0, 420, 574),
                 look=f"{LOOK} framed", scale=0.54)  # fmt: skip


def _hiding() -> Markup:
    """A niche, a lectern and a tray, each with what belongs there (T19)."""
    places = hiding_places(3)
    (niche,), (desk,), (first, second) = places
    rings = [_treasure("oval", seat, *middle) for seat, middle in zip((0, 1), first, strict=False)]
    open_box = moved(use("templar-oval", 0, 0, 20, class_="tp-empty"), *first[2])
    room = tag("path", d=ink.outline_box(81, 217, 238, 224, 5), class_="tp-mini-wall"), *inside((3,))
    return plate((92, 226, 216, 206), room, recess(*niche), lectern(*desk), tray(first, 1), tray(second, 2), _treasure("chalice", 0, *niche),
                 _treasure("book", 2, *desk), rings, open_box, look=f"{LOOK} framed", scale=1.12)  # fmt: skip


# -- the harbour -------------------------------------------------------------------------------------------------


def _storehouse(number_: int, tiles: Sequence[str]) -> Markup:
    return join(moved(tile(sort), *spot) for sort, spot in zip(tiles, stalls(number_, len(tiles)), strict=True))


def _messenger() -> Markup:
    """Maria, and the first warehouse, beside the ship (T21)."""
    x, y = store(1)
    pawn = _pawn(1, x + STORE[1] / 2, y + STORE[2] - 2)
    scene = quay(), _storehouse(1, ("book", "round", "square")), pawn
    harbour = tag("svg", *scene, x=2, y=92, width=208, height=130, viewbox="992 6 208 130")
    frame = tag("rect", x=2, y=92, width=208, height=130, class_="fig-gilded")
    return plate((0, 0, 212, 224), moved(_face("Maria"), 54, 0), harbour, frame, look=LOOK, scale=1.1)


def _refill() -> Markup:
    """The bells, and so many tiles from the bag (T28)."""
    tiles = [
        moved(tile(sort), 152 + 34 * (i % 2), 122 + 34 * (i // 2))
        for i, sort in enumerate(("round", "book", "oval", "chalice"))
    ]
    return plate(
        (0, 0, 212, 190),
        moved(_face("Bells"), 54, 0),
        moved(_bag(41), 8, 94),
        arrow(108, 138, 22),
        tiles,
        look=LOOK,
        scale=1.2,
    )


def _bag(tiles: int) -> Markup:
    return join([use("templar-bag", 46, 46, 92), tag("text", tiles, x=46, y=68, class_="tp-count")])


def _spent() -> Markup:
    """The bag can't give the tiles called for (T31)."""
    return plate((0, 0, 92, 92), _bag(0), look=LOOK)


# -- characters --------------------------------------------------------------------------------------------------


def _face(name: str) -> Markup:
    """A character, with the number that stands in the card's corner."""
    face = tag("use", href=f"#templar-card-{name}", x=2, y=2, width=100, height=76)
    frame = tag("rect", x=2, y=2, width=100, height=76, rx=3, class_="fig-gilded")
    refill = REFILLS[name]
    corner = (tag("circle", cx=14, cy=14, r=11, class_="fig-refill"), number(refill, 14, 13.4)) if refill else ()
    return join([face, frame, *corner])


def _portrait(name: str, scale: float = 1.5) -> Markup:
    return plate((0, 0, 104, 80), _face(name), look=LOOK, scale=scale)


def _pile() -> Markup:
    """What tops another's pile is out of reach (T15)."""
    barred = tag("path", d="M8 74L96 6", class_="fig-bar-out")
    return plate((0, 0, 240, 80), _face("Lucas"), moved([tag("g", _face("Lucas"), class_="fig-faint"), barred], 120, 0),
                 moved(_pawn(1, 0, 0), 100, 79, 0.75), moved(_pawn(0, 0, 0), 220, 79, 0.75), look=LOOK, scale=1.2)  # fmt: skip


def _standing(name: str) -> Markup:
    return plate((-26, -64, 52, 68), _figure(name, 0, 0), look=LOOK, scale=1.4)


def _porter() -> Markup:
    """The porter and his door (T23)."""
    return plate((0, 0, 186, 80), _face("Porticus"), use("templar-door", 146, 40, 70), look=LOOK, scale=1.5)


# -- treasures and points ----------------------------------------------------------------------------------------


def _start() -> Markup:
    """Two of one kind, two of another, one of the third (T12)."""
    kinds = ("round", "round", "square", "square", "oval")
    return plate(
        (0, 0, 200, 40), [_treasure(kind, 1, 20 + 40 * i, 20, scale=1.2) for i, kind in enumerate(kinds)], look=LOOK
    )


def _worth() -> Markup:
    """Each sort as it lies hidden, what it brings, and as it lies when it has been scored (T26)."""
    worth = dict(zip(BY_NUMBER, WORTH, strict=True))
    rows = [
        (_treasure(sort, 0, 36, y + 6, scale=1.5), points(worth[sort], 100, y), arrow(128, y), _treasure(sort, 0, 190, y + 6, True, 1.5))
        for sort, y in (("round", 34), ("book", 104), ("chalice", 180))
    ]  # fmt: skip
    return plate((0, 0, 226, 222), rows, look=LOOK)


def _scale() -> Markup:
    """From seven rooms to thirteen (T32)."""
    steps = [(rooms, bonus) for rooms, bonus in enumerate(ROOM_BONUS) if bonus]
    bars = [
        (tag("rect", x=4 + 40 * i, y=166 - 6.2 * bonus, width=34, height=6.2 * bonus, class_="fig-bar"),
         number(bonus, 21 + 40 * i, 155 - 6.2 * bonus), number(rooms, 21 + 40 * i, 182, "fig-number soft"))
        for i, (rooms, bonus) in enumerate(steps)
    ]  # fmt: skip
    return plate((0, 10, 286, 184), bars, tag("path", d="M0 166h286", class_="fig-rule"), look=LOOK)


def _rafael() -> Markup:
    """His card, as it lies beside the plan (T34)."""
    shown = CAST.__class__({"rafael": {"top": "Josua", "deck": 6}}, (), {}, CAST.names, CAST.colours, str)
    card = rafael(shown)
    return plate((LEFT - 1, TOP - 1, WIDTH + 2, HEIGHT + 2), still(card) if card else None, look=LOOK, scale=1.5)


FIGURES: Mapping[str, Draw] = {
    "T1": _abbey, "T12": _start, "T15": _pile, "T17": _walk, "T19": _hiding, "T20": partial(_portrait, "Benjamin"), "T21": _messenger,
    "T22": partial(_portrait, "Stephanus"), "T23": _porter, "T24": partial(_portrait, "Severus"), "T25": partial(_portrait, "Remigius"),
    "T26": _worth, "T28": _refill, "T31": _spent, "T32": _scale, "T34": _rafael,
}  # fmt: skip
LEGENDS: Mapping[str, Sequence[Draw]] = {
    "T10": [partial(_standing, name) for name in LETTERS],
    "T18": [partial(_portrait, name, 0.8) for name in ("Anselmus", "Josua", "Lucas")],
}
