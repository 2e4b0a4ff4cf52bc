"""Why an action was chosen: the traits whose weighted change decided, as data and as a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ai.plan import Prospect
from ai.value import Judge
from engine.core import Action, State
from engine.words import Text, text

MOST = 3  # reasons given
SHARE = 0.15  # of the weightiest reason: less is not worth a sentence


@dataclass(frozen=True, slots=True)
class Reason:
    """A trait that spoke for the action: for the own seat, or against the seat `foe`."""

    key: str
    amount: float  # in logits, above 0
    text: Text
    foe: int | None = None


def reasons(s: State, judge: Judge[Any], prospects: Mapping[Action, Prospect], action: Action) -> tuple[Reason, ...]:
    """What sets the action apart from the others that were looked at."""
    others = [end for other, prospect in prospects.items() if other != action for end in prospect.ends]
    mine = prospects[action].ends if action in prospects else []
    if not mine or not others:
        return ()
    weights = judge.weights_at(s)
    after, instead = _mean_features(judge, mine), _mean_features(judge, others)
    found = [
        _reason(judge, trait, seat, s.actor, weight * (after[seat][trait] - instead[seat][trait]), s.seats)
        for seat in range(s.seats)
        for trait, weight in enumerate(weights)
    ]
    return _weightiest(found)


def _mean_features(judge: Judge[Any], ends: list[State]) -> list[list[float]]:
    """The traits' mean values, per seat, over some positions."""
    tables = [judge.features(end) for end in ends]
    return [[sum(column) / len(ends) for column in zip(*rows, strict=True)] for rows in zip(*tables, strict=True)]


def _reason(judge: Judge[Any], trait: int, seat: int, me: int | None, gain: float, seats: int) -> Reason:
    feature = judge.traits[trait]
    if seat == me:
        return Reason(feature.key, gain, text("It helps with {what}.", what=feature.words))
    loss = -gain / (seats - 1)  # what one of several rivals loses is worth that much less
    return Reason(feature.key, loss, text("It sets {foe} back in {what}.", foe=seat, what=feature.words), seat)


def _weightiest(found: list[Reason]) -> tuple[Reason, ...]:
    found.sort(key=lambda reason: -reason.amount)
    floor = max(found[0].amount * SHARE, 1e-9)
    return tuple(reason for reason in found[:MOST] if reason.amount >= floor)
