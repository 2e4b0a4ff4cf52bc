"""What a good position is in Templars' Journey."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ai.journey_cities import placing, removed, removing
from ai.journey_sight import WITHIN, Sight, look, moods, phases_left, progress
from ai.value import Feature, Judge, drawn, tuned
from engine.core import Action
from engine.journey.board import CARDS, MARCH
from engine.journey.state import Journey
from engine.journey.tables import INDEX, THROW
from engine.rng import Rng
from engine.words import term

TRAITS = (
    Feature("points", term("points"), 0.129, 0.368),
    Feature("edicts", term("majorities in the next cities"), 0.323, 0.515),
    Feature("berths", term("places on the next ships"), 0.04, 0.285),
    Feature("later edicts", term("majorities in later cities"), 0.402, 0.46),
    Feature("later berths", term("places on later ships"), 0.025, 0.233),
    Feature("seventh", term("the seventh city"), 0.253, 0.338),
    Feature("temple", term("the temple bonus"), 0, 0.591),
    Feature("gold", term("gold"), 0.201, 0.365),
    Feature("supply", term("knights in supply"), 0, 0),
    Feature("stand", term("where the Templars stand"), 0.041, 0.283),
    Feature("missions", term("missions"), 0.022, 0.275),
    Feature("card", term("what your card can bring"), 0.104, 0.277),
)
BEGINNINGS = ("Collect", "ChooseCity", "PlaceKnights", "Exchange", "Penalty", "ChooseTemplar", "Walk")
AT_REST = ("MovePope", "SetUpKnight", "SetUpTemplar")
NUMBERS = list(CARDS)
Liking = Callable[[Journey, list[Action]], Sequence[float]]


class JourneyJudge(Judge[Journey]):
    """Counts in points: what is scored, what the cities promise, what gold and missions will bring."""

    traits = TRAITS
    work = 150
    slip = 0.45

    def progress(self, s: Journey) -> float:
        return 1.0 if s.is_over else progress(s.round, phases_left(s))

    def imagine(self, s: Journey, rng: Rng) -> Journey:
        """Cards that others have laid face down are what they tend to choose on such a table."""
        world = s.determinize(s.actor, rng)
        if s.step.name == "ChooseCard":
            habits = look(s).habits()
            for seat in range(s.seats):
                if seat != s.actor and world.cards[seat]:
                    world.cards[seat] = drawn(NUMBERS, habits[seat], rng)
        return world

    def quiet(self, s: Journey) -> bool:
        """Between cards and before them; not while they are chosen or one is halfway through."""
        name = s.step.name
        return name in AT_REST or (name in BEGINNINGS and not s.spent and not s.path)

    def lapse(self, s: Journey, rng: Rng) -> Action:
        """Anything: instinct alone would play as well as a knight here."""
        return rng.choice(s.legal_actions())

    def shortlist(self, s: Journey) -> list[Action]:
        """J25: a throw costs on average as much as paying; whoever can pay does, and knows what comes of it."""
        actions = super().shortlist(s)
        if s.step.name == "PlaceKnights" and len(actions) > 2:
            actions.remove(THROW)
        return actions

    def ahead(self, s: Journey) -> list[Action]:
        """J35: the marker is kept, in thought: to whom it might go asks for a look at everybody's next card each time."""
        return s.legal_actions()[:1] if s.step.name == "Lead" else self.shortlist(s)

    # -- features ------------------------------------------------------------------------------------------

    def features(self, s: Journey) -> list[list[float]]:
        sight = look(s)
        pending = _pending(s, sight) if s.order and self.quiet(s) else [0.0] * s.seats
        missions = [sight.mission(mission) for mission in (*s.mission, *s.open)]
        rows = []
        for seat, table in enumerate(sight.table()):
            hoped = sum([points[seat] for points in missions])
            rows.append([sum(s.points[seat]), *table, hoped, pending[seat]])
        return rows

    # -- instinct ------------------------------------------------------------------------------------------

    def instinct(self, s: Journey, actions: list[Action]) -> Sequence[float]:
        return INSTINCTS[s.step.name](s, actions)


def _pending(s: Journey, sight: Sight) -> list[float]:
    """What revealed cards that have not acted yet will bring their seats."""
    gains = [0.0] * s.seats
    for seat in s.order[s.acted :]:
        gains[seat] = sight.card(seat, s.cards[seat], bool(s.punished[seat]))
    return gains


# -- instinct, one function for each kind of decision ----------------------------------------------------------


def _templar_set_up(s: Journey, actions: list[Action]) -> list[float]:
    assert s.actor is not None
    sight, seat = look(s), s.actor
    other = s.templars[seat][0] if s.templars[seat] else None
    cities = [INDEX[action[1]] for action in actions]
    return moods([sight.stand(seat, city, city if other is None else other) for city in cities])


def _even(s: Journey, actions: list[Action]) -> list[float]:
    return [1.0] * len(actions)


