"""`status` names what is broken; views and log lines read as they should."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import engine
from engine.core import State
from engine.templar.state import Templar
from tests.templar.table import do, fresh, hide, is_sound, lay, play, put_pawn, shut, supply, table


def lose_tile(s: Templar) -> None:
    s.out += 1


def overfill(s: Templar) -> None:
    s.warehouses[0].append(s.warehouses[3].pop())


def two_chalices(s: Templar) -> None:
    s.warehouses[0][:2] = [1, 1]


def negative_bag(s: Templar) -> None:
    s.bag[0] -= 40
    s.bag[2] += 40


def lose_treasure(s: Templar) -> None:
    s.supply[0] += 1


def mix_area(s: Templar) -> None:
    s.kind[2] = 3


def miscount_free(s: Templar) -> None:
    s.free[0] += 1


def miscount_rooms(s: Templar) -> None:
    s.covered[1] += 1


def misjudge_worth(s: Templar) -> None:
    s.worth[3] += 2


def bells_on_table(s: Templar) -> None:
    lay(s, 0, "Bells")


def card_twice(s: Templar) -> None:
    s.piles[0].append(0)


def open_twice(s: Templar) -> None:
    s.round = 3
    lay(s, 0, "Maria")
    lay(s, 1, "Maria")


def with_vitus(s: Templar) -> None:
    s.remigius = s.vitus


def free_points(s: Templar) -> None:
    s.score[0] += 1


def renamed_shelf(s: Templar) -> None:
    s.kind[0] = 1


BREAKS = [
    (lose_tile, "harbour tiles"),
    (overfill, "more than 3 tiles"),
    (two_chalices, "two chalices"),
    (negative_bag, "impossible number"),
    (lose_treasure, "of book"),
    (mix_area, "ring area"),
    (miscount_free, "free boxes"),
    (miscount_rooms, "rooms with own treasures"),
    (misjudge_worth, "treasures in the rooms"),
    (bells_on_table, "Bells"),
    (card_twice, "its cards"),
    (open_twice, "open twice"),
    (with_vitus, "Vitus"),
    (free_points, "add up"),
    (renamed_shelf, "changed its sort"),
]


@pytest.mark.parametrize(("break_it", "sentence"), BREAKS, ids=lambda case: getattr(case, "__name__", None))
def test_status_names_what_is_broken(break_it: Callable[[Templar], None], sentence: str) -> None:
    s = table()
    assert is_sound(s)
    break_it(s)
    assert any(sentence in line for line in s.status()), s.status()


def told(s: State, events: list[engine.Event]) -> list[str]:
    return [str(s.tell(event)) for event in events]


def test_log_reads_like_a_story() -> None:
    s = table()
    supply(s, 0, oval=1)
    assert told(s, play(s, "Anselmus", ("hide", "oval", 0))) == [
        "0 plays Anselmus.",
        "0 walks from the main portal to room 1.",
        "0 hides an oval ring in room 1.",
    ]
    s = table()
    s.remigius, s.vitus = 3, 1
    hide(s, 1, 13, "book")
    assert told(s, play(s, "Remigius", ("step", 13), ("stop",))) == [
        "0 plays Remigius.",
        "Remigius walks from room 3 to the church.",
        "Remigius inspects the church.",
        "1 scores 3 points (treasures).",
        "Vitus follows from room 1 to room 3.",
    ]
    s = table()
    s.warehouses[1][:] = [2, 2, 1]
    assert told(s, play(s, "Maria", ("warehouse", 2)))[1:] == [
        "0 goes to warehouse 2.",
        "0 gains a chalice.",
        "0 gains 2 oval rings.",
    ]


def test_prompts_and_labels_name_rooms_and_treasures() -> None:
    s = table()
    supply(s, 0, oval=1, book=1)
    put_pawn(s, 0, 3)
    play(s, "Josua")
    assert str(s.prompt()) == "Josua: walk 1 to 2 rooms."
    assert [str(s.label(a)) for a in s.legal_actions()] == ["Go to room 1", "Go to room 4", "Go to the church"]
    do(s, ("step", 13), ("stop",))
    assert str(s.prompt()) == "Josua: hide up to 2 treasures in the church."
    assert [str(s.label(a)) for a in s.legal_actions()] == [
        "Hide a book",
        "Hide an oval ring in area 1",
        "Hide an oval ring in area 2",
        "Hide an oval ring in area 3",
        "Hide nothing",
    ]


def test_every_decision_links_to_its_rule() -> None:
    s = fresh(2)
    rules = set()
    rng = engine.Rng(5)
    for seed in range(12):
        s = fresh(2 + seed % 4, seed, stephanus="yes")
        while not s.is_over:
            rules.add(s.step.rule(s))
            s.apply(rng.choice(s.legal_actions()))
    assert rules == {f"T{n}" for n in (10, 12, 14, 15, 16, 18, 19, 20, 21, 22, 23, 24, 25, 26)}


def test_own_rings_are_told_apart_from_those_of_others() -> None:
    s = table()
    put_pawn(s, 0, 1)
    hide(s, 0, 1, "oval")
    hide(s, 1, 1, "oval")
    play(s, "Benjamin")
    takes = [action for action in s.legal_actions() if action[0] == "take"]
    assert [str(s.label(action)) for action in takes] == ["Take an oval ring of yours", "Take an oval ring of 1"]
    assert told(s, do(s, takes[0])) == ["0 takes an oval ring of their own from room 1."]
    assert told(s, do(s, ("step", 2), ("put", 0)))[-1] == "0 puts the ring down in room 2."


def test_several_admirers_are_counted() -> None:
    s = table()
    assert str(s.tell(("admired", 0, 1))) == "0 shows the illustrations to one admirer."
    assert str(s.tell(("admired", 0, 3))) == "0 shows the illustrations to 3 admirers."


def test_hiding_is_asked_for_as_far_as_it_can_go() -> None:
    """No more than the supply holds; and nothing is hidden yet before the first treasure."""
    s = table()
    supply(s, 0, oval=2)
    play(s, "Anselmus")
    assert str(s.prompt()) == "Anselmus: hide up to 2 treasures in room 1."
    assert str(s.label(("stop",))) == "Hide nothing"
    do(s, ("hide", "oval", 0))
    assert str(s.prompt()) == "Anselmus: hide one more treasure in room 1."
    assert str(s.label(("stop",))) == "Hide no more"


def test_the_prompt_never_offers_a_stop_in_the_room_of_vitus() -> None:
    """T25: Remigius has to walk on."""
    s = table()
    s.remigius, s.vitus = 9, 13
    shut(s, 9, 10)
    play(s, "Remigius")
    assert str(s.prompt()) == "Remigius can't stop in the room of Vitus: walk one room further."


def test_stephanus_has_points_only_where_he_plays() -> None:
    """T13."""
    for stephanus, there in (("yes", True), ("no", False)):
        s = table(stephanus=stephanus)
        play(s, "Porticus", ("door", 1, 2))
        assert all(("Stephanus" in points) is there for points in s.breakdown())
        assert [sum(points.values()) for points in s.breakdown()] == s.scores()


def test_the_first_rings_are_named() -> None:
    s = table()
    assert str(s.tell(("single", 0, "round"))) == "0 starts with 2 oval rings, 2 square rings and a round ring."
