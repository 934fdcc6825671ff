"""The war itself: dice, damage, losses, destruction, revival, reward (MS-90 to MS-108)."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.native.stack import SEAT
from hexmoot.games.mushroom_sorcerer.rules.actions import COUNT, RESOURCE
from hexmoot.games.mushroom_sorcerer.rules.answers import list_numbers
from hexmoot.games.mushroom_sorcerer.rules.frames import ARROWS_AGAIN, DAMAGE_LEFT, SIDE
from hexmoot.games.mushroom_sorcerer.rules.kinds import (
    REROLL_ARROWS,
    REROLL_SHIELDS,
    STEP_DAMAGE,
    STEP_LOSSES,
    STEP_RAZE,
    TOLD_DICE,
    TOLD_FORCES,
    TOLD_LOSS,
    TOLD_REROLL,
    VICTIM,
)
from hexmoot.games.mushroom_sorcerer.rules.memory import (
    ATTACKER,
    DEFENDER,
    SIDES,
    W_ARROWS,
    W_ASIDE,
    W_CAP,
    W_DAMAGE,
    W_DICE,
    W_EXCESS,
    W_LAND,
    W_LOST,
    W_MINUS,
    W_PLUS,
    W_ROLLED,
    W_SEAT,
    W_SHIELDS,
)
from hexmoot.games.mushroom_sorcerer.rules.payment import list_kinds_on
from hexmoot.games.mushroom_sorcerer.rules.pieces import (
    BIG_BELLY,
    CHEATING,
    DUEL_EXPERT,
    FLAME,
    FURY,
    NINE_LIVES,
    SERVANT_KINDS,
    STONE,
)
from hexmoot.games.mushroom_sorcerer.rules.state import Table
from hexmoot.games.mushroom_sorcerer.rules.war_powers import throw_arrows

# ---- forces


def dice_of(table: Table, side: i64) -> i64:
    """MS-87, MS-91: all own dice, without those set aside, with those added, less those taken."""
    war = table.war
    dice = table.dice[war[W_SEAT + side]] - war[W_ASIDE + side]
    dice += war[W_PLUS + side] - war[W_MINUS + side]
    return max(dice, 0)


def fixed_arrows(table: Table, side: i64) -> i64:
    """MS-93, MS-94, MS-160, MS-169: arrows before the dice."""
    war = table.war
    tables = table.tables
    seat = war[W_SEAT + side]
    land = war[W_LAND + side]
    stone = table.servants[SERVANT_KINDS * land + STONE]
    arrows = war[W_ARROWS + side] + stone * tables.servant_arrows[STONE]
    arrows += table.servants[SERVANT_KINDS * land + FLAME] * tables.servant_arrows[FLAME]
    if table.has_potion(seat, FURY):
        arrows += stone * tables.potion_base[FURY]
    elif table.has_potion(seat, DUEL_EXPERT):
        arrows += tables.potion_base[DUEL_EXPERT]
    if side == ATTACKER:
        arrows += tables.attacker_arrows
    return arrows


def fixed_block(table: Table, side: i64) -> i64:
    """MS-95, MS-171: block shields before the dice."""
    block: i64 = table.war[W_SHIELDS + side]
    if table.has_potion(table.war[W_SEAT + side], NINE_LIVES):
        block += table.tables.potion_base[NINE_LIVES]
    return block


def shields_of(table: Table, seat: i64, kind: i64) -> i64:
    """MS-96, MS-162: the shields of one servant."""
    shields = table.tables.servant_shields[kind]
    if kind == FLAME and table.has_potion(seat, BIG_BELLY):
        shields += table.tables.potion_base[BIG_BELLY]
    return shields


def wall_of(table: Table, side: i64) -> i64:
    """MS-96: the shields of all servants of a side."""
    seat = table.war[W_SEAT + side]
    land = table.war[W_LAND + side]
    wall: i64 = 0
    kind: i64
    for kind in range(SERVANT_KINDS):
        wall += table.servants[SERVANT_KINDS * land + kind] * shields_of(table, seat, kind)
    return wall


# ---- dice


def run_dice(table: Table) -> None:
    """MS-90, MS-92: the cap is counted, then the attacker throws, then the defender."""
    table.pop()
    war = table.war
    war[W_CAP] = table.tower_servants(war[W_LAND + ATTACKER])
    table.push(STEP_DAMAGE, war[W_SEAT + ATTACKER])
    side: i64
    for side in range(SIDES):
        dice = dice_of(table, side)
        war[W_DICE + side] = dice
        war[W_ROLLED + side] = throw_arrows(table, dice)
        table.tell(TOLD_DICE, war[W_SEAT + side], war[W_ROLLED + side], dice - war[W_ROLLED + side])
    for side in range(SIDES):
        maybe_reroll(table, side)


def maybe_reroll(table: Table, side: i64) -> None:
    """MS-180: whoever paid for Cheating and has mastered flame may throw dice again."""
    seat = table.war[W_SEAT + side]
    if table.war[W_PLUS + side] == 0 or not table.has_potion(seat, CHEATING):
        return
    if table.masters_potion(seat) and table.war[W_DICE + side] > 0:
        table.push(REROLL_ARROWS, seat, side)


def list_reroll_arrows(table: Table) -> i64:
    """MS-180: how many of the arrows are thrown again."""
    return list_numbers(table, table.war[W_ROLLED + table.argument(SIDE)])


def list_reroll_shields(table: Table) -> i64:
    """MS-180: how many of the shields are thrown again."""
    side = table.argument(SIDE)
    return list_numbers(table, table.war[W_DICE + side] - table.war[W_ROLLED + side])


def answer_reroll_arrows(table: Table, action: i64) -> None:
    """MS-180: arrows first, then shields."""
    seat = table.argument(SEAT)
    side = table.argument(SIDE)
    table.pop()
    table.push(REROLL_SHIELDS, seat, side, action - COUNT)


def answer_reroll_shields(table: Table, action: i64) -> None:
    """MS-180: these dice are thrown once more."""
    seat = table.argument(SEAT)
    side = table.argument(SIDE)
    arrows = table.argument(ARROWS_AGAIN)
    dice = arrows + action - COUNT
    table.pop()
    rolled = throw_arrows(table, dice)
    table.war[W_ROLLED + side] += rolled - arrows
    if dice > 0:
        table.tell(TOLD_REROLL, seat, dice, rolled)


# ---- damage and losses


def run_damage(table: Table) -> None:
    """MS-95, MS-97, MS-101: damage of both sides from the forces as they stand, before any loss."""
    table.pop()
    war = table.war
    arrows = fixed_arrows(table, ATTACKER) + war[W_ROLLED + ATTACKER]
    answered = fixed_arrows(table, DEFENDER) + war[W_ROLLED + DEFENDER]
    block = fixed_block(table, ATTACKER) + war[W_DICE + ATTACKER] - war[W_ROLLED + ATTACKER]
    opposed = fixed_block(table, DEFENDER) + war[W_DICE + DEFENDER] - war[W_ROLLED + DEFENDER]
    table.tell(TOLD_FORCES, arrows, block, answered, opposed)
    war[W_DAMAGE + DEFENDER] = max(arrows - opposed, 0)
    war[W_DAMAGE + ATTACKER] = max(answered - block, 0)
    excess = war[W_DAMAGE + DEFENDER] - wall_of(table, DEFENDER)
    war[W_EXCESS] = max(excess, 0)
    table.push(STEP_RAZE, war[W_SEAT + ATTACKER])
    table.push(STEP_LOSSES, war[W_SEAT + ATTACKER], ATTACKER)
    table.push(STEP_LOSSES, war[W_SEAT + DEFENDER], DEFENDER)


def run_losses(table: Table) -> None:
    """MS-98 to MS-100: with enough damage all fall, else the owner picks one after the other."""
    seat = table.argument(SEAT)
    side = table.argument(SIDE)
    table.pop()
    damage = table.war[W_DAMAGE + side]
    if damage == 0:
        return
    if damage >= wall_of(table, side):
        lose_all(table, seat, side)
    else:
        table.push(VICTIM, seat, side, damage)


def lose_all(table: Table, seat: i64, side: i64) -> None:
    """MS-99, MS-100: no servant is left on this side's tower."""
    land = table.war[W_LAND + side]
    kind: i64
    for kind in range(SERVANT_KINDS):
        while table.servants[SERVANT_KINDS * land + kind] > 0:
            lose_servant(table, seat, side, kind)


def lose_servant(table: Table, seat: i64, side: i64, kind: i64) -> None:
    """MS-99, MS-216: a servant that was hit goes to the supply."""
    land = table.war[W_LAND + side]
    table.servants[SERVANT_KINDS * land + kind] -= 1
    table.supply[kind] += 1
    if side == DEFENDER:
        table.war[W_LOST] += 1
    table.tell(TOLD_LOSS, seat, kind, land)


def list_victims(table: Table) -> i64:
    """MS-98: the kinds that still stand there."""
    return list_kinds_on(table, table.war[W_LAND + table.argument(SIDE)])


def answer_victim(table: Table, action: i64) -> None:
    """MS-98, MS-99: it takes what it can and is removed."""
    seat = table.argument(SEAT)
    side = table.argument(SIDE)
    kind = action - RESOURCE
    damage = table.argument(DAMAGE_LEFT) - shields_of(table, seat, kind)
    if damage > 0:
        table.set_argument(DAMAGE_LEFT, damage)
    else:
        table.pop()
    lose_servant(table, seat, side, kind)
