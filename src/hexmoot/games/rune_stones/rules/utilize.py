"""Utilize abilities: play two cards (or three), use them, lose one."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.games.rune_stones.rules.abilities import move_familiar, use_ability
from hexmoot.games.rune_stones.rules.actions import CARD, DONE, FAMILIAR, USE, YES
from hexmoot.games.rune_stones.rules.card_sets import SPREAD, move, pour, size, spread
from hexmoot.games.rune_stones.rules.frames import ALL_KEPT
from hexmoot.games.rune_stones.rules.free_plays import list_free_plays
from hexmoot.games.rune_stones.rules.kinds import (
    CONTEXT_PLAYED,
    COPY_EFFECT,
    COPY_OWN,
    DESTROYED,
    DISCARD,
    E_COPY,
    E_FORFEIT,
    E_KEPT,
    E_LEFT_GAME,
    E_LOST,
    E_NO_DISCARD,
    E_SKIP,
    E_USE,
    FIRST_DRUID,
    FORFEITED,
    GENERAL,
    HAND,
    KEEP_CARDS,
    LAST_SPACE,
    MOST_PLAYED,
    NO_DISCARD,
    NONE,
    PLAYED,
    REMOVED,
    RESOLVED,
    STEP_PLACE_CARDS,
    STONE_THREE,
    USED,
    UTIL_CARD,
    UTIL_NEXT,
)
from hexmoot.games.rune_stones.rules.state import Table
from hexmoot.games.rune_stones.rules.summon import play_from_hand


def start_utilize(table: Table, seat: i64) -> None:
    """RS-51, RS-59: choose cards, use them, perhaps copy one, then sort them."""
    table.played_count = 0
    table.push(STEP_PLACE_CARDS, seat)
    table.push(KEEP_CARDS, seat)
    table.push(COPY_OWN, seat)
    table.push(UTIL_NEXT, seat)
    table.push(UTIL_CARD, seat)


# ---- choosing the cards


def list_ability_cards(table: Table, seat: i64) -> i64:
    """RS-51, RS-123: hand cards above the last one that leave enough for two; DONE from two on."""
    count: i64 = 0
    chosen = table.played_count
    if chosen >= 2:
        count = table.choose(count, DONE)
    last: i64 = NONE
    if chosen > 0:
        last = table.played[chosen - 1]
    found = spread(table.zones, HAND + seat)
    if chosen == 0:
        found -= 1
    index: i64
    for index in range(found):
        if SPREAD[index] > last:
            count = table.choose(count, CARD + SPREAD[index])
    return count


def answer_ability_card(table: Table, seat: i64, action: i64) -> None:
    """RS-51, RS-60, RS-123: the card joins, whatever its magic; a third only with the stone."""
    if action == DONE:
        table.pop()
        return
    chosen = table.played_count
    play_from_hand(table, seat, action - CARD)
    table.played[chosen] = action - CARD
    table.played_flags[chosen] = 0
    table.played_count = chosen + 1
    if chosen == 2 or (chosen == 1 and not table.has_power(seat, STONE_THREE)):
        table.pop()


def is_hand_forced(table: Table, seat: i64) -> bool:
    """RS-168: nothing can show where the hand is empty or just makes up the two cards."""
    left = size(table.zones, HAND + seat)
    return left == 0 or left == 2 - table.played_count


# ---- using them


def has_unresolved(table: Table) -> bool:
    """Is a played card still neither used nor given up?"""
    index: i64
    left: i64 = 0
    for index in range(table.played_count):
        if table.played_flags[index] & RESOLVED == 0:
            left += 1
    return left > 0


def list_unresolved(table: Table, seat: i64) -> i64:
    """RS-53, RS-54, RS-142: use a card, give it up for a familiar step, or finish."""
    count: i64 = 1
    table.choices[0] = DONE
    index: i64
    for index in range(table.played_count):
        if table.played_flags[index] & RESOLVED == 0:
            count = table.choose(count, USE + index)
    if table.terms.forest and table.familiar[seat] < LAST_SPACE:
        for index in range(table.played_count):
            if table.played_flags[index] & RESOLVED == 0:
                count = table.choose(count, FAMILIAR + index)
    return list_free_plays(table, seat, count)


def answer_unresolved(table: Table, seat: i64, action: i64) -> None:
    """RS-53, RS-54, RS-142: one card's ability, one familiar step, or an end to it."""
    if action == DONE:
        forfeit_rest(table, seat)
        table.pop()
        return
    index: i64
    if action >= FAMILIAR:
        index = action - FAMILIAR
        table.played_flags[index] |= FORFEITED
    else:
        index = action - USE
        table.played_flags[index] |= USED
    if not has_unresolved(table):
        table.pop()
    if action >= FAMILIAR:
        table.tell(E_FORFEIT, seat, table.played[index])
        move_familiar(table, seat)
    else:
        table.tell(E_USE, seat, table.played[index])
        use_played(table, seat, index)


