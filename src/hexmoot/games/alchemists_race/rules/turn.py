"""The course of a turn: its beginning, before and after the die, its end (AR-15 to AR-28)."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.errors import unknown
from hexmoot.games.alchemists_race.rules.actions import (
    CRAFT,
    END_TURN,
    KEEP,
    LOSE_RESOURCE,
    PLAY_DEFENCE,
    PLAY_INVISIBILITY,
    PLAY_SPEED,
    POISON,
    REROLL,
    ROLL,
    SELL,
    SWAP,
    TELEPORT,
)
from hexmoot.games.alchemists_race.rules.attacks import attack, list_attacks
from hexmoot.games.alchemists_race.rules.kinds import (
    DEFENCE,
    FULL_ROUND,
    HAS_SOLD,
    INVISIBILITY,
    MARKET_TURN,
    NEXT_TURN,
    NO_SPACE,
    PATH,
    PRE_ROLL,
    PROTECTION_ENDED,
    REROLL_POTION,
    REROLLED,
    ROUND_CAP,
    SPEED,
    STAYED,
    SWAP_POTION,
    TELEPORT_POTION,
    TURN_BEGAN,
)
from hexmoot.games.alchemists_race.rules.market import (
    craft,
    list_crafts,
    list_sales,
    may_begin_market_turn,
    sell,
)
from hexmoot.games.alchemists_race.rules.movement import settle_die, throw_die
from hexmoot.games.alchemists_race.rules.potions import (
    drink,
    list_swaps,
    list_teleports,
    swap_places,
    teleport,
)
from hexmoot.games.alchemists_race.rules.scoring import tell_ties
from hexmoot.games.alchemists_race.rules.state import Table


def begin_turn(table: Table, seat: i64) -> None:
    """AR-17, AR-116: own protections end first; who shares the space can be attacked."""
    table.active = seat
    table.turn_count += 1
    table.extra_rolls = 0
    table.warped = False
    table.die = 0
    table.steps_left = 0
    table.has_stepped = False
    table.arrival = 0
    table.encounters = 0
    table.tell(TURN_BEGAN, seat, table.round)
    end_protections(table, seat)
    table.open_targets = 0
    if table.terms.start_attack:
        table.open_targets = table.opponents_here()
    table.push(PRE_ROLL, seat)


def end_protections(table: Table, seat: i64) -> None:
    """AR-17, AR-92, AR-95: Defence and Invisibility last until here."""
    if table.defended[seat] != 0:
        table.defended[seat] = 0
        table.tell(PROTECTION_ENDED, seat, DEFENCE)
    if table.invisible[seat] != 0:
        table.invisible[seat] = 0
        table.tell(PROTECTION_ENDED, seat, INVISIBILITY)


def next_turn(table: Table) -> None:
    """AR-15, AR-16, AR-27, AR-134, AR-135: the next seat, unless the round was the last one."""
    table.pop()
    free_on_market(table)
    seat: i64 = table.active + 1
    if seat == table.seats:
        seat = 0
    if seat == table.first_player:
        if table.target_reached:
            end_by_ranking(table, FULL_ROUND)
            return
        if table.round == table.terms.max_rounds:
            end_by_ranking(table, ROUND_CAP)
            return
        table.round += 1
    begin_turn(table, seat)


def free_on_market(table: Table) -> None:
    """AR-44, AR-160: at the latest with its turn a rest on the Market frees the heading."""
    if table.is_on_market(table.active):
        table.came_from[table.active] = NO_SPACE


def end_by_ranking(table: Table, ending: i64) -> None:
    """AR-134 to AR-136: the game is over, and what broke a tie for the win is told."""
    tell_ties(table)
    table.end(ending)


def may_stay_put(table: Table) -> bool:
    """AR-19, AR-161: by house rule a turn may end without a roll, always or after a sale."""
    if table.terms.may_stay:
        return True
    return table.argument(HAS_SOLD) != 0 and table.is_on_market(table.active)


def list_pre_roll(table: Table) -> i64:
    """AR-19, AR-20, AR-22: everything that may come before the first roll."""
    seat = table.active
    choices = table.choices
    choices[0] = ROLL
    count: i64 = 1
    if may_stay_put(table):
        choices[count] = END_TURN
        count += 1
    count = list_drinks(table, count)
    if table.holds_potion(seat, SWAP_POTION):
        count = list_swaps(table, count)
    count = list_attacks(table, count, table.open_targets, True)
    if table.is_on_market(seat):
        count = list_market_doings(table, count)
    if table.holds_potion(seat, TELEPORT_POTION):
        count = list_teleports(table, count)
    return count


def list_drinks(table: Table, count: i64) -> i64:
    """AR-24, AR-97: Speed always, a protection only while it is not active."""
    seat = table.active
    choices = table.choices
    if table.holds_potion(seat, SPEED):
        choices[count] = PLAY_SPEED
        count += 1
    if table.holds_potion(seat, INVISIBILITY) and table.invisible[seat] == 0:
        choices[count] = PLAY_INVISIBILITY
        count += 1
    if table.holds_potion(seat, DEFENCE) and table.defended[seat] == 0:
        choices[count] = PLAY_DEFENCE
        count += 1
    return count


def list_market_doings(table: Table, count: i64) -> i64:
    """AR-60, AR-72, AR-74, AR-77: crafting, and selling free of charge or as a market turn."""
    may_begin = may_begin_market_turn(table)
    if may_begin:
        count = list_crafts(table, count)
    if may_begin or table.terms.sells_freely:
        count = list_sales(table, count)
    return count


def answer_pre_roll(table: Table, action: i64) -> None:
    """AR-20, AR-21, AR-77: the window stays open until the first ROLL or CRAFT."""
    if action == ROLL:
        throw_die(table)
    elif action >= TELEPORT:
        teleport(table, action - TELEPORT)
    elif action >= SELL and action < LOSE_RESOURCE:
        sell(table, action - SELL)
        go_on_after_sale(table)
    elif action >= CRAFT:
        craft(table, action - CRAFT)
    elif action >= POISON:
        attack(table, action)
    elif action >= SWAP:
        swap_places(table, action - SWAP)
    elif action == END_TURN:
        table.tell(STAYED, table.active)
        table.go_to(NEXT_TURN)
    elif action >= PLAY_SPEED:
        drink(table, action - PLAY_SPEED)
    else:
        raise unknown("answer", action)


def go_on_after_sale(table: Table) -> None:
    """AR-74, AR-77, AR-161: the opening goes on, or (by house rule) this is a market turn."""
    if not table.terms.sells_freely:
        table.go_to(MARKET_TURN)
    elif table.terms.stay_after_selling:
        table.set_argument(HAS_SOLD, 1)


def list_post_roll(table: Table) -> i64:
    """AR-87, AR-159: keep the die, roll it again, or use Meteor on an open target."""
    table.choices[0] = KEEP
    count: i64 = 1
    if table.holds_potion(table.active, REROLL_POTION):
        table.choices[1] = REROLL
        count = 2
    return list_attacks(table, count, table.open_targets, False)


def answer_post_roll(table: Table, action: i64) -> None:
    """AR-87 to AR-91, AR-159: a reroll replaces the die; after KEEP the steps begin."""
    if action == KEEP:
        table.go_to(PATH)
    elif action == REROLL:
        old = table.die
        table.return_potion(table.active, REROLL_POTION)
        settle_die(table)
        table.tell(REROLLED, table.active, old, table.die)
    else:
        attack(table, action)


def list_end_move(table: Table) -> i64:
    """AR-75, AR-84 to AR-86: the turn may end; extra rolls, sales on arrival, a late Speed."""
    count: i64 = 0
    if table.extra_rolls > 0:
        table.choices[0] = ROLL
        count = 1
    table.choices[count] = END_TURN
    count += 1
    if table.terms.speed_any_time and table.holds_potion(table.active, SPEED):
        table.choices[count] = PLAY_SPEED
        count += 1
    if table.terms.sells_freely and table.is_on_market(table.active):
        count = list_sales(table, count)
    return count


def answer_end_move(table: Table, action: i64) -> None:
    """AR-27, AR-48, AR-85: an extra roll is used up, a sale made, or the turn ends."""
    if action == END_TURN:
        table.go_to(NEXT_TURN)
    elif action == ROLL:
        table.extra_rolls -= 1
        throw_die(table)
    elif action == PLAY_SPEED:
        drink(table, SPEED)
    else:
        sell(table, action - SELL)
