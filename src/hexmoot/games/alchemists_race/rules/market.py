"""Crafting and selling on the Market (AR-60 to AR-81), and the sale that ends the game (AR-132)."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.games.alchemists_race.rules.actions import CRAFT, END_TURN, SELL
from hexmoot.games.alchemists_race.rules.kinds import (
    CRAFTED,
    KINDS,
    MARKET_TURN,
    NEXT_TURN,
    SOLD,
    TARGET,
    TARGET_REACHED,
)
from hexmoot.games.alchemists_race.rules.state import Table


def may_begin_market_turn(table: Table) -> bool:
    """AR-60, AR-69, AR-70: on the Market, no Speed played, not warped there if that is barred."""
    return (
        table.is_on_market(table.active)
        and table.extra_rolls == 0
        and (not table.warped or table.terms.warp_craft)
    )


def can_craft(table: Table, potion: i64) -> bool:
    """AR-4, AR-62, AR-63: both resources in hand and a card left on the stack."""
    if table.stacks[potion] == 0:
        return False
    row = table.active * KINDS
    first: i64 = table.terms.first_cost[potion]
    second: i64 = table.terms.second_cost[potion]
    if first == second:
        return table.resources[row + first] >= 2
    return table.resources[row + first] > 0 and table.resources[row + second] > 0


def list_crafts(table: Table, count: i64) -> i64:
    """AR-64: every potion that can be paid for."""
    potion: i64
    for potion in range(KINDS):
        if can_craft(table, potion):
            table.choices[count] = CRAFT + potion
            count += 1
    return count


def list_sales(table: Table, count: i64) -> i64:
    """AR-73: every kind of potion held."""
    potion: i64
    row = table.active * KINDS
    for potion in range(KINDS):
        if table.potions[row + potion] > 0:
            table.choices[count] = SELL + potion
            count += 1
    return count


def craft(table: Table, potion: i64) -> None:
    """AR-26, AR-61, AR-62: two resources for one card; from now on this is a market turn."""
    seat = table.active
    table.return_resource(seat, table.terms.first_cost[potion])
    table.return_resource(seat, table.terms.second_cost[potion])
    table.take_potion(seat, potion)
    table.tell(CRAFTED, seat, potion)
    table.go_to(MARKET_TURN)


def sell(table: Table, potion: i64) -> None:
    """AR-5, AR-8, AR-73, AR-132 to AR-134: the card goes, the coins come, perhaps the end."""
    seat = table.active
    before = table.coins[seat]
    table.return_potion(seat, potion)
    table.coins[seat] += table.terms.value[potion]
    table.tell(SOLD, seat, potion, table.coins[seat])
    if table.coins[seat] < table.terms.target_coins:
        return
    if before < table.terms.target_coins:
        table.tell(TARGET_REACHED, seat, table.coins[seat])
    if table.terms.ends_at_once:
        table.end(TARGET)
    else:
        table.target_reached = True


def list_market_turn(table: Table) -> i64:
    """AR-26, AR-71, AR-81: only crafting, selling and ending are left."""
    table.choices[0] = END_TURN
    return list_sales(table, list_crafts(table, 1))


def answer_market_turn(table: Table, action: i64) -> None:
    """AR-64, AR-71, AR-73: one craft or sale after another until the turn is ended."""
    if action == END_TURN:
        table.go_to(NEXT_TURN)
    elif action >= SELL:
        sell(table, action - SELL)
    else:
        craft(table, action - CRAFT)
