"""What must be true of every position, whatever was played (for tests and `hexmoot check`)."""

from __future__ import annotations

from collections.abc import Iterator

from hexmoot.games.alchemists_race.rules.kinds import KINDS, NO_SPACE, PATH, TARGET, UNLIMITED
from hexmoot.games.alchemists_race.rules.state import Table

Complaints = Iterator[str]


def problems_of(table: Table) -> list[str]:
    """One sentence for everything that is wrong; empty in every sound position."""
    return [
        *_miscounted(table),
        *_negative(table),
        *_misplaced(table),
        *_protected_too_long(table),
        *_wrong_turn(table),
        *_wrong_end(table),
    ]


def _miscounted(table: Table) -> Complaints:
    """INV-1, INV-2: limited tokens and cards are neither made nor lost."""
    terms = table.terms
    for kind in range(KINDS):
        in_play = kind < terms.resource_kinds
        tokens = sum(table.resources[seat * KINDS + kind] for seat in range(table.seats))
        if table.supply[kind] != UNLIMITED:
            start = terms.resource_supply if in_play else 0
            if tokens + table.supply[kind] != start:
                yield f"resource {kind}: {tokens} held and {table.supply[kind]} left of {start}"
        cards = sum(table.potions[seat * KINDS + kind] for seat in range(table.seats))
        limited = table.stacks[kind] != UNLIMITED
        if limited and cards + table.stacks[kind] != terms.potion_supply:
            yield f"potion {kind}: {cards} held and {table.stacks[kind]} left"


def _negative(table: Table) -> Complaints:
    """INV-3: nobody holds less than nothing, and no stock falls below the mark for unlimited."""
    for name, row in (
        ("resources", table.resources),
        ("potions", table.potions),
        ("coins", table.coins),
    ):
        if any(number < 0 for number in row):
            yield f"{name} below zero"
    if any(number < UNLIMITED for number in [*table.supply, *table.stacks]):
        yield "supply or stack below zero"


def _misplaced(table: Table) -> Complaints:
    """INV-5, INV-6: pieces stand on spaces, came from a neighbour, rest freely on the Market."""
    for seat in range(table.seats):
        space, back = int(table.position[seat]), int(table.came_from[seat])
        if not 0 <= space < table.board.size:
            yield f"seat {seat} stands on no space"
        elif back != NO_SPACE and back not in table.board.spaces[space].neighbours:
            yield f"seat {seat} came from a space that is no neighbour"
        elif seat != table.active and space == table.board.market and back != NO_SPACE:
            yield f"seat {seat} rests on the Market with a heading"


def _protected_too_long(table: Table) -> Complaints:
    """INV-8: a protection is there or not, and at most one of each kind a seat."""
    for row in (table.defended, table.invisible):
        if any(number not in (0, 1) for number in row):
            yield "a protection is neither on nor off"


def _wrong_turn(table: Table) -> Complaints:
    """INV-9, INV-10: steps fit the die, and attack targets share the active piece's space."""
    if not 0 <= table.steps_left <= table.die <= table.terms.die_sides:
        yield f"{table.steps_left} steps left of a {table.die}"
    if table.asked() == PATH and table.steps_left < 1:
        yield "a way is asked for without steps to go"
    if table.extra_rolls < 0:
        yield "extra rolls below zero"
    here = table.position[table.active]
    for seat in range(table.seats):
        is_target = ((table.open_targets | table.encounters) >> seat) & 1
        if is_target and (table.position[seat] != here or here == table.board.market):
            yield f"seat {seat} is a target, but not on the active piece's space off the Market"


def _wrong_end(table: Table) -> Complaints:
    """INV-7, INV-18: the game goes on exactly until an ending, and an immediate winner is alone."""
    target = table.terms.target_coins
    there = [seat for seat in range(table.seats) if table.coins[seat] >= target]
    if table.ending == TARGET and len(there) != 1:
        yield f"{len(there)} seats have the target after an immediate win"
    if table.ending == 0 and table.choice_count < 1:
        yield "nobody can do anything and the game is not over"
    if table.ending == 0 and there and table.terms.ends_at_once:
        yield "somebody has the target and the game goes on"
