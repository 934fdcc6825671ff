"""Points with their parts, and who stands where (SS-141 to SS-152, SS-165)."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.errors import unknown
from hexmoot.engine.native.numbers import bit_count
from hexmoot.games.sorcerer_stones.rules.kinds import (
    ARTIFACTS,
    COLOURS,
    COOP,
    GAME_OVER,
    INTRO,
    TIE_BY_ARTIFACTS,
    TIE_BY_QI,
    TIE_BY_RUNES,
    TIE_BY_STONES,
    TIE_SHARED,
    TOKENS,
)
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
    breaker = tie_breaker(table, seat, other)
    return breaker != TIE_SHARED and has_of(table, seat, breaker) > has_of(table, other, breaker)


def tie_breaker(table: Table, seat: i64, other: i64) -> i64:
    """SS-148, SS-152: the first thing that parts two seats with equal scores, or TIE_SHARED."""
    first: i64 = TIE_BY_RUNES
    last: i64 = TIE_BY_QI
    if table.terms.mode == INTRO:
        first = TIE_BY_STONES
        last = TIE_BY_STONES
    elif not table.terms.has_ladder:
        return TIE_SHARED
    breaker: i64
    for breaker in range(first, last + 1):
        if has_of(table, seat, breaker) != has_of(table, other, breaker):
            return breaker
    return TIE_SHARED


def has_of(table: Table, seat: i64, breaker: i64) -> i64:
    """SS-148: claimed runes, artifacts or Qi; SS-152: stones held."""
    if breaker == TIE_BY_RUNES:
        return bit_count(table.owned[seat]) - 1
    if breaker == TIE_BY_ARTIFACTS:
        return table.cards_crafted(seat)
    if breaker == TIE_BY_QI:
        return qi_points(table, seat)
    if breaker == TIE_BY_STONES:
        return table.stones_held(seat)
    raise unknown("tie-break", breaker)


# ---- the end


def end_game(table: Table, reason: i64) -> None:
    """The game is over, and what broke a tie for the win is told."""
    table.end(reason)
    table.tell(GAME_OVER, reason)
    if table.is_telling and table.terms.mode != COOP:
        tell_ties(table)


def tell_ties(table: Table) -> None:
    """SS-148, SS-152: what parts the winner from each seat with as high a score."""
    best = winner(table)
    other: i64
    for other in range(table.seats):
        if other != best and score(table, other) == score(table, best):
            tell_tie(table, best, other)


def winner(table: Table) -> i64:
    """A seat that nobody is ahead of, the first of them."""
    best: i64 = 0
    seat: i64
    for seat in range(1, table.seats):
        if is_ahead(table, seat, best):
            best = seat
    return best


def tell_tie(table: Table, seat: i64, other: i64) -> None:
    """Both seats, and how much they have of what decided."""
    breaker = tie_breaker(table, seat, other)
    if breaker == TIE_SHARED:
        table.tell(TIE_SHARED, seat, other)
    else:
        mine = has_of(table, seat, breaker)
        table.tell(breaker, seat, other, mine, has_of(table, other, breaker))


def is_success(table: Table) -> bool:
    """SS-165: does the co-op game count as won, as the table stands?"""
    return table.crafted_count >= table.tables.coop_success


def co_op_grade(table: Table) -> float:
    """SS-165: the share of all artifacts that the group crafted."""
    return float(table.crafted_count) / ARTIFACTS
