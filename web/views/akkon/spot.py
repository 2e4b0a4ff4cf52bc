"""A place that may act: its ground takes clicks, focus and name; what is drawn on it lets clicks through.

Apart, so that a screen reader hears the name alone and not every number that happens to be drawn inside.
"""

from __future__ import annotations

from typing import Any

from web.views.draw import Markup, join, tag


def spot(attributes: dict[str, Any], ground: object, art: object, look: str = "", **more: Any) -> Markup:
    """The ground with its attributes, and the art over it; `more` is for both, as a transform is."""
    over = tag("g", art, class_=f"ak-over {look}".rstrip(), aria_hidden="true", **more)
    return join([tag("g", ground, **attributes, **more), over])


def place(told: str, thing: str, name: str, target: dict[str, Any]) -> dict[str, Any]:
    """Attributes of something to point at: told what it is, and a button when it can be chosen."""
    return {"role": "img", "aria_label": told} | target | {"id": name, "data_thing": thing, "data_explain": told}
