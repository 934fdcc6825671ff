"""What must be true of every position, whatever was played (for tests and `hexmoot check`)."""

from __future__ import annotations

from collections.abc import Iterator

from hexmoot.engine.native.state import KIND
from hexmoot.games.alchemists_race.rules.kinds import KINDS, NO_SPACE, PATH, TARGET, UNLIMITED
from hexmoot.games.alchemists_race.rules.state import Table

Complaints = Iterator[str]


def broken_invariants(race: Table) -> list[str]:
    """One sentence for everything that is wrong; empty in every sound position."""
    return [
        *_miscounted(race),
        *_negative(race),
        *_misplaced(race),
        *_protected_too_long(race),
        *_wrong_turn(race),
        *_wrong_end(race),
    ]


def _miscounted(race: Table) -> Complaints:
    """INV-1, INV-2: limited tokens and cards are neither made nor lost."""
    terms = race.terms
    for kind in range(KINDS):
        in_play = kind < terms.resource_kinds
        tokens = sum(race.resources[seat * KINDS + kind] for seat in range(race.seats))
        if race.supply[kind] != UNLIMITED:
            start = terms.resource_supply if in_play else 0
            if tokens + race.supply[kind] != start:
                yield f"resource {kind}: {tokens} held and {race.supply[kind]} left of {start}"
        cards = sum(race.potions[seat * KINDS + kind] for seat in range(race.seats))
        limited = race.stacks[kind] != UNLIMITED
        if limited and cards + race.stacks[kind] != terms.potion_supply:
            yield f"potion {kind}: {cards} held and {race.stacks[kind]} left"


def _negative(race: Table) -> Complaints:
    """INV-3: nobody holds less than nothing, and no stock falls below the mark for unlimited."""
    for name, row in (
        ("resources", race.resources),
        ("potions", race.potions),
        ("coins", race.coins),
    ):
        if any(number < 0 for number in row):
            yield f"{name} below zero"
    if any(number < UNLIMITED for number in [*race.supply, *race.stacks]):
        yield "supply or stack below zero"


def _misplaced(race: Table) -> Complaints:
    """INV-5, INV-6: pieces stand on spaces, came from a neighbour, rest freely on the Market."""
    for seat in range(race.seats):
        space, back = int(race.position[seat]), int(race.came_from[seat])
        if not 0 <= space < race.board.size:
            yield f"seat {seat} stands on no space"
        elif back != NO_SPACE and back not in race.board.spaces[space].neighbours:
            yield f"seat {seat} came from a space that is no neighbour"
        elif seat != race.active and space == race.board.market and back != NO_SPACE:
            yield f"seat {seat} rests on the Market with a heading"


def _protected_too_long(race: Table) -> Complaints:
    """INV-8: a protection is there or not, and at most one of each kind a seat."""
    for row in (race.defended, race.invisible):
        if any(number not in (0, 1) for number in row):
            yield "a protection is neither on nor off"


def _wrong_turn(race: Table) -> Complaints:
    """INV-9, INV-10: steps fit the die, and attack targets share the active piece's space."""
    if not 0 <= race.steps_left <= race.die <= race.terms.die_sides:
        yield f"{race.steps_left} steps left of a {race.die}"
    asked = -1 if race.ending else int(race.frames[race.top() + KIND])
    if asked == PATH and race.steps_left < 1:
        yield "a way is asked for without steps to go"
    if race.extra_rolls < 0:
        yield "extra rolls below zero"
    here = race.position[race.active]
    for seat in range(race.seats):
        is_target = ((race.open_targets | race.encounters) >> seat) & 1
        if is_target and (race.position[seat] != here or here == race.board.market):
            yield f"seat {seat} is a target, but not on the active piece's space off the Market"


def _wrong_end(race: Table) -> Complaints:
    """INV-7, INV-18: the game goes on exactly until an ending, and an immediate winner is alone."""
    target = race.terms.target_coins
    there = [seat for seat in range(race.seats) if race.coins[seat] >= target]
    if race.ending == TARGET and len(there) != 1:
        yield f"{len(there)} seats have the target after an immediate win"
    if race.ending == 0 and race.choice_count < 1:
        yield "nobody can do anything and the game is not over"
    if race.ending == 0 and there and race.terms.ends_at_once:
        yield "somebody has the target and the game goes on"
