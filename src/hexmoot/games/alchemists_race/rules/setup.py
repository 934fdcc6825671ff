"""Before the first turn (AR-6, AR-7, AR-13 to AR-16)."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.native.chance import SETUP
from hexmoot.games.alchemists_race.rules.kinds import KINDS, NO_SEAT
from hexmoot.games.alchemists_race.rules.state import Table
from hexmoot.games.alchemists_race.rules.turn import begin_turn


def set_up(table: Table) -> None:
    """AR-15, AR-16: fill supply and stacks, draw or name the first player, begin their turn."""
    terms = table.terms
    kind: i64
    for kind in range(KINDS):
        table.supply[kind] = terms.resource_supply if kind < terms.resource_kinds else 0
        table.stacks[kind] = terms.potion_supply
    table.first_player = terms.first_player
    if terms.first_player == NO_SEAT:
        table.first_player = table.below(SETUP, table.seats)
    begin_turn(table, table.first_player)
