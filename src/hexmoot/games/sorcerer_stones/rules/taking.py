"""Step 2, second half: which stones of the activated zone may be taken, and taking them."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.engine.native.numbers import table as numbers
from hexmoot.games.sorcerer_stones.rules import kinds
from hexmoot.games.sorcerer_stones.rules.actions import TAKE
from hexmoot.games.sorcerer_stones.rules.geometry import NE, NW, SE, SW
from hexmoot.games.sorcerer_stones.rules.kinds import COLOURS, COOP, EMPTY, STANDARD
from hexmoot.games.sorcerer_stones.rules.state import Table
from hexmoot.games.sorcerer_stones.rules.supply import gain_qi

if TYPE_CHECKING:
    Numbers = vec[i64]

# ---- the largest sets for every reading of a zone

# Lines with two stones on the zone: which slots they join (bit k of `doubles` is line DOUBLES[k]).
DOUBLES = ((NW, NE), (SW, SE), (NW, SW), (NE, SE), (NW, SE), (SW, NE))
READINGS: Final = 1024


def _sets_by_claims(singles: int, doubles: list[tuple[int, int]]) -> list[int]:
    """SS-71 to SS-73: all largest sets of slots where each stone has a claim of its own."""
    claims = [{slot} for slot in range(4) if singles >> slot & 1] + [set(pair) for pair in doubles]
    for size in range(4, -1, -1):
        found = [slots for slots in combinations(range(4), size) if _can_be_matched(slots, claims)]
        if found:
            return [sum(2**slot for slot in slots) for slots in found]
    return [0]


def _can_be_matched(slots: tuple[int, ...], claims: list[set[int]]) -> bool:
    """Can each of these stones be given a different claim that holds it?"""
    if not slots:
        return True
    return any(
        slots[0] in claim and _can_be_matched(slots[1:], claims[:index] + claims[index + 1 :])
        for index, claim in enumerate(claims)
    )


def _sets_by_strict_lines(singles: int, doubles: list[tuple[int, int]]) -> list[int]:
    """SS-79: all largest sets of claimed slots with at most one stone of any line."""
    claimed = [slot for slot in range(4) if singles >> slot & 1 or any(slot in d for d in doubles)]
    for size in range(len(claimed), -1, -1):
        found = [
            slots
            for slots in combinations(claimed, size)
            if not any(a in slots and b in slots for a, b in doubles)
        ]
        if found:
            return [sum(2**slot for slot in slots) for slots in found]
    return [0]


def _all_sets() -> list[int]:
    """For each take rule and reading, the sets that may be taken, as a mask of 16 bits."""
    masks = []
    for rule in (_sets_by_claims, _sets_by_strict_lines):
        for reading in range(READINGS):
            doubles = [pair for bit, pair in enumerate(DOUBLES) if reading >> (4 + bit) & 1]
            masks.append(sum(2**chosen for chosen in rule(reading & 15, doubles)))
    return masks


# Index: READINGS if strict, plus singles, plus 16 * doubles.
TAKE_SETS: Final[Numbers] = numbers(_all_sets())

# ---- D10: taking


def sets_to_take(table: Table) -> i64:
    """SS-71 to SS-73, SS-79: the largest sets of slots for what was read, as a mask of 16 bits."""
    return TAKE_SETS[table.terms.strict * READINGS + table.doubles * 16 + table.singles]


def list_sets(table: Table) -> i64:
    """SS-72, SS-73: every set of the largest size."""
    sets = sets_to_take(table)
    count: i64 = 0
    chosen: i64
    for chosen in range(16):
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
    for slot in range(zone * 4, zone * 4 + 4):
        if (chosen >> (slot & 3)) & 1 != 0:
            taken = taken * 8 + table.slots[slot] if taken > 0 else 8 + table.slots[slot]
            take_stone(table, table.slots[slot])
            table.slots[slot] = EMPTY
    table.tell(kinds.TOOK, table.active, taken, zone, table.line_count * 32 + table.longest)
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
