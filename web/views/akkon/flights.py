"""Pieces that fly over the table when something happens; and the bids, which come to light field by field (A11)."""

from __future__ import annotations

from engine.akkon.events import EVENTS
from engine.core import Event
from engine.words import Text, text
from web.views.akkon import cities, tokens
from web.views.akkon.cards import title
from web.views.draw import Markup, tag
from web.views.scene import Flight, Scene

UNCOVERING = 1.1  # paces to look at the bids on a field before something becomes of them
AFTERWARDS = 0.9  # and to see what that is


def flight(scene: Scene, event: Event) -> Flight | None:
    """The piece an event sets moving."""
    kind = event[0]
    if kind in ("bid", "bid open", "paid"):
        knight = event[3] if kind == "bid open" else None
        return Flight(_token(scene, event[1], knight), f"camp-{event[1]}", f"field-{event[2]}")
    if kind == "won card":
        told = scene.say(EVENTS[kind].tell(event))
        return Flight(title(scene, event[3]), f"deck-{event[2]}", f"tent-{event[1]}", hold=AFTERWARDS, told=told)
    if kind == "drew":
        return Flight(title(scene, event[3]), f"deck-{event[2]}", f"tent-{event[1]}")
    if kind == "discarded":
        return Flight(title(scene, event[2]), f"tent-{event[1]}", "discard")
    if kind == "stale":
        return Flight(title(scene, event[2]), f"deck-{event[1]}", "discard")
    if kind == "borrowed":
        return Flight(_token(scene, event[2], None), f"camp-{event[2]}", f"camp-{event[1]}")
    return _evaluation(scene, event)


def _evaluation(scene: Scene, event: Event) -> Flight | None:
    """A field is uncovered when the first of its totals is known; a tie is told, and nothing flies."""
    if event[0] == "tie":
        return Flight(tag("g"), *2 * (f"field-{event[1]}",), hold=AFTERWARDS, told=scene.say(EVENTS["tie"].tell(event)))
    if event[0] != "total":
        return None
    bids = cities.totals_on(scene, event[2])
    if event[1] != min((seat for seat, total in bids if total), default=None):
        return None
    told = scene.say(bids_told(event[2], bids))
    return Flight(cities.uncovered(scene, event[2]), *2 * (f"field-{event[2]}",), hold=UNCOVERING, told=told)


def bids_told(city: str, bids: list[tuple[int, int]]) -> Text:
    """What was bid on a field, in the order given."""
    return text("Bids on {city}: {bids}.", city=city, bids=tuple(text("{seat} {n}", seat=s, n=n) for s, n in bids))


def _token(scene: Scene, seat: int, knight: str | None) -> Markup:
    token = tag("g", tokens.token(scene, seat, knight, seat), transform="translate(-19 -25)")
    return tag("g", token, class_=f"ak-board {scene.colour(seat)}")
