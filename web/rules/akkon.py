"""The rules of Akkon in our own words. A chapter bears the id of the rule its prompts point to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from engine.akkon.board import CITIES, TRACKS
from engine.words import term
from web.views.akkon.roll import roll
from web.views.draw import Markup
from web.views.parts import Say

Chapter = tuple[str, str, Sequence[str | Callable[[Say], Markup]]]
"""Rule id, heading, paragraphs; what is no running text sets itself."""


RULES: list[Chapter] = [
    (
        "A1",
        term("The aim"),
        (
            term(
                "Four standards stand for what a lord in the Holy Land can win: gold, faith, power and prestige. Your shield climbs each of them from 0 to 13 and starts at 2."
            ),
            term(
                "In the end only two of your four values count: your highest and your lowest, added together. One great strength is worth little beside a great weakness."
            ),
            term("No shield ever leaves its standard: what would go above 13 or below 0 is lost."),
        ),
    ),
    (
        "A2",
        term("The table"),
        (
            term(
                "Six cities line the coast: Tyrus, Jaffa, Caesarea, Sidon, Jerusalem and Akkon. Each has a deck of ten cards whose top card lies open on its banner, and a bidding ground before it."
            ),
            term(
                "Besides, every city has two start cards. These are shuffled together; each player gets two of them openly, the rest stay out of the game."
            ),
            term("A round has three parts: bidding, playing cards, and the end of the round."),
        ),
    ),
    (
        "A4",
        term("The knights"),
        (
            term("Everybody leads the same seven knights. Four are simply worth 5, 6, 7 and 8."),
            term("The Mercenary is worth 2, and 2 more for every other knight on the same ground, whoever sent it."),
            term(
                "The Greymantle is worth nothing, but doubles all other knights of the same player on the ground. Alone it wins nothing."
            ),
            term(
                "The Chaplain is worth nothing and can’t win a card, but makes the cards of that city cheaper for you."
            ),
            term("The Seneschal is worth 4 and rides with the start player of the round as an eighth knight."),
        ),
    ),
    (
        "A6",
        term("Bidding"),
        (
            term(
                "From the start player clockwise, each turn you either put one or more of your knights face down on one ground, or pass. Who has passed, or has no knights left, is out of this bidding. It ends when everybody is."
            ),
            term("Keep knights back: those still in camp pay for cards afterwards."),
            term(
                "Once your turn is over you may not look at your own bids again, unless the table plays with own bids shown."
            ),
            term("Your Mercenary and your Greymantle never stand on the same ground."),
            term(
                "Where the Seneschal stands, bids are open: those already there are turned up, and whatever follows is put down face up."
            ),
        ),
    ),
    (
        "A11",
        term("Who wins a card"),
        (
            term(
                "When all have passed, every bid is turned up. On each ground the highest total above 0 takes the open card into the hand. The next card of the deck is turned up in its place."
            ),
            term("If the highest totals are equal, nobody takes the card and it stays where it is."),
            term("The knights stay on the grounds until the round ends, whether they have won or not."),
            term(
                "Examples: 8 and Mercenary against a 7 are 8 + 2 + 2 + 2 = 14. A 6 and a 5 with the Greymantle are 22. Seneschal, 8 and Greymantle are 24."
            ),
        ),
    ),
    (
        "A12",
        term("Playing cards"),
        (
            term(
                "From the start player clockwise, everybody has one card turn. You play as many of your hand cards as you like, one after another, cards you have just drawn included."
            ),
            term(
                "A card costs as many knights as it says. They ride from your camp to that city’s ground; only their number counts, so the page picks them for you."
            ),
            term(
                "If your Chaplain was bid on a city, every card of that city costs you one knight less, even nothing. A Chaplain that rides as payment gives nothing."
            ),
        ),
    ),
    (
        "A14",
        term("What cards do"),
        (
            term(
                "A card is carried out at once and as far as possible. That you can’t lose anything more on a track doesn’t stop the rest."
            ),
            term("Where it says any track you choose one; another track means a different one."),
            term("Where it speaks of a foe you name one opponent, who may stand at 0 already."),
            term(
                "Played cards lie before you until the round ends and then go to the open discard. They never come back."
            ),
        ),
    ),
    (
        "A15",
        term("The hand"),
        (
            term("At the end of your card turn you discard down to five cards of your choice."),
            term(
                "Every card comes openly to a hand, so whoever watched knows the hands of all. The page remembers it for you."
            ),
        ),
    ),
    (
        "A25",
        term("Borrowed knights"),
        (
            term(
                "Some cards borrow knights of a foe whom you name when you play the card. At the start of the next round that many are drawn at random from the foe’s seven. You see which they are, the foe sees which are missing, the others only how many."
            ),
            term("They are yours to bid and to pay with for that round and ride home at its end."),
            term(
                "Nobody is left with fewer than four own knights, the Seneschal is never lent, and in the last round nothing is borrowed any more."
            ),
            term("Two Greymantles of one player double no more than one, and two Chaplains save no more than one."),
        ),
    ),
    (
        "A28",
        term("Drawing cards"),
        (
            term(
                "A card that draws, and the privilege of prestige, take the open top card of any deck that still has cards. This may empty the deck."
            ),
        ),
    ),
    (
        "A18",
        term("Privileges"),
        (
            term(
                "At the end of a round, whoever stands alone at the top of a standard holds its privilege for the next round. If two share the top, nobody holds it. In the first round there are none."
            ),
        ),
    ),
    (
        "A21",
        term("The privilege of gold"),
        (
            term(
                "Once a round, one of your cards costs a knight less, even nothing. It adds to the Chaplain. The page uses it at the first card that costs something."
            ),
        ),
    ),
    (
        "A22",
        term("The privilege of faith"),
        (
            term(
                "When you play your second card of the same city in one card turn, you go up by 1 on a track of your choice, once a round. Start cards count for their city."
            ),
        ),
    ),
    (
        "A23",
        term("The privilege of power"),
        (term("If the highest bids are equal and yours is one of them, you win the card."),),
    ),
    (
        "A24",
        term("The privilege of prestige"),
        (term("Once in your card turn you may discard a hand card and take the top card of any deck, at no cost."),),
    ),
    (
        "A17",
        term("The end of a round"),
        (
            term("All knights ride home. If the game isn’t over, privileges are given anew."),
            term("The start player’s place and the Seneschal go to the next player clockwise."),
            term(
                "If not one card has left a deck in a round, the top cards of all decks are discarded: so no game can stand still."
            ),
        ),
    ),
    (
        "A19",
        term("The end of the game"),
        (
            term(
                "The round in which a deck runs out is the last one; it is played to its end. Then highest plus lowest value decides."
            ),
            term(
                "If that is equal, the second-highest of the four values decides; if that is equal too, the victory is shared. Example: 13, 9, 4, 2 and 11, 4, 4, 4 both make 15; the first wins by 9 over 4."
            ),
        ),
    ),
    (
        "A26",
        term("All cards"),
        (
            term(
                "The number beside the helm is what a card costs in knights. The last of each city is its start card."
            ),
            *(partial(roll, city) for city in CITIES),
        ),
    ),
]

CAPTIONS: dict[str, str] = {
    "A1": term("Power is the highest, faith the lowest; gold and prestige do not count."),
    "A12": term("A card for two knights, with the Chaplain for one."),
    "A25": term("The badge shows whose knight it is."),
}
"""What is said under the figure of a chapter."""
LEGENDS: dict[str, tuple[str, ...]] = {
    "A2": CITIES,
    "A4": (*4 * (term("Knight"),), term("Mercenary"), term("Greymantle"), term("Chaplain"), term("Seneschal")),
    "A6": (term("bids face down"), term("open bids")),
    "A14": (
        *TRACKS, term("any track"), term("another track"), term("the highest track"), term("a foe"), term("borrowed knights"),
        term("draw a card"),
    ),
    "A18": (term("held"), term("held by nobody")),
}  # fmt: skip
"""The names of a chapter's small figures."""
