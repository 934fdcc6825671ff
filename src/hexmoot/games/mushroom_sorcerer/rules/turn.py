"""A turn: its beginning, its menu, its end (MS-28 to MS-43, MS-74 to MS-76, MS-183)."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.errors import unknown
from hexmoot.engine.native.numbers import BIT
from hexmoot.engine.native.stack import SEAT
from hexmoot.games.mushroom_sorcerer.rules.actions import (
    ATTACK,
    DECK,
    END,
    GROW,
    POTION_USE,
    SLIDE,
    SPELL,
    SUMMON,
)
from hexmoot.games.mushroom_sorcerer.rules.casting import cast, own_castable, spell_cost
from hexmoot.games.mushroom_sorcerer.rules.gains import gain, gain_influence, pick_different
from hexmoot.games.mushroom_sorcerer.rules.growing import begin_growth, list_growth
from hexmoot.games.mushroom_sorcerer.rules.kinds import (
    ALLOC,
    BLESSING,
    TOLD_BLESSED,
    TOLD_DOMINANCE,
    TOLD_END_TURN,
    TOLD_LUCKY,
    TOLD_SUMMON,
    TOLD_TURN,
    TURN_MENU,
)
from hexmoot.games.mushroom_sorcerer.rules.memory import (
    MAIN_NONE,
    MAIN_STUDY,
    MAIN_SUMMON,
    T_GROW_LEFT,
    T_LAST_TARGET,
    T_MAIN,
    T_STUDY_LEFT,
    TURN,
)
from hexmoot.games.mushroom_sorcerer.rules.pieces import (
    DROP,
    FLAME,
    GENERAL,
    GOODS,
    LUCKY_HAND,
    MANA,
    NONE,
    RESOURCES,
    STONE,
    THUNDER,
    WATER,
)
from hexmoot.games.mushroom_sorcerer.rules.powers import can_use_turn_power, use_turn_power
from hexmoot.games.mushroom_sorcerer.rules.scoring import end_game
from hexmoot.games.mushroom_sorcerer.rules.scrolls import file_scroll, has_archive_room, list_decks
from hexmoot.games.mushroom_sorcerer.rules.sliding import begin_slide, list_slides
from hexmoot.games.mushroom_sorcerer.rules.state import Table
from hexmoot.games.mushroom_sorcerer.rules.war import begin_attack, list_attacks
from hexmoot.games.mushroom_sorcerer.rules.war_powers import throw_arrows


def begin_turn(table: Table, seat: i64) -> None:
    """MS-29, MS-203, MS-208: the Blessing first, then the influence goal, then the menu."""
    table.active = seat
    table.tell(TOLD_TURN, seat)
    if table.is_blessed(seat):
        table.tell(TOLD_BLESSED, seat)
        table.blessed |= BIT[seat]
        if table.terms.blessing_at_once:
            end_game(table, BLESSING)
            return
    if table.influence[seat] >= table.terms.goal:
        if table.dominance == 0:
            table.tell(TOLD_DOMINANCE, seat)
        table.dominance = 1
    reset_turn(table)
    table.push(TURN_MENU, seat)


def reset_turn(table: Table) -> None:
    """MS-37: nothing has been done in a turn that begins."""
    turn = table.turn
    index: i64
    for index in range(TURN):
        turn[index] = 0
    turn[T_LAST_TARGET] = NONE


def list_menu(table: Table) -> i64:
    """MS-30 to MS-33: what the turn still allows, in the order of the action table."""
    seat = table.argument(SEAT)
    turn = table.turn
    is_open = turn[T_MAIN] == MAIN_NONE
    table.choices[0] = END
    count: i64 = 1
    if (is_open or turn[T_STUDY_LEFT] > 0) and has_archive_room(table, seat):
        count = list_decks(table, count)
    if is_open or turn[T_GROW_LEFT] > 0:
        count = list_growth(table, seat, count)
    if is_open:
        count = list_summons(table, seat, count)
        count = list_attacks(table, seat, count)
    count = list_slides(table, seat, count)
    count = own_castable(table, seat, ~table.tables.war_spells, count)
    if can_use_turn_power(table, seat):
        table.choices[count] = POTION_USE
        count += 1
    return count


def answer_menu(table: Table, action: i64) -> None:
    """MS-30, MS-32: one thing after the other until the turn is ended."""
    seat = table.argument(SEAT)
    if action == END:
        end_turn(table, seat)
    elif action < GROW:
        study(table, seat, action - DECK)
    elif action < SUMMON:
        begin_growth(table, seat, action - GROW)
    elif action < ATTACK:
        summon(table, seat, action - SUMMON)
    elif action < SLIDE:
        begin_attack(table, seat, action - ATTACK)
    elif action < SPELL:
        begin_slide(table, seat, action - SLIDE)
    elif action < POTION_USE:
        cast(table, seat, action - SPELL, spell_cost(table, seat, action - SPELL))
    elif action == POTION_USE:
        use_turn_power(table, seat)
    else:
        raise unknown("answer", action)


def end_turn(table: Table, seat: i64) -> None:
    """MS-34, MS-35: what is open is lost; Lucky Hand, then the allocation."""
    table.pop()
    table.tell(TOLD_END_TURN, seat)
    if table.has_potion(seat, LUCKY_HAND):
        table.push(ALLOC, seat)
        throw_luck(table, seat)
    elif table.goods[seat * GOODS + FLAME] + table.goods[seat * GOODS + STONE] > 0:
        table.push(ALLOC, seat)


def throw_luck(table: Table, seat: i64) -> None:
    """MS-183, MS-184: the dice of Lucky Hand, and resources for their arrows."""
    throws = table.tables.potion_base[LUCKY_HAND]
    if table.masters_potion(seat):
        throws = table.tables.potion_master[LUCKY_HAND]
    arrows = throw_arrows(table, throws * table.dice[seat])
    table.tell(TOLD_LUCKY, seat, arrows)
    pick_different(table, seat, min(arrows, RESOURCES))


# ---- studying


def study(table: Table, seat: i64, deck: i64) -> None:
    """MS-38, MS-39: the first scroll makes studying the main action."""
    turn = table.turn
    if turn[T_MAIN] == MAIN_NONE:
        turn[T_MAIN] = MAIN_STUDY
        turn[T_STUDY_LEFT] = table.tables.study
    turn[T_STUDY_LEFT] -= 1
    file_scroll(table, seat, deck)


# ---- summoning


def list_summons(table: Table, seat: i64, count: i64) -> i64:
    """MS-76: elements from level I on, never moon."""
    element: i64
    for element in range(GENERAL):
        if table.level(seat, element) > 0:
            table.choices[count] = SUMMON + element
            count += 1
    return count


def yield_of(element: i64) -> i64:
    """MS-74: what an element brings: flame or stone servants, drops, mana."""
    if element == WATER:
        return DROP
    if element == THUNDER:
        return MANA
    return element


def summon(table: Table, seat: i64, element: i64) -> None:
    """MS-74, MS-75: as much as the level, and influence if mastered."""
    table.turn[T_MAIN] = MAIN_SUMMON
    table.tell(TOLD_SUMMON, seat, element, table.level(seat, element))
    harvest(table, seat, element)


def harvest(table: Table, seat: i64, element: i64) -> None:
    """MS-74, MS-75, MS-197, MS-198: an element pays by its level, and influence when mastered."""
    if table.is_mastered(seat, element):
        gain_influence(table, seat, 1)
    gain(table, seat, yield_of(element), table.level(seat, element))
