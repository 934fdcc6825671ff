"""What must hold in every state after set-up: one sentence for each thing that does not."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.native.numbers import BIT, bit_count, total
from hexmoot.games.sorcerer_stones.rules.geometry import SLOTS, ZONES
from hexmoot.games.sorcerer_stones.rules.kinds import (
    ARTIFACTS,
    COLOURS,
    DECK,
    EMPTY,
    FIRST_CARD,
    MAGIC,
    NO_CARD,
    OFFER,
    PLACE_TAOIST,
    SECOND_CARD,
    STANDARD,
)
from hexmoot.games.sorcerer_stones.rules.plane import CORNER_OF, NO_STACK
from hexmoot.games.sorcerer_stones.rules.state import Table


def problems_of(table: Table) -> list[str]:
    """SS-4, SS-39, SS-132 and everything else that no rule may break."""
    kind = table.asked()
    if kind <= PLACE_TAOIST and table.ending == 0:
        return []
    found = stone_problems(table) + zone_problems(table) + card_problems(table)
    found += artifact_problems(table)
    if table.terms.mode == STANDARD:
        found += qi_problems(table) + rune_problems(table) + spirit_problems(table)
    if is_between_turns(table):
        found += rest_problems(table)
    return found


def is_between_turns(table: Table) -> bool:
    """Has the turn begun without anything done yet?"""
    kind = table.asked()
    first_in_sight = kind == FIRST_CARD or (kind == SECOND_CARD and table.cards_played == 0)
    return table.ending == 0 and first_in_sight


def count_stones(table: Table, colour: i64) -> i64:
    """SS-4: the stones of a colour wherever they lie."""
    count = table.pending[colour] + table.placing[colour]
    index: i64
    for index in range(SLOTS):
        if table.slots[index] == colour:
            count += 1
    for index in range(table.line_length):
        if table.line[index] == colour:
            count += 1
    for index in range(table.seats):
        count += table.reservoir[index * COLOURS + colour]
    for index in range(OFFER):
        count += table.placed[index * COLOURS + colour]
    return count


def stone_problems(table: Table) -> list[str]:
    """SS-4, SS-163: eight of each colour; at most nine in a reservoir, none in co-op."""
    found: list[str] = []
    colour: i64
    seat: i64
    for colour in range(COLOURS):
        if count_stones(table, colour) != table.tables.stones_per_colour:
            found.append(f"there are {count_stones(table, colour)} stones of colour {colour}")
    limit: i64 = 0 if table.is_coop() else table.tables.reservoir_limit + 4
    for seat in range(table.seats):
        if table.stones_held(seat) > limit:
            found.append(f"seat {seat} holds {table.stones_held(seat)} stones")
    return found


def zone_problems(table: Table) -> list[str]:
    """SS-51, SS-57: every zone lies on one place of a known shape, every Taoist on a zone."""
    found: list[str] = []
    zone: i64
    seat: i64
    for zone in range(ZONES):
        if table.place_zone[table.zone_place[zone]] != zone:
            found.append(f"zone {zone} lies on a place of another zone")
    for seat in range(table.seats):
        if not 0 <= table.taoist[seat] < ZONES:
            found.append(f"the Taoist of seat {seat} stands nowhere")
    return found


def card_problems(table: Table) -> list[str]:
    """SS-5, SS-36, SS-39: hand, deck and discards of a seat are its own deck."""
    found: list[str] = []
    size: i64 = table.terms.deck_cut if table.is_coop() else DECK
    seat: i64
    card: i64
    for seat in range(table.seats):
        base = seat * MAGIC
        for card in range(MAGIC):
            here = table.hand[base + card] + table.deck[base + card] + table.discard[base + card]
            if here != table.tables.copies[card]:
                found.append(f"seat {seat} has {here} cards of type {card}")
        held = total(table.hand, base, MAGIC)
        whole = held + table.deck_count[seat] + total(table.discard, base, MAGIC)
        if held != table.hand_count[seat] or whole != size:
            found.append(f"the cards of seat {seat} do not add up")
    return found


def artifact_problems(table: Table) -> list[str]:
    """SS-127: row, deck and crafted cards are the fourteen; as many on offer as there can be."""
    found: list[str] = []
    seen = table.artifact_bag
    count = bit_count(seen)
    on_offer: i64 = 0
    index: i64
    for index in range(OFFER):
        if table.offer[index] != NO_CARD:
            seen |= BIT[table.offer[index]]
            on_offer += 1
    for index in range(table.seats):
        seen |= table.crafted[index]
    if seen != BIT[ARTIFACTS] - 1 or count + on_offer + table.crafted_count != ARTIFACTS:
        found.append("the artifact cards do not add up")
    if on_offer < OFFER and count > 0:
        found.append(f"only {on_offer} cards are on offer")
    return found


def qi_problems(table: Table) -> list[str]:
    """SS-130 to SS-132: no Qi is lost, and nothing is credited while the supply lasts."""
    found: list[str] = []
    gained = total(table.qi, 0, table.seats)
    credited = total(table.qi_credited, 0, table.seats)
    if table.qi_supply + gained != table.terms.qi_supply:
        found.append("the Qi does not add up")
    if credited > 0 and table.qi_supply > 0:
        found.append("Qi is credited although the supply is not empty")
    return found


def rune_problems(table: Table) -> list[str]:
    """SS-19, SS-26, SS-92: tokens add up, nobody has two of a type or one of the own colour."""
    found: list[str] = []
    kind: i64
    seat: i64
    for kind in range(COLOURS):
        tokens = bit_count(table.stack[kind])
        for seat in range(table.seats):
            owns = (table.owned[seat] >> kind) & 1 != 0
            has_token = table.rune[seat * COLOURS + kind] > 0
            tokens += 1 if has_token else 0
            if owns != (has_token or table.colour[seat] == kind):
                found.append(f"seat {seat} owns type {kind} without a reason")
            if has_token and table.colour[seat] == kind:
                found.append(f"seat {seat} claimed its own type")
        if tokens != table.tables.rune_count[kind] - 1:
            found.append(f"there are {tokens} runes of type {kind}")
    return found


def spirit_problems(table: Table) -> list[str]:
    """SS-84 to SS-86: one Spirit a space, and only its owner's start corner may be closed."""
    found: list[str] = []
    seen: i64 = 0
    seat: i64
    for seat in range(table.seats):
        space = table.spirit[seat]
        if seen & BIT[space] != 0:
            found.append(f"two Spirits stand on space {space}")
        seen |= BIT[space]
        corner = CORNER_OF[space]
        if corner != NO_STACK:
            kind = table.corner_type[corner]
            if table.stack[kind] != 0 and kind != table.colour[seat]:
                found.append(f"the Spirit of seat {seat} stands on a closed corner")
    return found


def rest_problems(table: Table) -> list[str]:
    """SS-39, SS-119, SS-128: what must hold between two turns."""
    found: list[str] = []
    slot: i64
    seat: i64
    for slot in range(SLOTS):
        if table.slots[slot] == EMPTY:
            found.append(f"slot {slot} is empty between turns")
    if total(table.pending, 0, COLOURS) + total(table.placing, 0, COLOURS) > 0:
        found.append("stones are still on their way between turns")
    for seat in range(table.seats):
        if table.stones_held(seat) > table.tables.reservoir_limit:
            found.append(f"seat {seat} keeps {table.stones_held(seat)} stones")
        cards = table.hand_count[seat]
        if cards < table.tables.hand_size and (not table.is_coop() or table.deck_count[seat] > 0):
            found.append(f"seat {seat} shows {cards} cards")
    return found
