"""Setting the table up: zones and offer before Taoists are placed, everything else after."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.engine.native.chance import SETUP
from hexmoot.engine.native.numbers import BIT, filled, zeros
from hexmoot.engine.native.stack import SEAT
from hexmoot.games.sorcerer_stones.rules import kinds
from hexmoot.games.sorcerer_stones.rules.actions import NAME_COLOUR
from hexmoot.games.sorcerer_stones.rules.cards import draw_up
from hexmoot.games.sorcerer_stones.rules.geometry import SLOTS, ZONE_SLOTS, ZONES
from hexmoot.games.sorcerer_stones.rules.kinds import (
    ALL_TYPES,
    ARTIFACTS,
    COLOURS,
    COOP,
    EARTH,
    EMPTY,
    MAGIC,
    OBJECTIVES,
    OFFER,
    OPEN_OBJECTIVES,
    STANDARD,
    TILES,
)
from hexmoot.games.sorcerer_stones.rules.plane import (
    CORNER_COUNT,
    CORNERS,
    QUADRANTS,
    QUARTER_TURNS,
    SIDE,
    SPACES,
    STACKS,
    TILE_SIDE,
)
from hexmoot.games.sorcerer_stones.rules.state import Table
from hexmoot.games.sorcerer_stones.rules.supply import draw_bit
from hexmoot.games.sorcerer_stones.rules.tables import DRAWN

# ---- before Taoists are placed


def set_up(table: Table) -> None:
    """SS-172: zones, their stones, the offer and the seats are known; then Taoists are placed."""
    deal_offer(table)
    deal_zones(table)
    if not table.terms.are_colours_chosen:
        deal_colours(table)
    draw_start_seat(table)
    table.push(kinds.DEAL_REST, table.start_seat)
    ask_everybody(table, kinds.PLACE_TAOIST)
    if table.terms.are_colours_chosen:
        ask_everybody(table, kinds.CHOOSE_COLOUR)


def deal_offer(table: Table) -> None:
    """SS-9: three cards in the row and the deck's top are on offer."""
    table.artifact_bag = BIT[ARTIFACTS] - 1
    position: i64
    for position in range(OFFER):
        card = draw_bit(table, SETUP, table.artifact_bag)
        table.artifact_bag -= BIT[card]
        table.offer[position] = card


def deal_zones(table: Table) -> None:
    """SS-10: on each zone four different colours in random order."""
    zone: i64
    slot: i64
    for zone in range(ZONES):
        left: i64 = ALL_TYPES
        for slot in range(ZONE_SLOTS):
            colour = draw_bit(table, SETUP, left)
            left -= BIT[colour]
            table.slots[zone * ZONE_SLOTS + slot] = colour


def deal_colours(table: Table) -> None:
    """SS-3: each seat has a colour of its own, named or drawn."""
    left: i64 = ALL_TYPES - BIT[EARTH]
    seat: i64
    for seat in range(table.seats):
        if len(table.terms.colours) > 0:
            colour: i64 = table.terms.colours[int(seat)]
        else:
            colour = draw_bit(table, SETUP, left)
        left -= BIT[colour]
        give_colour(table, seat, colour)


def give_colour(table: Table, seat: i64, colour: i64) -> None:
    """SS-3, SS-26: the colour of a seat; copies share the array, so it is replaced."""
    colours = table.colour[:]
    colours[seat] = colour
    table.colour = colours
    if table.terms.mode == STANDARD:
        table.owned[seat] = BIT[colour]


def draw_start_seat(table: Table) -> None:
    """SS-11: the start seat is random unless named."""
    if table.terms.start_seat != DRAWN:
        table.start_seat = table.terms.start_seat
    else:
        table.start_seat = table.below(SETUP, table.seats)
    table.active = table.start_seat


def ask_everybody(table: Table, kind: i64) -> None:
    """SS-12, SS-173: the last seat in turn order is asked first, so it lies on top."""
    place: i64
    for place in range(table.seats):
        table.push(kind, (table.start_seat + place) % table.seats)


# ---- choosing colours


def list_colours(table: Table) -> i64:
    """SS-3, SS-173: the player colours nobody has."""
    count: i64 = 0
    colour: i64
    for colour in range(EARTH):
        if not is_taken(table, colour):
            count = table.choose(count, NAME_COLOUR + colour)
    return count


def is_taken(table: Table, colour: i64) -> bool:
    """Does any seat play this colour?"""
    seat: i64 = 0
    while seat < table.seats and table.colour[seat] != colour:
        seat += 1
    return seat < table.seats


def answer_colour(table: Table, action: i64) -> None:
    seat = table.argument(SEAT)
    table.pop()
    give_colour(table, seat, action - NAME_COLOUR)
    table.tell(kinds.COLOUR_CHOSEN, seat, action - NAME_COLOUR)


# ---- after Taoists are placed


