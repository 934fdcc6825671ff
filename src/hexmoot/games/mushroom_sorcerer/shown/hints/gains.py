"""What a summons, a GU, an element, a broken flask or a destroyed GU would bring, in words."""

from __future__ import annotations

from hexmoot.games.mushroom_sorcerer.rules.pieces import (
    BONUS_INFLUENCE,
    CURIOSITY,
    MOON,
    NONE,
)
from hexmoot.games.mushroom_sorcerer.rules.state import Table
from hexmoot.games.mushroom_sorcerer.rules.turn import yield_of
from hexmoot.games.mushroom_sorcerer.words import text
from hexmoot.games.mushroom_sorcerer.words.names import (
    amount_text,
    element_name,
    goods_text,
    position_text,
)


def summon_gains(table: Table, element: int) -> list[str]:
    """MS-69, MS-74, MS-75: goods by the level, and influence for a mastered element."""
    seat = table.seat
    gains = [goods_text(int(yield_of(element)), int(table.level(seat, element)))]
    if table.is_mastered(seat, element) and not table.is_on_moon(seat):
        gains.append(amount_text("influence", 1))
    return gains


def growth_gains(table: Table, element: int, land: int) -> list[str]:
    """MS-53, MS-54, MS-69: the influence of a GU grown on this land, then its elements."""
    level = int(table.height[land]) + 1
    steps = int(table.tables.growth_elements[level])
    gains = step_gains(table, element, steps)
    if element == MOON or table.is_on_moon(table.seat):
        return gains
    return [f"+{amount_text('influence', 1)}", *gains]


def step_gains(table: Table, element: int, steps: int) -> list[str]:
    """MS-62, MS-69: the way on a track, and the bonuses on it."""
    seat = table.seat
    at = int(table.position(seat, element))
    end = min(at + steps, int(table.tables.track_length[element]))
    gains = [f"{element_name(element)} {at} › {position_text(table, element, end)}"]
    for position in range(at + 1, end + 1):
        bonus = int(table.tables.bonus(element, position))
        if bonus != NONE and not (bonus == BONUS_INFLUENCE and table.is_on_moon(seat)):
            gains.append(goods_text(bonus, 1))
    return gains


def flask_gains(table: Table, flasks: int) -> str:
    """MS-173, MS-174: the resources for so many flasks."""
    tables = table.tables
    each = tables.potion_base[CURIOSITY]
    if table.masters_potion(table.seat):
        each = tables.potion_master[CURIOSITY]
    return text.count(flasks * int(each), "resource")


def raze_gains(table: Table, gus: int) -> list[str]:
    """MS-69, MS-105: influence and drops for so many destroyed GUs."""
    influence = [] if table.is_on_moon(table.seat) else [amount_text("influence", gus)]
    return [*influence, amount_text("drop", gus)]
