"""Step 6: crafting an artifact, laying the paid stones, Maker's Grace, the limit of five."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.native.chance import DRAWS
from hexmoot.engine.native.numbers import BIT
from hexmoot.games.sorcerer_stones.rules import kinds
from hexmoot.games.sorcerer_stones.rules.actions import (
    CRAFT,
    FLY,
    NO_CRAFT,
    RETURN,
    SKIP_BONUS,
    SPIRIT_TO,
)
from hexmoot.games.sorcerer_stones.rules.cards import fly
from hexmoot.games.sorcerer_stones.rules.geometry import ZONES
from hexmoot.games.sorcerer_stones.rules.kinds import (
    ARTIFACTS,
    COLOURS,
    COOP,
    DECK_TOP,
    END_ARTIFACTS,
    END_COOP_ALL,
    END_INTRO,
    GROUP,
    INTRO,
    MAKERS_GRACE,
    NO_CARD,
    OFFER,
    TRANSMUTATION,
)
from hexmoot.games.sorcerer_stones.rules.payment import can_afford, held_by_colour, make_pending
from hexmoot.games.sorcerer_stones.rules.scoring import end_game
from hexmoot.games.sorcerer_stones.rules.spirit import list_free_neighbours, move_spirit
from hexmoot.games.sorcerer_stones.rules.state import Table
from hexmoot.games.sorcerer_stones.rules.supply import begin_last_round, draw_bit

# ---- D15: which card


def list_crafts(table: Table) -> i64:
    """SS-121, SS-127: each card on offer that can be paid, or none."""
    held = held_by_colour(table)
    count: i64 = 0
    position: i64
    for position in range(OFFER):
        card = table.offer[position]
        if card != NO_CARD and can_afford(table, card, held):
            count = table.choose(count, CRAFT + position)
    return table.choose(count, NO_CRAFT)


def answer_craft(table: Table, action: i64) -> None:
    """SS-121, SS-122: pay for one card, exactly or symbol by symbol."""
    table.pop()
    if action == NO_CRAFT:
        return
    table.crafting = action - CRAFT
    table.push(kinds.CRAFT_PAID, table.active)
    if table.is_open(TRANSMUTATION):
        table.push(kinds.PAY_SYMBOL, table.active)
    else:
        pay_exactly(table)


def pay_exactly(table: Table) -> None:
    """SS-122, SS-170: the printed stones leave the reservoir."""
    base = table.offer[table.crafting] * COLOURS
    colour: i64
    for colour in range(COLOURS):
        for _ in range(table.tables.cost[base + colour]):
            make_pending(table, colour)


# ---- the card is paid


def run_paid(table: Table) -> None:
    """SS-170: does this end the game? If not, the stones are laid before the card is taken."""
    table.pop()
    reason = ending_by_craft(table)
    if reason == END_ARTIFACTS and table.terms.has_equal_turns:
        begin_last_round(table, reason)
    elif reason != 0:
        finish_at_once(table, reason)
        return
    table.push(kinds.TAKE_CARD, table.active)
    if table.terms.is_order_chosen:
        table.push(kinds.RETURN_ORDER, table.active)
    else:
        lay_all(table)


def ending_by_craft(table: Table) -> i64:
    """SS-135, SS-149, SS-164: why crafting one card more ends the game, or 0."""
    own = table.cards_crafted(table.active) + 1
    if table.terms.mode == INTRO and own >= table.tables.intro_goal:
        return END_INTRO
    if table.crafted_count + 1 < ARTIFACTS:
        return 0
    return END_COOP_ALL if table.terms.mode == COOP else END_ARTIFACTS


def finish_at_once(table: Table, reason: i64) -> None:
    """SS-107, SS-135, SS-138, SS-149, SS-164: stones laid in colour order, card taken, over."""
    lay_all(table)
    take_card(table)
    lay_unplaced(table)
    end_game(table, reason)


def lay_all(table: Table) -> None:
    """All pending stones to the tail in colour order."""
    colour: i64
    for colour in range(COLOURS):
        while table.pending[colour] > 0:
            lay_pending(table, colour)


def lay_unplaced(table: Table) -> None:
    """SS-164: co-op stones not yet placed go to the tail in colour order."""
    colour: i64
    for colour in range(COLOURS):
        while table.placing[colour] > 0:
            table.placing[colour] -= 1
            table.to_tail(colour)
            table.tell(kinds.STONE_DISCARDED, table.active, colour)


def lay_pending(table: Table, colour: i64) -> None:
    """SS-123: one paid stone to the tail."""
    table.pending[colour] -= 1
    table.to_tail(colour)
    table.tell(kinds.STONE_RETURNED, table.active, colour)


# ---- D17: return order


def list_returns(table: Table) -> i64:
    """SS-123, SS-159: any colour still to be laid."""
    count: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        if table.pending[colour] > 0:
            count = table.choose(count, RETURN + colour)
    return count


def answer_return(table: Table, action: i64) -> None:
    lay_pending(table, action - RETURN)


# ---- taking the card


def run_take_card(table: Table) -> None:
    """SS-124, SS-170: the card is taken, the offer refilled, then comes Maker's Grace."""
    table.pop()
    take_card(table)
    push_bonus(table)


