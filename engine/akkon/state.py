"""A game of Akkon in progress: set-up (A1–A5), facts, and the invariants it keeps."""

from __future__ import annotations

from typing import Any

from engine.akkon import rounds, secrets
from engine.akkon.board import (
    CARDS,
    CHAPLAIN,
    CITIES,
    FIRST_VALUE,
    GREYMANTLE,
    KEPT_AT_LEAST,
    KNIGHTS,
    MERCENARY,
    OWN_KNIGHTS,
    SENESCHAL,
    START_CARDS,
    START_HAND,
    TOP_VALUE,
    TRACKS,
    deck_of,
    members,
    own_knights,
)
from engine.akkon.events import EVENTS
from engine.akkon.scoring import best_seats, highest_and_lowest, leader
from engine.core import BadSetup, State
from engine.words import term

Bid = tuple[int, int, int, bool]
"""City, seat that put the knight down, knight, whether it lies face up."""


class Akkon(State):
    """Seats, cities, tracks and kinds of knight are numbers in the order of `board`; -1 is none."""

    GAME = "akkon"
    EVENTS = EVENTS
    LISTS = (
        "tracks",
        "camps",
        "bids",
        "paid",
        "mercenaries",
        "greymantles",
        "chaplains",
        "passed",
        "holders",
        "used",
        "claims",
        "discard",
    )
    NESTED = ("decks", "hands", "played")

    def __init__(self, seats: int, seed: int, options: dict[str, str]) -> None:
        super().__init__(seats, seed, options)
        self.tracks = [FIRST_VALUE] * (4 * seats)  # at 4 * seat + track (A1)
        self.camps = [own_knights(seat) for seat in range(seats)]  # sets of knights as bits (A4)
        self.bids: list[Bid] = []  # in the order placed
        self.paid: list[Bid] = []  # knights paid for cards
        self.mercenaries = [0] * seats  # per seat: the fields they stand on, as bits
        self.greymantles = [0] * seats
        self.chaplains = [0] * seats
        self.passed = [False] * seats
        self.holders = [-1] * len(TRACKS)  # of the privileges (A5)
        self.used = [False] * len(TRACKS)  # this round
        self.claims: list[tuple[int, int]] = []  # borrower and lender, for the next round (A25)
        self.discard: list[int] = []
        self.played: list[list[int]] = [[] for _ in range(seats)]  # this round
        self.round = 0
        self.phase = ""
        self.turn = 0
        self.field = -1  # the city bid on in this turn
        self.fresh = 0  # knights put down in this turn: their player still knows them (A7)
        self.open_field = -1  # where the Seneschal stands (A10)
        self.moved = False  # whether a card left a deck this round (A29)
        self.last = False  # whether a deck is empty (A19)
        self.card = -1  # the card being carried out, the place in its effects, and what was chosen for it
        self.at = 0
        self.foe = -1
        self.chosen = -1
        self.amount = 0
        self._deal()
        start = options["start"]
        self.start = self.rng.below(seats) if start == "random" else int(start)
        rounds.begin(self)

    def _deal(self) -> None:
        """Two start cards for each player; ten cards a deck, the last of the list on top (A3)."""
        pile = list(START_CARDS)
        self.rng.shuffle(pile)
        cut = START_HAND * self.seats
        self.hands = [sorted(pile[START_HAND * seat : START_HAND * (seat + 1)]) for seat in range(self.seats)]
        self.out = tuple(sorted(pile[cut:]))
        self.decks = [deck_of(city) for city in range(len(CITIES))]
        for deck in self.decks:
            self.rng.shuffle(deck)

    @classmethod
    def check_options(cls, options: dict[str, str], seats: int) -> dict[str, str]:
        """The start player must sit at the table."""
        if options["start"] != "random" and int(options["start"]) >= seats:
            raise BadSetup(f"Seat {options['start']} can't start: there are {seats} players, from seat 0.")
        return options

    def scores(self) -> list[int]:
        return [sum(highest_and_lowest(self, seat)) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        return best_seats(self) if self.is_over else []

    def breakdown(self) -> list[dict[str, int]]:
        """The highest and the lowest track (A20)."""
        points = [highest_and_lowest(self, seat) for seat in range(self.seats)]
        return [{term("highest"): highest, term("lowest"): lowest} for highest, lowest in points]

    def known_to(self, seat: int | None) -> dict[str, Any]:
        return secrets.known_to(self, seat)

    def deal_hidden(self, seat: int | None) -> None:
        secrets.deal_hidden(self, seat)

    def recount(self, seat: int) -> bool:
        """Notes anew where a seat's special knights stand; False if Mercenary and Greymantle share a field (A9)."""
        fields = {MERCENARY: 0, GREYMANTLE: 0, CHAPLAIN: 0}
        for city, bidder, knight, _ in self.bids:
            if bidder == seat and knight & 7 in fields:
                fields[knight & 7] |= 1 << city
        self.mercenaries[seat], self.greymantles[seat], self.chaplains[seat] = fields.values()
        return not fields[MERCENARY] & fields[GREYMANTLE]

    # -- invariants ------------------------------------------------------------------------------------------------

    def status(self) -> list[str]:
        return [*self._broken_cards(), *self._broken_knights(), *self._broken_tracks()]

    def _broken_cards(self) -> list[str]:
        """72 cards over decks, hands, before their players, discard and out of play."""
        rows = [*self.decks, *self.hands, *self.played, self.discard, list(self.out)]
        if sorted(card for row in rows for card in row) != list(range(len(CARDS))):
            return ["some card is missing or there twice"]
        return []

    def _broken_knights(self) -> list[str]:
        """Everybody's seven are somewhere, four at least with their owner, and A9 holds."""
        held = [(seat, knight) for seat in range(self.seats) for knight in members(self.camps[seat])]
        held += [(seat, knight) for _, seat, knight, _ in self.bids + self.paid]
        broken = []
        for seat in range(self.seats):
            own = [(k & 7, holder) for holder, k in held if k >> 3 == seat and k & 7 != SENESCHAL]
            if sorted(kind for kind, _ in own) != list(range(OWN_KNIGHTS)):
                broken.append(f"the knights of seat {seat} are not complete")
            if sum(holder == seat for _, holder in own) < KEPT_AT_LEAST:
                broken.append(f"seat {seat} has lent too many knights")
            if self.mercenaries[seat] & self.greymantles[seat]:
                broken.append(f"Mercenary and Greymantle of seat {seat} stand on one field")
        seneschals = [(holder, k >> 3) for holder, k in held if k & 7 == SENESCHAL]
        if seneschals != ([] if self.is_over else [(self.start, self.start)]):
            broken.append(f"the {KNIGHTS[SENESCHAL]} is not with the start player")
        return broken

    def _broken_tracks(self) -> list[str]:
        """Values in 0..13; privileges only with strict leaders, which in the bidding still can be seen (A18)."""
        broken = [f"a track stands at {value}" for value in self.tracks if not 0 <= value <= TOP_VALUE]
        leaders = [leader(self.tracks[track::4]) for track in range(len(TRACKS))]
        if self.phase == "bidding" and self.holders != leaders:
            broken.append("a privilege is not with the leader of its track")
        return broken
