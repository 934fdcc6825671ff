"""How a table is copied and stored; written by `make fields` from `state.py`."""

from __future__ import annotations

from hexmoot.engine.native.tape import Tape
from hexmoot.games.elementalis.rules.state import Table


def copy_fields(table: Table, source: Table) -> None:
    """Take over every field of another table."""
    _copy_part_1(table, source)
    _copy_part_2(table, source)


def _copy_part_1(table: Table, source: Table) -> None:
    table.round = source.round
    table.turn = source.turn
    table.active = source.active
    table.roll_kind = source.roll_kind
    table.chaos = source.chaos
    table.in_play = source.in_play
    table.held = source.held
    table.scorched = source.scorched
    table.taken = source.taken
    table.tally = source.tally
    table.gained = source.gained
    table.pass_number = source.pass_number
    table.declared = source.declared
    table.live = source.live
    table.used = source.used
    table.leak = source.leak
    table.links = source.links
    table.caster = source.caster
    table.cast_spell = source.cast_spell
    table.spell = source.spell
    table.paid = source.paid
    table.is_void = source.is_void
    table.target = source.target
    table.target_symbol = source.target_symbol


def _copy_part_2(table: Table, source: Table) -> None:
    table.major = source.major[:]
    table.minor = source.minor[:]
    table.kind = source.kind[:]
    table.symbol = source.symbol[:]
    table.lines = source.lines[:]
    table.pool = source.pool[:]
    table.flux = source.flux[:]
    table.channel = source.channel[:]
    table.face = source.face[:]
    table.source = source.source[:]
    table.chosen = source.chosen[:]
    table.order = source.order[:]


def exchange_fields(table: Table, tape: Tape) -> None:
    """Pass every field over the tape."""
    _exchange_part_1(table, tape)
    _exchange_part_2(table, tape)


def _exchange_part_1(table: Table, tape: Tape) -> None:
    table.round = tape.number(table.round)
    table.turn = tape.number(table.turn)
    table.active = tape.number(table.active)
    table.roll_kind = tape.number(table.roll_kind)
    table.chaos = tape.number(table.chaos)
    table.in_play = tape.number(table.in_play)
    table.held = tape.number(table.held)
    table.scorched = tape.number(table.scorched)
    table.taken = tape.number(table.taken)
    table.tally = tape.number(table.tally)
    table.gained = tape.number(table.gained)
    table.pass_number = tape.number(table.pass_number)
    table.declared = tape.number(table.declared)
    table.live = tape.number(table.live)
    table.used = tape.number(table.used)
    table.leak = tape.number(table.leak)
    table.links = tape.number(table.links)
    table.caster = tape.number(table.caster)
    table.cast_spell = tape.number(table.cast_spell)
    table.spell = tape.number(table.spell)
    table.paid = tape.number(table.paid)
    table.is_void = tape.number(table.is_void)
    table.target = tape.number(table.target)
    table.target_symbol = tape.number(table.target_symbol)


def _exchange_part_2(table: Table, tape: Tape) -> None:
    table.major = tape.array(table.major)
    table.minor = tape.array(table.minor)
    table.kind = tape.array(table.kind)
    table.symbol = tape.array(table.symbol)
    table.lines = tape.array(table.lines)
    table.pool = tape.array(table.pool)
    table.flux = tape.array(table.flux)
    table.channel = tape.array(table.channel)
    table.face = tape.array(table.face)
    table.source = tape.array(table.source)
    table.chosen = tape.array(table.chosen)
    table.order = tape.array(table.order)
