"""Akkon on the screen: the besieged coast, its banners and bidding grounds, standards, camps and cards."""

from __future__ import annotations

from web.views.akkon.backdrop import backdrop
from web.views.akkon.cards import hand
from web.views.akkon.flights import flight
from web.views.akkon.geometry import SIZE
from web.views.akkon.miniature import miniature
from web.views.akkon.players import player
from web.views.akkon.reasons import why_not
from web.views.akkon.story import story
from web.views.akkon.symbols import symbols
from web.views.akkon.table import board, focus

__all__ = ["SIZE", "backdrop", "board", "flight", "focus", "hand", "miniature", "player", "story", "symbols", "why_not"]
