"""The board, tiles, ships, cards and missions of Templars' Journey as data.

Everything marked [B] in the rules was only a picture in the rule books and was chosen for this edition: an owner of
the box can correct it here, in one place.
"""

from __future__ import annotations

from engine.words import term

# J1 [B]: the nine territories with their cities, sorted by name; everything else counts them in this order.
COUNTRIES: dict[str, str] = {
    term("Barcelona"): term("Aragon"),
    term("Bordeaux"): term("France"),
    term("Coeln"): term("Holy Roman Empire"),
    term("London"): term("England"),
    term("Lyon"): term("France"),
    term("Paris"): term("France"),
    term("Roma"): term("Papal States"),
    term("Venezia"): term("Holy Roman Empire"),
    term("Wien"): term("Holy Roman Empire"),
}
CITIES: tuple[str, ...] = tuple(COUNTRIES)

# J2 [B]: adjacent territories, by land and by sea. The Alps block Lyon–Venezia, Lyon–Wien and Coeln–Venezia.
LAND: tuple[tuple[str, str], ...] = (
    ("Paris", "Bordeaux"),
    ("Paris", "Lyon"),
    ("Paris", "Coeln"),
    ("Bordeaux", "Lyon"),
    ("Bordeaux", "Barcelona"),
    ("Barcelona", "Lyon"),
    ("Lyon", "Coeln"),
    ("Coeln", "Wien"),
    ("Wien", "Venezia"),
    ("Venezia", "Roma"),
)
SEA: tuple[tuple[str, str], ...] = (("London", "Paris"), ("London", "Coeln"), ("Barcelona", "Roma"))
ALPS: tuple[tuple[str, str], ...] = (("Lyon", "Venezia"), ("Lyon", "Wien"), ("Coeln", "Venezia"))

TILES: tuple[int, ...] = (4, 5, 5, 6, 6, 7, 8)  # J3 [B]: knight spaces
BERTHS: tuple[int, ...] = (4, 5, 4, 5, 5, 6)  # J6 [B]: one ship under each shipped edict
EDICTS = 7  # J5: two for each shipping round, and the seventh
SEVENTH = 6

# J4 [B]: the Pope's way through each action round.
TRACK: dict[str, tuple[str, ...]] = {
    "start": ("G1", "R1"),
    "G1": ("G2", "R2"),
    "R1": ("G2", "R2"),
    "G2": ("G3", "R3"),
    "R2": ("G3", "R3"),
    "R3": ("R4",),
    "G3": ("ship",),
    "R4": ("ship",),
}
GREEN, RED = "green", "red"
FLAGS: dict[str, str | None] = {"start": None, "G1": GREEN, "G2": GREEN, "G3": GREEN, "ship": None}
FLAGS |= {"R1": RED, "R2": RED, "R3": RED, "R4": RED}
SPACES: dict[str, str] = {
    "start": term("the start space"),
    "G1": term("the first green flag"),
    "G2": term("the second green flag"),
    "G3": term("the third green flag"),
    "R1": term("the first red flag"),
    "R2": term("the second red flag"),
    "R3": term("the third red flag"),
    "R4": term("the fourth red flag"),
    "ship": term("the ship space"),
}

# J9, J34: gold with / without a city tile, by players; at the set-up and after the first two shipping rounds.
GOLD: dict[int, tuple[tuple[int, int], ...]] = {
    3: ((4, 1), (4, 1), (4, 2)),
    4: ((5, 2), (5, 2), (5, 3)),
    5: ((6, 3), (6, 3), (6, 4)),
}

# J10
KNIGHTS = 19  # of 20: one is the score marker
PURSE = 5
SETUP_KNIGHTS, SETUP_LIMIT, TEMPLARS = 4, 2, 2  # J13, J14

# J22: the cards, their families and when a risky one is punished, by players.
CARDS: dict[int, str] = {
    1: term("Collect gold (safe)"),
    2: term("Collect gold (risky)"),
    3: term("Place knights (safe)"),
    4: term("Place knights (risky)"),
    5: term("Move a Templar (risky)"),
    6: term("Move a Templar (safe)"),
}
FAMILIES: tuple[tuple[int, int], ...] = ((1, 2), (3, 4), (6, 5))  # safe, risky
CROWD: dict[int, int] = {3: 2, 4: 3, 5: 3}
SAFE_GOLD, PENALTY_GOLD = 3, 2  # J23, J24
BUDGET, PRICE, STAKE = 6, 2, 1  # J25, J26
MARCH = 3  # J27, J28

NEW_CHANCE, TAXES, LEADER, VETO = 1, 2, 3, 4  # J35–J38: the favours' prices in temple knights
CHANCES = 2  # J37: per card
TAX = 2  # J38

# J31–J41: points
EDICT_POINTS, TEMPLE_POINTS = 2, (2, 3, 4)
SEVENTH_KNIGHTS, GOLD_PER_POINT = 2, 4
MISSION_POINTS = (4, 2)
CATEGORIES: tuple[str, ...] = (
    term("edicts"),
    term("full cities"),
    term("boarding"),
    term("temple"),
    term("seventh"),
    term("gold"),
    term("missions"),
)

# J41
MISSIONS: dict[str, str] = {
    "gold": term("most gold"),
    "ships": term("knights on the most ships"),
    "temple": term("most knights in the temple"),
    "seventh": term("most knights in the seventh city"),
    "distance": term("Templars closest together"),
    "countries": term("edicts of the most countries"),
    "empire": term("most edicts of the Holy Roman Empire"),
    "france": term("most edicts of France"),
}
UNUSED_MISSIONS = 3  # J11
