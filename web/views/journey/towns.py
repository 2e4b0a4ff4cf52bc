"""What a town looks like: walls with as many niches as it has knight spaces, towers, a landmark, its name.

The art is drawn once, as stencils; the chart only points at them, so that little is left to redraw.
"""

from __future__ import annotations

from functools import cache

from engine.journey.board import CITIES, TILES
from web.views.draw import Markup, join, tag
from web.views.ink import Point
from web.views.journey.shapes import path, stamp, words

NICHE, ROW = 31, 33
GATES = {5: (1,), 7: (2,)}  # a town with an odd number of niches has its gate where the last would be

# What stands behind each wall, drawn upwards from the origin.
LANDMARKS: dict[str, str] = {
    "Barcelona": "M-26 0v-14l8-8 8 8v14M-6 0v-20l4-12 4 12v20M8 0v-16h16v16M8-16l8-8 8 8",
    "Bordeaux": "M-24 0v-20l7-16 7 16v20M-8 0v-14h18v14M-8-14l9-8 9 8M14 0v-22l5-12 5 12v22",
    "Coeln": "M-16 0v-18l7-24 7 24v18M2 0v-18l7-24 7 24v18M-26 0v-10h10v10M16 0v-10h10v10",
    "London": "M-18 0v-30h6v5h6v-5h6v5h6v-5h6v5h6v-5h-1v30zM-28 0v-16h10M22 0v-16h-5",
    "Lyon": "M-24 0v-16l10-9 10 9v16M0 0v-26l6-8 6 8v26M16 0v-14h12v14M16-14l6-8 6 8",
    "Paris": "M-18 0v-32h12v32M6 0v-32h12v32M-6-22h12M-6 0v-22l6-6 6 6v22M0-28v-12",
    "Roma": "M-22 0v-14h44v14M-16-14q0-20 16-20t16 20M-3-34v-6h6v6M0-40v-6M-3-43h6",
    "Venezia": "M-22 0v-34l4-10 4 10v34M-12 0v-14q4-8 8 0q4-10 8 0q4-8 8 0v14M16 0v-12h10v12",
    "Wien": "M-22 0v-14l10-10 10 10v14M4 0v-24l6-24 6 24v24M18 0v-10h8v10",
}


@cache
def town(name: str, spaces: int, full: bool) -> Markup:
    """A town by its stencils; without a city tile, a hamlet."""
    if not spaces:
        return join([stamp("j-hamlet"), stamp(f"j-name-{name}", -40)])
    return join([_landmark(name), stamp(_key(spaces, full)), stamp(f"j-name-{name}")])


def drawn(name: str, spaces: int) -> Markup:
    """The same with every line in place, for pictures that stand alone."""
    return (
        join([_landmark(name), wall(spaces, False), _ribbon(name)]) if spaces else join([_hamlet(), _ribbon(name, 16)])
    )


@cache
def stencils() -> Markup:
    """Every wall, the hamlet and the names."""
    walls = [
        tag("g", wall(spaces, full), id=_key(spaces, full)) for spaces in sorted(set(TILES)) for full in (False, True)
    ]  # fmt: skip
    names = [tag("g", _ribbon(name), id=f"j-name-{name}") for name in CITIES]
    return join([*walls, *names, tag("g", _hamlet(), id="j-hamlet")])


def _key(spaces: int, full: bool) -> str:
    return f"j-wall-{spaces}" + ("-full" if full else "")


def _landmark(name: str) -> Markup:
    return path(LANDMARKS[name], "j-landmark", transform="translate(0 -33)")


