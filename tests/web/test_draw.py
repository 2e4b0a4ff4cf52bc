"""Data never becomes markup."""

from __future__ import annotations

from web.views.draw import Markup, action_json, at, join, tag, use
from web.views.scene import Scene


def test_text_is_escaped() -> None:
    assert tag("b", "<script>", title='"><i>') == '<b title="&quot;&gt;&lt;i&gt;">&lt;script&gt;</b>'


def test_children_are_laid_flat() -> None:
    assert join([tag("i"), None, False, [tag("b"), 3]]) == "<i></i><b></b>3"


def test_attributes() -> None:
    assert tag("svg", viewbox="0 0 1 1", class_="a", data_x=1, hidden=True, title=None, x=1.0, y=2.26) == Markup(
        '<svg viewBox="0 0 1 1" class="a" data-x="1" hidden x="1" y="2.3"></svg>'
    )


def test_symbol_is_centred() -> None:
    assert use("coin", 10, 10, 4) == '<use href="#coin" x="8" y="8" width="4" height="4"></use>'
    assert at(1, 2) == "transform:translate(1.0px,2.0px)"


def scene(*legal: tuple[object, ...], hint: tuple[object, ...] | None = None) -> Scene:
    return Scene({}, legal, dict.fromkeys(legal, "Go <there>"), ("Ann",), (2,), str, hint)


def test_target_acts_only_when_legal() -> None:
    here = scene(("step", "Lyon"), hint=("step", "Lyon"))
    drawn = tag("g", **here.target("step", "Lyon", look="city"))
    assert 'data-action="[&quot;step&quot;,&quot;Lyon&quot;]"' in drawn
    assert 'class="city target hinted"' in drawn
    assert "Go &lt;there&gt;" in drawn
    assert tag("g", **here.target("step", "Roma", look="city")) == '<g class="city"></g>'
    assert here.can("step", "Lyon")
    assert here.device(0) == "device-lily"
    assert here.colour(0) == "seat-2"


def test_action_json_is_compact() -> None:
    assert action_json(("remove", "Coeln", 2)) == '["remove","Coeln",2]'
