"""What a card does, as signs and symbols: the same on the board, in the hand and in the strip for thumbs."""

from __future__ import annotations

from collections.abc import Iterable

from web.views.akkon.telling import Effect
from web.views.draw import Markup, join, tag

Mark = tuple[str, str]  # a sign such as "+2", and the symbol it stands before

FACES = {
    "up any": "ak-mark-any",
    "up other": "ak-mark-other",
    "foe down any": "ak-mark-any",
    "foe down same": "ak-mark-same",
}


def marks(effect: Effect) -> list[Mark]:
    """An effect as signs and symbols, to be read from left to right."""
    kind, track, n = effect
    face = f"ak-track-{track}" if track else FACES.get(kind, "")
    if kind == "draw":
        return [("", "ak-mark-draw")]
    if kind.startswith("borrow"):
        return [(str(n), "ak-mark-borrow")]
    if kind == "plague":
        return [("", "ak-mark-foe"), ("", "ak-mark-foe"), (f"−{n}", "ak-mark-highest")]
    sign = f"+{n}" if kind.startswith("up") else f"−{n}"
    return [*([("", "ak-mark-foe")] if kind.startswith("foe") else []), (sign, face)]


def icon(symbol: str, look: str = "ak-icon") -> Markup:
    """A symbol in running HTML."""
    return tag("svg", tag("use", href=f"#{symbol}"), class_=look, viewbox="0 0 24 24", aria_hidden="true")


def signs(effects: Iterable[Effect]) -> Markup:
    """A card's marks in HTML."""
    return join([
        tag("span", [[sign and tag("b", sign), icon(face)] for sign, face in marks(effect)], class_="ak-effect")
        for effect in effects
    ])  # fmt: skip
