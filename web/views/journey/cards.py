"""The six action cards in the own hand, and the Pope's favours beside them."""

from __future__ import annotations

from functools import cache
from typing import Any

from engine.journey.board import CROWD, LEADER, NEW_CHANCE, TAXES, VETO
from engine.words import term, text
from web.views.draw import NOTHING, Markup, join, tag, use
from web.views.journey import explain, standings
from web.views.journey.shapes import shield
from web.views.scene import Scene

TITLES = {
    "gold": term("Collect gold"),
    "knights": term("Place knights"),
    "rider": term("Move a Templar"),
}
FAMILY = {1: "gold", 2: "gold", 3: "knights", 4: "knights", 5: "rider", 6: "rider"}
RISKY = (2, 4, 5)
EFFECTS = {  # J23–J28
    1: term("Take 3 gold from one territory with your Templar or next to one."),
    2: term("Take all gold from one territory with your Templar or next to one."),
    3: term("In one city with your Templar spend up to 6 gold: 2 place or remove a knight, 1 throws for it."),
    4: term("In one city with your Templar put up to three of your knights in others' places, for 2 gold each."),
    5: term("Go up to 3 steps and take 1 gold at each; you may swap the edict of the last city with another."),
    6: term("Go up to 3 steps; in the last city the Pope's flag acts: green places a knight, red removes one."),
}
PENALTIES = {  # J22, J29
    2: term("{n} gold cards or more: take only 2, and lose a knight to your temple."),
    4: term("{n} knight cards or more: only remove knights, and lose one to your temple."),
    5: term("{n} Templar cards or more: 1 gold in all, no swap, and lose a knight to your temple."),
}
MISSIONS, SECRET = term("Missions"), term("secret")
FAVOURS = (  # J35–J38
    (NEW_CHANCE, term("New Chance"), term("after a blank, throw again")),
    (TAXES, term("Taxes"), term("2 more gold with card 1 or 2")),
    (LEADER, term("Leader"), term("hand the marker on after using the flag")),
    (VETO, term("Veto"), term("stop a swap of edicts")),
)


def hand(scene: Scene) -> Markup:
    """The reader's six cards; nothing for who only watches."""
    if scene.view["you"] is None or scene.view["over"]:
        return NOTHING
    return tag(
        "div",
        [_card(scene, number) for number in EFFECTS],
        _favours(scene),
        _missions(scene),
        class_="j-hand",
        tabindex=0,
    )


def _card(scene: Scene, number: int) -> Markup:
    player = scene.view["players"][scene.view["you"]]
    chosen = number == (player["card"] or player.get("card_in_secret"))
    look = f"card j-card {FAMILY[number]}" + (" risky" if number in RISKY else " safe") + (" chosen" if chosen else "")
    look += " punished" if chosen and player["punished"] else " spared" if chosen and player["card"] else ""
    effect = scene.say(EFFECTS[number])
    penalty = scene.say(text(PENALTIES[number], n=CROWD[scene.view["seats"]])) if number in RISKY else ""
    inner = [
        _head(scene, number),
        _picture(number, scene.view["flag"]),
        tag("span", effect, class_="j-effect"),
        tag("span", penalty, class_="j-penalty") if penalty else None,
    ]
    common: dict[str, Any] = {
        "id": f"card-{number}",
        "data_thing": f"card:{number}",
        "data_explain": f"{effect} {penalty}".strip(),
        "data_tells": "all",
    }
    if scene.can("card", number):
        return tag("button", inner, type="button", **common, **scene.target("card", number, look=look))
    return tag("div", inner, class_=look, **common)


def _head(scene: Scene, number: int) -> Markup:
    word = scene.say(text("risky") if number in RISKY else text("safe"))
    title = tag("span", scene.say(TITLES[FAMILY[number]]), tag("small", word), class_="j-card-name")
    return tag("span", tag("span", str(number), class_="j-number"), title, class_="j-card-head")


@cache
def _picture(number: int, flag: str | None) -> Markup:
    """A little scene that tells the card apart at a glance."""
    sign = use(f"j-{flag}", 124, 18, 30) if number == 6 and flag else None
    return tag("svg", PICTURES[number](), sign, viewbox="0 0 150 48", class_="j-picture", aria_hidden="true")


def _pile(x: float, coins: int) -> Markup:
    return join(
        tag("ellipse", cx=x + i % 2, cy=40 - 5 * i, rx=12, ry=5, class_="coin-rim") for i in range(coins)
    )  # fmt: skip


