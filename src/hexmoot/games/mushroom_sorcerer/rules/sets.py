"""Sets of lands, seats, scrolls or potions, kept as the bits of a number, and the way through them.

They are gone through by rising numbers: `first_of` the set, then on without it (`mask & mask - 1`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.engine.native.numbers import BIT, table

if TYPE_CHECKING:
    Numbers = vec[i64]

MODULUS: Final = 67  # no two of the powers of two that BIT holds leave the same remainder


def _place_by_remainder() -> list[int]:
    """Which bit a power of two is, by its remainder."""
    places = [0] * MODULUS
    for place, power in enumerate(BIT):
        places[int(power) % MODULUS] = place
    return places


PLACE: Final[Numbers] = table(_place_by_remainder())


def first_of(mask: i64) -> i64:
    """The lowest member of a set that is not empty."""
    return PLACE[(mask & -mask) % MODULUS]


def members(mask: int, size: int) -> list[int]:
    """The things of a set, out of so many."""
    return [index for index in range(size) if (mask >> index) & 1]
