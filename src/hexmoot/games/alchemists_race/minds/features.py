"""The table as numbers for learning, seen from one seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexmoot.engine.native.sheet import Sheet
from hexmoot.games.alchemists_race.rules.kinds import (
    DUE,
    KINDS,
    LOSE_POTIONS,
    LOSE_RESOURCES,
    LOWEST,
    NO_SPACE,
)
from hexmoot.games.alchemists_race.rules.state import Table

MOST_HELD: Final = 400
MOST_COINS: Final = 110
MOST_ROUNDS: Final = 2000
MOST_SIDES: Final = 12
MOST_SUPPLY: Final = 99
MOST_LOST: Final = 10


def observe_table(table: Table, seat: i64, sheet: Sheet) -> None:
    """AR-10: everything is public; the viewer's own things come first, then clockwise."""
    sheet.about_table()
    sheet.number("round", table.round, 0, MOST_ROUNDS)
    sheet.number("die", table.die, 0, MOST_SIDES)
    sheet.number("steps_left", table.steps_left, 0, MOST_SIDES)
    sheet.flag("has_stepped", table.has_stepped)
    sheet.number("extra_rolls", min(table.extra_rolls, MOST_HELD), 0, MOST_HELD)
    sheet.flag("warped", table.warped)
    sheet.flag("target_reached", table.target_reached)
    observe_loss(table, sheet)
    sheet.row("supply", table.supply, 0, KINDS, -1, MOST_SUPPLY)
    sheet.row("stack", table.stacks, 0, KINDS, -1, MOST_SUPPLY)
    offset: i64
    for offset in range(table.seats):
        other = seat + offset
        if other >= table.seats:
            other -= table.seats
        sheet.about_seat(offset)
        observe_seat(table, other, sheet)


def observe_loss(table: Table, sheet: Sheet) -> None:
    """AR-56: while somebody gives things up, how many more and from which kind on."""
    due: i64 = 0
    lowest: i64 = 0
    kind = table.asked()
    if kind == LOSE_RESOURCES or kind == LOSE_POTIONS:
        due = table.argument(DUE)
        lowest = table.argument(LOWEST)
    sheet.number("loss_due", due, 0, MOST_LOST)
    sheet.number("loss_lowest", lowest, 0, KINDS - 1)


def observe_seat(table: Table, seat: i64, sheet: Sheet) -> None:
    """One seat's piece, heading, holdings (AR-11: without limit) and standing in the turn."""
    sheet.flag("active", table.active == seat)
    sheet.flag("first", table.first_player == seat)
    sheet.one_hot("position", table.position[seat], table.board.size)
    heading = table.came_from[seat]
    sheet.one_hot("came_from", heading, table.board.size)
    sheet.flag("free_heading", heading == NO_SPACE)
    sheet.number("coins", min(table.coins[seat], MOST_COINS), 0, MOST_COINS)
    sheet.row("resource", table.resources, seat * KINDS, KINDS, 0, MOST_HELD)
    sheet.row("potion", table.potions, seat * KINDS, KINDS, 0, MOST_HELD)
    sheet.flag("defended", table.defended[seat] != 0)
    sheet.flag("invisible", table.invisible[seat] != 0)
    sheet.flag("open_target", (table.open_targets >> seat) & 1 != 0)
    sheet.flag("met", (table.encounters >> seat) & 1 != 0)
