"""The casting window: the Cultist's second throw, declarations, casting turns, passes."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.native.numbers import BIT
from hexmoot.games.elementalis.rules.actions import (
    CAST_PASS,
    DECLARE_NO,
    DECLARE_YES,
    SUN_AGAIN,
    SUN_KEEP,
)
from hexmoot.games.elementalis.rules.casting import begin_cast
from hexmoot.games.elementalis.rules.dice import throw
from hexmoot.games.elementalis.rules.kinds import (
    ASK_CAST,
    ASK_DECLARE,
    ASK_SUN_REROLL,
    COUNTER_SPELL,
    CULTIST,
    OFFSET,
    PASS,
    SPELLS,
    STEP_CASTING,
    STEP_DECLARE,
    STEP_PASS,
    STEP_PASS_END,
    SUN_SLOT,
    TOLD_DECLARED,
    TOLD_SUN_AGAIN,
)
from hexmoot.games.elementalis.rules.state import Table
from hexmoot.games.elementalis.rules.targets import castable, may_declare


def open_window(table: Table) -> None:
    """EL-37, EL-38, EL-43, EL-44: this roll's window, after a Cultist's second throw."""
    table.push(STEP_PASS, 0, 1)
    if table.kind[table.active] == CULTIST:
        table.push(ASK_SUN_REROLL, table.active)


def list_sun_reroll(table: Table) -> i64:
    """EL-37: keep the Sun die or throw it once more."""
    return table.choose(table.choose(0, SUN_KEEP), SUN_AGAIN)


def answer_sun_reroll(table: Table, seat: i64, action: i64) -> None:
    """EL-37: the new face stands."""
    table.pop()
    if action == SUN_KEEP:
        return
    before = table.face[SUN_SLOT]
    throw(table, SUN_SLOT)
    table.tell(TOLD_SUN_AGAIN, seat, before, table.face[SUN_SLOT])


# ---- passes


def step_pass(table: Table) -> None:
    """EL-46, EL-52, EL-184: first all declarations, then the casting turns."""
    number = table.argument(PASS)
    table.pop()
    table.pass_number = number
    table.push(STEP_PASS_END, 0, number)
    table.push(STEP_CASTING, 0)
    if table.terms.is_implicit:
        table.declared = BIT[table.seats] - 1
        table.live = table.declared
        return
    table.declared = 0
    table.live = 0
    table.push(STEP_DECLARE, 0)


def step_pass_end(table: Table) -> None:
    """EL-47, EL-52: declarations lapse; another pass follows only if somebody declared."""
    number = table.argument(PASS)
    table.pop()
    table.live = 0
    if table.declared != 0 and number < table.terms.passes:
        table.push(STEP_PASS, 0, number + 1)
    else:
        table.declared = 0
        table.pass_number = 0


def step_declare(table: Table) -> None:
    """EL-45, EL-46: ask the next seat that could cast or answer, active player first."""
    offset = table.argument(OFFSET)
    while offset < table.seats:
        seat = table.seat_after(table.active, offset)
        offset += 1
        if may_declare(table, seat):
            table.set_argument(OFFSET, offset)
            table.push(ASK_DECLARE, seat)
            return
    table.pop()
    if table.declared != 0:
        table.tell(TOLD_DECLARED, table.declared)


def list_declare(table: Table) -> i64:
    """EL-48: no or yes."""
    return table.choose(table.choose(0, DECLARE_NO), DECLARE_YES)


def answer_declare(table: Table, seat: i64, action: i64) -> None:
    """EL-47, EL-48: a declaration only makes the seat live."""
    table.pop()
    if action == DECLARE_YES:
        table.declared |= BIT[seat]
        table.live |= BIT[seat]


# ---- casting turns


def step_casting(table: Table) -> None:
    """EL-49, EL-53, EL-60: the next live seat with something to cast, active player first."""
    offset = table.argument(OFFSET)
    live = table.live
    while live != 0 and offset < table.seats:
        seat = table.seat_after(table.active, offset)
        offset += 1
        if (live >> seat) & 1 == 1 and castable(table, seat) != 0:
            table.set_argument(OFFSET, offset)
            table.push(ASK_CAST, seat)
            return
    table.pop()


def list_cast(table: Table, seat: i64) -> i64:
    """EL-57, EL-85: pass, or any castable spell; a Counter Spell never is."""
    possible = castable(table, seat)
    count = table.choose(0, CAST_PASS)
    spell: i64
    for spell in range(SPELLS):
        if (possible >> spell) & 1 == 1:
            count = table.choose(count, cast_action(spell))
    return count


def cast_action(spell: i64) -> i64:
    """The action that casts a spell; the table leaves Counter Spell out."""
    return CAST_PASS + spell + 1 if spell < COUNTER_SPELL else CAST_PASS + spell


def cast_spell(action: i64) -> i64:
    """The spell an action casts."""
    number = action - CAST_PASS
    return number - 1 if number <= COUNTER_SPELL else number


def answer_cast(table: Table, seat: i64, action: i64) -> None:
    """EL-50, EL-51, EL-76: passing keeps the declaration alive; a spell spends it."""
    table.pop()
    if action == CAST_PASS:
        return
    table.live &= ~BIT[seat]
    begin_cast(table, seat, cast_spell(action))
