"""How the game ends and who is ahead (MS-203 to MS-214)."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.native.numbers import BIT
from hexmoot.games.mushroom_sorcerer.rules.kinds import BLESSING, DOMINANCE, TOLD_END
from hexmoot.games.mushroom_sorcerer.rules.state import Table


def end_game(table: Table, ending: i64) -> None:
    """MS-209, MS-214, MS-220: the end; the Blessing counts now, but not for Dominance."""
    if ending == DOMINANCE:
        table.blessed = 0
    elif ending != BLESSING or table.terms.blessing_at_once:
        table.blessed = all_blessed(table)
    table.tell(TOLD_END, ending)
    table.end(ending)


def all_blessed(table: Table) -> i64:
    """MS-72: the set of seats that meet Moons' Blessing at this moment."""
    found: i64 = 0
    seat: i64
    for seat in range(table.seats):
        if table.is_blessed(seat):
            found |= BIT[seat]
    return found


def group_of(table: Table, seat: i64) -> i64:
    """MS-207, MS-210: the blessed, then the influence path, then the moon path."""
    if (table.blessed >> seat) & 1 != 0:
        return 0
    return 2 if table.is_on_moon(seat) else 1


def is_ahead(table: Table, seat: i64, other: i64) -> bool:
    """MS-205, MS-206, MS-209, MS-214: does the first seat rank above the second?"""
    group = group_of(table, seat)
    if group != group_of(table, other):
        return group < group_of(table, other)
    if group == 1:
        if table.influence[seat] != table.influence[other]:
            return table.influence[seat] > table.influence[other]
        return table.gus_of(seat) > table.gus_of(other)
    if table.moon[seat] != table.moon[other]:
        return table.moon[seat] > table.moon[other]
    if group == 0:
        return False
    if table.moon_gus(seat) != table.moon_gus(other):
        return table.moon_gus(seat) > table.moon_gus(other)
    return table.gus_of(seat) > table.gus_of(other)
