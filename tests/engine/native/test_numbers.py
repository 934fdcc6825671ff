"""Native integers and arrays: the few helpers every hot module needs."""

from __future__ import annotations

from librt.vecs import append

from hexmoot.engine.native.chance import Chance
from hexmoot.engine.native.numbers import (
    BIT,
    NOTHING,
    bit_count,
    filled,
    lowest_bit,
    table,
    total,
    zeros,
)


def test_arrays_are_made() -> None:
    """Zeros, equal numbers, and given ones."""
    assert list(zeros(3)) == [0, 0, 0]
    assert list(filled(2, 7)) == [7, 7]
    assert list(table([1, 2])) == [1, 2]


def test_all_may_hold_the_same_empty_array() -> None:
    """What is added to it is somebody's own."""
    first, second = append(NOTHING, 1), append(NOTHING, 2)
    assert (list(first), list(second), list(NOTHING)) == ([1], [2], [])
    loaded, plain = Chance(), Chance()
    loaded.load_chance([3])
    assert (list(loaded.loaded), list(plain.loaded)) == ([3], [])


def test_bits_and_sums() -> None:
    """Bit k stands at place k; sets are counted, rows are added up."""
    assert [int(BIT[k]) for k in (0, 1, 61)] == [1, 2, 2**61]
    assert bit_count(0b101101) == 4
    assert total(table([1, 2, 3, 4]), 1, 2) == 5


def test_the_lowest_bit_is_found_wherever_it_lies() -> None:
    """Alone, and below another."""
    for place in range(61):
        assert lowest_bit(BIT[place]) == place
        assert lowest_bit(BIT[place] + BIT[61]) == place
