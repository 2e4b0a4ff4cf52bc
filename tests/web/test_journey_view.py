"""The chart shows what the rules know: every choice has its place, nothing secret is drawn, nothing becomes markup."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import chain
from xml.etree import ElementTree

import pytest

import engine
from engine.core import Action, Event
from engine.journey.board import CITIES, LAND, MISSIONS, SEA, TRACK
from engine.rng import Rng
from tests.journey.table import play_cards, position
from web.rules.journey import RULES
from web.views import journey
from web.views.draw import Markup, join, tag
from web.views.ink import Point
from web.views.journey.backdrop import WAYS
from web.views.journey.geometry import LANDS, MAP, ROADS, SEAWAYS, SITES, SLOTS, ring
from web.views.journey.standings import leaders
from web.views.journey.towns import half, spots
from web.views.journey.why import why_not
from web.views.scene import Scene
from web.words import Tongue

NO_PLACE = {"allow", "decline", "keep", "lead", "new chance", "stop", "throw", "veto"}
NAMES = ("Aude", "<b>Bertrand</b>", "Clément & Co", 'Dulcia "the" Bold', "Étienne")


def scene(state: engine.State, seat: int | None = None) -> Scene:
    """What the actor sees, or another seat while it waits."""
    mine = seat is None or seat == state.actor
    names = NAMES[: state.seats]
    say = Tongue("en", names)
    legal = tuple(state.legal_actions()) if mine else ()
    labels = {action: say(state.label(action)) for action in legal}
    view = state.view(state.actor if mine else seat)
    return Scene(view, legal, labels, names, tuple(range(state.seats)), say)


def walk(seats: int, seed: int) -> Iterator[tuple[engine.State, list[Event]]]:
    """A random game, position by position, with the events that led there."""
    state, rng = engine.new_game("journey", seats, seed), Rng(seed)
    yield state, []
    while not state.is_over:
        events = state.apply(rng.choice(state.legal_actions()))
        yield state, events


@cache
def positions() -> tuple[engine.State, ...]:
    """Some positions of every size of table, and all kinds of decisions among them."""
    found = [state.clone() for seats in (3, 4, 5) for i, (state, _) in enumerate(walk(seats, seats)) if i % 9 == 0]
    seen: Counter[str] = Counter()
    for seed in (21, 22):
        for state, _ in walk(4, seed):
            verbs = {action[0] for action in state.legal_actions()}
            if any(seen[verb] < 3 for verb in verbs):
                seen.update(verbs)
                found.append(state.clone())
    return tuple(found)


def drawn(shown: Scene) -> Markup:
    """All of the page that this view makes."""
    players = [journey.player(shown, seat) for seat in range(len(shown.names))]
    return join([journey.board(shown), journey.hand(shown), *players])


def parsed(markup: Markup) -> ElementTree.Element:
    return ElementTree.fromstring(f"<page>{markup}</page>")


def actions(page: ElementTree.Element) -> set[Action]:
    return {tuple(json.loads(each.attrib["data-action"])) for each in page.iter() if "data-action" in each.attrib}


def test_every_choice_has_its_place() -> None:
    for state in positions():
        legal = set(state.legal_actions())
        found = actions(parsed(drawn(scene(state))))
        assert found <= legal
        assert {action for action in legal - found if action[0] not in NO_PLACE} == set(), state.step.name


def test_all_verbs_come_up() -> None:
    verbs = {action[0] for state in positions() for action in state.legal_actions()}
    assert verbs >= {"place", "station", "pope", "card", "collect", "city", "templar", "step", "lose", "remove"}


def test_targets_speak_and_take_focus() -> None:
    for state in positions()[::4]:
        for each in parsed(drawn(scene(state))).iter():
            if "data-action" in each.attrib:
                assert each.attrib["aria-label"]
                assert each.attrib["tabindex"] == "0"
                assert "target" in each.attrib["class"].split()


def test_targets_do_not_nest() -> None:
    for state in positions():
        for each in parsed(drawn(scene(state))).iter():
            if "data-action" in each.attrib:
                assert not [inner for inner in each.iter() if inner is not each and "data-action" in inner.attrib]


def test_ids_are_unique() -> None:
    still = parsed(join([journey.symbols(), tag("svg", journey.backdrop())]))
    fixed = [each.attrib["id"] for each in still.iter() if "id" in each.attrib]
    for state in positions():
        ids = fixed + [each.attrib["id"] for each in parsed(drawn(scene(state))).iter() if "id" in each.attrib]
        assert [name for name, n in Counter(ids).items() if n > 1] == []


def test_every_thing_is_explained() -> None:
    for state in positions()[::3]:
        for each in parsed(drawn(scene(state))).iter():
            if "data-thing" in each.attrib:
                assert each.attrib["data-explain"]
                assert "{" not in each.attrib["data-explain"]


def test_names_are_text() -> None:
    page = drawn(scene(positions()[-1]))
    assert "<b>Bertrand" not in page
    assert "&lt;b&gt;Bertrand" in page


def test_drawing_twice_is_the_same() -> None:
    state = positions()[7]
    assert drawn(scene(state)) == drawn(scene(state.clone()))


def test_nothing_secret_is_drawn() -> None:
    """Other seats' missions and hidden cards dealt anew change nothing on the page of a seat that can't see them."""
    for state in positions()[::2]:
        if not state.is_over:
            other = state.determinize(0, Rng(5))
            assert drawn(scene(state, 0)) == drawn(scene(other, 0)), state.step.name


def test_own_secrets_are_shown() -> None:
    state = engine.new_game("journey", 3, 4, {"start": "0"})
    while state.legal_actions()[0][0] != "card":
        state.apply(state.legal_actions()[-1])
    state.apply(("card", 4))
    chosen = re.findall(r'class="card j-card [^"]*chosen[^"]*" id="card-(\d)"', journey.hand(scene(state, 0)))
    chosen += re.findall(r'id="card-(\d)"[^>]*class="card j-card [^"]*chosen', journey.hand(scene(state, 0)))
    assert set(chosen) == {"4"}
    assert "chosen" not in journey.hand(scene(state, 1))


def test_a_spectator_can_look() -> None:
    state = positions()[9]
    view = state.view(None)
    shown = Scene(view, (), {}, NAMES[: state.seats], tuple(range(state.seats)), Tongue("en", NAMES))
    assert journey.hand(shown) == ""
    parsed(drawn(shown))


def test_flights_start_and_end_somewhere() -> None:
    """A ghost flies over the page as it was before the event."""
    ids: set[str] = set()
    for state, events in walk(3, 8):
        page = scene(state)
        flights = [flight for event in events if (flight := journey.flight(page, event))]
        assert {end for flight in flights for end in (flight.start, flight.end)} <= ids
        assert all(parsed(flight.piece) is not None for flight in flights)
        ids = set(re.findall(r' id="([^"]+)"', drawn(page)))


def test_focus_is_on_the_chart() -> None:
    for state in positions():
        name = journey.focus(scene(state))
        assert not name or f' id="{name}"' in journey.board(scene(state))


def test_why_not_always_answers() -> None:
    for state in positions():
        shown = scene(state)
        things = {each.attrib["data-thing"] for each in parsed(drawn(shown)).iter() if "data-thing" in each.attrib}
        for thing in things:
            assert shown.say(why_not(shown, thing)).endswith(".")


@pytest.mark.parametrize(
    ("verb", "reason"),
    [("step", "The Alps lie between"), ("collect", "or next to it"), ("lose", "You have no knight")],
)
def test_why_not_is_specific(verb: str, reason: str) -> None:
    said = {
        str(why_not(scene(state), f"city:{city}"))
        for state, _ in walk(3, 3)
        if any(action[0] == verb for action in state.legal_actions())
        for city in CITIES
        if (verb, city) not in state.legal_actions()
    }
    assert any(reason in each for each in said)


def test_who_waits_is_told_so() -> None:
    state = positions()[3]
    assert state.actor is not None
    waiting = scene(state, (state.actor + 1) % state.seats)
    assert str(why_not(waiting, "city:Paris")) == "It is not your turn."


def test_chart_agrees_with_the_rules() -> None:
    """J1, J2, J4, J5: nine territories, the sea lines, the Pope's lines, seven edict spaces."""
    assert set(LANDS) == set(SITES) == set(CITIES)
    assert set(SEAWAYS) == set(SEA)
    assert set(WAYS) == {(space, to) for space, ways in TRACK.items() for to in ways}
    assert all(set(road) == {*TRACK, "ship"} for road in ROADS)
    assert len(SLOTS) == 7


