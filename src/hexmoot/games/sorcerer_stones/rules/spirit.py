"""Step 3 and all other steps of the Spirit: walking the plane and claiming runes."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.native.numbers import BIT, bit_count
from hexmoot.games.sorcerer_stones.rules import kinds
from hexmoot.games.sorcerer_stones.rules.actions import CLAIM, DECLINE, SPIRIT_TO, STOP
from hexmoot.games.sorcerer_stones.rules.kinds import BURNING_STEP, COLOURS, END_RUNES, TOKENS
from hexmoot.games.sorcerer_stones.rules.payment import can_pay_one
from hexmoot.games.sorcerer_stones.rules.plane import (
    CORNER_OF,
    NEAR,
    NO_STACK,
    OFF_PLANE,
    STACK_BESIDE,
    STEPS_FROM,
)
from hexmoot.games.sorcerer_stones.rules.state import Table
from hexmoot.games.sorcerer_stones.rules.supply import begin_last_round

# ---- where a Spirit may go


def is_free(table: Table, space: i64) -> bool:
    """SS-84 to SS-87: no Spirit there, and no stack that still has runes."""
    corner = CORNER_OF[space]
    if corner != NO_STACK and table.stack[table.corner_type[corner]] != 0:
        return False
    seat: i64 = 0
    while seat < table.seats and table.spirit[seat] != space:
        seat += 1
    return seat == table.seats


def may_step_onto(table: Table, colour: i64) -> bool:
    """SS-80, SS-108: a taken stone allows the colour, or a stone may be spent for it."""
    return table.budget[colour] > 0 or may_pay_for(table, colour)


def may_pay_for(table: Table, colour: i64) -> bool:
    """SS-108, SS-109: Burning Step is open, not used up, and can be paid."""
    return (
        table.is_open(BURNING_STEP)
        and table.paid_steps_used < table.terms.paid_steps
        and can_pay_one(table, colour)
    )


# ---- D11: steps with taken stones


def list_steps(table: Table) -> i64:
    """SS-80 to SS-84, SS-88: each neighbouring space that is free and whose colour is allowed."""
    count: i64 = 0
    base = table.spirit[table.active] * NEAR
    index: i64
    for index in range(base, base + NEAR):
        space = STEPS_FROM[index]
        if (
            space != OFF_PLANE
            and may_step_onto(table, table.plane[space])
            and is_free(table, space)
        ):
            count = table.choose(count, SPIRIT_TO + space)
    return table.choose(count, STOP)


def answer_step(table: Table, action: i64) -> None:
    """SS-82: one step, or stop; SS-111: a step that a taken stone allows costs nothing."""
    if action == STOP:
        table.pop()
        return
    space = action - SPIRIT_TO
    colour = table.plane[space]
    move_spirit(table, space)
    if table.budget[colour] > 0:
        table.budget[colour] -= 1
    else:
        table.paid_steps_used += 1
        table.push(kinds.PAY_STEP, table.active, colour)


def move_spirit(table: Table, space: i64) -> None:
    """SS-81: the Spirit stands on another space; nothing is spent by that."""
    table.spirit[table.active] = space
    table.tell(kinds.WALKED, table.active, space)


# ---- D13: claiming


def claimable(table: Table, seat: i64) -> i64:
    """SS-90, SS-92, SS-96: the type of the stack in reach that this seat may claim, else -1."""
    beside = STACK_BESIDE[table.spirit[seat]]
    if beside == NO_STACK:
        return NO_STACK
    kind: i64 = table.corner_type[beside]
    if table.stack[kind] == 0 or (table.owned[seat] >> kind) & 1 != 0:
        return NO_STACK
    return kind


def list_claim(table: Table) -> i64:
    """SS-89, SS-93 to SS-95: once a turn, in each window, moved or not (but see free steps)."""
    if table.claims_made > 0 or claimable(table, table.active) == NO_STACK:
        return 0
    if table.argument(kinds.WINDOW) == kinds.AFTER_FREE_STEPS and table.free_steps_made == 0:
        return 0
    table.choices[0] = CLAIM
    table.choices[1] = DECLINE
    return 2


def answer_claim(table: Table, action: i64) -> None:
    table.pop()
    if action == CLAIM:
        claim(table, claimable(table, table.active))


def claim(table: Table, kind: i64) -> None:
    """SS-91: take the top rune; SS-133: all types owned begin the last round."""
    seat = table.active
    token = table.top_rune(kind)
    table.stack[kind] -= BIT[token]
    table.rune[seat * COLOURS + kind] = token + 1
    table.owned[seat] |= BIT[kind]
    table.claims_made += 1
    table.tell(kinds.RUNE_CLAIMED, seat, kind, table.tables.rune_value[kind * TOKENS + token])
    if bit_count(table.owned[seat]) >= table.tables.rune_types_to_finish:
        begin_last_round(table, END_RUNES)


# ---- D14: free steps


def list_free_neighbours(table: Table, count: i64) -> i64:
    """SS-83 to SS-87, SS-104: each neighbouring space that is free, whatever its colour."""
    base = table.spirit[table.active] * NEAR
    index: i64
    for index in range(base, base + NEAR):
        space = STEPS_FROM[index]
        if space != OFF_PLANE and is_free(table, space):
            count = table.choose(count, SPIRIT_TO + space)
    return count


def list_free_steps(table: Table) -> i64:
    """SS-104: while free steps are left; they may be left unused."""
    if table.free_steps == 0:
        return 0
    return table.choose(list_free_neighbours(table, 0), STOP)


def answer_free_step(table: Table, action: i64) -> None:
    if action == STOP:
        table.pop()
        return
    move_spirit(table, action - SPIRIT_TO)
    table.free_steps -= 1
    table.free_steps_made += 1
