"""Games saved by released versions still open, at the very position they were left in.

The files in tests/saves/ are never written anew: people have games like them in their browsers. `<game>-1.json` is as
version 0.1 saved it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from web.table import load

SAVES = Path(__file__).parents[1] / "saves"
LEFT_AT = {"journey-1": "f81572216aac3700", "templar-1": "ec06c907ccd8e6b3", "akkon-1": "5d70084a358ca2e2"}


@pytest.mark.parametrize("name", LEFT_AT)
def test_an_old_save_opens_where_it_was_left(name: str) -> None:
    table = load((SAVES / f"{name}.json").read_text(encoding="utf-8"))
    assert table.state.digest().startswith(LEFT_AT[name])
    assert [seat.kind for seat in table.seats] == ["human"] + ["knight"] * (table.state.seats - 1)
