"""Summon creatures: play cards for magic of one colour, then buy from the display."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.engine.native.numbers import BIT, bit_count, zeros
from hexmoot.games.rune_stones.rules.actions import CARD, COLOUR, DONE, FREE_SLOT, SLOT
from hexmoot.games.rune_stones.rules.card_sets import SPREAD, add, move, pour, remove, spread
from hexmoot.games.rune_stones.rules.display import (
    UNAFFORDABLE,
    cheapest_price,
    refill_display,
)
from hexmoot.games.rune_stones.rules.frames import LAST_BOUGHT
from hexmoot.games.rune_stones.rules.gains import return_resource
from hexmoot.games.rune_stones.rules.kinds import (
    CARDS,
    COLOURS,
    DISCARD,
    E_BUY,
    E_FREE_CARD,
    E_PLAY,
    E_SUMMON,
    FOR_FREE_TOKEN,
    HAND,
    KNOWN,
    NONE,
    PLAYED,
    RAINBOW,
    RESOURCES,
    SLOTS,
    STONE_MAGIC,
    SUMMON_BUY,
    SUMMON_CARD,
    WHITE,
)
from hexmoot.games.rune_stones.rules.state import Table

if TYPE_CHECKING:
    Numbers = vec[i64]

# Scratch: for each colour the magic of the hand cards still to come. Never kept across calls.
REACH: Final[Numbers] = zeros(COLOURS)


def fits_of(table: Table, card: i64) -> i64:
    """RS-35, RS-154: the magic colours a card fits, as bits; with Wilds active all of them."""
    if table.wilds_active:
        return RAINBOW
    return table.tables.card_fits[card]


def stone_magic(table: Table, seat: i64) -> i64:
    """RS-109: the magic points the stone adds before any card is played."""
    if table.has_power(seat, STONE_MAGIC):
        return table.tables.stone_magic
    return 0


def gem_magic(table: Table, seat: i64) -> i64:
    """RS-45: the magic points that white gems can still add, none unless the option says so."""
    if table.terms.gem_magic:
        return table.owned[seat * RESOURCES + WHITE]
    return 0


def measure_reach(table: Table, above: i64, found: i64) -> None:
    """Add up, colour by colour, the magic of the spread hand cards above a card."""
    reach = REACH
    magic = table.tables.card_magic
    colour: i64
    index: i64
    for colour in range(COLOURS):
        reach[colour] = 0
    for index in range(found):
        card = SPREAD[index]
        if card > above:
            fits = fits_of(table, card)
            for colour in range(COLOURS):
                if (fits >> colour) & 1 != 0:
                    reach[colour] += magic[card]


def can_summon(table: Table, seat: i64) -> bool:
    """RS-33, RS-37: can some filled slot be paid, with magic of one colour or a For free token?"""
    price = cheapest_price(table)
    if price == UNAFFORDABLE:
        return False
    return table.holds(seat, FOR_FREE_TOKEN) or most_magic(table, seat) >= price


def most_magic(table: Table, seat: i64) -> i64:
    """RS-35, RS-45, RS-109: the largest pool of one colour that hand, stone and gems make."""
    measure_reach(table, NONE, spread(table.zones, HAND + seat))
    most: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        most = max(most, REACH[colour])
    return most + stone_magic(table, seat) + gem_magic(table, seat)


def start_summon(table: Table, seat: i64) -> None:
    """RS-34, RS-109: cards first, then purchases; the stone fills the pool a little."""
    table.pool = stone_magic(table, seat)
    missing = cheapest_price(table) - table.pool - gem_magic(table, seat)
    if missing > 1 and not table.holds(seat, FOR_FREE_TOKEN):
        # Not every hand could do this: choosing it says something about the hand (RS-33).
        table.disclose()
    table.fits = RAINBOW
    table.last_card = NONE
    table.bought = 0
    table.push(SUMMON_BUY, seat, NONE)
    table.push(SUMMON_CARD, seat)


def list_magic_cards(table: Table, seat: i64) -> i64:
    """RS-34 to RS-37, RS-45: hand cards and gems that may join, DONE once a card can be bought."""
    count: i64 = 0
    price = cheapest_price(table)
    is_free = table.holds(seat, FOR_FREE_TOKEN)
    if is_free or table.pool >= price:
        count = table.choose(count, DONE)
    found = spread(table.zones, HAND + seat)
    gems = gem_magic(table, seat)
    missing: i64 = 0
    if not is_free:
        missing = price - table.pool - gems
    if missing > 0:
        measure_reach(table, table.last_card, found)
    index: i64
    for index in range(found):
        card = SPREAD[index]
        if card > table.last_card and may_join(table, card, missing):
            count = table.choose(count, CARD + card)
    if gems > 0 and missing <= 0:
        count = table.choose(count, COLOUR + WHITE)
    return count


def may_join(table: Table, card: i64, missing: i64) -> bool:
    """RS-35, RS-36: does the card fit, and is a purchase in reach with it and the cards above it?

    Called for the cards in ascending order: each takes its own magic out of what is still to come.
    """
    fits = fits_of(table, card)
    joint = fits & table.fits
    if missing <= 0:
        return joint != 0
    magic = table.tables.card_magic[card]
    is_reached = False
    colour: i64
    for colour in range(COLOURS):
        if (joint >> colour) & 1 != 0 and REACH[colour] >= missing:
            is_reached = True
        if (fits >> colour) & 1 != 0:
            REACH[colour] -= magic
    return is_reached


def answer_magic_card(table: Table, seat: i64, action: i64) -> None:
    """RS-34, RS-45: add the magic of a card or a gem to the pool, or go on to buying."""
    if action == DONE:
        table.pop()
        table.tell(E_SUMMON, seat, table.pool, table.fits)
        return
    if action >= COLOUR:
        add_gem_magic(table, seat)
        return
    card = action - CARD
    play_from_hand(table, seat, card)
    table.pool += table.tables.card_magic[card]
    table.fits &= fits_of(table, card)
    table.last_card = card


def add_gem_magic(table: Table, seat: i64) -> None:
    """RS-45: a white gem for a point that fits any colour; gems come after all cards."""
    return_resource(table, seat, WHITE, 1)
    table.pool += 1
    table.last_card = CARDS


def play_from_hand(table: Table, seat: i64, card: i64) -> None:
    """A hand card is laid open in the played zone: everybody learns of it."""
    move(table.zones, HAND + seat, PLAYED, card)
    remove(table.zones, KNOWN + seat, card)
    table.disclose()
    table.tell(E_PLAY, seat, card)


def list_purchases(table: Table, seat: i64) -> i64:
    """RS-38 to RS-42, RS-155: filled slots right of the last bought one, paid or for free."""
    count: i64 = 0
    last = table.argument(LAST_BOUGHT)
    if table.bought != 0:
        count = table.choose(count, DONE)
    costs = table.terms.display_costs
    display = table.display
    slot: i64
    end: i64 = SLOTS
    for slot in range(last + 1, end):
        if display[slot] != NONE and costs[slot] <= table.pool:
            count = table.choose(count, SLOT + slot)
    if table.holds(seat, FOR_FREE_TOKEN):
        for slot in range(last + 1, end):
            if display[slot] != NONE:
                count = table.choose(count, FREE_SLOT + slot)
    return count


def answer_purchase(table: Table, seat: i64, action: i64) -> None:
    """RS-39, RS-40, RS-155: mark the slot as bought; the cards stay there until the end."""
    if action == DONE:
        finish_summon(table, seat)
        return
    slot: i64
    if action >= FREE_SLOT:
        slot = action - FREE_SLOT
        table.spend_toadstool(seat, FOR_FREE_TOKEN)
        table.tell(E_FREE_CARD, seat, table.display[slot])
    else:
        slot = action - SLOT
        table.pool -= table.terms.display_costs[slot]
        table.tell(E_BUY, seat, table.display[slot], table.terms.display_costs[slot])
    table.bought |= BIT[slot]
    table.set_argument(LAST_BOUGHT, slot)
    if bit_count(table.bought) == table.terms.summon_limit:
        finish_summon(table, seat)


def finish_summon(table: Table, seat: i64) -> None:
    """RS-43, RS-44, RS-46: played and bought cards to the own discard; the display moves up."""
    table.pop()
    zones = table.zones
    pour(zones, PLAYED, DISCARD + seat)
    slot: i64
    for slot in range(SLOTS):
        if (table.bought >> slot) & 1 != 0:
            add(zones, DISCARD + seat, table.display[slot])
            table.display[slot] = NONE
    table.bought = 0
    table.pool = 0
    table.fits = 0
    table.last_card = NONE
    refill_display(table)
