"""Small parts that every screen uses."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.words import Text
from web.views.draw import Markup, tag
from web.views.scene import DEVICES

Say = Callable[[Text | str], str]


def button(label: str, do: str, value: object = None, look: str = "quiet", **attributes: object) -> Markup:
    """A button that asks the page to do something."""
    return tag("button", label, type="button", data_do=do, data_value=value, class_=f"button {look}", **attributes)


def link(label: str, to: str, look: str = "") -> Markup:
    return tag("a", label, href=to, class_=look or None)


def home_link() -> Markup:
    """The way home: the title, or where there is no room for it, a shield."""
    return tag("a", badge(0, 34), tag("span", "Outremer"), href="#/", class_="home")


def choice(name: str, label: str, values: Sequence[tuple[str, str]], chosen: str, **attributes: object) -> Markup:
    """A labelled select; `name` is what the page is told when it changes."""
    options = [tag("option", shown, value=value, selected=value == chosen) for value, shown in values]
    return tag("label", tag("span", label), tag("select", *options, name=name, **attributes), class_="entry")


def badge(colour: int, size: int = 22) -> Markup:
    """A little shield in a player's colour with its device."""
    shield = tag("use", href="#shield", width=24, height=24)
    device = tag("use", href=f"#device-{DEVICES[colour]}", x=5, y=3, width=14, height=14, class_="device")
    return tag(
        "svg",
        shield,
        device,
        viewbox="0 0 24 24",
        width=size,
        height=size,
        class_=f"badge seat-{colour}",
        aria_hidden="true",
    )
