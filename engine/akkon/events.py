"""How the log tells what happened."""

from __future__ import annotations

from engine.words import counted, ntext, sentence

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
    "bid": sentence("seat city n", "{seat} puts a knight face down on {city}."),
    "bid open": sentence("seat city knight", "{seat} puts {knight} openly on {city}."),
    "opened": sentence("city", "The Seneschal rides into {city}: from now on bids there are open."),
    "passed": sentence("seat", "{seat} passes."),
    "spent": sentence("seat", "{seat} has no knights left to bid."),
    "revealed": sentence("seat city knight owner", "{seat} turns up {knight} on {city}."),
    "on loan": sentence("seat owner", "That knight of {seat} is on loan from {owner}."),
    "total": sentence("seat city n", "{seat} has bid {n} on {city}."),
    "won card": sentence("seat city card", "{seat} wins {card} in {city}."),
    "tie": sentence("city", "The highest bids on {city} are equal: the card stays."),
    "no bid": sentence("city", "Nobody wins the card of {city}."),
    "flipped": sentence("city card", "Now on top of the deck of {city}: {card}."),
    "deck empty": sentence("city", "The deck of {city} is empty: this is the last round."),
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
    "named": sentence("seat foe", "{seat} names {foe}."),
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
    "won": sentence("seat", "{seat} wins the game."),
}
