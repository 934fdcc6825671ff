"""Potions other than attacks and Reroll: Speed, protections, Teleport, Swap (AR-82 to AR-112)."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.games.alchemists_race.rules.actions import SWAP, TELEPORT
from hexmoot.games.alchemists_race.rules.kinds import (
    BY_TELEPORT,
    DRANK,
    INVISIBILITY,
    NO_SPACE,
    SPEED,
    SWAP_POTION,
    SWAPPED,
    TELEPORT_POTION,
    TELEPORTED,
)
from hexmoot.games.alchemists_race.rules.movement import begin_entry
from hexmoot.games.alchemists_race.rules.state import Table


def drink(table: Table, potion: i64) -> None:
    """AR-82, AR-83, AR-92, AR-95: one more roll, or a protection until the owner's next turn."""
    seat = table.active
    table.return_potion(seat, potion)
    table.tell(DRANK, seat, potion)
    if potion == SPEED:
        table.extra_rolls += 1
    elif potion == INVISIBILITY:
        table.invisible[seat] = 1
    else:
        table.defended[seat] = 1


def list_teleports(table: Table, count: i64) -> i64:
    """AR-100: every space but the present one."""
    here = table.here()
    space: i64
    for space in range(table.board.size):
        if space != here:
            table.choices[count] = TELEPORT + space
            count += 1
    return count


def teleport(table: Table, space: i64) -> None:
    """AR-100 to AR-105: jump there with a free heading and land."""
    seat = table.active
    table.return_potion(seat, TELEPORT_POTION)
    table.tell(TELEPORTED, seat, table.position[seat], space)
    table.position[seat] = space
    table.came_from[seat] = NO_SPACE
    table.warped = True
    table.arrival = BY_TELEPORT
    begin_entry(table)


def may_swap_with(table: Table, other: i64) -> bool:
    """AR-109, AR-110: something would change, and (by house rule) nothing protects the other."""
    seat = table.active
    if other == seat:
        return False
    if table.terms.swap_is_attack and (table.defended[other] != 0 or table.is_on_market(other)):
        return False
    return (
        table.position[other] != table.position[seat]
        or table.came_from[other] != table.came_from[seat]
    )


def list_swaps(table: Table, count: i64) -> i64:
    """AR-106: any opponent, at any distance."""
    other: i64
    for other in range(table.seats):
        if may_swap_with(table, other):
            table.choices[count] = SWAP + other
            count += 1
    return count


def swap_places(table: Table, other: i64) -> None:
    """AR-106 to AR-108, AR-111: places and headings are exchanged; nobody lands."""
    seat = table.active
    table.return_potion(seat, SWAP_POTION)
    own_space = table.position[seat]
    own_heading = table.came_from[seat]
    table.position[seat] = table.position[other]
    table.came_from[seat] = table.came_from[other]
    table.position[other] = own_space
    table.came_from[other] = own_heading
    table.warped = True
    table.tell(SWAPPED, seat, other, table.position[seat], own_space)
    if table.position[seat] != own_space:
        table.open_targets = 0
        if table.terms.start_attack:
            table.open_targets = table.opponents_here()
