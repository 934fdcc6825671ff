"""Exchanges, Forced Trade, Strike, Shadow GU, Portals (MS-132 to MS-139, MS-147, MS-150)."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.native.numbers import BIT
from hexmoot.engine.native.state import SEAT, A, B
from hexmoot.games.mushroom_sorcerer.rules.actions import (
    ELEMENT,
    FORWARD,
    LAND,
    RESOURCE,
    REVERSE,
    SEAT_CHOICE,
    YES,
)
from hexmoot.games.mushroom_sorcerer.rules.conditions import (
    can_convert,
    can_convert_back,
    can_transmute,
    shadow_lands,
    strike_targets,
    trade_partners,
    waiting_towers,
)
from hexmoot.games.mushroom_sorcerer.rules.elements import pick_elements
from hexmoot.games.mushroom_sorcerer.rules.gains import (
    gain,
    gain_servants,
    give_back,
    pick_servants,
    put_on_tower,
)
from hexmoot.games.mushroom_sorcerer.rules.kinds import (
    BONUS_INFLUENCE,
    CONVERT,
    DROP,
    EFFECT_CONVERT,
    EFFECT_GLORIFY,
    EFFECT_PURIFY,
    EFFECT_STRIKE,
    EFFECT_TOSS,
    EFFECT_TRADE,
    EFFECT_TRANSMUTE,
    FLAME,
    GENERAL,
    GOODS,
    LANDS,
    PORTAL_SWAP,
    SHADOW_KIND,
    STEP_CONVERT,
    STEP_STRIKE,
    STONE,
    STRIKE_AT,
    TOLD_SHADOW,
    TOLD_STRIKE,
    TOLD_TRADE,
    TRADE_SEAT,
    TRADE_SERV,
)
from hexmoot.games.mushroom_sorcerer.rules.payment import (
    EITHER_KIND,
    list_servants,
    pay_servants,
    servant_land,
    shed_surplus,
    take_servant,
)
from hexmoot.games.mushroom_sorcerer.rules.sliding import begin_toss
from hexmoot.games.mushroom_sorcerer.rules.state import ForestTable
from hexmoot.games.mushroom_sorcerer.rules.towers import lift_gu, maybe_clear, put_gu


def begin_priced(table: ForestTable, seat: i64, spell: i64, effect: i64) -> None:
    """MS-123: one run of a spell that costs more than mana."""
    tables = table.tables
    price = tables.spell_price[spell]
    if effect == EFFECT_CONVERT or effect == EFFECT_TRANSMUTE:
        table.push(CONVERT, seat, spell)
    elif effect == EFFECT_TRADE:
        table.push(TRADE_SEAT, seat, price)
    elif effect == EFFECT_GLORIFY:
        table.push(STEP_CONVERT, seat, BONUS_INFLUENCE, tables.spell_amount[spell])
        pay_servants(table, seat, price, EITHER_KIND)
    elif effect == EFFECT_PURIFY:
        pick_elements(table, seat, tables.spell_amount[spell])
        pay_servants(table, seat, price, EITHER_KIND)
    elif effect == EFFECT_STRIKE:
        table.push(STRIKE_AT, seat)
    elif effect == EFFECT_TOSS:
        begin_toss(table, seat)


# ---- exchanges; STEP_CONVERT carries A = what is gained, B = how much


def list_convert(table: ForestTable) -> i64:
    """MS-132, MS-134, MS-139: the directions that can be done in full."""
    seat = table.argument(SEAT)
    spell = table.argument(A)
    if table.tables.spell_effect[spell] == EFFECT_TRANSMUTE:
        return list_transmute(table, seat, table.tables.spell_price[spell])
    count: i64 = 0
    if can_convert(table, seat, spell):
        table.choices[count] = FORWARD
        count += 1
    if can_convert_back(table, seat, spell):
        table.choices[count] = REVERSE
        count += 1
    return count


def list_transmute(table: ForestTable, seat: i64, price: i64) -> i64:
    """MS-132: the kind that is given."""
    count: i64 = 0
    kind: i64
    for kind in range(2):
        if can_transmute(table, seat, price, kind):
            table.choices[count] = RESOURCE + kind
            count += 1
    return count


def answer_convert(table: ForestTable, action: i64) -> None:
    """MS-123: first the price, then the gain, both in full."""
    seat = table.argument(SEAT)
    spell = table.argument(A)
    tables = table.tables
    price = tables.spell_price[spell]
    amount = tables.spell_amount[spell]
    thing = tables.spell_of[spell]
    table.pop()
    if action == FORWARD:
        table.push(STEP_CONVERT, seat, thing, amount)
        pay_servants(table, seat, price, EITHER_KIND)
    elif action == REVERSE:
        give_back(table, seat, thing, amount)
        pick_servants(table, seat, price)
    else:
        kind = action - RESOURCE
        table.push(STEP_CONVERT, seat, 1 - kind, price)
        pay_servants(table, seat, price, BIT[kind])


def run_convert(table: ForestTable) -> None:
    """MS-132, MS-134, MS-136, MS-139: what the price has bought."""
    seat = table.argument(SEAT)
    thing = table.argument(A)
    amount = table.argument(B)
    table.pop()
    gain(table, seat, thing, amount)


# ---- Forced Trade


def list_trade_seats(table: ForestTable) -> i64:
    """MS-135: rivals with a servant."""
    partners = trade_partners(table, table.argument(SEAT))
    count: i64 = 0
    rival: i64
    for rival in range(table.seats):
        if (partners >> rival) & 1 != 0:
            table.choices[count] = SEAT_CHOICE + rival
            count += 1
    return count


def answer_trade_seat(table: ForestTable, action: i64) -> None:
    """MS-135: the drop changes hands."""
    seat = table.argument(SEAT)
    price = table.argument(A)
    rival = action - SEAT_CHOICE
    table.pop()
    table.goods[seat * GOODS + DROP] -= price
    table.goods[rival * GOODS + DROP] += price
    table.push(TRADE_SERV, seat, rival)


def list_trade_servants(table: ForestTable) -> i64:
    """MS-135: any servant of that rival, from the reserve or a tower."""
    return list_servants(table, table.argument(A), EITHER_KIND, 0)


def answer_trade_servant(table: ForestTable, action: i64) -> None:
    """MS-135: it is placed like any servant gained."""
    seat = table.argument(SEAT)
    rival = table.argument(A)
    table.pop()
    kind = take_servant(table, rival, action)
    table.supply[kind] += 1
    table.tell(TOLD_TRADE, seat, rival, kind, servant_land(action))
    gain_servants(table, seat, kind, 1)


# ---- Strike


def list_strike(table: ForestTable) -> i64:
    """MS-147: the rival towers that can be struck."""
    return list_lands(table, strike_targets(table, table.argument(SEAT)))


def list_lands(table: ForestTable, lands: i64) -> i64:
    """A set of lands as answers."""
    count: i64 = 0
    land: i64 = 0
    while lands != 0:
        if lands & 1 != 0:
            table.choices[count] = LAND + land
            count += 1
        lands >>= 1
        land += 1
    return count


def answer_strike(table: ForestTable, action: i64) -> None:
    """MS-147: as many servants as the tower is high."""
    seat = table.argument(SEAT)
    land = action - LAND
    table.pop()
    table.push(STEP_STRIKE, seat, land)
    pay_servants(table, seat, table.height[land], EITHER_KIND)


def run_strike(table: ForestTable) -> None:
    """MS-83, MS-84, MS-147: the top GU goes to the box; nothing is earned or counted."""
    seat = table.argument(SEAT)
    land = table.argument(A)
    table.pop()
    kind = lift_gu(table, land)
    table.box[kind] += 1
    table.tell(TOLD_STRIKE, seat, land, kind)
    maybe_clear(table, land)
    if table.height[land] > 0:
        shed_surplus(table, land)


# ---- Shadow GU


def list_shadow_lands(table: ForestTable) -> i64:
    """MS-150: own towers with a level left."""
    return list_lands(table, shadow_lands(table, table.argument(SEAT)))


def answer_shadow_land(table: ForestTable, action: i64) -> None:
    """MS-150: then the kind."""
    seat = table.argument(SEAT)
    table.pop()
    table.push(SHADOW_KIND, seat, action - LAND)


def list_shadow_kinds(table: ForestTable) -> i64:
    """MS-67, MS-150, MS-217: general GUs that the box has."""
    count: i64 = 0
    kind: i64
    for kind in range(GENERAL):
        if table.box[kind] > 0:
            table.choices[count] = ELEMENT + kind
            count += 1
    return count


def answer_shadow_kind(table: ForestTable, action: i64) -> None:
    """MS-150: on top of the tower, without drops, elements or influence; it is not grown."""
    seat = table.argument(SEAT)
    land = table.argument(A)
    kind = action - ELEMENT
    table.pop()
    table.box[kind] -= 1
    put_gu(table, seat, land, kind)
    table.tell(TOLD_SHADOW, seat, land, kind)


# ---- Portals; STEP_PORTAL carries A = kind, B = next land; PORTAL_SWAP A = kind, B = land


def run_portal(table: ForestTable) -> None:
    """MS-133, MS-138, MS-221: tower by tower until one must be asked about or none is left."""
    seat = table.argument(SEAT)
    kind = table.argument(A)
    land: i64
    for land in range(table.argument(B), LANDS):
        if table.supply[kind] == 0:
            break
        if table.owner[land] != seat or table.servants[2 * land + kind] > 0:
            continue
        is_short = table.supply[kind] < waiting_towers(table, seat, kind, land)
        if is_short or not table.has_space(land):
            table.set_argument(B, land + 1)
            table.push(PORTAL_SWAP, seat, kind, land)
            return
        put_on_tower(table, seat, kind, land)
    table.pop()


def answer_portal(table: ForestTable, action: i64) -> None:
    """MS-79, MS-133, MS-221: this tower gets one, by exchange if it is full, or is passed over."""
    seat = table.argument(SEAT)
    kind = table.argument(A)
    land = table.argument(B)
    table.pop()
    if action == YES:
        put_on_tower(table, seat, kind, land)


assert FLAME + STONE == 1  # the other kind is one minus this one
