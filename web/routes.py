"""Addresses of the page: what stands after the # and what it means. Links are hostile until parsed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from urllib.parse import parse_qsl, quote, unquote, urlencode

import engine
from engine.words import term

KINDS = ("human", "random", "squire", "knight", "master")
SPEEDS = ("slow", "normal", "fast", "instant")
PAGES = ("new", "play", "rules")
NAME_LENGTH = 24


class BadRoute(ValueError):
    """A link that leads nowhere, and why, in one sentence."""


@dataclass(frozen=True)
class Route:
    """Where the page is. `seats` and what follows matter for a game only."""

    page: str = "home"
    game: str = ""
    seats: tuple[str, ...] = ()
    seed: int | None = None
    names: tuple[str, ...] = ()
    colours: tuple[int, ...] = ()
    speed: str = ""
    options: Mapping[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        """The hash of this route; `parse` reads it back."""
        if self.page == "home":
            return "#/"
        if self.page != "play":
            return f"#/{self.page}/{self.game}" if self.game else f"#/{self.page}"
        return f"#/play/{self.game}?{self._query()}"

    def _query(self) -> str:
        facts: dict[str, object] = {"seats": ",".join(self.seats)}
        facts |= {"seed": self.seed} if self.seed is not None else {}
        facts |= {"names": ",".join(quote(name, safe="") for name in self.names)} if self.names else {}
        facts |= {"colours": ",".join(map(str, self.colours))} if self.colours else {}
        facts |= {"speed": self.speed} if self.speed else {}
        return urlencode({**facts, **self.options}, safe=",")


def parse(fragment: str) -> Route:
    """Reads a hash; BadRoute if it makes no sense."""
    path, _, query = fragment.removeprefix("#").partition("?")
    parts = [part for part in path.split("/") if part]
    if not parts:
        return Route()
    if parts == ["replay"]:
        return Route("replay")
    if len(parts) != 2 or parts[0] not in PAGES:
        raise BadRoute(term("This address leads nowhere."))
    page, game = parts
    if game not in engine.GAMES:
        raise BadRoute(term("There is no such game."))
    return _game_route(game, dict(parse_qsl(query))) if page == "play" else Route(page, game)


def _game_route(game: str, query: dict[str, str]) -> Route:
    seats = tuple(query.pop("seats", "human,knight,knight").split(","))
    if any(kind not in KINDS for kind in seats):
        raise BadRoute(term("A seat is human, random, squire, knight or master."))
    seed, speed = query.pop("seed", ""), query.pop("speed", "")
    if seed and not (seed.isascii() and seed.isdigit() and len(seed) < 19):
        raise BadRoute(term("The seed is a whole number of at most eighteen digits."))
    if speed and speed not in SPEEDS:
        raise BadRoute(term("The speed is slow, normal, fast or instant."))
    names = _names(query.pop("names", ""), len(seats))
    colours = _colours(query.pop("colours", ""), len(seats))
    try:
        engine.new_game(game, len(seats), 0, query)
    except engine.BadSetup as problem:
        raise BadRoute(str(problem)) from None
    return Route("play", game, seats, int(seed) if seed else None, names, colours, speed, query)


def _names(text: str, seats: int) -> tuple[str, ...]:
    if not text:
        return ()
    names = tuple(unquote(name)[:NAME_LENGTH].strip() for name in text.split(","))
    if len(names) != seats:
        raise BadRoute(term("The link names another number of players than it seats."))
    return names


def _colours(text: str, seats: int) -> tuple[int, ...]:
    if not text:
        return ()
    colours = tuple(int(part) if part in {"0", "1", "2", "3", "4"} else -1 for part in text.split(","))
    if len(colours) != seats or len(set(colours)) != seats or -1 in colours:
        raise BadRoute(term("Every player needs a colour of their own, from 0 to 4."))
    return colours
