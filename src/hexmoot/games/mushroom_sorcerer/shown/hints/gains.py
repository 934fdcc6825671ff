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
    stock = stock_of(table)
    good = int(yield_of(element))
    amount = min(int(table.level(table.seat, element)), stock[good])
    gains = [goods_text(good, amount)] if amount > 0 else []
    if summon_influence(table, element) > 0:
        gains.append(goods_text(BONUS_INFLUENCE, 1))
    return gains or [text.NOTHING]


def summon_influence(table: Table, element: int) -> int:
    """MS-69, MS-75: a mastered element brings one influence, except on the moon path."""
    is_paid = table.is_mastered(table.seat, element) and stock_of(table)[BONUS_INFLUENCE] > 0
    return int(is_paid)


def growth_gains(table: Table, element: int, land: int) -> list[str]:
    """MS-53, MS-54: the influence of a GU grown on this land, then its elements."""
    gains = step_gains(table, element, growth_steps(table, land), stock_after_price(table, land))
    if growth_influence(table, element) == 0:
        return gains
    return [f"+{goods_text(BONUS_INFLUENCE, 1)}", *gains]


def growth_steps(table: Table, land: int) -> int:
    """MS-54: the elements that the next GU on this land brings."""
    return int(table.tables.growth_elements[int(table.height[land]) + 1])


def growth_influence(table: Table, element: int) -> int:
    """MS-53, MS-69: a GU brings one influence, a moon GU none, and none on the moon path."""
    return int(element != MOON and stock_of(table)[BONUS_INFLUENCE] > 0)


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
    at, end = way_of(table, element, steps)
    way = f"{element_name(element)} {at} › {position_text(table, element, end)}"
    return [way, *(goods_text(bonus, 1) for bonus in bonuses_of(table, element, steps, stock))]


def way_of(table: Table, element: int, steps: int) -> tuple[int, int]:
    """MS-62: from where to where so many elements lead the asked seat."""
    at = int(table.position(table.seat, element))
    return at, min(at + steps, int(table.tables.track_length[element]))


def bonuses_of(table: Table, element: int, steps: int, stock: Stock) -> list[int]:
    """MS-62, MS-215: the bonuses on the way that are there to be gained; `stock` gets smaller."""
    at, end = way_of(table, element, steps)
    if element == MOON:
        stock[BONUS_INFLUENCE] = 0  # MS-69: the first step already leaves the influence path
    found = []
    for position in range(at + 1, end + 1):
        bonus = int(table.tables.bonus(element, position))
        if bonus != NONE and stock[bonus] > 0:
            stock[bonus] -= 1
            found.append(bonus)
    return found


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
    influence = raze_influence(table, gus)
    gains = [amount_text("influence", influence)] if influence > 0 else []
    drops = min(gus, stock_of(table)[DROP])
    return [*gains, amount_text("drop", drops)] if drops > 0 else gains


def raze_influence(table: Table, gus: int) -> int:
    """MS-69, MS-105: one for each destroyed GU, none on the moon path."""
    return gus if stock_of(table)[BONUS_INFLUENCE] > 0 else 0


def raze_note(table: Table) -> str:
    """MS-69, MS-105, MS-106: what each destroyed GU pays, in a sentence."""
    pays = ["influence", "drop"] if raze_influence(table, 1) > 0 else ["drop"]
    return text.RAZE_NOTE.format(gain=text.listing([amount_text(good, 1) for good in pays]))
