"""How the log tells what happened."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.journey.board import CARDS, MISSIONS, SPACES
from engine.words import Sentence, Text, counted, ntext, sentence, term, text

CATEGORIES = {"seventh": term("seventh city")}  # the others are called what they are
PLACES = {1: term("first"), 2: term("second")}
TITLES: dict[str, Mapping[Any, str]] = {
    "card": CARDS,
    "mission": MISSIONS,
    "place": PLACES,
    "space": SPACES,
}


@dataclass(frozen=True, slots=True)
class Titled(Sentence):
    """A sentence that calls cards, missions, places and spaces by their names."""

    def tell(self, event: tuple[Any, ...]) -> Text:
        blanks = dict(zip(self.fields, event[1:], strict=True))
        for name in TITLES.keys() & blanks.keys():
            blanks[name] = TITLES[name].get(blanks[name], blanks[name])
        return Text(self.message, blanks)


def titled(plain: Sentence) -> Sentence:
    """Turns a sentence into a titled one."""
    return Titled(plain.fields, plain.message)


def _collected(seat: int, city: str, n: int) -> Text:
    if not n:
        return text("{seat} finds no gold in {city}.", seat=seat, city=city)
    return ntext(
        "{seat} collects {n} gold from {city}.", "{seat} collects {n} gold from {city}.", n, seat=seat, city=city
    )


def _taxed(seat: int, city: str, n: int) -> Text:
    return ntext(
        "Taxes: {seat} takes {n} more gold from {city}.",
        "Taxes: {seat} takes {n} more gold from {city}.",
        n,
        seat=seat,
        city=city,
    )


def _took(seat: int, city: str, n: int) -> Text:
    return ntext("{seat} takes {n} gold from {city}.", "{seat} takes {n} gold from {city}.", n, seat=seat, city=city)


def _paid(seat: int, n: int) -> Text:
    return ntext("{seat} pays {n} gold.", "{seat} pays {n} gold.", n, seat=seat)


def _dealt(city: str, n: int) -> Text:
    return ntext("{n} gold is brought to {city}.", "{n} gold is brought to {city}.", n, city=city)


def _scored(seat: int, category: str, n: int) -> Text:
    return ntext(
        "{seat} scores {n} point ({category}).",
        "{seat} scores {n} points ({category}).",
        n,
        seat=seat,
        category=CATEGORIES.get(category, category),
    )


def _left_behind(seat: int, city: str, n: int) -> Text:
    return ntext(
        "Left behind in {city}, a knight of {seat} goes to the temple.",
        "Left behind in {city}, {n} knights of {seat} go to the temple.",
        n,
        seat=seat,
        city=city,
    )


EVENTS: dict[str, Sentence] = {
    "first": sentence("seat", "{seat} holds the marker first."),
    "placed": sentence("seat city", "{seat} places a knight in {city}."),
    "stationed": sentence("seat city", "{seat} puts a Templar into {city}."),
    "pope": titled(sentence("seat space", "{seat} moves the Pope to {space}.")),
    "removed": sentence("seat owner city", "{seat} removes a knight of {owner} from {city}: it goes to the temple."),
    "leader": sentence("seat other", "Leader: {seat} hands the marker to {other}."),
    "chose": sentence("seat", "{seat} lays a card face down."),
    "revealed": titled(sentence("seat card", "{seat} reveals: {card}.")),
    "punished": titled(sentence("seat card", "Too many had the same idea: {seat} suffers the penalty of {card}.")),
    "nothing": titled(sentence("seat card", "{card}: {seat} finds nothing to do.")),
    "collected": counted("seat city n", _collected),
    "taxed": counted("seat city n", _taxed),
    "paid": counted("seat n", _paid),
    "threw": sentence("seat side", "{seat} throws the chance marker: {side}."),
    "new chance": sentence("seat", "New Chance: {seat} sends a temple knight home and throws again."),
    "exchanged": sentence("seat owner city", "{seat} takes the place of a knight of {owner} in {city}."),
    "moved": sentence("seat from_city city", "{seat} moves a Templar from {from_city} to {city}."),
    "took": counted("seat city n", _took),
    "swapped": sentence("seat city other_city", "{seat} swaps the edicts of {city} and {other_city}."),
    "vetoed": sentence("seat other", "Veto: {seat} stops the swap of {other}."),
    "lost": sentence("seat city", "Penalty: {seat} loses a knight from {city} to the temple."),
    "marker": sentence("seat", "The marker goes to {seat}."),
    "shipping": sentence("round", "The ships are ready: a shipping round begins."),
    "edict": sentence("seat city", "{seat} has the most knights in {city} and takes its edict."),
    "edict gone": sentence("city", "Nobody has the most knights in {city}: its edict leaves the game."),
    "full city": sentence("seat city", "{city} is full: an honour for {seat}."),
    "boarded": sentence("seat city ship", "A knight of {seat} boards the ship of {city}."),
    "to temple": counted("seat city n", _left_behind),
    "scored": counted("seat category n", _scored),
    "gold dealt": counted("city n", _dealt),
    "round": sentence("round", "A new action round begins."),
    "seventh": sentence("city", "The seventh city is {city}."),
    "mission": titled(sentence("mission seat place points", "Mission, {mission}: {seat} takes {place} place.")),
    "won": sentence("seat", "{seat} wins."),
}
