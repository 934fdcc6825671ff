"""Waging war: who against whom, and what both sides announce (MS-86 to MS-92, MS-218)."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.native.numbers import lowest_bit
from hexmoot.engine.native.stack import SEAT
from hexmoot.games.mushroom_sorcerer.rules.actions import (
    ATTACK,
    DONE,
    LAND,
    POTION_ALT,
    POTION_USE,
    SPELL,
)
from hexmoot.games.mushroom_sorcerer.rules.answers import list_lands
from hexmoot.games.mushroom_sorcerer.rules.casting import cast, own_castable, spell_cost
from hexmoot.games.mushroom_sorcerer.rules.frames import ON_LAND, SIDE
from hexmoot.games.mushroom_sorcerer.rules.gains import give_back
from hexmoot.games.mushroom_sorcerer.rules.kinds import (
    ATT_DECL,
    DEF_DECL,
    STEP_DICE,
    TOLD_POWER,
    TOLD_WAR,
    WAR_AGAIN,
    WAR_TARGET,
)
from hexmoot.games.mushroom_sorcerer.rules.memory import (
    ATTACKER,
    DEFENDER,
    MAIN_WAR,
    T_DESTROYED,
    T_LAST_TARGET,
    T_MAIN,
    W_ACTIVE,
    W_LAND,
    W_SEAT,
    W_USED,
    WAR,
)
from hexmoot.games.mushroom_sorcerer.rules.pieces import DUEL_EXPERT, MANA, NONE
from hexmoot.games.mushroom_sorcerer.rules.state import Table
from hexmoot.games.mushroom_sorcerer.rules.war_powers import (
    can_pay_power,
    can_use_power,
    can_use_second_power,
    use_power,
    use_second_power,
)


def rival_towers(table: Table, seat: i64, land: i64) -> i64:
    """MS-86: the set of rival towers next to a land."""
    return table.near[land] & table.occupied() & ~table.towers[seat]


def list_attacks(table: Table, seat: i64, count: i64) -> i64:
    """MS-86: own towers with a servant and a rival tower next to them."""
    lands = table.towers[seat]
    rivals = table.occupied() & ~lands
    while lands != 0:
        land = lowest_bit(lands)
        lands &= lands - 1
        if table.near[land] & rivals != 0 and table.tower_servants(land) > 0:
            table.choices[count] = ATTACK + land
            count += 1
    return count


def begin_attack(table: Table, seat: i64, land: i64) -> None:
    """MS-30, MS-86: war is the main action; then the target is chosen."""
    table.turn[T_MAIN] = MAIN_WAR
    table.push(WAR_TARGET, seat, land)


def list_targets(table: Table) -> i64:
    """MS-86: one adjacent tower of another sorcerer."""
    return list_lands(table, rival_towers(table, table.argument(SEAT), table.argument(ON_LAND)))


def answer_target(table: Table, action: i64) -> None:
    """MS-86: the war begins."""
    seat = table.argument(SEAT)
    land = table.argument(ON_LAND)
    table.pop()
    begin_war(table, seat, land, action - LAND)


def begin_war(table: Table, seat: i64, land: i64, target: i64) -> None:
    """MS-88, MS-218: the attacker announces, then the defender, then come the dice."""
    war = table.war
    index: i64
    for index in range(WAR):
        war[index] = 0
    rival = table.owner[target]
    war[W_ACTIVE] = 1
    war[W_SEAT + ATTACKER] = seat
    war[W_SEAT + DEFENDER] = rival
    war[W_LAND + ATTACKER] = land
    war[W_LAND + DEFENDER] = target
    table.turn[T_LAST_TARGET] = target
    table.tell(TOLD_WAR, seat, land, rival, target)
    table.push(STEP_DICE, seat)
    table.push(DEF_DECL, rival, DEFENDER)
    table.push(ATT_DECL, seat, ATTACKER)


# ---- announcements


def list_announcements(table: Table) -> i64:
    """MS-88, MS-89: war spells for the attacker alone, one potion power a side, or nothing more."""
    seat = table.argument(SEAT)
    side = table.argument(SIDE)
    table.choices[0] = DONE
    count: i64 = 1
    if side == ATTACKER:
        count = own_castable(table, seat, table.tables.war_spells, count)
    if table.war[W_USED + side] != 0:
        return count
    if can_use_power(table, seat, side):
        table.choices[count] = POTION_USE
        count += 1
    if can_use_second_power(table, seat):
        table.choices[count] = POTION_ALT
        count += 1
    return count


def answer_announcement(table: Table, action: i64) -> None:
    """MS-88: what is announced is paid at once; DONE passes on."""
    seat = table.argument(SEAT)
    side = table.argument(SIDE)
    if action == DONE:
        table.pop()
    elif action == POTION_USE:
        use_power(table, seat, side)
    elif action == POTION_ALT:
        use_second_power(table, seat, side)
    else:
        spell = action - SPELL
        cast(table, seat, spell, spell_cost(table, seat, spell))


# ---- Duel Expert: another war on the same tower


def can_attack_again(table: Table, seat: i64) -> bool:
    """MS-170: mastered, after a war that destroyed nothing, with mana and a tower to use."""
    turn = table.turn
    if turn[T_MAIN] != MAIN_WAR or turn[T_DESTROYED] > 0 or not table.masters_potion(seat):
        return False
    target = turn[T_LAST_TARGET]
    if table.owner[target] == NONE or table.owner[target] == seat:
        return False
    return can_pay_power(table, seat) and again_sources(table, seat, target, False) > 0


def again_sources(table: Table, seat: i64, target: i64, listing: bool) -> i64:
    """MS-170: own towers with a servant next to the target; listed as answers on demand."""
    count: i64 = 0
    lands = table.near[target] & table.towers[seat]
    while lands != 0:
        land = lowest_bit(lands)
        lands &= lands - 1
        if table.tower_servants(land) > 0:
            if listing:
                table.choices[count] = ATTACK + land
            count += 1
    return count


def begin_attack_again(table: Table, seat: i64) -> None:
    """MS-170: paid first, then the tower is chosen."""
    table.tell(TOLD_POWER, seat, DUEL_EXPERT, 0)
    give_back(table, seat, MANA, table.tables.potion_mana[DUEL_EXPERT])
    table.push(WAR_AGAIN, seat)


def list_attack_again(table: Table) -> i64:
    """MS-170: from where."""
    return again_sources(table, table.argument(SEAT), table.turn[T_LAST_TARGET], True)


def answer_attack_again(table: Table, action: i64) -> None:
    """MS-170: a new war on the tower attacked before."""
    seat = table.argument(SEAT)
    table.pop()
    begin_war(table, seat, action - ATTACK, table.turn[T_LAST_TARGET])
