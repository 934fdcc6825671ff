"""Step 1: playing magic cards, and what Spin, Fly and Shift do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.engine.errors import unknown
from hexmoot.engine.native.chance import DRAWS
from hexmoot.engine.native.numbers import table as numbers
from hexmoot.games.sorcerer_stones.rules import actions, kinds
from hexmoot.games.sorcerer_stones.rules.geometry import NE, NW, SE, SLOTS, SW, ZONE_SLOTS, ZONES
from hexmoot.games.sorcerer_stones.rules.kinds import (
    COOP,
    EMPTY,
    FLY_CARD,
    MAGIC,
    QUAKE_CARD,
    SHIFT_CARD,
    SPIN_CARD,
)
from hexmoot.games.sorcerer_stones.rules.state import Table

if TYPE_CHECKING:
    Numbers = vec[i64]

# SS-44: after a clockwise turn slot s holds what was on TURNED_FROM[s]; counter-clockwise + 4.
TURNED_FROM: Final[Numbers] = numbers([SW, NW, NE, SE, NE, SE, SW, NW])

# ---- D2 and D9: which card


def list_hand(table: Table, count: i64) -> i64:
    """Each type of card turned up, once."""
    hand = table.hand
    choices = table.choices
    base = table.active * MAGIC
    card: i64
    for card in range(MAGIC):
        if hand[base + card] > 0:
            choices[count] = actions.PLAY + card
            count += 1
    return count


def list_first_card(table: Table) -> i64:
    """SS-33, SS-155: who has cards must play one."""
    return list_hand(table, 0)


def list_second_card(table: Table) -> i64:
    """SS-33 to SS-35: after a first card another may follow from what is still turned up."""
    if table.cards_played == 0 or table.cards_played >= table.tables.cards_per_turn:
        return 0
    count = list_hand(table, 0)
    if count == 0:
        return 0
    return table.choose(count, actions.END_CARDS)


def answer_card(table: Table, action: i64) -> None:
    """Play a card or end step 1. The question about a second card waits below the first."""
    if action == actions.END_CARDS:
        table.pop()
        return
    card = action - actions.PLAY
    if table.cards_played == 0:
        table.pop()
    table.cards_played += 1
    leave_hand(table, card)
    table.tell(kinds.CARD_PLAYED, table.active, card)
    begin_effect(table, card)


def leave_hand(table: Table, card: i64) -> None:
    """SS-36, SS-153: a played card goes to the own discard pile (co-op: out of the game)."""
    seat = table.active
    table.hand[seat * MAGIC + card] -= 1
    table.hand_count[seat] -= 1
    table.discard[seat * MAGIC + card] += 1


def begin_effect(table: Table, card: i64) -> None:
    """SS-40: the effect must be carried out."""
    seat = table.active
    if card >= SHIFT_CARD:
        begin_shift(table, card)
    elif card == SPIN_CARD:
        table.push(kinds.SPIN, seat)
    elif card == FLY_CARD:
        table.push(kinds.FLY, seat)
    elif card == QUAKE_CARD:
        table.push(kinds.QUAKE_ZONE, seat)
    else:
        raise unknown("magic card", card)


def begin_shift(table: Table, card: i64) -> None:
    """SS-41: without a stone of its colour on any zone nothing happens."""
    colour = card - SHIFT_CARD
    if table.lies_on_zones(colour):
        table.push(kinds.SHIFT_STONE, table.active, colour)
    else:
        table.tell(kinds.CARD_IDLE, table.active, card)


# ---- D3: Spin


def list_spins(table: Table) -> i64:
    """SS-42, SS-43: any zone, either way."""
    index: i64
    for index in range(2 * ZONES):
        table.choices[index] = actions.SPIN + index
    return 2 * ZONES


def answer_spin(table: Table, action: i64) -> None:
    table.pop()
    index = action - actions.SPIN
    spin(table, index >> 1, index & 1)
    table.tell(kinds.SPUN, table.active, index >> 1, index & 1)


def spin(table: Table, zone: i64, direction: i64) -> None:
    """SS-43 to SS-45: the four stones go round; cell and Taoists stay."""
    slots = table.slots
    base = zone * ZONE_SLOTS
    turned = direction * ZONE_SLOTS
    first = slots[base + TURNED_FROM[turned]]
    second = slots[base + TURNED_FROM[turned + 1]]
    third = slots[base + TURNED_FROM[turned + 2]]
    fourth = slots[base + TURNED_FROM[turned + 3]]
    slots[base] = first
    slots[base + 1] = second
    slots[base + 2] = third
    slots[base + 3] = fourth
    table.zone_turn[zone] = (table.zone_turn[zone] + 1 + 2 * direction) & 3


# ---- D4: Fly


def list_flights(table: Table) -> i64:
    """SS-6, SS-46: any zone, occupied or not, the present one included."""
    zone: i64
    for zone in range(ZONES):
        table.choices[zone] = actions.FLY + zone
    return ZONES


def answer_flight(table: Table, action: i64) -> None:
    table.pop()
    fly(table, action - actions.FLY)


def fly(table: Table, zone: i64) -> None:
    """SS-46, SS-47: only the own Taoist moves."""
    table.taoist[table.active] = zone
    table.tell(kinds.FLEW, table.active, zone)


# ---- D7 and D8: Shift


def list_shift_stones(table: Table) -> i64:
    """SS-42, SS-58, SS-59: each stone of the card's colour on a zone."""
    slots = table.slots
    choices = table.choices
    colour = table.argument(kinds.WANTED_COLOUR)
    count: i64 = 0
    slot: i64
    for slot in range(SLOTS):
        if slots[slot] == colour:
            choices[count] = actions.SHIFT_FROM + slot
            count += 1
    return count


