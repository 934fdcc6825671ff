"""Points with their parts, and who stands where (SS-141 to SS-152, SS-165)."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.native.numbers import bit_count
from hexmoot.games.sorcerer_stones.rules.kinds import ARTIFACTS, COLOURS, COOP, INTRO, TOKENS
from hexmoot.games.sorcerer_stones.rules.state import Table
from hexmoot.games.sorcerer_stones.rules.tables import HALF, HALF_SETS

# ---- the parts of a score


def rune_points(table: Table, seat: i64) -> i64:
    """SS-26, SS-141: the values of claimed runes; the starting type is no token."""
    points: i64 = 0
    kind: i64
    for kind in range(COLOURS):
        token = table.rune[seat * COLOURS + kind]
        if token > 0:
            points += table.tables.rune_value[kind * TOKENS + token - 1]
    return points


def artifact_points(table: Table, seat: i64) -> i64:
    """SS-124, SS-142: the points on crafted artifacts."""
    cards = table.crafted[seat]
    sums = table.tables.points_sum
    return sums[cards & (HALF_SETS - 1)] + sums[HALF_SETS + (cards >> HALF)]


def qi_points(table: Table, seat: i64) -> i64:
    """SS-131, SS-143: one each, credited Qi included."""
    return table.qi[seat] + table.qi_credited[seat]


def symbol_points(table: Table, seat: i64) -> i64:
    """SS-144, SS-146: one for each symbol in an owned colour, the own colour included."""
    points: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        if (table.owned[seat] >> colour) & 1 != 0:
            points += table.symbols_crafted(seat, colour)
    return points


def stone_points(table: Table, seat: i64) -> i64:
    """SS-145, SS-146: one for each stone held in an owned colour, the own colour included."""
    points: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        if (table.owned[seat] >> colour) & 1 != 0:
            points += table.reservoir[seat * COLOURS + colour]
    return points


def score(table: Table, seat: i64) -> i64:
    """SS-147, SS-150, SS-165: all parts together; other modes count crafted cards alone."""
    if table.terms.mode == COOP:
        return table.crafted_count
    if table.terms.mode == INTRO:
        return table.cards_crafted(seat)
    return (
        rune_points(table, seat)
        + artifact_points(table, seat)
        + qi_points(table, seat)
        + symbol_points(table, seat)
        + stone_points(table, seat)
    )


# ---- places


def is_ahead(table: Table, seat: i64, other: i64) -> bool:
    """Does this seat rank before the other?"""
    if table.terms.mode == COOP:
        return False
    mine = score(table, seat)
    theirs = score(table, other)
    if mine != theirs:
        return mine > theirs
    if table.terms.mode == INTRO:
        return table.stones_held(seat) > table.stones_held(other)
    return table.terms.has_ladder and is_ahead_on_ladder(table, seat, other)


def is_ahead_on_ladder(table: Table, seat: i64, other: i64) -> bool:
    """SS-148: more claimed runes, then more artifacts, then more Qi."""
    mine = bit_count(table.owned[seat])
    theirs = bit_count(table.owned[other])
    if mine != theirs:
        return mine > theirs
    mine = table.cards_crafted(seat)
    theirs = table.cards_crafted(other)
    if mine != theirs:
        return mine > theirs
    return qi_points(table, seat) > qi_points(table, other)


def is_success(table: Table) -> bool:
    """SS-165: does the co-op game count as won, as the table stands?"""
    return table.crafted_count >= table.tables.coop_success


def co_op_grade(table: Table) -> float:
    """SS-165: the share of all artifacts that the group crafted."""
    return float(table.crafted_count) / ARTIFACTS
