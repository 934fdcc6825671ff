"""Forge artifacts: pick a smithy and a payment, place the tile, pay, receive the bonus."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.native.numbers import BIT
from hexmoot.games.rune_stones.rules.abilities import use_ability
from hexmoot.games.rune_stones.rules.actions import COLOUR, DONE, PLACE, ROW, SMITH, SMITH_WILD
from hexmoot.games.rune_stones.rules.frames import DUE, FORGED_AT, LOWEST, PAYMENT, PLACE_CHOSEN
from hexmoot.games.rune_stones.rules.free_plays import list_free_plays
from hexmoot.games.rune_stones.rules.gains import context_from, return_resource
from hexmoot.games.rune_stones.rules.kinds import (
    ABILITY_SMITHY,
    ANY_GEM,
    BY_GEMS,
    BY_ORE,
    COPY_BONUS,
    COPY_STEP,
    E_FORGE,
    EMPTY,
    FOR_FREE,
    FOR_FREE_TOKEN,
    FORGE_PICK,
    GEMS,
    LAST_SPACE,
    NONE,
    ORE,
    ORIGIN_SMITHY,
    OWN_COLOUR,
    PAY_GEM,
    PAYMENTS,
    PLACE_ROW,
    PLACE_WILD,
    RESOURCES,
    ROW_SLOTS,
    ROWS,
    SEAT_SLOTS,
    STEP_FAMILIAR,
    STEP_RESPONSES,
    STEP_RESTOCK,
    WHITE,
    WILD_SMITHY,
    WILD_TILE,
)
from hexmoot.games.rune_stones.rules.state import Table


def start_forge(table: Table, seat: i64) -> None:
    """RS-72, RS-87: forge once or twice, then restock the smithies."""
    table.push(STEP_RESTOCK, seat)
    table.push(FORGE_PICK, seat)


# ---- what can be paid


def able_colours(table: Table, seat: i64, colour: i64) -> i64:
    """RS-76: the gems that can pay for a colour, as bits."""
    return wild_colours(table, seat) | BIT[colour]


def wild_colours(table: Table, seat: i64) -> i64:
    """RS-7, RS-115, RS-149, RS-154: the gems that are wild for a seat, as bits; white always."""
    is_active = seat == table.active
    if table.wilds_active and is_active:
        return ANY_GEM
    wild = BIT[WHITE]
    if table.wild_colour[seat] != NONE:
        wild |= BIT[table.wild_colour[seat]]
    if table.borrowed_wild != NONE and is_active:
        wild |= BIT[table.borrowed_wild]
    return wild


def able_gems(table: Table, seat: i64, able: i64, lowest: i64) -> i64:
    """How many gems of these colours the seat holds, from the lowest colour on."""
    owned = table.owned
    base = seat * RESOURCES
    count: i64 = 0
    colour: i64
    end: i64 = GEMS
    for colour in range(lowest, end):
        if (able >> colour) & 1 != 0:
            count += owned[base + colour]
    return count


def has_room(table: Table, seat: i64, colour: i64) -> bool:
    """RS-78: is the colour's slot free in row A or row B?"""
    base = seat * SEAT_SLOTS + colour
    return table.rows[base] == EMPTY or table.rows[base + ROW_SLOTS] == EMPTY


def list_smithies(table: Table, seat: i64, count: i64) -> i64:
    """RS-73 to RS-82, RS-155: every smithy and payment that is possible now."""
    owned = table.owned
    base = seat * RESOURCES
    has_ore = owned[base + ORE] >= table.tables.ore_price
    is_free = table.holds(seat, FOR_FREE_TOKEN)
    wild = wild_colours(table, seat)
    wild_gems = able_gems(table, seat, wild, 0)
    smithy: i64
    for smithy in range(WILD_SMITHY):
        colour = table.smithies[smithy]
        if colour == NONE or (table.forged >> smithy) & 1 != 0:
            continue
        if not has_room(table, seat, colour):
            continue
        gems = wild_gems if (wild >> colour) & 1 != 0 else wild_gems + owned[base + colour]
        if gems >= table.tables.smithy_gems[smithy]:
            count = table.choose(count, SMITH + smithy * PAYMENTS)
        if has_ore:
            count = table.choose(count, SMITH + smithy * PAYMENTS + BY_ORE)
        if is_free:
            count = table.choose(count, SMITH + smithy * PAYMENTS + FOR_FREE)
    if may_forge_wild(table, seat):
        if able_gems(table, seat, ANY_GEM, 0) >= table.tables.smithy_gems[WILD_SMITHY]:
            count = table.choose(count, SMITH_WILD)
        if has_ore:
            count = table.choose(count, SMITH_WILD + BY_ORE)
    return count


