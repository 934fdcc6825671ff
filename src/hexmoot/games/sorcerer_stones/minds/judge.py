"""A quick evaluation for bots: what a seat has, and what it is on the way to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.engine.native.numbers import table as numbers
from hexmoot.games.sorcerer_stones.rules.kinds import (
    ARTIFACTS,
    COLOURS,
    COOP,
    INTRO,
    NO_CARD,
    OFFER,
    TOKENS,
)
from hexmoot.games.sorcerer_stones.rules.plane import BESIDE, SIDE, SPACES, STACKS
from hexmoot.games.sorcerer_stones.rules.scoring import (
    artifact_points,
    qi_points,
    rune_points,
    symbol_points,
)
from hexmoot.games.sorcerer_stones.rules.state import Table
from hexmoot.games.sorcerer_stones.rules.tables import OWNED_SETS

if TYPE_CHECKING:
    Numbers = vec[i64]

# Weights in hundredths of a point.
POINT: Final = 100
SYMBOL_HOPE: Final = 50
RUNE_BASE: Final = 200
RUNE_STONE: Final = 60
NEAR: Final = 60  # per cent of a rune's worth when it can be claimed next turn
FARTHER: Final = 9  # per cent less for each step
OWNED_STONE: Final = 25
OTHER_STONE: Final = 10
READY: Final[Numbers] = numbers([90, 60, 35, 15, 0])  # per cent by stones missing
OTHER_OFFERS: Final = 10  # per cent of an offer that is not the best
CRAFTED_CARD: Final = 400
SOFTNESS: Final = 1000.0  # a lead of ten points is half of the way to certainty
HALF_CARD: Final = 0.5


def _distance(space: int, stack: int) -> int:
    """Steps from a space to the nearest one beside a stack (corner 0..3, or EARTH)."""
    return min(
        abs(space // SIDE - near // SIDE) + abs(space % SIDE - near % SIDE)
        for near in BESIDE[stack]
    )


DISTANCE: Final[Numbers] = numbers(
    [_distance(space, stack) for space in range(SPACES) for stack in range(STACKS)]
)


def judge_seat(table: Table, seat: i64) -> float:
    """Between 0 and 1: above one half when this seat is ahead of its best opponent."""
    if table.terms.mode == COOP:
        return judge_group(table)
    best: i64 = -1
    other: i64
    for other in range(table.seats):
        if other != seat:
            best = max(best, seat_strength(table, other))
    lead: float = float(seat_strength(table, seat) - best)
    size = lead if lead >= 0.0 else -lead
    return 0.5 + 0.5 * lead / (size + SOFTNESS)


def judge_group(table: Table) -> float:
    """Co-op: the share of artifacts crafted, and how far the leftmost card has come."""
    card = table.offer[0]
    if card == NO_CARD:
        return 1.0
    laid: i64 = 0
    needed: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        laid += table.placed[colour]
        needed += table.tables.cost[card * COLOURS + colour]
    progress: float = HALF_CARD * float(laid) / float(needed)
    return (float(table.crafted_count) + progress) / ARTIFACTS


def seat_strength(table: Table, seat: i64) -> i64:
    """What a seat has and may hope for, in hundredths of a point."""
    hope = reservoir_hope(table, seat)
    if table.terms.mode == INTRO:
        return CRAFTED_CARD * table.cards_crafted(seat) + hope
    firm = rune_points(table, seat) + artifact_points(table, seat)
    firm += qi_points(table, seat) + symbol_points(table, seat)
    if not table.is_dealt():
        return POINT * firm + hope
    return POINT * firm + hope + rune_hope(table, seat)


# ---- runes


def rune_hope(table: Table, seat: i64) -> i64:
    """The best rune within reach, less for each step it is away."""
    best: i64 = 0
    place: i64
    for place in range(STACKS):
        kind: i64 = table.corner_type[place]
        if (table.owned[seat] >> kind) & 1 == 0 and table.stack[kind] != 0:
            share = NEAR - FARTHER * DISTANCE[table.spirit[seat] * STACKS + place]
            if share > 0:
                best = max(best, rune_worth(table, seat, kind) * share // 100)
    return best


def rune_worth(table: Table, seat: i64, kind: i64) -> i64:
    """Value of the top rune, being one type nearer to all, and what its colour brings."""
    value = table.tables.rune_value[kind * TOKENS + table.top_rune(kind)]
    symbols = table.symbols_crafted(seat, kind)
    stones = table.reservoir[seat * COLOURS + kind]
    return POINT * (value + symbols) + RUNE_BASE + RUNE_STONE * stones


# ---- stones held


def reservoir_hope(table: Table, seat: i64) -> i64:
    """Stones as such, the best offer they lead to, and a little for the other offers."""
    best: i64 = 0
    sum_of_all: i64 = 0
    position: i64
    for position in range(OFFER):
        if table.offer[position] != NO_CARD:
            hope = offer_hope(table, seat, table.offer[position])
            sum_of_all += hope
            best = max(best, hope)
    return stone_hope(table, seat) + best + (sum_of_all - best) * OTHER_OFFERS // 100


def offer_hope(table: Table, seat: i64, card: i64) -> i64:
    """What a card on offer is worth to a seat, by the stones it still lacks."""
    missing: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        need = table.tables.cost[card * COLOURS + colour]
        missing += max(0, need - table.reservoir[seat * COLOURS + colour])
    if table.terms.mode == INTRO:
        return CRAFTED_CARD * READY[missing] // 100
    symbols = table.tables.bonus[card * OWNED_SETS + table.owned[seat]]
    worth = POINT * table.tables.points[card] + SYMBOL_HOPE * symbols
    return worth * READY[missing] // 100


def stone_hope(table: Table, seat: i64) -> i64:
    """Each stone held counts a little, more in an owned colour."""
    worth: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        each: i64 = OWNED_STONE if (table.owned[seat] >> colour) & 1 != 0 else OTHER_STONE
        worth += each * table.reservoir[seat * COLOURS + colour]
    return worth