def _by_gain(s: Journey, actions: list[Action]) -> list[float]:
    """Placing, removing, exchanging and losing knights, by what they change; anything else changes nothing."""
    sight = look(s)
    return moods([_gain(sight, s, action) for action in actions])


def _gain(sight: Sight, s: Journey, action: Action) -> float:
    seat, verb = s.actor, action[0]
    assert seat is not None
    if len(action) == 1:
        return 0.0
    site = sight.sites[INDEX[action[1]]]
    assert site is not None
    cost = 2 * sight.price if verb in ("pay place", "pay remove", "exchange") else 0.0
    if verb in ("place", "pay place"):
        return placing(site, seat) - cost
    if verb == "lose":
        return removing(site, seat, seat)
    gain = removing(site, seat, action[2]) - cost
    if verb == "exchange":
        gain += placing(removed(site, action[2]), seat)
    return gain


def _placing(s: Journey, actions: list[Action]) -> list[float]:
    """Card 3: a throw is half of the best at half the price, and takes longer."""
    sight = look(s)
    gains = [_gain(sight, s, action) for action in actions]
    if actions[-1] is THROW:
        gains[-1] = (max(gains) if len(actions) > 2 else 0.3) / 2 - 0.1
    return moods(gains)


def _rarely(s: Journey, actions: list[Action]) -> list[float]:
    """Favours: the first action is to let be."""
    return [1.0] + [0.25 / (len(actions) - 1)] * (len(actions) - 1)


def _collect(s: Journey, actions: list[Action]) -> list[float]:
    sight = look(s)
    limit = 3 if s.cards[s.order[s.acted]] == 1 else 2 if s.punished[s.order[s.acted]] else 99
    return moods([sight.price * min(limit, s.gold[INDEX[action[1]]]) for action in actions], 0.2)


def _choose_city(s: Journey, actions: list[Action]) -> list[float]:
    assert s.actor is not None
    sight, seat = look(s), s.actor
    card = -4 if s.punished[seat] else s.cards[seat]
    return moods([sight.spend(seat, card, INDEX[action[1]]) for action in actions], 0.2)


def _choose_templar(s: Journey, actions: list[Action]) -> list[float]:
    seat, card = _walker(s)
    sight = look(s)
    a, b = s.templars[seat]
    return moods([_best_way(sight, seat, card, start, b if start == a else a, MARCH) for start in (a, b)], 0.2)


def _walk(s: Journey, actions: list[Action]) -> list[float]:
    seat, card = _walker(s)
    sight = look(s)
    a, b = s.templars[seat]
    stays = b if s.city == a else a
    left = MARCH - len(s.path) - 1
    values = []
    for action in actions[:-1]:
        city = INDEX[action[1]]
        values.append(_best_way(sight, seat, card, city, stays, left) + sight.price * (card == 5 and s.gold[city] > 0))
    return moods([*values, sight.arrival(seat, card, s.city, stays)], 0.2)


def _walker(s: Journey) -> tuple[int, int]:
    """The seat whose Templar moves, and its card; -5 is the penalty."""
    seat = s.order[s.acted]
    return seat, -5 if s.punished[seat] else s.cards[seat]


def _best_way(sight: Sight, seat: int, card: int, start: int, stays: int, steps: int) -> float:
    return max(sight.arrival(seat, card, to, stays) for to in WITHIN[steps][start])


def _swap(s: Journey, actions: list[Action]) -> list[float]:
    assert s.actor is not None
    sight, seat = look(s), s.actor
    return moods([0.0, *(sight.swap(seat, s.city, INDEX[action[1]]) for action in actions[1:])], 0.3)


def _veto(s: Journey, actions: list[Action]) -> list[float]:
    """A Veto must save more than its four knights are worth."""
    assert s.actor is not None
    return moods([1.0, -look(s).swap(s.actor, s.city, s.other)], 0.3)


def _card(s: Journey, actions: list[Action]) -> list[float]:
    assert s.actor is not None
    habits = look(s).habits()[s.actor]
    return [habits[number - 1] for _, number in actions]


INSTINCTS: dict[str, Liking] = {
    "SetUpKnight": _by_gain,
    "SetUpTemplar": _templar_set_up,
    "MovePope": _even,
    "Flag": _by_gain,
    "Lead": _rarely,
    "ChooseCard": _card,
    "LoseKnight": _by_gain,
    "Collect": _collect,
    "Levy": _rarely,
    "ChooseCity": _choose_city,
    "PlaceKnights": _placing,
    "Cross": _by_gain,
    "Blank": _even,
    "Exchange": _by_gain,
    "Penalty": _by_gain,
    "ChooseTemplar": _choose_templar,
    "Walk": _walk,
    "MarchFlag": _by_gain,
    "SwapEdict": _swap,
    "AskVeto": _veto,
    "TakeOne": _even,
}
JUDGE = JourneyJudge(tuned("journey"))
