"""Templars' Journey told in our own words; an entry's id is what a prompt links to."""

from __future__ import annotations

from engine.words import term

RULES: list[tuple[str, str, list[str]]] = [
    (
        "J1",
        term("What it is about"),
        [
            term(
                "In 1307 the order packs its belongings. You raise knights in the cities of western Europe, send your two Templars to lead them, and see that they are aboard when the Pope calls the ships. Whoever has the most points after the third shipping round wins."
            ),
            term(
                "Points come from edicts of cities, from full cities, from knights aboard the ships, from knights waiting in your temple, from the seventh city, from gold, and from five missions."
            ),
        ],
    ),
    (
        "J2",
        term("The chart"),
        [
            term(
                "Nine territories with one city each. Two territories are neighbours if they share a border or a dotted sea line: London with Paris and Coeln, Barcelona with Roma. Nobody crosses the Alps, neither with Templars nor for gold."
            ),
            term(
                "The cloth on a scroll tells its country: England, France (Paris, Bordeaux, Lyon), Aragon, the Holy Roman Empire (Coeln, Wien, Venezia) and the Papal States."
            ),
        ],
    ),
    (
        "J4",
        term("The Pope's road"),
        [
            term(
                "The Pope walks round the chart, along three roads. Each has an inner way with three green flags and an outer way with four red ones, so that a round lasts three or four actions, and each ends at a harbour with two ships."
            ),
        ],
    ),
    (
        "J7",
        term("Set-up"),
        [
            term(
                "Seven of nine edicts are laid out at random: two at each harbour and the seventh apart. Each city with an edict gets a wall with 4, 5, 5, 6, 6, 7 or 8 niches; the two other territories have no city. The ships have 4 and 5, 4 and 5, and 5 and 6 berths."
            ),
            term(
                "Every territory with a city gets 4, 5 or 6 gold with three, four or five players, every other 1, 2 or 3. Each player has 19 knights, two Templars, six cards, 5 gold and one secret mission. Five missions are scored in every game: those nobody was dealt lie open."
            ),
        ],
    ),
    (
        "J13",
        term("Set-up: the first knights"),
        [
            term(
                "Clockwise from the holder of the marker, four times round, each player puts a knight into a city with a free niche: at most two of one's own in the same city."
            ),
        ],
    ),
    (
        "J14",
        term("Set-up: the Templars"),
        [
            term(
                "Then, twice round, each player puts a Templar into any territory, with or without a city. Any number may share one."
            ),
        ],
    ),
    (
        "J15",
        term("An action: the Pope moves"),
        [
            term(
                "The holder of the marker moves the Pope one line forward and chooses the way where there are two. If he reaches the anchor, no cards are played: the ships are loaded at once."
            ),
        ],
    ),
    (
        "J16",
        term("The flag"),
        [
            term(
                "At a green flag the holder of the marker may place a knight from the supply into a city where one of their Templars stands, if a niche is free. At a red flag they may remove another player's knight from such a city: it goes to its owner's temple."
            ),
        ],
    ),
    (
        "J19",
        term("The cards"),
        [
            term(
                "All players choose one of their six cards in secret and reveal them together. The lowest number acts first; equal numbers act clockwise from the holder of the marker. Afterwards all cards return to hand and the marker goes to the next player clockwise."
            ),
        ],
    ),
    (
        "J22",
        term("Safe and risky cards"),
        [
            term(
                "Three families have a safe and a risky card each: gold (1 and 2), knights (3 and 4), Templar (6 and 5). If too many cards of one family lie on the table, two with three players and three with four or five, safe and risky together, then its risky cards turn into their penalty. Safe cards are never punished."
            ),
        ],
    ),
    (
        "J23",
        term("Card 1: collect gold, safely"),
        [
            term(
                "Take 3 gold, or what lies there, from one territory where one of your Templars stands or from a neighbour of it."
            ),
        ],
    ),
    (
        "J24",
        term("Card 2: collect gold, at a risk"),
        [
            term("Take all gold from one such territory. Penalty: take only 2, and then lose a knight."),
        ],
    ),
    (
        "J25",
        term("Card 3: place knights, safely"),
        [
            term(
                "In one city where one of your Templars stands spend up to 6 gold, step by step. For 2 gold place a knight from your supply into a free niche, or remove another player's knight to its owner's temple. Or throw the chance marker for 1 gold: a cross lets you place or remove one, a blank does nothing. Stop when you like."
            ),
        ],
    ),
    (
        "J26",
        term("Card 4: place knights, at a risk"),
        [
            term(
                "In one city where one of your Templars stands put a knight of yours in the place of another player's for 2 gold, at most three times. Whoever is pushed out goes to the temple. Penalty: for 2 gold each you only remove up to three knights, and then lose one."
            ),
        ],
    ),
    (
        "J27",
        term("Card 6: move a Templar, safely"),
        [
            term(
                "Move one of your Templars up to three steps, there and back if you like. In the city where it stops the Pope's flag acts for you: green places a knight of yours, red removes another player's."
            ),
        ],
    ),
    (
        "J28",
        term("Card 5: move a Templar, at a risk"),
        [
            term(
                "Move one of your Templars up to three steps and take 1 gold from every territory it enters. Then you may swap the edict of the city where it stops with any other edict on the track, the seventh included. Penalty: you take 1 gold from one of the territories entered, swap nothing, and lose a knight."
            ),
        ],
    ),
    (
        "J29",
        term("Losing a knight"),
        [
            term(
                "Every penalty ends like this: one of your knights goes from a city of your choice to your temple. If you have none in any city, you lose nothing."
            ),
        ],
    ),
    (
        "J31",
        term("Shipping: edict and full city"),
        [
            term(
                "The harbour's two cities are shipped one after the other. Who has more knights there than anybody else takes the edict and 2 points; with a tie nobody does, and the edict is gone. If every niche is taken, each player with a knight in the city gets 1 point."
            ),
        ],
    ),
    (
        "J33",
        term("Shipping: going aboard"),
        [
            term(
                "Starting with who has the most knights in the city (with a tie, clockwise from the holder of the marker), the players board one knight each, again and again, until the ship or the city is used up. Who finds no berth goes to the temple. Having a knight aboard is worth 1 point, and every knight aboard 1 more. Then the city is gone from the chart."
            ),
        ],
    ),
    (
        "J34",
        term("Shipping: the temple, and new gold"),
        [
            term(
                "Most knights in the temple earn 2, 3 or 4 points in the first, second and third shipping round; who is tied shares them, rounded down. After the first two, every territory gets gold again, on top of what lies there, and the Pope sets out on the next road, led by the same player."
            ),
        ],
    ),
    (
        "J35",
        term("Favour: Leader, 3 knights"),
        [
            term(
                "The Pope grants favours to those who suffered: you pay with knights from your temple, and they return to your supply. Leader: having really used the flag, the holder of the marker may hand it to another player before the cards are chosen. The new holder may pay and hand it on in turn."
            ),
        ],
    ),
    (
        "J36",
        term("Favour: Veto, 4 knights"),
        [
            term(
                "When somebody wants to swap two edicts, the others are asked clockwise; the first Veto stops the swap for good. The gold of the journey is kept."
            ),
        ],
    ),
    (
        "J37",
        term("Favour: New Chance, 1 knight"),
        [
            term("After a blank throw the chance marker again without paying gold, at most twice with one card."),
        ],
    ),
    (
        "J38",
        term("Favour: Taxes, 2 knights"),
        [
            term(
                "With card 1 or 2, once and even when punished, take up to 2 more gold from a territory in your reach, the same or another."
            ),
        ],
    ),
    (
        "J39",
        term("The end: seventh city and gold"),
        [
            term(
                "After the third shipping round the seventh city is scored: strictly the most knights take its edict and 2 points, and every two knights there are worth 1 point to their owner. Every 4 gold are worth 1 point."
            ),
        ],
    ),
    (
        "J41",
        term("The end: missions"),
        [
            term(
                "All five missions count for everybody: the best player gets 4 points, the second best 2, and who is tied gets them in full. Nothing is earned with nothing. The missions are: most gold, most ships with a knight of yours, most knights in the temple, most knights in the seventh city, the shortest way between your Templars, edicts of the most countries, most edicts of the Holy Roman Empire, most edicts of France."
            ),
        ],
    ),
    (
        "J42",
        term("The winner"),
        [
            term("Most points win; with a tie, most edicts; if still tied, the victory is shared."),
        ],
    ),
]

CAPTIONS: dict[str, str] = {
    "J2": term(
        "A Templar in Paris and the territories within its reach: Paris and all its neighbours, London over the sea."
    ),
    "J13": term("Three niches are taken, three are free, and five gold lie outside the walls."),
    "J15": term("The marker: the keys of Saint Peter."),
    "J31": term("Every niche is taken; the cross has the most knights."),
}
"""What is said under the figure of a chapter."""
LEGENDS: dict[str, tuple[str, ...]] = {
    "J7": ("4", "5", "6", "7", "8"),
    "J16": (term("place a knight"), term("remove a knight")),
    "J22": (term("Collect gold"), term("Place knights"), term("Move a Templar")),
    "J39": (term("2 knights in the seventh city"), term("4 gold")),
    "J41": (
        term("Most gold"), term("Most ships"), term("Fullest temple"), term("Seventh city"), term("Nearest Templars"),
        term("Most countries"), term("Edicts of the Empire"), term("Edicts of France"),
    ),
}  # fmt: skip
"""The names of a chapter's small figures."""
