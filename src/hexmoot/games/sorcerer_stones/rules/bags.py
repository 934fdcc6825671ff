"""Drawing from what nobody has seen: sets kept as bits, so that no order exists that could leak."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.native.numbers import bit_count
from hexmoot.games.sorcerer_stones.rules.state import StonesTable


def draw_bit(table: StonesTable, stream: i64, bag: i64) -> i64:
    """One member of a bag that is not empty, each with the same chance."""
    skip = table.below(stream, bit_count(bag))
    member: i64 = 0
    while True:
        if (bag >> member) & 1 != 0:
            if skip == 0:
                return member
            skip -= 1
        member += 1
