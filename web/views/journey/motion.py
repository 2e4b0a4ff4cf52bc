"""What flies over the chart when something happens, and where a small screen should look."""

from __future__ import annotations

from engine.core import Event
from engine.journey.board import TILES
from web.views.draw import Markup, use
from web.views.journey import chance
from web.views.journey.cities import niche
from web.views.journey.riders import on_the_way
from web.views.journey.shapes import coin, knight, points, rider
from web.views.scene import Flight, Scene

MOST_SPACES = max(TILES)


def flight(scene: Scene, event: Event) -> Flight | None:
    """Knights, coins, Templars, edicts and the marker go from one place to another."""
    match event:
        case ("placed", int(seat), str(city)):
            return Flight(knight(scene, seat), f"supply-{seat}", f"town-{city}", _come(scene, seat, city))
        case ("exchanged", int(seat), int(owner), str(city)):
            unseen = _come(scene, seat, city) + _gone(scene, owner, city)
            return Flight(knight(scene, seat), f"supply-{seat}", f"town-{city}", unseen)
        case ("removed", _, int(owner), str(city)) | ("lost" | "to temple", int(owner), str(city), *_):
            return Flight(knight(scene, owner), f"town-{city}", f"temple-{owner}", _gone(scene, owner, city))
        case ("collected" | "taxed" | "took", int(seat), str(city), int(n)) if n:
            return Flight(coin(), f"coins-{city}", f"gold-{seat}")
        case ("boarded", int(seat), str(city), int(ship)):
            return Flight(knight(scene, seat), f"town-{city}", f"ship-{ship}", _gone(scene, seat, city))
        case ("stationed", int(seat), str(city)):
            return Flight(_rider(scene, seat), f"holdings-{seat}", f"riders-{city}")
        case ("moved", int(seat), str(start), str(end)) if on_the_way(scene, seat) != end:  # else it glides by itself
            return Flight(_rider(scene, seat), f"riders-{start}", f"riders-{end}", _riding(scene, seat, end))
        case ("edict", int(seat), str(city)):
            return Flight(use("j-seventh", 0, 0, 30, class_="j-icon"), f"edict-{city}", f"holdings-{seat}")
        case ("threw", int(seat), str(side)):
            return Flight(chance.thrown(side), f"gold-{seat}", _thrown(scene, seat))
        case ("scored", int(seat), str(category), int(n)):
            return Flight(points(n), _earned(scene, seat, category), f"holdings-{seat}")
        case ("leader", int(seat), int(other)):
            return Flight(use("j-marker", 0, 0, 30), f"holdings-{seat}", f"holdings-{other}")
    return None


def _come(scene: Scene, seat: int, city: str) -> tuple[str, ...]:
    """The niche of a knight that has just come to a city."""
    return (niche(city, seat, scene.view["territories"][city]["knights"][seat] - 1),)


def _gone(scene: Scene, seat: int, city: str) -> tuple[str, ...]:
    """The niches of those that have left it, where they are still drawn."""
    left = scene.view["territories"][city]["knights"][seat]
    return tuple(niche(city, seat, number) for number in range(left, MOST_SPACES))


def _thrown(scene: Scene, seat: int) -> str:
    """It falls at the city the card acts in; if the card is over, before its player."""
    decision = scene.view["decision"]
    here = decision.get("city") if decision.get("seat") == seat else None
    return f"town-{here}" if here else f"holdings-{seat}"


def _earned(scene: Scene, seat: int, category: str) -> str:
    """Where points come from: the harbour that has just been served, what lies before the player, or the column."""
    if category in ("gold", "temple"):
        return f"{category}-{seat}"
    if category in ("missions", "seventh"):
        return "chart-ledger"
    served = scene.view["round"] - (not scene.view["over"])  # the last one is not followed by another
    return f"ship-{2 * served}"


def _rider(scene: Scene, seat: int) -> Markup:
    return rider(scene.colour(seat), scene.device(seat))


def _riding(scene: Scene, seat: int, end: str) -> tuple[str, str]:
    """The figure that rides: by its name on the way, and by the one it has when it has come to rest."""
    last = scene.view["territories"][end]["templars"][seat] - 1
    return f"templar-{seat}", f"templar-{seat}-{end}-{last}"


def focus(scene: Scene) -> str:
    """The Pope, if he moves; one of the cities that can be chosen (all of them stay in sight); else the whole chart."""
    if any(action[0] == "pope" for action in scene.legal):
        return "pope"
    places = [action[1] for action in scene.legal if len(action) > 1 and action[1] in scene.view["territories"]]
    return "" if not places or scene.can("swap", places[0]) else f"city-{places[0]}"
