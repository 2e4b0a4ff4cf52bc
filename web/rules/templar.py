"""The rules of Templar in our own words. A chapter bears the id of the rule it tells, so that prompts can point to it."""

from __future__ import annotations

from engine.words import term

RULES: list[tuple[str, str, list[str]]] = [
    (
        "T1",
        term("What it is about"),
        [
            term(
                "The treasures of the order come by ship and have to vanish in an abbey. Your monks carry chalices, books and rings from the "
                "harbour into thirteen rooms. When Abbot Remigius looks into a room, everybody whose treasures lie safely hidden there is "
                "praised for it with points. Whoever has most points at the end wins; equals share the victory."
            ),
            term(
                "Two to five play, each with a pawn, a reserve of treasures and the same cards. Room 13 is the church. Passages join the rooms; "
                "one of them is always shut by the door. The main portal leads into room 1, the side portal into room 10."
            ),
            term(
                "In the harbour six warehouses stand in a ring, counted from the one with the ship. The first three hold three tiles each, the "
                "others four, and no warehouse ever holds two chalices. A tile shows one treasure: a chalice, a book, or a round, square or "
                "oval ring."
            ),
        ],
    ),
    (
        "T10",
        term("Setting up: three figures"),
        [
            term(
                "The warehouses are filled from the bag and the door shuts the passage between room 9 and the church. All pawns wait outside "
                "the main portal."
            ),
            term(
                "The player to the right of the start player puts Remigius into any room. The next one to the right puts the spy Vitus into a "
                "room that a passage joins to it; the door does not matter here. The next puts the prior Severus into any room, even an "
                "occupied one. In a first game you may leave this out: then Remigius starts in room 1, Severus in the church and Vitus outside "
                "the main portal."
            ),
        ],
    ),
    (
        "T12",
        term("Setting up: the first rings"),
        [
            term(
                "You begin with five rings in your open supply: two each of two kinds, and one of the third. In turn, everybody decides which "
                "kind is the single one. All other treasures wait in the reserve: 5 chalices, 6 books and 7 rings of each kind in all."
            ),
            term(
                "Everybody has ten cards. Stephanus plays with five players always; with two or four he is part of the game unless you leave "
                "him out, with three he is left out unless you call him in."
            ),
        ],
    ),
    (
        "T14",
        term("The first round"),
        [
            term(
                "Everybody picks a card in secret. All are turned up together and carried out one after another, beginning with the start "
                "player. Only in this round may several players have picked the same card."
            ),
        ],
    ),
    (
        "T15",
        term("Playing a card"),
        [
            term(
                "From the second round on you play one card in your turn, face up onto your own pile, and carry it out. A card that lies on top "
                "of another pile is out of reach: you have to wait until it is covered or taken back. Only the top card of a pile counts."
            ),
            term(
                "At a real table, whoever plays a forbidden card takes it back and loses a point. Here, such a card simply can't be played."
            ),
        ],
    ),
    (
        "T16",
        term("Coming back from the harbour"),
        [
            term(
                "If your pawn stands in the harbour when your turn begins, it first goes to one of the two portals, as you like, whatever card "
                "you play then."
            ),
        ],
    ),
    (
        "T17",
        term("Walking"),
        [
            term(
                "Figures walk from room to room through open passages: at least one room, at most as many as the card says. To come in from a "
                "portal is a step too; nobody walks out of a portal. On one walk no room is entered twice, and the walk does not lead back to "
                "where it began. Neither pawns nor Remigius and Severus can pass the door."
            ),
        ],
    ),
    (
        "T18",
        term("Anselmus, Josua and Lucas: the monks"),
        [
            term(
                "A monk moves your pawn and then hides treasures from your supply in the room where it stops. Anselmus walks exactly one room "
                "and hides up to three. Josua walks one or two rooms and hides up to two. Lucas walks one to three rooms and hides one."
            ),
        ],
    ),
    (
        "T19",
        term("Hiding places"),
        [
            term(
                "Chalices belong into niches, books onto lecterns, rings into the boxes of a tray. A hiding place holds one treasure. All rings "
                "of one tray are of one kind, whoever owns them, scored or not: the first one decides. In the room where Severus is nothing "
                "can be hidden."
            ),
        ],
    ),
    (
        "T20",
        term("Benjamin: the novice"),
        [
            term(
                "Your pawn walks one to three rooms and may enter a room more than once. On its way it may pick up one unscored ring, yours or "
                "somebody else's, in the room where it starts or in any it enters, and has to put it down later in a different room, where the "
                "ring fits. It keeps its owner and stays unscored. A ring that could not be put down is not offered."
            ),
            term(
                "Where Severus is, rings are neither picked up nor put down; to carry one through is no problem. In the last round Benjamin takes "
                "only your own rings."
            ),
        ],
    ),
    (
        "T21",
        term("Maria: the messenger"),
        [
            term(
                "Your pawn goes to a warehouse of your choice, from wherever it is. For every tile there you take one such treasure from your "
                "reserve into your supply, as long as you have it; then the tiles leave the game. Empty and occupied warehouses may be chosen "
                "too."
            ),
        ],
    ),
    (
        "T22",
        term("Stephanus: the illustrator"),
        [
            term(
                "Your pawn walks one or two rooms. For every other figure in the room where it stops you get 1 point: other pawns, Remigius, "
                "Severus and Vitus."
            ),
        ],
    ),
    (
        "T23",
        term("Porticus: the porter"),
        [
            term(
                "You move the door to any other passage between two rooms and get 1 point. The portals are never shut."
            ),
        ],
    ),
    (
        "T24",
        term("Severus: the prior"),
        [
            term(
                "Severus walks one to three rooms and you get 1 point. As long as he is in a room, no treasure is touched there: nothing is "
                "hidden, no ring taken or put down, nothing scored. Walking and the points for Stephanus go on as usual."
            ),
        ],
    ),
    (
        "T25",
        term("Remigius: the abbot"),
        [
            term(
                "Remigius walks one or two rooms and never into the room where Vitus is. Only if that room is his single way out does he pass "
                "through it, and stops in another room beyond. The room where he stops is scored, unless Severus is there."
            ),
            term("Afterwards Vitus goes to the room where Remigius set out from. No door stops him."),
        ],
    ),
    (
        "T26",
        term("Scoring a room"),
        [
            term(
                "Every unscored treasure in the room brings its owner points: a ring 2, a book 3, a chalice 5. After that all books and "
                "chalices there are turned to their scored side and will bring no points again. Of the rings, each player turns only one: you "
                "choose which, if yours are of different kinds."
            ),
            term("A scored treasure stays where it is and still counts as your treasure in that room."),
        ],
    ),
    (
        "T28",
        term("Bells"),
        [
            term(
                "First the harbour is refilled by the number in the corner of the card you played last: that many tiles are drawn from the bag. "
                "The first goes to the first warehouse with room, counted from the ship, the next to the next one with room, round and round. A "
                "chalice passes warehouses that have one; if it fits nowhere, it leaves the game. Then you take all cards of your pile and the "
                "bells back into your hand."
            ),
            term(
                "If your pawn is in a warehouse when somebody else rings the bells, you get what the refill brings there, just as with Maria."
            ),
        ],
    ),
    (
        "T31",
        term("The last round"),
        [
            term(
                "The last round starts when the bells call for tiles and the bag can't give them, or when a player at the end of the own turn "
                "announces treasures in all thirteen rooms. Nobody has to announce it. Then everybody has one more turn; whoever started the last "
                "round has the very last one. It also starts if no tile has been drawn for twenty rounds."
            ),
        ],
    ),
    (
        "T32",
        term("The end"),
        [
            term(
                "You get 2 points for each of your unscored rings in the church. You also get points for the number of rooms with treasures of "
                "yours, scored or not: 4 for seven rooms, 5 for eight, 6 for nine, 8 for ten, 11 for eleven, 15 for twelve and 20 for all "
                "thirteen."
            ),
        ],
    ),
    (
        "T34",
        term("Two players: Rafael"),
        [
            term(
                "A third player is imagined: Rafael. Before each round but the first a card of his is turned up, until it differs from the top "
                "cards of both piles. Nobody may play the card he shows. When he turns the bells, all his cards are shuffled. He does nothing "
                "else. With two players thirty tiles are left out: 7 rings of each kind, 5 books and 4 chalices."
            ),
        ],
    ),
]

CAPTIONS: dict[str, str] = {
    "T17": term("Two rooms on; the door shuts the way into the church."),
    "T19": term("In this tray a third oval ring finds room, but no round one."),
    "T32": term("Above: points. Below: rooms."),
}
"""What is said under the figure of a chapter."""
LEGENDS: dict[str, tuple[str, ...]] = {
    "T10": ("Remigius", "Vitus", "Severus"),
    "T18": ("Anselmus", "Josua", "Lucas"),
}
"""The names of a chapter's small figures."""
