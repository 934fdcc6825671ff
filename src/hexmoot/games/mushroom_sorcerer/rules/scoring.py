"""How the game ends and who is ahead (MS-203 to MS-214)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexmoot.engine.native.numbers import BIT
from hexmoot.games.mushroom_sorcerer.rules.kinds import (
    BLESSING,
    DOMINANCE,
    TOLD_END,
    TOLD_TIE_GUS,
    TOLD_TIE_MOON_GUS,
    TOLD_TIE_SHARED,
)
from hexmoot.games.mushroom_sorcerer.rules.pieces import NONE
from hexmoot.games.mushroom_sorcerer.rules.state import Table

# The groups of the final ranking, best first.
BLESSED: Final = 0
ON_INFLUENCE: Final = 1
ON_MOON: Final = 2


def end_game(table: Table, ending: i64) -> None:
    """MS-209, MS-214, MS-220: the end; the Blessing counts now, but not for Dominance."""
    if ending == DOMINANCE:
        table.blessed = 0
    elif ending != BLESSING or table.terms.blessing_at_once:
        table.blessed = all_blessed(table)
    table.tell(TOLD_END, ending)
    tell_ties(table)
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
        return BLESSED
    return ON_MOON if table.is_on_moon(seat) else ON_INFLUENCE


def progress_of(table: Table, seat: i64) -> i64:
    """MS-205, MS-209: what is compared first among the seats of a group."""
    if group_of(table, seat) == ON_INFLUENCE:
        return table.influence[seat]
    return table.moon[seat]


def is_ahead(table: Table, seat: i64, other: i64) -> bool:
    """MS-205, MS-206, MS-209, MS-214: does the first seat rank above the second?"""
    group = group_of(table, seat)
    if group != group_of(table, other):
        return group < group_of(table, other)
    if progress_of(table, seat) != progress_of(table, other):
        return progress_of(table, seat) > progress_of(table, other)
    if group == BLESSED:
        return False
    if group == ON_MOON and table.moon_gus(seat) != table.moon_gus(other):
        return table.moon_gus(seat) > table.moon_gus(other)
    return table.gus_of(seat) > table.gus_of(other)


# ---- why the winner won


def tell_ties(table: Table) -> None:
    """MS-206, MS-213, MS-214: what broke a tie for the first place, or who shares it."""
    winner = next_winner(table, 0)
    seat: i64
    for seat in range(table.seats):
        if is_level(table, winner, seat) and is_ahead(table, winner, seat):
            tell_broken_tie(table, winner, seat)
    second = next_winner(table, winner + 1)
    if second != NONE:
        third = next_winner(table, second + 1)
        last: i64 = NONE
        if third != NONE:
            last = next_winner(table, third + 1)
        table.tell(TOLD_TIE_SHARED, winner, second, third, last)


def next_winner(table: Table, first: i64) -> i64:
    """The first seat from this one on that nobody is ahead of, or NONE."""
    places = table.ranks()
    seat: i64
    for seat in range(first, table.seats):
        if places[seat] == 1:
            return seat
    return NONE


def is_level(table: Table, seat: i64, other: i64) -> bool:
    """Are the two alike in group and progress, so that something else must decide?"""
    if group_of(table, seat) != group_of(table, other):
        return False
    return progress_of(table, seat) == progress_of(table, other)


def tell_broken_tie(table: Table, winner: i64, other: i64) -> None:
    """MS-206, MS-214: moon GUs come first on the moon path, then all GUs."""
    moons = table.moon_gus(winner)
    if group_of(table, winner) == ON_MOON and moons != table.moon_gus(other):
        table.tell(TOLD_TIE_MOON_GUS, winner, other, moons, table.moon_gus(other))
    else:
        table.tell(TOLD_TIE_GUS, winner, other, table.gus_of(winner), table.gus_of(other))
