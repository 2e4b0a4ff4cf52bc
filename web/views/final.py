"""The end of a game: who won, where every point came from, and how the scores went."""

from __future__ import annotations

from collections.abc import Sequence

from engine.words import ntext, term, text
from web.table import Seat, Table
from web.views.draw import Markup, join, tag, use
from web.views.parts import Say, badge, button, link
from web.views.scene import DEVICES

WIDTH, HEIGHT, MARGIN = 560, 200, 26
TITLES = {  # of categories that do not speak for themselves
    "seventh": term("seventh city"),
    "highest": term("highest track"),
    "lowest": term("lowest track"),
}
ENDS = 66  # for the shields and numbers at the ends of the lines
APART = 22  # between two numbers at the ends of lines


def outcome(say: Say, table: Table) -> str:
    """Who won."""
    winners = table.state.winners()
    return say(ntext("{seat} wins", "{seat} share the victory", len(winners), seat=winners))


def final(say: Say, table: Table) -> Markup:
    """The sheet laid over the board."""
    title = outcome(say, table)
    return tag(
        "div",
        tag("h2", title),
        breakdown(say, table),
        chart(say, table.curve, table.seats),
        tag(
            "p",
            link(say(text("Play again")), f"#/new/{table.state.GAME}", "button"),
            link(say(text("Replay")), "#/replay", "button quiet"),
            button(say(text("Save to a file")), "save"),
            button(say(text("Look at the table")), "close", data_first=True),
            class_="row",
        ),
        class_="dialog sheet final",
        role="dialog",
        aria_modal="true",
        aria_label=title,
    )


def breakdown(say: Say, table: Table) -> Markup:
    """Line by line: a row per source of points, a column per player."""
    parts = table.state.breakdown()
    categories = list(parts[0])
    heads = [tag("th", badge(seat.colour), seat.name, scope="col") for seat in table.seats]
    rows = [
        tag(
            "tr",
            tag("th", say(TITLES.get(category, category)), scope="row"),
            *(tag("td", part[category]) for part in parts),
            style=f"--n:{number}",
        )
        for number, category in enumerate(categories)
    ]
    total = tag(
        "tr",
        tag("th", say(text("Total")), scope="row"),
        *(tag("td", score) for score in table.state.scores()),
        class_="total",
        style=f"--n:{len(categories)}",
    )
    return tag("table", tag("thead", tag("tr", tag("td"), *heads)), tag("tbody", *rows, total))


def chart(say: Say, curve: Sequence[Sequence[int]], seats: Sequence[Seat]) -> Markup:
    """The scores over the game, a line per player."""
    top = max(1, max(max(scores) for scores in curve))
    ends = _ends(curve[-1], top)
    lines = [_line([scores[number] for scores in curve], top, seat, ends[number]) for number, seat in enumerate(seats)]
    frame = tag("path", d=f"M{MARGIN} 8V{HEIGHT - MARGIN}H{WIDTH - 8}", class_="axis")
    ticks = [tag("text", value, x=MARGIN - 5, y=_y(value, top) + 4, text_anchor="end") for value in (0, top)]
    return tag(
        "svg",
        frame,
        join(ticks),
        *lines,
        viewbox=f"0 0 {WIDTH} {HEIGHT}",
        class_="chart",
        role="img",
        aria_label=say(text("The scores over the game")),
    )


def _y(value: float, top: int) -> float:
    return HEIGHT - MARGIN - value / top * (HEIGHT - MARGIN - 12)


def _ends(scores: Sequence[int], top: int) -> dict[int, float]:
    """How high each line's last number stands: as high as the line ends, but never over another number."""
    heights: dict[int, float] = {}
    best_first = sorted(range(len(scores)), key=lambda each: -scores[each])
    least, most = 0.0, HEIGHT - 4.0
    for number in best_first:  # from the top down, each below the one before
        heights[number] = max(_y(scores[number], top) + 4, least)
        least = heights[number] + APART
    for number in reversed(best_first):  # and up again, where they went below the chart
        heights[number] = min(heights[number], most)
        most = heights[number] - APART
    return heights


def _line(scores: Sequence[int], top: int, seat: Seat, end: float) -> Markup:
    step = (WIDTH - MARGIN - ENDS) / max(1, len(scores) - 1)
    points = " ".join(
        f"{MARGIN + n * step:.1f},{_y(score, top):.1f}"
        for n, score in enumerate(scores)
        if n in (0, len(scores) - 1) or score != scores[n - 1] or score != scores[n + 1]
    )
    right = MARGIN + (len(scores) - 1) * step
    arms = (
        use("shield", right + 16, end - 5, 20),
        use(f"device-{DEVICES[seat.colour]}", right + 16, end - 6, 12, class_="device"),
    )
    number = tag("text", scores[-1], x=right + 29, y=end, class_="end")
    return tag("g", tag("polyline", points=points), arms, number, class_=f"line seat-{seat.colour}")
