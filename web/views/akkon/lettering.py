"""Lines of text on the board: SVG does not break lines, so they are measured and broken here."""

from __future__ import annotations

from functools import lru_cache

from web.views.draw import Markup, tag

# Widths in the book face, in hundredths of the type size.
NARROW = dict.fromkeys("iljtfr.,:;'’()|!I -", 29)
WIDE = dict.fromkeys("mwMWÄÖ", 76) | dict.fromkeys("ABCDEFGHKLNOPQRSTUVXYZ+−×", 62)

SIZE = 19.0  # on cards: 13 px on a laptop
BOLD = 1.1  # so much wider heavy letters are
CLOSER = 1.14  # so much too long a line may be, and is set closer


def width(words: str, size: float) -> float:
    """About how wide some words are."""
    return sum(NARROW.get(letter) or WIDE.get(letter, 46) for letter in words) * size / 100


@lru_cache(maxsize=2000)
def broken(words: str, size: float, room: float) -> tuple[str, ...]:
    """Words broken into as few lines as fit, and these made about equally long."""
    lines = _greedy(words, size, room)
    while room > 20 and len(closer := _greedy(words, size, room - 6)) == len(lines):
        lines, room = closer, room - 6
    return lines


def _greedy(words: str, size: float, room: float) -> tuple[str, ...]:
    lines: list[str] = []
    for word in words.split():
        if lines and width(f"{lines[-1]} {word}", size) <= room:
            lines[-1] = f"{lines[-1]} {word}"
        else:
            lines.append(word)
    return tuple(lines)


def _condensed(words: str, size: float, room: float) -> dict[str, object]:
    """A word that is too long for its line is set closer."""
    if width(words, size) <= room:
        return {}
    return {"textLength": room, "lengthAdjust": "spacingAndGlyphs"}


def column(words: str, x: float, y: float, room: float, *, look: str, most: int, bold: bool = False) -> Markup:
    """Some lines under each other, the block centred on y; too much text is set closer, never smaller."""
    wide = SIZE * BOLD if bold else SIZE
    lines = broken(words, wide, room)
    if len(lines) > most:
        lines = broken(words, wide, room * CLOSER)
    leading = SIZE if len(lines) <= most else SIZE * 0.86
    first = y - leading * (len(lines) - 1) / 2 + SIZE * 0.32
    spans = [
        tag("tspan", text, x=x, y=first + leading * number, **_condensed(text, wide, room))
        for number, text in enumerate(lines)
    ]
    return tag("text", spans, class_=look, font_size=SIZE)
