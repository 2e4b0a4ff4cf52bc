"""The game's own symbols, and small pieces made of them: shields, coins, Templars, pennons."""

from __future__ import annotations

from functools import cache

from web.views.draw import Markup, join, tag, use
from web.views.scene import Scene


def path(data: str, look: str, **more: object) -> Markup:
    """A path of one look."""
    return tag("path", d=data, class_=look, **more)


def words(x: float, y: float, said: str, look: str, **more: object) -> Markup:
    """A line of text, anchored by its look."""
    return tag("text", said, x=x, y=y, class_=look, **more)


def stamp(stencil: str, y: float = 0) -> Markup:
    """A stencil at the origin, or somewhat above or below it."""
    return tag("use", href=f"#{stencil}", y=y or None)


@cache
def symbols() -> Markup:
    """Every symbol of the game, once for the page."""
    return join([_templar(), _pope(), _pennon("j-green", SWALLOWTAIL, PLUS), _pennon("j-red", POINTED, MINUS), _marker(),
                 *(_symbol(f"j-{name}", tag("path", d=data, fill="currentColor")) for name, data in ICONS.items())])  # fmt: skip


def _symbol(name: str, *shapes: Markup, box: str = "0 0 24 24") -> Markup:
    return tag("symbol", *shapes, id=name, viewbox=box)


# A knight of the order: horse in the player's cloth, rider in the white mantle.
HORSE = "M5 24q1-6 9-6h11q3-7 8-9l1-3 2 4q4 3 4 6l-2 2-4-1q-2 4-2 8l1 13h-4l-2-10q-6 2-12 0l-3 10h-4l1-9q-4-1-4-5z"
TAIL = "M6 22q-5 1-5 11q4-2 5-7z"
RIDER = "M15 20l1-9q4-4 9 0l2 9q-6 3-12 0z"
LANCE = "M29 24l6-23"
CROSS = "M20 11h2v3h3v2h-3v4h-2v-4h-3v-2h3z"


def _templar() -> Markup:
    return _symbol(
        "j-templar",
        path(LANCE, "j-lance"),
        path("M34.6 2l-8 1 7.2 4z", "field"),
        path(TAIL, "j-mane"),
        path(HORSE, "field"),
        path(RIDER, "j-mantle"),
        path(CROSS, "j-cross"),
        path("M17 3.500q4-3 7 0v6q-3.5 3-7 0z", "j-helm"),
        path("M18 6h6", "j-slit"),
        box="0 0 42 42",
    )


def _pope() -> Markup:
    """The Pope in cope and tiara, with the triple cross."""
    return _symbol(
        "j-pope",
        path("M8 46q0-22 10-26h4q10 4 10 26z", "j-cope"),
        path("M17 20l3 26 3-26z", "j-stole"),
        path("M14.5 13q0-5 5.5-5t5.5 5q0 8-5.5 8t-5.5-8z", "j-face"),
        path("M14 12q-2-9 6-12q8 3 6 12q-6-3-12 0z", "j-tiara"),
        path("M14 9q6-3 12 0M15 5q5-2 10 0", "j-gilt"),
        path("M35 46V8M31 12h8M32 16h6M30 20h10", "j-staff"),
        box="0 0 42 46",
    )


SWALLOWTAIL, POINTED = "M5 3h17l-6 6 6 6H5z", "M5 3l18 6-18 6z"
PLUS, MINUS = "M8 8h2.500V5.500h2V8H15v2h-2.500v2.500h-2V10H8z", "M7 8h8v2H7z"


def _pennon(name: str, cloth: str, sign: str) -> Markup:
    """Colour, cut and sign all say which flag it is: place or remove."""
    return _symbol(name, path(cloth, f"j-cloth {name[2:]}"), path(sign, "j-sign"), path("M5 1v22", "j-pole"))


def _marker() -> Markup:
    """The first player's marker: the keys of Saint Peter, crossed."""
    key = "M7 3a3.5 3.5 0 1 1-.1 7a3.5 3.5 0 1 1 .1-7M9 9l9 11M15 17l3-2M17 19.500l3-2"
    back = "M17 3a3.5 3.5 0 1 0 .1 7a3.5 3.5 0 1 0-.1-7M15 9l-9 11M9 17l-3-2M7 19.500l-3-2"
    return _symbol("j-marker", path(back, "j-key"), path(key, "j-key"))


