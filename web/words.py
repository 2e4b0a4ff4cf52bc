"""The reader's language: messages looked up in gettext catalogues, blanks filled in."""

from __future__ import annotations

import gettext
import io
import pkgutil
from collections.abc import Mapping, Sequence

from engine.words import Text, term

LANGUAGES: Mapping[str, str] = {"en": "English", "de": "Deutsch", "it": "Italiano"}
SEAT_BLANKS = frozenset({"seat", "owner", "foe", "other"})
"""Blanks of these names hold seats and are shown as players' names."""
AND = term("{parts} and {last}")


def best_language(wanted: Sequence[str]) -> str:
    """The first of the browser's languages that we speak, else English."""
    for tag in wanted:
        short = tag.split("-")[0].lower()
        if short in LANGUAGES:
            return short
    return "en"


def catalogue(language: str) -> gettext.NullTranslations:
    """The catalogue of a language; English needs none, for the messages are English."""
    try:  # not importlib.resources, which would drag half of the standard library into the page
        compiled = pkgutil.get_data("web", f"text/{language}/LC_MESSAGES/outremer.mo")
    except OSError:
        compiled = None
    return gettext.GNUTranslations(io.BytesIO(compiled)) if compiled else gettext.NullTranslations()


class Tongue:
    """Says texts in one language, with the players' names of one table."""

    def __init__(self, language: str, names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = names
        self._catalogue = catalogue(language)

    def at_table(self, names: Sequence[str]) -> Tongue:
        """The same language with other names."""
        copy = object.__new__(Tongue)
        copy.language, copy.names, copy._catalogue = self.language, names, self._catalogue
        return copy

    def __call__(self, said: Text | str) -> str:
        """Any text or word in this language."""
        if isinstance(said, str):
            return self._catalogue.gettext(said) if said else ""
        return self._message(said).format_map({name: self._blank(name, value) for name, value in said.blanks.items()})

    def _message(self, said: Text) -> str:
        if said.plural:
            return self._catalogue.ngettext(said.message, said.plural, said.blanks["n"])
        return self._catalogue.gettext(said.message)

    def _blank(self, name: str, value: object) -> str:
        if name in SEAT_BLANKS and isinstance(value, int):
            return self.names[value] if 0 <= value < len(self.names) else str(value)
        if isinstance(value, (Text, str)):
            return self(value)
        if isinstance(value, (list, tuple)):
            return self._listed([self._blank(name, part) for part in value])
        return str(value)

    def _listed(self, parts: list[str]) -> str:
        """One, two and three."""
        *others, last = parts
        return self(AND).format(parts=", ".join(others), last=last) if others else last


LEVELS: Mapping[str, str] = {
    "human": term("Person"),
    "squire": term("Squire"),
    "knight": term("Knight"),
    "master": term("Master"),
    "random": term("Random"),
}
