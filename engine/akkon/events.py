"""How the log tells what happened."""

from __future__ import annotations

from engine.words import Text, counted, ntext, sentence, term, text

THE = {  # a knight within a sentence, as somebody puts, sends or turns it up (German: accusative)
    "5": term("the 5"),
    "6": term("the 6"),
    "7": term("the 7"),
    "8": term("the 8"),
    "Mercenary": term("the Mercenary"),
    "Greymantle": term("the Greymantle"),
    "Chaplain": term("the Chaplain"),
    "Seneschal": term("the Seneschal"),
}


def _bid_open(seat: int, city: str, knight: str) -> Text:
    return text("{seat} puts {knight} openly on {city}.", seat=seat, city=city, knight=THE[knight])


def _revealed(seat: int, city: str, knight: str, _owner: int) -> Text:
    return text("{seat} turns up {knight} on {city}.", seat=seat, city=city, knight=THE[knight])


EVENTS = {
    "round": sentence("n", "Round {n} begins."),
    "start": sentence("seat", "{seat} leads the round with the Seneschal."),
    "borrowed": counted(
        "seat foe n",
        lambda seat, foe, n: ntext(
            "{seat} borrows a knight of {foe}.", "{seat} borrows {n} knights of {foe}.", n, seat=seat, foe=foe
        ),
    ),
    "lapsed": sentence("seat foe", "{foe} has no more knights to lend: {seat} goes without."),
    "bid": counted(
        "seat city n",
        lambda seat, city, n: ntext(
            "{seat} puts a knight face down on {city}.",
            "{seat} puts {n} knights face down on {city}.",
            n,
            seat=seat,
            city=city,
        ),
    ),
    "bid open": counted("seat city knight", _bid_open),
    "opened": sentence("city", "From now on bids on {city} are open."),
    "passed": sentence("seat", "{seat} passes."),
    "spent": sentence("seat", "{seat} has no knights left to bid."),
    "revealed": counted("seat city knight owner", _revealed),
    "on loan": sentence("seat owner", "That knight of {seat} is on loan from {owner}."),
    "total": sentence("seat city n", "{seat} has bid {n} on {city}."),
    "won card": sentence("seat city card", "{seat} wins {card} in {city}."),
    "tie": sentence("city", "The highest bids on {city} are equal: the card stays."),
    "no bid": sentence("city", "Nobody wins the card of {city}."),
    "flipped": sentence("city card", "Now on top of the deck of {city}: {card}."),
    "deck empty": sentence("city", "The deck of {city} is empty: this is the last round."),
    "no card": sentence("seat", "{seat} plays no card."),
    "played": sentence("seat card city", "{seat} plays {card} of {city}."),
    "paid": counted(
        "seat city n",
        lambda seat, city, n: ntext(
            "{seat} pays with a knight, who goes to {city}.",
            "{seat} pays with {n} knights, who go to {city}.",
            n,
            seat=seat,
            city=city,
        ),
    ),
    "up": sentence("seat track n", "{seat} goes up {n} on {track}."),
    "down": sentence("seat track n", "{seat} goes down {n} on {track}."),
    "named": sentence("seat foe", "{seat} names {foe} as the opponent."),
    "drew": sentence("seat city card", "{seat} takes {card} from the deck of {city}."),
    "discarded": sentence("seat card", "{seat} discards {card}."),
    "privilege": sentence("seat track", "{seat} now holds the privilege of {track}."),
    "unheld": sentence("track", "Nobody holds the privilege of {track} any more."),
    "privilege used": sentence("seat track", "{seat} makes use of the privilege of {track}."),
    "returned": counted(
        "seat n",
        lambda seat, n: ntext(
            "A lent knight comes home to {seat}.", "{n} lent knights come home to {seat}.", n, seat=seat
        ),
    ),
    "stale": sentence("city card", "No deck lost a card this round: {card} of {city} is discarded."),
    "won": sentence("seat", "{seat} wins."),
}
