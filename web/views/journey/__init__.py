"""Templars' Journey as a portolan chart: what `web.views.scene.GameView` asks for."""

from __future__ import annotations

from web.views.draw import Markup, join, tag
from web.views.journey import chance, harbours, road, shapes, towns
from web.views.journey.backdrop import backdrop
from web.views.journey.cards import hand
from web.views.journey.cities import cities
from web.views.journey.geometry import SIZE
from web.views.journey.ledger import ledger
from web.views.journey.miniature import miniature
from web.views.journey.motion import flight, focus
from web.views.journey.players import player
from web.views.journey.riders import riders
from web.views.journey.story import story
from web.views.journey.why import why_not
from web.views.scene import Scene

__all__ = ["SIZE", "backdrop", "board", "flight", "focus", "hand", "miniature", "player", "story", "symbols", "why_not"]


def board(scene: Scene) -> Markup:
    """Everything on the chart that can change."""
    harbour = harbours.ships(scene), harbours.seventh(scene), harbours.scrolls(scene)
    parts = {
        "road": road.roads(scene), "harbours": harbour, "cities": cities(scene), "riders": riders(scene),
        "above": (chance.lying(scene), road.pope(scene)), "ledger": ledger(scene),
    }  # fmt: skip
    # Each in a group of its own, lest a change in one has what moves in another put in its place anew.
    return tag("g", *(tag("g", part, id=f"chart-{name}") for name, part in parts.items()), class_="j-board")


def symbols() -> Markup:
    """Symbols, and the stencils of what is drawn again and again."""
    stencils = tag("defs", towns.stencils(), harbours.stencils(), road.stencils())
    return join([shapes.symbols(), stencils])
