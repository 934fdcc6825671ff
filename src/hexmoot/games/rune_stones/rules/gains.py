"""Gaining: gems and ore from the supply, power points with the wisps they reach, the last round."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.games.rune_stones.rules.kinds import (
    CONTEXT_DIE,
    CONTEXT_ORIGIN,
    CONTEXT_PLAYED,
    E_GEMS,
    E_LAST_ROUND,
    E_NOTHING,
    E_POINTS,
    E_RETURN,
    E_STEAL,
    EXTRA_GIVEN,
    MOST_PLAYED,
    NIGHT_SPACES,
    NO_VICTIM,
    ORIGIN_KIND,
    ORIGINS,
    RESOURCES,
    SOURCE_COLOUR,
    STONE_EXTRA_POINT,
    WISP_PICK,
)
from hexmoot.games.rune_stones.rules.state import Table


def context_from(colour: i64, origin: i64) -> i64:
    """The context of an ability that is no played card's: its source colour and its origin."""
    return colour + CONTEXT_ORIGIN * origin


def source_of(context: i64) -> i64:
    """The colour of what the ability stands on."""
    return context & SOURCE_COLOUR


def origin_of(context: i64) -> i64:
    """What kind of thing the ability belongs to."""
    return (context // CONTEXT_ORIGIN) & ORIGIN_KIND


def played_in(context: i64) -> i64:
    """Which played card's ability this is, counted from 1; 0 for a tile, space or smithy."""
    return (context // CONTEXT_PLAYED) & MOST_PLAYED


def gain_resource(table: Table, seat: i64, kind: i64, count: i64) -> None:
    """RS-6, RS-8: take gems of a colour (or ore), as many as the supply still has, and tell it."""
    table.tell(E_GEMS, seat, kind, take_resource(table, seat, kind, count))


def take_resource(table: Table, seat: i64, kind: i64, count: i64) -> i64:
    """RS-6, RS-8: the same without a word; returns how many there were."""
    if not table.terms.unlimited:
        left = table.supply[kind]
        count = min(count, left)
        table.supply[kind] = left - count
    table.owned[seat * RESOURCES + kind] += count
    return count


def return_resource(table: Table, seat: i64, kind: i64, count: i64) -> None:
    """Give gems of a colour (or ore) back to the supply, and tell it."""
    lay_back(table, seat, kind, count)
    table.tell(E_RETURN, seat, kind, count)


def lay_back(table: Table, seat: i64, kind: i64, count: i64) -> None:
    """The same without a word."""
    table.owned[seat * RESOURCES + kind] -= count
    if not table.terms.unlimited:
        table.supply[kind] += count


def steal(table: Table, seat: i64, colour: i64) -> None:
    """RS-133, RS-134: every other seat that has a gem of exactly this colour gives one."""
    owned = table.owned
    victims: i64 = 0
    other: i64
    for other in range(table.seats):
        if other != seat and owned[other * RESOURCES + colour] > 0:
            owned[other * RESOURCES + colour] -= 1
            owned[seat * RESOURCES + colour] += 1
            table.tell(E_STEAL, seat, other, colour)
            victims += 1
    if victims == 0:
        table.tell(E_NOTHING, seat, NO_VICTIM)


def gain_points(table: Table, seat: i64, count: i64, origin: i64) -> None:
    """RS-2, RS-157: score, perhaps starting the last round; RS-127: then the wisps reached."""
    old = table.score[seat]
    new = old + count
    table.score[seat] = new
    table.points[seat * ORIGINS + origin] += count
    table.tell(E_POINTS, seat, count, new, origin)
    if new >= table.terms.target_score and not table.final_round:
        table.final_round = True
        table.tell(E_LAST_ROUND, seat, new)
    if table.night != 0:
        call_wisps(table, seat, old, new)


def call_wisps(table: Table, seat: i64, old: i64, new: i64) -> None:
    """RS-127 to RS-131, RS-141: a wisp for each wisp token in (old, new], the lowest on top.

    The frames lie on top of whatever was interrupted and belong to the seat that scored; tokens
    stay, and since scores only rise none counts twice for a seat.
    """
    spaces = table.tables.night_spaces
    token: i64 = NIGHT_SPACES - 1
    while token >= 0:
        space = spaces[token]
        if old < space <= new and (table.night >> token) & 1 != 0:
            table.push(WISP_PICK, seat, space)
        token -= 1


def gain_ability_points(table: Table, seat: i64, count: i64, context: i64) -> None:
    """RS-71, RS-120 to RS-122: points of an ability, one more for a scoring card with the stone."""
    played = played_in(context)
    if played > 0 and may_give_extra(table, seat, played - 1, context):
        table.played_flags[played - 1] |= EXTRA_GIVEN
        count += 1
    gain_points(table, seat, count, origin_of(context))


def may_give_extra(table: Table, seat: i64, played: i64, context: i64) -> bool:
    """RS-120, RS-121: the stone is active and this card has not given its extra point yet."""
    if table.played_flags[played] & EXTRA_GIVEN != 0:
        return False
    if context & CONTEXT_DIE != 0 and not table.terms.extra_point_on_die:
        return False
    return table.has_power(seat, STONE_EXTRA_POINT)
