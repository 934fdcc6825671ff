"""Walking the five tracks, step by step with their bonuses (MS-59 to MS-73)."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.native.stack import SEAT
from hexmoot.games.mushroom_sorcerer.rules.actions import ELEMENT
from hexmoot.games.mushroom_sorcerer.rules.frames import (
    ELEMENT_GAINED,
    INFLUENCE_FIRST,
    LEFT,
    LOWEST,
    STEPS_LEFT,
)
from hexmoot.games.mushroom_sorcerer.rules.gains import gain, gain_influence
from hexmoot.games.mushroom_sorcerer.rules.kinds import (
    ELEM_PICK,
    STEP_ELEMENTS,
    TOLD_DIE,
    TOLD_ELEMENT,
    TOLD_MOON_PATH,
)
from hexmoot.games.mushroom_sorcerer.rules.pieces import (
    BONUS_DIE,
    BONUS_SCROLL,
    GENERAL,
    MOON,
    NONE,
)
from hexmoot.games.mushroom_sorcerer.rules.scrolls import offer_scroll
from hexmoot.games.mushroom_sorcerer.rules.state import Table


def gain_elements(table: Table, seat: i64, element: i64, amount: i64, influence: i64 = 0) -> None:
    """MS-63: several elements are walked one step at a time."""
    table.push(STEP_ELEMENTS, seat, element, amount, influence)


def run_elements(table: Table) -> None:
    """MS-57, MS-63: influence first, then one step after the other until somebody must decide."""
    seat = table.argument(SEAT)
    element = table.argument(ELEMENT_GAINED)
    left = table.argument(STEPS_LEFT)
    influence = table.argument(INFLUENCE_FIRST)
    depth = table.depth
    table.pop()
    gain_influence(table, seat, influence)
    while left > 0 and table.has_room_on(seat, element):
        left -= 1
        if left > 0:
            table.push(STEP_ELEMENTS, seat, element, left)
        advance(table, seat, element)
        if left > 0:
            if table.depth > depth:
                return
            table.pop()


def advance(table: Table, seat: i64, element: i64) -> None:
    """MS-62, MS-66: one step ahead, and the bonus of the space reached."""
    if element == MOON:
        maybe_leave_influence(table, seat)
        table.moon[seat] += 1
    else:
        table.element[seat * GENERAL + element] += 1
    position = table.position(seat, element)
    table.tell(TOLD_ELEMENT, seat, element, position)
    bonus = table.tables.bonus(element, position)
    if bonus != NONE:
        give_bonus(table, seat, bonus)


def maybe_leave_influence(table: Table, seat: i64) -> None:
    """MS-68, MS-70: the first moon element ends the influence path for good."""
    if table.moon[seat] == 0:
        table.tell(TOLD_MOON_PATH, seat, table.influence[seat])
        table.influence[seat] = 0


def give_bonus(table: Table, seat: i64, bonus: i64) -> None:
    """MS-62, MS-71: what a space of a track gives."""
    if bonus == BONUS_DIE:
        gain_die(table, seat)
    elif bonus == BONUS_SCROLL:
        offer_scroll(table, seat)
    else:
        gain(table, seat, bonus, 1)


def gain_die(table: Table, seat: i64) -> None:
    """MS-64: a war die for the rest of the game."""
    if table.dice_supply > 0:
        table.dice_supply -= 1
        table.dice[seat] += 1
        table.tell(TOLD_DIE, seat)


def pick_elements(table: Table, seat: i64, amount: i64) -> None:
    """MS-67: general elements of choice."""
    table.push(ELEM_PICK, seat, amount)


def list_elements(table: Table, seat: i64, lowest: i64) -> i64:
    """The general tracks with room, from `lowest` on."""
    count: i64 = 0
    element: i64
    for element in range(GENERAL):
        if ELEMENT + element >= lowest and table.has_room_on(seat, element):
            table.choices[count] = ELEMENT + element
            count += 1
    return count


def list_element_pick(table: Table) -> i64:
    """MS-59, MS-67: never moon, never a full track; answers rise as far as they can."""
    seat = table.argument(SEAT)
    count = list_elements(table, seat, table.argument(LOWEST))
    return count if count > 0 else list_elements(table, seat, 0)


def answer_element_pick(table: Table, action: i64) -> None:
    """MS-67: one element, with its bonus before the next pick."""
    seat = table.argument(SEAT)
    left = table.argument(LEFT) - 1
    if left == 0:
        table.pop()
    else:
        table.set_argument(LEFT, left)
        table.set_argument(LOWEST, action)
    gain_elements(table, seat, action - ELEMENT, 1)
