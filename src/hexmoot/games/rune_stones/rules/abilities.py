"""Abilities: one small machine runs the terms of cards, tiles, spaces, smithies and die results."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.errors import unknown
from hexmoot.engine.native.chance import DICE
from hexmoot.engine.native.stack import SEAT
from hexmoot.games.rune_stones.rules.frames import (
    CONTEXT,
    NEXT_TERM,
    ROLLS_LEFT,
    TERMS_CONTEXT,
    TERMS_END,
)
from hexmoot.games.rune_stones.rules.gains import (
    context_from,
    gain_ability_points,
    gain_resource,
    played_in,
    source_of,
    steal,
)
from hexmoot.games.rune_stones.rules.kinds import (
    ABILITY_DIE,
    ABILITY_FOREST,
    CONTEXT_DIE,
    DIE_RESULTS,
    E_ROLL,
    E_STEP,
    EITHER,
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
    ORIGIN_FOREST,
    PICK_GEM,
    RAISE_PICK,
    SEQUENCE,
    SOURCE,
    STEP_ROLL,
    STEP_TERMS,
    STONE_DOUBLE_DIE,
    SWAP,
    SWAP_GEM,
    TAKE_CARD,
    TERM,
    TO_DISCARD,
    TO_HAND,
    WHITE,
    WISP_PICK,
)
from hexmoot.games.rune_stones.rules.state import Table

# ---- running an ability


def use_ability(table: Table, seat: i64, ability: i64, context: i64) -> None:
    """RS-61 to RS-65: start an ability: its terms, the question which side, or the swaps."""
    shape = table.tables.shape[ability]
    if shape == SEQUENCE:
        run_side(table, seat, ability, 0, context)
    elif shape == EITHER:
        table.push(OR_PICK, seat, ability, context)
    elif shape == SWAP:
        table.push(SWAP_GEM, seat, ability, context, table.tables.times[ability])
    else:
        raise unknown("shape of an ability", shape)


def run_side(table: Table, seat: i64, ability: i64, side: i64, context: i64) -> None:
    """Put the terms of one sequence on the stack."""
    begin = table.tables.begins[ability * 2 + side]
    end = table.tables.ends[ability * 2 + side]
    if begin != end:
        table.push(STEP_TERMS, seat, begin, end, context)


def is_card_use(context: i64) -> bool:
    """Is this the ability of a card played in Utilize (and not of a tile, space or smithy)?"""
    return played_in(context) != 0


def step_terms(table: Table) -> None:
    """Do the next term of the sequence; what it pushes is finished before the term after it."""
    top = table.top()
    frames = table.frames
    seat = frames[top + SEAT]
    term = frames[top + NEXT_TERM]
    context = frames[top + TERMS_CONTEXT]
    if term + TERM == frames[top + TERMS_END]:
        table.pop()
    else:
        frames[top + NEXT_TERM] = term + TERM
    terms = table.tables.ability_terms
    run_term(table, seat, terms[term], terms[term + 1], terms[term + 2], context)


def run_term(table: Table, seat: i64, opcode: i64, colour: i64, count: i64, context: i64) -> None:
    """One term: the ladder over the opcodes."""
    if colour == SOURCE:
        colour = source_of(context)
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
    elif opcode >= OP_HAND_CARD:
        run_rare_term(table, seat, opcode, colour, count, context)
    else:
        raise unknown("term", opcode)


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
        table.push(TAKE_CARD, seat, NONE, TO_HAND, played_in(context))
    else:
        raise unknown("term", opcode)


def step_roll(table: Table) -> None:
    """RS-68 to RS-70, RS-117, RS-118: roll once; a card's result happens twice with the stone."""
    seat = table.frames[table.top() + SEAT]
    left = table.argument(ROLLS_LEFT)
    context = table.argument(CONTEXT)
    if left == 1:
        table.pop()
    else:
        table.set_argument(ROLLS_LEFT, left - 1)
    result = table.weighted(DICE, table.terms.die_weights, 0, DIE_RESULTS)
    table.tell(E_ROLL, seat, result, source_of(context))
    use_ability(table, seat, ABILITY_DIE + result, context | CONTEXT_DIE)
    if is_card_use(context) and table.has_power(seat, STONE_DOUBLE_DIE):
        use_ability(table, seat, ABILITY_DIE + result, context | CONTEXT_DIE)


def step_familiar(table: Table, seat: i64) -> None:
    """RS-152: the step that a forge token gives."""
    table.pop()
    move_familiar(table, seat)


def move_familiar(table: Table, seat: i64) -> None:
    """RS-143 to RS-145, RS-156: one space on, and its bonus at once, which is no card's."""
    space = table.familiar[seat] + 1
    table.familiar[seat] = space
    table.arrivals += 1
    table.arrival[seat] = table.arrivals
    table.tell(E_STEP, seat, space)
    use_ability(table, seat, ABILITY_FOREST + space, context_from(WHITE, ORIGIN_FOREST))