def test_neighbours_by_land_share_a_border_and_nobody_else_but_over_the_alps() -> None:
    """J2: two territories share a line exactly if a Templar may cross it; the Alps are the exception."""
    sides = {name: {line.removeprefix("-") for line in lines} for name, lines in LANDS.items()}
    shared = {
        (a, b): sides[a] & sides[b] for a in sides for b in sides if a < b and sides[a] & sides[b] - {"roussillon"}
    }
    crossed = {tuple(sorted(pair)) for pair in LAND}
    open_lines = {pair for pair, lines in shared.items() if not any("alps" in line for line in lines)}
    assert open_lines | {("Barcelona", "Lyon")} == crossed
    assert {pair for pair in shared if pair not in open_lines} == {("Coeln", "Venezia"), ("Lyon", "Venezia")}


@pytest.mark.parametrize("spaces", [4, 5, 6, 7, 8])
def test_a_city_has_as_many_niches_as_spaces(spaces: int) -> None:
    assert len(set(spots(spaces))) == spaces


def test_every_mission_has_a_picture() -> None:
    ids = set(re.findall(r'<symbol id="([^"]+)"', journey.symbols()))
    assert {f"j-{key}" for key in MISSIONS} <= ids


def test_leaders_of_the_missions_earn_the_most() -> None:
    """J41: who leads a mission on the chart is who gets 4 points at the end."""
    for seats in (3, 4, 5):
        state, events = list(walk(seats, 40 + seats))[-1]
        best = {(event[1], event[2]) for event in events if event[0] == "mission" and event[3] == 1}
        view = state.view(None)
        assert {(key, seat) for key in view["missions"] for seat in leaders(view, key)} == best