def answer_shift_stone(table: Table, action: i64) -> None:
    table.pop()
    table.push(kinds.SHIFT_PARTNER, table.active, action - actions.SHIFT_FROM)


def list_shift_partners(table: Table) -> i64:
    """SS-58 to SS-60: each stone of another colour on a zone; empty slots are none."""
    slots = table.slots
    choices = table.choices
    colour = slots[table.argument(kinds.FIRST_SLOT)]
    count: i64 = 0
    slot: i64
    for slot in range(SLOTS):
        other = slots[slot]
        if other != colour and other != EMPTY:
            choices[count] = actions.SHIFT_TO + slot
            count += 1
    return count


def answer_shift_partner(table: Table, action: i64) -> None:
    first = table.argument(kinds.FIRST_SLOT)
    second = action - actions.SHIFT_TO
    table.pop()
    table.tell(kinds.SHIFTED, table.active, first, second, shifted_colours(table, first, second))
    exchange_stones(table, first, second)


def shifted_colours(table: Table, first: i64, second: i64) -> i64:
    """Both colours of a Shift in one number, for the log."""
    return table.slots[first] * kinds.BY_COLOUR + table.slots[second]


def exchange_stones(table: Table, first: i64, second: i64) -> None:
    """SS-58: two stones change places."""
    colour = table.slots[first]
    table.slots[first] = table.slots[second]
    table.slots[second] = colour


# ---- end of step 1


def run_draw(table: Table) -> None:
    """SS-37, SS-39: before the activation draw up to the full hand."""
    table.pop()
    draw_up(table, table.active, DRAWS)


def draw_up(table: Table, seat: i64, stream: i64) -> None:
    """SS-37, SS-38, SS-154: draw while cards are missing and there are any."""
    base = seat * MAGIC
    while table.hand_count[seat] < table.tables.hand_size:
        if table.deck_count[seat] == 0 and not reshuffle(table, seat):
            return
        card = table.weighted(stream, table.deck, base, MAGIC)
        drawn = base + card
        table.deck[drawn] -= 1
        table.deck_count[seat] -= 1
        table.hand[drawn] += 1
        table.hand_count[seat] += 1
        table.tell(kinds.CARD_DRAWN, seat, card)


def reshuffle(table: Table, seat: i64) -> bool:
    """SS-38, SS-154: all discards become the deck again, but never in co-op."""
    if table.terms.mode == COOP:
        return False
    base = seat * MAGIC
    moved: i64 = 0
    card: i64
    for card in range(base, base + MAGIC):
        moved += table.discard[card]
        table.deck[card] += table.discard[card]
        table.discard[card] = 0
    table.deck_count[seat] = moved
    if moved > 0:
        table.tell(kinds.RESHUFFLED, seat)
    return moved > 0