def use_played(table: Table, seat: i64, index: i64) -> None:
    """RS-53, RS-69: carry out the ability of a played card; its colour is the source colour."""
    ability = table.tables.ability_of(seat, table.played[index])
    use_ability(table, seat, ability, played_context(table, index))


def played_context(table: Table, index: i64) -> i64:
    """RS-69: the context of a played card's ability."""
    return table.tables.card_colour[table.played[index]] + CONTEXT_PLAYED * (index + 1)


def forfeit_rest(table: Table, seat: i64) -> None:
    """RS-54: the abilities left are given up for nothing."""
    index: i64
    for index in range(table.played_count):
        if table.played_flags[index] & RESOLVED == 0:
            table.played_flags[index] |= FORFEITED
            table.tell(E_SKIP, seat, table.played[index])


# ---- copying one


def list_copies(table: Table, seat: i64) -> i64:
    """RS-151: used cards that still lie in the played zone; without a token nothing is asked."""
    if not table.holds(seat, COPY_EFFECT):
        return 0
    count: i64 = 1
    table.choices[0] = DONE
    index: i64
    for index in range(table.played_count):
        if table.played_flags[index] & (USED | DESTROYED) == USED:
            count = table.choose(count, USE + index)
    if count == 1:
        return 0
    return list_free_plays(table, seat, count)


def answer_copy(table: Table, seat: i64, action: i64) -> None:
    """RS-151: spend the token and use the card again; the question stays for further tokens."""
    if action == DONE:
        table.pop()
        return
    index = action - USE
    table.spend_toadstool(seat, COPY_EFFECT)
    table.tell(E_COPY, seat, table.played[index])
    use_played(table, seat, index)


# ---- losing one


def lost_index(table: Table) -> i64:
    """RS-55, RS-124, RS-125, RS-137: the played card to be lost, NONE if a Shade Changer was."""
    index: i64
    for index in range(table.played_count):
        if table.played_flags[index] & DESTROYED != 0:
            return NONE
    return lost_of(table, table.played_count)


def lost_of(table: Table, count: i64) -> i64:
    """RS-55, RS-124: the place of the card to be lost among so many played in rising order."""
    if count == MOST_PLAYED and not table.terms.loses_highest_of_three:
        return 0
    return count - 1


def list_keeping(table: Table, seat: i64) -> i64:
    """RS-150: the No discard toadstool is offered if a card is about to be lost."""
    if not table.holds(seat, NO_DISCARD) or lost_index(table) == NONE:
        return 0
    table.choices[0] = DONE
    table.choices[1] = YES
    return 2


def answer_keeping(table: Table, seat: i64, action: i64) -> None:
    """RS-150: with the toadstool nothing is lost."""
    table.pop()
    if action != DONE:
        table.spend_toadstool(seat, NO_DISCARD)
        table.tell(E_NO_DISCARD, seat)
        table.set_argument(ALL_KEPT, 1)


def step_place_cards(table: Table, seat: i64) -> None:
    """RS-55 to RS-59: the lost card leaves, the others go to the own discard pile.

    What is lost or kept by a toadstool has its own line; only after a Shade Changer there is none.
    """
    is_kept = table.argument(ALL_KEPT) == 1
    lost = lost_index(table)
    table.pop()
    if lost != NONE and not is_kept:
        lose_card(table, seat, table.played[lost])
    pour(table.zones, PLAYED, DISCARD + seat)
    if lost == NONE:
        table.tell(E_KEPT, seat)
    table.played_count = 0


def lose_card(table: Table, seat: i64, card: i64) -> None:
    """RS-56, RS-57: creatures to the general discard, druids out of the game."""
    if card >= FIRST_DRUID:
        move(table.zones, PLAYED, REMOVED + seat, card)
        table.tell(E_LEFT_GAME, seat, card)
    else:
        move(table.zones, PLAYED, GENERAL, card)
        table.tell(E_LOST, seat, card)
