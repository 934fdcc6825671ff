"""Abilities: one small machine runs the terms of cards, tiles, spaces, smithies and die results."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.chance import DICE, DRAWS
from hexmoot.engine.state import SEAT, A, B, C
from hexmoot.games.rune_stones.actions import CARD, COLOUR, DONE, SIDE, SLOT, TILE
from hexmoot.games.rune_stones.cards import SPREAD, move, spread
from hexmoot.games.rune_stones.kinds import (
    ABILITY_DIE,
    ABILITY_FOREST,
    ABILITY_WISP,
    COLOURS,
    CONTEXT_DIE,
    CONTEXT_ORIGIN,
    CONTEXT_PLAYED,
    DESTROYED,
    DIE_RESULTS,
    DISCARD,
    E_LOST,
    E_RAISE,
    E_ROLL,
    E_STEP,
    E_WISP,
    EITHER,
    FACE_UP,
    GEMS,
    GENERAL,
    NONE,
    OP_ANY_CARD,
    OP_ANY_GEM,
    OP_CARD,
    OP_DIE,
    OP_GEM,
    OP_HAND_CARD,
    OP_POINTS,
    OP_RAISE,
    OP_STEAL,
    OP_SWITCH,
    OP_TOADSTOOL,
    OP_WISP,
    OR_PICK,
    OR_SECOND,
    ORIGIN_FOREST,
    ORIGIN_WISP,
    PICK_GEM,
    PLAYED,
    RAISE_PICK,
    RESOURCES,
    SEQUENCE,
    SLOTS,
    SOURCE,
    STEP_ROLL,
    STEP_TERMS,
    STONE_DOUBLE_DIE,
    STONE_PLUS,
    SWAP_GEM,
    TAKE_CARD,
    TERM,
    TO_DISCARD,
    TO_HAND,
    WHITE,
    WISP_PICK,
)
from hexmoot.games.rune_stones.rules.display import refill_display, take_from_display
from hexmoot.games.rune_stones.rules.gains import (
    gain_ability_points,
    gain_resource,
    return_resource,
    steal,
)
from hexmoot.games.rune_stones.state import Table

# ---- running an ability


def use_ability(table: Table, seat: i64, ability: i64, context: i64) -> None:
    """RS-61 to RS-65: start an ability: its terms, the question which side, or the swaps."""
    shape = table.book.shape[ability]
    if shape == SEQUENCE:
        run_side(table, seat, ability, 0, context)
    elif shape == EITHER:
        table.push(OR_PICK, seat, ability, context)
    else:
        table.push(SWAP_GEM, seat, ability, context, table.book.times[ability])


def run_side(table: Table, seat: i64, ability: i64, side: i64, context: i64) -> None:
    """Put the terms of one sequence on the stack."""
    begin = table.book.begins[ability * 2 + side]
    end = table.book.ends[ability * 2 + side]
    if begin != end:
        table.push(STEP_TERMS, seat, begin, end, context)


def is_card_use(context: i64) -> bool:
    """Is this the ability of a card played in Utilize (and not of a tile, space or smithy)?"""
    return (context // CONTEXT_PLAYED) & 3 != 0


def step_terms(table: Table) -> None:
    """Do the next term of the sequence; what it pushes is finished before the term after it."""
    top = table.top()
    frames = table.frames
    seat = frames[top + SEAT]
    term = frames[top + A]
    context = frames[top + C]
    if term + TERM == frames[top + B]:
        table.pop()
    else:
        frames[top + A] = term + TERM
    terms = table.book.terms
    run_term(table, seat, terms[term], terms[term + 1], terms[term + 2], context)


def run_term(table: Table, seat: i64, opcode: i64, colour: i64, count: i64, context: i64) -> None:
    """One term: the ladder over the opcodes."""
    if colour == SOURCE:
        colour = context & 7
        if colour == WHITE:
            opcode = OP_ANY_GEM if opcode == OP_GEM else OP_ANY_CARD
    if opcode == OP_GEM:
        gain_resource(table, seat, colour, count)
    elif opcode == OP_POINTS:
        gain_ability_points(table, seat, count, context)
    elif opcode == OP_DIE:
        table.push(STEP_ROLL, seat, count, context)
    elif opcode == OP_ANY_GEM:
        table.push(PICK_GEM, seat, count)
    elif opcode == OP_CARD:
        table.push(TAKE_CARD, seat, colour, TO_DISCARD)
    elif opcode == OP_ANY_CARD:
        table.push(TAKE_CARD, seat, NONE, TO_DISCARD)
    else:
        run_rare_term(table, seat, opcode, colour, count, context)


def run_rare_term(
    table: Table, seat: i64, opcode: i64, colour: i64, count: i64, context: i64
) -> None:
    """RS-133 to RS-137, RS-146: the terms of banshees, wisps and forest spaces."""
    if opcode == OP_TOADSTOOL:
        while count > 0:
            table.draw_toadstool(seat)
            count -= 1
    elif opcode == OP_WISP:
        table.push(WISP_PICK, seat)
    elif opcode == OP_STEAL:
        steal(table, seat, colour)
    elif opcode == OP_RAISE:
        table.push(RAISE_PICK, seat)
    elif opcode == OP_HAND_CARD:
        table.push(TAKE_CARD, seat, NONE, TO_HAND)
    elif opcode == OP_SWITCH:
        table.push(TAKE_CARD, seat, NONE, TO_HAND, (context // CONTEXT_PLAYED) & 3)


def step_roll(table: Table) -> None:
    """RS-68 to RS-70, RS-117, RS-118: roll once; a card's result happens twice with the stone."""
    seat = table.frames[table.top() + SEAT]
    left = table.argument(A)
    context = table.argument(B)
    if left == 1:
        table.pop()
    else:
        table.set_argument(A, left - 1)
    result = table.weighted(DICE, table.book.die_weights, 0, DIE_RESULTS)
    table.tell(E_ROLL, seat, result, context & 7)
    use_ability(table, seat, ABILITY_DIE + result, context | CONTEXT_DIE)
    if is_card_use(context) and table.has_power(seat, STONE_DOUBLE_DIE):
        use_ability(table, seat, ABILITY_DIE + result, context | CONTEXT_DIE)


