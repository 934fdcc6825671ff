"""What dice can bring: every outcome, counted exactly, without throwing anything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from hexmoot.games.elementalis.minds.worth import counts_worth
from hexmoot.games.elementalis.rules import kinds as k
from hexmoot.games.elementalis.rules.dice import symbols
from hexmoot.games.elementalis.rules.mages import become_mage
from hexmoot.games.elementalis.rules.score import number_of
from hexmoot.games.elementalis.rules.state import Table
from hexmoot.games.elementalis.rules.tables import SYMBOL_COUNT

Faces = tuple[int, ...]
Pairs = dict[tuple[int, int], float]

_MEANS: dict[tuple[tuple[int, ...], int, int], Pairs] = {}


def faces_of(table: Table, slot: int) -> tuple[int, ...]:
    """The six faces of a die, of the Sun die, or of the die a duplicate copies."""
    die = slot
    if slot >= k.ELEMENT_DICE:
        die = k.ELEMENT_DICE if slot == k.SUN_SLOT else int(table.source[slot])
    first = die * k.FACES_OF_A_DIE
    return tuple(int(table.terms.faces[first + side]) for side in range(k.FACES_OF_A_DIE))


def slots_in(mask: int) -> list[int]:
    """The slots of a mask, in order."""
    return [slot for slot in range(k.ALL_SLOTS) if (mask >> slot) & 1]


def scored_by(table: Table, seat: int, counts: int) -> int:
    """EL-10, EL-141, EL-146: what these symbols bring a seat; nothing with a Sun on Chance."""
    if is_lost(table, counts):
        return 0
    return int(counts_worth(table, seat, counts))


def is_lost(table: Table, counts: int) -> bool:
    """EL-146: does a Sun lie on a Chance Roll?"""
    return bool(table.roll_kind == k.CHANCE and number_of(counts, k.SUN) > 0)


def scored(table: Table, counts: int) -> int:
    """What these symbols bring the active player."""
    return scored_by(table, int(table.active), counts)


def scored_now(table: Table) -> int:
    """What the roll brings the active player as it lies."""
    return scored(table, int(symbols(table)))


@lru_cache(maxsize=1024)
def spread(dice: tuple[Faces, ...]) -> dict[int, int]:
    """Every count of symbols these dice can make, and in how many ways."""
    found = Counter({0: 1})
    for faces in dice:
        wider: Counter[int] = Counter()
        for before, ways in found.items():
            for face in faces:
                wider[before + int(SYMBOL_COUNT[face])] += ways
        found = wider
    return found


def mean_scored(table: Table, counts: int, dice: Iterable[Faces]) -> float:
    """The active player's mean Mana once these dice are thrown on top of `counts`."""
    found, seat = spread(tuple(sorted(dice))), int(table.active)
    whole = sum(scored_by(table, seat, counts + more) * ways for more, ways in found.items())
    return whole / sum(found.values())


def mean_again(table: Table, slots: Sequence[int]) -> float:
    """The same if dice that lie on the table are thrown again; scorched ones never count."""
    counting = [slot for slot in slots if not (table.scorched >> slot) & 1]
    kept = int(symbols(table)) - sum(int(SYMBOL_COUNT[table.face[slot]]) for slot in counting)
    return mean_scored(table, kept, [faces_of(table, slot) for slot in counting])


def mean_chance(table: Table) -> float:
    """EL-39: the mean Mana of the Chance Roll to come, provided that no Sun shows."""
    trying = table.copy()
    trying.roll_kind = k.CHANCE
    dice = int(table.in_play) & k.FULL_TRAY
    thrown = [faces_of(table, slot) for slot in slots_in(dice & ~int(table.held))]
    sun = tuple(face for face in faces_of(table, k.SUN_SLOT) if face != k.SUN)
    held = sum(int(SYMBOL_COUNT[table.face[slot]]) for slot in slots_in(dice & int(table.held)))
    return mean_scored(trying, held, [*thrown, sun])


# ---- the draft


def pair_means(table: Table) -> Pairs:
    """The mean Mana of a Power Roll for each Major and Minor that may go together, Flux full."""
    faces = tuple(int(face) for face in table.terms.faces)
    key = (faces, int(table.terms.moon_loss), int(table.terms.most_group))
    if key not in _MEANS:
        _MEANS[key] = _all_means(table)
    return _MEANS[key]


def _all_means(table: Table) -> Pairs:
    trying = table.copy()
    trying.active = 0
    trying.roll_kind = k.POWER
    for colour in range(k.ELEMENTS):
        trying.flux[colour] = k.ENDLESS
    dice = [faces_of(trying, slot) for slot in (*range(k.ELEMENT_DICE), k.SUN_SLOT)]
    rolls = spread(tuple(dice))
    found = {}
    for major in range(k.CARDS):
        for minor in range(k.CARDS):
            if major < k.ELEMENTS or minor < k.ELEMENTS:
                found[major, minor] = _pair_mean(trying, rolls, major, minor)
    return found


def _pair_mean(trying: Table, rolls: Mapping[int, int], major: int, minor: int) -> float:
    """A Chaotica may be any of four mages: the best of them."""
    trying.minor[0] = minor
    if major == k.SUN:
        return max(_pair_mean(trying, rolls, element, minor) for element in range(k.ELEMENTS))
    trying.major[0] = major
    become_mage(trying, 0)
    whole = sum(scored(trying, counts) * ways for counts, ways in rolls.items())
    return whole / sum(rolls.values())
