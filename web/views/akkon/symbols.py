"""Akkon's own shapes: the four tracks, the knights' figures, the tent, emblems of the cities, marks on cards."""

from __future__ import annotations

from functools import cache

from web.views.draw import Markup, join, tag

Shape = tuple[str, str]  # a class and a path

TRACK_SHAPES: dict[str, tuple[Shape, ...]] = {
    "gold": (
        ("ak-coin", "M3 15.5a7 7 0 1 0 14 0 7 7 0 1 0-14 0z"),
        ("ak-coin", "M8 8.5a6.6 6.6 0 1 0 13.200 0 6.600 6.600 0 1 0-13.200 0z"),
        (
            "ak-dark",
            "M12.600 4.600h4q-1 1.900-1.100 3 1.100-.1 3-1.100v4q-1.900-1-3-1.100.1 1.100 1.100 3h-4q1-1.900 1.100-3-1.100.1-3 1.100v-4q1.900 1 3 1.100-.1-1.100-1.100-3z",
        ),
    ),
    "faith": (
        (
            "ak-gilt",
            "M6 3h12c.6 5-1.500 9-4.600 10.200v4.300c2.400.4 4 1.500 4.400 3.500H6.200c.4-2 2-3.100 4.400-3.500v-4.300C7.500 12 5.400 8 6 3z",
        ),
        ("ak-line", "M12 5v5M10 6.800h4M10.600 15.400h2.800"),
    ),
    "power": (
        ("ak-steel", "M12 0.500l3.200 3.500V14H8.800V4z"),
        ("ak-gilt", "M6.500 13.600h11l.8 2.200H5.700zM11 16h2v4h-2zM10 20.600a2 2 0 1 0 4 0 2 2 0 1 0-4 0z"),
        ("ak-fuller", "M12 4v9"),
    ),
    "prestige": (
        ("ak-gilt", "M3 7l4.400 4L12 4l4.600 7L21 7l-1.600 10.500H4.600z"),
        ("ak-gilt", "M4.400 18.500h15.200v2.500H4.400z"),
        (
            "ak-ruby",
            "M12 13l1.600 2-1.600 2-1.600-2zM7.500 14l1 1.300-1 1.300-1-1.300zM16.500 14l1 1.300-1 1.300-1-1.300z",
        ),
    ),
}

EMBLEMS: dict[str, str] = {
    "Tyrus": "M3 16h18c-1 3-3 5-6 5H9c-3 0-5-2-6-5zM11.300 2h1.400v13h-1.400zM13.500 3c4 2 6 5 6 10h-6zM10.500 5v8H5c.5-4 2.500-6.500 5.500-8z",
    "Jaffa": "M5 3h3v2.500h2.400V3h3.200v2.500H16V3h3v6l-2 2v7h2.500v3h-15v-3H7v-7L5 9zM10.500 13v5h3v-5q-1.500-2-3 0z",
    "Caesarea": "M2 5h20v4H2zM2 9.800h20V21h-3.600v-5a2.200 2.200 0 0 0-4.400 0v5h-4v-5a2.200 2.200 0 0 0-4.400 0v5H2z",
    "Sidon": "M8 3h2v2h1.300V3h1.400v2H14V3h2v8h4v6H4v-6h4zM2 18q2.500-1.600 5 0t5 0 5 0 5 0v3q-2.500-1.600-5 0t-5 0-5 0-5 0z",
    "Jerusalem": "M10.800 1h2.400v2h2v2h-2v2c4.300 1 6.300 4 6.300 7h1.500v7H3v-7h1.500c0-3 2-6 6.300-7V5h-2V3h2zM10.300 16v5h3.400v-5q-1.700-2-3.400 0z",
    "Akkon": "M8 2a5.500 5.500 0 0 1 1.600 10.700V16H12v2.200H9.600V22H6.700v-9.200A5.500 5.500 0 0 1 8 2zm0 3a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zM13.500 4.500L21 8l-7.500 3.500z",
}

