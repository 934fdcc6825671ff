"""The frame of the game: placing Taoists, the six steps of a turn, who is next, when it is over."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.native.numbers import total
from hexmoot.engine.native.stack import SEAT
from hexmoot.games.sorcerer_stones.rules import kinds
from hexmoot.games.sorcerer_stones.rules.actions import PLACE_TAOIST
from hexmoot.games.sorcerer_stones.rules.geometry import ZONES
from hexmoot.games.sorcerer_stones.rules.kinds import (
    COLOURS,
    COOP,
    END_CAP,
    END_COOP_CARDS,
    NO_CARD,
    STANDARD,
)
from hexmoot.games.sorcerer_stones.rules.scoring import end_game
from hexmoot.games.sorcerer_stones.rules.state import Table
from hexmoot.games.sorcerer_stones.rules.supply import fill_all

# ---- D1: placing Taoists


def list_taoist_places(table: Table) -> i64:
    """SS-13: the zones without a Taoist."""
    count: i64 = 0
    zone: i64
    for zone in range(ZONES):
        if not has_taoist(table, zone):
            count = table.choose(count, PLACE_TAOIST + zone)
    return count


def has_taoist(table: Table, zone: i64) -> bool:
    """Does any Taoist stand on this zone?"""
    seat: i64 = 0
    while seat < table.seats and table.taoist[seat] != zone:
        seat += 1
    return seat < table.seats


def answer_taoist_place(table: Table, action: i64) -> None:
    seat = table.argument(SEAT)
    table.pop()
    table.taoist[seat] = action - PLACE_TAOIST
    table.tell(kinds.TAOIST_PLACED, seat, action - PLACE_TAOIST)


# ---- a turn


def run_begin(table: Table) -> None:
    """SS-29, SS-171: a seat begins its turn; the start seat begins a round."""
    table.active = table.argument(SEAT)
    table.pop()
    table.turn += 1
    if table.active == table.start_seat:
        table.round += 1
    clear_scratch(table)
    table.tell(kinds.TURN_BEGAN, table.active, table.round)
    push_steps(table)


def clear_scratch(table: Table) -> None:
    """Nothing of the last turn counts any more."""
    table.cards_played = 0
    table.singles = 0
    table.doubles = 0
    table.line_count = 0
    table.longest = 0
    table.free_steps = 0
    table.free_steps_made = 0
    table.paid_steps_used = 0
    table.claims_made = 0
    table.crafting = NO_CARD
    colour: i64
    for colour in range(COLOURS):
        table.gained[colour] = 0
        table.budget[colour] = 0


def push_steps(table: Table) -> None:
    """SS-29, SS-30: the six steps in their order; the last one lies at the bottom of the stack."""
    seat = table.active
    table.push(kinds.FINISH_TURN, seat)
    if table.terms.mode != COOP:
        table.push(kinds.GIVE_BACK, seat)
        table.push(kinds.CRAFT, seat)
    table.push(kinds.REFILL, seat)
    if table.terms.mode == STANDARD:
        table.push(kinds.PAY_QI, seat)
        table.push(kinds.CLAIM_RUNE, seat, kinds.AFTER_FREE_STEPS)
        table.push(kinds.FREE_STEP, seat)
        table.push(kinds.GRANT_STEPS, seat)
        table.push(kinds.CLAIM_RUNE, seat, kinds.AFTER_WALK)
        table.push(kinds.SPIRIT_STEP, seat)
    elif table.terms.mode == COOP:
        table.push(kinds.PLACE_STONE, seat)
    table.push(kinds.ACTIVATE, seat)
    table.push(kinds.DRAW_CARDS, seat)
    table.push(kinds.SECOND_CARD, seat)
    table.push(kinds.FIRST_CARD, seat)


def run_finish(table: Table) -> None:
    """SS-32, SS-119: fill what is open, see whether the game is over, else the next seat."""
    table.pop()
    fill_all(table)
    reason = ending_after_turn(table)
    if reason != 0:
        end_game(table, reason)
        return
    table.push(kinds.BEGIN_TURN, next_seat(table, table.active))


def next_seat(table: Table, seat: i64) -> i64:
    """SS-11, SS-32: clockwise, one number higher."""
    after = seat + 1
    if after == table.seats:
        return 0
    return after


def ending_after_turn(table: Table) -> i64:
    """SS-133, SS-134, SS-139, SS-140, SS-164: why the game is over after this turn, or 0."""
    if table.terms.mode == COOP:
        return END_COOP_CARDS if total(table.hand_count, 0, table.seats) == 0 else 0
    if next_seat(table, table.active) != table.start_seat:
        return 0
    if table.last_reason != 0:
        return table.last_reason
    return END_CAP if table.round >= table.terms.max_rounds else 0
