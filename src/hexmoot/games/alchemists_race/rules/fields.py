"""How a table is copied and stored; written by `make fields` from `state.py`."""

from __future__ import annotations

from hexmoot.engine.native.tape import Tape
from hexmoot.games.alchemists_race.rules.state import Table


def copy_fields(table: Table, source: Table) -> None:
    """Take over every field of another table."""
    table.first_player = source.first_player
    table.active = source.active
    table.round = source.round
    table.turn_count = source.turn_count
    table.die = source.die
    table.steps_left = source.steps_left
    table.has_stepped = source.has_stepped
    table.extra_rolls = source.extra_rolls
    table.warped = source.warped
    table.open_targets = source.open_targets
    table.encounters = source.encounters
    table.arrival = source.arrival
    table.target_reached = source.target_reached
    table.position = source.position[:]
    table.came_from = source.came_from[:]
    table.coins = source.coins[:]
    table.defended = source.defended[:]
    table.invisible = source.invisible[:]
    table.resources = source.resources[:]
    table.potions = source.potions[:]
    table.supply = source.supply[:]
    table.stacks = source.stacks[:]


def exchange_fields(table: Table, tape: Tape) -> None:
    """Pass every field over the tape."""
    table.first_player = tape.number(table.first_player)
    table.active = tape.number(table.active)
    table.round = tape.number(table.round)
    table.turn_count = tape.number(table.turn_count)
    table.die = tape.number(table.die)
    table.steps_left = tape.number(table.steps_left)
    table.has_stepped = tape.flag(table.has_stepped)
    table.extra_rolls = tape.number(table.extra_rolls)
    table.warped = tape.flag(table.warped)
    table.open_targets = tape.number(table.open_targets)
    table.encounters = tape.number(table.encounters)
    table.arrival = tape.number(table.arrival)
    table.target_reached = tape.flag(table.target_reached)
    table.position = tape.array(table.position)
    table.came_from = tape.array(table.came_from)
    table.coins = tape.array(table.coins)
    table.defended = tape.array(table.defended)
    table.invisible = tape.array(table.invisible)
    table.resources = tape.array(table.resources)
    table.potions = tape.array(table.potions)
    table.supply = tape.array(table.supply)
    table.stacks = tape.array(table.stacks)
