"""Step 2, second half: which stones of the activated zone may be taken, and taking them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.engine.native.numbers import table as numbers
from hexmoot.games.sorcerer_stones.rules import kinds
from hexmoot.games.sorcerer_stones.rules.actions import TAKE
from hexmoot.games.sorcerer_stones.rules.geometry import NE, NW, SE, SW, ZONE_SLOTS
from hexmoot.games.sorcerer_stones.rules.kinds import COLOURS, COOP, EMPTY, STANDARD
from hexmoot.games.sorcerer_stones.rules.state import Table
from hexmoot.games.sorcerer_stones.rules.supply import gain_qi

if TYPE_CHECKING:
    Numbers = vec[i64]

Fits = Callable[[tuple[int, ...]], bool]

# ---- the largest sets for every reading of a zone

# Lines with two stones on the zone: which slots they join (bit k of `doubles` is line DOUBLES[k]).
DOUBLES = ((NW, NE), (SW, SE), (NW, SW), (NE, SE), (NW, SE), (SW, NE))
SLOT_SETS: Final = 16
READINGS: Final = 1024  # sets of singles times sets of doubles


def _largest(fits: Fits) -> list[int]:
    """SS-72, SS-73: all sets of slots of the largest size that fits, as bits; at worst none."""
    for size in range(ZONE_SLOTS, 0, -1):
        found = [slots for slots in combinations(range(ZONE_SLOTS), size) if fits(slots)]
        if found:
            return [sum(2**slot for slot in slots) for slots in found]
    return [0]


def _any(fits: Fits) -> list[int]:
    """SS-174: all sets of slots that fit, as bits, the empty one too."""
    return [
        sum(2**slot for slot in slots)
        for size in range(ZONE_SLOTS + 1)
        for slots in combinations(range(ZONE_SLOTS), size)
        if fits(slots)
    ]


def _by_claims(singles: int, doubles: list[tuple[int, int]]) -> Fits:
    """SS-71: each stone taken has a claim of its own."""
    claims = [{slot} for slot in range(ZONE_SLOTS) if singles >> slot & 1]
    claims += [set(pair) for pair in doubles]
    return lambda slots: _can_be_matched(slots, claims)


def _can_be_matched(slots: tuple[int, ...], claims: list[set[int]]) -> bool:
    """Can each of these stones be given a different claim that holds it?"""
    if not slots:
        return True
    return any(
        slots[0] in claim and _can_be_matched(slots[1:], claims[:index] + claims[index + 1 :])
        for index, claim in enumerate(claims)
    )


def _by_strict_lines(singles: int, doubles: list[tuple[int, int]]) -> Fits:
    """SS-79: each stone taken is claimed, and no line gives two."""
    return lambda slots: (
        all(_is_claimed(slot, singles, doubles) for slot in slots)
        and not any(one in slots and two in slots for one, two in doubles)
    )


def _is_claimed(slot: int, singles: int, doubles: list[tuple[int, int]]) -> bool:
    """Does any claim hold this slot?"""
    return singles >> slot & 1 == 1 or any(slot in pair for pair in doubles)


def _all_sets() -> list[int]:
    """For each rule of taking and reading, the sets that may be taken, as a mask of 16 bits."""
    return [
        sum(2**chosen for chosen in sizes(rule(reading % SLOT_SETS, _doubles(reading))))
        for sizes in (_largest, _any)
        for rule in (_by_claims, _by_strict_lines)
        for reading in range(READINGS)
    ]


def _doubles(reading: int) -> list[tuple[int, int]]:
    """The lines of a reading that have two stones on the zone."""
    return [pair for bit, pair in enumerate(DOUBLES) if reading // SLOT_SETS >> bit & 1]


# Index: READINGS * the rule of taking, plus singles, plus SLOT_SETS * doubles.
TAKE_SETS: Final[Numbers] = numbers(_all_sets())

# ---- D10: taking


def sets_to_take(table: Table) -> i64:
    """SS-71 to SS-73, SS-79, SS-174: the sets that may be taken, as a mask of 16 bits."""
    return TAKE_SETS[table.terms.taking * READINGS + table.doubles * SLOT_SETS + table.singles]


def largest_sets(table: Table) -> i64:
    """SS-72, SS-73, SS-79: those of the sets that take the most, as a mask of 16 bits."""
    strict = table.terms.taking & 1
    return TAKE_SETS[strict * READINGS + table.doubles * SLOT_SETS + table.singles]


def list_sets(table: Table) -> i64:
    """SS-72, SS-73: every set of the largest size; SS-174: or of any size."""
    sets = sets_to_take(table)
    count: i64 = 0
    chosen: i64
    for chosen in range(SLOT_SETS):
        if (sets >> chosen) & 1 != 0:
            table.choices[count] = TAKE + chosen
            count += 1
    return count


def answer_set(table: Table, action: i64) -> None:
    """SS-75, SS-76: the chosen stones leave the activated zone for the reservoir."""
    table.pop()
    zone = table.zone_of(table.active)
    chosen = action - TAKE
    taken: i64 = 0
    slot: i64
    base = zone * ZONE_SLOTS
    for slot in range(ZONE_SLOTS):
        if (chosen >> slot) & 1 != 0:
            colour = table.slots[base + slot]
            taken = max(taken, 1) * kinds.BY_COLOUR + colour
            take_stone(table, colour)
            table.slots[base + slot] = EMPTY
    lines = table.line_count * kinds.BY_LINE + table.longest
    table.tell(kinds.TOOK, table.active, taken, zone, lines)
    if table.terms.mode == STANDARD:
        pay_own_colour(table)


def take_stone(table: Table, colour: i64) -> None:
    """SS-76, SS-80, SS-156: to the reservoir and one step allowed; in co-op to be placed."""
    table.gained[colour] += 1
    if table.terms.mode == COOP:
        table.placing[colour] += 1
    else:
        table.reservoir[table.active * COLOURS + colour] += 1
        table.budget[colour] += 1


def pay_own_colour(table: Table) -> None:
    """SS-77, SS-78: the Qi for all taken stones of the own colour in one gain."""
    gain_qi(table, table.gained[table.colour[table.active]])
