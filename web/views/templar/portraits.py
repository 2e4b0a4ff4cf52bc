"""The faces on the cards: ten small paintings, built from a few shared strokes."""

from __future__ import annotations

from functools import cache

from web.views.draw import Markup, join, tag
from web.views.templar.floors import fill

Stroke = tuple[str, str]  # class and path, in a panel 100 wide and 76 high

SHOULDERS = "M14 77C16 56 32 50 50 50s34 6 36 27z"
COWL = "M31 54c4 11 34 11 38 0-5-8-33-8-38 0z"
FACE = "M50 14c-10 0-14 8-13.500 18C37 45 43 52 50 52s13-7 13.500-20C64 22 60 14 50 14z"
EYES = "M42.500 31h3.500v2.600h-3.500zM54 31h3.500v2.600H54z"
BROWS = "M40.500 28q3.500-2.500 7-.5M52.500 27.500q3.500-2 7 .5M50 33v5.500l-2 1M46 44q4 2 8 0"
FROWN = "M40.500 26.500l7 3M59.500 26.500l-7 3M50 33v5.500l-2 1M46 45q4-2 8 0"
TONSURE = "M35.500 32C32 16 39 9 50 9s18 7 14.500 23C63 24 61 21 58 19q-8-3-16 0c-3 2-5 5-6.500 13z"
CROWN = "M42 14q8-6 16 0-8 4-16 0z"
FRINGE = "M35.500 33C31 15 39 8 50 8s19 7 14.500 25C63 26 61 23 57 20c-1 3-3 4-6 3-3 3-7 1-9-1-3 3-5 6-6.500 11z"
BEARD = "M37 33c0 16 5 26 13 26s13-10 13-26c-2 6-4 8-6 8-3-2-11-2-14 0-2 0-4-2-6-8zM46 44q4 3 8 0-4-2.500-8 0z"
MOUSTACHE = "M40 43q6-5 10-1.500 4-3.500 10 1.500-6 2-10-.5-4 2.500-10 .5z"

GROUNDS = {
    "Anselmus": "lapis", "Josua": "verdigris", "Lucas": "vermilion", "Benjamin": "verdigris", "Maria": "gold",
    "Stephanus": "vermilion", "Porticus": "lapis", "Remigius": "gold", "Severus": "vermilion", "Bells": "lapis",
}  # fmt: skip


def _monk(habit: str, hair: str, *more: Stroke, top: str = TONSURE) -> tuple[Stroke, ...]:
    bald: tuple[Stroke, ...] = (("tp-face", CROWN),) if top == TONSURE else ()
    return (
        (habit, SHOULDERS), ("tp-face", FACE), (hair, top), *bald, (habit, COWL), ("tp-dot", EYES), ("tp-brow", BROWS), *more,
    )  # fmt: skip


