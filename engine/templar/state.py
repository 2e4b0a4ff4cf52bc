"""The whole of a Templar game: its fields, what a seat may see, and what must always hold."""

from __future__ import annotations

from typing import Any

from engine.core import BadSetup, Event, State
from engine.templar import events, harbour, novice, setup, turns, walking
from engine.templar.board import (
    BELLS,
    CARDS,
    CATEGORIES,
    FIRST_DOOR,
    FOR_STEPHANUS,
    PASSAGES,
    RESERVE,
    SORTS,
    STEPHANUS,
    WAREHOUSES,
)
from engine.templar.checks import broken
from engine.templar.tables import (
    BOX_COUNT,
    BOXES,
    DOOR_ID,
    EMPTY,
    HIDINGS,
    MAIN,
    NO_CARD,
    NOBODY,
    NOWHERE,
    PLACES,
    ROW,
    STOCK,
)
from engine.words import Text

ALL_CARDS = (1 << len(CARDS)) - 1
CARRIED_OUT = (harbour, novice, walking)  # the modules that register what the cards do


class Templar(State):
    """Lists by seat, and flat ones by seat and sort, seat and room, or box. A hand is a number with a bit per card."""

    GAME = "templar"
    EVENTS = events.EVENTS
    LISTS = (
        "score",
        "points",
        "hand",
        "chosen",
        "place",
        "supply",
        "reserve",
        "box",
        "free",
        "kind",
        "worth",
        "here",
        "covered",
        "bag",
        "deck",
        "rafael",
    )
    NESTED = ("piles", "warehouses")

    def __init__(self, seats: int, seed: int, options: dict[str, str]) -> None:
        super().__init__(seats, seed, options)
        self._set_up_table(seats)
        self._set_up_players(seats)
        self._set_up_turn()
        setup.fill_harbour(self)
        start = options["start"]
        self.start = self.rng.below(seats) if start == "random" else int(start)
        setup.begin(self)

    def _set_up_table(self, seats: int) -> None:
        self.remigius = self.vitus = self.severus = NOWHERE
        self.door = DOOR_ID[FIRST_DOOR]  # T9
        self.bag = setup.fill_bag(seats)  # tiles by sort
        self.warehouses: list[list[int]] = [[] for _ in WAREHOUSES]
        self.out = 0  # tiles out of play
        self.box = [EMPTY] * BOX_COUNT  # else owner * 2, and 1 more when scored
        self.free = [len(boxes) for boxes in BOXES]  # by hiding place
        self.kind = [hiding.sort for hiding in HIDINGS]  # what each hiding place is for; an empty ring area: NO_SORT

    def _set_up_players(self, seats: int) -> None:
        cards = ALL_CARDS if self.options["stephanus"] == "yes" else ALL_CARDS & ~(1 << STEPHANUS)  # T13
        self.score = [0] * seats
        self.points = [0] * (seats * len(CATEGORIES))
        self.hand = [cards] * seats
        self.piles: list[list[int]] = [[] for _ in range(seats)]
        self.chosen = [NO_CARD] * seats  # the first round's cards
        self.place = [MAIN] * seats  # T11
        self.supply = [0] * (seats * STOCK)
        self.reserve = list(RESERVE) * seats
        self.worth = [0] * (seats * ROW)  # by seat and room: points of the unscored treasures there
        self.here = [0] * (seats * ROW)  # by seat and room: own treasures there
        self.covered = [0] * seats  # rooms with own treasures
        self.deck: list[int] = []  # Rafael's cards face down, in no order: chance falls when one is turned
        self.rafael: list[int] = []  # his pile
        if seats == 2:  # T34
            figures = [card for card in range(len(CARDS)) if cards >> card & 1 and card != BELLS]
            self.deck = sorted([BELLS, *figures, *figures])

    def _set_up_turn(self) -> None:
        self.start = self.turn = 0
        self.round = 0
        self.card = NO_CARD  # being carried out
        self.left = 0  # steps or treasures
        self.path: tuple[int, ...] = ()
        self.may_take = 0
        self.carrying: tuple[int, int, int] | None = None  # a ring's owner, kind and origin
        self.to_turn: tuple[int, ...] = ()  # seats that must still turn a ring
        self.trigger = NOBODY
        self.last = 0  # 1 in the last round
        self.drawn = 0  # 1 once a tile was drawn this round
        self.quiet = 0  # rounds in a row without a tile drawn

    @classmethod
    def check_options(cls, options: dict[str, str], seats: int) -> dict[str, str]:
        """Settles whether Stephanus plays (T13); the start player must be at the table."""
        if options["start"] != "random" and int(options["start"]) >= seats:
            raise BadSetup(f"Seat {options['start']} can't start: the seats are 0 to {seats - 1}.")
        if seats == 5 and options["stephanus"] == "no":
            raise BadSetup("With five players Stephanus always takes part.")
        if options["stephanus"] == "auto":
            return {**options, "stephanus": "no" if seats == 3 else "yes"}
        return options

    # -- points ------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return self.score[:]

    def winners(self) -> list[int]:
        """Most points win; ties share (T33)."""
        if self.actor is not None:
            return []
        best = max(self.score)
        return [seat for seat, score in enumerate(self.score) if score == best]

    def breakdown(self) -> list[dict[str, int]]:
        """Stephanus has a line of his own only where he takes part (T13)."""
        width = len(CATEGORIES)
        played = [n for n in range(width) if n != FOR_STEPHANUS or self.options["stephanus"] == "yes"]
        return [{CATEGORIES[n]: self.points[seat * width + n] for n in played} for seat in range(self.seats)]

    def tell(self, event: Event) -> Text:
        return events.tell(event)

    def status(self) -> list[str]:
        return broken(self)

    # -- knowing -----------------------------------------------------------------------------------------------

    def deal_hidden(self, seat: int | None) -> None:
        """Only the first cards of others are hidden: bag and Rafael's deck have no order but the chance to come."""
        if self.step is turns.CHOOSE:
            for other, card in enumerate(self.chosen):
                if other != seat and card != NO_CARD:
                    self.chosen[other] = self.rng.choice(cards_of(self.hand[other]))

    def known_to(self, seat: int | None) -> dict[str, Any]:
        return {
            "start": self.start,
            "round": self.round,
            "phase": self._phase(),
            "turn": self.turn,
            "trigger": None if self.trigger == NOBODY else self.trigger,
            "last": bool(self.last),
            "remigius": place_or_none(self.remigius),
            "vitus": place_or_none(self.vitus),
            "severus": place_or_none(self.severus),
            "door": list(PASSAGES[self.door]),
            "rooms": self._rooms(),
            "warehouses": [
                {"room": most, "tiles": [SORTS[sort] for sort in tiles]}
                for tiles, most in zip(self.warehouses, WAREHOUSES, strict=True)
            ],
            "bag": sum(self.bag),
            "out": self.out,
            "players": [self._player(other, other == seat) for other in range(self.seats)],
            "rafael": self._rafael(),
            "decision": self._decision(),
            "points": self.breakdown(),
        }

    def _phase(self) -> str:
        if self.is_over:
            return "over"
        if self.last:
            return "last"
        return ("setup", "first", "play")[min(self.round, 2)]

    def _rooms(self) -> dict[str, Any]:
        rooms: dict[str, Any] = {str(room): {"chalices": [], "books": [], "rings": []} for room in range(1, ROW)}
        for h, hiding in enumerate(HIDINGS):
            boxes = [self._box(box, self.kind[h]) for box in hiding.boxes]
            room = rooms[str(hiding.room)]
            if hiding.sort == EMPTY:
                room["rings"].append(boxes)
            else:
                room["books" if SORTS[hiding.sort] == "book" else "chalices"] = boxes
        return rooms

    def _box(self, box: int, sort: int) -> dict[str, Any] | None:
        code = self.box[box]
        return None if code == EMPTY else {"owner": code >> 1, "sort": SORTS[sort], "scored": bool(code & 1)}

    def _player(self, seat: int, own: bool) -> dict[str, Any]:
        choosing = self.step is turns.CHOOSE and self.chosen[seat] != NO_CARD
        first = seat * STOCK
        facts = {
            "score": self.score[seat],
            "place": PLACES[self.place[seat]],
            "hand": [CARDS[card] for card in cards_of(self.hand[seat])],
            "pile": [CARDS[card] for card in self.piles[seat]],
            "top": CARDS[self.piles[seat][-1]] if self.piles[seat] else None,
            "supply": dict(zip(SORTS, self.supply[first : first + STOCK], strict=True)),
            "reserve": dict(zip(SORTS, self.reserve[first : first + STOCK], strict=True)),
            "chose": choosing,
            "rooms": self.covered[seat],
        }
        if own and choosing:
            facts["card_in_secret"] = CARDS[self.chosen[seat]]
        return facts

    def _rafael(self) -> dict[str, Any] | None:
        if self.seats > 2:
            return None
        pile = [CARDS[card] for card in self.rafael]
        return {"top": pile[-1] if pile else None, "pile": pile, "deck": len(self.deck)}

    def _decision(self) -> dict[str, Any]:
        """What is being carried out just now."""
        if self.card == NO_CARD:
            return {}
        facts: dict[str, Any] = {"card": CARDS[self.card], "left": self.left, "path": [PLACES[p] for p in self.path]}
        facts["carrying"] = None
        if self.carrying:
            owner, kind, origin = self.carrying
            facts["carrying"] = {"owner": owner, "sort": SORTS[kind], "from": origin}
        return facts


def cards_of(bits: int) -> list[int]:
    return [card for card in range(len(CARDS)) if bits >> card & 1]


def place_or_none(place: int) -> int | str | None:
    return None if place == NOWHERE else PLACES[place]
