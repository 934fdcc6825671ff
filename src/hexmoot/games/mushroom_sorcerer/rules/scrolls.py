"""Decks and archives: taking, flipping, replacing, discarding (MS-20, MS-38 to MS-43, MS-65)."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.native.chance import DRAWS
from hexmoot.engine.native.numbers import BIT, bit_count, lowest_bit, total
from hexmoot.engine.native.stack import SEAT
from hexmoot.games.mushroom_sorcerer.rules.actions import DECK
from hexmoot.games.mushroom_sorcerer.rules.kinds import SCROLL, TOLD_FLIP, TOLD_SCROLL
from hexmoot.games.mushroom_sorcerer.rules.pieces import DECKS, NONE, SLOTS
from hexmoot.games.mushroom_sorcerer.rules.state import Table

# A deck is its visible top and a bag of the rest: nobody knows an order, so none is kept.


def reveal(table: Table, deck: i64, stream: i64) -> None:
    """MS-12, MS-39: chance uncovers one of the scrolls left in the deck."""
    rest = table.deck_rest[deck]
    if rest == 0:
        table.deck_top[deck] = NONE
        return
    skipped = table.below(stream, bit_count(rest))
    left = rest
    while skipped > 0:
        left &= left - 1
        skipped -= 1
    table.deck_top[deck] = lowest_bit(left)
    table.deck_rest[deck] = rest & ~BIT[table.deck_top[deck]]


def has_archive_room(table: Table, seat: i64) -> bool:
    """MS-40: six scrolls fill an archive."""
    return table.archive_size[seat] < table.tables.archive


def has_deck(table: Table) -> bool:
    """MS-42: has any deck a scroll left?"""
    return total(table.deck_top, 0, DECKS) != DECKS * NONE


def list_decks(table: Table, count: i64) -> i64:
    """MS-38, MS-42: the decks that are not empty, after `count` answers already listed."""
    deck: i64
    for deck in range(DECKS):
        if table.deck_top[deck] != NONE:
            table.choices[count] = DECK + deck
            count += 1
    return count


def file_scroll(table: Table, seat: i64, deck: i64) -> None:
    """MS-39: the top of a deck goes to the archive, and the next one is uncovered."""
    spell = table.deck_top[deck]
    table.archive[seat * SLOTS + table.archive_size[seat]] = spell
    table.archive_size[seat] += 1
    table.scrolls[seat] |= BIT[spell]
    table.tell(TOLD_SCROLL, seat, spell)
    reveal(table, deck, DRAWS)


def replace_scroll(table: Table, seat: i64, deck: i64, slot: i64) -> i64:
    """MS-176: the top of a deck takes the place of a scroll, which leaves the game."""
    spell = table.deck_top[deck]
    place = seat * SLOTS + slot
    left = table.archive[place]
    table.archive[place] = spell
    table.scrolls[seat] = (table.scrolls[seat] & ~BIT[left]) | BIT[spell]
    table.flipped &= ~BIT[left]
    table.discard |= BIT[left]
    table.tell(TOLD_SCROLL, seat, spell)
    reveal(table, deck, DRAWS)
    return left


def discard_top(table: Table, deck: i64) -> None:
    """MS-20: the top scroll of a deck leaves the game."""
    table.discard |= BIT[table.deck_top[deck]]
    reveal(table, deck, DRAWS)


def offer_scroll(table: Table, seat: i64) -> None:
    """MS-65: a scroll of choice from a track; lost with a full archive or without decks."""
    if has_archive_room(table, seat) and has_deck(table):
        table.push(SCROLL, seat)


def list_scroll(table: Table) -> i64:
    """MS-65: the top of any deck."""
    return list_decks(table, 0)


def answer_scroll(table: Table, action: i64) -> None:
    """MS-65: it goes to the archive."""
    seat = table.argument(SEAT)
    table.pop()
    file_scroll(table, seat, action - DECK)


# ---- using scrolls up


def use_up(table: Table, spell: i64) -> None:
    """MS-121, MS-186: a Summoning scroll is flipped where it lies; from a deck it leaves."""
    seat: i64
    for seat in range(table.seats):
        if (table.scrolls[seat] >> spell) & 1 != 0:
            flip(table, seat, spell)
            return
    deck: i64
    for deck in range(DECKS):
        if table.deck_top[deck] == spell:
            table.tell(TOLD_FLIP, spell, NONE)
            discard_top(table, deck)


def flip(table: Table, seat: i64, spell: i64) -> None:
    """MS-41, MS-121: turned over for good; it keeps its place unless the options say otherwise."""
    table.tell(TOLD_FLIP, spell, seat)
    if table.terms.flipped_keep_slot:
        table.flipped |= BIT[spell]
        return
    table.scrolls[seat] &= ~BIT[spell]
    table.discard |= BIT[spell]
    close_gap(table, seat, spell)


def close_gap(table: Table, seat: i64, spell: i64) -> None:
    """The scrolls after one that left the archive move up."""
    archive = table.archive
    first = seat * SLOTS
    kept: i64 = first
    place: i64
    for place in range(first, first + table.archive_size[seat]):
        if archive[place] != spell:
            archive[kept] = archive[place]
            kept += 1
    archive[kept] = NONE
    table.archive_size[seat] -= 1
