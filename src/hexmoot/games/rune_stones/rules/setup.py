"""Set-up: supply, stones, artifacts, creatures, the expansions and the first hands."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.native.chance import SETUP
from hexmoot.engine.native.numbers import BIT, zeros
from hexmoot.games.rune_stones.rules.card_sets import add
from hexmoot.games.rune_stones.rules.kinds import (
    CARDS,
    COLOURS,
    CREATURE_DECK,
    CREATURES,
    DECK,
    FACE_UP,
    FIRST_BANSHEE,
    FIRST_DRAGON,
    FIRST_DRUID,
    NIGHT_SPACES,
    NONE,
    RESOURCES,
    SLOTS,
    STONES,
    TOADSTOOLS,
    WILD_SMITHY,
    WISP_KINDS,
)
from hexmoot.games.rune_stones.rules.state import Table
from hexmoot.games.rune_stones.rules.turn import start_turn


def set_up(table: Table) -> None:
    """RS-9 to RS-27, with all chance in one fixed order; then the first turn begins."""
    terms = table.terms
    table.first = terms.first_player
    if table.first == NONE:
        table.first = table.below(SETUP, table.seats)
    fill_supply(table)
    lay_artifacts(table)
    lay_creatures(table)
    if terms.nocturnal:
        lay_night(table)
    if terms.forest:
        lay_forest(table)
    deal_druids(table)
    start_turn(table, table.first)


def fill_supply(table: Table) -> None:
    """RS-9, RS-10, RS-13: supply, rune stones, and the gems everybody starts with."""
    kind: i64
    seat: i64
    stone: i64
    for kind in range(RESOURCES):
        start = table.tables.start[kind]
        table.supply[kind] = table.tables.supply[kind] - start * table.seats
        for seat in range(table.seats):
            table.owned[seat * RESOURCES + kind] = start
    for stone in range(STONES):
        table.stones_left[stone] = table.seats - 1


def lay_artifacts(table: Table) -> None:
    """RS-11, RS-12: wild artifacts to their smithy, one coloured artifact to each of the others."""
    colour: i64
    smithy: i64
    table.wild_artifacts = table.tables.wild_artifacts
    for colour in range(COLOURS):
        table.artifact_bag[colour] = table.tables.coloured_artifacts
    for smithy in range(WILD_SMITHY):
        table.smithies[smithy] = table.draw_artifact(SETUP)


def lay_creatures(table: Table) -> None:
    """RS-16 to RS-20: six creatures without dragons; dragons set aside and banshees go in after."""
    card: i64
    slot: i64 = 0
    for card in range(FIRST_BANSHEE):
        add(table.zones, CREATURE_DECK, card)
    aside: i64 = 0
    while slot < SLOTS:
        card = table.draw_creature(SETUP)
        if card < FIRST_DRAGON:
            table.display[slot] = card
            slot += 1
        else:
            aside |= BIT[card - FIRST_DRAGON]
    for card in range(FIRST_DRAGON, FIRST_BANSHEE):
        if (aside >> (card - FIRST_DRAGON)) & 1 != 0:
            add(table.zones, CREATURE_DECK, card)
    if table.terms.nocturnal:
        for card in range(FIRST_BANSHEE, CREATURES):
            add(table.zones, CREATURE_DECK, card)


def lay_night(table: Table) -> None:
    """RS-21, RS-22: the wisp stack with four face up, and ten night tokens on the track."""
    kind: i64
    tile: i64
    token: i64
    for kind in range(WISP_KINDS):
        table.wisp_bag[kind] = table.tables.wisp_counts[kind]
    for tile in range(FACE_UP):
        table.wisp_up[tile] = table.draw_wisp(SETUP)
    left = zeros(2)
    left[0] = table.terms.night_quiet
    left[1] = table.terms.night_wisps
    for token in range(NIGHT_SPACES):
        face = table.weighted(SETUP, left, 0, 2)
        left[face] -= 1
        if face == 1:
            table.night |= BIT[token]


def lay_forest(table: Table) -> None:
    """RS-23, RS-24: familiars start on 0; the toadstools form a stack."""
    kind: i64
    for kind in range(TOADSTOOLS):
        table.toadstool_bag[kind] = table.tables.toadstool_counts[kind]


def deal_druids(table: Table) -> None:
    """RS-14, RS-15: each seat's own eight druid cards and a hand of four."""
    seat: i64
    card: i64
    for seat in range(table.seats):
        for card in range(FIRST_DRUID, CARDS):
            add(table.zones, DECK + seat, card)
        table.draw_up_to(seat, table.tables.hand_size, SETUP)
