"""Akkon's view: every choice has its place, nothing is drawn that can't be known, and the picture is sound."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from xml.etree import ElementTree

import pytest

import engine
from engine.akkon import cards as card_phase
from engine.core import Event, State
from engine.rng import Rng
from tests.conformance import positions
from web.table import Told
from web.views import akkon
from web.views.akkon import cards, lettering, menus
from web.views.akkon.geometry import CITIES, TRACKS, field_box
from web.views.akkon.reasons import REASONS
from web.views.draw import Markup, action_json, join, tag
from web.views.scene import Scene
from web.views.symbols import symbols
from web.words import Tongue

NO_PLACE = {"done", "end", "pass"}  # shown as buttons beside the prompt
NAMES = ("Aude", "<i>Bertrand</i>", 'Clément & "Co"', "Dulcia", "Étienne")


def scene(state: State, seat: int | None, hint: tuple[object, ...] | None = None) -> Scene:
    legal = tuple(state.legal_actions()) if seat == state.actor and seat is not None else ()
    labels = {action: str(state.label(action)) for action in legal}
    return Scene(state.view(seat), legal, labels, NAMES[: state.seats], (3, 1, 4, 0, 2)[: state.seats], str, hint)


@cache
def sample(seats: int) -> tuple[State, ...]:
    """Some positions of a random game, the last one included."""
    game = [state.clone() for state in positions(engine.new_game("akkon", seats, seed=seats), Rng(seats))]
    return (*game[:6], *game[6:-1:17], game[-1])


def all_samples() -> Iterator[State]:
    for seats in (2, 3, 4, 5):
        yield from sample(seats)


def drawn(shown: Scene) -> Markup:
    """All that is drawn anew for a scene."""
    players = [akkon.player(shown, seat) for seat in range(shown.view["seats"])]
    return join([akkon.board(shown), akkon.hand(shown), players])


def elements(markup: Markup) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(tag("root", markup)).iter())


def test_every_choice_has_a_place() -> None:
    for state in all_samples():
        shown = scene(state, state.actor)
        found = {element.get("data-action") for element in elements(drawn(shown))}
        missing = [action for action in shown.legal if action_json(action) not in found and action[0] not in NO_PLACE]
        assert not missing, (state.step.name, missing)


def test_only_choices_act() -> None:
    for state in all_samples():
        shown = scene(state, state.actor)
        legal = {action_json(action) for action in shown.legal}
        assert {e.get("data-action") for e in elements(drawn(shown))} <= {None, *legal}


def test_ids_are_unique_for_players_and_spectators() -> None:
    still = elements(join([symbols(), akkon.symbols(), akkon.backdrop()]))
    fixed = [e.get("id") for e in still if e.get("id")]
    for state in all_samples():
        for seat in (None, state.actor):
            ids = fixed + [e.get("id") for e in elements(drawn(scene(state, seat))) if e.get("id")]
            assert len(ids) == len(set(ids))


def test_layers_that_open_are_there_and_offer_several_fields_or_knights() -> None:
    """A6: with one choice left the place itself acts."""
    for state in all_samples():
        by_id = {e.get("id"): e for e in elements(drawn(scene(state, state.actor)))}
        for opener in [e for e in by_id.values() if e.get("data-menu")]:
            layer = by_id[opener.get("data-menu")]
            assert layer.get("class") == "menu"
            actions = [e for e in layer.iter() if e.get("data-action")]
            assert layer.get("id") == "ak-discarded" or len(actions) > 1


def test_a_hint_shows_before_its_layer_is_opened() -> None:
    state = engine.new_game("akkon", 3, seed=1)
    shown = scene(state, state.actor, hint=("bid", "Sidon", "7", state.actor))
    hinted = [e.get("id") for e in elements(akkon.board(shown)) if "hinted" in (e.get("class") or "") and e.get("id")]
    assert hinted == ["field-Sidon", f"knight-7-{state.actor}"]


def test_face_down_knights_show_a_blank_back() -> None:
    """A7: neither figure nor number."""
    seen = 0
    for state in all_samples():
        shown = scene(state, state.actor)
        by_id = {e.get("id"): e for e in elements(akkon.board(shown))}
        for city in CITIES:
            bids = [bid for bid in shown.view["cities"][city]["bids"] if not bid["paid"]]
            for number, bid in enumerate(bids):
                token = by_id[f"bid-{city}-{number}"]
                blank = not any(part.tag == "text" or "ak-figure" in part.get("href", "") for part in token.iter())
                assert blank is (bid["knight"] is None) or bid["knight"] in ("5", "6", "7", "8")
                seen += bid["knight"] is None
    assert seen > 10


def test_other_camps_show_no_knights_by_name() -> None:
    state = engine.new_game("akkon", 4, seed=2)
    for seat in (None, 0):
        own = [
            e.get("id") for e in elements(akkon.board(scene(state, seat))) if (e.get("id") or "").startswith("knight-")
        ]
        assert len(own) == (0 if seat is None else 8 if state.view(0)["start"] == 0 else 7)


def test_totals_stand_only_where_all_bids_lie_open() -> None:
    """A8, A11: a sum of known knights would tell less than it seems to."""
    for state in all_samples():
        shown = scene(state, state.actor)
        on = {e.get("class"): e for e in elements(akkon.board(shown))}
        for city in CITIES:
            bids = [bid for bid in shown.view["cities"][city]["bids"] if not bid["paid"]]
            sums = [e for e in on[f"ak-over ak-on-{city}"].iter() if e.get("class") == "ak-sum-number"]
            known = all(bid["knight"] for bid in bids)
            assert len(sums) == (len({bid["seat"] for bid in bids}) if known else 0)


def test_a_field_sums_up_as_in_the_rules() -> None:
    """AE1: 8 and Mercenary with another 7 beside them are 14 against 7."""
    state = engine.new_game("akkon", 2, seed=1, options={"start": "0"})
    for action in (
        ("bid", "Jaffa", "8", 0),
        ("bid", "Jaffa", "Mercenary", 0),
        ("done",),
        ("bid", "Jaffa", "7", 1),
        ("done",),
        ("pass",),
        ("pass",),
    ):
        state.apply(action)
    field = next(e for e in elements(akkon.board(scene(state, None))) if e.get("class") == "ak-over ak-on-Jaffa")
    assert [e.text for e in field.iter() if e.get("class") == "ak-sum-number"] == ["14", "7"]
    assert [
        e.get("class")
        for e in field.iter()
        if (e.get("class") or "").startswith("ak-sum ") or e.get("class") == "ak-sum"
    ] == ["ak-sum ak-best", "ak-sum"]


def test_the_hand_shows_the_price_the_engine_asks() -> None:
    """A12, A13, A21"""
    compared = 0
    for state in all_samples():
        if state.step.name == "Play":
            shown = scene(state, state.actor)
            for card in shown.view["players"][state.actor]["hand"]:
                assert cards.price(shown, card) == card_phase.price(state, state.actor, card["id"])
                compared += 1
    assert compared > 10


def test_shields_stand_at_their_values() -> None:
    state = sample(5)[-1]
    by_id = {e.get("id"): e for e in elements(akkon.board(scene(state, None)))}
    for track in TRACKS:
        styles = [by_id[f"shield-{track}-{seat}"].get("style") for seat in range(5)]
        assert len(set(styles)) == 5  # nobody covers anybody


def test_names_are_text_not_markup() -> None:
    state = sample(5)[3]
    assert "<i>Bertrand" not in drawn(scene(state, 0))
    assert "&lt;i&gt;Bertrand" in akkon.board(scene(state, 0))


def test_the_same_position_gives_the_same_picture() -> None:
    for state in sample(3):
        assert drawn(scene(state, 0)) == drawn(scene(state.clone(), 0))


def test_everything_to_point_at_is_explained() -> None:
    for state in sample(4):
        for element in elements(drawn(scene(state, state.actor))):
            if element.get("data-thing") and "data-action" not in element.attrib:
                assert element.get("data-explain"), element.attrib
                assert element.get("aria-label")


def test_what_is_bid_for_stands_in_the_strip_for_thumbs() -> None:
    state = engine.new_game("akkon", 3, 2)
    assert state.actor is not None
    for seat in range(3):  # also for who waits, lest the strip come and go with every turn
        shown = scene(state, seat)
        offered = [e for e in elements(akkon.hand(shown)) if "ak-offer" in e.get("class", "").split()]
        assert [e.findtext("strong") for e in offered] == [state.view(None)["cities"][c]["top"]["name"] for c in CITIES]
        assert all(("target" in e.get("class", "")) == (seat == state.actor) for e in offered)


def test_every_thing_has_a_reason() -> None:
    for state in sample(3):
        shown = scene(state, state.actor)
        things = {e.get("data-thing") for e in elements(drawn(shown)) if e.get("data-thing")}
        for thing in sorted(things):
            assert str(akkon.why_not(shown, thing)).endswith(".")
            assert thing.partition(":")[0] in {*REASONS, "round", "discard"}


@pytest.mark.parametrize(
    ("thing", "reason"),
    [
        ("field:Akkon", "In this turn all your knights go to Jaffa."),
        ("knight:Greymantle", "Your Greymantle may not join your Mercenary on one field."),
        ("card:70", "This card is not in your hand."),
        ("privilege:gold", "You don’t hold this privilege in this round."),
        ("deck:Tyrus", "The highest bid on the ground of Tyrus wins this card."),
    ],
)
def test_reasons_name_the_rule(thing: str, reason: str) -> None:
    """A6, A9, A11, A12, A18"""
    state = engine.new_game("akkon", 2, seed=1, options={"start": "0"})
    state.apply(("bid", "Jaffa", "Mercenary", 0))
    shown = scene(state, 0)
    if thing == "card:70":
        shown.view["players"][0]["hand"].clear()
    assert str(akkon.why_not(shown, thing)) == reason


def test_while_others_decide_the_reason_names_them() -> None:
    state = engine.new_game("akkon", 2, seed=1, options={"start": "0"})
    shown = scene(state, 1)
    said = Tongue("en").at_table(shown.names)(akkon.why_not(shown, "field:Akkon"))
    assert said == "It is Aude’s turn."


def test_flights_start_and_end_on_the_table() -> None:
    state, rng = engine.new_game("akkon", 4, seed=5), Rng(5)
    flown = set()
    while not state.is_over:
        events = state.apply(rng.choice(state.legal_actions()))
        shown = scene(state, 0)
        ids = {e.get("id") for e in elements(akkon.board(shown))} if len(flown) < 6 else set()
        for event in events:
            flight = akkon.flight(shown, event)
            if flight and ids:
                assert {flight.start, flight.end} <= ids
                flown.add(event[0])
    assert {"bid", "won card", "paid"} <= flown


def test_bids_come_to_light_field_by_field_before_the_cards_go() -> None:
    state, rng = engine.new_game("akkon", 3, seed=4), Rng(4)
    events: list[Event] = []
    while not any(event[0] == "total" for event in events):
        events = state.apply(rng.choice([action for action in state.legal_actions() if action[0] != "pass"]))
    shown = scene(state, None)
    flights = [flight for event in events if event[0] != "bid" and (flight := akkon.flight(shown, event))]
    assert [flight.told.partition(" ")[0] == "Bids" for flight in flights[:2]] == [True, False]
    fields = [flight.start for flight in flights if "ak-reveal" in flight.piece]
    assert fields == [f"field-{city}" for city in CITIES if any(e[0] == "total" and e[2] == city for e in events)]
    assert all(flight.hold and flight.told for flight in flights)
    ids = [e.get("id") for flight in flights for e in elements(flight.piece) if e.get("id")]
    assert len(ids) == len(set(ids))
    assert not set(ids) & {e.get("id") for e in elements(akkon.board(shown))}


def test_a_value_says_whether_it_counts_in_the_end() -> None:
    state = engine.new_game("akkon", 2, seed=1)
    state.tracks[:4] = [5, 3, 1, 4]
    told = [e.get("data-explain") or "" for e in elements(akkon.player(scene(state, 1), 0)) if e.get("data-explain")]
    assert ["highest" in told[0], "counts" in told[1], "lowest" in told[2]] == [True, False, True]


def test_a_small_screen_looks_where_something_is_asked() -> None:
    for state in all_samples():
        look = akkon.focus(scene(state, state.actor))
        assert not look or look in {e.get("id") for e in elements(akkon.board(scene(state, state.actor)))}


def test_targets_are_big_enough_for_a_finger() -> None:
    """At 0.78 of their size on a desktop; a phone zooms."""
    assert min(field_box("Jaffa").width, field_box("Jaffa").height) * 0.78 > 44
    assert len(menus.bids(scene(sample(2)[0], sample(2)[0].actor))) == 48


def test_lines_fit_or_are_single_words() -> None:
    for words in ("every opponent −1 on their highest track", "Double-dealing", "Forbidden Scripture", ""):
        for line in lettering.broken(words, 17, 100):
            assert lettering.width(line, 17) <= 100 or " " not in line
    assert lettering.broken("one two", 17, 500) == ("one two",)


def test_the_miniature_stands_by_itself() -> None:
    assert ElementTree.fromstring(akkon.miniature()).get("viewBox")


def test_crowded_grounds_show_chips_whose_values_stay_large() -> None:
    crowded = [
        akkon.board(scene(state, None))
        for state in all_samples()
        if any(len({bid["seat"] for bid in city["bids"]}) > 3 for city in state.view(None)["cities"].values())
    ]
    assert crowded
    assert any("ak-chip-value" in board for board in crowded)


# -- the log -------------------------------------------------------------------------------------------------------


def told(*events: Event) -> list[str]:
    state = engine.new_game("akkon", 3, 1)
    lines = akkon.story(state, [Told(1, event) for event in events])
    return [" ".join(map(Tongue("en", ("Aude", "Bertrand", "Clément")), line.said)) for line in lines]


def test_the_log_tells_a_field_in_one_line() -> None:
    assert told(
        ("revealed", 0, "Jaffa", "7", 0),
        ("revealed", 1, "Jaffa", "Greymantle", 2),
        ("on loan", 1, 2),
        ("total", 0, "Jaffa", 7),
        ("won card", 0, "Jaffa", "Market"),
        ("flipped", "Jaffa", "Ambush"),
        ("no bid", "Sidon"),
        ("revealed", 2, "Akkon", "5", 2),
        ("total", 0, "Akkon", 5),
        ("total", 2, "Akkon", 5),
        ("privilege used", 2, "power"),
        ("won card", 2, "Akkon", "Vision"),
    ) == [
        "Bids on Jaffa: Aude 7 and Bertrand 0. Aude wins Market in Jaffa. Next card: Ambush.",
        "Nobody wins the card of Sidon.",
        "Bids on Akkon: Aude 5 and Clément 5. Clément makes use of the privilege of power. Clément wins Vision in Akkon.",
    ]


def test_a_field_that_the_seneschal_opens_is_not_settled_yet() -> None:
    opened: tuple[Event, ...] = (("opened", "Jaffa"), ("revealed", 0, "Jaffa", "7", 0), ("on loan", 0, 1))
    assert len(told(*opened)) == 3
    settled: tuple[Event, ...] = (("revealed", 0, "Sidon", "5", 0), ("total", 0, "Sidon", 5), ("tie", "Sidon"))
    assert len(told(*opened[:2], *settled)) == 3


def test_knights_of_one_bid_are_told_together() -> None:
    assert told(
        ("bid", 1, "Akkon", 1),
        ("bid", 1, "Akkon", 1),
        ("bid", 1, "Sidon", 1),
        ("bid", 2, "Sidon", 1),
        ("bid open", 0, "Jaffa", "Seneschal"),
        ("opened", "Jaffa"),
        ("revealed", 1, "Jaffa", "7", 1),
        ("revealed", 1, "Jaffa", "Mercenary", 1),
        ("revealed", 1, "Jaffa", "Chaplain", 2),
        ("on loan", 1, 2),
        ("bid open", 0, "Jaffa", "8"),
        ("bid open", 0, "Jaffa", "Greymantle"),
        ("passed", 0),
    ) == [
        "Bertrand puts 2 knights face down on Akkon.",
        "Bertrand puts a knight face down on Sidon.",
        "Clément puts a knight face down on Sidon.",
        "Aude puts the Seneschal openly on Jaffa. From now on bids on Jaffa are open.",
        "Bertrand turns up the 7 and the Mercenary on Jaffa.",
        "Bertrand turns up the Chaplain on Jaffa.",
        "That knight of Bertrand is on loan from Clément.",
        "Aude puts the 8 and the Greymantle openly on Jaffa.",
        "Aude passes.",
    ]


def test_a_card_is_told_with_its_price_and_effect() -> None:
    assert told(
        ("played", 1, "Night Raid", "Jaffa"),
        ("privilege used", 1, "gold"),
        ("paid", 1, "Jaffa", 2),
        ("up", 1, "power", 2),
        ("named", 1, 0),
        ("down", 0, "power", 2),
        ("played", 1, "Scouts", "Jaffa"),
        ("drew", 1, "Sidon", "Market"),
        ("flipped", "Sidon", "Herald"),
        ("drew", 1, "Tyrus", "Usury"),
        ("deck empty", "Tyrus"),
    ) == [
        "Bertrand plays Night Raid of Jaffa for 2 knights. Bertrand makes use of the privilege of gold. "
        "Bertrand goes up 2 on power. Bertrand names Aude as the opponent. Aude goes down 2 on power.",
        "Bertrand plays Scouts of Jaffa.",
        "Bertrand takes Market from the deck of Sidon. Next card: Herald.",
        "Bertrand takes Usury from the deck of Tyrus.",
        "The deck of Tyrus is empty: this is the last round.",
    ]


def test_a_shared_victory_is_told_once() -> None:
    assert told(("won", 0), ("won", 2)) == ["Aude and Clément share the victory."]
    assert told(("won", 1)) == ["Bertrand wins."]