def test_the_miniature_is_a_picture_of_its_own() -> None:
    assert parsed(journey.miniature())[0].attrib["viewBox"]


def test_every_prompt_finds_its_rule() -> None:
    chapters = [name for name, _, _ in RULES]
    assert len(set(chapters)) == len(chapters)
    asked = {state.step.rule(state) for state in positions() if not state.is_over}
    assert asked <= set(chapters)


def figures(state: engine.State) -> dict[str, str]:
    """The Templars on the chart by name, each with its place."""
    page = parsed(journey.board(scene(state)))
    return {g.get("id", ""): g.get("style", "") for g in page.iter("g") if "j-rider" in g.get("class", "")}


def test_a_templar_keeps_its_name_from_step_to_step_and_so_do_all_others() -> None:
    steps = 0
    state, rng = engine.new_game("journey", 5, 8), Rng(8)
    while not state.is_over:
        before, seat = figures(state), state.actor
        action = rng.choice(state.legal_actions())
        state.apply(action)
        still_walking = action[0] == "step" and state.view(None)["decision"].get("templar") == action[1]
        if still_walking and state.actor == seat:
            after = figures(state)
            assert after.keys() == before.keys()
            assert after[f"templar-{seat}"] != before[f"templar-{seat}"]
            steps += 1
    assert steps > 5


def test_a_flight_shows_only_the_step_that_does_not_glide() -> None:
    for state, events in walk(4, 11):
        shown = scene(state)
        for event in events:
            if event[0] == "moved":
                glides = f'id="templar-{event[1]}"' in journey.board(shown)
                assert (journey.flight(shown, event) is None) == glides


def test_a_templar_that_flies_is_not_seen_twice() -> None:
    """Before the drawing anew, which comes after a computer's move, it stands where it came from; after it, at its goal."""
    before, flown = set[str](), 0
    for state, events in chain(walk(4, 11), walk(4, 12), walk(5, 13)):
        after = set(figures(state))
        for event in events:
            flight = journey.flight(scene(state), event)
            if flight and event[0] == "moved":
                flown += 1
                assert [len(here & set(flight.unseen)) for here in (before, after)] == [1, 1]
                assert not before & after & set(flight.unseen), "the player's other Templar stays in sight"
        before = after
    assert flown > 3


def test_a_knight_that_flies_is_not_seen_in_its_city() -> None:
    """What left a city is still drawn there while it flies, what came may be drawn already; all others stay in sight."""
    before, met = set[str](), set[str]()
    for state, events in chain(walk(3, 8), walk(4, 11), walk(5, 13)):
        after = set(re.findall(r' id="(knight-[^"]+)"', drawn(scene(state))))
        unseen = {name for event in events if (flight := journey.flight(scene(state), event)) for name in flight.unseen}
        if before:  # else the game has just begun
            assert before - after <= unseen, "gone, so hidden"
            assert not unseen & before & after, "those that stay are seen"
            assert after - before <= unseen, "those that come fly"
        met |= {event[0] for event in events}
        before = after if state.actor is not None else set()
    assert met >= {"placed", "removed", "boarded", "exchanged"}


