"""Step 1: playing magic cards, and what Spin, Fly and Shift do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hexmoot.engine.chance import DRAWS
from hexmoot.engine.state import A
from hexmoot.games.sorcerer_stones import actions, kinds
from hexmoot.games.sorcerer_stones.geometry import SLOTS, ZONES
from hexmoot.games.sorcerer_stones.tables import (
    COOP,
    EMPTY,
    FLY_CARD,
    MAGIC,
    QUAKE_CARD,
    SHIFT_CARD,
    SPIN_CARD,
    TURNED_FROM,
)

if TYPE_CHECKING:
    from hexmoot.games.sorcerer_stones.state import StonesState


# ---- D2 and D9: which card


def list_hand(state: StonesState, count: i64) -> i64:
    """Each type of card turned up, once."""
    base = state.active * MAGIC
    card: i64
    for card in range(MAGIC):
        if state.hand[base + card] > 0:
            count = state.choose(count, actions.PLAY + card)
    return count


def list_first_card(state: StonesState) -> i64:
    """SS-33, SS-155: who has cards must play one."""
    return list_hand(state, 0)


def list_second_card(state: StonesState) -> i64:
    """SS-33 to SS-35: after a first card another may follow from what is still turned up."""
    if state.cards_played == 0 or state.cards_played >= state.terms.cards_per_turn:
        return 0
    count = list_hand(state, 0)
    return state.choose(count, actions.END_CARDS) if count > 0 else 0


def answer_card(state: StonesState, action: i64) -> None:
    """Play a card or end step 1. The question about a second card waits below the first."""
    if action == actions.END_CARDS:
        state.pop()
        return
    card = action - actions.PLAY
    if state.cards_played == 0:
        state.pop()
    state.cards_played += 1
    leave_hand(state, card)
    state.tell(kinds.CARD_PLAYED, state.active, card)
    begin_effect(state, card)


def leave_hand(state: StonesState, card: i64) -> None:
    """SS-36, SS-153: a played card goes to the own discard pile (co-op: out of the game)."""
    seat = state.active
    state.hand[seat * MAGIC + card] -= 1
    state.hand_count[seat] -= 1
    state.discard[seat * MAGIC + card] += 1


def begin_effect(state: StonesState, card: i64) -> None:
    """SS-40, SS-41: the effect must be carried out; a Shift without its colour does nothing."""
    seat = state.active
    if card == SPIN_CARD:
        state.push(kinds.SPIN, seat)
    elif card == FLY_CARD:
        state.push(kinds.FLY, seat)
    elif card == QUAKE_CARD:
        state.push(kinds.QUAKE_ZONE, seat)
    elif has_stone(state, card - SHIFT_CARD):
        state.push(kinds.SHIFT_STONE, seat, card - SHIFT_CARD)
    else:
        state.tell(kinds.CARD_IDLE, seat, card)


def has_stone(state: StonesState, colour: i64) -> bool:
    """Does a stone of this colour lie on any zone?"""
    slot: i64
    for slot in range(SLOTS):
        if state.slots[slot] == colour:
            return True
    return False


# ---- D3: Spin


def list_spins(state: StonesState) -> i64:
    """SS-42, SS-43: any zone, either way."""
    index: i64
    for index in range(2 * ZONES):
        state.choices[index] = actions.SPIN + index
    return 2 * ZONES


def answer_spin(state: StonesState, action: i64) -> None:
    state.pop()
    index = action - actions.SPIN
    spin(state, index >> 1, index & 1)
    state.tell(kinds.SPUN, state.active, index >> 1, index & 1)


def spin(state: StonesState, zone: i64, direction: i64) -> None:
    """SS-43 to SS-45: the four stones go round; cell and Taoists stay."""
    slots = state.slots
    base = zone * 4
    turned = direction * 4
    first = slots[base + TURNED_FROM[turned]]
    second = slots[base + TURNED_FROM[turned + 1]]
    third = slots[base + TURNED_FROM[turned + 2]]
    fourth = slots[base + TURNED_FROM[turned + 3]]
    slots[base] = first
    slots[base + 1] = second
    slots[base + 2] = third
    slots[base + 3] = fourth
    state.zone_turn[zone] = (state.zone_turn[zone] + 1 + 2 * direction) & 3


# ---- D4: Fly


def list_flights(state: StonesState) -> i64:
    """SS-6, SS-46: any zone, occupied or not, the present one included."""
    zone: i64
    for zone in range(ZONES):
        state.choices[zone] = actions.FLY + zone
    return ZONES


def answer_flight(state: StonesState, action: i64) -> None:
    state.pop()
    fly(state, action - actions.FLY)


def fly(state: StonesState, zone: i64) -> None:
    """SS-46, SS-47: only the own Taoist moves."""
    state.taoist[state.active] = zone
    state.tell(kinds.FLEW, state.active, zone)


# ---- D7 and D8: Shift


def list_shift_stones(state: StonesState) -> i64:
    """SS-42, SS-58, SS-59: each stone of the card's colour on a zone."""
    colour = state.argument(A)
    count: i64 = 0
    slot: i64
    for slot in range(SLOTS):
        if state.slots[slot] == colour:
            count = state.choose(count, actions.SHIFT_FROM + slot)
    return count


