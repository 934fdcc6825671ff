"""A quick evaluation for bots: what a seat holds, in hundredths of a power point."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.engine.native import table as packed
from hexmoot.games.rune_stones.cards import SPREAD, bits, spread
from hexmoot.games.rune_stones.kinds import (
    DECK,
    DISCARD,
    GEMS,
    HAND,
    ORE,
    PLAYED,
    RESOURCES,
    SLOTS,
    STONE_WILD,
    TOADSTOOLS,
    WHITE,
)
from hexmoot.games.rune_stones.scoring import familiar_points
from hexmoot.games.rune_stones.state import Table

if TYPE_CHECKING:
    Numbers = vec[i64]

# What a row of 0..5 artifacts is worth on the way, since a full row is slow.
ROW_WORTH: Final[Numbers] = packed([0, 220, 500, 850, 1200, 1600])
GEM_WORTH: Final = 110
WILD_GEM_WORTH: Final = 150
ORE_WORTH: Final = 140
TOADSTOOL_WORTH: Final = 200
STEP_WORTH: Final = 40
MAGIC_WORTH: Final = 5
# A lead of this many points counts as won.
SURE_LEAD: Final = 40.0


def cards_worth(table: Table, seat: i64, zone: i64) -> i64:
    """Abilities and magic of the cards in one of the seat's zones."""
    amount: i64 = 0
    index: i64
    for index in range(spread(table.zones, zone + seat)):
        card = SPREAD[index]
        amount += table.book.card_value[card] + MAGIC_WORTH * table.book.card_magic[card]
    return amount


def turn_worth(table: Table) -> i64:
    """Cards in play are not gone yet, and bought cards are as good as owned."""
    amount = cards_worth(table, 0, PLAYED)
    slot: i64
    for slot in range(SLOTS):
        if (table.bought >> slot) & 1 != 0:
            card = table.display[slot]
            amount += table.book.card_value[card] + MAGIC_WORTH * table.book.card_magic[card]
    return amount


def holdings_worth(table: Table, seat: i64) -> i64:
    """Gems, ore and toadstools."""
    base = seat * RESOURCES
    amount = table.owned[base + WHITE] * WILD_GEM_WORTH + table.owned[base + ORE] * ORE_WORTH
    kind: i64
    for kind in range(GEMS - 1):
        amount += table.owned[base + kind] * GEM_WORTH
    for kind in range(TOADSTOOLS):
        amount += table.toadstools[seat * TOADSTOOLS + kind] * TOADSTOOL_WORTH
    return amount


def stones_worth(table: Table, seat: i64) -> i64:
    """Stones are worth less the further the game has gone."""
    each = 400 - 5 * table.score[seat]
    if each < 0:
        return 0
    amount = each * bits(table.stones[seat])
    if (table.stones[seat] >> STONE_WILD) & 1 != 0 and table.wild_colour[seat] < 0:
        amount -= each // 2
    return amount


def worth(table: Table, seat: i64) -> i64:
    """All a seat has, in hundredths of a point; hand and deck together are public (RS-169)."""
    amount = 100 * table.score[seat] + holdings_worth(table, seat) + stones_worth(table, seat)
    amount += ROW_WORTH[table.row_size(seat, 0)] + ROW_WORTH[table.row_size(seat, 1)]
    if table.book.forest:
        amount += STEP_WORTH * table.familiar[seat] + 50 * familiar_points(table, seat)
    if not table.final_round:
        amount += cards_worth(table, seat, HAND) + cards_worth(table, seat, DECK)
        amount += cards_worth(table, seat, DISCARD)
        if seat == table.active:
            amount += turn_worth(table)
    return amount


def standing(table: Table, seat: i64) -> float:
    """0..1: the lead over the best other seat, a half when level."""
    best: i64 = -1
    other: i64
    for other in range(table.seats):
        if other != seat:
            theirs = worth(table, other)
            best = max(best, theirs)
    lead = float(worth(table, seat) - best) / 100.0
    share = 0.5 + lead / (2.0 * SURE_LEAD)
    if share < 0.01:
        return 0.01
    if share > 0.99:
        return 0.99
    return share
