"""The rules of Outremer's games. Public: GAMES, new_game, load and the errors they raise.

>>> import engine
>>> sorted(engine.GAMES)
['akkon', 'journey', 'templar']
"""

from __future__ import annotations

from collections.abc import Mapping

from engine import akkon, journey, record, templar
from engine.core import Action, BadSave, BadSetup, Event, Game, IllegalAction, Option, State
from engine.rng import Rng

__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "Action",
    "BadSave",
    "BadSetup",
    "Event",
    "Game",
    "IllegalAction",
    "Option",
    "Rng",
    "State",
    "load",
    "new_game",
]

GAMES: dict[str, Game] = {game.name: game for game in (journey.GAME, templar.GAME, akkon.GAME)}


def new_game(game: str, seats: int, seed: int = 0, options: Mapping[str, str] | None = None) -> State:
    """A fresh game; the same arguments always give the same game."""
    if not isinstance(game, str) or game not in GAMES:
        raise BadSetup(f"There is no game {game!r:.40}; there are: {', '.join(GAMES)}.")
    return GAMES[game].new(seats, seed, options or {})


def load(text: str) -> State:
    """Opens what `State.to_json` wrote; anything else raises BadSave."""
    return record.load(text, new_game)