PORTRAITS: dict[str, tuple[Stroke, ...]] = {
    "Anselmus": _monk(
        "tp-brown", "tp-hair", ("tp-hair", BEARD),
        ("tp-gilt", "M72 35h18c0 9-3 13-7 14v8c4 1 6 3 6 6H73c0-3 2-5 6-6v-8c-4-1-7-5-7-14z"),
        ("tp-red", "M10 44h20v18H10zM13 47h14v2H13zM13 56h14v2H13z"),
    ),
    "Josua": _monk(
        "tp-umber", "tp-dark-hair", ("tp-dark-hair", "M37 34c0 13 5 20 13 20s13-7 13-20c-2 6-5 8-7 8-3-1-9-1-12 0-2 0-5-2-7-8z"),
        ("tp-red", "M70 40h22v20H70zM73 43h16v2H73zM73 54h16v2H73z"),
    ),
    "Lucas": _monk(
        "tp-brown", "tp-auburn",
        ("tp-staff", "M86 76L78 10"), ("tp-gilt", "M12 54a8 8 0 1 1 .1 0zM12 50a4 4 0 1 0 .1 0z"), ("tp-red", "M8 34l4-5 4 5-4 4z"),
    ),
    "Benjamin": _monk(
        "tp-sand", "tp-auburn", ("tp-blush", "M40 38h5v3h-5zM55 38h5v3h-5z"),
        ("tp-gilt", "M80 60a11 11 0 1 1 .1 0zM80 54a5 5 0 1 0 .1 0z"), ("tp-red", "M74 34l6-7 6 7-6 6z"),
        top=FRINGE,
    ),
    "Maria": (
        ("tp-azure", "M50 6C28 6 26 34 26 50c-8 6-12 14-13 27h74c-1-13-5-21-13-27 0-16-2-44-24-44z"),
        ("tp-white", "M50 11c-13 0-18 9-17 22 0 14 7 26 17 26s17-12 17-26c1-13-4-22-17-22z"),
        ("tp-face", "M50 18c-8 0-12 6-11.500 15C39 45 44 52 50 52s11-7 11.500-19C62 24 58 18 50 18z"),
        ("tp-dot", EYES), ("tp-brow", BROWS), ("tp-blush", "M40.500 38h5v3h-5zM55 38h5v3h-5z"),
        ("tp-white", "M64 44h28v18H64z"), ("tp-brow", "M64 44l14 10 14-10"), ("tp-red", "M78 49a4.500 4.500 0 1 1-.1 0z"),
    ),
    "Stephanus": _monk(
        "tp-moss", "tp-dark-hair", ("tp-white", "M66 40l24 4-4 24-24-4z"), ("tp-red", "M70 45l9 1.500-1.500 9-9-1.500z"),
        ("tp-brow", "M82 48l4 .7M81.500 51l4 .7M70 58l14 2.500"), ("tp-white", "M16 70C8 50 8 30 20 12c8 16 6 40-2 58z"), ("tp-brow", "M17 76c-1-20 0-40 3-58"),
    ),
    "Porticus": _monk(
        "tp-umber", "tp-hair", ("tp-hair", MOUSTACHE),
        ("tp-iron", "M80 24a9 9 0 1 1-.1 0zM80 29a4 4 0 1 0 .1 0zM78 41h4v19h-4zM82 50h6v3h-6zM82 55h8v3h-8z"),
        ("tp-iron", "M16 30a7 7 0 1 1-.1 0zM16 34a3 3 0 1 0 .1 0zM14.500 43h3v17h-3zM9 54h6v3H9z"),
    ),
    "Remigius": (
        ("tp-red", SHOULDERS), ("tp-gilt", "M44 52h12l3 25H41z"), ("tp-face", FACE), ("tp-hair", BEARD), ("tp-dot", EYES), ("tp-brow", BROWS),
        ("tp-white", "M34 24C30 12 38 4 50-2c12 6 20 14 16 26q-16-6-32 0z"), ("tp-gilt", "M48 2h4.500v6h6v4.500h-6V20H48v-7.500h-6V8h6z"),
        ("tp-staff", "M86 77V30c0-16-20-14-18-1 1 7 10 5 9-1"),
    ),
    "Severus": (
        ("tp-night", SHOULDERS), ("tp-white", "M42 53h16l4 24H38z"), ("tp-face", FACE), ("tp-dark-hair", TONSURE), ("tp-face", CROWN),
        ("tp-night", "M31 54c4 6 12 6 15 1l4 8 4-8c3 5 11 5 15-1-5-6-33-6-38 0z"), ("tp-dot", EYES), ("tp-brow", FROWN),
        ("tp-night", "M72 71l4-28h14l2 28z"),
        ("tp-face", "M74 44c-4-5-6-11-5-15l4 .5 2.500 5-.5-18 4-.3 1.500 14 1-18 4 .2.300 18 2.500-16 4 .7-1.500 18 3-8 3.500 1.500c-1 8-3 14-7 19z"),
    ),
    "Bells": (
        ("tp-oak", "M8 6h84v8H8z"),
        ("tp-gilt", "M44 14h12v6c12 4 14 20 15 30 1 6 4 8 7 11H22c3-3 6-5 7-11 1-10 3-26 15-30z"),
        ("tp-brow", "M30 50q20 5 40 0M28 55q22 6 44 0M40 26c-3 6-4 12-4 18"),
        ("tp-iron", "M50 60a6 6 0 1 1-.1 0z"),
        ("tp-staff", "M50 14V8M86 14v62"),
        ("tp-brow", "M14 34q-5 10 0 20M8 30q-7 14 0 28M78 30q4 8 2 18"),
    ),
}  # fmt: skip


@cache
def portraits() -> Markup:
    """All ten as symbols."""
    return join([_portrait(name) for name in sorted(PORTRAITS)])


def _portrait(name: str) -> Markup:
    ground = tag("rect", x=0, y=0, width=100, height=76, class_=f"tp-{GROUNDS[name]} tp-flat")
    diaper = tag("rect", x=0, y=0, width=100, height=76, fill=fill("diaper"), class_="tp-diaper")
    strokes = [tag("path", d=path, class_=look) for look, path in PORTRAITS[name]]
    return tag(
        "symbol",
        ground,
        diaper,
        *strokes,
        id=f"templar-card-{name}",
        viewbox="0 0 100 76",
        preserveAspectRatio="xMidYMid slice",
    )
