"""Compile the gettext catalogues: each outremer.po gets its outremer.mo beside it, which the wheel takes along."""

import string
from collections.abc import Iterable
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

TEXT = Path(__file__).parent.parent / "web" / "text"


def fields(text: str | Iterable[str]) -> set[str]:
    """The {names} that a message (or any of its plural forms) fills in."""
    forms = [text] if isinstance(text, str) else text
    return {name for form in forms for _, name, _, _ in string.Formatter().parse(form) if name}


def compile_catalogue(po: Path) -> Path:
    """One catalogue; a translation whose placeholders differ from the original's is an error, not a surprise."""
    with po.open("rb") as source:
        catalogue = read_po(source, locale=po.parts[-3])
    for message in catalogue:
        if message.string and fields(message.id) != fields(message.string):
            raise ValueError(f"{po}: the translation of {message.id!r} has other {{names}} in it")
    mo = po.with_suffix(".mo")
    with mo.open("wb") as target:
        write_mo(target, catalogue)
    return mo


def compile_all(text: Path = TEXT) -> list[Path]:
    """All catalogues below ``text``, in a stable order."""
    return [compile_catalogue(po) for po in sorted(text.glob("*/LC_MESSAGES/*.po"))]


if __name__ == "__main__":
    for compiled in compile_all():
        print(compiled.relative_to(TEXT.parent.parent))
