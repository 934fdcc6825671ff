"""The dice tray: rolling, clearing, marks, duplicates, and counting symbols."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.native.chance import DICE
from hexmoot.engine.native.numbers import BIT
from hexmoot.games.elementalis.rules.kinds import (
    ALL_SLOTS,
    CHANCE,
    COSMIC,
    DIE_SLOTS,
    ELEMENT_DICE,
    FACES_OF_A_DIE,
    FULL_TRAY,
    NO_FACE,
    POWER,
    SUN_SLOT,
    TOLD_DIE_AGAIN,
    TOLD_ROLL,
)
from hexmoot.games.elementalis.rules.state import Table
from hexmoot.games.elementalis.rules.tables import SYMBOL_COUNT


def throw(table: Table, slot: i64) -> None:
    """EL-3, EL-4, EL-90: a die, the Sun die or a duplicate shows one of its own six faces."""
    kind = slot
    if slot == SUN_SLOT:
        kind = ELEMENT_DICE
    elif slot >= ELEMENT_DICE:
        kind = table.source[slot]
    side = table.below(DICE, FACES_OF_A_DIE)
    table.face[slot] = table.terms.faces[kind * FACES_OF_A_DIE + side]


def throw_again(table: Table, slot: i64) -> None:
    """EL-106, EL-107, EL-115: a spell throws a die that lies on the table."""
    before = table.face[slot]
    throw(table, slot)
    table.tell(TOLD_DIE_AGAIN, slot, before, table.face[slot])


def clear_tray(table: Table) -> None:
    """EL-24: no die lies on the table, no mark and no duplicate is left."""
    table.in_play = 0
    table.held = 0
    table.scorched = 0
    table.taken = 0
    slot: i64
    for slot in range(ALL_SLOTS):
        table.face[slot] = NO_FACE


def roll_power(table: Table) -> None:
    """EL-36: all five dice."""
    table.roll_kind = POWER
    table.in_play = FULL_TRAY
    slot: i64
    for slot in range(ELEMENT_DICE):
        throw(table, slot)
    throw(table, SUN_SLOT)
    tell_roll(table)


def roll_chance(table: Table) -> None:
    """EL-39, EL-40: scorch and duplicates end; what is neither destroyed nor held is rolled."""
    table.roll_kind = CHANCE
    clear_duplicates(table)
    table.scorched = 0
    rolled = table.in_play & ~table.held
    slot: i64
    for slot in range(ELEMENT_DICE):
        if (rolled >> slot) & 1 == 1:
            throw(table, slot)
    throw(table, SUN_SLOT)
    tell_roll(table)


def clear_duplicates(table: Table) -> None:
    """EL-40, EL-91: duplicates leave, held ones too."""
    table.in_play &= FULL_TRAY
    table.held &= FULL_TRAY
    slot: i64
    for slot in range(ELEMENT_DICE, DIE_SLOTS):
        table.face[slot] = NO_FACE


def roll_cosmic(table: Table) -> None:
    """EL-42: only the Sun die; the element dice lie where they are and no longer matter."""
    table.roll_kind = COSMIC
    throw(table, SUN_SLOT)
    tell_roll(table)


def tell_roll(table: Table) -> None:
    """Report the roll with all faces in one number, four bits a slot."""
    if table.is_telling:
        table.tell(TOLD_ROLL, table.active, table.roll_kind, packed_faces(table, ALL_SLOTS))


def packed_faces(table: Table, slots: i64) -> i64:
    """The faces of the first slots in one number, four bits each, NO_FACE where none lies."""
    packed: i64 = 0
    slot: i64
    for slot in range(slots):
        packed += table.face[slot] * BIT[4 * slot]
    return packed


def symbols(table: Table) -> i64:
    """EL-5, EL-7, EL-42, EL-94, EL-95, EL-100: the symbols that count, one byte a symbol."""
    counting = table.in_play & ~table.scorched
    if table.roll_kind == COSMIC:
        counting = 0
    face = table.face
    found = SYMBOL_COUNT[face[SUN_SLOT]]
    slot: i64 = 0
    while counting != 0:
        if counting & 1 == 1:
            found += SYMBOL_COUNT[face[slot]]
        counting >>= 1
        slot += 1
    return found


def free_duplicate(table: Table) -> i64:
    """EL-92: the lowest free slot for a duplicate."""
    slot: i64 = ELEMENT_DICE
    while (table.in_play >> slot) & 1 == 1:
        slot += 1
    return slot
