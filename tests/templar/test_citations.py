"""Every rule and every example is cited by a test's name."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent


def cited() -> set[str]:
    names = re.findall(r"def test_(\w+)", "".join(path.read_text() for path in HERE.glob("test_*.py")))
    return {rule.upper() for name in names for rule in re.findall(r"(?:^|(?<=_))te?\d+(?=_)", name)}


def test_every_rule_is_cited() -> None:
    rules = {f"T{number}" for number in range(1, 37)}
    assert cited() == rules | {f"TE{number}" for number in range(1, 9)}
