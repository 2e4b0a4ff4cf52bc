"""What a view function is given: the facts a seat may know, the choices it has, and the words to name them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from engine.core import Action, Event, State
from engine.words import Text
from web.table import Told
from web.views.draw import Markup, action_json
from web.views.story import Line

DEVICES = ("cross", "tower", "lily", "lion", "eagle")
"""The device of each player colour: a piece always shows both."""


@dataclass(frozen=True)
class Scene:
    """One moment of a game as one seat sees it."""

    view: Mapping[str, Any]  # State.view(seat)
    legal: tuple[Action, ...]  # what the person at the screen may do now; empty while others decide
    labels: Mapping[Action, str]  # what each of these is called, in the reader's language
    names: tuple[str, ...]  # of the seats
    colours: tuple[int, ...]  # of the seats: 0..4, see DEVICES
    say: Callable[[Text | str], str]  # into the reader's language
    hint: Action | None = None  # the move a hint points at

    def can(self, *action: Any) -> bool:
        """Is this an action the person may choose now?"""
        return action in self.labels

    def target(self, *action: Any, look: str = "") -> dict[str, Any]:
        """Attributes that make an element act, if the action is possible now; else just its look (its class).

        Spread it into `tag`: the element then glows, takes focus and is read out by its label.
        """
        if action not in self.labels:
            return {"class_": look or None}
        hinted = " hinted" if action == self.hint else ""
        return {
            "data_action": action_json(action),
            "role": "button",
            "tabindex": 0,
            "aria_label": self.labels[action],
            "class_": f"{look} target{hinted}".strip(),
        }

    def colour(self, seat: int) -> str:
        """The class that paints an element in a seat's colour: `fill` and `color` follow it."""
        return f"seat-{self.colours[seat]}"

    def device(self, seat: int) -> str:
        """The symbol id of a seat's device."""
        return f"device-{DEVICES[self.colours[seat]]}"


@dataclass(frozen=True)
class Flight:
    """A piece that flies over the table: from one element (by id) to another."""

    piece: Markup  # an SVG group round the origin, about 24 units wide
    start: str
    end: str
    unseen: tuple[str, ...] = ()
    """What the flying piece stands for: not seen meanwhile, where it is drawn already or still."""
    hold: float = 0.0
    """How long before the next piece sets off, besides the usual, in paces of a computer's turn."""
    told: str = ""
    """What is told over the board meanwhile."""


class GameView(Protocol):
    """What each game's view package offers; the page asks for nothing else."""

    SIZE: tuple[int, int]  # the board's width and height in its own units

    def symbols(self) -> Markup:
        """The game's own `<symbol>`s."""

    def backdrop(self) -> Markup:
        """What never changes on the board: drawn once, under the moving parts."""

    def board(self, scene: Scene) -> Markup:
        """Everything on the board that can change, with its targets."""

    def hand(self, scene: Scene) -> Markup:
        """The own cards along the bottom edge; nothing if there are none."""

    def player(self, scene: Scene, seat: int) -> Markup:
        """What lies before a player, for the rail: resources, open holdings. Name, score and turn are the page's."""

    def why_not(self, scene: Scene, thing: str) -> Text:
        """Why something on the table (`data-thing`) can't be chosen now."""

    def flight(self, scene: Scene, event: Event) -> Flight | None:
        """The piece an event sets moving; None if nothing flies."""

    def story(self, state: State, told: Sequence[Told]) -> list[Line]:
        """What the log tells of some events, line by line."""

    def focus(self, scene: Scene) -> str:
        """The id of the element a small screen should zoom to; '' for the whole board."""

    def miniature(self) -> Markup:
        """A small picture of the board for the home page: an SVG with its own viewBox."""