def move_familiar(table: Table, seat: i64) -> None:
    """RS-143 to RS-145, RS-156: one space on, and its bonus at once, which is no card's."""
    space = table.familiar[seat] + 1
    table.familiar[seat] = space
    table.arrivals += 1
    table.arrival[seat] = table.arrivals
    table.tell(E_STEP, seat, space)
    use_ability(table, seat, ABILITY_FOREST + space, WHITE + CONTEXT_ORIGIN * ORIGIN_FOREST)


# ---- either side of an ability


def list_sides(table: Table) -> i64:
    """RS-62: both sides are always offered."""
    table.choices[0] = SIDE
    table.choices[1] = SIDE + 1
    return 2


def answer_side(table: Table, seat: i64, side: i64) -> None:
    """RS-62, RS-116: carry out a side; with Plus the other may follow."""
    ability = table.argument(A)
    context = table.argument(B)
    table.pop()
    if is_card_use(context) and table.has_power(seat, STONE_PLUS):
        table.push(OR_SECOND, seat, ability, context, 1 - side)
    run_side(table, seat, ability, side, context)


def list_second_side(table: Table) -> i64:
    """RS-116: the other side, or no more."""
    table.choices[0] = DONE
    table.choices[1] = SIDE + table.argument(C)
    return 2


def answer_second_side(table: Table, seat: i64, action: i64) -> None:
    """RS-116: carry out the other side if wanted."""
    ability = table.argument(A)
    context = table.argument(B)
    table.pop()
    if action != DONE:
        run_side(table, seat, ability, action - SIDE, context)


# ---- swaps and chosen gems


