"""Outremer's computer players: `ai.make("knight", seed=3).choose(state)`.

Levels: random, squire, knight, master. `explain(state)` gives the same action and why.
"""

from __future__ import annotations

from ai.players import LEVELS, Choice, Player, make
from ai.why import Reason

__all__ = ["LEVELS", "Choice", "Player", "Reason", "make"]
