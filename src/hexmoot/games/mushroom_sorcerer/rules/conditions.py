"""When a spell would do something: its condition, its price, its effect (MS-122, MS-123)."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.errors import unknown
from hexmoot.engine.native.numbers import BIT, lowest_bit
from hexmoot.games.mushroom_sorcerer.rules.growing import has_grown
from hexmoot.games.mushroom_sorcerer.rules.memory import T_DESTROYED, T_GROWN, T_KILLED
from hexmoot.games.mushroom_sorcerer.rules.pieces import (
    DROP,
    EFFECT_ARROWS,
    EFFECT_CONVERT,
    EFFECT_ELEMENT,
    EFFECT_ELEMENTS,
    EFFECT_GAIN,
    EFFECT_GLORIFY,
    EFFECT_INFLUENCE,
    EFFECT_PORTAL,
    EFFECT_PURIFY,
    EFFECT_SERVANTS,
    EFFECT_SHADOW,
    EFFECT_STRIKE,
    EFFECT_TOSS,
    EFFECT_TRADE,
    EFFECT_TRANSMUTE,
    FIRST_PRICED,
    FLAME,
    GENERAL,
    GOODS,
    LANDS,
    MOON,
    SERVANT_KINDS,
    STONE,
    WHEN_ALWAYS,
    WHEN_DESTROYED,
    WHEN_GREW,
    WHEN_GREW_KIND,
    WHEN_KILLED,
    WHEN_WAR,
)
from hexmoot.games.mushroom_sorcerer.rules.sliding import can_toss
from hexmoot.games.mushroom_sorcerer.rules.state import Table
from hexmoot.games.mushroom_sorcerer.rules.towers import has_general_gu


def can_run(table: Table, seat: i64, spell: i64) -> bool:
    """MS-122: the condition holds, the price is there and the effect would change something."""
    return holds(table, table.tables.spell_when[spell]) and has_effect(table, seat, spell)


def holds(table: Table, when: i64) -> bool:
    """MS-37, MS-140 to MS-155: what must have happened this turn."""
    if when == WHEN_ALWAYS or when == WHEN_WAR:
        return True
    turn = table.turn
    if when == WHEN_KILLED:
        return turn[T_KILLED] > 0
    if when == WHEN_DESTROYED:
        return turn[T_DESTROYED] > 0
    if when == WHEN_GREW:
        return has_grown(table)
    if when < WHEN_GREW_KIND + GENERAL:
        return turn[T_GROWN + when - WHEN_GREW_KIND] > 0
    raise unknown("condition", when)


def has_effect(table: Table, seat: i64, spell: i64) -> bool:
    """MS-122: would the spell change anything now?"""
    tables = table.tables
    effect = tables.spell_effect[spell]
    if effect == EFFECT_GAIN:
        return table.supply[tables.spell_of[spell]] > 0
    if effect == EFFECT_ELEMENTS:
        return table.has_element_room(seat)
    if effect == EFFECT_ELEMENT:
        return table.has_room_on(seat, tables.spell_of[spell])
    if effect == EFFECT_INFLUENCE:
        return not table.is_on_moon(seat)
    if effect == EFFECT_SERVANTS:
        return table.supply[FLAME] + table.supply[STONE] > 0
    if effect == EFFECT_ARROWS:
        return True
    if effect == EFFECT_PORTAL:
        return can_open_portal(table, seat, tables.spell_of[spell])
    if effect == EFFECT_SHADOW:
        return can_cast_shadow(table, seat)
    if effect >= FIRST_PRICED:
        return can_pay_price(table, seat, spell, effect)
    raise unknown("effect", effect)


def can_pay_price(table: Table, seat: i64, spell: i64, effect: i64) -> bool:
    """MS-123: the spells that cost more than mana, in their exact quantities."""
    price = table.tables.spell_price[spell]
    if effect == EFFECT_CONVERT:
        return can_convert(table, seat, spell) or can_convert_back(table, seat, spell)
    if effect == EFFECT_TRADE:
        return table.goods[seat * GOODS + DROP] >= price and trade_partners(table, seat) != 0
    if effect == EFFECT_GLORIFY:
        return table.servants_up_to(seat, price) >= price and not table.is_on_moon(seat)
    if effect == EFFECT_PURIFY:
        return table.servants_up_to(seat, price) >= price and table.has_element_room(seat)
    if effect == EFFECT_STRIKE:
        return strike_targets(table, seat) != 0
    if effect == EFFECT_TOSS:
        return can_toss(table, seat)
    if effect == EFFECT_TRANSMUTE:
        return can_transmute(table, seat, price, FLAME) or can_transmute(table, seat, price, STONE)
    raise unknown("effect", effect)


def can_open_portal(table: Table, seat: i64, kind: i64) -> bool:
    """MS-133, MS-138: a tower lacks such a servant, and the supply has one."""
    if table.supply[kind] == 0:
        return False
    return waiting_towers(table, seat, kind, 0) > 0


def waiting_towers(table: Table, seat: i64, kind: i64, first: i64) -> i64:
    """MS-221: own towers from land `first` on that have no servant of this kind."""
    servants = table.servants
    count: i64 = 0
    lands = table.towers[seat]
    while lands != 0:
        land = lowest_bit(lands)
        lands &= lands - 1
        if land >= first and servants[SERVANT_KINDS * land + kind] == 0:
            count += 1
    return count


def can_cast_shadow(table: Table, seat: i64) -> bool:
    """MS-150: a tower that is not full, and a general GU in the box."""
    return has_general_gu(table) and shadow_lands(table, seat) != 0


def shadow_lands(table: Table, seat: i64) -> i64:
    """MS-150: the set of own towers below the greatest height."""
    found: i64 = 0
    land: i64
    for land in range(LANDS):
        if table.owner[land] == seat and table.height[land] < table.tables.height:
            found |= BIT[land]
    return found


def can_transmute(table: Table, seat: i64, price: i64, kind: i64) -> bool:
    """MS-132: enough servants of the kind given, enough of the other in the supply."""
    return table.servants_of_kind(seat, kind) >= price and table.supply[1 - kind] >= price


def can_convert(table: Table, seat: i64, spell: i64) -> bool:
    """MS-134, MS-139: servants into flasks or drops."""
    tables = table.tables
    there = table.supply[tables.spell_of[spell]]
    price = tables.spell_price[spell]
    return there >= tables.spell_amount[spell] and table.servants_up_to(seat, price) >= price


def can_convert_back(table: Table, seat: i64, spell: i64) -> bool:
    """MS-134, MS-139: flasks or drops into servants."""
    tables = table.tables
    held = table.goods[seat * GOODS + tables.spell_of[spell]]
    there = table.supply[FLAME] + table.supply[STONE]
    return held >= tables.spell_amount[spell] and there >= tables.spell_price[spell]


def trade_partners(table: Table, seat: i64) -> i64:
    """MS-135: the set of rivals who own a servant."""
    found: i64 = 0
    rival: i64
    for rival in range(table.seats):
        if rival != seat and table.servants_up_to(rival, 1) > 0:
            found |= BIT[rival]
    return found


def strike_targets(table: Table, seat: i64) -> i64:
    """MS-147: rival towers without a moon on top, no higher than one's servants are many."""
    towers = table.occupied() & ~table.towers[seat]
    if towers == 0:
        return 0
    servants = table.servants_up_to(seat, table.tables.height)
    height = table.height
    found: i64 = 0
    while servants > 0 and towers != 0:
        land = lowest_bit(towers)
        towers &= towers - 1
        if height[land] <= servants and table.top_gu(land) != MOON:
            found |= BIT[land]
    return found