def _ground() -> Markup:
    return tag("path", d="M4 45q40-5 70-2t72-1", class_="j-soil")


def _three_coins() -> Markup:
    return join([_ground(), *(use("coin", x, 25, 34) for x in (38, 75, 112))])


def _all_coins() -> Markup:
    return join([_ground(), *(_pile(x, n) for x, n in ((22, 3), (48, 5), (75, 7), (102, 5), (128, 3)))])


def _town(*crests: Markup) -> Markup:
    wall = tag("path", d="M28 46V14h8v5h8v-5h8v5h8v-5h8v5h14v-5h8v5h8v-5h8v5h8v-5h8v32z", class_="j-wall")
    niches = [tag("path", d=f"M{x - 12} 20h24v11q0 8-12 14-12-6-12-14z", class_="j-niche") for x in (47, 75, 103)]
    return join([_ground(), wall, *niches, *crests])


OWN, OTHER = ("j-own", "device-cross"), ("j-other", "device-lion")


def _placing() -> Markup:
    return _town(shield(*OWN, 47, 33, 24), shield(*OWN, 75, 33, 24), use("coin", 128, 22, 18))


def _exchanging() -> Markup:
    arrows = tag("path", d="M88 10q14-10 24 2l-1-7M112 12l-7-1", class_="j-arrow")
    return _town(shield(*OWN, 47, 33, 24), shield(*OWN, 75, 33, 24), shield(*OTHER, 103, 33, 24), arrows)


def _riding(*more: Markup) -> Markup:
    way = tag("path", d="M52 42q24-8 40-2", class_="j-way")
    return join([_ground(), way, tag("g", use("j-templar", 32, 24, 42), class_="j-own"), *more])


def _intriguing() -> Markup:
    scrolls = [
        tag("path", d=f"M{x} {y}h30v13h-30zM{x + 6} {y + 5}h18M{x + 6} {y + 9}h14", class_="j-writ")
        for x, y in ((78, 10), (106, 26))
    ]
    arrows = tag("path", d="M112 14q12-2 12 8l-3-3M124 22l3-3M102 36q-12 2-12-8l3 3M90 28l-3 3", class_="j-arrow")
    return _riding(*scrolls, arrows)


def _marching() -> Markup:
    tower = tag("path", d="M96 46V26h5v4h5v-4h5v4h5v-4h5v20z", class_="j-wall")
    return _riding(tower)


PICTURES = {1: _three_coins, 2: _all_coins, 3: _placing, 4: _exchanging, 5: _intriguing, 6: _marching}


def _missions(scene: Scene) -> Markup:
    """The missions once more, for screens on which those beside the chart are small."""
    own = standings.own(scene.view)
    lines = [
        tag("li", tag("svg", use(f"j-{key}", 12, 12, 22), viewbox="0 0 24 24", width=22, height=22, aria_hidden="true"),
            scene.say(standings.NAMES[key]), tag("small", scene.say(SECRET)) if key == own else None,
            data_thing=f"mission:{key}", data_explain=explain.mission(scene, key, key == own))
        for key in (*([own] if own else []), *scene.view["missions"])
    ]  # fmt: skip
    return tag("div", tag("span", scene.say(MISSIONS), class_="j-favour-head"), tag("ul", lines),
               id="card-missions", class_="card j-missions")  # fmt: skip


def _favours(scene: Scene) -> Markup:
    """What knights in the temple can buy, at a glance and then in words; what the reader can pay for is bright."""
    temple = scene.view["players"][scene.view["you"]]["temple"]
    can = {price: "j-can" if temple >= price else None for price, _, _ in FAVOURS}
    names = [
        tag("li", tag("b", str(price), class_="j-price"), tag("b", scene.say(name)), class_=can[price])
        for price, name, _ in FAVOURS
    ]
    uses = [
        tag(
            "li",
            tag("b", str(price), class_="j-price"),
            tag("span", tag("b", scene.say(name)), " ", scene.say(use_)),
            class_=can[price],
        )
        for price, name, use_ in FAVOURS
    ]
    explain = scene.say(text("The Pope's favours are paid with knights from your temple, which return to your supply."))
    return tag("div", tag("span", scene.say(text("Favours")), class_="j-favour-head"), tag("ul", names), tag("ul", uses),
               id="card-favours", class_="card j-favours", data_thing="favours:own", data_explain=explain)  # fmt: skip
