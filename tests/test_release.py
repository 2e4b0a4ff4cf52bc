"""What a release consists of, and the one-file page made from it."""

from pathlib import Path

import pytest

from tools import release, single


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    for path in ("index.html", "sw.js", ".built", "outremer.html", "runtime/library/python_stdlib.zip", "boot/boot.js"):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(path)
    return tmp_path


def test_a_release_lists_what_is_kept_for_offline_play(dist: Path) -> None:
    assert list(release.contents(dist)) == ["boot/boot.js", "index.html"]


def test_a_release_is_named_by_its_contents(dist: Path) -> None:
    first = release.name(release.contents(dist))
    assert release.name(release.contents(dist)) == first
    (dist / "index.html").write_text("changed")
    assert release.name(release.contents(dist)) != first


def test_the_memory_of_other_files_has_another_name(dist: Path) -> None:
    files = dist / "index.html", dist / "boot" / "boot.js"
    before = release.digest(*files)
    files[0].write_text("changed")
    assert release.digest(*files) != before


def test_the_one_file_page_stops_where_pyscript_has_changed(tmp_path: Path) -> None:
    core = tmp_path / "core-new.js"
    core.write_text("nothing that is known")
    with pytest.raises(SystemExit, match="has PyScript changed"):
        single.content(core)


def test_the_one_file_page_stops_at_an_unknown_module(dist: Path) -> None:
    for pattern in (*single.DATA, *single.MODULES):
        file = dist / pattern.replace("*", "x")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("")
    (dist / "boot" / "new.mjs").write_text("")
    with pytest.raises(SystemExit, match=r"boot/new\.mjs"):
        single.payload(dist, ["boot/new.mjs"])
