"""Exchange of rows for points and rune stones."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.native.numbers import BIT, bit_count
from hexmoot.games.rune_stones.rules.actions import DONE, ROW, STONE
from hexmoot.games.rune_stones.rules.free_plays import list_free_plays
from hexmoot.games.rune_stones.rules.gains import gain_points
from hexmoot.games.rune_stones.rules.kinds import (
    E_EXCHANGE,
    E_STONE,
    E_STONE_ASIDE,
    EMPTY,
    NONE,
    ORIGIN_EXCHANGE,
    OWN_COLOUR,
    ROW_SLOTS,
    ROWS,
    SEAT_SLOTS,
    STEP_STONE,
    STONE_DISCARD,
    STONE_PICK,
    STONE_WILD,
    STONES,
)
from hexmoot.games.rune_stones.rules.state import Table

# ---- exchanging rows


def list_rows_to_exchange(table: Table, seat: i64) -> i64:
    """RS-90 to RS-92, RS-102, RS-112: rows of two or more, or none; and free plays."""
    count: i64 = 1
    table.choices[0] = DONE
    row: i64
    for row in range(ROWS):
        if table.row_size(seat, row) >= 2:
            count = table.choose(count, ROW + row)
    return list_free_plays(table, seat, count)


def answer_exchange(table: Table, seat: i64, action: i64) -> None:
    """RS-91, RS-93 to RS-95, RS-101: the row goes, its points come, then a stone."""
    if action == DONE:
        table.pop()
        return
    count = table.row_size(seat, action - ROW)
    points = table.tables.row_points[count]
    clear_row(table, seat, action - ROW)
    table.tell(E_EXCHANGE, seat, action - ROW, count, points)
    table.push(STEP_STONE, seat)
    gain_points(table, seat, points, ORIGIN_EXCHANGE)


def clear_row(table: Table, seat: i64, row: i64) -> None:
    """RS-86, RS-100: only here artifacts leave a row, to the discard or to the wild smithy."""
    base = seat * SEAT_SLOTS + row * ROW_SLOTS
    slot: i64
    for slot in range(ROW_SLOTS):
        tile = table.rows[base + slot]
        if tile == OWN_COLOUR:
            table.artifact_discard[slot] += 1
        elif tile != EMPTY:
            table.wild_artifacts += 1
        table.rows[base + slot] = EMPTY


def list_stones(table: Table, seat: i64) -> i64:
    """RS-95 to RS-97: stone types on the board that the seat does not own."""
    count: i64 = 0
    stone: i64
    for stone in range(STONES):
        if table.stones_left[stone] > 0 and (table.stones[seat] >> stone) & 1 == 0:
            count = table.choose(count, STONE + stone)
    return count


def step_stone(table: Table, seat: i64) -> None:
    """RS-95, RS-98, RS-99, RS-103: ask for a stone, or first for one to lay aside, or neither."""
    table.pop()
    if list_stones(table, seat) == 0:
        return
    if bit_count(table.stones[seat]) < table.tables.stone_limit:
        table.push(STONE_PICK, seat)
    elif table.terms.stone_swap:
        table.push(STONE_DISCARD, seat)


def answer_stone(table: Table, seat: i64, action: i64) -> None:
    """RS-95, RS-97, RS-126: the stone works from now on."""
    table.pop()
    stone = action - STONE
    table.stones_left[stone] -= 1
    table.stones[seat] |= BIT[stone]
    table.tell(E_STONE, seat, stone)
    return_stones_aside(table)


def list_own_stones(table: Table, seat: i64) -> i64:
    """RS-103: one of the own stones, or none."""
    count: i64 = 1
    table.choices[0] = DONE
    stone: i64
    for stone in range(STONES):
        if (table.stones[seat] >> stone) & 1 != 0:
            count = table.choose(count, STONE + stone)
    return count


def answer_own_stone(table: Table, seat: i64, action: i64) -> None:
    """RS-103: lay a stone aside (its gem returns to the supply) and take another."""
    table.pop()
    if action == DONE:
        return
    stone = action - STONE
    table.stones[seat] &= ~BIT[stone]
    table.stones_aside[stone] += 1
    table.tell(E_STONE_ASIDE, seat, stone)
    if stone == STONE_WILD and table.wild_colour[seat] != NONE:
        if not table.terms.unlimited:
            table.supply[table.wild_colour[seat]] += 1
        table.wild_colour[seat] = NONE
    table.push(STONE_PICK, seat)


def return_stones_aside(table: Table) -> None:
    """RS-103: when all eight stacks are empty, the stones laid aside become stacks again."""
    if not table.terms.stone_swap:
        return
    stone: i64
    for stone in range(STONES):
        if table.stones_left[stone] > 0:
            return
    for stone in range(STONES):
        table.stones_left[stone] = table.stones_aside[stone]
        table.stones_aside[stone] = 0
