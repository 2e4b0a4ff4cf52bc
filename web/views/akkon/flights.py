"""Pieces that fly over the table when something happens."""

from __future__ import annotations

from engine.core import Event
from web.views.akkon import tokens
from web.views.draw import Markup, tag, use
from web.views.scene import Flight, Scene


def flight(scene: Scene, event: Event) -> Flight | None:
    """The piece an event sets moving."""
    kind = event[0]
    if kind in ("bid", "bid open", "paid"):
        return Flight(
            _token(scene, event[1], event[3] if kind == "bid open" else None), f"camp-{event[1]}", f"field-{event[2]}"
        )
    if kind in ("won card", "drew"):
        return Flight(_leaf(), f"deck-{event[2]}", f"camp-{event[1]}")
    if kind == "discarded":
        return Flight(_leaf(), f"camp-{event[1]}", "discard")
    if kind == "stale":
        return Flight(_leaf(), f"deck-{event[1]}", "discard")
    if kind == "borrowed":
        return Flight(_token(scene, event[2], None), f"camp-{event[2]}", f"camp-{event[1]}")
    return None


def _token(scene: Scene, seat: int, knight: str | None) -> Markup:
    return tag(
        "g",
        tag("g", tokens.token(scene, seat, knight, seat), transform="translate(-19 -25)"),
        class_=scene.colour(seat),
    )


def _leaf() -> Markup:
    return tag("g", use("ak-mark-draw", 0, 0, 34))
