"""Sets of lands, seats, scrolls or potions, kept as the bits of a number.

Rules go through them by rising numbers: `lowest_bit` of the set, then on without it.
"""

from __future__ import annotations


def members(mask: int, size: int) -> list[int]:
    """The things of a set, out of so many."""
    return [index for index in range(size) if (mask >> index) & 1]
