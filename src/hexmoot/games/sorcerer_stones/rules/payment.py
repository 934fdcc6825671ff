"""Spending stones: exactly, or two for one with Transmutation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.engine.native.numbers import table as numbers
from hexmoot.games.sorcerer_stones.rules import kinds
from hexmoot.games.sorcerer_stones.rules.actions import PAY_EXACT, PAY_PAIR
from hexmoot.games.sorcerer_stones.rules.kinds import COLOURS, SYMBOLS, TRANSMUTATION
from hexmoot.games.sorcerer_stones.rules.state import Table
from hexmoot.games.sorcerer_stones.rules.tables import COLOUR_UNIT, NO_SYMBOL

if TYPE_CHECKING:
    Numbers = vec[i64]

NO_COLOUR: Final = -1
# Above the count of each colour in one number: stays where no more is taken than there was.
ENOUGH: Final = 0x8080808080

# The two colours of each pair of PAY_PAIR, in its order.
PAIRS: Final = 15
_PAIRS: Final = [(first, second) for first in range(COLOURS) for second in range(first, COLOURS)]
PAIR_FIRST: Final[Numbers] = numbers([first for first, _ in _PAIRS])
PAIR_SECOND: Final[Numbers] = numbers([second for _, second in _PAIRS])

# ---- one stone (D12)


def can_pay_one(table: Table, colour: i64) -> bool:
    """SS-108, SS-112, SS-114: a stone of the colour, or with Transmutation two of others."""
    held = table.reservoir[table.active * COLOURS + colour]
    if held > 0:
        return True
    return table.is_open(TRANSMUTATION) and table.stones_held(table.active) >= 2


def holds_pair(table: Table, pair: i64, colour: i64) -> bool:
    """SS-114: does the active seat hold both stones of a pair without the colour it stands for?"""
    first = PAIR_FIRST[pair]
    second = PAIR_SECOND[pair]
    if first == colour or second == colour:
        return False
    base = table.active * COLOURS
    if first == second:
        return table.reservoir[base + first] >= 2
    return table.reservoir[base + first] > 0 and table.reservoir[base + second] > 0


def list_step_payments(table: Table) -> i64:
    """SS-109, SS-113: the ways to pay for a step onto the wanted colour."""
    colour = table.argument(kinds.WANTED_COLOUR)
    count: i64 = 0
    if table.reservoir[table.active * COLOURS + colour] > 0:
        count = table.choose(0, PAY_EXACT)
    if not table.is_open(TRANSMUTATION):
        return count
    pair: i64
    for pair in range(PAIRS):
        if holds_pair(table, pair, colour):
            count = table.choose(count, PAY_PAIR + pair)
    return count


def answer_step_payment(table: Table, action: i64) -> None:
    """SS-110: the stones go to the tail at once, a pair in colour order."""
    colour = table.argument(kinds.WANTED_COLOUR)
    table.pop()
    if action == PAY_EXACT:
        spend_to_tail(table, colour)
    else:
        spend_to_tail(table, PAIR_FIRST[action - PAY_PAIR])
        spend_to_tail(table, PAIR_SECOND[action - PAY_PAIR])


def spend_to_tail(table: Table, colour: i64) -> None:
    """A stone goes from the reservoir to the tail of the line."""
    table.reservoir[table.active * COLOURS + colour] -= 1
    table.to_tail(colour)
    table.tell(kinds.STONE_SPENT, table.active, colour)


# ---- an artifact's symbols (D16)


def list_symbol_payments(table: Table) -> i64:
    """SS-112 to SS-114: the ways to pay the next symbol that leave the rest payable.

    Within a block of equal symbols exact payments come before pairs.
    """
    symbol = table.argument(kinds.SYMBOL)
    if symbol >= SYMBOLS or due_colour(table) == NO_SYMBOL:
        return 0
    colour = due_colour(table)
    count: i64 = 0
    if may_pay_exactly(table, colour, symbol):
        count = table.choose(0, PAY_EXACT)
    pair: i64
    for pair in range(PAIRS):
        if may_pay_by_pair(table, pair, colour, symbol):
            count = table.choose(count, PAY_PAIR + pair)
    return count


def due_colour(table: Table) -> i64:
    """The colour of the symbol that is to be paid, NO_SYMBOL behind the last one."""
    symbol = table.argument(kinds.SYMBOL)
    return table.tables.symbols[table.offer[table.crafting] * SYMBOLS + symbol]


def may_pay_exactly(table: Table, colour: i64, symbol: i64) -> bool:
    """Is the colour held, no pair used in its block, and the rest payable after it?"""
    index = table.active * COLOURS + colour
    if table.argument(kinds.USED_PAIR) != 0 or table.reservoir[index] == 0:
        return False
    table.reservoir[index] -= 1
    payable = can_pay_rest(table, symbol + 1, NO_COLOUR)
    table.reservoir[index] += 1
    return payable


def may_pay_by_pair(table: Table, pair: i64, colour: i64, symbol: i64) -> bool:
    """Is the pair held, and the rest payable after it?"""
    if not holds_pair(table, pair, colour):
        return False
    base = table.active * COLOURS
    table.reservoir[base + PAIR_FIRST[pair]] -= 1
    table.reservoir[base + PAIR_SECOND[pair]] -= 1
    payable = can_pay_rest(table, symbol + 1, colour)
    table.reservoir[base + PAIR_FIRST[pair]] += 1
    table.reservoir[base + PAIR_SECOND[pair]] += 1
    return payable


def answer_symbol_payment(table: Table, action: i64) -> None:
    """The stones become pending, and the next symbol is due."""
    symbol = table.argument(kinds.SYMBOL)
    colour = due_colour(table)
    is_pair = action != PAY_EXACT
    if is_pair:
        make_pending(table, PAIR_FIRST[action - PAY_PAIR])
        make_pending(table, PAIR_SECOND[action - PAY_PAIR])
    else:
        make_pending(table, colour)
    table.pop()
    table.push(kinds.PAY_SYMBOL, table.active, symbol + 1, block_mark(table, symbol, is_pair))


def block_mark(table: Table, symbol: i64, is_pair: bool) -> i64:
    """1 if the next symbol is of the same block and a pair has been used in it."""
    if symbol + 1 >= SYMBOLS:
        return 0
    index = table.offer[table.crafting] * SYMBOLS + symbol
    if table.tables.symbols[index] != table.tables.symbols[index + 1]:
        return 0
    return 1 if is_pair else 0


def make_pending(table: Table, colour: i64) -> None:
    """SS-170: a paid stone leaves the reservoir and waits to be laid at the tail."""
    table.reservoir[table.active * COLOURS + colour] -= 1
    table.pending[colour] += 1


# ---- can it be paid at all?


def held_by_colour(table: Table) -> i64:
    """The stones of the active seat in one number, as the price of an artifact is."""
    reservoir = table.reservoir
    base = table.active * COLOURS
    held: i64 = 0
    index: i64
    for index in range(base, base + COLOURS):
        held = held * COLOUR_UNIT + reservoir[index]
    return held


def can_afford(table: Table, card: i64, held: i64) -> bool:
    """SS-122, SS-169: nothing missing, or with Transmutation enough spare stones for what is."""
    if ((held | ENOUGH) - table.tables.price[card]) & ENOUGH == ENOUGH:
        return True
    return table.is_open(TRANSMUTATION) and can_transmute_missing(table, card)


def can_transmute_missing(table: Table, card: i64) -> bool:
    """SS-114, SS-169: two spare stones for each that is missing."""
    reservoir = table.reservoir
    cost = table.tables.cost
    spare: i64 = 0
    missing: i64 = 0
    base = table.active * COLOURS
    colour: i64
    for colour in range(COLOURS):
        left = reservoir[base + colour] - cost[card * COLOURS + colour]
        if left >= 0:
            spare += left
        else:
            missing -= left
    return spare >= 2 * missing


def needed_from(table: Table, symbol: i64, colour: i64) -> i64:
    """How many symbols of a colour the card being crafted still has from this one on."""
    base = table.offer[table.crafting] * SYMBOLS
    count: i64 = 0
    index: i64
    end: i64 = SYMBOLS
    for index in range(symbol, end):
        if table.tables.symbols[base + index] == colour:
            count += 1
    return count


def can_pay_rest(table: Table, symbol: i64, by_pairs: i64) -> bool:
    """Can all symbols from this one on be paid, those of colour `by_pairs` by pairs alone?

    Spare stones pay first; if they do not reach for the colour that needs pairs, stones meant for
    other symbols help out, and those symbols must then be paid by pairs of the first colour.
    """
    spare: i64 = 0
    missing: i64 = 0
    others: i64 = 0
    same: i64 = 0
    due: i64 = 0
    base = table.active * COLOURS
    colour: i64
    for colour in range(COLOURS):
        held = table.reservoir[base + colour]
        needed = needed_from(table, symbol, colour)
        if colour == by_pairs:
            same = held
            due = 2 * needed
            continue
        others += held
        if held >= needed:
            spare += held - needed
        else:
            missing += needed - held
    if due > others:
        return False
    if spare >= due:
        return same + spare - due >= 2 * missing
    return same >= 2 * (missing + due - spare)
