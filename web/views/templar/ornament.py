"""The illuminator's share: vines along the margins and the painted numbers of the rooms."""

from __future__ import annotations

from functools import cache

from web.views.draw import Markup, join, tag
from web.views.ink import Point
from web.views.templar.geometry import CAPITAL

PAINTS = ("lapis", "vermilion", "verdigris")
WAVE = 56  # a vine's leaf comes once in so many units


@cache
def vine(length: int, first: int = 0) -> Markup:
    """A rinceau along the x axis: a waving stem, curled shoots, painted leaves, drops of gold leaf."""
    count = length // WAVE
    stem = "M0 0" + "".join(f"q{WAVE / 2} {-22 if i % 2 else 22} {WAVE} 0" for i in range(count))
    leaves = [_shoot(WAVE * i + WAVE / 2, -1 if i % 2 else 1, PAINTS[(i + first) % 3]) for i in range(count)]
    return tag("g", tag("path", d=stem, class_="tp-stem"), *leaves)


def _shoot(x: float, side: int, paint: str) -> Markup:
    """One shoot that curls into the bay of the wave, with its leaf and three gold drops."""
    curl = tag("path", d="M-14 10c2-14 10-24 20-22 8 2 8 13 0 13-5 0-6-6-2-7", class_="tp-stem")
    leaf = tag(
        "path",
        d="M6 -10c-7-3-9-10-6-16 4 1 6 3 7 6 3-5 8-6 13-4 0 4-2 7-5 9 5 1 7 5 6 10-7 1-13-1-15-5z",
        class_=f"tp-{paint}",
    )
    vein = tag("path", d="M7-9c1-5 0-9-4-13M8-9c4-2 7-6 9-11M9-8c5 1 8 3 10 6", class_="tp-vein")
    drops = [tag("circle", cx=cx, cy=cy, r=2.6, class_="tp-drop") for cx, cy in ((-12, -12), (-18, -5), (27, -12))]
    return tag("g", curl, leaf, vein, *drops, transform=f"translate({x:.0f} {6 * side}) scale(1 {side})")


@cache
def capital(number: int, middle: Point) -> Markup:
    """A number as an illuminated capital: painted ground, white scrolls, gold rim, pen flourish down the wall."""
    half = CAPITAL / 2
    paint = PAINTS[number % 2]
    flourish = tag("path", d=_FLOURISH, class_=f"tp-pen-{PAINTS[1 - number % 2]}")
    rim = tag("rect", x=-half, y=-half, width=CAPITAL, height=CAPITAL, rx=2, class_="tp-rim")
    ground = tag("rect", x=4 - half, y=4 - half, width=CAPITAL - 8, height=CAPITAL - 8, class_=f"tp-{paint}")
    scrolls = tag("path", d=_SCROLLS, class_="tp-scroll")
    name = tag("text", number, x=0, y=9.5, class_="tp-number")
    return tag("g", flourish, rim, ground, scrolls, name, transform=f"translate({middle[0]:.0f} {middle[1]:.0f})")


_SCROLLS = join([
    "M-15-15c10 0 14 6 10 10s-9-1-6-4M15-15c-10 0-14 6-10 10s9-1 6-4",
    "M-15 15c10 0 14-6 10-10s-9 1-6 4M15 15c-10 0-14-6-10-10s9 1 6 4",
])  # fmt: skip
_FLOURISH = "M-19 21c-2 14 8 18 8 28s-10 10-9 2 9-3 7 8-7 14-7 24M-19 21c6 6 14 4 14 12M-13 49c6 0 9 5 8 11"
