"""The table as numbers for learning, seen from one seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexmoot.engine.native.sheet import Sheet
from hexmoot.engine.native.stack import A, B, C
from hexmoot.games.mushroom_sorcerer.rules.memory import (
    ATTACKER,
    SIDES,
    T_CAST,
    T_CHAIN_USED,
    T_DESTROYED,
    T_GROW_LEFT,
    T_GROWN,
    T_KILLED,
    T_LAST_TARGET,
    T_MAIN,
    T_POTION_USED,
    T_SLID,
    T_STUDY_LEFT,
    W_ACTIVE,
    W_ARROWS,
    W_ASIDE,
    W_CAP,
    W_DAMAGE,
    W_DICE,
    W_EXCESS,
    W_FALLEN,
    W_LAND,
    W_MINUS,
    W_PLUS,
    W_ROLLED,
    W_SHIELDS,
    W_USED,
)
from hexmoot.games.mushroom_sorcerer.rules.pieces import (
    DECKS,
    GENERAL,
    GOODS,
    HEIGHT,
    KINDS,
    LANDS,
    NONE,
    OWN_POTIONS,
    POTIONS,
    SEATS,
    SERVANT_KINDS,
    SLOTS,
    SPELLS,
)
from hexmoot.games.mushroom_sorcerer.rules.state import Table

MOST_ROUNDS: Final = 30
MOST_HELD: Final = 120
MOST_INFLUENCE: Final = 250
MOST_ARGUMENT: Final = 255
MOST_FORCE: Final = 63
MANY: Final = 99
MAINS: Final = 5
PHASES: Final = 3
CYCLES: Final = 5
LAND_GOODS: Final = 5
SIDE_NUMBERS: Final = 7  # what `observe_side` tells of one side beside its land
GU_NAMES: Final = ["gu_1", "gu_2", "gu_3", "gu_4"]


def observe_table(table: Table, seat: i64, sheet: Sheet) -> None:
    """MS-12: all but the order of the decks is public; the viewer comes first, then clockwise."""
    sheet.about_table()
    observe_round(table, sheet)
    observe_question(table, sheet)
    observe_turn(table, sheet)
    observe_war(table, sheet)
    observe_supplies(table, sheet)
    observe_decks(table, sheet)
    land: i64
    for land in range(LANDS):
        observe_land(table, seat, land, sheet)
    offset: i64
    for offset in range(table.seats):
        other = seat + offset
        if other >= table.seats:
            other -= table.seats
        sheet.about_seat(offset)
        observe_seat(table, other, sheet)


def capped(value: i64, most: i64) -> i64:
    """A number within the bounds an observation promises."""
    return value if value < most else most


def observe_round(table: Table, sheet: Sheet) -> None:
    """Where the game is."""
    sheet.number("round", table.round, 1, MOST_ROUNDS)
    sheet.one_hot("phase", table.phase, PHASES)
    sheet.one_hot("cycle", table.cycle, CYCLES)
    sheet.flag("dominance", table.dominance != 0)


def observe_question(table: Table, sheet: Sheet) -> None:
    """The numbers of the present question: what it is about, how many more are to come."""
    if table.ending != 0 and not sheet.is_naming:
        sheet.pass_over(3)
        return
    sheet.number("asked.a", argument_of(table, A), 0, MOST_ARGUMENT)
    sheet.number("asked.b", argument_of(table, B), 0, MOST_ARGUMENT)
    sheet.number("asked.c", argument_of(table, C), 0, MOST_ARGUMENT)


def argument_of(table: Table, index: i64) -> i64:
    """An argument of the question, within bounds."""
    value = table.argument(index)
    return max(capped(value, MOST_ARGUMENT), 0)


def observe_turn(table: Table, sheet: Sheet) -> None:
    """What the running turn has seen."""
    turn = table.turn
    sheet.one_hot("turn.main", turn[T_MAIN], MAINS)
    sheet.number("turn.study_left", turn[T_STUDY_LEFT], 0, HEIGHT)
    sheet.number("turn.grow_left", turn[T_GROW_LEFT], 0, HEIGHT)
    sheet.row("turn.grown", turn, T_GROWN, KINDS, 0, HEIGHT)
    sheet.number("turn.killed", capped(turn[T_KILLED], MANY), 0, MANY)
    sheet.number("turn.destroyed", capped(turn[T_DESTROYED], MANY), 0, MANY)
    sheet.flag("turn.slid", turn[T_SLID] != 0)
    sheet.flag("turn.potion_used", turn[T_POTION_USED] != 0)
    sheet.flag("turn.chain_used", turn[T_CHAIN_USED] != 0)
    sheet.bits("turn.cast", turn[T_CAST], SPELLS)
    sheet.one_hot("turn.last_target", turn[T_LAST_TARGET], LANDS)


def observe_war(table: Table, sheet: Sheet) -> None:
    """The war under way; all zero in peace."""
    war = table.war
    is_war = war[W_ACTIVE] != 0
    sheet.flag("war", is_war)
    if not is_war and not sheet.is_naming:
        sheet.pass_over(SIDES * (LANDS + SIDE_NUMBERS) + 3)
        return
    side: i64
    for side in range(SIDES):
        about_side(side, sheet)
        observe_side(table, side, sheet)
    sheet.about_table()
    sheet.number("war.cap", war[W_CAP], 0, HEIGHT)
    sheet.number("war.excess", capped(war[W_EXCESS], MOST_FORCE), 0, MOST_FORCE)
    sheet.number("war.fallen", war[W_FALLEN], 0, HEIGHT)


def about_side(side: i64, sheet: Sheet) -> None:
    """What follows is about one side of a war."""
    if sheet.is_naming:
        sheet.prefix = "war.attacker." if side == ATTACKER else "war.defender."


def observe_side(table: Table, side: i64, sheet: Sheet) -> None:
    """Where one side stands, what it has announced, thrown and must take."""
    war = table.war
    sheet.one_hot("land", war[W_LAND + side], LANDS)
    sheet.number("arrows", capped(war[W_ARROWS + side], MOST_FORCE), 0, MOST_FORCE)
    sheet.number("shields", capped(war[W_SHIELDS + side], MANY), 0, MANY)
    dice = war[W_PLUS + side] - war[W_MINUS + side] - war[W_ASIDE + side]
    sheet.number("dice_change", dice, -MANY, MANY)
    sheet.flag("power_used", war[W_USED + side] != 0)
    sheet.number("dice", war[W_DICE + side], 0, MANY)
    sheet.number("rolled", war[W_ROLLED + side], 0, MANY)
    sheet.number("damage", capped(war[W_DAMAGE + side], MOST_FORCE), 0, MOST_FORCE)


def observe_supplies(table: Table, sheet: Sheet) -> None:
    """What can still be gained; supplies without a limit stand at the bound."""
    sheet.row("supply", table.supply, 0, GOODS, 0, MOST_HELD)
    sheet.row("box", table.box, 0, KINDS, 0, MANY)
    sheet.number("supply.dice", table.dice_supply, 0, MANY)
    sheet.number("supply.debris", table.debris_supply, 0, LANDS)


def observe_decks(table: Table, sheet: Sheet) -> None:
    """MS-12: the visible scrolls, how many are left, and which are used up or gone."""
    deck: i64
    for deck in range(DECKS):
        if sheet.is_naming:
            sheet.prefix = f"deck[{deck}]."
        sheet.number("left", table.deck_size(deck), 0, SPELLS)
        sheet.one_hot("top", table.deck_top[deck], SPELLS)
    sheet.about_table()
    sheet.bits("flipped", table.flipped, SPELLS)
    sheet.bits("discard", table.discard, SPELLS)


def observe_land(table: Table, seat: i64, land: i64, sheet: Sheet) -> None:
    """One land: what lies there, whose tower stands there, its GUs and servants."""
    if sheet.is_naming:
        sheet.prefix = f"land[{land}]."
    sheet.one_hot("kind", table.land_kind[land], 4)
    sheet.one_hot("good", table.land_good[land], LAND_GOODS)
    sheet.flag("debris", (table.debris >> land) & 1 != 0)
    owner = table.owner[land]
    if owner != NONE:
        owner -= seat
        if owner < 0:
            owner += table.seats
    sheet.one_hot("owner", owner, table.seats)
    sheet.one_hots(GU_NAMES, table.stack, land * HEIGHT, KINDS)
    sheet.row("servants", table.servants, SERVANT_KINDS * land, SERVANT_KINDS, 0, HEIGHT)


def observe_seat(table: Table, seat: i64, sheet: Sheet) -> None:
    """One sorcerer's path, tracks, goods, scrolls and potions."""
    sheet.flag("active", table.active == seat)
    sheet.one_hot("sorcerer", table.role[seat], SEATS)
    sheet.one_hot("order", place_in_order(table, seat), table.seats)
    sheet.flag("waiting", is_waiting(table, seat))
    sheet.number("influence", capped(table.influence[seat], MOST_INFLUENCE), 0, MOST_INFLUENCE)
    sheet.number("moon", table.moon[seat], 0, MANY)
    sheet.number("moon_gus", table.moon_gus(seat), 0, LANDS)
    sheet.row("element", table.element, seat * GENERAL, GENERAL, 0, LANDS)
    sheet.row("good", table.goods, seat * GOODS, GOODS, 0, MOST_HELD)
    sheet.number("dice", table.dice[seat], 0, MANY)
    sheet.number("platforms", table.platforms_left(seat), 0, OWN_POTIONS)
    sheet.number("archive_size", table.archive_size[seat], 0, SLOTS)
    sheet.bits("scroll", table.scrolls[seat], SPELLS)
    sheet.bits("potion_left", table.potions_left[seat], POTIONS)
    sheet.one_hot("potion", table.potion[seat], POTIONS)
    sheet.number("free_gu", table.free_gu[seat], 0, MANY)
    sheet.flag("blessed", (table.blessed >> seat) & 1 != 0)


def place_in_order(table: Table, seat: i64) -> i64:
    """MS-17: the seat's place on the order track."""
    index: i64
    for index in range(table.seats):
        if table.order[index] == seat:
            return index
    return NONE


def is_waiting(table: Table, seat: i64) -> bool:
    """MS-28: is this seat's turn of the cycle still to come?"""
    found: i64 = 0
    index: i64
    for index in range(table.queue_at, table.queue_size):
        if table.queue[index] == seat:
            found += 1
    return found > 0
