"""The board as it stands: standards, cities, camps, and the tablets for the discard and the round."""

from __future__ import annotations

from engine.words import ntext, text
from web.views.akkon.camps import camps
from web.views.akkon.cities import cities
from web.views.akkon.geometry import (
    CAMP,
    CARD_HEIGHT,
    CARD_TOP,
    CITIES,
    CITY_X,
    DISCARD,
    FIELD_TOP,
    LEFT,
    PITCH,
    RIGHT,
    ROUND,
    TENTS,
    Box,
)
from web.views.akkon.spot import place, spot
from web.views.akkon.tracks import tracks
from web.views.draw import Markup, tag, use
from web.views.scene import Scene

VIEWS = {  # what a small screen may zoom to
    "ak-look-bids": Box(LEFT, CARD_TOP - 34, RIGHT - LEFT, CAMP.y + CAMP.height - CARD_TOP + 34),
    "ak-look-cards": Box(LEFT, CARD_TOP - 40, RIGHT - LEFT, FIELD_TOP - CARD_TOP + 40),
    "ak-look-camps": Box(LEFT, TENTS.y, RIGHT - LEFT, TENTS.height),
}


def board(scene: Scene) -> Markup:
    """Everything that can change."""
    looks = [tag("rect", id=name, **box._asdict(), class_="ak-look", data_zoom="close") for name, box in VIEWS.items()]
    asked = any(action[0] == "track" for action in scene.legal)
    return tag(
        "g",
        looks,
        tracks(scene),
        cities(scene),
        _discard(scene),
        _round(scene),
        camps(scene),
        _veil() if asked else None,
        _discarded(scene),
        class_="ak-board ak-asking" if asked else "ak-board",
    )


def _veil() -> Markup:
    """Over everything between the standards while one of them is asked for."""
    box = VIEWS["ak-look-bids"]
    return tag("rect", **box._asdict(), class_="ak-veil")


def focus(scene: Scene) -> str:
    """Where something is asked."""
    verbs = {action[0] for action in scene.legal}
    for verb, look in (("bid", "ak-look-bids"), ("deck", "ak-look-cards"), ("foe", "ak-look-camps")):
        if verb in verbs:
            return look
    return ""


def _round(scene: Scene) -> Markup:
    """Which round it is, and that it is the last."""
    view = scene.view
    words = scene.say(text("Round {n}", n=view["round"]))
    phase = {"bidding": text("bidding"), "cards": text("playing cards"), "over": text("the end")}[view["phase"]]
    below = scene.say(text("last round") if view["last"] and not view["over"] else phase)
    told = scene.say(text("The game ends with the round in which a deck runs out."))
    x, _ = ROUND.middle
    return tag(
        "g", tag("rect", x=ROUND.x, y=ROUND.y, width=ROUND.width, height=ROUND.height, class_="ak-touch"),
        tag("text", words, x=x, y=ROUND.y + 26, class_="ak-round"), tag("text", below, x=x, y=ROUND.y + 48, class_="ak-phase ak-last" if view["last"] else "ak-phase"),
        id="round", role="img", aria_label=f"{words}, {below}", data_thing="round:", data_explain=told,
    )  # fmt: skip


def _discard(scene: Scene) -> Markup:
    """The open discard; a click spreads it out (A14)."""
    count = len(scene.view["discard"])
    told = " ".join(
        [scene.say(ntext("The open discard: {n} card.", "The open discard: {n} cards.", count)), *_listed(scene)]
    )
    opens = {
        "data_menu": "ak-discarded",
        "role": "button",
        "tabindex": 0,
        "aria_haspopup": "true",
        "aria_controls": "ak-discarded",
        "class_": "ak-opens",
    }
    ground = tag("rect", x=DISCARD.x, y=DISCARD.y, width=DISCARD.width, height=DISCARD.height, class_="ak-touch")
    art = [
        use("ak-mark-draw", DISCARD.x + 38, DISCARD.y + 29, 40),
        tag("text", scene.say(text("Discard")), x=DISCARD.x + 68, y=DISCARD.y + 26, class_="ak-tablet-word"),
        tag("text", count, x=DISCARD.x + 68, y=DISCARD.y + 48, class_="ak-count"),
    ]
    return spot(place(told, "discard:", "discard", opens if count else {}), ground, art)


def _listed(scene: Scene) -> list[str]:
    """The discarded cards in words, city by city: on a small screen the sheet is too small to read."""
    return [f"{city}: {', '.join(names)}." for city, names in _piles(scene).items() if names]


def _piles(scene: Scene) -> dict[str, list[str]]:
    """What of each city's cards has been discarded."""
    cards = scene.view["discard"]
    return {city: _counted(scene, [card["name"] for card in cards if card["city"] == city]) for city in CITIES}


def _discarded(scene: Scene) -> Markup | None:
    """All discarded cards on a sheet under the cities' names."""
    if not scene.view["discard"]:
        return None
    piles = _piles(scene)
    height = max(CARD_HEIGHT + 14, 64 + 26 * max(map(len, piles.values())))
    sheet = tag("rect", x=LEFT, y=CARD_TOP - 2, width=RIGHT - LEFT, height=height, rx=6, class_="ak-sheet")
    rules = "".join(f"M{CITY_X[city] + PITCH / 2:.1f} {CARD_TOP + 12}v{height - 62}" for city in CITIES[:-1])
    lines = [
        tag("text", words, x=CITY_X[city], y=CARD_TOP + 28 + 26 * row, class_="ak-sheet-card")
        for city, pile in piles.items()
        for row, words in enumerate(pile or ["–"])
    ]
    foot = tag("text", scene.say(text("The discard lies open to all.")), x=(LEFT + RIGHT) / 2, y=CARD_TOP + height - 18, class_="ak-quiet")  # fmt: skip
    return tag("g", sheet, tag("path", d=rules, class_="ak-rule-thin"), lines, foot, id="ak-discarded", class_="menu")


def _counted(scene: Scene, names: list[str]) -> list[str]:
    """Every name once, with how often it lies there."""
    return [
        scene.say(name) + (f" ×{names.count(name)}" if names.count(name) > 1 else "") for name in dict.fromkeys(names)
    ]
