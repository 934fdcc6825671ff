"""The table as numbers for learning, seen from one seat."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.sheet import Sheet
from hexmoot.games.alchemists_race.kinds import KINDS, NO_SPACE
from hexmoot.games.alchemists_race.state import RaceTable

MOST_HELD = 400
MOST_COINS = 110
MOST_ROUNDS = 2000
MOST_SIDES = 12
MOST_SUPPLY = 99


def observe_race(table: RaceTable, seat: i64, sheet: Sheet) -> None:
    """AR-10: everything is public; the viewer's own things come first, then clockwise."""
    sheet.about_table()
    sheet.number("round", table.round, 0, MOST_ROUNDS)
    sheet.number("die", table.die, 0, MOST_SIDES)
    sheet.number("steps_left", table.steps_left, 0, MOST_SIDES)
    sheet.flag("has_stepped", table.has_stepped)
    sheet.number("extra_rolls", table.extra_rolls, 0, MOST_HELD)
    sheet.flag("warped", table.warped)
    sheet.flag("target_reached", table.target_reached)
    sheet.row("supply", table.supply, 0, KINDS, -1, MOST_SUPPLY)
    sheet.row("stack", table.stacks, 0, KINDS, -1, MOST_SUPPLY)
    offset: i64
    for offset in range(table.seats):
        other = seat + offset
        if other >= table.seats:
            other -= table.seats
        sheet.about_seat(offset)
        observe_seat(table, other, sheet)


def observe_seat(table: RaceTable, seat: i64, sheet: Sheet) -> None:
    """One seat's piece, heading, holdings and standing in the running turn."""
    sheet.flag("active", table.active == seat)
    sheet.flag("first", table.first_player == seat)
    sheet.one_hot("position", table.position[seat], table.board.size)
    heading = table.came_from[seat]
    sheet.one_hot("came_from", heading, table.board.size)
    sheet.flag("free_heading", heading == NO_SPACE)
    sheet.number("coins", table.coins[seat], 0, MOST_COINS)
    sheet.row("resource", table.resources, seat * KINDS, KINDS, 0, MOST_HELD)
    sheet.row("potion", table.potions, seat * KINDS, KINDS, 0, MOST_HELD)
    sheet.flag("defended", table.defended[seat] != 0)
    sheet.flag("invisible", table.invisible[seat] != 0)
    sheet.flag("open_target", (table.open_targets >> seat) & 1 != 0)
    sheet.flag("met", (table.encounters >> seat) & 1 != 0)
