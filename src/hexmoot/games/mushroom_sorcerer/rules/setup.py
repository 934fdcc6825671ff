"""Laying the table (MS-2 to MS-13)."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.native.chance import SETUP
from hexmoot.engine.native.numbers import BIT
from hexmoot.engine.native.numbers import table as row
from hexmoot.games.mushroom_sorcerer.rules.pieces import (
    DECKS,
    DROP,
    FLASK,
    FORBIDDEN,
    GOODS,
    GROUND,
    KINDS,
    LANDS,
    MANA,
    NONE,
    PLATEAU,
    PLENTY,
    SHRINE,
    SORCERERS,
)
from hexmoot.games.mushroom_sorcerer.rules.rounds import begin_night
from hexmoot.games.mushroom_sorcerer.rules.scrolls import reveal
from hexmoot.games.mushroom_sorcerer.rules.state import Table


def set_up(table: Table) -> None:
    """MS-2 to MS-16: the draws come in a fixed order: roles, first seat, layout, tiles, decks."""
    fill_supply(table)
    seat_sorcerers(table)
    choose_first(table)
    lay_forest(table)
    lay_grounds(table)
    lay_plateaus(table)
    lay_decks(table)
    hand_out(table)
    begin_night(table)


def fill_supply(table: Table) -> None:
    """MS-11, MS-215: all pieces are in the supply, or more than can ever be used."""
    tables = table.tables
    good: i64
    for good in range(GOODS):
        table.supply[good] = tables.supply[good] if table.terms.is_limited else PLENTY
    kind: i64
    for kind in range(KINDS):
        table.box[kind] = tables.gus
    table.debris_supply = tables.debris
    table.dice_supply = tables.dice


def seat_sorcerers(table: Table) -> None:
    """MS-2: named by the options, or drawn without replacement."""
    if table.terms.roles[0] != NONE:
        seat: i64
        for seat in range(table.seats):
            table.role[seat] = table.terms.roles[seat]
        return
    pool = row(list(range(SORCERERS)))
    left: i64 = SORCERERS
    for seat in range(table.seats):
        drawn = table.below(SETUP, left)
        table.role[seat] = pool[drawn]
        left -= 1
        while drawn < left:
            pool[drawn] = pool[drawn + 1]
            drawn += 1


def choose_first(table: Table) -> None:
    """MS-13: named or drawn; the first order goes on by seats."""
    first = table.terms.first_seat
    if first == NONE:
        first = table.below(SETUP, table.seats)
    index: i64
    for index in range(table.seats):
        table.order[index] = (first + index) % table.seats


def lay_forest(table: Table) -> None:
    """MS-5, MS-6: kinds of lands and who is next to whom."""
    table.land_kind = table.terms.land_kind[:]
    table.near = table.terms.near[:]
    if table.terms.is_shuffled:
        shuffle_lands(table)
    land: i64
    for land in range(LANDS):
        if table.land_kind[land] != FORBIDDEN:
            table.open_lands |= BIT[land]
        if table.land_kind[land] == SHRINE:
            table.shrines |= BIT[land]


def shuffle_lands(table: Table) -> None:
    """MS-5: with the shuffled layout the open lands change places; forbidden cells stay."""
    lands = row([land for land in range(LANDS) if table.land_kind[land] != FORBIDDEN])
    pile = row([table.land_kind[lands[index]] for index in range(len(lands))])
    table.shuffle(SETUP, pile, 0, len(pile))
    index: i64
    for index in range(len(lands)):
        table.land_kind[lands[index]] = pile[index]


def lay_grounds(table: Table) -> None:
    """MS-7, MS-8: tiles are mixed and dealt by rising land; open ones hold one piece."""
    tiles = table.tables.grounds[:]
    table.shuffle(SETUP, tiles, 0, len(tiles))
    dealt: i64 = 0
    land: i64
    for land in range(LANDS):
        kind = table.land_kind[land]
        if kind == GROUND:
            put_good(table, land, tiles[dealt])
        if kind == GROUND or kind == FORBIDDEN:
            dealt += 1


def lay_plateaus(table: Table) -> None:
    """MS-9 to MS-11: a flask on each plateau, debris on plateaus and shrines."""
    land: i64
    for land in range(LANDS):
        kind = table.land_kind[land]
        if kind == PLATEAU:
            put_good(table, land, FLASK)
        if (kind == PLATEAU or kind == SHRINE) and table.debris_supply > 0:
            table.debris |= BIT[land]
            table.debris_supply -= 1


def put_good(table: Table, land: i64, good: i64) -> None:
    """One piece from the supply onto a land."""
    if table.supply[good] > 0:
        table.supply[good] -= 1
        table.land_good[land] = good


def lay_decks(table: Table) -> None:
    """MS-12: four decks with one scroll uncovered each."""
    deck: i64
    for deck in range(DECKS):
        table.deck_rest[deck] = table.tables.deck_mask[deck]
        reveal(table, deck, SETUP)


def hand_out(table: Table) -> None:
    """MS-3, MS-4: drops, flasks, mana and potions; every track at its start."""
    seat: i64
    for seat in range(table.seats):
        hand_good(table, seat, DROP, table.terms.start_drops)
        hand_good(table, seat, FLASK, table.terms.start_flasks)
        hand_good(table, seat, MANA, table.terms.start_mana)
        table.potions_left[seat] = table.own_potions(seat)


def hand_good(table: Table, seat: i64, good: i64, amount: i64) -> None:
    """A share of the supply at the start, cut to what is there."""
    there = table.supply[good]
    share = amount if amount < there else there
    table.supply[good] -= share
    table.goods[seat * GOODS + good] += share
