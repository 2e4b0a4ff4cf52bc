"""A cluster gets the code it is to play with, as it is now."""

from __future__ import annotations

import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from ai import cluster


def test_the_archive_holds_rules_and_players(tmp_path: Path) -> None:
    with zipfile.ZipFile(cluster.pack(tmp_path)) as box:
        names = box.namelist()
    assert {"ai/__init__.py", "ai/weights/__init__.py", "engine/journey/state.py"} <= set(names)
    assert all(name.startswith(("ai/", "engine/")) for name in names)


class Client:
    """Records what the cluster is told."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.work: Callable[[], None] = lambda: None

    def run(self, work: Callable[[], None]) -> None:
        self.told.append("workers")
        self.work = work

    def run_on_scheduler(self, work: Callable[[], None]) -> None:
        self.told.append("scheduler")

    def upload_file(self, path: str) -> None:
        assert Path(path).is_file()
        self.told.append(Path(path).name[:9])


def test_older_code_is_forgotten_before_the_new_arrives(monkeypatch: pytest.MonkeyPatch) -> None:
    client = Client()
    cluster.send(client)
    assert client.told == ["workers", "scheduler", "outremer-"]
    modules = {"ai": 1, "ai.plan": 2, "engine.core": 3, "aim": 4, "json": 5}
    monkeypatch.setattr(sys, "modules", modules)
    client.work()
    assert sorted(modules) == ["aim", "json"]
