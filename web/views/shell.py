"""The static page's own words, and what all of it is called in other languages before Python is there."""

from __future__ import annotations

from engine.words import Text, term
from web.views import home
from web.words import Tongue

PARTS = {
    "tagline": home.TAGLINE,
    "update-said": term("A new version is ready."),
    "update-now": term("Take it now"),
    "update-later": term("Later"),
}
"""What stands in the page's fixed parts, by their ids."""
BOOT = (
    term("Unrolling the parchment…"),
    term("Sharpening the quill…"),
    term("Opening the library…"),
    term("Waking the scribe…"),
    term("Fetching the rule books…"),
    term("The scribe is reading…"),
    term("Setting the table…"),
    term("Try again"),
    term("Python is on its way"),
    term("The page could not be loaded: {reason}."),
    term("{file} did not arrive"),
    term("an unknown error"),
    term("This browser is too old for Outremer. A current Firefox, Chrome, Edge or Safari plays it."),
)
"""What `boot.js` says."""


def dictionary(language: str) -> dict[str, str]:
    """Everything that can be read before Python is there: English → another language."""
    english, other = Tongue("en"), Tongue(language)
    found: dict[str, str] = {}

    def note(said: Text | str) -> str:
        found[english(said)] = other(said)
        return english(said)

    home.home(note)
    home.credits(note)
    for said in (*PARTS.values(), *BOOT):
        note(said)
    return found
