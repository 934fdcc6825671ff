"""Standing orders: secret instructions that answer pointless questions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexmoot.engine.native.stack import KIND
from hexmoot.games.elementalis.rules.actions import (
    CAST_PASS,
    DECLARE_NO,
    DECLARE_YES,
    ORDER,
    RESPOND_NO,
)
from hexmoot.games.elementalis.rules.kinds import (
    ANSWER_BITS,
    ASK_CAST,
    ASK_DECLARE,
    ASK_RESPOND,
    GUARD,
    NO_ORDER,
    ORDER_KINDS,
    SILENT,
)
from hexmoot.games.elementalis.rules.state import Table
from hexmoot.games.elementalis.rules.targets import affordable

NO_ANSWER: Final = -1


def open_orders(table: Table, seat: int) -> list[int]:
    """EL-191, EL-192: every order but the one in force."""
    if table.ending != 0:
        return []
    in_force = int(table.order[seat])
    return [ORDER + order for order in range(ORDER_KINDS) if order != in_force]


def ordered_answer(table: Table, seat: i64) -> i64:
    """EL-191, EL-192, EL-194: what the asked seat's order says to the question on top, or -1."""
    order = table.order[seat]
    if order == NO_ORDER:
        return NO_ANSWER
    kind: i64 = table.frames[table.top() + KIND]
    if kind == ASK_DECLARE:
        return ordered_declaration(table, seat, order)
    if kind == ASK_CAST:
        return CAST_PASS
    if kind == ASK_RESPOND and order == SILENT:
        return RESPOND_NO
    return NO_ANSWER


def ordered_declaration(table: Table, seat: i64, order: i64) -> i64:
    """EL-191, EL-192: silence declares never, guard exactly when an answer could be paid."""
    if order == GUARD and affordable(table, seat) & ANSWER_BITS != 0:
        return DECLARE_YES
    return DECLARE_NO
