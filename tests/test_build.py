"""The builder: what it makes, and that it says clearly when it can't."""

import zipfile
from pathlib import Path

import pytest

from tools import build, catalogues


def test_copy_filled_replaces_names(tmp_path: Path) -> None:
    source = tmp_path / "in.txt"
    source.write_text("a {{wheel}} b {{other}}")
    build.copy_filled(source, tmp_path / "deep" / "out.txt", {"wheel": "W"})
    assert (tmp_path / "deep" / "out.txt").read_text() == "a W b {{other}}"


def test_a_pattern_that_names_nothing_stops_the_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "ROOT", tmp_path)
    with pytest.raises(SystemExit, match="has no missing-"):
        build.copy_files(tmp_path, ["missing-*.js"], tmp_path / "out")


def test_the_wheel_has_the_packages_and_is_the_same_each_time(tmp_path: Path) -> None:
    first, second = (tmp_path / name for name in ("first", "second"))
    name = build.build_wheel(first)
    assert build.build_wheel(second) == name
    wheel = first / "wheels" / name
    assert wheel.read_bytes() == (second / "wheels" / name).read_bytes()
    names = zipfile.ZipFile(wheel).namelist()
    assert {"engine/__init__.py", "web/main.py", "web/worker.py"} <= set(names)
    assert not [name for name in names if name.endswith((".po", ".css", ".js", ".mjs", ".svg"))]


def test_catalogues_are_compiled(tmp_path: Path) -> None:
    po = tmp_path / "de" / "LC_MESSAGES" / "outremer.po"
    po.parent.mkdir(parents=True)
    po.write_text('msgid "Knight"\nmsgstr "Ritter"\n', encoding="utf-8")
    (mo,) = catalogues.compile_all(tmp_path)
    assert b"Ritter" in mo.read_bytes()


def test_a_translation_with_other_placeholders_is_refused(tmp_path: Path) -> None:
    po = tmp_path / "it" / "LC_MESSAGES" / "outremer.po"
    po.parent.mkdir(parents=True)
    po.write_text('msgid "{n} gold"\nmsgstr "{m} oro"\n', encoding="utf-8")
    with pytest.raises(ValueError, match="gold"):
        catalogues.compile_all(tmp_path)


def test_every_address_in_the_page_is_relative() -> None:
    page = (build.ROOT / "index.html").read_text(encoding="utf-8")
    assert "http://" not in page
    assert "https://" not in page
    assert 'href="/' not in page
    assert 'src="/' not in page