ICONS = {
    "gold": "M12 3c5 0 9 1.5 9 3.500S17 10 12 10 3 8.5 3 6.5 7 3 12 3M3 9c2 2 6 2.5 9 2.500S19 11 21 9v3c0 2-4 3.5-9 3.500S3 14 3 12zM3 14.500C5 16.5 9 17 12 17s7-.5 9-2.500V18c0 2-4 3.5-9 3.500S3 20 3 18z",
    "knights": "M5 2h14v9c0 6-3 9-7 11-4-2-7-5-7-11zM11 5v5H7v2h4v6h2v-6h4v-2h-4V5z",
    "rider": "M2 14q1-4 6-4h6q2-4 5-5l1-2 1 3q2 2 2 3l-1 1-3-.5q-1 3-1 5l1 7h-2.500l-1.5-6q-3 1-7 0l-2 6H4l.5-6Q2 16 2 14zM8 10l1-5q2-2 4 0l1 5z",
    "ships": "M2 15h20l-3 6H6zM11 3h2v11h-2zM14 5q6 3 5 8h-5zM10 6v7H5q0-4 5-7z",
    "temple": "M2 9l10-6 10 6v2H2zM4 12h3v7H4zm6.5 0h3v7h-3zM17 12h3v7h-3zM2 20h20v2H2z",
    "seventh": "M5 3h12q3 0 3 3v2h-4v10q0 3-3 3H4q-2-1-2-4h9q0 3 1.5 3T14 18V8H5zM7 11h5v1.500H7zm0 3h5v1.500H7z",
    "distance": "M5 4h2l1 5h3v2H8l1 10H3L4 11H1V9h3zM17 4h2l1 5h3v2h-3l1 10h-6l1-10h-3V9h3zM10 15h4v2h-4z",
    "countries": "M4 2h2v20H4zM7 3h12l-3 4 3 4H7zM7 13h9l-2 3 2 3H7z",
    "empire": "M12 2l2 3 3-2-1 4 6-2c0 6-3 9-6 10l3 2-5 1 1 4-3-3-3 3 1-4-5-1 3-2C5 14 2 11 2 5l6 2-1-4 3 2z",
    "france": "M12 2c3 3 3 6 1 9 1-3 4-5 6-3s1 6-4 6h4v2h-5c0 3 1 4 3 5H7c2-1 3-2 3-5H5v-2h4c-5 0-6-4-4-6s5 0 6 3c-2-3-2-6 1-9z",
    "anchor": "M11 8V6.800a2.8 2.8 0 1 1 2 0V8h3v2h-3v9c3-.5 5-2 6-5l-2 .5 3.5-3.500L22 15l-1.5-.5C19 19 16 22 12 22s-7-3-8.5-7.500L2 15l1.5-4L7 14.5 5 14c1 3 3 4.5 6 5v-9H8V8z",
    "chapel": "M11 1h2v2h2v2h-2v3l6 5v9h-5v-5q-2-3-4 0v5H5v-9l6-5V5H9V3h2z",
    "skull": "M12 2c5 0 8 3 8 8 0 3-1 5-3 6v4h-2v-2h-2v3h-2v-3H9v2H7v-4c-2-1-3-3-3-6 0-5 3-8 8-8zM8.5 9a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm7 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM12 13l-1.5 3h3z",
}


@cache
def shield(colour: str, device: str, x: float = 0, y: float = 0, size: float = 27) -> Markup:
    """A knight: a shield in a player's colour and device."""
    parts = use("shield", x, y, size), use(device, x, y - size * 0.04, size * 0.62, class_="device")
    return tag("g", *parts, class_=colour)


def knight(scene: Scene, seat: int, x: float = 0, y: float = 0, size: float = 27) -> Markup:
    """A seat's knight at a point."""
    return shield(scene.colour(seat), scene.device(seat), x, y, size)


@cache
def rider(colour: str, device: str, size: float = 36) -> Markup:
    """A Templar round the origin."""
    parts = use("j-templar", 0, 0, size), use(device, -size * 0.1, size * 0.15, size * 0.34, class_="device")
    return tag("g", *parts, class_=colour)


@cache
def coin(size: float = 24) -> Markup:
    """A coin round the origin."""
    return use("coin", 0, 0, size)


@cache
def points(n: int) -> Markup:
    """Points that somebody has just earned."""
    disc = tag("circle", r=17, class_="j-points")
    return tag("g", disc, words(0, 6, f"+{n}", "j-earned"))


@cache
def stack(gold: int) -> Markup:
    """Coins in one or two piles round the origin, at most ten of them: the number beside them tells the rest."""
    if gold <= 5:
        return _pile(gold, 0, 14)
    return join([_pile(min(gold, 10) - 5, 10, 11), _pile(5, -10, 11)])


def _pile(coins: int, x: float, radius: float) -> Markup:
    edges = [
        tag("ellipse", cx=x + (i % 2) * 1.5 - 0.7, cy=-i * 5, rx=radius, ry=radius * 0.46, class_="coin-rim")
        for i in range(coins)
    ]
    top = -(coins - 1) * 5
    face = path(f"M{x - 5} {top}h10M{x} {top - 3}v6", "j-stamp") if coins else None
    return join([*edges, face])


# Each country's cloth: a colour and a pattern, so that the colour alone need not tell it.
CLOTHS = {
    "aragon": "M-4-18v30M0-18v32M4-18v30",
    "empire": "M-8-14l16 20M8-14l-16 20",
    "england": "M-8-4l8-8 8 8M-8 6l8-8 8 8",
    "france": "M-4-10v.1M4-10v.1M0-3v.1M-4 4v.1M4 4v.1",
    "papal": "M0-14v22M-5-6h10",
}


@cache
def banner(realm: str, x: float = 0, y: float = 0) -> Markup:
    """A strip of a country's cloth, hanging at a point."""
    cloth = path("M-8-18h16v36l-8-6-8 6z", f"j-band {realm}")
    return tag("g", cloth, path(CLOTHS[realm], f"j-weave {realm}"), transform=f"translate({x:g} {y:g})")
