"""Daybreak, and Repeat, which makes room for the next round (MS-18 to MS-21, MS-197 to MS-202)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexmoot.engine.native.stack import SEAT
from hexmoot.games.mushroom_sorcerer.rules.actions import ELEMENT, TAKE_INFLUENCE
from hexmoot.games.mushroom_sorcerer.rules.elements import gain_elements
from hexmoot.games.mushroom_sorcerer.rules.frames import IN_ORDER, NEXT_SHRINE, STAGE
from hexmoot.games.mushroom_sorcerer.rules.gains import gain_influence
from hexmoot.games.mushroom_sorcerer.rules.kinds import (
    ROUND_CAP,
    SHRINE_PAYS,
    STEP_REPEAT,
    STEP_TWILIGHT,
    TOLD_DAWN,
    TOLD_DISCARD,
    TOLD_ORDER,
    TOLD_ROUND,
)
from hexmoot.games.mushroom_sorcerer.rules.memory import TWILIGHT
from hexmoot.games.mushroom_sorcerer.rules.pieces import (
    DECKS,
    FLAME,
    LANDS,
    MOON,
    NONE,
    STONE,
    THUNDER,
    WATER,
)
from hexmoot.games.mushroom_sorcerer.rules.scoring import end_game
from hexmoot.games.mushroom_sorcerer.rules.scrolls import discard_top
from hexmoot.games.mushroom_sorcerer.rules.state import Table
from hexmoot.games.mushroom_sorcerer.rules.turn import harvest

# ---- Daybreak

SHRINES_STAGE: Final = 4
BOX_STAGE: Final = 5


def run_daybreak(table: Table) -> None:
    """MS-199: sorcerer by sorcerer flame, stone, thunder, water, the shrines, the box."""
    index = table.argument(IN_ORDER)
    if index == table.seats:
        table.pop()
        table.push(STEP_REPEAT, 0)
        return
    seat = table.order[index]
    stage = table.argument(STAGE)
    if stage == SHRINES_STAGE:
        visit_shrines(table, seat)
        return
    table.set_argument(STAGE, stage + 1)
    if stage < SHRINES_STAGE:
        bloom(table, seat, blooming(stage))
        return
    table.set_argument(IN_ORDER, index + 1)
    table.set_argument(STAGE, 0)
    table.set_argument(NEXT_SHRINE, 0)
    open_box(table, seat)


def blooming(stage: i64) -> i64:
    """MS-199: the order of the elements at Daybreak."""
    if stage == 0:
        return FLAME
    if stage == 1:
        return STONE
    return THUNDER if stage == 2 else WATER


def bloom(table: Table, seat: i64, element: i64) -> None:
    """MS-197, MS-198: an element pays by its level."""
    if table.level(seat, element) > 0:
        table.tell(TOLD_DAWN, seat, element)
        harvest(table, seat, element)


def visit_shrines(table: Table, seat: i64) -> None:
    """MS-199, MS-200, MS-201: the next shrine with a tower of this seat, if there is one."""
    held = table.shrines & table.towers[seat]
    land: i64
    end: i64 = LANDS
    for land in range(table.argument(NEXT_SHRINE), end):
        if (held >> land) & 1 != 0:
            table.set_argument(NEXT_SHRINE, land + 1)
            if table.is_on_moon(seat):
                gain_elements(table, seat, MOON, 1)
            else:
                table.push(SHRINE_PAYS, seat, land)
            return
    table.set_argument(STAGE, BOX_STAGE)


def list_shrine(table: Table) -> i64:
    """MS-200: a moon element or influence."""
    table.choices[0] = ELEMENT + MOON
    table.choices[1] = TAKE_INFLUENCE
    return 2


def answer_shrine(table: Table, action: i64) -> None:
    """MS-200: one of the two."""
    seat = table.argument(SEAT)
    table.pop()
    if action == TAKE_INFLUENCE:
        gain_influence(table, seat, 1)
    else:
        gain_elements(table, seat, MOON, 1)


def open_box(table: Table, seat: i64) -> None:
    """MS-202: enough moon elements bring one more."""
    if table.moon[seat] >= table.terms.moon_box:
        table.tell(TOLD_DAWN, seat, NONE)
        gain_elements(table, seat, MOON, 1)


# ---- Repeat


def run_repeat(table: Table) -> None:
    """MS-15, MS-21, MS-214, MS-224: the last round ends the game, any other begins the next."""
    table.pop()
    if table.round == table.terms.max_rounds:
        end_game(table, ROUND_CAP)
        return
    seat: i64
    for seat in range(table.seats):
        table.potion[seat] = NONE
        table.free_gu[seat] = 0
    reorder(table)
    deck: i64
    for deck in range(DECKS):
        if table.deck_top[deck] != NONE:
            table.tell(TOLD_DISCARD, table.deck_top[deck])
            discard_top(table, deck)
    table.round += 1
    table.phase = TWILIGHT
    table.tell(TOLD_ROUND, table.round)
    table.push(STEP_TWILIGHT, 0)


def reorder(table: Table) -> None:
    """MS-18, MS-19: fewest moon elements, then least influence; equals stay as they were."""
    order = table.order
    index: i64
    for index in range(1, table.seats):
        place = index
        while place > 0 and is_before(table, order[place], order[place - 1]):
            moved = order[place]
            order[place] = order[place - 1]
            order[place - 1] = moved
            place -= 1
    third: i64 = NONE
    last: i64 = NONE
    if table.seats > 2:
        third = order[2]
    if table.seats == 4:
        last = order[3]
    table.tell(TOLD_ORDER, order[0], order[1], third, last)


def is_before(table: Table, seat: i64, other: i64) -> bool:
    """MS-18: does the first one go before the second in the new order?"""
    if table.moon[seat] != table.moon[other]:
        return table.moon[seat] < table.moon[other]
    return table.influence[seat] < table.influence[other]