def run_deal_rest(table: Table) -> None:
    """SS-25, SS-27, SS-172: cards and line for all; the rest for the standard game alone."""
    table.pop()
    deal_magic(table)
    lay_line(table)
    if table.terms.mode == STANDARD:
        lay_plane(table)
        stack_runes(table)
        place_spirits(table)
        open_objectives(table)
        table.qi_supply = table.terms.qi_supply
    table.tell(kinds.DEALT)
    table.push(kinds.BEGIN_TURN, table.start_seat)


def deal_magic(table: Table) -> None:
    """SS-5, SS-14, SS-168: everybody's deck, of which some cards are turned up."""
    seat: i64
    card: i64
    for seat in range(table.seats):
        for card in range(MAGIC):
            table.deck[seat * MAGIC + card] = table.tables.copies[card]
            table.deck_count[seat] += table.tables.copies[card]
        if table.terms.mode == COOP:
            table.deck_count[seat] = table.terms.deck_cut
        draw_up(table, seat, SETUP)


def lay_line(table: Table) -> None:
    """SS-15, SS-16: the stones left in a random order without equal neighbours."""
    box = stones_in_box(table)
    while not try_line(table, box[:]):
        pass


def stones_in_box(table: Table) -> vec[i64]:
    """SS-4: what is left of each colour when the zones are full."""
    left = filled(COLOURS, int(table.tables.stones_per_colour))
    slot: i64
    for slot in range(SLOTS):
        left[table.slots[slot]] -= 1
    return left


def try_line(table: Table, left: vec[i64]) -> bool:
    """Draw stone after stone; a stone beside its own colour spoils the whole line."""
    previous: i64 = EMPTY
    table.line_length = 0
    for _ in range(SLOTS):
        colour = table.weighted(SETUP, left, 0, COLOURS)
        if colour == previous:
            return False
        left[colour] -= 1
        table.to_tail(colour)
        previous = colour
    return True


def lay_plane(table: Table) -> None:
    """SS-8, SS-18: four of the nine tiles, in random places and turns; the zones use the others."""
    table.plane = zeros(SPACES)
    table.plane_tile = zeros(2 * QUADRANTS)
    bag: i64 = BIT[TILES] - 1
    quadrant: i64
    for quadrant in range(QUADRANTS):
        tile = draw_bit(table, SETUP, bag)
        bag -= BIT[tile]
        turns = table.below(SETUP, QUARTER_TURNS)
        table.plane_tile[quadrant] = tile
        table.plane_tile[QUADRANTS + quadrant] = turns
        lay_tile(table, quadrant, tile, turns)


def lay_tile(table: Table, quadrant: i64, tile: i64, turns: i64) -> None:
    """The nine spaces of a tile, turned clockwise, on their quadrant of the plane."""
    row: i64
    column: i64
    top = (quadrant >> 1) * TILE_SIDE
    left = (quadrant & 1) * TILE_SIDE
    for row in range(TILE_SIDE):
        for column in range(TILE_SIDE):
            upright = tile * TILE_SIDE * TILE_SIDE + turned(row, column, turns)
            table.plane[(top + row) * SIDE + left + column] = table.tables.tile_space[upright]


def turned(row: i64, column: i64, turns: i64) -> i64:
    """Which space of the upright tile lies here after so many quarter turns clockwise."""
    while turns > 0:
        upright = TILE_SIDE - 1 - column
        column = row
        row = upright
        turns -= 1
    return row * TILE_SIDE + column


def stack_runes(table: Table) -> None:
    """SS-19 to SS-22: one token of each type leaves; Earth in the middle, the others on corners."""
    free: i64 = BIT[CORNER_COUNT] - 1
    kind: i64
    for kind in range(COLOURS):
        removed = table.below(SETUP, table.tables.rune_count[kind])
        table.stack[kind] = BIT[table.tables.rune_count[kind]] - 1 - BIT[removed]
    table.corner_type = filled(STACKS, EARTH)
    for kind in range(EARTH):
        corner = draw_bit(table, SETUP, free)
        free -= BIT[corner]
        table.corner_type[corner] = kind


def place_spirits(table: Table) -> None:
    """SS-23: each Spirit on the corner of its own colour."""
    seat: i64
    corner: i64
    for seat in range(table.seats):
        for corner in range(CORNER_COUNT):
            if table.corner_type[corner] == table.colour[seat]:
                table.spirit[seat] = CORNERS[corner]


def open_objectives(table: Table) -> None:
    """SS-24: three objectives for the whole game."""
    if table.terms.objectives != DRAWN:
        table.open_objectives = table.terms.objectives
        return
    bag: i64 = BIT[OBJECTIVES] - 1
    for _ in range(OPEN_OBJECTIVES):
        card = draw_bit(table, SETUP, bag)
        bag -= BIT[card]
        table.open_objectives |= BIT[card]
