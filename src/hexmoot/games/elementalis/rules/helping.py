"""Helping an Elitist with a spell of the Elitist's own element, where an option allows it."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.native.numbers import BIT
from hexmoot.games.elementalis.rules.kinds import (
    BREEZE,
    CHAR,
    DIE_SLOTS,
    ELEMENT_DICE,
    ETHER,
    FACES_OF_A_DIE,
    MIRROR_POOL,
    PETRIFY,
    TREMOR,
)
from hexmoot.games.elementalis.rules.score import number_of
from hexmoot.games.elementalis.rules.state import Table
from hexmoot.games.elementalis.rules.tables import OPPOSER, SYMBOL_COUNT


def face_worth(table: Table, face: i64) -> i64:
    """EL-124, EL-198: the own symbols and Ethers on a face, less those of the opposer."""
    major = table.major[table.active]
    counts = SYMBOL_COUNT[face]
    return number_of(counts, major) + number_of(counts, ETHER) - number_of(counts, OPPOSER[major])


def least_worth(table: Table, slot: i64) -> i64:
    """The worst a die could show the active Elitist."""
    die = table.source[slot] if slot >= ELEMENT_DICE else slot
    least = face_worth(table, table.terms.faces[die * FACES_OF_A_DIE])
    side: i64
    for side in range(1, FACES_OF_A_DIE):
        worth = face_worth(table, table.terms.faces[die * FACES_OF_A_DIE + side])
        least = min(least, worth)
    return least


def is_help(table: Table, spell: i64, slot: i64) -> bool:
    """EL-198: can this spell on this die do the active Elitist nothing but good?"""
    shown = face_worth(table, table.face[slot])
    if spell == MIRROR_POOL or spell == PETRIFY:
        return shown > 0
    if spell == CHAR:
        return shown < 0
    if spell == TREMOR:
        return shown <= 0
    return spell == BREEZE and shown < 0 and shown == least_worth(table, slot)


def dice_to_help(table: Table, spell: i64, dice: i64) -> i64:
    """EL-198: those of the dice on which the spell is a help."""
    found: i64 = 0
    slot: i64
    for slot in range(DIE_SLOTS):
        if (dice >> slot) & 1 == 1 and is_help(table, spell, slot):
            found |= BIT[slot]
    return found


def is_helping_symbol(table: Table, symbol: i64) -> bool:
    """EL-198: Tremor helps with the own symbol or an Ether."""
    return symbol == ETHER or symbol == table.major[table.active]