def test_the_chance_marker_lies_at_its_city_while_it_counts() -> None:
    seen: set[str] = set()
    for seed in (21, 22, 23):
        for state, _ in walk(4, seed):
            step = state.view(None)["step"]
            assert ("j-fallen" in journey.board(scene(state))) == (step in {"Cross", "Blank"})
            seen.add(step)
    assert {"Cross", "Blank"} <= seen


def test_the_parts_of_the_chart_are_kept_apart() -> None:
    """Drawn anew, a part may put its own pieces elsewhere, never another's: that would play their motion again."""
    for state in (engine.new_game("journey", 3, 1), engine.new_game("journey", 5, 2)):
        chart = parsed(journey.board(scene(state)))[0]
        parts = [part.get("id") for part in chart]
        assert parts == ["chart-road", "chart-harbours", "chart-cities", "chart-riders", "chart-above", "chart-ledger"]


def test_everybodys_standing_in_the_missions_is_seen() -> None:
    """Only of those that the reader knows, and not before there is anything to count."""
    for state in positions():
        view = state.view(state.actor)
        known = len(view["missions"]) + (state.actor is not None)
        shields = known * state.seats if view["phase"] != "setup" else 0
        assert len(re.findall(r'class="j-(?:best|rest)"', journey.board(scene(state)))) == shields


def test_a_crowd_of_templars_hides_nobody() -> None:
    """All ten in one territory: each device is seen."""
    shown = scene(engine.new_game("journey", 5, 3))
    for name in SITES:
        lands = {**shown.view["territories"], name: {**shown.view["territories"][name], "templars": [2] * 5}}
        chart = parsed(journey.board(replace(shown, view={**shown.view, "territories": lands})))
        spots = sorted(placed(g) for g in chart.iter("g") if g.get("id", "").startswith("templar-"))
        assert len(spots) == 10
        assert all(abs(a[0] - b[0]) > 15 or abs(a[1] - b[1]) > 15 for a in spots for b in spots if a != b), name


def test_why_a_card_can_not_be_chosen() -> None:
    """In every phase the true reason (J13, J15, J16, J20, J35)."""
    setup = engine.new_game("journey", 3, 1)
    assert str(why_not(scene(setup), "card:1")) == "Cards are chosen when all knights and Templars are in place."
    s = position(templars=[("Roma", "Paris")], knights={"Roma": (0, 1, 0)}, temple=[3, 0, 0], gold={"Roma": 3})
    assert str(why_not(scene(s), "card:1")) == "Cards are chosen after the Pope has moved."
    s.apply(("pope", "R1"))
    assert str(why_not(scene(s), "card:1")) == "First decide about the Pope's flag."
    s.apply(("remove", "Roma", 1))
    assert str(why_not(scene(s), "card:1")) == "First decide who is to hold the marker."
    play_cards(s, 2, 5, 5)
    assert str(why_not(scene(s), "card:1")) == "First card 2 is carried out to the end."


@pytest.mark.parametrize(
    ("purse", "thing", "reason"),
    [
        (4, "city:Roma", "In Roma choose one of the glowing places."),
        (1, "city:Roma", "You can't spend 2 gold any more: only a throw is left."),
        (4, "city:Paris", "This card acts in Roma only."),
    ],
)
def test_why_a_city_can_not_be_chosen_for_knights(purse: int, thing: str, reason: str) -> None:
    s = position(templars=[("Roma", "Lyon")], knights={"Roma": (0, 1, 0)}, purse=[purse, 0, 0])
    play_cards(s, 3, 5, 5)
    assert str(why_not(scene(s), thing)) == reason


def test_why_not_tells_own_templars_and_knights_from_others() -> None:
    s = position(templars=[("Roma", "Paris"), ("Roma", "Roma")], knights={"Roma": (1, 1, 0)})
    play_cards(s, 6, 1, 1)
    assert str(why_not(scene(s), "templar:Roma:1")) == "This Templar is not yours."
    assert str(why_not(scene(s), "city:Roma")) == "Choose your Templar in Roma itself."
    s = position(templars=[("Roma", "Paris")], knights={"Roma": (1, 1, 0)}, gold={"Wien": 4, "Roma": 2})
    play_cards(s, 2, 2, 6)
    assert str(why_not(scene(s), "city:Wien")) == "None of your Templars is in Wien or next to it."
    s.apply(("collect", "Roma"))
    assert str(why_not(scene(s), "city:Roma")) == "Choose your own knights in Roma."


Box = tuple[float, float, float, float]  # left, top, right, bottom


