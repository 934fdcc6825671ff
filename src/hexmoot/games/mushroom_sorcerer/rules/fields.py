"""How a table is copied and stored; written by `make fields` from `state.py`."""

from __future__ import annotations

from hexmoot.engine.native.tape import Tape
from hexmoot.games.mushroom_sorcerer.rules.state import Table


def copy_fields(table: Table, source: Table) -> None:
    """Take over every field of another table."""
    _copy_part_1(table, source)
    _copy_part_2(table, source)


def _copy_part_1(table: Table, source: Table) -> None:
    table.round = source.round
    table.phase = source.phase
    table.cycle = source.cycle
    table.active = source.active
    table.queue_at = source.queue_at
    table.queue_size = source.queue_size
    table.dominance = source.dominance
    table.blessed = source.blessed
    table.open_lands = source.open_lands
    table.shrines = source.shrines
    table.debris = source.debris
    table.moons = source.moons
    table.debris_supply = source.debris_supply
    table.dice_supply = source.dice_supply
    table.flipped = source.flipped
    table.discard = source.discard
    table.land_kind = source.land_kind
    table.near = source.near
    table.role = source.role
    table.owner = source.owner[:]
    table.height = source.height[:]
    table.stack = source.stack[:]
    table.servants = source.servants[:]
    table.land_good = source.land_good[:]


def _copy_part_2(table: Table, source: Table) -> None:
    table.towers = source.towers[:]
    table.supply = source.supply[:]
    table.box = source.box[:]
    table.goods = source.goods[:]
    table.dice = source.dice[:]
    table.element = source.element[:]
    table.moon = source.moon[:]
    table.influence = source.influence[:]
    table.archive = source.archive[:]
    table.archive_size = source.archive_size[:]
    table.scrolls = source.scrolls[:]
    table.deck_top = source.deck_top[:]
    table.deck_rest = source.deck_rest[:]
    table.potions_left = source.potions_left[:]
    table.potion = source.potion[:]
    table.free_gu = source.free_gu[:]
    table.order = source.order[:]
    table.queue = source.queue[:]
    table.turn = source.turn[:]
    table.war = source.war[:]


def exchange_fields(table: Table, tape: Tape) -> None:
    """Pass every field over the tape."""
    _exchange_part_1(table, tape)
    _exchange_part_2(table, tape)


def _exchange_part_1(table: Table, tape: Tape) -> None:
    table.round = tape.number(table.round)
    table.phase = tape.number(table.phase)
    table.cycle = tape.number(table.cycle)
    table.active = tape.number(table.active)
    table.queue_at = tape.number(table.queue_at)
    table.queue_size = tape.number(table.queue_size)
    table.dominance = tape.number(table.dominance)
    table.blessed = tape.number(table.blessed)
    table.open_lands = tape.number(table.open_lands)
    table.shrines = tape.number(table.shrines)
    table.debris = tape.number(table.debris)
    table.moons = tape.number(table.moons)
    table.debris_supply = tape.number(table.debris_supply)
    table.dice_supply = tape.number(table.dice_supply)
    table.flipped = tape.number(table.flipped)
    table.discard = tape.number(table.discard)
    table.land_kind = tape.array(table.land_kind)
    table.near = tape.array(table.near)
    table.role = tape.array(table.role)
    table.owner = tape.array(table.owner)
    table.height = tape.array(table.height)
    table.stack = tape.array(table.stack)
    table.servants = tape.array(table.servants)
    table.land_good = tape.array(table.land_good)


def _exchange_part_2(table: Table, tape: Tape) -> None:
    table.towers = tape.array(table.towers)
    table.supply = tape.array(table.supply)
    table.box = tape.array(table.box)
    table.goods = tape.array(table.goods)
    table.dice = tape.array(table.dice)
    table.element = tape.array(table.element)
    table.moon = tape.array(table.moon)
    table.influence = tape.array(table.influence)
    table.archive = tape.array(table.archive)
    table.archive_size = tape.array(table.archive_size)
    table.scrolls = tape.array(table.scrolls)
    table.deck_top = tape.array(table.deck_top)
    table.deck_rest = tape.array(table.deck_rest)
    table.potions_left = tape.array(table.potions_left)
    table.potion = tape.array(table.potion)
    table.free_gu = tape.array(table.free_gu)
    table.order = tape.array(table.order)
    table.queue = tape.array(table.queue)
    table.turn = tape.array(table.turn)
    table.war = tape.array(table.war)
