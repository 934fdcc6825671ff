"""What a summons, a GU, an element, a broken flask or a destroyed GU would bring, in words."""

from __future__ import annotations

from hexmoot.games.mushroom_sorcerer.rules.growing import growth_price
from hexmoot.games.mushroom_sorcerer.rules.pieces import (
    BONUS_DIE,
    BONUS_INFLUENCE,
    BONUS_SCROLL,
    CURIOSITY,
    DECKS,
    DROP,
    GOODS,
    MOON,
    NONE,
    PLENTY,
    RESOURCES,
    SERVANT_KINDS,
)
from hexmoot.games.mushroom_sorcerer.rules.state import Table
from hexmoot.games.mushroom_sorcerer.rules.towers import has_debris
from hexmoot.games.mushroom_sorcerer.rules.turn import yield_of
from hexmoot.games.mushroom_sorcerer.words import text
from hexmoot.games.mushroom_sorcerer.words.names import (
    amount_text,
    element_name,
    goods_text,
    position_text,
)

Stock = dict[int, int]  # how much of each good and bonus can still be gained


def stock_of(table: Table) -> Stock:
    """MS-64, MS-65, MS-69, MS-215: what the asked seat could gain of each thing right now."""
    seat = table.seat
    scrolls = sum(int(table.deck_size(deck)) for deck in range(DECKS))
    return {
        **{good: int(table.supply[good]) for good in range(GOODS)},
        BONUS_DIE: int(table.dice_supply),
        BONUS_SCROLL: min(scrolls, int(table.tables.archive - table.archive_size[seat])),
        BONUS_INFLUENCE: 0 if table.is_on_moon(seat) else PLENTY,
    }


def summon_gains(table: Table, element: int) -> list[str]:
    """MS-74, MS-75: goods by the level, as far as they go, and influence if mastered."""
    seat = table.seat
    stock = stock_of(table)
    good = int(yield_of(element))
    amount = min(int(table.level(seat, element)), stock[good])
    gains = [goods_text(good, amount)] if amount > 0 else []
    if table.is_mastered(seat, element) and stock[BONUS_INFLUENCE] > 0:
        gains.append(goods_text(BONUS_INFLUENCE, 1))
    return gains or [text.NOTHING]


def growth_gains(table: Table, element: int, land: int) -> list[str]:
    """MS-53, MS-54: the influence of a GU grown on this land, then its elements."""
    stock = stock_after_price(table, land)
    steps = int(table.tables.growth_elements[int(table.height[land]) + 1])
    gains = step_gains(table, element, steps, stock)
    if element == MOON or stock[BONUS_INFLUENCE] == 0:
        return gains
    return [f"+{goods_text(BONUS_INFLUENCE, 1)}", *gains]


def stock_after_price(table: Table, land: int) -> Stock:
    """MS-57, MS-216: the drops and the servant a GU costs lie in the supply before it gives."""
    seat = table.seat
    stock = stock_of(table)
    stock[DROP] += int(growth_price(table, seat, land))
    if has_debris(table, land):
        for kind in range(SERVANT_KINDS):
            stock[kind] += int(table.servants_of_kind(seat, kind) > 0)
    return stock


def step_gains(table: Table, element: int, steps: int, stock: Stock) -> list[str]:
    """MS-62: the way on a track, and those of the bonuses on it that are there to be gained."""
    at = int(table.position(table.seat, element))
    end = min(at + steps, int(table.tables.track_length[element]))
    gains = [f"{element_name(element)} {at} › {position_text(table, element, end)}"]
    if element == MOON:
        stock[BONUS_INFLUENCE] = 0  # MS-69: the first step already leaves the influence path
    for position in range(at + 1, end + 1):
        bonus = int(table.tables.bonus(element, position))
        if bonus != NONE and stock[bonus] > 0:
            stock[bonus] -= 1
            gains.append(goods_text(bonus, 1))
    return gains


def flask_gains(table: Table, flasks: int) -> str:
    """MS-173, MS-174, MS-215: the resources for so many flasks."""
    tables = table.tables
    each = tables.potion_base[CURIOSITY]
    if table.masters_potion(table.seat):
        each = tables.potion_master[CURIOSITY]
    there = sum(int(table.supply[kind]) for kind in range(RESOURCES))
    return text.count(min(flasks * int(each), there), "resource")


def raze_gains(table: Table, gus: int) -> list[str]:
    """MS-69, MS-105, MS-215: influence and drops for so many destroyed GUs."""
    stock = stock_of(table)
    gains = [amount_text("influence", gus)] if stock[BONUS_INFLUENCE] > 0 else []
    drops = min(gus, stock[DROP])
    return [*gains, amount_text("drop", drops)] if drops > 0 else gains
