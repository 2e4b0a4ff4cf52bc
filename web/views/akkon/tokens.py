"""Knights as tokens: figure or number in front, the bidder's colour and device on the blank back."""

from __future__ import annotations

from functools import cache

from web.views.akkon.symbols import FIGURES, figure
from web.views.akkon.telling import short_value
from web.views.draw import Markup, join, tag, use
from web.views.scene import Scene

TILE = "M2 10Q19 -3 36 10V42Q19 52 2 42Z"
PANE = "M5 12Q19 1 33 12V30H5Z"
WIDTH, HEIGHT = 38.0, 50.0  # of a token at scale 1


@cache
def _front(knight: str) -> Markup:
    """What is the same on all tokens of a kind."""
    if knight not in FIGURES:
        return join(
            [
                tag("path", d=TILE, class_="field"),
                tag("path", d=PANE, class_="ak-pane"),
                tag("text", knight, x=19, y=28, class_="ak-token-number"),
            ]
        )
    return join(
        [tag("path", d=TILE, class_="field"), tag("path", d=PANE, class_="ak-pane"), use(figure(knight), 19, 17, 27)]
    )


@cache
def _back() -> Markup:
    """A face-down token: nothing but a woven pattern."""
    return join(
        [
            tag("path", d=TILE, class_="field"),
            tag(
                "path",
                d="M6 12L32 38M6 22L26 42M6 32L18 44M14 7L32 26M32 12L6 38M32 22L12 42M32 32L20 44M24 7L6 26",
                class_="ak-lattice",
            ),
        ]
    )


def token(scene: Scene, seat: int, knight: str | None, owner: int | None) -> Markup:
    """A knight bid or paid by a seat; a borrowed one wears its owner's badge."""
    if knight is None:
        return join(
            [
                _back(),
                tag("circle", cx=19, cy=25, r=11, class_="field"),
                use(scene.device(seat), 19, 25, 17, class_="device"),
            ]
        )
    if knight in FIGURES:
        foot = [
            tag("text", short_value(knight), x=11.5, y=44, class_="ak-token-value"),
            arms(scene, seat, 30, 39, 12),
        ]
    else:
        foot = [arms(scene, seat, 19, 39, 16)]
    return join([_front(knight), foot, owner not in (None, seat) and loan(scene, owner or 0, 32, 7)])


def chip(scene: Scene, seat: int, knight: str | None, owner: int | None, height: float) -> Markup:
    """The same where there is little room: no figure, its value as large as ever.

    The device stands on the right, so that the value is seen when another chip lies over it.
    """
    field = tag("rect", x=0.5, y=0, width=WIDTH - 1, height=height, rx=4, class_="field")
    if knight is None:
        device = use(scene.device(seat), 30.5, height / 2, 12, class_="device")
        return join([field, tag("path", d=_woven(height), class_="ak-lattice"), device])
    pane = tag("rect", x=2.5, y=2, width=21, height=height - 4, rx=2, class_="ak-pane")
    value = tag("text", short_value(knight), x=13, y=height / 2 + 6, class_="ak-chip-value")
    lent = owner not in (None, seat)
    badge = loan(scene, owner or 0, 30.5, height / 2) if lent else arms(scene, seat, 30.5, height / 2 + 0.5, 15)
    return join([field, pane, value, badge])


@cache
def _woven(height: float) -> str:
    """The pattern on the back of a chip."""
    rise = height - 4
    return "".join(f"M{x} 2l9 {rise:.1f}M{x + 9} 2l-9 {rise:.1f}" for x in (3, 13))


def arms(scene: Scene, seat: int, x: float, y: float, size: float) -> Markup:
    """The bidder's device on a little shield of its own, lest a cross beside a number be read as a plus."""
    device = use(scene.device(seat), x, y - size * 0.04, size * 0.6, class_="ak-arms-device")
    return join([use("shield", x, y, size, class_="ak-arms"), device])


def loan(scene: Scene, owner: int, x: float, y: float, size: float = 7.5) -> Markup:
    """The badge of a borrowed knight's owner."""
    disc = tag("circle", cx=x, cy=y, r=size, class_="field")
    return tag("g", disc, use(scene.device(owner), x, y, size * 1.4, class_="device"), class_=scene.colour(owner))
