"""The harbour as it is now: tiles in the storehouses, the bag, the portals one comes back to."""

from __future__ import annotations

from engine.words import text
from web.views import ink
from web.views.draw import Markup, tag, use
from web.views.scene import Scene
from web.views.templar.geometry import BAG, SEA, STORE, STORE_PITCH, stalls, store
from web.views.templar.treasures import tile
from web.views.templar.words import about_bag, about_portal, about_warehouse

GROUNDS = {"main": (2, 452, 84, 176), "side": (536, 854, 208, 62)}
"""Where one stands before a portal: left, top, width, height."""
REACH = {"main": (0, 420, 190, 240), "side": (520, 770, 240, 150)}
"""Where a finger may land that means a portal."""


def harbour(scene: Scene) -> Markup:
    """Storehouses and bag."""
    return tag(
        "g",
        *[_warehouse(scene, number) for number in range(1, 7)],
        _last_round(scene),
        _bag(scene),
        _sea(),
        id="harbour",
    )


def _warehouse(scene: Scene, number: int) -> Markup:
    x, y = store(number)
    facts, about = scene.view["warehouses"][number - 1], about_warehouse(scene, number)
    live = scene.can("warehouse", number)
    attributes = scene.target("warehouse", number) if live else {"role": "img", "aria_label": about}
    hit = tag(
        "path",
        d=ink.outline_box(x - 4, y - 2, STORE[1] + 8, STORE[2] + 4, number),
        class_="tp-hit glow" if live else "tp-hit",
    )
    reach = tag("rect", x=x - 20, y=y - 5, width=STORE[1] + 40, height=STORE_PITCH, class_="tp-hit") if live else None
    return tag(
        "g",
        reach,
        hit,
        [_tile(sort, *middle) for sort, middle in zip(facts["tiles"], stalls(number, facts["room"]), strict=False)],
        id=f"warehouse-{number}",
        data_thing=f"warehouse:{number}",
        data_explain=about,
        **attributes,
    )


def _tile(sort: str, x: float, y: float) -> Markup:
    return tag("g", tile(sort), transform=f"translate({x:.0f} {y:.0f})")


def _bag(scene: Scene) -> Markup:
    x, y = BAG
    about = about_bag(scene)
    return tag(
        "g",
        use("templar-bag", x, y, 92),
        tag("text", scene.view["bag"], x=x, y=y + 22, class_="tp-count"),
        id="bag",
        data_thing="bag:",
        data_explain=about,
        role="img",
        aria_label=about,
    )


def _last_round(scene: Scene) -> Markup | None:
    """A notice over the bag, from when on everybody has but one more turn (T31)."""
    if not scene.view["last"]:
        return None
    x, y = BAG[0], BAG[1] - 64
    about = scene.say(text("The last round: {seat} has the very last turn.", seat=scene.view["trigger"]))
    return tag(
        "g",
        tag("path", d=ink.outline_box(x - 62, y - 15, 124, 30, 5), class_="tp-plate"),
        tag("text", scene.say(text("Last round")), x=x, y=y + 6, class_="tp-caption tp-red-letter"),
        id="last-round",
        role="img",
        aria_label=about,
        data_explain=about,
    )


def _sea() -> Markup:
    """Where tiles vanish."""
    return tag("circle", cx=SEA[0], cy=SEA[1], r=8, class_="tp-hit", id="sea")


def portals(scene: Scene) -> list[Markup]:
    """The ground before each portal."""
    return [_portal(scene, portal) for portal in GROUNDS]


def _portal(scene: Scene, portal: str) -> Markup:
    left, top, width, height = GROUNDS[portal]
    about, live = about_portal(scene, portal), scene.can("portal", portal)
    attributes = scene.target("portal", portal) if live else {"role": "img", "aria_label": about}
    ground = tag("path", d=ink.outline_box(left, top, width, height, 9), class_="tp-hit glow" if live else "tp-hit")
    reach = (
        tag("rect", **dict(zip(("x", "y", "width", "height"), REACH[portal], strict=True)), class_="tp-hit")
        if live
        else None
    )
    return tag(
        "g", reach, ground, id=f"portal-{portal}", data_thing=f"portal:{portal}", data_explain=about, **attributes
    )
