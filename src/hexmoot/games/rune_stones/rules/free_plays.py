"""Free plays: small things the active seat may do beside the other answers (RS-31)."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.errors import unknown
from hexmoot.engine.native.numbers import BIT
from hexmoot.games.rune_stones.rules.actions import (
    BORROW,
    COLOUR,
    GEM_FOR_ORE,
    ORE_FOR_GEM,
    PLAY_WILDS,
    SET_WILD,
)
from hexmoot.games.rune_stones.rules.gains import lay_back, take_resource
from hexmoot.games.rune_stones.rules.kinds import (
    COLOURS,
    E_BORROW,
    E_FREE_GEM,
    E_FREE_ORE,
    E_SET_WILD,
    E_WILD_COLOUR,
    E_WILDS,
    GEMS,
    NONE,
    ORE,
    RESOURCES,
    STONE_EXCHANGE,
    STONE_WILD,
    STONES,
    USE_STONE,
    WILD_COLOUR,
    WILDS,
)
from hexmoot.games.rune_stones.rules.state import Table


def list_free_plays(table: Table, seat: i64, count: i64) -> i64:
    """RS-31: everything that may be played beside the answers listed so far."""
    if not table.exchange_used and table.has_power(seat, STONE_EXCHANGE):
        count = list_exchanges(table, seat, count)
    if (table.stones[seat] >> STONE_WILD) & 1 != 0 and table.wild_colour[seat] == NONE:
        count = list_colours_to_set(table, count)
    if table.terms.forest:
        count = list_toadstool_plays(table, seat, count)
    return count


def list_exchanges(table: Table, seat: i64, count: i64) -> i64:
    """RS-111: one gem for an ore, or one ore for a coloured gem."""
    base = seat * RESOURCES
    colour: i64
    if table.supply[ORE] > 0:
        for colour in range(GEMS):
            if table.owned[base + colour] > 0:
                count = table.choose(count, GEM_FOR_ORE + colour)
    if table.owned[base + ORE] > 0:
        for colour in range(COLOURS):
            if table.supply[colour] > 0:
                count = table.choose(count, ORE_FOR_GEM + colour)
    return count


def list_colours_to_set(table: Table, count: i64) -> i64:
    """RS-113: a coloured gem of the supply may be laid on the own Wild gem stone."""
    colour: i64
    for colour in range(COLOURS):
        if table.supply[colour] > 0:
            count = table.choose(count, SET_WILD + colour)
    return count


def list_toadstool_plays(table: Table, seat: i64, count: i64) -> i64:
    """RS-148, RS-149, RS-154: Use stone on a type not at hand yet, and Wilds."""
    if table.holds(seat, USE_STONE):
        powers = table.powers(seat)
        stone: i64
        for stone in range(STONES):
            if table.stones_left[stone] > 0 and (powers >> stone) & 1 == 0:
                count = table.choose(count, BORROW + stone)
    if table.holds(seat, WILDS) and not table.wilds_active:
        count = table.choose(count, PLAY_WILDS)
    return count


def answer_free_play(table: Table, seat: i64, action: i64) -> None:
    """RS-31: carry out a free play; the same question is asked again afterwards."""
    if action < ORE_FOR_GEM:
        exchange_gem(table, seat, action - GEM_FOR_ORE)
    elif action < SET_WILD:
        exchange_ore(table, seat, action - ORE_FOR_GEM)
    elif action < BORROW:
        set_wild(table, seat, action - SET_WILD)
    elif action < PLAY_WILDS:
        borrow_stone(table, seat, action - BORROW)
    elif action == PLAY_WILDS:
        play_wilds(table, seat)
    else:
        raise unknown("free play", action)


def play_wilds(table: Table, seat: i64) -> None:
    """RS-154: all gems are wild and all magic fits until the turn ends."""
    table.spend_toadstool(seat, WILDS)
    table.wilds_active = True
    table.tell(E_WILDS, seat)


def exchange_gem(table: Table, seat: i64, colour: i64) -> None:
    """RS-111: a gem becomes an ore."""
    table.exchange_used = True
    lay_back(table, seat, colour, 1)
    take_resource(table, seat, ORE, 1)
    table.tell(E_FREE_ORE, seat, colour)


def exchange_ore(table: Table, seat: i64, colour: i64) -> None:
    """RS-111: an ore becomes a coloured gem."""
    table.exchange_used = True
    lay_back(table, seat, ORE, 1)
    take_resource(table, seat, colour, 1)
    table.tell(E_FREE_GEM, seat, colour)


def set_wild(table: Table, seat: i64, colour: i64) -> None:
    """RS-113, RS-114: a gem of the supply lies on the stone for good."""
    if not table.terms.unlimited:
        table.supply[colour] -= 1
    table.wild_colour[seat] = colour
    table.tell(E_SET_WILD, seat, colour)


def borrow_stone(table: Table, seat: i64, stone: i64) -> None:
    """RS-149: the stone's power for this turn; a borrowed Wild gem asks for its colour."""
    table.spend_toadstool(seat, USE_STONE)
    table.borrowed |= BIT[stone]
    table.tell(E_BORROW, seat, stone)
    if stone == STONE_WILD:
        table.push(WILD_COLOUR, seat)


def list_wild_colours(table: Table) -> i64:
    """RS-149: the four colours."""
    colour: i64
    for colour in range(COLOURS):
        table.choices[colour] = COLOUR + colour
    return COLOURS


def answer_wild_colour(table: Table, seat: i64, action: i64) -> None:
    """RS-149: gems of this colour are wild until the turn ends."""
    table.pop()
    table.borrowed_wild = action - COLOUR
    table.tell(E_WILD_COLOUR, seat, action - COLOUR)
