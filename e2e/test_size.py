"""How much a first visit costs."""

import gzip

from tools import release
from tools.serve import DIST

LIMIT = 6_000_000  # bytes; the stock runtime's core alone has 6.3 million


def test_a_first_visit_stays_small() -> None:
    sizes = {path: transferred((DIST / path).read_bytes()) for path in release.contents(DIST)}
    largest = sorted(sizes.items(), key=lambda item: -item[1])[:5]
    assert sum(sizes.values()) <= LIMIT, largest


def transferred(content: bytes) -> int:
    """As hosts do, gzipped where that helps."""
    return min(len(content), len(gzip.compress(content, 6)))
