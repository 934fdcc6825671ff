"""A quick evaluation for bots: what a seat holds, in hundredths of a power point."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.engine.native.numbers import bit_count, lowest_bit
from hexmoot.engine.native.numbers import table as packed
from hexmoot.games.rune_stones.rules.card_sets import size
from hexmoot.games.rune_stones.rules.frames import DUE, FORGED_AT, PAYMENT
from hexmoot.games.rune_stones.rules.kinds import (
    ABILITY_SMITHY,
    BY_ORE,
    DECK,
    DISCARD,
    FOR_FREE,
    FORGE_PICK,
    GEMS,
    HAND,
    NONE,
    ORE,
    PAY_GEM,
    PLACE_ROW,
    PLACE_WILD,
    PLAYED,
    RESOLVED,
    RESOURCES,
    SLOTS,
    STONE_PICK,
    STONE_WILD,
    SUMMON_CARD,
    TOADSTOOLS,
    UTIL_CARD,
    WHITE,
    WISP_PICK,
    WORD,
)
from hexmoot.games.rune_stones.rules.scoring import familiar_points
from hexmoot.games.rune_stones.rules.state import Table
from hexmoot.games.rune_stones.rules.utilize import lost_index

if TYPE_CHECKING:
    Numbers = vec[i64]

# What a row of 0..5 artifacts is worth on the way, since a full row is slow.
ROW_WORTH: Final[Numbers] = packed([0, 260, 560, 900, 1250, 1600])
GEM_WORTH: Final = 110
WILD_GEM_WORTH: Final = 150
ORE_WORTH: Final = 140
TOADSTOOL_WORTH: Final = 200
# More gems and ore than this lie idle and are worth what the final scoring gives.
PLENTY: Final = 7
SPARE_WORTH: Final = 33
STEP_WORTH: Final = 40
MAGIC_WORTH: Final = 5
# Chosen main actions, before they bring anything: forging beats using beats summoning, except that
# a thin deck needs cards.
FORGE_PROSPECT: Final = 320
UTILIZE_PROSPECT: Final = 220
WISP_PROSPECT: Final = 200
ARTIFACT_PROSPECT: Final = 600
BONUS_PROSPECT: Final = 150
CARD_PROSPECT: Final = 90
MAGIC_PROSPECT: Final = 20
ENOUGH_CARDS: Final = 10
# A lead of this many points counts as won.
SURE_LEAD: Final = 40.0


def own_cards_worth(table: Table, seat: i64) -> i64:
    """What hand, deck and discard are worth; no card lies in two of them, so it is one walk."""
    zones = table.zones
    hand, deck, discard = 2 * (HAND + seat), 2 * (DECK + seat), 2 * (DISCARD + seat)
    low = zones[hand] | zones[deck] | zones[discard]
    return cards_worth(table, low, zones[hand + 1] | zones[deck + 1] | zones[discard + 1])


def cards_worth(table: Table, low: i64, high: i64) -> i64:
    """Abilities and magic of the cards in the two words of a zone."""
    value = table.tables.card_value
    magic = table.tables.card_magic
    amount: i64 = 0
    while low != 0:
        card = lowest_bit(low)
        low &= low - 1
        amount += value[card] + MAGIC_WORTH * magic[card]
    while high != 0:
        card = WORD + lowest_bit(high)
        high &= high - 1
        amount += value[card] + MAGIC_WORTH * magic[card]
    return amount


def turn_worth(table: Table) -> i64:
    """Cards in play are not gone yet, and bought cards are as good as owned."""
    amount = cards_worth(table, table.zones[2 * PLAYED], table.zones[2 * PLAYED + 1])
    slot: i64
    for slot in range(SLOTS):
        if (table.bought >> slot) & 1 != 0:
            card = table.display[slot]
            amount += table.tables.card_value[card] + MAGIC_WORTH * table.tables.card_magic[card]
    return amount


def played_prospect(table: Table, seat: i64) -> i64:
    """What the played cards still promise, less the one that will be lost."""
    amount: i64 = 0
    index: i64
    for index in range(table.played_count):
        if table.played_flags[index] & RESOLVED == 0:
            amount += 3 * table.tables.card_value[table.played[index]]
    if table.played_count >= 2:
        lost = lost_index(table)
        if lost != NONE:
            amount -= table.tables.card_value[table.played[lost]]
    return amount


def price_worth(table: Table) -> i64:
    """What the forging under way will cost, less its bonus."""
    if table.argument(PAYMENT) == BY_ORE:
        return ORE_WORTH * table.tables.ore_price
    if table.argument(PAYMENT) == FOR_FREE:
        return TOADSTOOL_WORTH
    price = GEM_WORTH * table.tables.smithy_gems[table.argument(FORGED_AT)]
    if table.tables.gives_anything(ABILITY_SMITHY + table.argument(FORGED_AT)):
        price -= BONUS_PROSPECT
    return price


def action_prospect(table: Table, seat: i64) -> i64:
    """What a main action promises that was chosen but has not brought anything yet."""
    if table.ending != 0:
        return 0
    kind = table.asked()
    if kind == FORGE_PICK and table.forged == 0:
        return FORGE_PROSPECT
    if kind == UTIL_CARD and table.played_count == 0:
        return UTILIZE_PROSPECT
    if kind == STONE_PICK:
        return stone_worth(table, seat)
    if kind == WISP_PICK:
        return WISP_PROSPECT
    if kind == PLACE_ROW or kind == PLACE_WILD:
        return ARTIFACT_PROSPECT - price_worth(table)
    if kind == PAY_GEM:
        return ARTIFACT_PROSPECT - GEM_WORTH * table.argument(DUE)
    if kind == SUMMON_CARD and not table.final_round:
        owned = size(table.zones, HAND + seat) + size(table.zones, DECK + seat)
        owned += size(table.zones, DISCARD + seat) + size(table.zones, PLAYED)
        return (ENOUGH_CARDS - owned) * CARD_PROSPECT + MAGIC_PROSPECT * table.pool
    return 0


def holdings_worth(table: Table, seat: i64) -> i64:
    """Gems, ore and toadstools."""
    base = seat * RESOURCES
    amount = table.owned[base + WHITE] * WILD_GEM_WORTH + table.owned[base + ORE] * ORE_WORTH
    held = table.owned[base + WHITE] + table.owned[base + ORE]
    kind: i64
    for kind in range(GEMS - 1):
        amount += table.owned[base + kind] * GEM_WORTH
        held += table.owned[base + kind]
    if held > PLENTY:
        amount = amount * PLENTY // held + (held - PLENTY) * SPARE_WORTH
    for kind in range(TOADSTOOLS):
        amount += table.toadstools[seat * TOADSTOOLS + kind] * TOADSTOOL_WORTH
    return amount


def stone_worth(table: Table, seat: i64) -> i64:
    """A stone is worth less the further the game has gone."""
    each = 400 - 5 * table.score[seat]
    return max(each, 0)


def stones_worth(table: Table, seat: i64) -> i64:
    """The stones owned; a Wild gem stone counts half until its gem is laid."""
    each = stone_worth(table, seat)
    amount = each * bit_count(table.stones[seat])
    if (table.stones[seat] >> STONE_WILD) & 1 != 0 and table.wild_colour[seat] < 0:
        amount -= each // 2
    return amount


def row_worth(table: Table, seat: i64, row: i64) -> i64:
    """A row on its way; from three artifacts on never more than trading it in would bring."""
    count = table.row_size(seat, row)
    amount = ROW_WORTH[count]
    if count >= 3:
        traded = 100 * table.tables.row_points[count] - 10
        if bit_count(table.stones[seat]) < table.tables.stone_limit:
            traded += stone_worth(table, seat)
        if traded < amount:
            return traded
    return amount


def worth(table: Table, seat: i64) -> i64:
    """All a seat has, in hundredths of a point; hand and deck together are public (RS-169)."""
    amount = 100 * table.score[seat] + holdings_worth(table, seat) + stones_worth(table, seat)
    amount += row_worth(table, seat, 0) + row_worth(table, seat, 1)
    if table.terms.forest:
        amount += STEP_WORTH * table.familiar[seat] + 50 * familiar_points(table, seat)
    if not table.final_round:
        amount += own_cards_worth(table, seat)
        if seat == table.active:
            amount += turn_worth(table) + played_prospect(table, seat)
    if seat == table.active:
        amount += action_prospect(table, seat)
    return amount


def judge_seat(table: Table, seat: i64) -> float:
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
