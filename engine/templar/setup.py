"""Before the first card: the harbour, the three figures, the first rings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core import Action, Step
from engine.templar import turns
from engine.templar.board import (
    CHALICE,
    FIRST_GAME,
    FIRST_RINGS,
    RINGS,
    ROOMS,
    SINGLE_RING,
    TILES,
    TILES_OUT_FOR_TWO,
    WAREHOUSES,
)
from engine.templar.events import place_name, treasure
from engine.templar.harbour import draw
from engine.templar.tables import NO_DOOR, OPEN, PLACES, SINGLE, SORT_ID, STOCK
from engine.words import Text, text

if TYPE_CHECKING:
    from engine.templar.state import Templar


def fill_bag(seats: int) -> list[int]:
    """All tiles by sort (T5); with two players fewer (T35)."""
    return [n - (out if seats == 2 else 0) for n, out in zip(TILES, TILES_OUT_FOR_TWO, strict=True)]


def fill_harbour(s: Templar) -> None:
    """Every warehouse is filled to the brim (T8)."""
    for tiles, most in zip(s.warehouses, WAREHOUSES, strict=True):
        for _ in range(most):
            tiles.append(fitting_tile(s, CHALICE in tiles))
    s.drawn = 0


def fitting_tile(s: Templar, has_chalice: bool) -> int:
    """A second chalice waits aside until a tile fits, then goes back into the bag (T8)."""
    aside = 0
    tile = draw(s)
    while has_chalice and tile == CHALICE:
        aside += 1
        tile = draw(s)
    s.bag[CHALICE] += aside
    return tile


def begin(s: Templar) -> None:
    """The figures are placed from the start player's right on (T10), or stand as in a first game."""
    if s.options["first"] == "yes":
        s.remigius, s.vitus, s.severus = (PLACES.index(place) for place in FIRST_GAME)
        begin_rings(s)
    else:
        s.actor, s.step = (s.start - 1) % s.seats, PLACE_REMIGIUS


class Place(Step["Templar"]):
    """A seat puts a figure into a room (T10)."""

    def rule(self, s: Templar) -> str:
        return "T10"

    def label(self, s: Templar, action: Action) -> Text:
        return text("Into {room}", room=place_name(action[1]))


class PlaceRemigius(Place):
    def legal(self, s: Templar) -> list[Action]:
        return [("abbot", room) for room in ROOMS]

    def apply(self, s: Templar, action: Action) -> None:
        s.remigius = action[1]
        s.events.append(("abbot", s.actor, action[1]))
        s.actor, s.step = (s.start - 2) % s.seats, PLACE_VITUS

    def prompt(self, s: Templar) -> Text:
        return text("Put Remigius, the abbot, into a room.")


class PlaceVitus(Place):
    """Next to Remigius; the closed door does not matter."""

    def legal(self, s: Templar) -> list[Action]:
        return [("spy", room) for room in OPEN[NO_DOOR][s.remigius]]

    def apply(self, s: Templar, action: Action) -> None:
        s.vitus = action[1]
        s.events.append(("spy", s.actor, action[1]))
        s.actor, s.step = (s.start - 3) % s.seats, PLACE_SEVERUS

    def prompt(self, s: Templar) -> Text:
        return text("Put Vitus, the spy, into a room next to Remigius.")


class PlaceSeverus(Place):
    def legal(self, s: Templar) -> list[Action]:
        return [("prior", room) for room in ROOMS]

    def apply(self, s: Templar, action: Action) -> None:
        s.severus = action[1]
        s.events.append(("prior", s.actor, action[1]))
        begin_rings(s)

    def prompt(self, s: Templar) -> Text:
        return text("Put Severus, the prior, into any room.")


def begin_rings(s: Templar) -> None:
    s.turn = s.actor = s.start
    s.step = CHOOSE_SINGLE


class ChooseSingle(Step["Templar"]):
    """Two rings of two kinds, one of the third (T12)."""

    def legal(self, s: Templar) -> list[Action]:
        return SINGLE

    def apply(self, s: Templar, action: Action) -> None:
        single = SORT_ID[action[1]]
        for kind in RINGS:
            n = SINGLE_RING if kind == single else FIRST_RINGS
            s.reserve[s.turn * STOCK + kind] -= n
            s.supply[s.turn * STOCK + kind] += n
        s.events.append(("single", s.turn, action[1]))
        s.turn = s.actor = (s.turn + 1) % s.seats
        if s.turn == s.start:
            turns.begin_first_round(s)

    def prompt(self, s: Templar) -> Text:
        return text(
            "You start with five rings: two each of two kinds and one of the third. Which kind do you take only once?"
        )

    def label(self, s: Templar, action: Action) -> Text:
        return text("Only {treasure}", treasure=treasure(action[1]))

    def rule(self, s: Templar) -> str:
        return "T12"


PLACE_REMIGIUS = PlaceRemigius()
PLACE_VITUS = PlaceVitus()
PLACE_SEVERUS = PlaceSeverus()
CHOOSE_SINGLE = ChooseSingle()