def answer_shift_stone(state: StonesState, action: i64) -> None:
    state.pop()
    state.push(kinds.SHIFT_PARTNER, state.active, action - actions.SHIFT_FROM)


def list_shift_partners(state: StonesState) -> i64:
    """SS-58 to SS-60: each stone of another colour on a zone; empty slots are none."""
    slots = state.slots
    colour = slots[state.argument(A)]
    count: i64 = 0
    slot: i64
    for slot in range(SLOTS):
        if slots[slot] != colour and slots[slot] != EMPTY:
            count = state.choose(count, actions.SHIFT_TO + slot)
    return count


def answer_shift_partner(state: StonesState, action: i64) -> None:
    first = state.argument(A)
    second = action - actions.SHIFT_TO
    state.pop()
    state.tell(kinds.SHIFTED, state.active, first, second, shifted_colours(state, first, second))
    exchange_stones(state, first, second)


def shifted_colours(state: StonesState, first: i64, second: i64) -> i64:
    """Both colours of a Shift in one number, for the log."""
    return state.slots[first] * 8 + state.slots[second]


def exchange_stones(state: StonesState, first: i64, second: i64) -> None:
    """SS-58: two stones change places."""
    colour = state.slots[first]
    state.slots[first] = state.slots[second]
    state.slots[second] = colour


# ---- end of step 1


def run_draw(state: StonesState) -> None:
    """SS-37, SS-39: before the activation draw up to the full hand."""
    state.pop()
    draw_up(state, state.active)


def draw_up(state: StonesState, seat: i64) -> None:
    """SS-37, SS-38, SS-154: draw while cards are missing and there are any."""
    while state.hand_count[seat] < state.terms.hand_size:
        if state.deck_count[seat] == 0 and not reshuffle(state, seat):
            return
        card = state.weighted(DRAWS, state.deck, seat * MAGIC, MAGIC)
        state.deck[seat * MAGIC + card] -= 1
        state.deck_count[seat] -= 1
        state.hand[seat * MAGIC + card] += 1
        state.hand_count[seat] += 1
        state.tell(kinds.CARD_DRAWN, seat, card)


def reshuffle(state: StonesState, seat: i64) -> bool:
    """SS-38, SS-154: all discards become the deck again, but never in co-op."""
    if state.terms.mode == COOP:
        return False
    base = seat * MAGIC
    moved: i64 = 0
    card: i64
    for card in range(base, base + MAGIC):
        moved += state.discard[card]
        state.deck[card] += state.discard[card]
        state.discard[card] = 0
    state.deck_count[seat] = moved
    if moved > 0:
        state.tell(kinds.RESHUFFLED, seat)
    return moved > 0
