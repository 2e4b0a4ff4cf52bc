"""Where everything lies on Akkon's board, as data: standards on both flanks, the six cities between them, camps below."""

from __future__ import annotations

from typing import NamedTuple

SIZE = (1360, 900)

TRACKS = ("gold", "faith", "power", "prestige")
CITIES = ("Tyrus", "Jaffa", "Caesarea", "Sidon", "Jerusalem", "Akkon")


class Box(NamedTuple):
    """A rectangle on the board."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2


# -- the middle of the board -------------------------------------------------------------------------------------
LEFT, RIGHT = 216.0, 1144.0
PITCH = (RIGHT - LEFT) / len(CITIES)
SKYLINE_BASE = 206.0

CARD_WIDTH, CARD_HEIGHT = 144.0, 206.0
CARD_TOP = 242.0
FIELD_TOP, FIELD_HEIGHT = 462.0, 194.0
TENTS = Box(LEFT, 664, RIGHT - LEFT, 96)
CAMP = Box(LEFT, 768, RIGHT - LEFT, 114)


def _column(city: str) -> float:
    return LEFT + PITCH * (CITIES.index(city) + 0.5)


CITY_X = {city: _column(city) for city in CITIES}


def card_box(city: str) -> Box:
    """The face-up card on a city's banner."""
    return Box(CITY_X[city] - CARD_WIDTH / 2, CARD_TOP, CARD_WIDTH, CARD_HEIGHT)


def field_box(city: str) -> Box:
    """The bidding ground before a city."""
    return Box(CITY_X[city] - CARD_WIDTH / 2 - 3, FIELD_TOP, CARD_WIDTH + 6, FIELD_HEIGHT)


def tent_boxes(count: int) -> list[Box]:
    """Room for the other players' camps, side by side."""
    width = TENTS.width / max(count, 3)
    first = TENTS.x + (TENTS.width - width * count) / 2
    return [Box(first + width * place, TENTS.y, width, TENTS.height) for place in range(count)]


# -- own camp ----------------------------------------------------------------------------------------------------
OWN_TENT = (CAMP.x + 46, CAMP.y + 58)
FIRST_KNIGHT = CAMP.x + 98
KNIGHT_HEIGHT = 104.0


def camp_boxes(count: int) -> list[Box]:
    """Where the own knights stand; they close ranks when borrowed ones make it more than eight."""
    room = CAMP.x + CAMP.width - FIRST_KNIGHT
    width = room / max(count, 8)
    return [Box(FIRST_KNIGHT + width * place + 2, CAMP.y + 5, width - 4, KNIGHT_HEIGHT) for place in range(count)]


# -- standards (A1) ----------------------------------------------------------------------------------------------
STANDARD_WIDTH = 92.0
STANDARD_X = {"gold": 62.0, "faith": 160.0, "power": 1200.0, "prestige": 1298.0}
BAR_Y = 44.0
MEDAL_Y = 90.0
TOP_STEP_Y, STEP = 176.0, 46.0
CLOTH_END = TOP_STEP_Y + STEP * 13.5
TOP_VALUE = 13


def step_y(value: int) -> float:
    """The middle of a value's band on a standard."""
    return TOP_STEP_Y + STEP * (TOP_VALUE - value)


# Shields that share a band: their places round the middle of the band and their size.
SHARED: dict[int, tuple[float, tuple[tuple[float, float], ...]]] = {
    1: (40, ((0, 0),)),
    2: (32, ((-15, 0), (15, 0))),
    3: (25, ((-13, -11.5), (13, -11.5), (0, 11.5))),
    4: (25, ((-13, -11.5), (13, -11.5), (-13, 11.5), (13, 11.5))),
    5: (24, ((-19, -11.5), (0, -11.5), (19, -11.5), (-10, 11.5), (10, 11.5))),
}

DISCARD = Box(24, 824, 178, 58)
ROUND = Box(1158, 824, 178, 58)
