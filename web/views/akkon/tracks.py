"""The four standards: shields that climb them, and the leader's privilege hung from the top (A1, A18)."""

from __future__ import annotations

from functools import cache

from web.views.akkon.geometry import (
    BAR_Y,
    CLOTH_END,
    MEDAL_Y,
    SHARED,
    STANDARD_WIDTH,
    STANDARD_X,
    TRACKS,
    step_y,
)
from web.views.akkon.spot import place, spot
from web.views.akkon.telling import privilege_explained, track_explained
from web.views.draw import Markup, join, tag, use
from web.views.scene import Scene

HALF = STANDARD_WIDTH / 2
SHIELDS_AT = 14.0  # right of a standard's middle: the numbers stand on its left


def tracks(scene: Scene) -> Markup:
    """All four standards."""
    return join([_standard(scene, track) for track in TRACKS])


def _standard(scene: Scene, track: str) -> Markup:
    """The cloth is the target where a track is asked for."""
    x = STANDARD_X[track]
    told = track_explained(scene, track)
    ground = tag("rect", x=x - HALF, y=BAR_Y, width=STANDARD_WIDTH, height=CLOTH_END - BAR_Y, class_="glow ak-touch")
    name = tag("text", scene.say(track), x=x, y=MEDAL_Y + 51, class_="ak-track-name")
    attributes = place(told, f"track:{track}", f"track-{track}", scene.target("track", track))
    return join([spot(attributes, ground, [name, _shields(scene, track)]), privilege(scene, track)])


def _shields(scene: Scene, track: str) -> list[Markup]:
    """One shield a seat; those at the same value share its band."""
    values = scene.view["tracks"][track]
    drawn = []
    for seat, value in enumerate(values):
        together = [other for other, there in enumerate(values) if there == value]
        size, places = SHARED[len(together)]
        dx, dy = places[together.index(seat)]
        drawn.append(_shield(scene, track, seat, STANDARD_X[track] + SHIELDS_AT + dx, step_y(value) + dy, size / 40))
    return drawn


def _shield(scene: Scene, track: str, seat: int, x: float, y: float, scale: float) -> Markup:
    return tag(
        "g",
        _arms(scene.device(seat)),
        id=f"shield-{track}-{seat}",
        class_=f"piece ak-shield {scene.colour(seat)}",
        style=f"transform:translate({x:.1f}px,{y:.1f}px) scale({scale:.2f})",
    )


@cache
def _arms(device: str) -> Markup:
    return join([use("shield", 0, 0, 42), use(device, 0, -1.5, 25, class_="device")])


def privilege(scene: Scene, track: str) -> Markup:
    """A medal on two ribbons: in its holder's colour, dull while nobody holds it, turned down once used."""
    holder = scene.view["privileges"][track]
    x = STANDARD_X[track]
    told = privilege_explained(scene, track)
    state = "ak-unheld" if holder is None else f"{scene.colour(holder)} ak-held"
    if track in scene.view["used"]:
        state += " ak-used"
    return tag(
        "g",
        tag("path", d=f"M{x - 26} {BAR_Y - 2}L{x - 12} {MEDAL_Y - 24}M{x + 26} {BAR_Y - 2}L{x + 12} {MEDAL_Y - 24}", class_="ak-strap"),
        tag("circle", cx=x, cy=MEDAL_Y, r=29, class_="ak-medal"),
        tag("circle", cx=x, cy=MEDAL_Y, r=22, class_="ak-medal-face"),
        use(f"ak-track-{track}", x, MEDAL_Y, 31),
        holder is not None and _badge(scene, holder, x + 24, MEDAL_Y + 20),
        id=f"privilege-{track}", class_=f"ak-privilege {state}", role="img", aria_label=told, data_thing=f"privilege:{track}", data_explain=told,
    )  # fmt: skip


def _badge(scene: Scene, seat: int, x: float, y: float) -> Markup:
    return tag(
        "g", tag("circle", cx=x, cy=y, r=12, class_="ak-badge"), use(scene.device(seat), x, y, 17, class_="device")
    )
