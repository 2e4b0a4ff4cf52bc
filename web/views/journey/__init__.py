"""Templars' Journey as a portolan chart: what `web.views.scene.GameView` asks for."""

from __future__ import annotations

from web.views.draw import Markup, join, tag
from web.views.journey import harbours, road, shapes, towns
from web.views.journey.backdrop import backdrop
from web.views.journey.cards import hand
from web.views.journey.cities import cities
from web.views.journey.geometry import SIZE
from web.views.journey.ledger import ledger
from web.views.journey.miniature import miniature
from web.views.journey.motion import flight, focus
from web.views.journey.players import player
from web.views.journey.why import why_not
from web.views.scene import Scene

__all__ = ["SIZE", "backdrop", "board", "flight", "focus", "hand", "miniature", "player", "symbols", "why_not"]


def board(scene: Scene) -> Markup:
    """Everything on the chart that can change."""
    harbour = harbours.ships(scene), harbours.seventh(scene), harbours.scrolls(scene)
    return tag("g", road.roads(scene), harbour, ledger(scene), cities(scene), road.pope(scene), class_="j-board")


def symbols() -> Markup:
    """Symbols, and the stencils of what is drawn again and again."""
    stencils = tag("defs", towns.stencils(), harbours.stencils(), road.stencils())
    return join([shapes.symbols(), stencils])