def may_forge_wild(table: Table, seat: i64) -> bool:
    """RS-79, RS-81, RS-82: a wild artifact is left, none was forged this turn, a slot is empty."""
    if table.wild_artifacts == 0 or (table.forged >> WILD_SMITHY) & 1 != 0:
        return False
    return table.row_size(seat, 0) + table.row_size(seat, 1) < SEAT_SLOTS


def list_forgings(table: Table, seat: i64) -> i64:
    """RS-72, RS-31: smithies; after the first artifact also DONE and free plays."""
    if table.forged == 0:
        return list_smithies(table, seat, 0)
    table.choices[0] = DONE
    return list_free_plays(table, seat, list_smithies(table, seat, 1))


def answer_forging(table: Table, seat: i64, action: i64) -> None:
    """RS-72, RS-73, RS-78: start a forging with the question where the artifact goes."""
    if action == DONE or table.forged != 0:
        table.pop()
    if action == DONE:
        return
    if action >= SMITH_WILD:
        table.forged |= BIT[WILD_SMITHY]
        table.push(PLACE_WILD, seat, WILD_SMITHY, action - SMITH_WILD)
        return
    smithy = (action - SMITH) // PAYMENTS
    table.forged |= BIT[smithy]
    table.push(PLACE_ROW, seat, smithy, action - SMITH - smithy * PAYMENTS)


# ---- placing


def list_rows_for_tile(table: Table, seat: i64) -> i64:
    """RS-78, RS-80: the rows in which the slot of the artifact's colour is free."""
    count: i64 = 0
    colour = table.smithies[table.argument(FORGED_AT)]
    row: i64
    for row in range(ROWS):
        if table.rows[seat * SEAT_SLOTS + row * ROW_SLOTS + colour] == EMPTY:
            count = table.choose(count, ROW + row)
    return count


def answer_row_for_tile(table: Table, seat: i64, action: i64) -> None:
    """RS-78: the row is fixed, now the payment."""
    smithy = table.argument(FORGED_AT)
    payment = table.argument(PAYMENT)
    table.pop()
    place = (action - ROW) * ROW_SLOTS + table.smithies[smithy]
    start_payment(table, seat, smithy, payment, place)


def list_wild_places(table: Table, seat: i64) -> i64:
    """RS-79, RS-80: every empty slot, the wild slots included."""
    count: i64 = 0
    place: i64
    for place in range(SEAT_SLOTS):
        if table.rows[seat * SEAT_SLOTS + place] == EMPTY:
            count = table.choose(count, PLACE + place)
    return count


def answer_wild_place(table: Table, seat: i64, action: i64) -> None:
    """RS-79: the slot is fixed, now the payment."""
    payment = table.argument(PAYMENT)
    table.pop()
    start_payment(table, seat, WILD_SMITHY, payment, action - PLACE)


# ---- paying


def start_payment(table: Table, seat: i64, smithy: i64, payment: i64, place: i64) -> None:
    """RS-74, RS-75, RS-77, RS-155: ore, a token, automatic gems, or gems one by one."""
    if payment == BY_GEMS and not pays_by_itself(table, seat, smithy):
        table.push(PAY_GEM, seat, smithy, place, table.tables.smithy_gems[smithy], 0)
        return
    pay(table, seat, smithy, payment)
    finish_forging(table, seat, smithy, payment, place)


def pay(table: Table, seat: i64, smithy: i64, payment: i64) -> None:
    """RS-74, RS-75, RS-155: a payment that asks nothing."""
    if payment == BY_GEMS:
        pay_by_itself(table, seat, smithy)
    elif payment == BY_ORE:
        return_resource(table, seat, ORE, table.tables.ore_price)
    else:
        table.spend_toadstool(seat, FOR_FREE_TOKEN)


def pays_by_itself(table: Table, seat: i64, smithy: i64) -> bool:
    """RS-77, RS-79: gems go automatically while it cannot matter which."""
    if smithy == WILD_SMITHY or table.wilds_active:
        return False
    return is_supply_ample(table, seat, able_colours(table, seat, table.smithies[smithy]))


