"""Observations for learning: named numbers, written in one pass that can also tell their names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from hexmoot.engine.native.numbers import BIT, PLACES, POWERS

# What a number of an observation may be: it is kept in sixteen bits.
LOWEST: Final = -32768
HIGHEST: Final = 32767


@dataclass(frozen=True, slots=True)
class Feature:
    """One number of an observation: its name and the bounds it never leaves."""

    name: str
    low: int
    high: int


@final
class Sheet:
    """A row of numbers to fill in, one after the other.

    A game's `observe` names every number once (`sheet.number("die", table.die, 0, 12)`). On a
    naming sheet the names are noted and nothing is written, so names and values cannot drift apart.
    Most numbers of most observations are 0: a sheet is cleared as a whole, then only the others
    are written.
    """

    def __init__(self, is_naming: bool, size: int) -> None:
        self.is_naming = is_naming
        self.features: list[Feature] = []
        self.out: vec[i16] = vec[i16]([0] * size)
        self.at: i64 = 0
        self.prefix: str = ""

    def clear(self) -> None:
        """Take every number off and write on from the start."""
        out = self.out
        index: i64
        for index in range(len(out)):
            out[index] = 0
        self.at = 0

    def move_to(self, start: i64) -> None:
        """Write on from this place of a cleared sheet."""
        self.at = start

    def about_seat(self, offset: i64) -> None:
        """What follows is about the seat this far to the left of the viewer (0: its own)."""
        if self.is_naming:
            self.prefix = f"seat+{offset}."

    def about_table(self) -> None:
        """What follows is about the table as a whole."""
        if self.is_naming:
            self.prefix = ""

    def note(self, name: str, low: i64, high: i64) -> None:
        """Remember one name; ValueError if its numbers would not fit."""
        if low < LOWEST or high > HIGHEST:
            raise ValueError(f"{name} is {low}..{high}, a sheet holds {LOWEST}..{HIGHEST}")
        self.features.append(Feature(f"{self.prefix}{name}", low, high))

    def number(self, name: str, value: i64, low: i64, high: i64) -> None:
        """One number."""
        if self.is_naming:
            self.note(name, low, high)
            return
        self.out[self.at] = i16(value)
        self.at += 1

    def item(self, name: str, index: i64, value: i64, low: i64, high: i64) -> None:
        """One number of several of one kind that do not stand side by side in the state."""
        if self.is_naming:
            self.note(f"{name}[{index}]", low, high)
            return
        self.out[self.at] = i16(value)
        self.at += 1

    def pass_over(self, count: i64) -> None:
        """So many numbers are 0, as on every cleared sheet; not for a naming one."""
        self.at += count

    def flag(self, name: str, value: bool) -> None:
        """One yes or no."""
        if self.is_naming:
            self.note(name, 0, 1)
            return
        if value:
            self.out[self.at] = 1
        self.at += 1

    def row(self, name: str, values: vec[i64], start: i64, count: i64, low: i64, high: i64) -> None:
        """Several numbers of one kind that stand side by side, none of them above `high`."""
        index: i64
        if self.is_naming:
            for index in range(count):
                self.note(f"{name}[{index}]", low, high)
            return
        out = self.out
        at = self.at
        for index in range(count):
            value = values[start + index]
            out[at + index] = i16(value if value < high else high)
        self.at = at + count

    def one_hot(self, name: str, which: i64, count: i64) -> None:
        """One of several things as as many flags; none is set for a number outside."""
        index: i64
        if self.is_naming:
            for index in range(count):
                self.note(f"{name}={index}", 0, 1)
            return
        if which >= 0 and which < count:
            self.out[self.at + which] = 1
        self.at += count

    def one_hots(self, names: list[str], values: vec[i64], start: i64, count: i64) -> None:
        """A one-hot for each name, of as many numbers that stand side by side."""
        index: i64
        if self.is_naming:
            for index in range(len(names)):
                self.one_hot(names[index], 0, count)
            return
        out = self.out
        at = self.at
        for index in range(start, start + len(names)):
            which = values[index]
            if which >= 0 and which < count:
                out[at + which] = 1
            at += count
        self.at = at

    def bits(self, name: str, mask: i64, count: i64) -> None:
        """A set of the first `count` things as flags."""
        index: i64
        if self.is_naming:
            for index in range(count):
                self.note(f"{name}[{index}]", 0, 1)
            return
        out = self.out
        at = self.at
        places = PLACES
        left = mask & (BIT[count] - 1)
        while left != 0:
            out[at + places[(left & -left) % POWERS]] = 1
            left &= left - 1
        self.at = at + count
