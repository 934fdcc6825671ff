"""Native integers and arrays: the few helpers every hot module needs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    Numbers = vec[i64]


def zeros(count: int) -> vec[i64]:
    """An array of `count` zeros."""
    return vec[i64]([0] * count)


def filled(count: int, value: int) -> vec[i64]:
    """An array of `count` equal numbers."""
    return vec[i64]([value] * count)


def table(values: list[int]) -> vec[i64]:
    """An array with these numbers, for constants built once."""
    return vec[i64](values)


# An array without numbers; nothing can be written into it, so that all may hold the same one.
NOTHING: Final[Numbers] = vec[i64]([])

# Bit k for sets of up to 62 things. mypyc miscompiles a literal left of `<<`: look bits up here.
BIT: Final[Numbers] = vec[i64]([2**k for k in range(62)])


POWERS: Final = 67


def _places() -> list[int]:
    """The powers of two leave different remainders by 67: a table finds the place of a bit."""
    found = [0] * POWERS
    for place in range(62):
        found[2**place % POWERS] = place
    return found


PLACES: Final[Numbers] = table(_places())


def lowest_bit(mask: i64) -> i64:
    """The place of the lowest bit of a mask that is not 0; compiled it is one instruction."""
    return PLACES[(mask & -mask) % POWERS]


# Every second bit, every second pair, every second half of a byte, for counting bits.
ONES: Final = 0x1555555555555555
PAIRS: Final = 0x3333333333333333
HALVES: Final = 0x0F0F0F0F0F0F0F0F


def bit_count(mask: i64) -> i64:
    """How many bits of a non-negative mask (below 2**62) are set."""
    mask -= (mask >> 1) & ONES
    mask = (mask & PAIRS) + ((mask >> 2) & PAIRS)
    mask = (mask + (mask >> 4)) & HALVES
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 127


def total(values: vec[i64], start: i64, count: i64) -> i64:
    """The sum of `count` numbers from `start` on."""
    amount: i64 = 0
    index: i64
    for index in range(start, start + count):
        amount += values[index]
    return amount