def wall(spaces: int, full: bool) -> Markup:
    """Curtain, towers, niches and the gate."""
    towers = [_tower(side * half(spaces), full) for side in (-1, 1)]
    niches = [path(niche(x, y), "j-niche" + (" full" if full else "")) for x, y in spots(spaces)]
    gates = [_gate(*_grid(spaces, spaces // 2 + 1 + gate)) for gate in GATES.get(spaces, ())]
    return join([_curtain(half(spaces)), *towers, *niches, *gates])


def half(spaces: int) -> float:
    """From the middle of a wall to its towers."""
    return (spaces + 1) // 2 * NICHE / 2 + 9


def _curtain(end: float) -> Markup:
    """The wall with its merlons and a few courses of stone."""
    merlons = "".join(f"v-6h7v6h{step:.1f}" for step in [(2 * end - 7 * 8) / 7] * 7) + "v-6h7v6"
    stones = "".join(f"M{-end + 6 + 19 * i:.0f} {34 - 5 * (i % 2)}h7" for i in range(int(end / 9.5)))
    body = f"M{-end:.1f} 40V-30{merlons}V40Z"
    return join([path(body, "j-wall"), path(f"M{-end:.1f} 40h{2 * end:.1f}v-4h{-2 * end:.1f}z", "j-foot"),
                 path(stones, "j-stones")])  # fmt: skip


def _tower(x: float, full: bool) -> Markup:
    """A round tower; over a full city it flies a gilded banner."""
    roof = path(f"M{x - 10:.1f}-36L{x:.1f}-58L{x + 10:.1f}-36Z", "j-roof")
    body = path(f"M{x - 8:.1f} 40V-36h16V40Z", "j-wall")
    slits = path(f"M{x:.1f}-26v8M{x:.1f} 4v8", "j-loop")
    shade = path(f"M{x + 2:.1f} 40V-36h6V40Z", "j-shade")
    banner = path(f"M{x:.1f}-58v-14M{x:.1f}-72l13 4-13 4z", "j-banner") if full else None
    return join([body, shade, slits, roof, banner])


def _hamlet() -> Markup:
    """Where no city tile lies: a few roofs and a chapel."""
    house = "M-34 0v-10l9-8 9 8v10zM16 0v-11l10-8 10 8v11z"
    roofs = "M-37-9l12-11 12 11M13-10l13-11 13 11"
    chapel = "M-9 0v-18h18v18zM-9-18l9-12 9 12M0-30v-9M-4-35h8"
    return join(
        [path(house, "j-wall"), path(chapel, "j-wall"), path(roofs, "j-eaves"), path("M-3 0v-8q3-4 6 0v8z", "j-gate")]
    )


def _ribbon(name: str, y: float = 56) -> Markup:
    """The name on a strip of parchment."""
    end = len(name) * 6 + 14
    strip = f"M{-end - 8:.0f} {y - 15}l7 9-7 9h12v-18zM{end + 8:.0f} {y - 15}l-7 9 7 9h-12v-18z"
    face = f"M{-end:.0f} {y - 17}q{end:.0f} 4 {2 * end:.0f} 0v19q{-end:.0f} 4 {-2 * end:.0f} 0z"
    return join([path(strip, "j-ribbon tails"), path(face, "j-ribbon"), words(0, y, name, "j-name")])


@cache
def spots(spaces: int) -> tuple[Point, ...]:
    """The middle of every niche, in two rows; the gate takes one away."""
    columns = (spaces + 1) // 2
    gates = {columns + gate for gate in GATES.get(spaces, ())}
    return tuple(_grid(spaces, i) for i in range(2 * columns) if i not in gates)


def _grid(spaces: int, index: int) -> Point:
    columns = (spaces + 1) // 2
    return (index % columns - (columns - 1) / 2) * NICHE, -10 + index // columns * ROW


def niche(x: float, y: float) -> str:
    """The outline of a niche: a shield's, for a knight's shield belongs there."""
    return f"M{x - 13:.1f} {y - 14:.1f}h26v12c0 8-6 12-13 15.500-7-3.500-13-7.500-13-15.500z"


def _gate(x: float, y: float) -> Markup:
    """An oak door on the ground, in a frame of stone, with planks and iron bands: nothing a shield could hang in."""
    frame = path(f"M{x - 12:.1f} 40V{y:.1f}a12 12 0 0 1 24 0V40z", "j-frame")
    leaf = path(f"M{x - 8.500:.1f} 40V{y + 1:.1f}a8.500 8.500 0 0 1 17 0V40z", "j-gate")
    planks = path(f"M{x - 4.250:.1f} 40V{y - 6:.1f}M{x:.1f} 40V{y - 7:.1f}M{x + 4.250:.1f} 40V{y - 6:.1f}", "j-planks")
    iron = path(f"M{x - 8.500:.1f} {y + 1:.1f}h17M{x - 8.500:.1f} {y + 11:.1f}h17", "j-iron")
    return join([frame, leaf, planks, iron])
