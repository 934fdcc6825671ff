"""Qi: gained from the supply, credited when that is short, and the end when it is empty."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.games.sorcerer_stones.rules import kinds
from hexmoot.games.sorcerer_stones.rules.state import StonesTable
from hexmoot.games.sorcerer_stones.rules.tables import END_QI


def gain_qi(table: StonesTable, amount: i64) -> None:
    """SS-130 to SS-132: from the supply as far as it goes, the rest is credited."""
    if amount == 0:
        return
    seat = table.active
    paid = amount if amount < table.qi_supply else table.qi_supply
    table.qi_supply -= paid
    table.qi[seat] += paid
    table.qi_credited[seat] += amount - paid
    table.tell(kinds.QI_GAINED, seat, paid, amount - paid)
    if table.qi_supply == 0:
        supply_is_empty(table)


def supply_is_empty(table: StonesTable) -> None:
    """SS-136 to SS-138: the game ends at once; SS-139: with equal turns the round is finished."""
    if table.terms.has_equal_turns:
        begin_last_round(table, END_QI)
    else:
        table.end(END_QI)
        table.tell(kinds.GAME_OVER, END_QI)


def begin_last_round(table: StonesTable, reason: i64) -> None:
    """SS-133, SS-139: the round is played to its end; the first reason is remembered."""
    if table.last_reason == 0:
        table.last_reason = reason
        table.tell(kinds.LAST_ROUND, table.active, reason)
