"""Addresses: read, written back, and hostile ones refused with a sentence."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from web.routes import BadRoute, Route, parse


@pytest.mark.parametrize(
    "fragment",
    [
        "#/",
        "#/replay",
        "#/new/journey",
        "#/rules/templar",
        "#/play/journey?seats=human,knight,knight&seed=7",
        "#/play/akkon?seats=human,master&seed=1&colours=3,4&speed=instant&start=1",
    ],
)
def test_routes_are_written_back(fragment: str) -> None:
    assert str(parse(fragment)) == fragment


def test_names_survive_commas_and_markup() -> None:
    route = Route("play", "akkon", ("human", "knight"), 3, ("A,b <i>", "Ö&="))
    assert parse(str(route)).names == ("A,b <i>", "Ö&=")


def test_empty_address_is_home() -> None:
    assert parse("").page == "home"


@pytest.mark.parametrize(
    "fragment",
    [
        "#/nowhere",
        "#/play/chess",
        "#/play/journey?seats=human",
        "#/play/journey?seats=human,dragon,knight",
        "#/play/journey?seats=human,knight,knight&seed=-1",
        "#/play/journey?seats=human,knight,knight&seed=" + "9" * 30,
        "#/play/journey?seats=human,knight,knight&seed=٣",
        "#/play/journey?seats=human,knight,knight&colours=1,1,2",
        "#/play/journey?seats=human,knight,knight&colours=1,2,9",
        "#/play/journey?seats=human,knight,knight&names=a,b",
        "#/play/journey?seats=human,knight,knight&speed=warp",
        "#/play/journey?seats=human,knight,knight&cheat=yes",
        "#/play/journey?seats=human,knight,knight&start=4",
    ],
)
def test_bad_links_are_refused_in_a_sentence(fragment: str) -> None:
    with pytest.raises(BadRoute, match=r"\w+ \w+"):
        parse(fragment)


@given(st.text())
def test_no_other_error_comes_from_a_link(text: str) -> None:
    for fragment in (text, f"#/play/journey?{text}", f"#/play/journey?seats={text}&names={text}"):
        try:
            parse(fragment)
        except BadRoute as problem:
            assert str(problem)
