"""The observation for learning: the table as named numbers, the viewer's seat first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexmoot.engine.native.sheet import Sheet
from hexmoot.games.sorcerer_stones.rules.geometry import SLOTS, ZONES
from hexmoot.games.sorcerer_stones.rules.kinds import (
    ARTIFACTS,
    COLOURS,
    DECK,
    END_CAP,
    MAGIC,
    MODES,
    OBJECTIVES,
    OFFER,
    QI_IN_BOX,
    SUBJECT,
    TOKENS,
)
from hexmoot.games.sorcerer_stones.rules.plane import CORNER_COUNT, SPACES
from hexmoot.games.sorcerer_stones.rules.state import Table

MOST_ROUNDS: Final = 1000
LONGEST_LINE: Final = 24  # stones in the line at most
MOST_QI: Final = 400  # what a seat can gather, credited Qi included, in the longest game
MOST_STONES: Final = 9
MOST_FREE_STEPS: Final = 18

SLOT: Final = [f"slot{slot}" for slot in range(SLOTS)]
LINE: Final = [f"line{index}" for index in range(LONGEST_LINE)]
CARD: Final = [f"offer{position}" for position in range(OFFER)]
SPACE: Final = [f"space{space}" for space in range(SPACES)]
CORNER: Final = [f"corner{corner}" for corner in range(CORNER_COUNT)]


def observe_table(table: Table, seat: i64, sheet: Sheet) -> None:
    """SS-7: all of it is open to everybody."""
    observe_game(table, sheet)
    observe_zones(table, sheet)
    observe_offer(table, sheet)
    observe_plane(table, sheet)
    observe_turn(table, sheet)
    offset: i64
    for offset in range(table.seats):
        sheet.about_seat(offset)
        observe_seat(table, (seat + offset) % table.seats, sheet)
    sheet.about_table()


def observe_game(table: Table, sheet: Sheet) -> None:
    """Mode, round, what is left of it, and the open objectives."""
    sheet.one_hot("mode", table.terms.mode, len(MODES))
    sheet.number("round", table.round, 0, MOST_ROUNDS)
    sheet.number("max_rounds", table.terms.max_rounds, 0, MOST_ROUNDS)
    sheet.one_hot("last_round", table.last_reason - 1, END_CAP)
    sheet.bits("objective", table.open_objectives, OBJECTIVES)
    sheet.number("qi_supply", table.qi_supply, 0, QI_IN_BOX)
    sheet.flag("equal_turns", table.terms.has_equal_turns)


def observe_zones(table: Table, sheet: Sheet) -> None:
    """Where the zones lie, their stones, and the line."""
    lattice = table.tables.lattice
    zone: i64
    for zone in range(ZONES):
        if sheet.is_naming:
            sheet.prefix = f"zone{zone}."
        place = table.shape * ZONES + table.zone_place[zone]
        sheet.number("x", lattice.place_x[place], 0, 4)
        sheet.number("y", lattice.place_y[place], 0, 4)
    sheet.about_table()
    sheet.one_hots(SLOT, table.slots, 0, COLOURS)
    sheet.number("line_length", table.line_length, 0, LONGEST_LINE)
    sheet.one_hots(LINE, table.line, 0, COLOURS)


def observe_offer(table: Table, sheet: Sheet) -> None:
    """The cards on offer, stones on them (SS-156: in co-op alone), and what may still come."""
    sheet.one_hots(CARD, table.offer, 0, ARTIFACTS)
    if sheet.is_naming or table.is_coop():
        sheet.row("placed", table.placed, 0, OFFER * COLOURS, 0, 4)
    else:
        sheet.pass_over(OFFER * COLOURS)
    sheet.bits("unseen_artifact", table.artifact_bag, ARTIFACTS)
    sheet.number("crafted_count", table.crafted_count, 0, ARTIFACTS)


def observe_plane(table: Table, sheet: Sheet) -> None:
    """Colours of the spaces, and the rune stacks where they lie."""
    sheet.one_hots(SPACE, table.plane, 0, COLOURS)
    sheet.one_hots(CORNER, table.corner_type, 0, COLOURS)
    kind: i64
    for kind in range(COLOURS):
        if sheet.is_naming:
            sheet.prefix = f"stack{kind}"
        sheet.bits("", table.stack[kind], TOKENS)
    sheet.about_table()


def observe_turn(table: Table, sheet: Sheet) -> None:
    """What has been done in the turn under way, and what the present question is about."""
    sheet.number("argument", table.argument(SUBJECT), 0, SPACES)
    sheet.number("cards_played", table.cards_played, 0, 4)
    sheet.number("line_count", table.line_count, 0, 10)
    sheet.number("longest", table.longest, 0, 10)
    sheet.number("free_steps", table.free_steps, 0, MOST_FREE_STEPS)
    sheet.number("paid_steps_used", table.paid_steps_used, 0, MOST_STONES)
    sheet.number("claims_made", table.claims_made, 0, 1)
    sheet.one_hot("crafting", table.crafting, OFFER)
    sheet.row("gained", table.gained, 0, COLOURS, 0, 4)
    sheet.row("budget", table.budget, 0, COLOURS, 0, 4)
    sheet.row("pending", table.pending, 0, COLOURS, 0, MOST_STONES)
    sheet.row("placing", table.placing, 0, COLOURS, 0, 4)


def observe_seat(table: Table, seat: i64, sheet: Sheet) -> None:
    """What lies before one seat."""
    sheet.one_hot("colour", table.colour[seat], COLOURS - 1)
    sheet.flag("starts", seat == table.start_seat)
    sheet.flag("active", seat == table.active)
    sheet.one_hot("taoist", table.taoist[seat], ZONES)
    sheet.one_hot("spirit", table.spirit[seat], SPACES)
    sheet.row("stones", table.reservoir, seat * COLOURS, COLOURS, 0, MOST_STONES)
    sheet.row("hand", table.hand, seat * MAGIC, MAGIC, 0, DECK)
    sheet.row("unseen_magic", table.deck, seat * MAGIC, MAGIC, 0, DECK)
    sheet.number("deck", table.deck_count[seat], 0, DECK)
    sheet.bits("crafted", table.crafted[seat], ARTIFACTS)
    sheet.number("qi", table.qi[seat], 0, QI_IN_BOX)
    sheet.number("credited", table.qi_credited[seat], 0, MOST_QI)
    sheet.bits("owned", table.owned[seat], COLOURS)
    sheet.row("rune", table.rune, seat * COLOURS, COLOURS, 0, TOKENS)
