"""What a change of a set-up field does to the draft. Field names come from the page and are checked."""

from __future__ import annotations

from dataclasses import replace

import engine
from web.routes import KINDS
from web.views.setup import Draft


def changed(draft: Draft, name: str, value: str) -> Draft:
    """The draft with one field changed; an unknown field or value changes nothing."""
    part, _, which = name.partition("-")
    if part == "option":
        return _option(draft, which, value)
    if part == "seed":
        return replace(draft, seed=value.strip())
    if part == "seats" and value.isdigit() and int(value) in engine.GAMES[draft.game].seats:
        return draft.with_seats(int(value))
    if not which.isdigit() or int(which) >= len(draft.kinds):
        return draft
    allowed = (part == "kind" and value in KINDS) or (part == "colour" and value in tuple("01234")) or part == "name"
    return draft.with_seat(int(which), part, value) if allowed else draft


def _option(draft: Draft, name: str, value: str) -> Draft:
    for option in engine.GAMES[draft.game].options:
        if option.name == name and value in option.values:
            return replace(draft, options={**draft.options, name: value})
    return draft