def list_swap_gems(table: Table, seat: i64) -> i64:
    """RS-64, RS-65: any gem may be returned, or no more."""
    count: i64 = 1
    table.choices[0] = DONE
    colour: i64
    for colour in range(GEMS):
        if table.owned[seat * RESOURCES + colour] > 0:
            count = table.choose(count, COLOUR + colour)
    return count


def answer_swap_gem(table: Table, seat: i64, action: i64) -> None:
    """RS-63, RS-65: return the gem first, then take the gain; then perhaps again."""
    ability = table.argument(A)
    context = table.argument(B)
    left = table.argument(C) - 1
    if action == DONE or left == 0:
        table.pop()
    else:
        table.set_argument(C, left)
    if action != DONE:
        return_resource(table, seat, action - COLOUR, 1)
        run_side(table, seat, ability, 0, context)


def list_any_gems(table: Table) -> i64:
    """A gem of a colour the supply still has; with none left the question lapses."""
    count: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        if table.supply[colour] > 0:
            count = table.choose(count, COLOUR + colour)
    return count


def answer_any_gem(table: Table, seat: i64, action: i64) -> None:
    """Take the chosen gem; then the next one if there is another to choose."""
    left = table.argument(A) - 1
    if left == 0:
        table.pop()
    else:
        table.set_argument(A, left)
    gain_resource(table, seat, action - COLOUR, 1)


# ---- cards from the display and the general discard


def list_display_cards(table: Table) -> i64:
    """RS-61, RS-67, RS-119, RS-139: a card of the wanted colour (any: NONE), or none."""
    wanted = table.argument(A)
    colours = table.book.card_colour
    count: i64 = 1
    table.choices[0] = DONE
    slot: i64
    for slot in range(SLOTS):
        card = table.display[slot]
        if card != NONE and (wanted == NONE or colours[card] == wanted):
            count = table.choose(count, SLOT + slot)
    return count


def answer_display_card(table: Table, seat: i64, action: i64) -> None:
    """RS-66, RS-137, RS-138: take the card, lose a Shade Changer for it, refill at once."""
    destination = table.argument(B)
    changer = table.argument(C)
    table.pop()
    if action == DONE:
        return
    take_from_display(table, seat, action - SLOT, destination)
    if changer > 0:
        destroy_played(table, seat, changer - 1)
    refill_display(table)


def destroy_played(table: Table, seat: i64, played: i64) -> None:
    """RS-137, RS-171: the banshee goes to the general discard at once instead of the usual loss."""
    card = table.played[played]
    table.played_flags[played] |= DESTROYED
    move(table.zones, PLAYED, GENERAL, card)
    table.tell(E_LOST, seat, card)


def list_general_cards(table: Table) -> i64:
    """RS-135: any card of the general discard, or none; an empty pile asks nothing."""
    found = spread(table.zones, GENERAL)
    if found == 0:
        return 0
    table.choices[0] = DONE
    index: i64
    for index in range(found):
        table.choices[index + 1] = CARD + SPREAD[index]
    return found + 1


def answer_general_card(table: Table, seat: i64, action: i64) -> None:
    """RS-135: the card goes to the own discard pile."""
    table.pop()
    if action != DONE:
        move(table.zones, GENERAL, DISCARD + seat, action - CARD)
        table.tell(E_RAISE, seat, action - CARD)


# ---- wisps


def list_wisps(table: Table) -> i64:
    """RS-127, RS-132: one of the face-up tiles must be taken."""
    count: i64 = 0
    tile: i64
    for tile in range(FACE_UP):
        if table.wisp_up[tile] != NONE:
            count = table.choose(count, TILE + tile)
    return count


def answer_wisp(table: Table, seat: i64, tile: i64) -> None:
    """RS-132, RS-136: discard the tile, replace it, then carry out its effect."""
    kind = table.wisp_up[tile]
    space = table.argument(A)
    table.pop()
    table.wisp_discard[kind] += 1
    table.wisp_up[tile] = table.draw_wisp(DRAWS)
    table.tell(E_WISP, seat, kind, space)
    use_ability(table, seat, ABILITY_WISP + kind, WHITE + CONTEXT_ORIGIN * ORIGIN_WISP)
