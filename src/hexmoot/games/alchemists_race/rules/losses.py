"""Giving up resources or potions, one piece at a time (AR-52 to AR-56, AR-124 to AR-126)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.engine.native.numbers import total
from hexmoot.engine.native.stack import SEAT
from hexmoot.games.alchemists_race.rules.actions import LOSE_POTION, LOSE_RESOURCE
from hexmoot.games.alchemists_race.rules.kinds import (
    DUE,
    KINDS,
    LOSE_MATERIAL_SPACE,
    LOSE_POTION_SPACE,
    LOSE_POTIONS,
    LOSE_RESOURCES,
    LOST_POTION,
    LOST_RESOURCE,
    LOWEST,
)
from hexmoot.games.alchemists_race.rules.state import Table


def due_of(held: vec[i64], seat: i64, amount: i64) -> i64:
    """AR-54: what is demanded, or all there is of it."""
    there = total(held, seat * KINDS, KINDS)
    return amount if amount < there else there


def landing_loss(table: Table, seat: i64, space: i64) -> i64:
    """AR-52 to AR-54, AR-92: the pieces this seat would give up if its move ended on a space."""
    kind: i64 = table.board.kind[space]
    if table.invisible[seat] != 0:
        return 0
    if kind == LOSE_MATERIAL_SPACE:
        return due_of(table.resources, seat, table.board.amount[space])
    if kind == LOSE_POTION_SPACE:
        return due_of(table.potions, seat, table.board.amount[space])
    return 0


def begin_resource_loss(table: Table, seat: i64, amount: i64) -> None:
    """AR-52, AR-54, AR-124: as many resources as demanded, or all there are."""
    due = due_of(table.resources, seat, amount)
    if due > 0:
        table.push(LOSE_RESOURCES, seat, due, 0)


def begin_potion_loss(table: Table, seat: i64, amount: i64) -> None:
    """AR-53, AR-54: as many potions as demanded, or all there are."""
    due = due_of(table.potions, seat, amount)
    if due > 0:
        table.push(LOSE_POTIONS, seat, due, 0)


def list_loss(table: Table, held: vec[i64], base: i64) -> i64:
    """AR-56: kinds in rising order, never one after which too few pieces would be left to pick."""
    row = table.argument(SEAT) * KINDS
    due = table.argument(DUE)
    lowest = table.argument(LOWEST)
    choices = table.choices
    left = total(held, row + lowest, KINDS - lowest)
    count: i64 = 0
    kind: i64
    end: i64 = KINDS
    for kind in range(lowest, end):
        if left < due:
            break
        if held[row + kind] > 0:
            choices[count] = base + kind
            count += 1
        left -= held[row + kind]
    return count


def list_resource_loss(table: Table) -> i64:
    """AR-125: the loser chooses among the resources held."""
    return list_loss(table, table.resources, LOSE_RESOURCE)


def list_potion_loss(table: Table) -> i64:
    """AR-53: the loser chooses among the potions held."""
    return list_loss(table, table.potions, LOSE_POTION)


def answer_resource_loss(table: Table, action: i64) -> None:
    """AR-55, AR-126: the token goes to the supply; nobody gains it."""
    seat = table.argument(SEAT)
    kind = action - LOSE_RESOURCE
    table.return_resource(seat, kind)
    table.tell(LOST_RESOURCE, seat, kind)
    count_down(table, kind)


def answer_potion_loss(table: Table, action: i64) -> None:
    """AR-53, AR-55: the card goes back to its stack."""
    seat = table.argument(SEAT)
    potion = action - LOSE_POTION
    table.return_potion(seat, potion)
    table.tell(LOST_POTION, seat, potion)
    count_down(table, potion)


def count_down(table: Table, kind: i64) -> None:
    """One piece less is due; the next may not lie below this one."""
    due = table.argument(DUE) - 1
    if due == 0:
        table.pop()
        return
    table.set_argument(DUE, due)
    table.set_argument(LOWEST, kind)
