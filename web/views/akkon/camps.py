"""The camps: the others' tents with the knights left, and the own camp with every knight to pick."""

from __future__ import annotations

from functools import cache
from typing import Any

from engine.akkon.board import KNIGHTS
from engine.words import text
from web.views.akkon import menus, tokens
from web.views.akkon.geometry import CAMP, OWN_TENT, Box, camp_boxes, tent_boxes
from web.views.akkon.menus import Knight
from web.views.akkon.spot import place, spot
from web.views.akkon.symbols import FIGURES, figure
from web.views.akkon.telling import camp_explained, knight_power, short_value
from web.views.draw import Markup, join, tag, use
from web.views.scene import Scene


def camps(scene: Scene) -> Markup:
    """Everybody's camp, the own one in front."""
    seats, you = scene.view["seats"], scene.view["you"]
    first = 0 if you is None else you + 1
    others = [(first + n) % seats for n in range(seats) if (first + n) % seats != you]
    tents = [_tent(scene, seat, box) for seat, box in zip(others, tent_boxes(len(others)), strict=True)]
    return join([tents, _own(scene, you) if you is not None else _watched(scene)])


# -- the others --------------------------------------------------------------------------------------------------


def _tent(scene: Scene, seat: int, box: Box) -> Markup:
    """A tent with its knights before it, by number only."""
    told = camp_explained(scene, seat)
    ground = tag(
        "rect", x=box.x + 3, y=box.y + 1, width=box.width - 6, height=box.height - 4, rx=10, class_="glow ak-touch"
    )
    art = [
        _pavilion(scene, seat, box.x + 46, box.y + 46, 80),
        tag("text", scene.names[seat], x=box.x + 92, y=box.y + 24, class_="ak-name"),
        _company(scene, seat, box.x + 92, box.y + 36, box.width - 100),
        _holdings(scene, seat, box.x + 92, box.y + 76),
    ]
    return spot(place(told, f"camp:{seat}", f"camp-{seat}", scene.target("foe", seat)), ground, art, scene.colour(seat))


def _pavilion(scene: Scene, seat: int, x: float, y: float, size: float) -> Markup:
    """The tent itself: its flag is down once the player has passed."""
    passed = scene.view["players"][seat]["passed"] and scene.view["phase"] == "bidding"
    flag = (
        None if passed else tag("path", d=f"M{x} {y - size * 0.47}q12-5 20 1 7 3 13-1l-7 8q-12-2-26 5z", class_="field")
    )
    return tag(
        "g", tag("ellipse", cx=x, cy=y + size * 0.44, rx=size * 0.5, ry=6, class_="ak-shadow"),
        use("ak-tent", x, y, size), flag, use(scene.device(seat), x, y - size * 0.08, size * 0.26, class_="ak-tent-device"),
        scene.view["start"] == seat and use("ak-mark-baton", x - size * 0.36, y - size * 0.3, 25),
        id=f"tent-{seat}",
    )  # fmt: skip


def _company(scene: Scene, seat: int, x: float, y: float, room: float) -> Markup:
    """One helm for every knight left in camp."""
    count = scene.view["players"][seat]["camp_count"]
    step = min(17.0, (room - 18) / max(1, count - 1))
    return join([use("ak-mark-helm", x + 9 + step * n, y + 10, 21) for n in range(count)])


def _holdings(scene: Scene, seat: int, x: float, y: float) -> Markup:
    """Knights and cards as numbers; whether the player has passed."""
    facts = scene.view["players"][seat]
    passed = facts["passed"] and scene.view["phase"] == "bidding"
    return join([
        use("ak-mark-helm", x + 9, y - 1, 20), tag("text", facts["camp_count"], x=x + 24, y=y + 6, class_="ak-count"),
        use("ak-mark-hand", x + 50, y - 1, 20), tag("text", facts["hand_count"], x=x + 64, y=y + 6, class_="ak-count"),
        passed and tag("text", scene.say(text("passed")), x=x + 82, y=y + 6, class_="ak-passed"),
    ])  # fmt: skip


# -- the own camp ------------------------------------------------------------------------------------------------


