"""The harbours: ships with their berths, and the edict scrolls that hang from their yards."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from engine.journey.board import BERTHS
from engine.words import term
from web.views.draw import NOTHING, Markup, at, join, tag, use
from web.views.journey import explain, standings
from web.views.journey.geometry import BOWS, HULL, SCROLL, SLOTS, realm
from web.views.journey.shapes import banner, path, shield, stamp, words
from web.views.scene import Scene

BERTH = 25


def ships(scene: Scene) -> Markup:
    """Six ships, two in each harbour."""
    return join([_ship(scene, slot) for slot in range(6)])


def _ship(scene: Scene, slot: int) -> Markup:
    vessel = scene.view["ships"][slot]
    crew = tuple((scene.colour(seat), scene.device(seat)) for seat in vessel["boarded"])
    waits = bool(scene.view["edicts"][slot])
    return _vessel(slot, vessel["berths"], crew, waits, vessel["city"], explain.ship(scene, slot))


@lru_cache(maxsize=200)
def _vessel(
    slot: int, berths: int, crew: tuple[tuple[str, str], ...], waits: bool, city: str | None, said: str
) -> Markup:
    """A ship: under its edict while it waits, under sail when it is loaded."""
    x, y = SLOTS[slot]
    sail = NOTHING if waits else _sail(city)
    aboard = [_boarded(slot, i, shield(*arms, _berth(berths, i), HULL + 3, 24)) for i, arms in enumerate(crew)]
    return tag("g", stamp(f"j-hull-{slot}"), sail, aboard, id=f"ship-{slot}", class_="j-ship", role="img",
               transform=f"translate({x:g} {y:g})", aria_label=said, data_thing=f"ship:{slot}", data_explain=said)  # fmt: skip


def _boarded(slot: int, index: int, knight: Markup) -> Markup:
    """A knight on board; they come one by one, the second ship after the first."""
    wait = 90 * (index + 6 * (slot % 2))
    return tag("g", knight, id=f"crew-{slot}-{index}", class_="j-aboard", style=f"animation-delay:{wait}ms")


def _berth(berths: int, index: int) -> float:
    return (index - (berths - 1) / 2) * BERTH


@cache
def stencils() -> Markup:
    """The six hulls, drawn once."""
    return join(tag("g", _hull(n, bow), id=f"j-hull-{i}") for i, (n, bow) in enumerate(zip(BERTHS, BOWS, strict=True)))


def _hull(berths: int, bow: int) -> Markup:
    """A cog with castles fore and aft; each berth is an opening in its side."""
    turn = f"scale({bow} 1)"
    mast = path(f"M-3-26h6v{HULL + 8}h-6z", "j-mast")
    yard = path("M-88-20h176", "j-yard")
    body = "M-84 38q-2-4 0-8h14v6h140v-12h16q4 8-2 18q-6 26-34 28h-88q-36-2-46-32z"
    planks = "M-80 48q6 4 14 4h140M-70 62q8 6 20 6h96"
    castles = "M-86 30v-8h4v4h4v-4h4v4h4v-4h4v8M70 24v-8h4v4h5v-4h4v4h4v-4h4v8"
    hull = tag("g", path(castles, "j-castle"), path(body, "j-hull"), path(planks, "j-planks"), transform=turn)
    holes = [tag("circle", cx=_berth(berths, i), cy=HULL + 2, r=11.5, class_="j-berth") for i in range(berths)]
    waves = path(
        "M-90 72q6-7 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0v8h-180z", "j-foam"
    )
    return join([mast, yard, hull, *holes, waves])


def _sail(city: str | None) -> Markup:
    """The ship has been loaded: its sail is set, with the name of the city whose knights it carries."""
    cloth = path("M-70-20h140q-10 20 0 42q-70 10-140 0q10-22 0-42z", "j-sail")
    return tag("g", cloth, words(0, 8, city, "j-name faded") if city else None, class_="j-set")


def scrolls(scene: Scene) -> Markup:
    """The edicts that are still in play; a swap lets two of them change places."""
    return join([_scroll(scene, slot, city) for slot, city in enumerate(scene.view["edicts"]) if city])


def _scroll(scene: Scene, slot: int, city: str) -> Markup:
    said = explain.edict(scene, slot)
    leader = explain.strongest(scene, city)
    wax = seal(scene, leader) if leader is not None else NOTHING
    live = scene.can("swap", city)
    common: dict[str, Any] = {
        "id": f"edict-{city}",
        "style": at(*SLOTS[slot]),
        "data_thing": f"edict:{city}",
        "data_explain": said,
    }
    inner = [parchment(city), wax]
    if live:
        glow = tag("rect", x=-SCROLL[0] / 2, y=-24, width=SCROLL[0], height=48, rx=8, class_="j-halo glow")
        return tag("g", inner, glow, **common, **scene.target("swap", city, look="piece j-edict"))
    offered = " offered" if city in _offered(scene) else ""
    return tag("g", inner, role="img", aria_label=said, class_=f"piece j-edict{offered}", **common)


def _offered(scene: Scene) -> tuple[str, ...]:
    """The edict to be swapped, and the other one while a veto is asked (J28, J36)."""
    decision = scene.view["decision"]
    if any(action[0] == "swap" for action in scene.legal):
        return (decision["city"],)
    return tuple(decision.get("swap") or ())


@cache
def parchment(city: str) -> Markup:
    """An edict's scroll round the origin."""
    half = SCROLL[0] / 2 - 8
    face = f"M{-half:g}-19q{half:g} 5 {2 * half:g} 0v38q{-half:g} 5 {-2 * half:g} 0z"
    rolls = [path(f"M{side * half:g}-22q8 2 7 22t-7 22q-8-4-7-22t7-22z", "j-roll") for side in (-1, 1)]
    return join([path(face, "j-scroll"), *rolls, banner(realm(city), 16 - half), _name(city)])


def _name(city: str) -> Markup:
    """Long names are set closer, so that cloth and seal keep their places."""
    fit = {"textLength": 96, "lengthAdjust": "spacingAndGlyphs"} if len(city) > 7 else {}
    return words(2, 6, city, "j-name written", **fit)


def seal(scene: Scene, seat: int) -> Markup:
    """Wax in the colour of who would take the edict now."""
    wax = path("M0-12q5-3 8 1q6 0 5 6q4 5-1 8q0 6-6 6q-5 4-9 0q-7 0-7-6q-5-3-1-8q-1-7 5-7q3-4 6 0z", "field")
    device = use(scene.device(seat), 0, 0, 14, class_="device")
    return tag("g", wax, device, class_=scene.colour(seat), transform="translate(71 19)")


def seventh(scene: Scene) -> Markup:
    """The heading over the scroll that lies apart; when its edict has been won, the name stays."""
    x, y = SLOTS[6]
    gone = None if scene.view["edicts"][6] else words(x, y, standings.seventh(scene.view), "j-name gone")
    return tag("g", words(x, 170, scene.say(SEVENTH), "j-heading"), gone, class_="j-apart")


SEVENTH = term("Seventh city")
