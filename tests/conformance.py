"""What every game must keep, whatever its rules: run any game through `check`.

Each promise is a function of its own, so that a broken game says which one it breaks; `tests/test_conformance.py`
runs the real games through them and proves with deliberately broken toy games that each can fail.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

from engine import record
from engine.core import Action, Game, IllegalAction, State
from engine.rng import Rng

TOO_LONG = 20_000  # decisions: no game of ours comes near


def new_game_of(game: Game) -> record.NewGame:
    """A `new_game` that knows one game only, so that games outside `engine.GAMES` can be checked too."""
    return lambda _name, seats, seed, options: game.new(seats, seed, options)


def positions(state: State, rng: Rng) -> Iterator[State]:
    """A random game, position by position, the last one included. The yielded state must not be changed."""
    for _ in range(TOO_LONG):
        yield state
        if state.is_over:
            return
        state.apply(rng.choice(state.legal_actions()))
    raise AssertionError("the game does not end")


def play(state: State, rng: Rng) -> State:
    """Plays a random game to its end."""
    for _position in positions(state, rng):
        pass
    return state


def sampled(state: State, rng: Rng, every: int) -> Iterator[State]:
    """Every so many positions of a random game: enough for the slower promises."""
    for number, position in enumerate(positions(state, rng)):
        if number % every == 0 or position.is_over:
            yield position


def ends(start: State, _game: Game) -> None:
    """Every game ends, with a score for each seat and at least one winner among the best."""
    final = play(start, Rng(1))
    assert final.actor is None
    assert final.legal_actions() == []
    assert len(final.scores()) == final.seats
    assert final.winners()
    assert set(final.winners()) <= set(range(final.seats))
    for seat, parts in enumerate(final.breakdown()):
        assert sum(parts.values()) == final.scores()[seat], f"the points of seat {seat} do not add up: {parts}"


def sound(start: State, _game: Game) -> None:
    """`status` finds nothing broken, and there are never winners before the end."""
    for position in positions(start, Rng(2)):
        assert position.status() == []
        assert bool(position.winners()) == position.is_over


def legal_actions_are_sorted(start: State, _game: Game) -> None:
    """Sorted, never empty before the end, free of repeats, hashable, plain data, with a label each, a prompt and a rule."""
    for position in positions(start, Rng(3)):
        actions = position.legal_actions()
        assert bool(actions) != position.is_over
        assert actions == sorted(set(actions)), f"{position.step.name} lists {actions}"
        read = [tuple(action) for action in json.loads(json.dumps(actions))]
        assert read == actions
        assert str(position.prompt())
        assert bool(position.step.rule(position)) != position.is_over
        for equal, action in zip(read, actions, strict=True):
            assert str(position.label(equal)) == str(position.label(action))


def events_are_told(start: State, _game: Game) -> None:
    """Every event is plain data and has a sentence."""
    state, rng = start, Rng(4)
    while not state.is_over:
        for event in state.apply(rng.choice(state.legal_actions())):
            assert json.loads(json.dumps(event))[0] == event[0]
            assert str(state.tell(event))


def replays(start: State, game: Game) -> None:
    """The same set-up, seed and actions give the same positions."""
    again = start.clone()
    for position in positions(start, Rng(5)):
        if position.history:
            again.apply(position.history[-1])
        assert again.digest() == position.digest()
    undone = record.back_to(start, len(start.history) // 2, new_game_of(game))
    for action in start.history[len(start.history) // 2 :]:
        undone.apply(action)
    assert undone.digest() == start.digest()


def saves_and_loads(start: State, game: Game) -> None:
    """A save opens as the same position, and goes on alike; thought-up worlds too."""
    for position in sampled(start, Rng(6), every=40):
        loaded = record.load(position.to_json(), new_game_of(game))
        assert loaded.digest() == position.digest()
        assert loaded == position
        assert loaded.to_json() == position.to_json()
        world = position.determinize(0, Rng(7))
        assert record.load(world.to_json(), new_game_of(game)).digest() == world.digest()


def clones_share_nothing(start: State, _game: Game) -> None:
    """Playing a copy to its end leaves the original untouched, and the other way round."""
    for position in sampled(start, Rng(8), every=60):
        copy, before = position.clone(), position.digest()
        assert copy.digest() == before
        play(copy, Rng(9))
        assert position.digest() == before
        twin = position.clone()
        assert play(position.clone(), Rng(9)).digest() == play(twin, Rng(9)).digest()


NONSENSE: tuple[object, ...] = ((), ("no such thing",), ("card", 99), None, 7, "collect", [], {}, ((),))


def illegal_actions_change_nothing(start: State, _game: Game) -> None:
    """Whatever is refused leaves the state untouched, in a sentence that lists what is legal."""
    seen: set[Action] = set()
    for position in positions(start, Rng(10)):
        seen.update(position.legal_actions())
        if len(position.history) % 25:
            continue
        before = position.digest()
        wrong = [action for action in sorted(seen, key=repr) if action not in position.legal_actions()]
        for action in [*wrong[:20], *NONSENSE]:
            _refuses(position, action)
        assert position.digest() == before


def _refuses(position: State, action: object) -> None:
    try:
        position.apply(action)  # type: ignore[arg-type]
    except IllegalAction as problem:
        assert len(str(problem)) > 20
        assert position.is_over or str(position.legal_actions()[0]) in str(problem)
    else:
        raise AssertionError(f"{action!r} was accepted")


def views_are_json(start: State, _game: Game) -> None:
    """Views are plain data, and neither looking nor thinking changes the state or its chance."""
    for position in sampled(start, Rng(11), every=15):
        before = position.digest()
        for seat in (None, *range(position.seats)):
            view = position.view(seat)
            assert json.loads(json.dumps(view)) == view
            position.determinize(seat, Rng(12))
        assert position.digest() == before


def determinize_keeps_what_is_seen(start: State, _game: Game) -> None:
    """A thought-up world looks the same to its seat, is sound, offers it the same choices and plays on to an end."""
    for position in sampled(start, Rng(13), every=15):
        for seat in (None, *range(position.seats)):
            world = position.determinize(seat, Rng(14))
            assert world.view(seat) == position.view(seat)
            assert world.status() == []
            if seat == position.actor and seat is not None:
                assert world.legal_actions() == position.legal_actions()
        if not position.is_over and len(position.history) % 4 == 0:
            play(position.determinize(position.actor, Rng(15)), Rng(16))


def secrets_stay_hidden(start: State, _game: Game) -> None:
    """What determinize may deal anew is in no view: worlds that differ look alike, from any seed."""
    for position in sampled(start, Rng(17), every=25):
        for seat in (None, *range(position.seats)):
            worlds = [position.determinize(seat, Rng(seed)) for seed in (18, 19)]
            assert worlds[0].view(seat) == worlds[1].view(seat)
            assert worlds[0].rng.state != position.rng.state


PROMISES: tuple[Callable[[State, Game], None], ...] = (
    ends,
    sound,
    legal_actions_are_sorted,
    events_are_told,
    replays,
    saves_and_loads,
    clones_share_nothing,
    illegal_actions_change_nothing,
    views_are_json,
    determinize_keeps_what_is_seen,
    secrets_stay_hidden,
)


def check(game: Game, seats: int, seed: int, options: dict[str, str] | None = None) -> None:
    """Every promise, one after another, each on a fresh game."""
    for promise in PROMISES:
        promise(game.new(seats, seed, options or {}), game)
