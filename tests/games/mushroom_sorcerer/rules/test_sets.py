"""Sets kept as bits, and the one way through them."""

from __future__ import annotations

from hexmoot.engine.native.numbers import BIT, lowest_bit
from hexmoot.games.mushroom_sorcerer.rules.sets import members


def walked(mask: int) -> list[int]:
    """The members by the way the rules take."""
    found = []
    while mask != 0:
        found.append(int(lowest_bit(mask)))
        mask &= mask - 1
    return found


def test_every_single_bit_is_found() -> None:
    """As far as sets reach: 62 things."""
    assert [walked(int(bit)) for bit in BIT] == [[place] for place in range(62)]


def test_members_come_by_rising_numbers() -> None:
    """Also with gaps and at both ends of a word."""
    for mask in (0, 1, 0b1011, 0b1000_0001, 2**20 - 1, 2**31 | 2**7, 2**61 | 1):
        assert walked(mask) == members(mask, 62)
