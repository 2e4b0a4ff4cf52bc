"""The position of a game of Templars' Journey, what moves in it, and how one decision leads to the next."""

from __future__ import annotations

from typing import Any

from engine.core import BadSetup, State
from engine.journey import board, cards, gold, knights, pope, scoring, setup, templars, view
from engine.journey.board import CATEGORIES, CITIES, EDICTS, FLAGS, KNIGHTS, MISSIONS
from engine.journey.events import EVENTS
from engine.journey.tables import ALL, CLOCKWISE, FAMILY, RISKY

BEGIN = {1: gold.begin, 2: gold.begin, 3: knights.begin, 4: knights.begin, 5: templars.begin, 6: templars.begin}


class Journey(State):
    """Cities, missions and ships are numbers (places in the tables of `board`); -1 is none."""

    GAME = "journey"
    EVENTS = EVENTS
    LISTS = (
        *("gold", "spaces", "free", "templars", "supply", "temple", "purse"),
        *("edicts", "owners", "sailed", "mission", "cards", "punished"),
    )
    NESTED = ("knights", "boarded", "points")

    def __init__(self, seats: int, seed: int, options: dict[str, str]) -> None:
        super().__init__(seats, seed, options)
        self._lay_out()
        self._equip()
        self._deal_missions()
        start = options["start"]
        self.first = self.rng.below(seats) if start == "random" else int(start)  # J12
        self.round = 0
        self.pope = "start"
        self.placed = 0  # knights and Templars set up so far
        self.cards = [0] * seats  # chosen this action; 0: not yet
        self.punished = [0] * seats
        self.order: tuple[int, ...] = ()  # seats as their cards act; empty until the cards are revealed
        self.acted = 0  # how many of these are done
        self._clear_card()
        self.events.append(("first", self.first))
        self.step, self.actor = setup.KNIGHT, self.first

    def _lay_out(self) -> None:
        """J7–J9: edicts, city tiles and gold."""
        cities = list(ALL)
        self.rng.shuffle(cities)
        self.edicts = cities[:EDICTS]
        self.owners = [-1] * len(CITIES)  # who has won a city's edict
        tiles = list(board.TILES)
        self.rng.shuffle(tiles)
        self.spaces = [0] * len(CITIES)  # knight spaces of the tile; 0: no tile (any more)
        for city, spaces in zip(self.edicts, tiles, strict=True):
            self.spaces[city] = spaces
        self.free = self.spaces[:]  # spaces without a knight
        self.knights = [[0] * self.seats for _ in ALL]
        self.gold = [0] * len(CITIES)
        self.deal_gold(0)
        self.sailed = [-1] * len(board.BERTHS)  # the city whose knights a ship carries
        self.boarded: list[list[int]] = [[] for _ in board.BERTHS]

    def _equip(self) -> None:
        """J10: what each player has."""
        self.supply = [KNIGHTS] * self.seats
        self.temple = [0] * self.seats
        self.purse = [board.PURSE] * self.seats
        self.templars: list[tuple[int, ...]] = [()] * self.seats  # territories, sorted
        self.points = [[0] * len(CATEGORIES) for _ in range(self.seats)]

    def _deal_missions(self) -> None:
        """J11: one secret mission each, the rest of five open; three are never seen."""
        missions = list(range(len(MISSIONS)))
        self.rng.shuffle(missions)
        in_play = missions[board.UNUSED_MISSIONS :]
        self.mission = in_play[: self.seats]
        self.open = tuple(sorted(in_play[self.seats :]))

    @classmethod
    def check_options(cls, options: dict[str, str], seats: int) -> dict[str, str]:
        if options["start"] != "random" and int(options["start"]) >= seats:
            raise BadSetup(f"Seat {options['start']} can't start: the seats are 0 to {seats - 1}.")
        return options

    # -- what moves ----------------------------------------------------------------------------------------

    @property
    def flag(self) -> str | None:
        """The colour of the flag the Pope stands at."""
        return FLAGS[self.pope]

    def can_place(self, seat: int, city: int) -> bool:
        """A free space, and a knight to put there."""
        return self.free[city] > 0 and self.supply[seat] > 0

    def has_foes(self, seat: int, city: int) -> bool:
        """Other players' knights in a city."""
        return self.spaces[city] - self.free[city] > self.knights[city][seat]

    def place(self, seat: int, city: int) -> None:
        """A knight goes from the supply into a city."""
        self.supply[seat] -= 1
        self.free[city] -= 1
        self.knights[city][seat] += 1
        self.events.append(("placed", seat, CITIES[city]))

    def to_temple(self, owner: int, city: int) -> None:
        """J30: a knight that leaves a city for no ship goes to its owner's temple."""
        self.knights[city][owner] -= 1
        self.free[city] += 1
        self.temple[owner] += 1

    def remove(self, seat: int, owner: int, city: int) -> None:
        """One player's knight is removed by another."""
        self.to_temple(owner, city)
        self.events.append(("removed", seat, owner, CITIES[city]))

    def take(self, seat: int, city: int, limit: int) -> int:
        """Gold from a territory, up to a limit; returns how much there was."""
        amount = min(limit, self.gold[city])
        self.gold[city] -= amount
        self.purse[seat] += amount
        return amount

    def pay(self, seat: int, amount: int) -> None:
        """Gold back into the common supply."""
        self.purse[seat] -= amount
        self.spent += amount
        self.events.append(("paid", seat, amount))

    def spend_favour(self, seat: int, knights: int) -> None:
        """Knights go from the temple back to the supply: the price of the Pope's favours."""
        self.temple[seat] -= knights
        self.supply[seat] += knights

    def award(self, seat: int, category: int, points: int) -> None:
        """Points, told apart by where they come from."""
        self.points[seat][category] += points
        self.events.append(("scored", seat, CATEGORIES[category], points))

    def deal_gold(self, deal: int) -> None:
        """J9, J34: gold on top of what lies in the territories."""
        amounts = board.GOLD[self.seats][deal]
        for city in ALL:
            amount = amounts[0] if self.spaces[city] else amounts[1]
            self.gold[city] += amount
            self.events.append(("gold dealt", CITIES[city], amount))

    # -- how it goes on ------------------------------------------------------------------------------------

    def begin_action(self) -> None:
        """J15: the first player moves the Pope."""
        self.step, self.actor = pope.POPE, self.first

    def choose_cards(self) -> None:
        """J19: from the first player on, everybody lays a card face down."""
        self.step, self.actor = cards.CHOOSE, self.first

    def reveal(self) -> None:
        """J19, J20, J22: the cards are turned up; order and penalties are settled."""
        chosen = self.cards
        self.reveals += 1
        self.order = tuple(sorted(CLOCKWISE[self.seats][self.first], key=chosen.__getitem__))
        self.acted = 0
        self.events.extend([("revealed", seat, chosen[seat]) for seat in self.order])
        families = [FAMILY[card] for card in chosen]
        crowd = board.CROWD[self.seats]
        for seat in self.order:
            if chosen[seat] in RISKY and families.count(families[seat]) >= crowd:
                self.punished[seat] = 1
                self.events.append(("punished", seat, chosen[seat]))
        self._next_card()

    def _next_card(self) -> None:
        """The next card in order acts; a card with which nothing can be done is told and done with."""
        if self.acted == self.seats:
            self._end_action()
            return
        self.actor = seat = self.order[self.acted]
        if not BEGIN[self.cards[seat]](self):
            self.events.append(("nothing", seat, self.cards[seat]))
            self.end_card()

    def end_card(self) -> None:
        """A card's own part is over: a penalty ends with the loss of a knight (J29), then the next card acts."""
        self.actor = seat = self.order[self.acted]
        if self.punished[seat] and any(row[seat] for row in self.knights):
            self.step = cards.LOSE
        else:
            self.finish_card()

    def finish_card(self) -> None:
        """Nothing more to do with this card."""
        self.acted += 1
        self._clear_card()
        self._next_card()

    def _clear_card(self) -> None:
        """What a card in action keeps in mind."""
        self.city = -1  # the city of cards 3 and 4, or where the moving Templar stands
        self.spent = 0
        self.chances = 0  # New Chances used
        self.path: tuple[int, ...] = ()  # territories entered
        self.other = -1  # the edict to swap with

    def _end_action(self) -> None:
        """J21: cards back to hand, the marker goes clockwise."""
        self.cards = [0] * self.seats
        self.punished = [0] * self.seats
        self.order = ()
        self.acted = 0
        self.first = (self.first + 1) % self.seats
        self.events.append(("marker", self.first))
        self.begin_action()

    # -- scores, secrets, soundness ------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [sum(points) for points in self.points]

    def winners(self) -> list[int]:
        return scoring.winners(self) if self.is_over else []

    def breakdown(self) -> list[dict[str, int]]:
        """In the end the missions are told one by one."""
        parts = [dict(zip(CATEGORIES, points, strict=True)) for points in self.points]
        if not self.is_over:
            return parts
        return [
            {name: points for name, points in part.items() if name != CATEGORIES[scoring.MISSION]} | given
            for part, given in zip(parts, scoring.by_mission(self), strict=True)
        ]

    def known_to(self, seat: int | None) -> dict[str, Any]:
        return view.known_to(self, seat)

    def deal_hidden(self, seat: int | None) -> None:
        """Other seats' missions and face-down cards: any that fit what `seat` sees are as likely."""
        if self.is_over:
            return
        own = [] if seat is None else [self.mission[seat]]
        unknown = [mission for mission in range(len(MISSIONS)) if mission not in own and mission not in self.open]
        self.rng.shuffle(unknown)
        for other in range(self.seats):
            if other != seat:
                self.mission[other] = unknown.pop()
                if self.cards[other] and not self.order:
                    self.cards[other] = 1 + self.rng.below(len(board.CARDS))

    def status(self) -> list[str]:
        return view.problems(self)
