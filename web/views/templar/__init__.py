"""Templar's view: the abbey's plan, the harbour, the cards. The functions that `GameView` asks for."""

from __future__ import annotations

from web.views.draw import Markup, tag
from web.views.scene import Scene
from web.views.templar.backdrop import backdrop
from web.views.templar.cards import hand
from web.views.templar.flights import flight
from web.views.templar.geometry import SIZE
from web.views.templar.harbour import harbour, portals
from web.views.templar.miniature import miniature
from web.views.templar.pieces import pieces
from web.views.templar.players import player
from web.views.templar.rafael import rafael
from web.views.templar.reasons import why_not
from web.views.templar.rooms import asks_for_room, live_room, rooms
from web.views.templar.story import story
from web.views.templar.symbols import symbols

__all__ = ["SIZE", "backdrop", "board", "flight", "focus", "hand", "miniature", "player", "story", "symbols", "why_not"]


def board(scene: Scene) -> Markup:
    """Everything on the sheet that can change."""
    look = "templar tp-asking" if asks_for_room(scene) else "templar"
    return tag("g", *rooms(scene), harbour(scene), *portals(scene), *pieces(scene), rafael(scene), class_=look)


def focus(scene: Scene) -> str:
    """Where a small screen zooms to: a room to step into or of the treasures in question, the harbour; else the whole plan."""
    if any(action[0] == "warehouse" for action in scene.legal):
        return "warehouse-1"
    steps = [action[1] for action in scene.legal if action[0] == "step"]
    room = steps[0] if steps else None if asks_for_room(scene) else live_room(scene)
    return f"room-{room}" if room else ""
