"""What follows from every change of a table: the end of the game, what is due."""

from __future__ import annotations

from hexmoot.engine.native.state import State
from hexmoot.server.bots.characters import farewells
from hexmoot.server.table.due import note_wake
from hexmoot.server.table.results import count
from hexmoot.server.table.table import Table


def settle(table: Table, now: float) -> None:
    """Carry out what follows from a change, as a part of it: stored and shown together."""
    row, game = table.row, table.game
    # A standing order alone must not move a table in anybody's list, nor must being counted late.
    is_quiet = table.finish is not None or table.fresh
    if not is_quiet or any(entry.kind != "order" for entry in table.fresh):
        row.updated = now
    if game is not None:
        row.ply, row.asked = game.ply, game.asked
        if game.state.over and row.status == "playing":
            _finish(table, game.state, now)
    note_wake(table, now)


def _finish(table: Table, end: State, now: float) -> None:
    """The game is over: who came where (practice has no result), and what its bots say."""
    row, outcome = table.row, end.outcome
    row.status, row.ended, row.undo.request = "finished", now, None
    if outcome is None:
        return
    has_places = outcome.together is None and not row.practice
    row.places = list(outcome.ranks) if has_places else None
    table.said += farewells(table, outcome, now)
    count(table)
