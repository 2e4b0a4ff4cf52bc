"""The column beside the chart: the missions, and the cards of this action in the order in which they act."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from engine.words import term, text
from web.views.draw import Markup, join, tag, use
from web.views.journey import explain, standings
from web.views.journey.geometry import LEDGER
from web.views.journey.shapes import banner, knight, path, shield, words
from web.views.scene import Scene

LEFT, MIDDLE, WIDTH = LEDGER[0] + 8, LEDGER[0] + LEDGER[2] / 2, LEDGER[2] - 16
TOP, TALL = 262, 62
HEADINGS = (term("Missions"), term("Cards played"))
NAMES = {
    "gold": term("Gold"),
    "ships": term("Ships"),
    "temple": term("Temple"),
    "seventh": term("Seventh"),
    "distance": term("Nearness"),
    "countries": term("Countries"),
    "empire": term("Empire"),
    "france": term("France"),
}
COUNTRIES = {  # short, for the legend
    "aragon": term("Aragon"),
    "england": term("England"),
    "france": term("France"),
    "empire": term("Empire"),
    "papal": term("Papal States"),
}
FAMILIES = {1: "gold", 2: "gold", 3: "knights", 4: "knights", 5: "rider", 6: "rider"}


def ledger(scene: Scene) -> Markup:
    """Missions first, then the played cards."""
    missions = _known(scene)
    parts = [words(MIDDLE, TOP - 8, scene.say(HEADINGS[0]), "j-heading")]
    parts += [_mission(scene, key, own, TOP + i * TALL) for i, (key, own) in enumerate(missions)]
    below = TOP + len(missions) * TALL + 26
    cards = _played(scene)
    if cards:
        parts.append(words(MIDDLE, below - 8, scene.say(HEADINGS[1]), "j-heading"))
        parts += [_card(scene, seat, below + i * CARD, i - (len(cards) - 1) / 2) for i, seat in enumerate(cards)]
    return join([*parts, _legend(scene)])


def _legend(scene: Scene) -> Markup:
    return _cloths(tuple(scene.say(country) for country in COUNTRIES.values()))


@cache
def _cloths(names: tuple[str, ...]) -> Markup:
    """Which cloth is which country's."""
    rows = [
        tag("g", tag("g", banner(realm), transform="scale(0.6)"), words(14, 5, name, "j-label small"),
            transform=f"translate({LEFT + 10:g} {LEGEND + 25 * i:g})")
        for i, (realm, name) in enumerate(zip(COUNTRIES, names, strict=True))
    ]  # fmt: skip
    return tag("g", rows, class_="j-legend")


CARD, LEGEND = 46, 644


def _known(scene: Scene) -> list[tuple[str, bool]]:
    """The missions the reader knows: the open ones and their own."""
    you = scene.view["you"]
    own = scene.view["players"][you]["mission"] if you is not None and not scene.view["over"] else None
    return [(key, False) for key in scene.view["missions"]] + ([(own, True)] if own else [])


def _mission(scene: Scene, key: str, own: bool, y: float) -> Markup:
    """A mission card; small shields say who is best at it now."""
    seats = standings.leaders(scene.view, key) if scene.view["phase"] != "setup" else []
    crests = tuple((scene.colour(seat), scene.device(seat)) for seat in seats)
    return _leaf(key, own, y, scene.say(NAMES[key]), crests, explain.mission(scene, key, own))


@lru_cache(maxsize=200)
def _leaf(key: str, own: bool, y: float, name: str, crests: tuple[tuple[str, str], ...], said: str) -> Markup:
    apart = min(19, (WIDTH - 62) / max(1, len(crests) - 1))
    best = [shield(*arms, LEFT + 51 + apart * i, 40, 18) for i, arms in enumerate(crests)]
    fit = {"textLength": WIDTH - 48, "lengthAdjust": "spacingAndGlyphs"} if len(name) > 9 else {}
    label = words(LEFT + 43, 25 if crests else 33, name, "j-label", **fit)
    return tag("g", _mission_art(key, own), label, best, role="img", aria_label=said,
               transform=f"translate(0 {y:g})", data_thing=f"mission:{key}", data_explain=said,
               class_="j-mission own" if own else "j-mission")  # fmt: skip


@cache
def _mission_art(key: str, own: bool) -> Markup:
    card = tag("rect", x=LEFT, y=0, width=WIDTH, height=TALL - 8, rx=5, class_="j-leaf")
    rule = tag("rect", x=LEFT + 3, y=3, width=WIDTH - 6, height=TALL - 14, rx=3, class_="j-rule")
    return join([card, rule, use(f"j-{key}", LEFT + 24, 27, 28, class_="j-icon")])


def _played(scene: Scene) -> list[int]:
    """Seats by the order their cards act; those still hidden last."""
    players = scene.view["players"]
    shown = [seat for seat, each in enumerate(players) if each["card"]]
    order = {seat: i for i, seat in enumerate(scene.view.get("queue") or ())}
    shown.sort(key=lambda seat: (players[seat]["card"], order.get(seat, -1)))
    return shown + [seat for seat, each in enumerate(players) if each["chose"] and not each["card"]]


def _card(scene: Scene, seat: int, y: float, row: float) -> Markup:
    """One player's card of this action: hidden, revealed, punished, done. When turned up it is shown large for a moment."""
    player = scene.view["players"][seat]
    number = player["card"]
    said = _told(scene, seat, player)
    look = "j-played" + (" done" if player["done"] else "") + (" punished" if player["punished"] else "")
    look += " now" if scene.view["decision"].get("seat") == seat else ""
    face = _face(number) if number else path(f"M{LEFT + 46} 8h62M{LEFT + 46} 18h62M{LEFT + 46} 28h62", "j-back-lines")
    shown = tag("g", _slip(), knight(scene, seat, LEFT + 20, 18, 28), face, id=f"slip-{seat}-{number or 'back'}",
                class_="j-turned" if number else None, style=f"--row:{row:g}" if number else None)  # fmt: skip
    return tag("g", shown, transform=f"translate(0 {y:g})", class_=look,
               role="img", aria_label=said, data_thing=f"played:{seat}", data_explain=said)  # fmt: skip


def _told(scene: Scene, seat: int, player: dict[str, Any]) -> str:
    if not player["card"]:
        return scene.say(text("{seat} has chosen a card.", seat=seat))
    if player["punished"]:
        return scene.say(text("{seat} played card {card}, and its penalty applies.", seat=seat, card=player["card"]))
    return scene.say(text("{seat} played card {card}.", seat=seat, card=player["card"]))


@cache
def _slip() -> Markup:
    return tag("rect", x=LEFT, y=0, width=WIDTH, height=CARD - 8, rx=4, class_="j-leaf")


@cache
def _face(number: int) -> Markup:
    icon = use(f"j-{FAMILIES[number]}", LEFT + 94, 19, 26, class_="j-icon")
    return join([words(LEFT + 58, 28, str(number), "j-initial"), icon])
