"""Spells with a price: exchanges and Forced Trade (MS-123, MS-132, MS-134 to MS-139)."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.errors import unknown
from hexmoot.engine.native.numbers import BIT
from hexmoot.engine.native.stack import SEAT
from hexmoot.games.mushroom_sorcerer.rules.actions import FORWARD, RESOURCE, REVERSE, SEAT_CHOICE
from hexmoot.games.mushroom_sorcerer.rules.answers import list_set
from hexmoot.games.mushroom_sorcerer.rules.conditions import (
    can_convert,
    can_convert_back,
    can_transmute,
    trade_partners,
)
from hexmoot.games.mushroom_sorcerer.rules.elements import pick_elements
from hexmoot.games.mushroom_sorcerer.rules.frames import (
    AMOUNT_BOUGHT,
    PRICE,
    RIVAL,
    SPELL_CAST,
    THING_BOUGHT,
)
from hexmoot.games.mushroom_sorcerer.rules.gains import (
    gain,
    gain_servants,
    give_back,
    pick_servants,
)
from hexmoot.games.mushroom_sorcerer.rules.kinds import (
    CONVERT,
    STEP_CONVERT,
    STRIKE_AT,
    TOLD_TRADE,
    TRADE_SEAT,
    TRADE_SERV,
)
from hexmoot.games.mushroom_sorcerer.rules.payment import (
    list_servants,
    pay_servants,
    servant_land,
    take_servant,
)
from hexmoot.games.mushroom_sorcerer.rules.pieces import (
    BONUS_INFLUENCE,
    BOTH_KINDS,
    DROP,
    EFFECT_CONVERT,
    EFFECT_GLORIFY,
    EFFECT_PURIFY,
    EFFECT_STRIKE,
    EFFECT_TOSS,
    EFFECT_TRADE,
    EFFECT_TRANSMUTE,
    FLAME,
    GOODS,
    SERVANT_KINDS,
    STONE,
)
from hexmoot.games.mushroom_sorcerer.rules.sliding import begin_toss
from hexmoot.games.mushroom_sorcerer.rules.state import Table


def begin_priced(table: Table, seat: i64, spell: i64, effect: i64) -> None:
    """MS-123: one run of a spell that costs more than mana."""
    tables = table.tables
    price = tables.spell_price[spell]
    if effect == EFFECT_CONVERT or effect == EFFECT_TRANSMUTE:
        table.push(CONVERT, seat, spell)
    elif effect == EFFECT_TRADE:
        table.push(TRADE_SEAT, seat, price)
    elif effect == EFFECT_GLORIFY:
        table.push(STEP_CONVERT, seat, BONUS_INFLUENCE, tables.spell_amount[spell])
        pay_servants(table, seat, price, BOTH_KINDS)
    elif effect == EFFECT_PURIFY:
        pick_elements(table, seat, tables.spell_amount[spell])
        pay_servants(table, seat, price, BOTH_KINDS)
    elif effect == EFFECT_STRIKE:
        table.push(STRIKE_AT, seat)
    elif effect == EFFECT_TOSS:
        begin_toss(table, seat)
    else:
        raise unknown("effect", effect)


# ---- exchanges


def list_convert(table: Table) -> i64:
    """MS-132, MS-134, MS-139: the directions that can be done in full."""
    seat = table.argument(SEAT)
    spell = table.argument(SPELL_CAST)
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


def list_transmute(table: Table, seat: i64, price: i64) -> i64:
    """MS-132: the kind that is given."""
    count: i64 = 0
    kind: i64
    for kind in range(SERVANT_KINDS):
        if can_transmute(table, seat, price, kind):
            table.choices[count] = RESOURCE + kind
            count += 1
    return count


def answer_convert(table: Table, action: i64) -> None:
    """MS-123: first the price, then the gain, both in full."""
    seat = table.argument(SEAT)
    spell = table.argument(SPELL_CAST)
    tables = table.tables
    price = tables.spell_price[spell]
    amount = tables.spell_amount[spell]
    thing = tables.spell_of[spell]
    table.pop()
    if action == FORWARD:
        table.push(STEP_CONVERT, seat, thing, amount)
        pay_servants(table, seat, price, BOTH_KINDS)
    elif action == REVERSE:
        give_back(table, seat, thing, amount)
        pick_servants(table, seat, price)
    else:
        kind = action - RESOURCE
        table.push(STEP_CONVERT, seat, 1 - kind, price)
        pay_servants(table, seat, price, BIT[kind])


def run_convert(table: Table) -> None:
    """MS-132, MS-134, MS-136, MS-139: what the price has bought."""
    seat = table.argument(SEAT)
    thing = table.argument(THING_BOUGHT)
    amount = table.argument(AMOUNT_BOUGHT)
    table.pop()
    gain(table, seat, thing, amount)


# ---- Forced Trade


def list_trade_seats(table: Table) -> i64:
    """MS-135: rivals with a servant."""
    return list_set(table, trade_partners(table, table.argument(SEAT)), SEAT_CHOICE)


def answer_trade_seat(table: Table, action: i64) -> None:
    """MS-135: the drop changes hands."""
    seat = table.argument(SEAT)
    price = table.argument(PRICE)
    rival = action - SEAT_CHOICE
    table.pop()
    table.goods[seat * GOODS + DROP] -= price
    table.goods[rival * GOODS + DROP] += price
    table.push(TRADE_SERV, seat, rival)


def list_trade_servants(table: Table) -> i64:
    """MS-135: any servant of that rival, from the reserve or a tower."""
    return list_servants(table, table.argument(RIVAL), BOTH_KINDS, 0)


def answer_trade_servant(table: Table, action: i64) -> None:
    """MS-135: it is placed like any servant gained."""
    seat = table.argument(SEAT)
    rival = table.argument(RIVAL)
    table.pop()
    kind = take_servant(table, rival, action)
    table.supply[kind] += 1
    table.tell(TOLD_TRADE, seat, rival, kind, servant_land(action))
    gain_servants(table, seat, kind, 1)


assert FLAME + STONE == 1  # the other kind is one minus this one