SURCOAT = "M6 48c0-12 6-17 18-17s18 5 18 17z"
FIGURES: dict[str, tuple[Shape, ...]] = {
    "fighter": (
        ("field", SURCOAT),
        ("ak-mail", "M14 34q10 6 20 0l-2-6H16z"),
        ("ak-steel", "M13 9q11-6 22 0l1 16q-4 7-12 9-8-2-12-9z"),
        ("ak-dark", "M14 15.500h8.600V12h2.800v3.500H34v3h-8.600V30h-2.800V18.500H14z"),
        (
            "ak-dark",
            "M17 24h1.500v1.500H17zM20 27h1.500v1.500H20zM29.500 24H31v1.500h-1.500zM26.500 27H28v1.500h-1.500z",
        ),
    ),
    "Mercenary": (
        ("ak-shaft", "M41 7h2.200v41H41z"),
        ("ak-steel", "M42.100 0l3.400 8-3.400 3-3.400-3z"),
        ("field", SURCOAT),
        ("ak-skin", "M15 17h18v9q-2 8-9 9-7-1-9-9z"),
        ("ak-dark", "M15.500 27q8.500 4 17 0-1 7-8.500 9-7.500-2-8.500-9zM18.500 21h3.500v2h-3.500zM26 21h3.500v2H26z"),
        ("ak-steel", "M14 15Q14 4 24 3q10 1 10 12z"),
        ("ak-steel", "M6 18q18-8 36 0-18 4.500-36 0z"),
    ),
    "Greymantle": (
        ("ak-grey", "M4 48q1-14 10-18h20q9 4 10 18z"),
        ("ak-grey", "M24 2Q9 6 9.500 24q.5 8 6.500 12h16q6-4 6.500-12Q39 6 24 2z"),
        ("ak-dark", "M24 11q-8.500 3-8.500 13 1 8.500 8.500 11 7.500-2.500 8.500-11 0-10-8.500-13z"),
        ("ak-eye", "M18.800 21.500l3.700 1.500-3.700.8zM29.200 21.500L25.500 23l3.700.8z"),
        ("field", "M19 38h10l-2 10h-6z"),
        ("ak-fold", "M12 36q-3 5-3.500 12M36 36q3 5 3.500 12"),
    ),
    "Chaplain": (
        ("ak-gilt", "M40.500 14h2.500v34h-2.500zM36.500 7h4V2.500h2.500V7h4v2.800h-4V14h-2.500V9.800h-4z"),
        ("field", SURCOAT),
        ("ak-pale", "M17 31l7 9 7-9-2-3H19z"),
        ("ak-skin", "M14 14q0-9 10-9.500Q34 5 34 14v9q-2 8-10 9-8-1-10-9z"),
        ("ak-hair", "M13 18q-2-13 11-14.500Q37 5 35 18l-2.500-5Q29 9.500 24 9.500T15.500 13z"),
        ("ak-dark", "M18.500 19H22v1.800h-3.500zM26 19h3.500v1.800H26zM21 26.500h6v1.600h-6z"),
    ),
    "Seneschal": (
        ("ak-shaft", "M39.500 14l3.300-.8 3 33-3.400.6z"),
        ("ak-gilt", "M37 9.500l5.500-2.800 3.500 4.800-5 3.600z"),
        ("ak-pale", "M5 48c0-12 6-17 19-17s19 5 19 17z"),
        ("field", "M14 48c0-9 3-14 10-14s10 5 10 14z"),
        ("ak-dark", "M9 41h1.400v3H9zM12 36h1.400v3H12zM35 36h1.400v3H35zM38 41h1.400v3H38z"),
        ("ak-steel", "M13 14h22l1 12q-4 7-12 9-8-2-12-9z"),
        ("ak-dark", "M14 19h8.600v-3h2.800v3H34v3h-8.600v9h-2.800v-9H14z"),
        ("ak-gilt", "M11 15L9.500 3.500l7 5L24 1l7.500 7.500 7-5L37 15z"),
        ("ak-ruby", "M24 8.500l2 2.500-2 2.500-2-2.500z"),
    ),
}

QUARTERS: tuple[
    Shape, ...
] = (  # four leaves in the colours of the four standards, as these stand: one of them is chosen
    ("ak-of-gold", "M12 12H2.500A4.800 4.800 0 0 1 4.800 3.800 4.800 4.800 0 0 1 12 3.800z"),
    ("ak-of-power", "M12 12V3.800A4.800 4.800 0 0 1 19.200 3.800 4.800 4.800 0 0 1 21.500 12z"),
    ("ak-of-prestige", "M12 12H21.500A4.800 4.800 0 0 1 19.200 20.200 4.800 4.800 0 0 1 12 20.200z"),
    ("ak-of-faith", "M12 12V20.200A4.800 4.800 0 0 1 4.800 20.200 4.800 4.800 0 0 1 2.500 12z"),
)
BOSS: Shape = ("ak-leaf", "M6.500 12a5.500 5.500 0 1 0 11 0 5.500 5.500 0 1 0-11 0z")

