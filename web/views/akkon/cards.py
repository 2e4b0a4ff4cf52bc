"""Cards: on the board as SVG, in the hand as HTML, with the same marks and words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engine.words import text
from web.views.akkon.geometry import CARD_HEIGHT, CARD_WIDTH
from web.views.akkon.lettering import column
from web.views.akkon.marks import Mark, icon, marks, signs
from web.views.akkon.offers import offers
from web.views.akkon.spot import place
from web.views.akkon.strip import strip
from web.views.akkon.telling import Card, Effect, card_explained, card_words
from web.views.draw import Markup, join, tag, use
from web.views.scene import Scene

ROW = 34.0  # a line of marks
# -- on the board ------------------------------------------------------------------------------------------------

SIGN, FACE, FOE = 30.0, 30.0, 27.0


def _room(mark: Mark) -> float:
    return FOE if not mark[0] and mark[1] == "ak-mark-foe" else (SIGN if mark[0] else 0) + FACE + 4


def _rows(effects: Iterable[Effect]) -> list[list[Mark]]:
    """Effects side by side as far as the card is wide."""
    rows: list[list[Mark]] = []
    for effect in effects:
        more = marks(effect)
        if rows and sum(map(_room, rows[-1] + more)) <= CARD_WIDTH - 14:
            rows[-1] += more
        else:
            rows.append(more)
    return rows


def _row(row: list[Mark], y: float) -> list[Markup]:
    x = (CARD_WIDTH - sum(map(_room, row))) / 2
    drawn = []
    for sign, face in row:
        if sign:
            drawn.append(tag("text", sign, x=x + SIGN / 2, y=y + 8, class_="ak-sign"))
        size = FOE - 3 if face == "ak-mark-foe" else FACE
        drawn.append(use(face, x + (SIGN if sign else 0) + size / 2, y, size))
        x += _room((sign, face))
    return drawn


@cache
def leaf() -> Markup:
    """The leaf a card is written on, from its upper left corner."""
    side = CARD_HEIGHT / 2
    outline = f"M3 0h{CARD_WIDTH - 6}q4 {side} 0 {2 * side}h{6 - CARD_WIDTH}q-4 {-side} 0 {-2 * side}z"
    return tag("path", d=outline, class_="ak-leafing")


def face(scene: Scene, card: Card) -> Markup:
    """What is written on the leaf."""
    rows = _rows(card["text"])
    top = 86 - ROW * (len(rows) - 1) / 2
    return join([
        tag("rect", x=6, y=53, width=CARD_WIDTH - 12, height=66, class_="ak-plate"),
        _cost(card["cost"]),
        column(scene.say(card["name"]), 91, 27, 92, look="ak-card-name", most=2, bold=True),
        [_row(row, top + ROW * number) for number, row in enumerate(rows)],
        column(card_words(scene, card), CARD_WIDTH / 2, 150, CARD_WIDTH - 8, look="ak-card-words", most=3),
    ])  # fmt: skip


def title(scene: Scene, name: str) -> Markup:
    """A card on its way, round the origin: a smaller leaf with its name."""
    sheet = tag("rect", x=-52, y=-33, width=104, height=66, rx=4, class_="ak-leafing")
    return tag("g", sheet, column(scene.say(name), 0, 0, 92, look="ak-card-name", most=2, bold=True), class_="ak-board")


def _cost(cost: int) -> Markup:
    """So many knights: a helm under its number."""
    return join(
        [
            use("ak-mark-helm", 21, 31, 34, class_="ak-cost-helm"),
            tag("circle", cx=30, cy=16, r=12.5, class_="ak-cost"),
            tag("text", cost, x=30, y=22, class_="ak-cost-number"),
        ]
    )


# -- in the hand -------------------------------------------------------------------------------------------------


def price(scene: Scene, card: Card) -> int:
    """The knights a card of the own hand costs now: less with the own Chaplain (A13) and the gold privilege (A21)."""
    you = scene.view["you"]
    bids = scene.view["cities"][card["city"]]["bids"]
    blessed = any(b["seat"] == you and b["knight"] == "Chaplain" and not b["paid"] for b in bids)
    cheaper = scene.view["privileges"]["gold"] == you and "gold" not in scene.view["used"]
    cost: int = card["cost"]
    return max(0, cost - blessed - cheaper)


def hand(scene: Scene) -> Markup:
    """The own cards side by side."""
    you = scene.view["you"]
    if you is None:
        return tag("div", class_="ak-hand")
    held = [_held(scene, card) for card in scene.view["players"][you]["hand"]]
    row = tag("div", tag("div", strip(scene), class_="ak-strip"), held, class_="ak-bench")
    return tag("div", tag("div", offers(scene), class_="ak-offers"), row, class_="ak-hand")


def _held(scene: Scene, card: Card) -> Markup:
    """A hand card; with the prestige privilege a second button over it swaps it (A24)."""
    number, told = card["id"], card_explained(scene, card)
    verb = "discard" if scene.can("discard", number) else "play"
    attributes = place(told, f"card:{number}", f"card-{number}", scene.target(verb, number, look="card ak-card glow"))
    if not scene.can(verb, number):
        return tag("div", _swap(scene, number), tag("div", _front(scene, card), **attributes), class_="ak-slot")
    label = tag("span", attributes.pop("aria_label"), class_="unseen")  # read out before what stands on the card
    return tag("div", _swap(scene, number), tag("button", label, _front(scene, card), **attributes), class_="ak-slot")


def _swap(scene: Scene, number: int) -> Markup | None:
    if not scene.can("privilege", number):
        return None
    target = scene.target("privilege", number, look="ak-swap glow")
    label = tag("span", target.pop("aria_label"), class_="unseen")
    return tag(
        "button", icon("ak-track-prestige"), scene.say(text("Swap")), label, **target, data_thing="privilege:prestige"
    )


def _front(scene: Scene, card: Card) -> Markup:
    """Price, name and city in the first line, for on a low screen little more of a card is seen at rest."""
    now = price(scene, card)
    number = tag("b", now, class_="ak-cheaper" if now < card["cost"] else None)
    full = now < card["cost"] and tag("small", f"({card['cost']})")
    return join([
        tag("span", icon("ak-mark-helm"), number, full, class_="ak-price"),
        tag("strong", scene.say(card["name"])),
        tag("span", icon(f"ak-city-{card['city']}"), card["city"], class_="ak-of"),
        tag("span", signs(card["text"]), class_="ak-signs"),
        tag("span", card_words(scene, card), class_="ak-words"),
    ])  # fmt: skip