def _own(scene: Scene, you: int) -> Markup:
    """The own tent and all knights still in camp, biggest of all: they are what one plays with."""
    slots = _slots(scene, you)
    placed = [(knight, box) for knight, box, here in slots if here]
    away = [_gone(scene, knight[0], box) for knight, box, here in slots if not here]
    knights = [_knight(scene, knight, box) for knight, box in placed]
    return join([_own_tent(scene, you), away, knights, menus.layers(scene, placed)])


def _own_tent(scene: Scene, you: int) -> Markup:
    told = camp_explained(scene, you)
    return tag(
        "g", tag("rect", x=CAMP.x + 4, y=CAMP.y + 16, width=90, height=94, class_="ak-touch"), _pavilion(scene, you, *OWN_TENT, 84),
        id=f"camp-{you}", class_=scene.colour(you), role="img", aria_label=told, data_thing=f"camp:{you}", data_explain=told,
    )  # fmt: skip


def _slots(scene: Scene, you: int) -> list[tuple[Knight, Box, bool]]:
    """Every knight's own place, whether it is there or has ridden out; borrowed ones stand at the end."""
    facts = scene.view["players"][you]
    camp: list[Any] = facts["camp"]
    own = KNIGHTS if scene.view["start"] == you else KNIGHTS[:-1]
    guests = [(held["knight"], held["owner"]) for held in camp if not isinstance(held, str)]
    boxes = camp_boxes(len(own) + facts["borrowed"])
    return [
        *(((name, you), box, name in camp) for name, box in zip(own, boxes, strict=False)),
        *((guest, box, True) for guest, box in zip(guests, boxes[len(own) :], strict=False)),
    ]


def _gone(scene: Scene, name: str, box: Box) -> Markup:
    """The place of a knight that has ridden out; the badge says to whom it is lent."""
    holder = next(
        (lent["holder"] for lent in scene.view["players"][scene.view["you"]]["missing"] if lent["knight"] == name), None
    )
    badge = holder is not None and tokens.loan(scene, holder, box.width - 17, 24, 11)
    return tag("g", _empty_arch(name, box.width), badge, transform=f"translate({box.x:.1f} {box.y})")


@cache
def _empty_arch(name: str, width: float) -> Markup:
    arch = tag("path", d=_arch(width), class_="ak-arch-empty")
    return join([arch, tag("text", short_value(name), x=8, y=36, class_="ak-value ak-away")])


def _arch(width: float) -> str:
    return f"M3 16Q{width / 2:.1f} -12 {width - 3:.1f} 16V102H3Z"


def _watched(scene: Scene) -> Markup:
    """Nobody's camp: two engines of war and a word to the onlooker."""
    words = scene.say(text("You are watching the siege."))
    x, y = CAMP.x + CAMP.width / 2, CAMP.y + 70
    engines = [use("ak-trebuchet", x + side * 300, CAMP.y + 62, 92) for side in (-1, 1)]
    return join([engines, tag("text", words, x=x, y=y, class_="ak-quiet")])


def _knight(scene: Scene, knight: Knight, box: Box) -> Markup:
    """A knight to pick: value, figure, name."""
    name, owner = knight
    told = scene.say(knight_power(name))
    art = [
        _portrait(name, box.width),
        tag("text", _title(scene, name), x=box.width / 2, y=97, class_="ak-knight-name"),
        name != "Greymantle" and use(scene.device(owner), box.width / 2 + 9, 72, 13, class_="device"),
        owner != scene.view["you"] and tokens.loan(scene, owner, box.width - 17, 24, 11),
    ]
    attributes = place(told, f"knight:{name}", f"knight-{name}-{owner}", menus.knight_target(scene, knight))
    moved = f"translate({box.x:.1f} {box.y})"
    return spot(attributes, _ground(box.width), art, scene.colour(scene.view["you"]), transform=moved)


def _title(scene: Scene, name: str) -> str:
    return scene.say(name) if name in FIGURES else scene.say(text("Knight"))


@cache
def _ground(width: float) -> Markup:
    return tag("path", d=_arch(width), class_="ak-arch glow")


@cache
def _portrait(name: str, width: float) -> Markup:
    return join([
        tag("ellipse", cx=width / 2, cy=80, rx=33, ry=5, class_="ak-shadow"),
        use(figure(name), width / 2 + 9, 49, 62),
        tag("text", short_value(name), x=8, y=36, class_="ak-value"),
    ])  # fmt: skip