def crowded(spaces: int, riders: int) -> Scene:
    """A chart on which so many Templars of different players stand in every territory, beside cities of one size."""
    shown = scene(engine.new_game("journey", 5, 3))
    lands = {
        name: {**land, "spaces": spaces, "knights": [0] * 5, "templars": [1] * riders + [0] * (5 - riders)}
        for name, land in shown.view["territories"].items()
    }
    return replace(shown, view={**shown.view, "territories": lands})


def placed(element: ElementTree.Element) -> Point:
    """Where a group stands, by its transform or its style."""
    found = re.search(r"translate\(([-\d.]+)(?:px)?[ ,]([-\d.]+)", f"{element.get('transform')} {element.get('style')}")
    assert found
    return float(found[1]), float(found[2])


def occupied(name: str, spaces: int, coins: Point) -> list[Box]:
    """What a territory's Templars must not hide: the wall with its niches, the name, the coins with their number."""
    site, (x, y) = SITES[name], coins
    end, top = len(name) * 6 + 14, 39 if spaces else -1
    wall = half(spaces) + 8 if spaces else 37
    body = (site.x - wall, site.y - (36 if spaces else 30), site.x + wall, site.y + (40 if spaces else 0))
    return [body, (site.x - end, site.y + top, site.x + end, site.y + top + 21), (x - 21, y - 25, x + 21, y + 31)]


def meets(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def inside(point: Point, land: str) -> bool:
    """Is a point in a territory? An odd number of its sides lies to the right."""
    x, y = point
    corners = ring(land)
    sides = zip(corners, (*corners[1:], corners[0]), strict=True)
    return (
        sum((a[1] > y) != (b[1] > y) and x < a[0] + (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]) for a, b in sides) % 2
        == 1
    )


@pytest.mark.parametrize("spaces", [0, 4, 5, 6, 7, 8])
@pytest.mark.parametrize("riders", [1, 2, 3, 5])
def test_templars_stand_in_their_land_and_hide_nothing(spaces: int, riders: int) -> None:
    chart = parsed(journey.board(crowded(spaces, riders)))
    named = {g.get("id", ""): g for g in chart.iter("g")}
    left, top, width, height = MAP
    for name in SITES:
        things = occupied(name, spaces, placed(named[f"coins-{name}"]))
        for seat in range(riders):
            rider = named[f"templar-{seat}-{name}-0"]
            x, y = placed(rider)
            size = float(next(use.attrib["width"] for use in rider.iter("use"))) / 36
            figure = (x - 17 * size, y - 17 * size, x + 17 * size, y + 17 * size)
            assert not [thing for thing in things if meets(figure, thing)], (name, figure, things)
            assert left < figure[0] < figure[2] < left + width
            assert top < figure[1] < figure[3] < top + height
            feet = [(x + dx * size, y + dy * size) for dx in (-12, 12) for dy in (-14, 14)]
            assert all(inside(foot, name) for foot in feet), (name, x, y)


def test_why_not_tells_what_comes_later() -> None:
    s = position(templars=[("Roma", "Paris")], knights={"Roma": (0, 1, 0)}, temple=[3, 0, 0], gold={"Roma": 3})
    assert str(why_not(scene(s), "pope:pope")) == "The Pope goes one line forward, to one of the glowing spaces."
    assert str(why_not(scene(s), "ship:0")) == "The ships are loaded when the Pope reaches the anchor."
    s.apply(("pope", "R1"))
    s.apply(("remove", "Roma", 1))
    assert str(why_not(scene(s), "city:Roma")) == "First decide who is to hold the marker."
    assert str(why_not(scene(s), "supply:1")) == "Nothing is to be chosen there; the prompt says what is asked."


@pytest.mark.parametrize("spaces", [0, 8])
@pytest.mark.parametrize("riders", [1, 2, 3])
def test_templars_do_not_stand_on_their_neighbours_gold(spaces: int, riders: int) -> None:
    chart = parsed(journey.board(crowded(spaces, riders)))
    named = {g.get("id", ""): g for g in chart.iter("g")}
    coins = {name: placed(named[f"coins-{name}"]) for name in SITES}
    figures = [placed(named[f"templar-{seat}-{name}-0"]) for name in SITES for seat in range(riders)]
    for name, (x, y) in coins.items():
        pile = (x - 21, y - 25, x + 21, y + 31)
        assert not [at for at in figures if meets((at[0] - 15, at[1] - 15, at[0] + 15, at[1] + 15), pile)], name
