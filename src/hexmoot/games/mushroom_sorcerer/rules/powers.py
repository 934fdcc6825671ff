"""Potion powers of the turn: Forest Keeper, Invisible Hand, and what the menu offers (MS-158)."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.native.numbers import BIT
from hexmoot.engine.native.stack import SEAT
from hexmoot.games.mushroom_sorcerer.rules.actions import DECK, DONE, LAND, SLOT
from hexmoot.games.mushroom_sorcerer.rules.answers import list_lands
from hexmoot.games.mushroom_sorcerer.rules.frames import FROM_DECK
from hexmoot.games.mushroom_sorcerer.rules.gains import give_back, pick_resources
from hexmoot.games.mushroom_sorcerer.rules.kinds import (
    HAND_DECK,
    HAND_SLOT,
    KEEPER_AT,
    TOLD_KEEPER,
    TOLD_POWER,
    TOLD_REPLACED,
)
from hexmoot.games.mushroom_sorcerer.rules.memory import T_POTION_USED
from hexmoot.games.mushroom_sorcerer.rules.pieces import (
    DUEL_EXPERT,
    FOREST_KEEPER,
    INVISIBLE_HAND,
    MANA,
    NONE,
    THIEF,
)
from hexmoot.games.mushroom_sorcerer.rules.scrolls import (
    file_scroll,
    has_archive_room,
    has_deck,
    list_decks,
    replace_scroll,
)
from hexmoot.games.mushroom_sorcerer.rules.state import Table
from hexmoot.games.mushroom_sorcerer.rules.thief import begin_theft, can_steal
from hexmoot.games.mushroom_sorcerer.rules.war import begin_attack_again, can_attack_again
from hexmoot.games.mushroom_sorcerer.rules.war_powers import can_pay_power


def can_use_turn_power(table: Table, seat: i64) -> bool:
    """MS-158: has the drunk potion a power that can be used in the turn now?"""
    potion = table.potion[seat]
    if potion == NONE:
        return False
    if potion == DUEL_EXPERT:
        return can_attack_again(table, seat)
    if potion == THIEF:
        return can_steal(table, seat, False)
    if table.turn[T_POTION_USED] != 0:
        return False
    if potion == FOREST_KEEPER:
        return can_keep(table) and can_pay_power(table, seat)
    if potion == INVISIBLE_HAND:
        return can_reach(table, seat) and can_pay_power(table, seat)
    return False


def use_turn_power(table: Table, seat: i64) -> None:
    """MS-158: the power is marked as used and paid; Thief pays with each scroll."""
    potion = table.potion[seat]
    if potion == DUEL_EXPERT:
        begin_attack_again(table, seat)
        return
    table.tell(TOLD_POWER, seat, potion, 0)
    if potion == THIEF:
        begin_theft(table, seat, False)
        return
    table.turn[T_POTION_USED] = 1
    give_back(table, seat, MANA, table.tables.potion_mana[potion])
    table.push(KEEPER_AT if potion == FOREST_KEEPER else HAND_DECK, seat)


# ---- Forest Keeper


def keeper_lands(table: Table) -> i64:
    """MS-163: free lands without debris."""
    return table.free_lands() & ~table.debris


def can_keep(table: Table) -> bool:
    """MS-163: a debris in the supply and a land for it."""
    return table.debris_supply > 0 and keeper_lands(table) != 0


def list_keeper(table: Table) -> i64:
    """MS-163: where the debris may go."""
    return list_lands(table, keeper_lands(table))


def answer_keeper(table: Table, action: i64) -> None:
    """MS-163, MS-164: debris there, and one resource or two."""
    seat = table.argument(SEAT)
    land = action - LAND
    table.pop()
    table.debris |= BIT[land]
    table.debris_supply -= 1
    table.tell(TOLD_KEEPER, seat, land)
    amount = table.tables.potion_base[FOREST_KEEPER]
    if table.masters_potion(seat):
        amount = table.tables.potion_master[FOREST_KEEPER]
    pick_resources(table, seat, amount)


# ---- Invisible Hand


def can_reach(table: Table, seat: i64) -> bool:
    """MS-175, MS-176: a scroll to take, and room for it or the right to replace."""
    if not has_deck(table):
        return False
    return has_archive_room(table, seat) or table.masters_potion(seat)


def list_hand_decks(table: Table) -> i64:
    """MS-175: the top of any deck."""
    return list_decks(table, 0)


def answer_hand_deck(table: Table, action: i64) -> None:
    """MS-175, MS-176: into the archive; mastered, perhaps in place of a scroll there."""
    seat = table.argument(SEAT)
    deck = action - DECK
    table.pop()
    if table.masters_potion(seat) and table.archive_size[seat] > 0:
        table.push(HAND_SLOT, seat, deck)
    else:
        file_scroll(table, seat, deck)


def list_hand_slots(table: Table) -> i64:
    """MS-176: any own scroll, or none of them if there is room."""
    seat = table.argument(SEAT)
    count: i64 = 0
    if has_archive_room(table, seat):
        table.choices[0] = DONE
        count = 1
    slot: i64
    for slot in range(table.archive_size[seat]):
        table.choices[count] = SLOT + slot
        count += 1
    return count


def answer_hand_slot(table: Table, action: i64) -> None:
    """MS-176: the scroll replaced leaves the game."""
    seat = table.argument(SEAT)
    deck = table.argument(FROM_DECK)
    table.pop()
    if action == DONE:
        file_scroll(table, seat, deck)
        return
    left = replace_scroll(table, seat, deck, action - SLOT)
    table.tell(TOLD_REPLACED, seat, left)
