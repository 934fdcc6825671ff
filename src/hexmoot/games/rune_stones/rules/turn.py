"""The turn: main action, answers to a Forge, exchange of rows, refilling, the next seat."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.native.chance import DRAWS
from hexmoot.engine.native.numbers import BIT
from hexmoot.games.rune_stones.rules.abilities import move_familiar
from hexmoot.games.rune_stones.rules.actions import DONE, FORGE, PASS, SUMMON, UTILIZE, YES
from hexmoot.games.rune_stones.rules.card_sets import size
from hexmoot.games.rune_stones.rules.display import refill_display
from hexmoot.games.rune_stones.rules.forge import give_bonus, list_smithies, start_forge
from hexmoot.games.rune_stones.rules.frames import (
    AT_SMITHY,
    COPIED,
    COPIED_COLOUR,
    COPIED_SMITHY,
    OF_COLOUR,
    SEATS_AFTER,
    TO_COPY,
)
from hexmoot.games.rune_stones.rules.free_plays import list_free_plays
from hexmoot.games.rune_stones.rules.kinds import (
    COPY_EFFECT,
    COPY_RESPONSE,
    COPY_STEP,
    E_ANSWER,
    E_ARTIFACT,
    E_EARLIER,
    E_FINAL,
    E_PASS,
    E_SHARED_WIN,
    E_TURN,
    ENDING_ROUNDS,
    ENDING_TARGET,
    EXCHANGE_ROW,
    HAND,
    LAST_SPACE,
    NONE,
    STEP_END_TURN,
    STONE_HAND,
    TURN_ACTION,
    WILD_SMITHY,
)
from hexmoot.games.rune_stones.rules.scoring import familiar_rank, ranks
from hexmoot.games.rune_stones.rules.state import Table
from hexmoot.games.rune_stones.rules.summon import can_summon, start_summon
from hexmoot.games.rune_stones.rules.utilize import start_utilize

# ---- the main action


def start_turn(table: Table, seat: i64) -> None:
    """RS-28, RS-30: a main action, then the exchange step, then the end of the turn."""
    table.active = seat
    table.tell(E_TURN, seat, table.round)
    table.push(STEP_END_TURN, seat)
    table.push(EXCHANGE_ROW, seat)
    table.push(TURN_ACTION, seat)


def list_main_actions(table: Table, seat: i64) -> i64:
    """RS-28, RS-29, RS-33, RS-52: what is possible; PASS only if nothing is."""
    count: i64 = 0
    if can_summon(table, seat):
        count = table.choose(count, SUMMON)
    if size(table.zones, HAND + seat) >= 2:
        count = table.choose(count, UTILIZE)
    if list_smithies(table, seat, count) > count:
        count = table.choose(count, FORGE)
    if count == 0:
        count = table.choose(count, PASS)
    return list_free_plays(table, seat, count)


def answer_main_action(table: Table, seat: i64, action: i64) -> None:
    """RS-28 to RS-30: the main action is fixed."""
    table.pop()
    if action == UTILIZE:
        start_utilize(table, seat)
    elif action == SUMMON:
        start_summon(table, seat)
    elif action == FORGE:
        start_forge(table, seat)
    else:
        table.tell(E_PASS, seat)


# ---- answers of other seats to a Forge


def step_responses(table: Table, seat: i64) -> None:
    """RS-153, RS-170: ask the other seats clockwise whether they copy the bonus or the step."""
    offset = table.argument(SEATS_AFTER)
    what = table.argument(TO_COPY)
    smithy = table.argument(AT_SMITHY)
    colour = table.argument(OF_COLOUR)
    while offset < table.seats:
        other = (seat + offset) % table.seats
        offset += 1
        if may_copy(table, other, what):
            table.set_argument(SEATS_AFTER, offset)
            table.push(COPY_RESPONSE, other, what, smithy, colour)
            return
    table.pop()


def may_copy(table: Table, seat: i64, what: i64) -> bool:
    """RS-153, RS-170: a Copy effect is held, and a step can be made."""
    if not table.holds(seat, COPY_EFFECT):
        return False
    return what != COPY_STEP or table.familiar[seat] < LAST_SPACE


def list_responses(table: Table) -> i64:
    """RS-153: yes or no."""
    table.choices[0] = DONE
    table.choices[1] = YES
    return 2


def answer_response(table: Table, seat: i64, action: i64) -> None:
    """RS-153: the same bonus for this seat, which nobody may copy again."""
    what = table.argument(COPIED)
    smithy = table.argument(COPIED_SMITHY)
    colour = table.argument(COPIED_COLOUR)
    table.pop()
    if action == DONE:
        return
    table.spend_toadstool(seat, COPY_EFFECT)
    table.tell(E_ANSWER, seat, what, smithy)
    if what == COPY_STEP:
        move_familiar(table, seat)
    else:
        give_bonus(table, seat, smithy, colour)


# ---- the end of the turn


def step_restock(table: Table) -> None:
    """RS-87: the Forge is over, the smithies are restocked."""
    table.pop()
    restock_smithies(table)


def restock_smithies(table: Table) -> None:
    """RS-87 to RS-89: fill the empty smithies from smithy 1 on, as far as there are tiles."""
    smithy: i64
    for smithy in range(WILD_SMITHY):
        if table.smithies[smithy] == NONE:
            colour = table.draw_artifact(DRAWS)
            if colour == NONE:
                return
            table.smithies[smithy] = colour
            table.tell(E_ARTIFACT, smithy, colour)


def hand_limit(table: Table, seat: i64) -> i64:
    """RS-104, RS-110: four cards, six with the stone."""
    if table.has_power(seat, STONE_HAND):
        return table.tables.large_hand_size
    return table.tables.hand_size


def step_end_turn(table: Table, seat: i64) -> None:
    """RS-104, RS-107, RS-32: fill the gaps, refill the hand, forget the turn, go on."""
    table.pop()
    refill_display(table)
    restock_smithies(table)
    table.draw_up_to(seat, hand_limit(table, seat), DRAWS)
    table.clear_turn()
    go_on(table, (seat + 1) % table.seats)


def go_on(table: Table, seat: i64) -> None:
    """RS-5, RS-158 to RS-160: the next seat, a new round, or the end after a full round."""
    if seat != table.first:
        start_turn(table, seat)
    elif table.final_round:
        table.end(ENDING_TARGET)
        tell_end(table)
    elif table.round >= table.terms.max_rounds:
        table.end(ENDING_ROUNDS)
        tell_end(table)
    else:
        table.round += 1
        start_turn(table, seat)


def tell_end(table: Table) -> None:
    """RS-145, RS-163, RS-166: the final scoring, what broke ties of familiars, a shared win."""
    table.tell(E_FINAL)
    if not table.is_telling:
        return
    seat: i64
    other: i64
    for seat in range(table.seats):
        for other in range(table.seats):
            if is_earlier(table, seat, other):
                table.tell(E_EARLIER, seat, other, table.familiar[seat])
    winners: i64 = 0
    places = ranks(table)
    for seat in range(table.seats):
        if places[seat] == 1:
            winners |= BIT[seat]
    if winners & (winners - 1) != 0:
        table.tell(E_SHARED_WIN, winners)


def is_earlier(table: Table, seat: i64, other: i64) -> bool:
    """RS-145, RS-163: the familiars share a space off the start, this one right ahead."""
    space = table.familiar[seat]
    if space == 0 or space != table.familiar[other]:
        return False
    return familiar_rank(table, seat) + 1 == familiar_rank(table, other)
