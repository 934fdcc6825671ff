"""How a table is copied and stored; written by `make fields` from `state.py`."""

from __future__ import annotations

from hexmoot.engine.native.tape import Tape
from hexmoot.games.sorcerer_stones.rules.state import Table


def copy_fields(table: Table, source: Table) -> None:
    """Take over every field of another table."""
    _copy_part_1(table, source)
    _copy_part_2(table, source)
    _copy_part_3(table, source)


def _copy_part_1(table: Table, source: Table) -> None:
    table.start_seat = source.start_seat
    table.active = source.active
    table.round = source.round
    table.turn = source.turn
    table.shape = source.shape
    table.line_length = source.line_length
    table.artifact_bag = source.artifact_bag
    table.crafted_count = source.crafted_count
    table.open_objectives = source.open_objectives
    table.qi_supply = source.qi_supply
    table.last_reason = source.last_reason
    table.cards_played = source.cards_played
    table.singles = source.singles
    table.doubles = source.doubles
    table.line_count = source.line_count
    table.longest = source.longest
    table.free_steps = source.free_steps
    table.paid_steps_used = source.paid_steps_used
    table.claims_made = source.claims_made
    table.free_steps_made = source.free_steps_made
    table.crafting = source.crafting
    table.slots = source.slots[:]
    table.zone_place = source.zone_place[:]
    table.place_zone = source.place_zone[:]


def _copy_part_2(table: Table, source: Table) -> None:
    table.zone_turn = source.zone_turn[:]
    table.line = source.line[:]
    table.colour = source.colour
    table.taoist = source.taoist[:]
    table.spirit = source.spirit[:]
    table.reservoir = source.reservoir[:]
    table.hand = source.hand[:]
    table.deck = source.deck[:]
    table.discard = source.discard[:]
    table.deck_count = source.deck_count[:]
    table.hand_count = source.hand_count[:]
    table.crafted = source.crafted[:]
    table.qi = source.qi[:]
    table.qi_credited = source.qi_credited[:]
    table.owned = source.owned[:]
    table.rune = source.rune[:]
    table.offer = source.offer[:]
    table.placed = source.placed[:]
    table.plane = source.plane
    table.plane_tile = source.plane_tile
    table.corner_type = source.corner_type
    table.stack = source.stack[:]
    table.gained = source.gained[:]
    table.budget = source.budget[:]


def _copy_part_3(table: Table, source: Table) -> None:
    table.pending = source.pending[:]
    table.placing = source.placing[:]


def exchange_fields(table: Table, tape: Tape) -> None:
    """Pass every field over the tape."""
    _exchange_part_1(table, tape)
    _exchange_part_2(table, tape)
    _exchange_part_3(table, tape)


def _exchange_part_1(table: Table, tape: Tape) -> None:
    table.start_seat = tape.number(table.start_seat)
    table.active = tape.number(table.active)
    table.round = tape.number(table.round)
    table.turn = tape.number(table.turn)
    table.shape = tape.number(table.shape)
    table.line_length = tape.number(table.line_length)
    table.artifact_bag = tape.number(table.artifact_bag)
    table.crafted_count = tape.number(table.crafted_count)
    table.open_objectives = tape.number(table.open_objectives)
    table.qi_supply = tape.number(table.qi_supply)
    table.last_reason = tape.number(table.last_reason)
    table.cards_played = tape.number(table.cards_played)
    table.singles = tape.number(table.singles)
    table.doubles = tape.number(table.doubles)
    table.line_count = tape.number(table.line_count)
    table.longest = tape.number(table.longest)
    table.free_steps = tape.number(table.free_steps)
    table.paid_steps_used = tape.number(table.paid_steps_used)
    table.claims_made = tape.number(table.claims_made)
    table.free_steps_made = tape.number(table.free_steps_made)
    table.crafting = tape.number(table.crafting)
    table.slots = tape.array(table.slots)
    table.zone_place = tape.array(table.zone_place)
    table.place_zone = tape.array(table.place_zone)


def _exchange_part_2(table: Table, tape: Tape) -> None:
    table.zone_turn = tape.array(table.zone_turn)
    table.line = tape.array(table.line)
    table.colour = tape.array(table.colour)
    table.taoist = tape.array(table.taoist)
    table.spirit = tape.array(table.spirit)
    table.reservoir = tape.array(table.reservoir)
    table.hand = tape.array(table.hand)
    table.deck = tape.array(table.deck)
    table.discard = tape.array(table.discard)
    table.deck_count = tape.array(table.deck_count)
    table.hand_count = tape.array(table.hand_count)
    table.crafted = tape.array(table.crafted)
    table.qi = tape.array(table.qi)
    table.qi_credited = tape.array(table.qi_credited)
    table.owned = tape.array(table.owned)
    table.rune = tape.array(table.rune)
    table.offer = tape.array(table.offer)
    table.placed = tape.array(table.placed)
    table.plane = tape.array(table.plane)
    table.plane_tile = tape.array(table.plane_tile)
    table.corner_type = tape.array(table.corner_type)
    table.stack = tape.array(table.stack)
    table.gained = tape.array(table.gained)
    table.budget = tape.array(table.budget)


def _exchange_part_3(table: Table, tape: Tape) -> None:
    table.pending = tape.array(table.pending)
    table.placing = tape.array(table.placing)
