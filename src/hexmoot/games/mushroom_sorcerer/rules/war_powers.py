"""Potion powers announced before the dice of a war, and the dice themselves (MS-92, MS-161)."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.errors import unknown
from hexmoot.engine.native.chance import DICE
from hexmoot.engine.native.stack import SEAT
from hexmoot.games.mushroom_sorcerer.rules.actions import COUNT
from hexmoot.games.mushroom_sorcerer.rules.frames import SIDE
from hexmoot.games.mushroom_sorcerer.rules.gains import gain_servants, give_back
from hexmoot.games.mushroom_sorcerer.rules.kinds import PLANB_COUNT, TOLD_PLANB, TOLD_POWER
from hexmoot.games.mushroom_sorcerer.rules.memory import (
    ATTACKER,
    W_ARROWS,
    W_ASIDE,
    W_MINUS,
    W_PLUS,
    W_SHIELDS,
    W_USED,
)
from hexmoot.games.mushroom_sorcerer.rules.pieces import (
    BIG_BELLY,
    CHEATING,
    FLAME,
    FLAMOUFLAGE,
    FURY,
    GOODS,
    MANA,
    NONE,
    PLAN_B,
    STONE,
    STONOUFLAGE,
    THIEF,
)
from hexmoot.games.mushroom_sorcerer.rules.state import Table
from hexmoot.games.mushroom_sorcerer.rules.thief import begin_theft, can_steal


def can_pay_power(table: Table, seat: i64) -> bool:
    """Has the seat the mana its potion's power costs?"""
    return table.goods[seat * GOODS + MANA] >= table.tables.potion_mana[table.potion[seat]]


def can_use_power(table: Table, seat: i64, side: i64) -> bool:
    """MS-161, MS-179, MS-181, MS-185, MS-189, MS-191: has the drunk potion a power for this war?"""
    potion = table.potion[seat]
    if potion == NONE or not can_pay_power(table, seat):
        return False
    if potion == FURY or potion == BIG_BELLY:
        return table.masters_potion(seat)
    if potion == CHEATING:
        return True
    if potion == PLAN_B:
        return table.dice[seat] > 0 and table.supply[STONE] > 0
    if potion == FLAMOUFLAGE:
        return table.supply[FLAME] > 0
    if potion == STONOUFLAGE:
        return table.supply[STONE] > 0
    if potion == THIEF:
        return side == ATTACKER and can_steal(table, seat, True)
    return False


def can_use_second_power(table: Table, seat: i64) -> bool:
    """MS-190, MS-192: arrows or shields instead of the servant, when mastered."""
    potion = table.potion[seat]
    if potion != FLAMOUFLAGE and potion != STONOUFLAGE:
        return False
    return table.masters_potion(seat) and can_pay_power(table, seat)


def use_power(table: Table, seat: i64, side: i64) -> None:
    """MS-161, MS-179, MS-181, MS-189, MS-191: the first form of the potion's power."""
    tables = table.tables
    potion = table.potion[seat]
    table.war[W_USED + side] = 1
    table.tell(TOLD_POWER, seat, potion, 0)
    if potion == THIEF:
        begin_theft(table, seat, True)
        return
    give_back(table, seat, MANA, tables.potion_mana[potion])
    if potion == FURY or potion == BIG_BELLY:
        table.war[W_MINUS + 1 - side] = tables.potion_master[potion]
    elif potion == CHEATING:
        table.war[W_PLUS + side] = tables.potion_base[potion]
    elif potion == PLAN_B:
        table.push(PLANB_COUNT, seat, side)
    elif potion == FLAMOUFLAGE:
        gain_servants(table, seat, FLAME, tables.potion_base[potion])
    elif potion == STONOUFLAGE:
        gain_servants(table, seat, STONE, tables.potion_base[potion])
    else:
        raise unknown("potion", potion)


def use_second_power(table: Table, seat: i64, side: i64) -> None:
    """MS-190, MS-192: arrows of Flamouflage, block shields of Stonouflage."""
    potion = table.potion[seat]
    table.war[W_USED + side] = 1
    table.tell(TOLD_POWER, seat, potion, 1)
    give_back(table, seat, MANA, table.tables.potion_mana[potion])
    if potion == FLAMOUFLAGE:
        table.war[W_ARROWS + side] += table.tables.potion_master[potion]
    else:
        table.war[W_SHIELDS + side] += table.tables.potion_master[potion]


# ---- dice


def throw_arrows(table: Table, dice: i64) -> i64:
    """MS-92: arrows among so many dice, thrown one by one; each shows an arrow or a shield."""
    arrows: i64 = 0
    while dice > 0:
        arrows += table.below(DICE, 2)
        dice -= 1
    return arrows


# ---- Plan B


def list_plan_b(table: Table) -> i64:
    """MS-181: from one die to all of them."""
    dice: i64 = table.dice[table.argument(SEAT)]
    number: i64
    for number in range(1, dice + 1):
        table.choices[number - 1] = COUNT + number
    return dice


def answer_plan_b(table: Table, action: i64) -> None:
    """MS-181, MS-182: a stone servant for each shield, those of all throws at once."""
    seat = table.argument(SEAT)
    side = table.argument(SIDE)
    dice = action - COUNT
    table.pop()
    table.war[W_ASIDE + side] = dice
    base = table.tables.potion_base[PLAN_B]
    throws = table.tables.potion_master[PLAN_B] if table.masters_potion(seat) else base
    if table.terms.plan_b_throws_all and throws > base:
        shields = throw_for_servants(table, seat, dice, base)
        shields += throw_for_servants(table, seat, table.dice[seat], throws - base)
    else:
        shields = throw_for_servants(table, seat, dice, throws)
    gain_servants(table, seat, STONE, shields)


def throw_for_servants(table: Table, seat: i64, dice: i64, times: i64) -> i64:
    """MS-181: the shields among so many dice, thrown so many times."""
    shields = times * dice - throw_arrows(table, times * dice)
    table.tell(TOLD_PLANB, seat, dice, shields)
    return shields
