"""How the log tells what happened, and how rooms and treasures are called."""

from __future__ import annotations

from collections.abc import Callable

from engine.core import Event
from engine.templar.board import CHURCH, FIRST_RINGS, RINGS, SORTS
from engine.words import Counted, Sentence, Text, counted, ntext, sentence, text


def _admired(seat: int, n: int) -> Text:
    if not n:
        return text("{seat} shows the illustrations, but nobody is there.", seat=seat)
    return ntext(
        "{seat} shows the illustrations to one admirer.",
        "{seat} shows the illustrations to {n} admirers.",
        n,
        seat=seat,
    )


def _single(seat: int, single: str) -> Text:
    one, two = (treasure(SORTS[kind], FIRST_RINGS) for kind in RINGS if SORTS[kind] != single)
    return text(
        "{seat} starts with {one}, {two} and {treasure}.", seat=seat, one=one, two=two, treasure=treasure(single)
    )


def _took(seat: int, owner: int, sort: str, room: int) -> Text:
    ring, place = treasure(sort), place_name(room)
    if seat == owner:
        return text("{seat} takes {treasure} of their own from {room}.", seat=seat, treasure=ring, room=place)
    return text("{seat} takes {treasure} of {owner} from {room}.", seat=seat, owner=owner, treasure=ring, room=place)


def _put(seat: int, owner: int, sort: str, room: int) -> Text:
    if seat == owner:
        return text("{seat} puts the ring down in {room}.", seat=seat, room=place_name(room))
    ring, place = treasure(sort), place_name(room)
    return text("{seat} puts {treasure} of {owner} down in {room}.", seat=seat, owner=owner, treasure=ring, room=place)


def _gained(seat: int, sort: str, n: int) -> Text:
    return text("{seat} gains {treasure}.", seat=seat, treasure=treasure(sort, n))


def _scored(seat: int, category: str, n: int) -> Text:
    return ntext(
        "{seat} scores {n} point ({category}).",
        "{seat} scores {n} points ({category}).",
        n,
        seat=seat,
        category=category,
    )


EVENTS: dict[str, Sentence] = {
    "abbot": sentence("seat room", "{seat} puts Remigius into {room}."),
    "spy": sentence("seat room", "{seat} puts Vitus into {room}."),
    "prior": sentence("seat room", "{seat} puts Severus into {room}."),
    "single": counted("seat treasure", _single),
    "chose": sentence("seat", "{seat} chooses a first card."),
    "played": sentence("seat card", "{seat} plays {card}."),
    "portal": sentence("seat portal", "{seat} comes back from the harbour to the {portal} portal."),
    "walked": sentence("seat from to", "{seat} walks from {from} to {to}."),
    "hid": sentence("seat treasure room", "{seat} hides {treasure} in {room}."),
    "took": counted("seat owner treasure room", _took),
    "put": counted("seat owner treasure room", _put),
    "warehouse": sentence("seat n", "{seat} goes to warehouse {n}."),
    "gained": counted("seat treasure n", _gained),
    "admired": counted("seat n", _admired),
    "door": sentence("seat from to", "{seat} shuts the door between {from} and {to}."),
    "severus": sentence("from to", "Severus walks from {from} to {to}."),
    "remigius": sentence("from to", "Remigius walks from {from} to {to}."),
    "vitus": sentence("from to", "Vitus follows from {from} to {to}."),
    "room scored": sentence("room", "Remigius inspects {room}."),
    "no scoring": sentence("room", "Severus looks on in {room}: nothing is scored."),
    "scored": counted("seat category n", _scored),
    "turned": sentence("seat treasure room", "{seat} turns over {treasure} in {room}."),
    "tile": sentence("treasure n", "A tile with {treasure} arrives in warehouse {n}."),
    "tile lost": sentence("treasure", "No warehouse has room for {treasure}: the tile leaves the game."),
    "took back": sentence("seat n", "{seat} takes all cards back to hand ({n})."),
    "rafael": sentence("card", "Rafael turns up {card}."),
    "rafael shuffles": sentence("", "Rafael rings the bells and shuffles all his cards."),
    "last round": sentence("seat reason", "The last round begins: {reason}. {seat} will have the very last turn."),
    "announced": sentence("seat", "{seat} announces treasures in all thirteen rooms."),
    "won": sentence("seat", "{seat} wins."),
}

COUNTED: dict[str, Callable[[int], Text]] = {
    "book": lambda n: ntext("a book", "{n} books", n),
    "chalice": lambda n: ntext("a chalice", "{n} chalices", n),
    "oval": lambda n: ntext("an oval ring", "{n} oval rings", n),
    "round": lambda n: ntext("a round ring", "{n} round rings", n),
    "square": lambda n: ntext("a square ring", "{n} square rings", n),
}


def treasure(sort: str, n: int = 1) -> Text:
    return COUNTED[sort](n)


def place_name(place: int | str, capital: bool = False) -> Text:
    """A room or the outside of a portal, within a sentence or at its beginning."""
    if place in (0, "main"):
        return text("the main portal")
    if place in (14, "side"):
        return text("the side portal")
    if place == CHURCH:
        return text("The church") if capital else text("the church")
    return text("Room {number}", number=place) if capital else text("room {number}", number=place)


WORDED: dict[str, Callable[..., Text]] = {
    "room": place_name,
    "from": place_name,
    "to": place_name,
    "treasure": treasure,
}


def tell(event: Event) -> Text:
    """The log line of an event, with rooms and treasures called by their names."""
    sentence = EVENTS[event[0]]
    line = sentence.tell(event)
    if isinstance(sentence, Counted):
        return line  # made of words already
    blanks = {name: WORDED[name](value) if name in WORDED else value for name, value in line.blanks.items()}
    return Text(line.message, blanks)
