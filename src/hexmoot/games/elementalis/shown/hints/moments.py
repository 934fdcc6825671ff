"""The table as it will be once the roll is scored, and as it was before: for previews."""

from __future__ import annotations

from itertools import combinations_with_replacement

from hexmoot.engine.native.stack import FRAME, KIND
from hexmoot.games.elementalis.minds.worth import best_given
from hexmoot.games.elementalis.rules import kinds as k
from hexmoot.games.elementalis.rules.casting import pay
from hexmoot.games.elementalis.rules.dice import symbols
from hexmoot.games.elementalis.rules.mages import price
from hexmoot.games.elementalis.rules.score import (
    amount,
    in_flux,
    is_asked_about_ether,
    may_leave_ether,
    number_of,
    score,
    scores_colour,
    take_from_flux,
)
from hexmoot.games.elementalis.rules.state import Table
from hexmoot.games.elementalis.rules.tables import BYTE_UNIT
from hexmoot.games.elementalis.shown.hints.odds import scored_by


def once_paid(table: Table, spell: int) -> Table:
    """EL-68: with the price of the asked seat's spell in the Flux.

    Which colours pay for a Moon spell is chosen later: the Flux is shown as it is.
    """
    twin = table.copy()
    if spell < k.INSIGHT:
        pay(twin, table.seat, spell, price(table, table.seat, spell, 0))
    return twin


def let_score(table: Table, seat: int) -> None:
    """EL-118, EL-138: the seat scores the roll in its best way; free choice from full piles."""
    goal = k.TO_CHANNEL if seat == table.active else k.TO_POOL
    counts = symbols(table)
    depth = table.depth
    score(table, seat, counts, best_given(table, seat, counts, 0, 0), goal)
    if table.depth == depth:
        return
    wanted = table.argument(k.DUE)
    table.pop()
    for _ in range(wanted):
        fullest = max(range(k.ELEMENTS), key=lambda colour: table.flux[colour])
        take_from_flux(table, seat, fullest, 1, goal)


def owners(table: Table) -> list[int]:
    """EL-138, EL-139: who scores the active player's roll through a link, in their order."""
    seats = [int(table.seat_after(table.active, offset)) for offset in range(1, table.seats)]
    return [seat for seat in seats if table.has_link(seat, table.active)]


def once_scored(table: Table) -> Table:
    """EL-118, EL-138: after the active player and all link owners have scored the roll."""
    twin = table.copy()
    for seat in (int(table.active), *owners(table)):
        let_score(twin, seat)
    return twin


def linked_worth(table: Table, seat: int) -> int:
    """EL-138 to EL-141: what this seat's Earth Link brings from the roll: others score before."""
    twin = once_paid(table, k.EARTH_LINK)
    counts = int(symbols(twin))
    twin.links |= 2 ** (seat * k.LINK_STRIDE + int(table.active))
    order = owners(twin)
    for other in (int(table.active), *order[: order.index(seat)]):
        let_score(twin, other)
    return scored_by(twin, seat, counts)


def before_scoring(table: Table) -> tuple[Table, int]:
    """The table that the roll was or will be scored from, and the Ethers as they are given.

    What a scored roll brought goes back. Where link owners scored after the active player it is
    not known any more by colour; then the Channel goes back, which holds all that can be missed,
    and the Ethers are taken to be given in the best way.
    """
    counts = int(symbols(table))
    seat = table.active
    if is_to_be_scored(table):
        return table, given_best(table, counts)
    if is_scoring(table, k.ASK_ETHER):
        so_far, last = table.argument(k.GIVEN_ETHER), table.argument(k.LAST_ELEMENT)
        return table, int(best_given(table, seat, counts, so_far, last))
    twin = table.copy()
    twin.roll_kind = k.POWER  # whatever was drained is in the Flux by now
    is_known = is_scoring(table, k.ASK_GAIN) or not owners(table)
    for colour in range(k.ELEMENTS):
        twin.flux[colour] += number_of(table.tally, colour) if is_known else table.channel[colour]
    given = given_as_scored if is_known else given_best
    return twin, given(twin, counts)


def given_best(table: Table, counts: int) -> int:
    """The active player's best way to give all Ethers."""
    return int(best_given(table, table.active, counts, 0, 0))


def given_as_scored(before: Table, counts: int) -> int:
    """EL-122, EL-132, EL-197: a way to give the Ethers that brings what was scored."""
    seat = before.active
    if not is_asked_about_ether(before, before.kind[seat]):
        return 0
    colours = [colour for colour in range(k.ELEMENTS) if scores_colour(before, seat, colour)]
    if may_leave_ether(before, seat):
        colours.append(k.ETHER)
    for way in combinations_with_replacement(colours, int(number_of(counts, k.ETHER))):
        given = sum(int(BYTE_UNIT[colour]) for colour in way)
        if all(
            in_flux(before, colour, amount(before, seat, counts, given, colour))
            == number_of(before.tally, colour)
            for colour in range(k.ELEMENTS)
        ):
            return given
    return given_best(before, counts)


def is_scoring(table: Table, question: int) -> bool:
    """Is the active player in the middle of scoring, with this question?"""
    return bool(table.seat == table.active and table.frames[table.top() + KIND] == question)


def is_to_be_scored(table: Table) -> bool:
    """Does the active player's scoring still lie on the stack?"""
    kinds = [int(table.frames[place * FRAME + KIND]) for place in range(table.depth)]
    return k.STEP_SCORE in kinds or k.STEP_CHANCE_SHOWN in kinds
