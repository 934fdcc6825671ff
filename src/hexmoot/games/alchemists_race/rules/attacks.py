"""Poison and Meteor (AR-113 to AR-131, AR-159)."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.native.numbers import BIT
from hexmoot.games.alchemists_race.rules.actions import METEOR, PASS, POISON
from hexmoot.games.alchemists_race.rules.kinds import ATTACKED, METEOR_POTION, POISON_POTION
from hexmoot.games.alchemists_race.rules.losses import begin_resource_loss
from hexmoot.games.alchemists_race.rules.state import Table


def list_attacks(table: Table, count: i64, targets: i64, with_poison: bool) -> i64:
    """AR-113, AR-118, AR-127: each attack potion held on each target that can be attacked."""
    if targets == 0:
        return count
    seat = table.active
    reachable = table.attackable(targets)
    if reachable == 0:
        return count
    if with_poison and table.holds_potion(seat, POISON_POTION):
        count = list_targets(table, count, reachable, POISON)
    if table.holds_potion(seat, METEOR_POTION):
        count = list_targets(table, count, reachable, METEOR)
    return count


def list_targets(table: Table, count: i64, targets: i64, base: i64) -> i64:
    """One answer for each seat of a set."""
    seat: i64
    for seat in range(table.seats):
        if (targets >> seat) & 1 != 0:
            table.choices[count] = base + seat
            count += 1
    return count


def attack(table: Table, action: i64) -> None:
    """AR-117, AR-121, AR-122, AR-130: one potion on one opponent, who then chooses what to lose."""
    by_meteor = action >= METEOR
    target = action - (METEOR if by_meteor else POISON)
    potion: i64 = METEOR_POTION if by_meteor else POISON_POTION
    table.return_potion(table.active, potion)
    table.open_targets &= ~BIT[target]
    table.encounters &= ~BIT[target]
    table.tell(ATTACKED, table.active, target, potion)
    begin_resource_loss(
        table, target, table.terms.meteor_loss if by_meteor else table.terms.poison_loss
    )


def list_encounter(table: Table) -> i64:
    """AR-118, AR-119: pass, or attack one of those met."""
    table.choices[0] = PASS
    return list_attacks(table, 1, table.encounters, True)


def answer_encounter(table: Table, action: i64) -> None:
    """AR-118: PASS ends the encounters of this entry; they stay open targets (AR-130)."""
    table.pop()
    if action == PASS:
        table.encounters = 0
    else:
        attack(table, action)
