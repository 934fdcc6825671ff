"""The Elemental Plane: thirty-six spaces in six rows, and where its stacks are in reach."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.engine.native.numbers import table

if TYPE_CHECKING:
    Numbers = vec[i64]

SIDE: Final = 6
SPACES: Final = 36
QUADRANTS: Final = 4  # one tile each
TILE_SIDE: Final = 3
QUARTER_TURNS: Final = 4  # ways a tile can lie
NEAR: Final = 4  # neighbours of a space at most
OFF_PLANE: Final = -1
NO_STACK: Final = -1
CORNER_COUNT: Final = 4
STACKS: Final = 5  # the four corners, then the middle

CORNER_SPACES: Final = (0, 5, 30, 35)  # in reading order
# SS-90: the spaces from which each stack is in reach; Earth lies in the middle, on no space.
BESIDE: Final = ((1, 6), (4, 11), (24, 31), (29, 34), (14, 15, 20, 21))


def _steps_from(space: int) -> list[int]:
    """SS-83: the spaces above, left, right and below, ascending; OFF_PLANE fills up to four."""
    row, column = divmod(space, SIDE)
    near = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
    inside = [SIDE * r + c for r, c in near if 0 <= r < SIDE and 0 <= c < SIDE]
    return inside + [OFF_PLANE] * (NEAR - len(inside))


def _stack_beside(space: int) -> int:
    """SS-90: the corner 0..3 whose stack is in reach, EARTH for the middle, else NO_STACK."""
    return next((stack for stack, spaces in enumerate(BESIDE) if space in spaces), NO_STACK)


def _corner_of(space: int) -> int:
    """Which corner this space is, or NO_STACK."""
    return CORNER_SPACES.index(space) if space in CORNER_SPACES else NO_STACK


CORNERS: Final[Numbers] = table(list(CORNER_SPACES))
STEPS_FROM: Final[Numbers] = table([near for space in range(SPACES) for near in _steps_from(space)])
STACK_BESIDE: Final[Numbers] = table([_stack_beside(space) for space in range(SPACES)])
CORNER_OF: Final[Numbers] = table([_corner_of(space) for space in range(SPACES)])
