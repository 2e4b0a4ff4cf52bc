"""A game as its record: set-up, seed and actions. Saving, loading, undo and replay are all read off it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

from engine import words
from engine.core import REDEAL, SAVE, Action, BadSave, BadSetup, IllegalAction, State
from engine.words import term

LIMIT = 2_000_000  # characters: a hundred times the longest real save
DEPTH = 3  # the game, its list of actions, an action
MARKS = re.compile(r'\\.|["\[\]{}]', re.DOTALL)
NewGame = Callable[[str, int, int, dict[str, str]], State]


def load(text: str, new_game: NewGame) -> State:
    """Opens a save by playing it through again, so that nothing but a legal game can come out."""
    facts = _parse(text)
    state = _set_up(facts, new_game)
    for number, action in enumerate(_actions(facts), start=1):
        _play(state, action, number)
    return state


def replay(state: State, new_game: NewGame) -> Iterator[State]:
    """The game from its first position to this one, one clone per action."""
    current = new_game(state.GAME, state.seats, state.seed, dict(state.options))
    yield current.clone()
    for number, action in enumerate(state.history, start=1):
        _play(current, action, number)
        yield current.clone()


def back_to(state: State, length: int, new_game: NewGame) -> State:
    """The game as it stood after its first `length` actions: undo."""
    current = new_game(state.GAME, state.seats, state.seed, dict(state.options))
    for number, action in enumerate(state.history[:length], start=1):
        _play(current, action, number)
    return current


def _parse(text: str) -> dict[str, Any]:
    if not isinstance(text, str) or len(text) > LIMIT:
        raise BadSave(term("This is not a saved game of Outremer."))
    try:
        _check_depth(text)
        facts = json.loads(text)
    except ValueError:
        raise BadSave(term("This file is damaged or not a saved game: it can't be read as JSON.")) from None
    if not isinstance(facts, dict) or "outremer" not in facts:
        raise BadSave(term("This is not a saved game of Outremer."))
    if facts["outremer"] != SAVE:
        raise BadSave(term("This game was saved by another release of Outremer, which this one can't read."))
    return facts


def _check_depth(text: str) -> None:
    """Lists too deep in one another are refused unparsed: in the browser the parser would end Python itself."""
    depth = 0
    quoted = False
    for mark in MARKS.findall(text):
        if mark == '"':
            quoted = not quoted
        elif not quoted:
            depth += (mark in "[{") - (mark in "]}")
        if depth > DEPTH:
            raise ValueError


def _set_up(facts: dict[str, Any], new_game: NewGame) -> State:
    game, options = facts.get("game"), facts.get("options")
    if not isinstance(game, str) or not isinstance(options, dict):
        raise BadSave(term("The saved game does not say which game it is."))
    if not all(isinstance(value, str) for value in options.values()):
        raise BadSave(term("The saved game's options are damaged."))
    try:
        return new_game(game, facts.get("seats"), facts.get("seed"), options)  # type: ignore[arg-type]
    except BadSetup as problem:
        raise BadSave(words.text("The saved game can't be set up: {problem}", problem=str(problem))) from None


def _actions(facts: dict[str, Any]) -> list[Action]:
    actions = facts.get("actions")
    if not isinstance(actions, list) or not all(isinstance(action, list) for action in actions):
        raise BadSave(term("The saved game's list of actions is damaged."))
    return [tuple(action) for action in actions]


def _play(state: State, action: Action, number: int) -> None:
    try:
        if action and action[0] == REDEAL:
            _redeal(state, action)
        else:
            state.apply(action)
    except IllegalAction as problem:
        raise BadSave(words.text("Action {number} of the saved game is not possible.", number=number)) from problem


def _redeal(state: State, action: Action) -> None:
    if len(action) != 3 or any(type(part) is not int for part in action[1:]):
        raise IllegalAction("a new deal names a seat and a seed")
    _, seat, seed = action
    if not -1 <= seat < state.seats or not 0 <= seed < 1 << 64:
        raise IllegalAction("a new deal names a seat and a seed")
    state.redeal(None if seat == -1 else seat, seed)
