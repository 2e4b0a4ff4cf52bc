"""The six cities: the face-up card on each banner and the knights on the bidding ground before it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from typing import Any

from engine.akkon.board import CITIES as ORDER
from engine.akkon.board import KNIGHTS
from engine.akkon.scoring import totals
from engine.words import text
from web.views.akkon import menus, tokens
from web.views.akkon.cards import face, leaf
from web.views.akkon.geometry import CARD_HEIGHT, CARD_WIDTH, CITIES, Box, card_box, field_box
from web.views.akkon.spot import place, spot
from web.views.akkon.telling import deck_explained, field_explained
from web.views.draw import Markup, at, join, tag, use
from web.views.scene import Scene

Bid = Mapping[str, Any]
PER_LINE = 3  # tokens side by side before a player's knights go on in another line; 4 if it gets crowded
LOW = tokens.HEIGHT + 3  # in a line lower than this, knights stand as chips
LOWEST = 26.0  # and lines should not be lower than this
STRIP = 24.0  # for the knights paid


def cities(scene: Scene) -> Markup:
    """All six columns."""
    worth = _worth(scene)
    return join([[_banner(scene, city), _field(scene, city, worth)] for city in CITIES])


# -- banners -----------------------------------------------------------------------------------------------------


def _banner(scene: Scene, city: str) -> Markup:
    """The top card, the deck behind it as thick as it is."""
    facts, box = scene.view["cities"][city], card_box(city)
    told = deck_explained(scene, city, facts)
    below = [
        tag("rect", x=3 + 1.5 * n, y=2 + 1.5 * n, width=CARD_WIDTH - 6, height=CARD_HEIGHT, class_="ak-under")
        for n in range(min(4, facts["deck"] - 1), 0, -1)
    ]
    ring = tag("rect", x=1, y=-1, width=CARD_WIDTH - 2, height=CARD_HEIGHT + 2, rx=5, class_="glow")
    ground = [below, leaf() if facts["top"] else _bare(), ring]
    art = [face(scene, facts["top"]) if facts["top"] else _empty(scene), _left(facts["deck"])]
    attributes = place(told, f"deck:{city}", f"deck-{city}", scene.target("deck", city, look="ak-banner"))
    return spot(attributes, ground, art, transform=f"translate({box.x:.1f} {box.y})")


@cache
def _bare() -> Markup:
    """An empty deck is a bare frame."""
    return tag("rect", x=3, y=0, width=CARD_WIDTH - 6, height=CARD_HEIGHT, class_="ak-bare")


def _empty(scene: Scene) -> Markup:
    words = scene.say(text("Empty"))
    return tag("text", words, x=CARD_WIDTH / 2, y=CARD_HEIGHT / 2, class_="ak-card-words", font_size=20)


def _left(count: int) -> Markup:
    """How many cards the deck still has."""
    look = "ak-left ak-few" if count <= 2 else "ak-left"
    x, y = CARD_WIDTH / 2, CARD_HEIGHT - 14
    return tag(
        "g",
        use("ak-mark-draw", x - 13, y, 21),
        tag("text", count, x=x + 11, y=y + 6.5, class_="ak-left-number"),
        class_=look,
    )


# -- bidding grounds ---------------------------------------------------------------------------------------------


def _worth(scene: Scene) -> list[int] | None:
    """What each seat has bid on each field, where all of it is known; A8 is the engine's."""
    view = scene.view
    known = [
        (number, bid["seat"], bid["owner"] * 8 + KNIGHTS.index(bid["knight"]), True)
        for number, city in enumerate(ORDER)
        for bid in view["cities"][city]["bids"]
        if bid["knight"] is not None and not bid["paid"]
    ]
    return totals(known, view["seats"])


def _field(scene: Scene, city: str, worth: list[int] | None) -> Markup:
    """The ground is one target: a click sends a knight there or asks which."""
    facts, box = scene.view["cities"][city], field_box(city)
    told = field_explained(scene, city, facts)
    bids = [bid for bid in facts["bids"] if not bid["paid"]]
    paid = [bid for bid in facts["bids"] if bid["paid"]]
    shown = worth if worth and bids and all(bid["knight"] for bid in bids) else None
    ground = tag(
        "rect", x=box.x + 2, y=box.y + 2, width=box.width - 4, height=box.height - 4, rx=6, class_="ak-touch glow"
    )
    art = [
        facts["open"] and torches(box),
        _rows(scene, city, bids, box, _room(box, paid), shown),
        _payments(scene, paid, box),
    ]
    return spot(
        place(told, f"field:{city}", f"field-{city}", menus.field_target(scene, city)), ground, art, f"ak-on-{city}"
    )


def _room(box: Box, paid: list[Bid]) -> float:
    """The height that is left for bids."""
    return box.height - 10 - (STRIP if paid else 0)


def uncovered(scene: Scene, city: str) -> Markup:
    """A field whose bids come to light one after another, round the origin: it lies over the one that still hides them."""
    facts, box = scene.view["cities"][city], field_box(city)
    bids = [bid for bid in facts["bids"] if not bid["paid"]]
    ground = tag("rect", x=box.x + 5, y=box.y + 5, width=box.width - 10, height=box.height - 10, class_="ak-cover")
    rows = _rows(scene, city, bids, box, _room(box, []), _worth(scene), "uncovered")
    x, y = box.middle
    look = "ak-board ak-reveal" if facts["open"] else "ak-board ak-reveal ak-turning"
    return tag("g", tag("g", ground, rows, transform=f"translate({-x:.1f} {-y:.1f})"), class_=look)