MARKS: dict[str, tuple[Shape, ...]] = {
    "foe": (
        ("ak-ruby", "M3 2h18v9c0 6-4 9-9 11-5-2-9-5-9-11z"),
        ("ak-crack", "M13 2l-3 6 4 3-3 5 2 5"),
    ),
    "any": QUARTERS,
    "other": (*QUARTERS, BOSS, ("ak-line", "M9.300 10.600h5.400M9.300 13.600h5.400M13.800 8.800l-3.600 6.600")),
    "same": (*QUARTERS, BOSS, ("ak-line", "M9.300 10.600h5.400M9.300 13.600h5.400")),
    "borrow": (
        ("ak-steel", "M9 3q4.500-2 9 0l.4 8q-2 4-4.900 5-2.900-1-4.900-5zM6.500 22c0-4 2.500-6 7-6s7 2 7 6z"),
        ("ak-dark", "M9.500 6.500h8V8h-3.200v4.500h-1.600V8H9.500z"),
        ("ak-ruby", "M1 12.500l5-4v2.500h5v3H6v2.500z"),
    ),
    "draw": (
        ("ak-leaf", "M9 5l11 2-2.500 14-11-2z"),
        ("ak-leaf", "M4 4h11v14.500H4z"),
        ("ak-line", "M9.500 15V8M6.500 11l3-3.400L12.500 11"),
    ),
    "highest": (
        ("ak-gilt", "M4 20h3.500v-6H4zM10.200 20h3.600V3h-3.600zM16.500 20H20v-9h-3.500z"),
        ("ak-line", "M2.500 21.500h19"),
    ),
    "hand": (
        ("ak-leaf", "M3 8l8-4 5 11-8 4z"),
        ("ak-leaf", "M8 4h9v13H8z"),
        ("ak-leaf", "M13 5l8 4-5 11-8-4z"),
    ),
    "helm": (
        ("field", "M4 23c0-6 3-8 8-8s8 2 8 8z"),
        ("ak-steel", "M6.500 4q5.500-3 11 0l.5 8q-2 3.500-6 4.500-4-1-6-4.500z"),
        ("ak-dark", "M7.500 7.500h9V9h-3.600v5h-1.800V9H7.500z"),
    ),
    "baton": (
        ("ak-gilt", "M4 18L17 5l2.500 2.500-13 13zM16 3.500a4 4 0 1 1 5 5z"),
        ("ak-line", "M8 16.500l1.500 1.500M12 12.500l1.500 1.500"),
    ),
}

TENT: tuple[Shape, ...] = (
    ("ak-tent-shade", "M40 14L8 46l-4 28h72l-4-28z"),
    ("field", "M40 14L22 46l-2 28H4l4-28zM40 14l18 32 2 28h16l-4-28z"),
    ("ak-canvas", "M40 14L22 46l-2 28h12q4-14 8-26 4 12 8 26h12l-2-28z"),
    ("ak-mouth", "M40 44q-7 14-9 30h18q-2-16-9-30z"),
    ("ak-fringe", "M8 46q4 6 7 0 3 6 7 0 4 6 9 0 4 6 9 0 5 6 9 0 5 6 9 0 4 6 7 0 3 6 7 0"),
    ("ak-line", "M40 14V2"),
)

TREBUCHET: tuple[Shape, ...] = (
    ("ak-timber", "M14 74L40 30l26 44h-6L40 40 20 74z"),
    ("ak-timber", "M8 72h64v5H8zM26 54h28v4H26z"),
    ("ak-timber", "M2 14l3-4 60 30-2 5z"),
    ("ak-steel", "M56 38h16v16H56z"),
    ("ak-line", "M3 12Q-1 26 7 34"),
    (
        "ak-dark",
        "M4 34a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM12 74a6 6 0 1 0 12 0 6 6 0 1 0-12 0zM56 74a6 6 0 1 0 12 0 6 6 0 1 0-12 0z",
    ),
)


@cache
def symbols() -> Markup:
    """All of Akkon's symbols, to stand once in the page."""
    groups = [("ak-track", TRACK_SHAPES, 24), ("ak-figure", FIGURES, 48), ("ak-mark", MARKS, 24)]
    drawn = [_symbol(f"{kind}-{name}", shapes, size) for kind, found, size in groups for name, shapes in found.items()]
    emblems = [_symbol(f"ak-city-{city}", (("ak-emblem", path),), 24) for city, path in EMBLEMS.items()]
    return join([drawn, emblems, _symbol("ak-tent", TENT, 80), _symbol("ak-trebuchet", TREBUCHET, 80)])


def _symbol(name: str, shapes: tuple[Shape, ...], size: int) -> Markup:
    paths = [tag("path", class_=look, d=path) for look, path in shapes]
    return tag("symbol", paths, id=name, viewbox=f"0 0 {size} {size}")


def figure(knight: str) -> str:
    """The symbol of a knight: the four that differ only by their number share one figure."""
    return f"ak-figure-{knight if knight in FIGURES else 'fighter'}"
