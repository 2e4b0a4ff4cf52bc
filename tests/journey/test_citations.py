"""Every rule and every example is cited by a test."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent


def cited() -> set[str]:
    names = re.findall(r"def test_(je?\d+)_", "".join(path.read_text() for path in HERE.glob("test_*.py")))
    return {name.upper() for name in names}


def test_every_rule_is_cited() -> None:
    assert cited() == {f"J{number}" for number in range(1, 43)} | {f"JE{number}" for number in range(1, 12)}
