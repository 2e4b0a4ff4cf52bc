"""The column beside the chart: the missions with how everybody stands, and the cards of this action as they act."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from engine.words import term, text
from web.views.draw import Markup, join, tag, use
from web.views.journey import explain, standings
from web.views.journey.cards import FAMILY, TITLES
from web.views.journey.geometry import LEDGER
from web.views.journey.shapes import banner, knight, path, shield, words
from web.views.scene import Scene

LEFT, MIDDLE, WIDTH = LEDGER[0] + 8, LEDGER[0] + LEDGER[2] / 2, LEDGER[2] - 16
TOP, TALL, CARD, LEGEND = 262, 60, 45, 644
OPEN, OWN, ALL, PLAYED = term("Open missions"), term("Your secret mission"), term("Missions"), term("Cards played")
COUNTRIES = {  # short, for the legend
    "aragon": term("Aragon"),
    "england": term("England"),
    "france": term("France"),
    "empire": term("Empire"),
    "papal": term("Papal States"),
}
Standing = tuple[str, str, int, bool]  # a player's colour and device, the count, and whether nobody has a better one


def ledger(scene: Scene) -> Markup:
    """The open missions, the own one, then the played cards."""
    parts, below = _missions(scene)
    cards = _played(scene)
    if cards:
        parts.append(words(MIDDLE, below - 8, scene.say(PLAYED), "j-heading"))
        parts += [_card(scene, seat, below + i * CARD, i - (len(cards) - 1) / 2) for i, seat in enumerate(cards)]
    return join([*parts, _legend(scene)])


def _missions(scene: Scene) -> tuple[list[Markup], float]:
    """The missions that the reader knows, under their headings, and where the next heading's things begin."""
    view, own = scene.view, standings.own(scene.view)
    groups = [(ALL if view["over"] else OPEN, view["missions"]), (OWN, [own] if own else [])]
    parts, y = list[Markup](), float(TOP)
    for heading, keys in groups:
        if keys:
            parts.append(words(MIDDLE, y - 8, scene.say(heading), "j-heading"))
            parts += [_mission(scene, key, heading is OWN, y + i * TALL) for i, key in enumerate(keys)]
            y += len(keys) * TALL + 22  # a heading's height
    return parts, y


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


def _mission(scene: Scene, key: str, own: bool, y: float) -> Markup:
    """A mission card: its aim, and every player's count; who is best at it now is bright."""
    stand = _standing(scene, key) if scene.view["phase"] != "setup" else ()
    return _leaf(key, own, y, scene.say(standings.NAMES[key]), stand, explain.mission(scene, key, own))


def _standing(scene: Scene, key: str) -> tuple[Standing, ...]:
    best = standings.leaders(scene.view, key)
    counts = standings.counts(scene.view, key)
    return tuple((scene.colour(seat), scene.device(seat), n, seat in best) for seat, n in enumerate(counts))


@lru_cache(maxsize=200)
def _leaf(key: str, own: bool, y: float, name: str, stand: tuple[Standing, ...], said: str) -> Markup:
    apart = min(46, (WIDTH - 42) / max(1, len(stand)))
    counts = [_count(*each, LEFT + 49 + apart * i) for i, each in enumerate(stand)]
    fit = {"textLength": WIDTH - 48, "lengthAdjust": "spacingAndGlyphs"} if len(name) > 22 else {}
    label = words(LEFT + 42, 22 if stand else 32, name, "j-label", **fit)
    return tag("g", _mission_art(key, own), label, counts, role="img", aria_label=said,
               transform=f"translate(0 {y:g})", data_thing=f"mission:{key}", data_explain=said,
               class_="j-mission own" if own else "j-mission")  # fmt: skip


def _count(colour: str, device: str, n: int, best: bool, x: float) -> Markup:
    """A player's shield and count."""
    return tag("g", shield(colour, device, x, 38, 16), words(x + 9, 44, str(n), "j-label tally"),
               class_="j-best" if best else "j-rest")  # fmt: skip


@cache
def _mission_art(key: str, own: bool) -> Markup:
    card = tag("rect", x=LEFT, y=0, width=WIDTH, height=TALL - 8, rx=5, class_="j-leaf")
    rule = tag("rect", x=LEFT + 3, y=3, width=WIDTH - 6, height=TALL - 14, rx=3, class_="j-rule")
    return join([card, rule, use(f"j-{key}", LEFT + 23, 26, 28, class_="j-icon")])


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
    face = _face(number, scene.say(TITLES[FAMILY[number]]), player["punished"]) if number else _back()
    shown = tag("g", _slip(), knight(scene, seat, LEFT + 19, 17, 26), face, id=f"slip-{seat}-{number or 'back'}",
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
    return tag("rect", x=LEFT, y=0, width=WIDTH, height=CARD - 7, rx=4, class_="j-leaf")


@cache
def _back() -> Markup:
    """A face-down card: nothing but a pattern."""
    return path("".join(f"M{LEFT + 44} {y}h{WIDTH - 58:g}" for y in (8, 17, 26)), "j-back-lines")


@cache
def _face(number: int, title: str, punished: bool) -> Markup:
    fit = {"textLength": 114, "lengthAdjust": "spacingAndGlyphs"} if len(title) > 13 else {}
    mark = "skull" if punished else FAMILY[number]
    icon = use(f"j-{mark}", LEFT + WIDTH - 19, 17, 24, class_="j-icon")
    return join([words(LEFT + 47, 26, str(number), "j-initial"), words(LEFT + 62, 23, title, "j-label", **fit), icon])
