"""Where everything lies on the chart, as data: coasts and borders, cities, the Pope's road, the harbours."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engine.journey.board import COUNTRIES
from web.views.ink import Point, coast

SIZE = (1290, 900)
MAP = (142.0, 142.0, 898.0, 618.0)  # the framed chart: x, y, width, height
LEDGER = (1048.0, 142.0, 232.0, 618.0)  # the column of the seventh scroll, the missions and the played cards

# Coasts and borders, each drawn once and shared by its two sides. Names are what the line runs along.
LINES: dict[str, tuple[Point, ...]] = {
    "frisia": ((694, 130), (690, 165), (668, 180), (630, 178), (590, 200), (562, 228), (540, 256), (520, 278), (486, 304)),
    "channel": ((486, 304), (464, 318), (450, 336), (420, 350), (388, 348), (372, 358), (362, 340), (346, 342),
                (350, 376), (318, 386), (272, 384), (222, 390), (178, 408), (196, 430), (240, 444), (268, 462)),
    "biscay": ((268, 462), (262, 484), (246, 504), (240, 540), (238, 575), (232, 602)),
    "navarre": ((232, 602), (262, 608)),
    "cantabria": ((232, 602), (190, 610), (130, 604)),
    "pyrenees": ((262, 608), (320, 614), (390, 610), (440, 614), (482, 600)),
    "castile": ((262, 608), (284, 650), (268, 690), (292, 735), (300, 775)),
    "roussillon": ((482, 600), (520, 606), (548, 624)),
    "catalonia": ((548, 624), (530, 648), (512, 664), (490, 690), (470, 712), (468, 775)),
    "garonne": ((508, 506), (500, 534), (508, 566), (482, 600)),
    "loire": ((268, 462), (320, 452), (370, 474), (424, 506), (508, 506)),
    "seine": ((508, 506), (542, 474), (556, 430), (590, 400)),
    "meuse": ((486, 304), (516, 330), (545, 346), (570, 372), (590, 400)),
    "burgundy": ((590, 400), (630, 408), (670, 400), (712, 415)),
    "west alps": ((712, 415), (724, 460), (714, 510), (730, 560), (740, 604)),
    "north alps": ((712, 415), (756, 402), (802, 404)),
    "baltic": ((724, 130), (728, 162), (752, 178), (812, 168)),
    "pomerania": ((812, 168), (846, 160), (880, 130), (1060, 120)),
    "oder": ((812, 168), (826, 210)),
    "elbe": ((826, 210), (808, 270), (822, 330), (802, 404)),
    "moravia": ((826, 210), (900, 190), (980, 200), (1060, 186)),
    "styria": ((802, 404), (850, 396), (905, 404), (960, 398), (1010, 432)),
    "pannonia": ((1010, 432), (1060, 428)),
    "istria": ((1010, 432), (1014, 470), (1000, 505)),
    "lagoon": ((1000, 505), (986, 518), (976, 502), (962, 520), (956, 548), (964, 585), (972, 606)),
    "dalmatia": ((1000, 505), (1012, 535), (1040, 575), (1060, 600)),
    "romagna": ((972, 606), (910, 600), (850, 594), (794, 616)),
    "liguria": ((740, 604), (752, 592), (772, 596), (794, 616)),
    "latium": ((794, 616), (800, 650), (820, 690), (836, 725), (850, 775)),
    "marche": ((972, 606), (990, 640), (1004, 690), (1022, 730), (1030, 775)),
    "provence": ((548, 624), (585, 612), (622, 622), (668, 628), (708, 618), (740, 604)),
    "england": ((250, 130), (350, 130), (356, 168), (376, 186), (412, 194), (424, 222), (408, 252), (416, 274),
                (440, 290), (424, 308), (376, 314), (330, 322), (290, 320), (256, 336), (220, 342), (236, 320),
                (258, 302), (222, 294), (204, 268), (212, 240), (240, 234), (242, 205), (230, 180), (242, 155)),
    "ireland": ((130, 190), (170, 182), (190, 202), (194, 236), (180, 268), (150, 278), (130, 272)),
    "corsica": ((742, 640), (752, 632), (758, 650), (752, 668), (742, 660)),
    "sardinia": ((750, 694), (768, 688), (774, 708), (764, 734), (752, 730), (746, 710)),
}  # fmt: skip

# Territories and the lands nobody holds in this game, as rings of lines; "-" walks a line backwards.
LANDS: dict[str, tuple[str, ...]] = {
    "Barcelona": ("pyrenees", "roussillon", "catalonia", "-castile"),
    "Bordeaux": ("biscay", "navarre", "pyrenees", "-garonne", "-loire"),
    "Coeln": ("frisia", "meuse", "burgundy", "north alps", "-elbe", "-oder", "-baltic"),
    "London": ("england",),
    "Lyon": ("garonne", "roussillon", "provence", "-west alps", "-burgundy", "-seine"),
    "Paris": ("channel", "loire", "seine", "-meuse"),
    "Roma": ("romagna", "latium", "-marche"),
    "Venezia": ("-north alps", "west alps", "liguria", "-romagna", "-lagoon", "-istria", "-styria"),
    "Wien": ("elbe", "styria", "pannonia", "-moravia"),
}
WILDS: dict[str, tuple[str, ...]] = {
    "Castile": ("-cantabria", "navarre", "castile"),
    "Poland": ("pomerania", "-moravia", "-oder"),
    "Hungary": ("-pannonia", "istria", "dalmatia"),
    "Ireland": ("ireland",),
    "Corsica": ("corsica",),
    "Sardinia": ("sardinia",),
}
CORNERS: dict[str, tuple[Point, ...]] = {  # where a ring leaves the frame and comes back
    "Castile": ((300, 790), (130, 790)),
}
REALMS = {  # the wash a country is painted in
    "Aragon": "aragon", "England": "england", "France": "france", "Holy Roman Empire": "empire", "Papal States": "papal",
}  # fmt: skip
ISLANDS = ("england", "ireland", "corsica", "sardinia")
SHORES = ("frisia", "channel", "biscay", "cantabria", "catalonia", "provence", "liguria", "latium", "marche", "lagoon",
          "dalmatia", "baltic", "pomerania")  # fmt: skip
RIVERS: tuple[tuple[Point, ...], ...] = (
    ((700, 405), (690, 350), (660, 320), (610, 300), (575, 262), (548, 248)),  # Rhine
    ((560, 420), (520, 380), (470, 366), (420, 366), (390, 350)),  # Seine
    ((590, 540), (540, 500), (470, 470), (380, 440), (300, 440), (262, 456)),  # Loire
    ((700, 440), (650, 470), (632, 540), (640, 590), (628, 620)),  # Rhone
    ((470, 590), (420, 560), (330, 540), (256, 500)),  # Garonne
    ((730, 425), (800, 380), (860, 330), (960, 340), (1060, 320)),  # Danube
    ((730, 500), (800, 540), (880, 535), (962, 528)),  # Po
    ((860, 600), (880, 640), (850, 690), (830, 700)),  # Tiber
    ((290, 620), (360, 640), (440, 690), (484, 696)),  # Ebro
    ((270, 220), (330, 235), (412, 262)),  # Thames
)
SEAWAYS: dict[tuple[str, str], tuple[Point, Point, Point]] = {  # start, pull, end
    ("London", "Paris"): ((398, 312), (410, 330), (414, 350)),
    ("London", "Coeln"): ((426, 232), (490, 200), (556, 232)),
    ("Barcelona", "Roma"): ((520, 660), (650, 696), (806, 668)),
}


@dataclass(frozen=True)
class Site:
    """A city on the chart: the middle of its wall, its coins, and between which points its Templars line up."""

    x: float
    y: float
    coins: Point
    left: float
    right: float
    hamlet: Point | None = None  # where the coins lie if no city stands here and the end of its name will not do


PARADE = 79.0  # from the middle of a wall down to the Templars: below the name
GREEN = 42.0  # the same where no city lies


SITES: dict[str, Site] = {
    "Barcelona": Site(390, 662, (288, 690), 325, 448),
    "Bordeaux": Site(336, 505, (438, 530), 258, 400, (438, 530)),
    "Coeln": Site(650, 262, (752, 284), 570, 760),
    "London": Site(322, 216, (418, 240), 272, 396),
    "Lyon": Site(606, 502, (522, 566), 568, 694),
    "Paris": Site(458, 394, (356, 402), 438, 511),
    "Roma": Site(888, 660, (982, 690), 862, 982),
    "Venezia": Site(854, 472, (956, 466), 762, 934),
    "Wien": Site(914, 284, (1012, 306), 836, 1000),
}

# The Pope's road runs counter-clockwise: along the top, down the left side, along the bottom.
Road = dict[str, Point]


def _road(start: Point, ship: Point, outward: Point) -> Road:
    """Spaces between a start and a ship space: four outside (red), three inside (green). J4"""

    def lane(part: float, side: float) -> Point:
        x = start[0] + (ship[0] - start[0]) * part + outward[0] * side
        return x, start[1] + (ship[1] - start[1]) * part + outward[1] * side

    red = {f"R{i}": lane(i / 5, 1) for i in (1, 2, 3, 4)}
    green = {f"G{i}": lane(i / 4, -1) for i in (1, 2, 3)}
    return {"start": start, **green, **red, "ship": ship}


ROADS: tuple[Road, ...] = (
    _road((1056, 74), (436, 74), (0, -31)),
    _road((74, 186), (74, 716), (-31, 0)),
    _road((436, 828), (862, 828), (0, 31)),
)
SLOTS: tuple[Point, ...] = (  # the middle of each edict scroll; its ship lies under it
    (304, 44), (106, 44),
    (106, 796), (304, 796),
    (992, 796), (1186, 796),
    (1164, 208),
)  # fmt: skip
HULL = 54  # from a scroll down to its ship
BOWS: tuple[int, ...] = (-1, -1, 1, 1, 1, 1)  # which way each ship sails
SCROLL = (172, 44)
QUAYS: tuple[tuple[float, float, float, float], ...] = (
    (12, 12, 390, 124), (12, 766, 390, 122), (894, 766, 386, 122),
)  # fmt: skip


def realm(city: str) -> str:
    """The wash of a city's country (J1)."""
    return REALMS[COUNTRIES[city]]


@cache
def line(name: str) -> tuple[Point, ...]:
    """A coast or border as it is drawn; a leading "-" turns it round."""
    if name.startswith("-"):
        return line(name[1:])[::-1]
    points = LINES[name]
    ring = (*points, points[0]) if name in ISLANDS else points
    return tuple(coast(ring, name))


@cache
def ring(land: str) -> tuple[Point, ...]:
    """The whole outline of a territory or a wild land."""
    names = LANDS.get(land) or WILDS[land]
    return tuple(point for name in names for point in line(name)) + CORNERS.get(land, ())
