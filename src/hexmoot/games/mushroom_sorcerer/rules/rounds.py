"""The round: Twilight, the cycles of Night, Daybreak, Repeat (MS-15 to MS-29, MS-159 to MS-202)."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.native.numbers import BIT
from hexmoot.engine.native.stack import SEAT
from hexmoot.games.mushroom_sorcerer.rules.actions import COUNT, POTION_CHOICE
from hexmoot.games.mushroom_sorcerer.rules.answers import list_numbers, list_set
from hexmoot.games.mushroom_sorcerer.rules.frames import CYCLE_DUE, IN_ORDER
from hexmoot.games.mushroom_sorcerer.rules.gains import give_back, pick_resources, take
from hexmoot.games.mushroom_sorcerer.rules.kinds import (
    BLESSING,
    CURIOSITY_COUNT,
    DOMINANCE,
    POTION,
    STEP_CYCLE,
    STEP_DAYBREAK,
    STEP_NEXT_TURN,
    STEP_NIGHT_END,
    STEP_TWILIGHT_END,
    TOLD_EXTRA_TURN,
    TOLD_FLASKS,
    TOLD_HIBERNATE,
    TOLD_MASTERY,
    TOLD_PHASE,
    TOLD_POTION,
    TOLD_REFILL,
)
from hexmoot.games.mushroom_sorcerer.rules.memory import DAYBREAK, EXTRA_CYCLE, NIGHT
from hexmoot.games.mushroom_sorcerer.rules.pieces import (
    CURIOSITY,
    DROP,
    EARLY_BIRD,
    FLASK,
    GENERAL,
    GOODS,
    HIBERNATE,
    NONE,
    OVERWORK,
    TOTAL_MASTERY,
)
from hexmoot.games.mushroom_sorcerer.rules.scoring import end_game
from hexmoot.games.mushroom_sorcerer.rules.state import Table
from hexmoot.games.mushroom_sorcerer.rules.turn import begin_turn

# ---- Twilight


def run_twilight(table: Table) -> None:
    """MS-22, MS-23, MS-25, MS-26: one sorcerer after the other refills and drinks."""
    index = table.argument(IN_ORDER)
    if index == table.seats:
        table.pop()
        table.push(STEP_TWILIGHT_END, 0)
        return
    table.set_argument(IN_ORDER, index + 1)
    seat = table.order[index]
    table.tell(TOLD_REFILL, seat, table.goods[seat * GOODS + FLASK])
    take(table, seat, DROP, table.goods[seat * GOODS + FLASK])
    if table.potions_left[seat] != 0:
        table.push(POTION, seat)


def list_potions(table: Table) -> i64:
    """MS-23, MS-24: the own potions not drunk yet."""
    return list_set(table, table.potions_left[table.argument(SEAT)], POTION_CHOICE)


def answer_potion(table: Table, action: i64) -> None:
    """MS-21, MS-24, MS-178: it works from now on and is used up."""
    seat = table.argument(SEAT)
    potion = action - POTION_CHOICE
    table.pop()
    table.potion[seat] = potion
    table.potions_left[seat] &= ~BIT[potion]
    table.tell(TOLD_POTION, seat, potion)
    if potion == EARLY_BIRD:
        table.free_gu[seat] = table.tables.potion_base[EARLY_BIRD]


def run_twilight_end(table: Table) -> None:
    """MS-27: after everybody has drunk, effects at the end of Twilight in order; then Night."""
    index = table.argument(IN_ORDER)
    if index == table.seats:
        table.pop()
        begin_night(table)
        return
    table.set_argument(IN_ORDER, index + 1)
    seat = table.order[index]
    potion = table.potion[seat]
    if potion == HIBERNATE:
        hibernate(table, seat)
    elif potion == CURIOSITY:
        table.push(CURIOSITY_COUNT, seat)
    elif potion == TOTAL_MASTERY:
        reward_mastery(table, seat)


def hibernate(table: Table, seat: i64) -> None:
    """MS-159: resources by the highest general level, as it is now."""
    best: i64 = 0
    element: i64
    for element in range(GENERAL):
        level = table.level(seat, element)
        best = max(best, level)
    amount = best * table.tables.potion_base[HIBERNATE]
    table.tell(TOLD_HIBERNATE, seat, amount)
    pick_resources(table, seat, amount)


def reward_mastery(table: Table, seat: i64) -> None:
    """MS-188: resources for every mastered general element."""
    count: i64 = 0
    element: i64
    for element in range(GENERAL):
        if table.is_mastered(seat, element):
            count += 1
    amount = count * table.tables.potion_base[TOTAL_MASTERY]
    table.tell(TOLD_MASTERY, seat, amount)
    pick_resources(table, seat, amount)


def list_curiosity(table: Table) -> i64:
    """MS-173: from none to four of the own flasks."""
    flasks: i64 = table.goods[table.argument(SEAT) * GOODS + FLASK]
    most = table.tables.curiosity_flasks
    return list_numbers(table, min(most, flasks))


def answer_curiosity(table: Table, action: i64) -> None:
    """MS-173, MS-174: flasks to the supply, one resource or two for each."""
    seat = table.argument(SEAT)
    flasks = action - COUNT
    table.pop()
    give_back(table, seat, FLASK, flasks)
    table.tell(TOLD_FLASKS, seat, flasks)
    each = table.tables.potion_base[CURIOSITY]
    if table.masters_potion(seat):
        each = table.tables.potion_master[CURIOSITY]
    pick_resources(table, seat, flasks * each)


# ---- Night


def begin_night(table: Table) -> None:
    """MS-28: the first of the cycles."""
    table.phase = NIGHT
    table.push(STEP_CYCLE, 0, 1)


def run_cycle(table: Table) -> None:
    """MS-28, MS-168, MS-177: who has a turn in this cycle, and in which order."""
    table.cycle = table.argument(CYCLE_DUE)
    table.pop()
    table.tell(TOLD_PHASE, NIGHT, table.cycle)
    table.queue_at = 0
    if table.cycle == EXTRA_CYCLE:
        table.queue[0] = drinker(table, OVERWORK)
        table.queue_size = 1
        table.tell(TOLD_EXTRA_TURN, table.queue[0])
    else:
        fill_queue(table)
    table.push(STEP_NEXT_TURN, 0)


def fill_queue(table: Table) -> None:
    """MS-17, MS-177: by the order track, in cycle 1 Early Bird before all others."""
    first: i64 = NONE
    if table.cycle == 1:
        first = drinker(table, EARLY_BIRD)
    count: i64 = 0
    if first != NONE:
        table.queue[0] = first
        count = 1
    index: i64
    for index in range(table.seats):
        seat: i64 = table.order[index]
        if seat != first:
            table.queue[count] = seat
            count += 1
    table.queue_size = count


def drinker(table: Table, potion: i64) -> i64:
    """Who has drunk this potion for the round, or NONE."""
    seat: i64
    for seat in range(table.seats):
        if table.has_potion(seat, potion):
            return seat
    return NONE


def run_next_turn(table: Table) -> None:
    """MS-28, MS-204, MS-219: the next in the queue, or the end of the cycle, perhaps the game."""
    if table.queue_at < table.queue_size:
        table.queue_at += 1
        begin_turn(table, table.queue[table.queue_at - 1])
        return
    table.pop()
    if table.blessed != 0:
        end_game(table, BLESSING)
    elif table.dominance != 0:
        end_game(table, DOMINANCE)
    else:
        begin_next_cycle(table)


def begin_next_cycle(table: Table) -> None:
    """MS-28, MS-168, MS-211: three cycles, the extra turn of Overwork, then the end of Night."""
    if table.cycle < table.tables.cycles:
        table.push(STEP_CYCLE, 0, table.cycle + 1)
    elif table.cycle < EXTRA_CYCLE and drinker(table, OVERWORK) != NONE:
        table.push(STEP_CYCLE, 0, EXTRA_CYCLE)
    else:
        table.push(STEP_NIGHT_END, 0)


def run_night_end(table: Table) -> None:
    """MS-159: Hibernate once more, counted anew; then Daybreak."""
    index = table.argument(IN_ORDER)
    if index == table.seats:
        table.pop()
        table.phase = DAYBREAK
        table.tell(TOLD_PHASE, DAYBREAK)
        table.push(STEP_DAYBREAK, 0)
        return
    table.set_argument(IN_ORDER, index + 1)
    seat = table.order[index]
    if table.has_potion(seat, HIBERNATE):
        hibernate(table, seat)