def take_card(table: Table) -> None:
    """SS-124, SS-165: the card goes to its maker (co-op: to all)."""
    position = table.crafting
    card = table.offer[position]
    seat = table.active
    if table.terms.mode == COOP:
        seat = GROUP
    table.crafted[seat] |= BIT[card]
    table.crafted_count += 1
    table.crafting = NO_CARD
    table.tell(kinds.CRAFTED, table.active, card, table.tables.points[card])
    close_row(table, position)


def close_row(table: Table, position: i64) -> None:
    """SS-125 to SS-127, SS-160 to SS-162: cards move left with their stones, the deck shows one."""
    index: i64
    colour: i64
    end: i64 = DECK_TOP
    for index in range(position, end):
        table.offer[index] = table.offer[index + 1]
        for colour in range(COLOURS):
            table.placed[index * COLOURS + colour] = table.placed[(index + 1) * COLOURS + colour]
    for colour in range(COLOURS):
        table.placed[DECK_TOP * COLOURS + colour] = 0
    table.offer[DECK_TOP] = draw_artifact(table)


def draw_artifact(table: Table) -> i64:
    """The next card of the deck, NO_CARD if there is none: any of those not seen yet."""
    if table.artifact_bag == 0:
        return NO_CARD
    card = draw_bit(table, DRAWS, table.artifact_bag)
    table.artifact_bag -= BIT[card]
    table.tell(kinds.CARD_SHOWN, card)
    return card


# ---- D18: Maker's Grace


def push_bonus(table: Table) -> None:
    """SS-106: with Maker's Grace open a step or a flight may follow, and then a claim."""
    if table.is_open(MAKERS_GRACE):
        table.push(kinds.CRAFT_BONUS, table.active)


def list_bonus(table: Table) -> i64:
    """SS-106: a flight to another zone, a free step, or neither."""
    here = table.zone_of(table.active)
    count: i64 = 0
    zone: i64
    for zone in range(ZONES):
        if zone != here:
            count = table.choose(count, FLY + zone)
    count = list_free_neighbours(table, count)
    return table.choose(count, SKIP_BONUS)


def answer_bonus(table: Table, action: i64) -> None:
    """SS-89: a step by Maker's Grace opens one more window for a claim."""
    table.pop()
    if action == SKIP_BONUS:
        return
    if action < SPIRIT_TO:
        fly(table, action - FLY)
        return
    move_spirit(table, action - SPIRIT_TO)
    table.push(kinds.CLAIM_RUNE, table.active, kinds.AFTER_BONUS)


# ---- D19: the limit of five


def list_surplus(table: Table) -> i64:
    """SS-128, SS-129: above the limit, one stone of any colour held goes back."""
    if table.stones_held(table.active) <= table.tables.reservoir_limit:
        return 0
    base = table.active * COLOURS
    count: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        if table.reservoir[base + colour] > 0:
            count = table.choose(count, RETURN + colour)
    return count


def answer_surplus(table: Table, action: i64) -> None:
    colour = action - RETURN
    table.reservoir[table.active * COLOURS + colour] -= 1
    table.to_tail(colour)
    table.tell(kinds.STONE_RETURNED, table.active, colour)
