"""What the engine says, as data.

The engine speaks no language: prompts, labels and log lines are `Text`, an English message with named
blanks. The page looks the message up in its gettext catalogues and fills the blanks in. The functions here
are also the marks by which Babel finds every message (see `[tool.babel]` keywords in tools/).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Text:
    """A message with named blanks; with `plural`, the blank `n` decides between the two."""

    message: str
    blanks: Mapping[str, Any] = field(default_factory=dict)
    plural: str = ""

    def __str__(self) -> str:
        """Plain English, for terminals, tests and error sentences."""
        message = self.plural if self.plural and self.blanks.get("n") != 1 else self.message
        return message.format_map({name: str(value) for name, value in self.blanks.items()})


def text(message: str, **blanks: Any) -> Text:
    """A message: `text("Collect gold from {city}", city="Paris")`. Blanks may be Texts themselves."""
    return Text(message, blanks)


def ntext(one: str, many: str, n: int, **blanks: Any) -> Text:
    """A message that depends on a number, which is also its blank `n`."""
    return Text(one, {"n": n, **blanks}, many)


def term(word: str) -> str:
    """Marks a word of the game (a card's or a track's name) for translation and returns it as it is."""
    return word


@dataclass(frozen=True, slots=True)
class Sentence:
    """How an event is told: the names of the values that follow its kind, and the message they fill."""

    fields: tuple[str, ...]
    message: str

    def tell(self, event: tuple[Any, ...]) -> Text:
        """The log line of one event. Blanks that are seats stay numbers: the page knows the names."""
        return Text(self.message, dict(zip(self.fields, event[1:], strict=True)))


@dataclass(frozen=True, slots=True)
class Counted(Sentence):
    """How an event is told whose words depend on its values."""

    made: Callable[..., Text]

    def tell(self, event: tuple[Any, ...]) -> Text:
        return self.made(*event[1:])


def counted(fields: str, made: Callable[..., Text]) -> Sentence:
    """`counted("seat n", lambda seat, n: ntext("{seat} pays a coin.", "{seat} pays {n} coins.", n, seat=seat))`"""
    return Counted(tuple(fields.split()), "", made)


def sentence(fields: str, message: str) -> Sentence:
    """`sentence("seat city", "{seat} places a knight in {city}.")`"""
    return Sentence(tuple(fields.split()), message)