def is_supply_ample(table: Table, seat: i64, able: i64) -> bool:
    """RS-6, RS-77: of each paying colour the seat holds, the supply has three or more."""
    if table.terms.unlimited:
        return True
    colour: i64
    for colour in range(GEMS):
        is_held = (able >> colour) & 1 != 0 and table.owned[seat * RESOURCES + colour] > 0
        if is_held and table.supply[colour] < table.tables.scarce_below:
            return False
    return True


def pay_by_itself(table: Table, seat: i64, smithy: i64) -> None:
    """RS-77: gems of the colour first, then of colours made wild, then white."""
    colour = table.smithies[smithy]
    able = able_colours(table, seat, colour)
    price = pay_colour(table, seat, colour, table.tables.smithy_gems[smithy])
    other: i64
    for other in range(GEMS):
        if other != colour and (able >> other) & 1 != 0:
            price = pay_colour(table, seat, other, price)


def pay_colour(table: Table, seat: i64, colour: i64, price: i64) -> i64:
    """Pay as much as possible with one colour; returns what is still due."""
    paid = table.owned[seat * RESOURCES + colour]
    paid = min(paid, price)
    if paid > 0:
        return_resource(table, seat, colour, paid)
    return price - paid


def list_gems_to_pay(table: Table, seat: i64) -> i64:
    """RS-77: colours able to pay, not below the last one, with enough left for the rest."""
    count: i64 = 0
    smithy = table.argument(FORGED_AT)
    due = table.argument(DUE)
    able: i64 = ANY_GEM
    if smithy != WILD_SMITHY:
        able = able_colours(table, seat, table.smithies[smithy])
    colour: i64
    end: i64 = GEMS
    for colour in range(table.argument(LOWEST), end):
        is_held = (able >> colour) & 1 != 0 and table.owned[seat * RESOURCES + colour] > 0
        if is_held and able_gems(table, seat, able, colour) >= due:
            count = table.choose(count, COLOUR + colour)
    return count


def answer_gem_to_pay(table: Table, seat: i64, action: i64) -> None:
    """RS-77: one gem is paid; after the last the artifact is placed."""
    colour = action - COLOUR
    return_resource(table, seat, colour, 1)
    due = table.argument(DUE) - 1
    if due > 0:
        table.set_argument(DUE, due)
        table.set_argument(LOWEST, colour)
        return
    smithy = table.argument(FORGED_AT)
    place = table.argument(PLACE_CHOSEN)
    table.pop()
    finish_forging(table, seat, smithy, BY_GEMS, place)


# ---- placing the tile and what follows


def finish_forging(table: Table, seat: i64, smithy: i64, payment: i64, place: i64) -> None:
    """RS-78 to RS-80, RS-83, RS-85, RS-152: place the tile; bonus, answers, token step, answers."""
    colour: i64 = WHITE
    if smithy == WILD_SMITHY:
        table.wild_artifacts -= 1
        table.rows[seat * SEAT_SLOTS + place] = WILD_TILE
    else:
        colour = table.smithies[smithy]
        table.smithies[smithy] = NONE
        table.rows[seat * SEAT_SLOTS + place] = OWN_COLOUR
    table.tell(E_FORGE, seat, smithy, colour, payment * SEAT_SLOTS + place)
    if gives_token_step(table, seat, smithy, payment):
        table.push(STEP_RESPONSES, seat, 1, COPY_STEP, smithy, WHITE)
        table.push(STEP_FAMILIAR, seat)
    if payment == BY_GEMS and table.tables.gives_anything(ABILITY_SMITHY + smithy):
        table.push(STEP_RESPONSES, seat, 1, COPY_BONUS, smithy, colour)
        give_bonus(table, seat, smithy, colour)


def gives_token_step(table: Table, seat: i64, smithy: i64, payment: i64) -> bool:
    """RS-25, RS-152, RS-155, RS-170: the forge token lies here and the familiar can still move."""
    if not table.terms.forest or smithy != table.tables.forge_smithy:
        return False
    if payment != BY_GEMS and not table.terms.forge_token_any_payment:
        return False
    return table.familiar[seat] < LAST_SPACE


def give_bonus(table: Table, seat: i64, smithy: i64, colour: i64) -> None:
    """RS-84, RS-69: the smithy's bonus; its die uses the colour of the artifact."""
    use_ability(table, seat, ABILITY_SMITHY + smithy, context_from(colour, ORIGIN_SMITHY))
