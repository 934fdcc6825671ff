"""The table as numbers for learning, seen from one seat: the same knowledge as its view."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexmoot.engine.native.sheet import Sheet
from hexmoot.engine.native.stack import A, D
from hexmoot.games.rune_stones.rules.card_sets import size
from hexmoot.games.rune_stones.rules.kinds import (
    CARDS,
    COLOURS,
    CREATURE_DECK,
    CREATURES,
    DECK,
    DISCARD,
    GENERAL,
    HAND,
    KNOWN,
    LAST_SPACE,
    NIGHT_SPACES,
    PLAYED,
    REMOVED,
    RESOURCES,
    SEAT_SLOTS,
    SLOTS,
    SMITHIES,
    STONES,
    TOADSTOOLS,
    WISP_KINDS,
    WORD,
)
from hexmoot.games.rune_stones.rules.scoring import familiar_rank
from hexmoot.games.rune_stones.rules.state import Table

MOST_ROUNDS: Final = 1000
MOST_POINTS: Final = 500
MOST_HELD: Final = 99
MOST_TILES: Final = 80
MOST_MAGIC: Final = 999
MOST_ARGUMENT: Final = 1023
CARD_FLAGS: Final = 4


def observe_table(table: Table, seat: i64, sheet: Sheet) -> None:
    """RS-3, RS-4: what lies open, then each seat from the viewer on, its own hand included."""
    sheet.about_table()
    sheet.number("round", table.round, 0, MOST_ROUNDS)
    sheet.flag("last_round", table.final_round)
    observe_decision(table, sheet)
    observe_creatures(table, sheet)
    observe_piles(table, sheet)
    observe_turn(table, sheet)
    offset: i64
    for offset in range(table.seats):
        other = seat + offset
        if other >= table.seats:
            other -= table.seats
        sheet.about_seat(offset)
        observe_seat(table, other, sheet)
        observe_cards(table, other, offset == 0, sheet)


def observe_decision(table: Table, sheet: Sheet) -> None:
    """The numbers of the present question; the decision stack is public."""
    argument: i64
    for argument in range(A, D + 1):
        value: i64 = 0
        if table.ending == 0:
            value = table.argument(argument)
        sheet.number(ARGUMENT_NAMES[argument - A], min(value, MOST_ARGUMENT), -1, MOST_ARGUMENT)


ARGUMENT_NAMES: Final = ["argument_a", "argument_b", "argument_c", "argument_d"]
SLOT_NAMES: Final = ["display_1", "display_2", "display_3", "display_4", "display_5", "display_6"]
SMITHY_NAMES: Final = ["smithy_1", "smithy_2", "smithy_3", "smithy_4", "smithy_5"]
WISP_NAMES: Final = ["wisp_1", "wisp_2", "wisp_3", "wisp_4"]
PLAYED_NAMES: Final = ["played_1", "played_2", "played_3"]
FLAG_NAMES: Final = ["played_1_flags", "played_2_flags", "played_3_flags"]


def observe_zone(table: Table, name: str, zone: i64, sheet: Sheet) -> None:
    """A set of cards as flags, one a card."""
    sheet.bits(name, table.zones[zone * 2], WORD)
    high = name + "_high" if sheet.is_naming else name
    sheet.bits(high, table.zones[zone * 2 + 1], WORD)


def observe_creatures(table: Table, sheet: Sheet) -> None:
    """The display, and what the creature deck and the general discard hold as sets."""
    sheet.one_hots(SLOT_NAMES, table.display, 0, CREATURES)
    observe_zone(table, "creature_deck", CREATURE_DECK, sheet)
    observe_zone(table, "general_discard", GENERAL, sheet)


def observe_piles(table: Table, sheet: Sheet) -> None:
    """Smithies, artifacts, stones, supply, wisps, night tokens and toadstools."""
    sheet.one_hots(SMITHY_NAMES, table.smithies, 0, COLOURS)
    sheet.number("wild_artifacts", table.wild_artifacts, 0, MOST_TILES)
    sheet.row("artifact_supply", table.artifact_bag, 0, COLOURS, 0, MOST_TILES)
    sheet.row("artifact_discard", table.artifact_discard, 0, COLOURS, 0, MOST_TILES)
    sheet.row("stones_left", table.stones_left, 0, STONES, 0, 3)
    sheet.row("stones_aside", table.stones_aside, 0, STONES, 0, 3)
    sheet.row("supply", table.supply, 0, RESOURCES, 0, MOST_HELD)
    sheet.bits("night", table.night, NIGHT_SPACES)
    sheet.one_hots(WISP_NAMES, table.wisp_up, 0, WISP_KINDS)
    sheet.row("wisp_stack", table.wisp_bag, 0, WISP_KINDS, 0, 20)
    sheet.row("wisp_discard", table.wisp_discard, 0, WISP_KINDS, 0, 20)
    sheet.row("toadstool_stack", table.toadstool_bag, 0, TOADSTOOLS, 0, 16)
    sheet.row("toadstool_discard", table.toadstool_discard, 0, TOADSTOOLS, 0, 16)


def observe_turn(table: Table, sheet: Sheet) -> None:
    """What the running turn has brought so far."""
    index: i64
    sheet.number("pool", table.pool, 0, MOST_MAGIC)
    sheet.bits("magic_fits", table.fits, COLOURS)
    sheet.bits("bought", table.bought, SLOTS)
    sheet.bits("forged", table.forged, SMITHIES)
    sheet.flag("exchange_used", table.exchange_used)
    sheet.flag("wilds", table.wilds_active)
    sheet.bits("borrowed", table.borrowed, STONES)
    sheet.one_hot("borrowed_wild", table.borrowed_wild, COLOURS)
    observe_zone(table, "played", PLAYED, sheet)
    for index in range(3):
        if sheet.is_naming or index < table.played_count:
            sheet.one_hot(PLAYED_NAMES[index], table.played[index], CARDS)
            sheet.bits(FLAG_NAMES[index], table.played_flags[index], CARD_FLAGS)
        else:
            sheet.pass_over(CARDS + CARD_FLAGS)


def observe_seat(table: Table, seat: i64, sheet: Sheet) -> None:
    """One seat's score, holdings (RS-8: without limit), rows, stones, toadstools, familiar."""
    sheet.flag("active", table.active == seat)
    sheet.flag("first", table.first == seat)
    sheet.number("score", min(table.score[seat], MOST_POINTS), 0, MOST_POINTS)
    sheet.row("resource", table.owned, seat * RESOURCES, RESOURCES, 0, MOST_HELD)
    sheet.row("row", table.rows, seat * SEAT_SLOTS, SEAT_SLOTS, 0, 2)
    sheet.bits("stones", table.stones[seat], STONES)
    sheet.one_hot("wild_colour", table.wild_colour[seat], COLOURS)
    sheet.row("toadstools", table.toadstools, seat * TOADSTOOLS, TOADSTOOLS, 0, 16)
    sheet.number("familiar", table.familiar[seat], 0, LAST_SPACE)
    sheet.number("familiar_place", familiar_rank(table, seat) + 1, 0, 4)


def observe_cards(table: Table, seat: i64, is_own: bool, sheet: Sheet) -> None:
    """RS-169: sizes, known cards and the unseen rest as sets; the hand itself for its owner."""
    zones = table.zones
    sheet.number("hand_size", size(zones, HAND + seat), 0, CARDS)
    sheet.number("deck_size", size(zones, DECK + seat), 0, CARDS)
    observe_zone(table, "known", KNOWN + seat, sheet)
    observe_zone(table, "discard", DISCARD + seat, sheet)
    observe_zone(table, "removed", REMOVED + seat, sheet)
    if is_own:
        observe_zone(table, "hand", HAND + seat, sheet)
        observe_zone(table, "unseen", DECK + seat, sheet)
        return
    sheet.bits("unseen", unseen_word(table, seat, 0), WORD)
    sheet.bits("unseen_high", unseen_word(table, seat, 1), WORD)


def unseen_word(table: Table, seat: i64, word: i64) -> i64:
    """RS-169: deck and unknown hand cards of another seat, as one set."""
    zones = table.zones
    both = zones[(DECK + seat) * 2 + word] | zones[(HAND + seat) * 2 + word]
    return both & ~zones[(KNOWN + seat) * 2 + word]
