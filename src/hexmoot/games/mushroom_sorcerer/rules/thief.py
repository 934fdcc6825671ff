"""Thief: casting what lies on a deck or in a rival's archive (MS-185 to MS-187)."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.native.numbers import BIT, lowest_bit
from hexmoot.engine.native.stack import SEAT
from hexmoot.games.mushroom_sorcerer.rules.actions import DONE, SPELL
from hexmoot.games.mushroom_sorcerer.rules.casting import cast
from hexmoot.games.mushroom_sorcerer.rules.conditions import can_run
from hexmoot.games.mushroom_sorcerer.rules.frames import IN_WAR, STOLEN_BEFORE
from hexmoot.games.mushroom_sorcerer.rules.kinds import STEP_THIEF, THIEF_SPELL
from hexmoot.games.mushroom_sorcerer.rules.memory import T_CAST, T_POTION_USED
from hexmoot.games.mushroom_sorcerer.rules.pieces import DECKS, GOODS, MANA, NONE, THIEF
from hexmoot.games.mushroom_sorcerer.rules.state import Table


def within_reach(table: Table, seat: i64, in_war: bool) -> i64:
    """MS-185: deck tops and rivals' unflipped scrolls not cast yet; in a war only war spells."""
    found: i64 = 0
    deck: i64
    for deck in range(DECKS):
        if table.deck_top[deck] != NONE:
            found |= BIT[table.deck_top[deck]]
    rival: i64
    for rival in range(table.seats):
        if rival != seat:
            found |= table.scrolls[rival]
    found &= ~table.flipped & ~table.turn[T_CAST]
    if in_war:
        return found & table.tables.war_spells
    return found & ~table.tables.war_spells


def list_loot(table: Table, seat: i64, in_war: bool, count: i64) -> i64:
    """MS-122, MS-185: those of them that would do something."""
    left = within_reach(table, seat, in_war)
    while left != 0:
        spell = lowest_bit(left)
        left &= left - 1
        if can_run(table, seat, spell):
            table.choices[count] = SPELL + spell
            count += 1
    return count


def has_loot(table: Table, seat: i64, in_war: bool) -> bool:
    """Is there anything to steal?"""
    left = within_reach(table, seat, in_war)
    while left != 0:
        spell = lowest_bit(left)
        left &= left - 1
        if can_run(table, seat, spell):
            return True
    return False


def can_afford_theft(table: Table, seat: i64) -> bool:
    """MS-185: one mana, whatever the scroll says."""
    return table.goods[seat * GOODS + MANA] >= table.tables.potion_mana[THIEF]


def can_steal(table: Table, seat: i64, in_war: bool) -> bool:
    """MS-158, MS-185: once a turn, with mana and something to steal."""
    if table.turn[T_POTION_USED] != 0 or not can_afford_theft(table, seat):
        return False
    return has_loot(table, seat, in_war)


def begin_theft(table: Table, seat: i64, in_war: bool) -> None:
    """MS-158: the power of this turn is used."""
    table.turn[T_POTION_USED] = 1
    table.push(THIEF_SPELL, seat, 0, 1 if in_war else 0)


def list_theft(table: Table) -> i64:
    """MS-185, MS-187: a scroll; only the second may be declined."""
    count: i64 = 0
    if table.argument(STOLEN_BEFORE) > 0:
        table.choices[0] = DONE
        count = 1
    return list_loot(table, table.argument(SEAT), table.argument(IN_WAR) == 1, count)


def answer_theft(table: Table, action: i64) -> None:
    """MS-185: one mana in place of the printed cost."""
    seat = table.argument(SEAT)
    before = table.argument(STOLEN_BEFORE)
    in_war = table.argument(IN_WAR)
    table.pop()
    if action == DONE:
        return
    table.push(STEP_THIEF, seat, before + 1, in_war)
    cast(table, seat, action - SPELL, table.tables.potion_mana[THIEF])


def run_next_theft(table: Table) -> None:
    """MS-187: mastered, one more right after the first, if it can be paid."""
    seat = table.argument(SEAT)
    before = table.argument(STOLEN_BEFORE)
    in_war = table.argument(IN_WAR)
    table.pop()
    limit = table.tables.potion_base[THIEF]
    if table.masters_potion(seat):
        limit = table.tables.potion_master[THIEF]
    if before < limit and can_afford_theft(table, seat) and has_loot(table, seat, in_war == 1):
        table.push(THIEF_SPELL, seat, before, in_war)
