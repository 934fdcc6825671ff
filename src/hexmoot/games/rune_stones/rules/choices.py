"""What abilities ask: a side, a gem to return or take, a display card, a lost card, a wisp."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.native.chance import DRAWS
from hexmoot.games.rune_stones.rules.abilities import is_card_use, run_side, use_ability
from hexmoot.games.rune_stones.rules.actions import CARD, COLOUR, DONE, SIDE, SLOT, TILE
from hexmoot.games.rune_stones.rules.card_sets import SPREAD, move, spread
from hexmoot.games.rune_stones.rules.display import refill_display, take_from_display
from hexmoot.games.rune_stones.rules.frames import (
    ABILITY_ASKED,
    CHANGER,
    COLOUR_WANTED,
    CONTEXT,
    DESTINATION,
    GEMS_LEFT,
    OTHER_SIDE,
    SWAPS_LEFT,
    TOKEN_SPACE,
)
from hexmoot.games.rune_stones.rules.gains import (
    context_from,
    gain_resource,
    return_resource,
)
from hexmoot.games.rune_stones.rules.kinds import (
    ABILITY_WISP,
    COLOURS,
    DESTROYED,
    DISCARD,
    E_LOST,
    E_NOTHING,
    E_RAISE,
    E_WISP,
    FACE_UP,
    GEMS,
    GENERAL,
    NO_CARD_FITS,
    NO_CARD_WANTED,
    NO_GEM_LEFT,
    NO_GEM_TO_SWAP,
    NO_LOST_CARD,
    NO_LOST_CARD_WANTED,
    NO_SWAP_WANTED,
    NO_WISP,
    NONE,
    OR_SECOND,
    ORIGIN_WISP,
    PICK_GEM,
    PLAYED,
    RAISE_PICK,
    RESOURCES,
    SLOTS,
    STONE_PLUS,
    WHITE,
    WISP_PICK,
)
from hexmoot.games.rune_stones.rules.state import Table

# ---- either side of an ability


def list_sides(table: Table) -> i64:
    """RS-62: both sides are always offered."""
    table.choices[0] = SIDE
    table.choices[1] = SIDE + 1
    return 2


def answer_side(table: Table, seat: i64, side: i64) -> None:
    """RS-62, RS-116: carry out a side; with Plus the other may follow."""
    ability = table.argument(ABILITY_ASKED)
    context = table.argument(CONTEXT)
    table.pop()
    if is_card_use(context) and table.has_power(seat, STONE_PLUS):
        table.push(OR_SECOND, seat, ability, context, 1 - side)
    run_side(table, seat, ability, side, context)


def list_second_side(table: Table) -> i64:
    """RS-116: the other side, or no more."""
    table.choices[0] = DONE
    table.choices[1] = SIDE + table.argument(OTHER_SIDE)
    return 2


def answer_second_side(table: Table, seat: i64, action: i64) -> None:
    """RS-116: carry out the other side if wanted."""
    ability = table.argument(ABILITY_ASKED)
    context = table.argument(CONTEXT)
    table.pop()
    if action != DONE:
        run_side(table, seat, ability, action - SIDE, context)


# ---- swaps and chosen gems


def list_swap_gems(table: Table, seat: i64) -> i64:
    """RS-64, RS-65: any gem may be returned, or no more."""
    count: i64 = 1
    table.choices[0] = DONE
    colour: i64
    for colour in range(GEMS):
        if table.owned[seat * RESOURCES + colour] > 0:
            count = table.choose(count, COLOUR + colour)
    return count


def answer_swap_gem(table: Table, seat: i64, action: i64) -> None:
    """RS-63, RS-65: return the gem first, then take the gain; then perhaps again."""
    ability = table.argument(ABILITY_ASKED)
    context = table.argument(CONTEXT)
    left = table.argument(SWAPS_LEFT) - 1
    if action == DONE and left + 1 == table.tables.times[ability]:
        tell_no_swap(table, seat)
    if action == DONE or left == 0:
        table.pop()
    else:
        table.set_argument(SWAPS_LEFT, left)
    if action != DONE:
        return_resource(table, seat, action - COLOUR, 1)
        run_side(table, seat, ability, 0, context)


def tell_no_swap(table: Table, seat: i64) -> None:
    """RS-64: not one gem was handed in; either there was none, or none was to be spared."""
    held: i64 = 0
    colour: i64
    for colour in range(GEMS):
        held += table.owned[seat * RESOURCES + colour]
    table.tell(E_NOTHING, seat, NO_GEM_TO_SWAP if held == 0 else NO_SWAP_WANTED)


def list_any_gems(table: Table) -> i64:
    """RS-6: a gem of a colour the supply still has; with none left the question lapses."""
    count: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        if table.supply[colour] > 0:
            count = table.choose(count, COLOUR + colour)
    return count


def answer_any_gem(table: Table, seat: i64, action: i64) -> None:
    """RS-61: take the chosen gem; then the next one if there is another to choose."""
    left = table.argument(GEMS_LEFT) - 1
    if left == 0:
        table.pop()
    else:
        table.set_argument(GEMS_LEFT, left)
    gain_resource(table, seat, action - COLOUR, 1)


# ---- cards from the display and the general discard


def list_display_cards(table: Table) -> i64:
    """RS-61, RS-67, RS-119, RS-139: a card of the wanted colour (any: NONE), or none."""
    wanted = table.argument(COLOUR_WANTED)
    colours = table.tables.card_colour
    count: i64 = 1
    table.choices[0] = DONE
    slot: i64
    for slot in range(SLOTS):
        card = table.display[slot]
        if card != NONE and (wanted == NONE or colours[card] == wanted):
            count = table.choose(count, SLOT + slot)
    return count


def is_on_display(table: Table, wanted: i64) -> bool:
    """RS-67: does a card of the wanted colour (any: NONE) lie in the display?"""
    slot: i64
    for slot in range(SLOTS):
        card = table.display[slot]
        if card != NONE and (wanted == NONE or table.tables.card_colour[card] == wanted):
            return True
    return False


def answer_display_card(table: Table, seat: i64, action: i64) -> None:
    """RS-66, RS-137, RS-138: take the card, lose a Shade Changer for it, refill at once."""
    wanted = table.argument(COLOUR_WANTED)
    destination = table.argument(DESTINATION)
    changer = table.argument(CHANGER)
    table.pop()
    if action == DONE:
        fits = is_on_display(table, wanted)
        table.tell(E_NOTHING, seat, NO_CARD_WANTED if fits else NO_CARD_FITS)
        return
    take_from_display(table, seat, action - SLOT, destination)
    if changer > 0:
        destroy_played(table, seat, changer - 1)
    refill_display(table)


def destroy_played(table: Table, seat: i64, played: i64) -> None:
    """RS-137, RS-171: the banshee goes to the general discard at once instead of the usual loss."""
    card = table.played[played]
    table.played_flags[played] |= DESTROYED
    move(table.zones, PLAYED, GENERAL, card)
    table.tell(E_LOST, seat, card)


def list_general_cards(table: Table) -> i64:
    """RS-135: any card of the general discard, or none; an empty pile asks nothing."""
    found = spread(table.zones, GENERAL)
    if found == 0:
        return 0
    table.choices[0] = DONE
    index: i64
    for index in range(found):
        table.choices[index + 1] = CARD + SPREAD[index]
    return found + 1


def answer_general_card(table: Table, seat: i64, action: i64) -> None:
    """RS-135: the card goes to the own discard pile."""
    table.pop()
    if action == DONE:
        table.tell(E_NOTHING, seat, NO_LOST_CARD_WANTED)
        return
    move(table.zones, GENERAL, DISCARD + seat, action - CARD)
    table.tell(E_RAISE, seat, action - CARD)


# ---- questions that lapse


def tell_lapse(table: Table, kind: i64, seat: i64) -> None:
    """RS-6, RS-132, RS-135: why an ability has nothing to choose from."""
    if kind == PICK_GEM:
        table.tell(E_NOTHING, seat, NO_GEM_LEFT)
    elif kind == RAISE_PICK:
        table.tell(E_NOTHING, seat, NO_LOST_CARD)
    elif kind == WISP_PICK:
        table.tell(E_NOTHING, seat, NO_WISP)


# ---- wisps


def list_wisps(table: Table) -> i64:
    """RS-127, RS-132: one of the face-up tiles must be taken."""
    count: i64 = 0
    tile: i64
    for tile in range(FACE_UP):
        if table.wisp_up[tile] != NONE:
            count = table.choose(count, TILE + tile)
    return count


def answer_wisp(table: Table, seat: i64, tile: i64) -> None:
    """RS-132, RS-136: discard the tile, replace it, then carry out its effect."""
    kind = table.wisp_up[tile]
    space = table.argument(TOKEN_SPACE)
    table.pop()
    table.wisp_discard[kind] += 1
    table.wisp_up[tile] = table.draw_wisp(DRAWS)
    table.tell(E_WISP, seat, kind, space)
    use_ability(table, seat, ABILITY_WISP + kind, context_from(WHITE, ORIGIN_WISP))
