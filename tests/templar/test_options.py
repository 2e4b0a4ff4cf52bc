"""The conformance suite with every option, for every seat count (the defaults run in tests/test_conformance.py)."""

from __future__ import annotations

import pytest

import engine
from tests import conformance

CASES = [
    (2, {"stephanus": "no"}),
    (2, {"first": "yes", "start": "1"}),
    (3, {"stephanus": "yes", "start": "2"}),
    (4, {"stephanus": "no", "first": "yes"}),
    (5, {"first": "yes", "start": "4"}),
]


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_conforms_with_options(seats: int, options: dict[str, str]) -> None:
    conformance.check(engine.GAMES["templar"], seats, 21, options)
