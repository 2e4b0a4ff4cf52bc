"""What a person prefers, kept between visits. Whatever storage returns is checked value by value."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields, replace
from typing import Any

from web.routes import SPEEDS
from web.words import LANGUAGES

ALLOWED: dict[str, tuple[Any, ...]] = {
    "language": tuple(LANGUAGES),
    "theme": ("auto", "light", "dark"),
    "speed": SPEEDS,
    "relaxed": (False, True),
    "thinking": (400, 1200, 3000),
}
PACE = {"slow": 1100, "normal": 550, "fast": 160, "instant": 0}
"""Milliseconds between two events of a computer's turn."""


@dataclass(frozen=True)
class Settings:
    language: str = "en"
    theme: str = "auto"
    speed: str = "normal"
    relaxed: bool = False  # undo beyond what was revealed, against computer players only
    thinking: int = 1200  # milliseconds a master may take

    def changed(self, name: str, value: Any) -> Settings:
        """With one setting changed; a value that is not allowed changes nothing."""
        return replace(self, **{name: value}) if value in ALLOWED.get(name, ()) else self

    def to_json(self) -> str:
        return json.dumps(asdict(self))


def load(text: str | None, language: str) -> Settings:
    """Stored settings; anything missing or odd falls back to the default."""
    settings = Settings(language=language)
    try:
        stored = json.loads(text or "{}")
    except ValueError:
        return settings
    if not isinstance(stored, dict):
        return settings
    for field in fields(Settings):
        if field.name in stored and isinstance(stored[field.name], (str, int, bool)):
            settings = settings.changed(field.name, stored[field.name])
    return settings