def totals_on(scene: Scene, city: str) -> list[tuple[int, int]]:
    """Who has bid how much on a field where all is known, the highest first."""
    worth = _worth(scene)
    seats = {bid["seat"] for bid in scene.view["cities"][city]["bids"] if not bid["paid"]}
    bids = [(seat, _total(scene, city, seat, worth)) for seat in seats]
    return sorted(bids, key=lambda bid: (-bid[1], bid[0]))


def torches(box: Box) -> Markup:
    """Torches at the edge: here bids lie open."""
    flame = "m0 0q8-10 0-20-8 10 0 20zm-2.500 0h5l-1 17h-3z"
    return tag("path", d=f"M{box.x} {box.y + 12}{flame}M{box.x + box.width} {box.y + 12}{flame}", class_="ak-torch")


def _rows(
    scene: Scene, city: str, bids: list[Bid], box: Box, room: float, worth: list[int] | None, name: str = "bid"
) -> list[Markup]:
    """A line for every bidder, more if there are many knights, and its total at the end."""
    if not bids:
        return []
    seats = list(dict.fromkeys(bid["seat"] for bid in bids))
    lines = _lines(bids, seats, PER_LINE)
    if room / len(lines) < LOWEST:
        lines = _lines(bids, seats, PER_LINE + 1)
    pitch = min(56.0, room / len(lines))
    best = max(_total(scene, city, seat, worth) for seat in seats)
    drawn = []
    for row, (seat, numbers) in enumerate(lines):
        y = box.y + 6 + pitch * row
        drawn += _line(scene, f"{name}-{city}", [(n, bids[n]) for n in numbers], box, y, pitch)
        last = row + 1 == len(lines) or lines[row + 1][0] != seat
        if worth and last:
            total = _total(scene, city, seat, worth)
            middle = box.x + box.width - 17, y + min(pitch - 4, 48) / 2
            drawn.append(_sum(scene, seat, total, best, middle, _wait(numbers[-1])))
    return drawn


def _wait(number: int) -> int:
    """When a knight is turned up, in milliseconds: one after another."""
    return 45 * number


def _lines(bids: list[Bid], seats: list[int], most: int) -> list[tuple[int, list[int]]]:
    """Which bids stand side by side: a seat and the numbers of some of its bids."""
    groups = [(seat, [number for number, bid in enumerate(bids) if bid["seat"] == seat]) for seat in seats]
    return [(seat, group[start : start + most]) for seat, group in groups for start in range(0, len(group), most)]


def _total(scene: Scene, city: str, seat: int, worth: list[int] | None) -> int:
    return worth[ORDER.index(city) * scene.view["seats"] + seat] if worth else 0


def _line(scene: Scene, name: str, bids: list[tuple[int, Bid]], box: Box, y: float, pitch: float) -> list[Markup]:
    """Tokens side by side, overlapping if they must."""
    step = min(tokens.WIDTH + 1, (box.width - 40 - tokens.WIDTH) / max(1, len(bids) - 1))
    return [
        tag(
            "g", _token(scene, bid, pitch, _wait(number)),
            id=f"{name}-{number}", class_=f"piece {scene.colour(bid['seat'])}", style=at(box.x + 6 + step * place, y),
        )
        for place, (number, bid) in enumerate(bids)
    ]  # fmt: skip


def _token(scene: Scene, bid: Bid, pitch: float, wait: int) -> Markup:
    """A knight on the ground; turned up it comes round, one after another when all are."""
    shape = tokens.token if pitch >= LOW else partial(tokens.chip, height=min(30.0, pitch - 3))
    drawn = shape(scene, bid["seat"], bid["knight"], bid["owner"])
    look = "ak-back" if bid["knight"] is None else "ak-face ak-fresh" if scene.view["phase"] == "bidding" else "ak-face"
    return tag("g", drawn, class_=look, style=f"animation-delay:{wait}ms" if wait else None)


def _sum(scene: Scene, seat: int, total: int, best: int, middle: tuple[float, float], wait: int) -> Markup:
    """A player's total, the highest on gold; it comes when the last knight has been turned up."""
    look = "ak-sum ak-best" if 0 < total == best else "ak-sum"
    x, y = middle
    return tag(
        "g",
        tag("circle", cx=x, cy=y, r=14, class_=look),
        tag("text", total, x=x, y=y + 6, class_="ak-sum-number"),
        class_=f"ak-total {scene.colour(seat)}",
        style=f"animation-delay:{wait + 250}ms",
    )


def _payments(scene: Scene, paid: list[Bid], box: Box) -> Markup:
    """Knights sent to pay for cards: only their number counts."""
    seats = list(dict.fromkeys(bid["seat"] for bid in paid))
    x, y = box.x + 14, box.y + box.height - 15
    chips = []
    for number, seat in enumerate(seats):
        left = x + number * (box.width - 16) / max(3, len(seats))
        count = sum(bid["seat"] == seat for bid in paid)
        chips.append(
            tag(
                "g",
                use("ak-mark-helm", left + 2, y, 22),
                tag("text", count, x=left + 15, y=y + 6, class_="ak-paid"),
                class_=scene.colour(seat),
            )
        )
    return join(chips)
