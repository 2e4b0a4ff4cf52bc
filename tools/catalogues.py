"""The gettext catalogues of German and Italian; English needs none, for the messages are English.

python -m tools.catalogues           compiles: each outremer.po gets its outremer.mo beside it, for the wheel
python -m tools.catalogues update    finds all messages in the code and brings every outremer.po up to date
python -m tools.catalogues missing   lists what is not translated yet
"""

import io
import os
import string
import sys
from collections.abc import Sequence
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).parent.parent
PACKAGES = ("engine", "ai", "web")
LANGUAGES = ("de", "it")
# The functions of engine/words.py that mark messages, and which of their arguments are messages.
KEYWORDS: dict[str, tuple[int, ...] | None] = {"text": None, "term": None, "ntext": (1, 2), "sentence": (2,)}
NOISE = ('"Project-Id', '"Report-', '"POT-', '"PO-', '"Last-', '"Language-Team', '"Generated-')
TEXT = Path(__file__).parent.parent / "web" / "text"


Words = str | Sequence[str] | None
"""A message or a translation; a sequence where it has plural forms."""


def fields(words: Words) -> set[str]:
    """The {names} that a message (or any of its plural forms) fills in."""
    forms = [words] if isinstance(words, str) else words or []
    return {name for form in forms for _, name, _, _ in string.Formatter().parse(form) if name}


def compile_catalogue(po: Path) -> Path:
    """One catalogue; a translation whose placeholders differ from the original's is an error, not a surprise."""
    with po.open("rb") as source:
        catalogue = read_po(source, locale=po.parts[-3])
    for message in catalogue:
        if _filled(message.string) and fields(message.id) != fields(message.string):
            raise ValueError(f"{po}: the translation of {message.id!r} has other {{names}} in it")
    mo, half_done = po.with_suffix(".mo"), po.with_suffix(f".{os.getpid()}")
    with half_done.open("wb") as target:
        write_mo(target, catalogue)
    half_done.replace(mo)  # at once, for somebody may be reading the old one
    return mo


def compile_all(text: Path = TEXT) -> list[Path]:
    """All catalogues below ``text``, in a stable order."""
    return [compile_catalogue(po) for po in sorted(text.glob("*/LC_MESSAGES/*.po"))]


def extract() -> Catalog:
    """Every message in the code, in a stable order and without line numbers, so that catalogues change only with the words."""
    found = Catalog(project="Outremer", charset="utf-8")
    for package in PACKAGES:
        for _file, _line, message, comments, context in extract_from_dir(
            ROOT / package, [("**.py", "python")], keywords=KEYWORDS, strip_comment_tags=True
        ):
            found.add(message, auto_comments=comments, context=context)
    return found


def path_of(language: str) -> Path:
    return TEXT / language / "LC_MESSAGES" / "outremer.po"


def read(language: str) -> Catalog:
    """A language's catalogue as it is kept; an empty one if there is none yet."""
    path = path_of(language)
    if not path.exists():
        return Catalog(locale=language, project="Outremer", charset="utf-8")
    with path.open("rb") as source:
        return read_po(source, locale=language)


def update() -> None:
    """Adds new messages, drops stale ones, keeps translations."""
    found = extract()
    for language in LANGUAGES:
        catalogue = read(language)
        catalogue.update(found, no_fuzzy_matching=True)
        catalogue.obsolete.clear()
        write(language, catalogue)


def write(language: str, catalogue: Catalog) -> None:
    """Keeps a catalogue, without the header's dates and names, which only make noise in a review."""
    catalogue.fuzzy = False
    catalogue.header_comment = f"# Outremer: the words of the page in {catalogue.locale.english_name}."
    text = io.BytesIO()
    write_po(text, catalogue, no_location=True, sort_output=True, width=0)
    lines = text.getvalue().decode().splitlines(keepends=True)
    path_of(language).parent.mkdir(parents=True, exist_ok=True)
    path_of(language).write_text("".join(line for line in lines if not line.startswith(NOISE)), encoding="utf-8")


def missing(language: str) -> list[str]:
    """Messages of the code without a translation."""
    kept = read(language)
    return [_key(message.id) for message in extract() if message.id and not _translated(kept, message.id)]


def stale(language: str) -> list[str]:
    """Translations of messages that the code no longer has."""
    known = {_key(message.id) for message in extract() if message.id}
    return [_key(message.id) for message in read(language) if message.id and _key(message.id) not in known]


def _key(message: str | Sequence[str]) -> str:
    return message if isinstance(message, str) else message[0]


def _translated(catalogue: Catalog, message: str | Sequence[str]) -> bool:
    found = catalogue.get(_key(message))
    return found is not None and not found.fuzzy and _filled(found.string)


def _filled(translation: Words) -> bool:
    """Is there a translation, in all its plural forms?"""
    return translation is not None and bool(translation) and all(translation)


def main(command: str = "compile") -> None:
    if command == "update":
        update()
    elif command == "missing":
        for language in LANGUAGES:
            print(language, len(missing(language)), *missing(language), sep="\n  ")
    else:
        for compiled in compile_all():
            print(compiled.relative_to(ROOT))


if __name__ == "__main__":
    main(*sys.argv[1:2])
