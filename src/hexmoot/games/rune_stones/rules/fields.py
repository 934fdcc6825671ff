"""How a table is copied and stored; written by `make fields` from `state.py`."""

from __future__ import annotations

from hexmoot.engine.native.tape import Tape
from hexmoot.games.rune_stones.rules.state import Table


def copy_fields(table: Table, source: Table) -> None:
    """Take over every field of another table."""
    _copy_part_1(table, source)
    _copy_part_2(table, source)


def _copy_part_1(table: Table, source: Table) -> None:
    table.round = source.round
    table.first = source.first
    table.active = source.active
    table.final_round = source.final_round
    table.wild_artifacts = source.wild_artifacts
    table.night = source.night
    table.arrivals = source.arrivals
    table.pool = source.pool
    table.fits = source.fits
    table.last_card = source.last_card
    table.bought = source.bought
    table.played_count = source.played_count
    table.forged = source.forged
    table.borrowed = source.borrowed
    table.borrowed_wild = source.borrowed_wild
    table.exchange_used = source.exchange_used
    table.wilds_active = source.wilds_active
    table.zones = source.zones[:]
    table.display = source.display[:]
    table.smithies = source.smithies[:]
    table.artifact_bag = source.artifact_bag[:]
    table.artifact_discard = source.artifact_discard[:]
    table.stones_left = source.stones_left[:]
    table.stones_aside = source.stones_aside[:]


def _copy_part_2(table: Table, source: Table) -> None:
    table.supply = source.supply[:]
    table.wisp_bag = source.wisp_bag[:]
    table.wisp_discard = source.wisp_discard[:]
    table.wisp_up = source.wisp_up[:]
    table.toadstool_bag = source.toadstool_bag[:]
    table.toadstool_discard = source.toadstool_discard[:]
    table.played = source.played[:]
    table.played_flags = source.played_flags[:]
    table.score = source.score[:]
    table.points = source.points[:]
    table.owned = source.owned[:]
    table.rows = source.rows[:]
    table.stones = source.stones[:]
    table.wild_colour = source.wild_colour[:]
    table.familiar = source.familiar[:]
    table.arrival = source.arrival[:]
    table.toadstools = source.toadstools[:]


def exchange_fields(table: Table, tape: Tape) -> None:
    """Pass every field over the tape."""
    _exchange_part_1(table, tape)
    _exchange_part_2(table, tape)


def _exchange_part_1(table: Table, tape: Tape) -> None:
    table.round = tape.number(table.round)
    table.first = tape.number(table.first)
    table.active = tape.number(table.active)
    table.final_round = tape.flag(table.final_round)
    table.wild_artifacts = tape.number(table.wild_artifacts)
    table.night = tape.number(table.night)
    table.arrivals = tape.number(table.arrivals)
    table.pool = tape.number(table.pool)
    table.fits = tape.number(table.fits)
    table.last_card = tape.number(table.last_card)
    table.bought = tape.number(table.bought)
    table.played_count = tape.number(table.played_count)
    table.forged = tape.number(table.forged)
    table.borrowed = tape.number(table.borrowed)
    table.borrowed_wild = tape.number(table.borrowed_wild)
    table.exchange_used = tape.flag(table.exchange_used)
    table.wilds_active = tape.flag(table.wilds_active)
    table.zones = tape.array(table.zones)
    table.display = tape.array(table.display)
    table.smithies = tape.array(table.smithies)
    table.artifact_bag = tape.array(table.artifact_bag)
    table.artifact_discard = tape.array(table.artifact_discard)
    table.stones_left = tape.array(table.stones_left)
    table.stones_aside = tape.array(table.stones_aside)


def _exchange_part_2(table: Table, tape: Tape) -> None:
    table.supply = tape.array(table.supply)
    table.wisp_bag = tape.array(table.wisp_bag)
    table.wisp_discard = tape.array(table.wisp_discard)
    table.wisp_up = tape.array(table.wisp_up)
    table.toadstool_bag = tape.array(table.toadstool_bag)
    table.toadstool_discard = tape.array(table.toadstool_discard)
    table.played = tape.array(table.played)
    table.played_flags = tape.array(table.played_flags)
    table.score = tape.array(table.score)
    table.points = tape.array(table.points)
    table.owned = tape.array(table.owned)
    table.rows = tape.array(table.rows)
    table.stones = tape.array(table.stones)
    table.wild_colour = tape.array(table.wild_colour)
    table.familiar = tape.array(table.familiar)
    table.arrival = tape.array(table.arrival)
    table.toadstools = tape.array(table.toadstools)
