"""Markup as values: elements are built, never pasted together, so that data can't become markup.

A plain string given as a child or an attribute is text and is escaped; only what `tag` itself made goes through as
markup.
"""

from __future__ import annotations

import json
from collections.abc import Hashable, Iterable
from functools import lru_cache
from html import escape
from typing import Any

from engine.core import Action


class Markup(str):
    """A string that is markup already."""

    __slots__ = ()


NOTHING = Markup("")


def tag(name: str, /, *children: object, **attributes: Hashable) -> Markup:
    """An element: `tag("circle", cx=3, class_="coin")`. None and False leave an attribute out; True sets it bare."""
    inner = join(children)
    return Markup(f"<{name}{_attributes(attributes)}>{inner}</{name}>")


def join(children: Iterable[object]) -> Markup:
    """Children side by side; lists are laid flat, None and False are nothing."""
    return Markup("".join(map(_child, children)))


def _child(child: object) -> str:
    if isinstance(child, Markup):
        return child
    if child is None or child is False:
        return ""
    if isinstance(child, (list, tuple)):
        return join(child)
    return escape(str(child), quote=False)


def _attributes(attributes: dict[str, Hashable]) -> str:
    return "".join([_attribute(name, value) for name, value in attributes.items()])


@lru_cache(maxsize=16384, typed=True)  # a board says the same ones again and again
def _attribute(name: str, value: Hashable) -> str:
    """An attribute as it is written: `class_` is class, `data_action` is data-action."""
    if value is None or value is False:
        return ""
    written = name.rstrip("_").replace("_", "-")
    if written == "viewbox":
        written = "viewBox"
    return f" {written}" if value is True else f' {written}="{_value(value)}"'


def _value(value: object) -> str:
    return f"{value:.1f}".removesuffix(".0") if isinstance(value, float) else escape(str(value))


def use(symbol: str, x: float, y: float, size: float, **attributes: Any) -> Markup:
    """A shared symbol, centred on a point."""
    half = size / 2
    return tag("use", href=f"#{symbol}", x=x - half, y=y - half, width=size, height=size, **attributes)


def at(x: float, y: float) -> str:
    """The style that puts a group at a point; the style sheet lets it glide there."""
    return f"transform:translate({x:.1f}px,{y:.1f}px)"


@lru_cache(maxsize=4096)
def action_json(action: Action) -> str:
    """An action as it stands in `data-action`."""
    return json.dumps(action, separators=(",", ":"), ensure_ascii=False)
