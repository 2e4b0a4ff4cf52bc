"""How the log tells what happened."""

from __future__ import annotations

from engine.words import sentence

EVENTS = {
    "round": sentence("n", "Round {n} begins."),
    "start": sentence("seat", "{seat} leads the round with the Seneschal."),
    "borrowed": sentence("seat foe n", "{seat} borrows knights of {foe}: {n}."),
    "lapsed": sentence("seat foe", "{foe} has no more knights to lend: {seat} goes without."),
    "bid": sentence("seat city n", "{seat} puts a knight face down on {city}."),
    "bid open": sentence("seat city knight", "{seat} puts a knight openly on {city}: {knight}."),
    "opened": sentence("city", "The Seneschal rides into {city}: from now on bids there are open."),
    "passed": sentence("seat", "{seat} passes."),
    "spent": sentence("seat", "{seat} has no knights left to bid."),
    "revealed": sentence("seat city knight owner", "{seat} turns up on {city}: {knight}."),
    "on loan": sentence("seat owner", "That knight of {seat} is on loan from {owner}."),
    "total": sentence("seat city n", "{seat} has bid {n} on {city}."),
    "won card": sentence("seat city card", "{seat} wins {card} in {city}."),
    "tie": sentence("city", "The highest bids on {city} are equal: the card stays."),
    "no bid": sentence("city", "Nobody wins the card of {city}."),
    "flipped": sentence("city card", "Now on top of the deck of {city}: {card}."),
    "deck empty": sentence("city", "The deck of {city} is empty: this is the last round."),
    "played": sentence("seat card city", "{seat} plays {card} of {city}."),
    "paid": sentence("seat city n", "{seat} sends knights to {city} as payment: {n}."),
    "up": sentence("seat track n", "{seat} goes up on {track} by {n}."),
    "down": sentence("seat track n", "{seat} goes down on {track} by {n}."),
    "named": sentence("seat foe", "{seat} names {foe}."),
    "drew": sentence("seat city card", "{seat} takes {card} from the deck of {city}."),
    "discarded": sentence("seat card", "{seat} discards {card}."),
    "privilege": sentence("seat track", "{seat} now holds the privilege of {track}."),
    "unheld": sentence("track", "Nobody holds the privilege of {track} any more."),
    "privilege used": sentence("seat track", "{seat} makes use of the privilege of {track}."),
    "returned": sentence("seat n", "Lent knights come home to {seat}: {n}."),
    "stale": sentence("city card", "No deck lost a card this round: {card} of {city} is discarded."),
    "won": sentence("seat", "{seat} wins the game."),
}
