"""What a pointer, a long press or a screen reader is told about each thing on the chart."""

from __future__ import annotations

from collections.abc import Iterable

from engine.journey.board import COUNTRIES, MISSIONS
from engine.words import Text, ntext, term, text
from web.views.journey import standings
from web.views.scene import Scene

ROUNDS = (term("first shipping round"), term("second shipping round"), term("third shipping round"))


def told(scene: Scene, sentences: Iterable[Text]) -> str:
    """Sentences in the reader's language, one after the other."""
    return " ".join(scene.say(each) for each in sentences)


def _counts(scene: Scene, numbers: list[int]) -> str:
    """Who has how many, such as "Aude 2, Bertrand 1"."""
    return ", ".join(f"{scene.names[seat]} {n}" for seat, n in enumerate(numbers) if n)


def city(scene: Scene, name: str) -> str:
    """A territory: country, city, knights, Templars, gold."""
    land = scene.view["territories"][name]
    return told(scene, [
        text("{city} ({country}).", city=name, country=COUNTRIES[name]),
        _spaces(land["spaces"], sum(land["knights"])),
        *_held(text("Knights: {list}.", list=_counts(scene, land["knights"])), land["knights"]),
        *_held(text("Templars: {list}.", list=_counts(scene, land["templars"])), land["templars"]),
        text("Gold here: {n}.", n=land["gold"]),
    ])  # fmt: skip


def _spaces(spaces: int, taken: int) -> Text:
    if not spaces:
        return text("No city is in play here.")
    if taken == spaces:
        return text("The city is full: all {spaces} spaces are taken.", spaces=spaces)
    return text("Knight spaces taken: {taken} of {spaces}.", taken=taken, spaces=spaces)


def _held(sentence: Text, numbers: list[int]) -> list[Text]:
    return [sentence] if any(numbers) else []


def coins(scene: Scene, name: str) -> str:
    """The gold of a territory."""
    gold = scene.view["territories"][name]["gold"]
    return scene.say(ntext("{n} gold in {city}", "{n} gold in {city}", gold, city=name))


def templar(scene: Scene, name: str, seat: int) -> str:
    """A mounted figure."""
    return scene.say(text("A Templar of {seat} in {city}", seat=seat, city=name))


def edict(scene: Scene, slot: int) -> str:
    """A scroll: whose city, when it ships, who would take it now."""
    name = scene.view["edicts"][slot]
    sentences = [text("The edict of {city} ({country}).", city=name, country=COUNTRIES[name]), _when(slot)]
    leader = strongest(scene, name)
    if leader is not None:
        sentences.append(text("{seat} has the most knights there and would take it.", seat=leader))
    return told(scene, sentences)


def _when(slot: int) -> Text:
    if slot == 6:
        return text("It is never shipped: its city is scored at the end of the game.")
    return text("Its city is shipped in the {round}.", round=ROUNDS[slot // 2])


def strongest(scene: Scene, name: str) -> int | None:
    """The seat with strictly the most knights in a city (J31)."""
    knights = scene.view["territories"][name]["knights"]
    best = max(knights)
    return knights.index(best) if best and knights.count(best) == 1 else None


def ship(scene: Scene, slot: int) -> str:
    """A ship and who is aboard."""
    vessel = scene.view["ships"][slot]
    sentences = [ntext("A ship with {n} berth.", "A ship with {n} berths.", vessel["berths"])]
    if any(vessel["knights"]):
        sentences.append(text("Aboard: {list}.", list=_counts(scene, vessel["knights"])))
    else:
        sentences.append(text("Each knight aboard is worth a point, and so is having one aboard."))
    return told(scene, sentences)


def space(scene: Scene, name: str) -> str:
    """A space of the Pope's road."""
    return scene.say(SPACES[name[0]])


SPACES = {
    "s": term("A ship space or a start space: between them the ships are boarded."),
    "G": term("A green flag: the first player may place a knight where one of their Templars stands."),
    "R": term("A red flag: the first player may remove an opposing knight where one of their Templars stands."),
}
POPE = term("The Pope. His flag says what the first player and card 6 may do.")


def mission(scene: Scene, key: str, own: bool) -> str:
    """A mission card, and how the players stand."""
    whose = text("Your secret mission, scored for everybody.") if own else text("An open mission.")
    counts = standings.counts(scene.view, key)
    standing = ", ".join(f"{name} {n}" for name, n in zip(scene.names, counts, strict=True))
    return told(scene, [
        whose,
        text("Its aim: {mission}.", mission=MISSIONS[key]),
        text("At the end the best earns 4 points, the second best 2."),
        text("Now: {list}.", list=standing),
    ])  # fmt: skip
