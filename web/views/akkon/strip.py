"""Knights and tracks once more, as a strip for thumbs: on a small screen those on the board are too small to hit."""

from __future__ import annotations

from web.views.akkon import menus
from web.views.akkon.geometry import TRACKS
from web.views.akkon.menus import Knight
from web.views.akkon.symbols import figure
from web.views.akkon.telling import short_value
from web.views.draw import Markup, tag
from web.views.scene import Scene


def strip(scene: Scene) -> list[Markup]:
    """A button for every knight that may be sent now, or for every track that may be chosen."""
    knights = dict.fromkeys(knight for _, knight in menus.bids(scene))
    tracks = [_track(scene, track) for track in TRACKS if scene.can("track", track)]
    return [*(_knight(scene, knight) for knight in sorted(knights, key=menus.rank)), *tracks]


def _knight(scene: Scene, knight: Knight) -> Markup:
    portrait = tag("svg", tag("use", href=f"#{figure(knight[0])}"), viewbox="0 0 48 48", aria_hidden="true")
    target = menus.knight_target(scene, knight)
    label = tag("span", target.pop("aria_label"), " ", class_="unseen")
    return tag("button", label, portrait, tag("b", short_value(knight[0])), **target, type="button")


def _track(scene: Scene, track: str) -> Markup:
    mark = tag("svg", tag("use", href=f"#ak-track-{track}"), viewbox="0 0 24 24", aria_hidden="true")
    return tag(
        "button", mark, tag("b", scene.say(track)), **scene.target("track", track, look="ak-pick"), type="button"
    )
