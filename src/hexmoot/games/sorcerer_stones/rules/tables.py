"""Small fixed tables of the rules: colours, the plane, what may be taken, pairs that pay."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.engine.native.numbers import table
from hexmoot.games.sorcerer_stones.rules.geometry import NE, NW, SE, SW

if TYPE_CHECKING:
    Numbers = vec[i64]

# SS-2: colours and their elements, in colour order.
RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
BROWN: Final = 4
COLOURS: Final = 5
EMPTY: Final = 5  # a slot without a stone
OUTSIDE: Final = 6  # no slot at all

STANDARD: Final = 0
INTRO: Final = 1
COOP: Final = 2

# Magic types; a Shift of colour c is SHIFT + c.
SPIN_CARD: Final = 0
FLY_CARD: Final = 1
QUAKE_CARD: Final = 2
SHIFT_CARD: Final = 3
MAGIC: Final = 8

ARTIFACTS: Final = 14
OFFER: Final = 4
DECK_TOP: Final = 3
SYMBOLS: Final = 4
NO_CARD: Final = -1

# Objectives by the bit they hold in the set of open ones.
LONG_LINE: Final = 0
RICH_HARVEST: Final = 1
TWIN_STONES: Final = 2
CROSSING_LINES: Final = 3
MAKERS_GRACE: Final = 4
BURNING_STEP: Final = 5
TRANSMUTATION: Final = 6
OBJECTIVES: Final = 7
OPEN_OBJECTIVES: Final = 3
REACH: Final = 24  # a tier table has an entry for each number below this

TOKENS: Final = 4  # rune tokens of one type at most
ALL_TYPES: Final = 31
EARTH: Final = 4
NO_STACK: Final = -1
OFF_PLANE: Final = -1
SPACES: Final = 36
TILES: Final = 9

# How co-op stones find their card.
LEFTMOST: Final = 0
CASCADE: Final = 1
ORDERED: Final = 2

# Reasons a game ends.
END_RUNES: Final = 1
END_ARTIFACTS: Final = 2
END_QI: Final = 3
END_INTRO: Final = 4
END_COOP_CARDS: Final = 5
END_COOP_ALL: Final = 6
END_CAP: Final = 7

# SS-44: after a clockwise turn slot s holds what was on TURNED_FROM[s]; counter-clockwise + 4.
TURNED_FROM: Final[Numbers] = table([SW, NW, NE, SE, NE, SE, SW, NW])

# SS-116: the order in which gaps of a zone are filled.
FILL_ORDER: Final[Numbers] = table([NW, SW, SE, NE])

# Corner spaces of the plane in reading order.
CORNERS: Final[Numbers] = table([0, 5, 30, 35])


def _steps_from(space: int) -> list[int]:
    """SS-83: the spaces above, left, right and below, ascending; OFF_PLANE fills up to four."""
    row, column = divmod(space, 6)
    near = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
    inside = [6 * r + c for r, c in near if 0 <= r < 6 and 0 <= c < 6]
    return inside + [OFF_PLANE] * (4 - len(inside))


def _stack_beside(space: int) -> int:
    """SS-90: the corner 0..3 whose stack is in reach, EARTH for the middle, else NO_STACK."""
    beside = {1: 0, 6: 0, 4: 1, 11: 1, 24: 2, 31: 2, 29: 3, 34: 3}
    return EARTH if space in (14, 15, 20, 21) else beside.get(space, NO_STACK)


def _corner_of(space: int) -> int:
    """Which corner this space is, or NO_STACK."""
    return {0: 0, 5: 1, 30: 2, 35: 3}.get(space, NO_STACK)


STEPS_FROM: Final[Numbers] = table([near for space in range(SPACES) for near in _steps_from(space)])
STACK_BESIDE: Final[Numbers] = table([_stack_beside(space) for space in range(SPACES)])
CORNER_OF: Final[Numbers] = table([_corner_of(space) for space in range(SPACES)])

# The two colours of each pair of PAY_PAIR, in its order.
PAIRS: Final = 15
_PAIRS = [(first, second) for first in range(COLOURS) for second in range(first, COLOURS)]
PAIR_FIRST: Final[Numbers] = table([first for first, _ in _PAIRS])
PAIR_SECOND: Final[Numbers] = table([second for _, second in _PAIRS])

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
TAKE_SETS: Final[Numbers] = table(_all_sets())
