"""Rafael, the imaginary third player of a game for two: his face-up card, in the margin beside the plan (T34)."""

from __future__ import annotations

from engine.words import text
from web.views.draw import Markup, tag
from web.views.scene import Scene

LEFT, TOP, WIDTH, HEIGHT = 3, 660, 80, 118


def rafael(scene: Scene) -> Markup | None:
    """His card; nobody may play the same."""
    facts = scene.view["rafael"]
    if facts is None:
        return None
    name = facts["top"]
    about = scene.say(
        text("Rafael shows {card}: nobody may play it now. Cards left to turn: {n}.", card=name, n=facts["deck"])
        if name
        else text("Rafael has not turned a card yet.")
    )
    middle = LEFT + WIDTH / 2
    picture = (
        tag("use", href=f"#templar-card-{name}", x=LEFT + 4, y=TOP + 26, width=WIDTH - 8, height=60) if name else None
    )
    return tag(
        "g",
        tag("rect", x=LEFT, y=TOP, width=WIDTH, height=HEIGHT, rx=4, class_="tp-cardback"),
        tag("text", "Rafael", x=middle, y=TOP + 20, class_="tp-caption tp-red-letter"),
        picture,
        tag("text", scene.say(name), x=middle, y=TOP + 106, class_="tp-caption", textLength=WIDTH - 8 if len(name) > 8 else None) if name else None,
        id="rafael",
        role="img",
        aria_label=about,
        data_thing="rafael:",
        data_explain=about,
    )  # fmt: skip
