"""A short description of a position between two deeds, worked out for learning to judge it.

The observation says where every stone lies; a sketch says what that is good for: what each zone
would give, how far each card and rune is, the viewer first.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.engine.native.numbers import BIT, bit_count
from hexmoot.engine.native.sheet import Sheet
from hexmoot.games.sorcerer_stones.minds.judge import DISTANCE
from hexmoot.games.sorcerer_stones.minds.worth import (
    all_harvests,
    lines_of,
    longest_of,
    missing_for,
    reward,
    size_of,
    stones_of,
    worth_of,
)
from hexmoot.games.sorcerer_stones.rules.geometry import ZONE_SLOTS, ZONES
from hexmoot.games.sorcerer_stones.rules.kinds import (
    ARTIFACTS,
    COLOURS,
    COOP,
    DECK,
    EMPTY,
    END_CAP,
    FLY_CARD,
    MAGIC,
    MODES,
    NO_CARD,
    OBJECTIVES,
    OFFER,
    QI_IN_BOX,
    TOKENS,
)
from hexmoot.games.sorcerer_stones.rules.plane import NEAR, OFF_PLANE, STACKS, STEPS_FROM
from hexmoot.games.sorcerer_stones.rules.scoring import score
from hexmoot.games.sorcerer_stones.rules.state import Table

MOST_STONES: Final = 9
MOST_POINTS: Final = 80
MOST_WORTH: Final = 9
MOST_LINES: Final = 10
LONG: Final = 6
MISSING: Final = 4  # stones a card may lack
NEXT_STONES: Final = 4  # stones of the line that come next
FARTHEST: Final = 11
RUNE_REACH: Final = 5  # runes so far away or farther are taken together
MOST_RUNES: Final = 12
MOST_ROUNDS: Final = 40
MOST_STEPS: Final = 6
MOST_QI: Final = 12
# Several small counts side by side in one number.
COUNT_BITS: Final = 6
COUNT_MASK: Final = 63

COMING: Final = [f"coming{index}" for index in range(NEXT_STONES)]
ZONE_SIZE: Final = [f"zone_size{size}" for size in range(ZONE_SLOTS + 1)]
BEST: Final = [f"best_missing{missing}" for missing in range(MISSING + 1)]
LATER: Final = [f"best_later{missing}" for missing in range(MISSING + 1)]
RUNE_AT: Final = [f"runes_at{distance}" for distance in range(RUNE_REACH + 1)]
ZONE_STONES: Final = [f"zone_stones{colour}" for colour in range(COLOURS)]
COSTS: Final = [f"leftmost{colour}" for colour in range(COLOURS)]


def sketch_table(table: Table, seat: i64, sheet: Sheet) -> None:
    """Everything, the viewer's seat first."""
    harvests = all_harvests(table)
    sketch_game(table, sheet)
    sketch_turn(table, sheet)
    sketch_zones(harvests, sheet)
    offset: i64
    for offset in range(table.seats):
        sheet.about_seat(offset)
        sketch_seat(table, (seat + offset) % table.seats, harvests, sheet)
    sheet.about_table()


def sketch_game(table: Table, sheet: Sheet) -> None:
    """Mode, time, objectives, and what comes next from the line."""
    sheet.one_hot("mode", table.terms.mode, len(MODES))
    sheet.number("round", min(table.round, MOST_ROUNDS), 0, MOST_ROUNDS)
    sheet.one_hot("last_round", table.last_reason - 1, END_CAP)
    sheet.bits("objective", table.open_objectives, OBJECTIVES)
    sheet.number("qi_supply", table.qi_supply, 0, QI_IN_BOX)
    sheet.number("crafted_count", table.crafted_count, 0, ARTIFACTS)
    sheet.flag("is_dealt", table.is_dealt())
    sheet.one_hots(COMING, table.line, 0, COLOURS)
    if table.terms.mode == COOP and table.offer[0] != NO_CARD:
        sketch_leftmost(table, sheet)
    else:
        skip_leftmost(sheet)


def sketch_leftmost(table: Table, sheet: Sheet) -> None:
    """Co-op: what the card that is worked on still lacks."""
    colour: i64
    for colour in range(COLOURS):
        need = table.tables.cost[table.offer[0] * COLOURS + colour] - table.placed[colour]
        sheet.number(COSTS[colour], need, 0, MISSING)


def skip_leftmost(sheet: Sheet) -> None:
    """Nobody works on a common card."""
    colour: i64
    for colour in range(COLOURS):
        sheet.number(COSTS[colour], 0, 0, MISSING)


def sketch_turn(table: Table, sheet: Sheet) -> None:
    """What was done in the turn under way, and what it still allows."""
    sheet.number("cards_played", table.cards_played, 0, 2)
    sheet.number("free_steps", min(table.free_steps, MOST_STEPS), 0, MOST_STEPS)
    sheet.number("claims_made", table.claims_made, 0, 1)
    sheet.number("lines", min(table.line_count, MOST_LINES), 0, MOST_LINES)
    sheet.number("longest", min(table.longest, LONG), 0, LONG)
    sheet.row("gained", table.gained, 0, COLOURS, 0, ZONE_SLOTS)
    sheet.row("budget", table.budget, 0, COLOURS, 0, ZONE_SLOTS)
    sheet.row("placing", table.placing, 0, COLOURS, 0, ZONE_SLOTS)


def sketch_zones(harvests: vec[i64], sheet: Sheet) -> None:
    """How many zones would give how many stones."""
    sizes: i64 = 0
    zone: i64
    for zone in range(ZONES):
        sizes += BIT[COUNT_BITS * size_of(harvests[zone])]
    size: i64
    for size in range(ZONE_SLOTS + 1):
        sheet.number(ZONE_SIZE[size], (sizes >> (COUNT_BITS * size)) & COUNT_MASK, 0, ZONES)


# ---- a seat


def sketch_seat(table: Table, seat: i64, harvests: vec[i64], sheet: Sheet) -> None:
    """What a seat has, what its zone would give, and what that leads to."""
    sheet.flag("active", seat == table.active)
    sheet.number("points", min(score(table, seat), MOST_POINTS), 0, MOST_POINTS)
    sheet.number("crafted", table.cards_crafted(seat), 0, ARTIFACTS)
    sheet.number("qi", table.qi[seat], 0, QI_IN_BOX)
    sheet.row("stones", table.reservoir, seat * COLOURS, COLOURS, 0, MOST_STONES)
    sheet.number("held", min(table.stones_held(seat), MOST_STONES), 0, MOST_STONES)
    sheet.row("hand", table.hand, seat * MAGIC, MAGIC, 0, 2)
    sheet.row("unseen", table.deck, seat * MAGIC, MAGIC, 0, 2)
    sheet.number("cards", table.hand_count[seat] + table.deck_count[seat], 0, DECK)
    sheet.one_hot("colour", table.colour[seat], COLOURS - 1)
    sheet.bits("owned", table.owned[seat], COLOURS)
    sheet.one_hot("runes", bit_count(table.owned[seat]), COLOURS + 1)
    found: i64 = 0
    if table.taoist[seat] >= 0:
        found = harvests[table.taoist[seat]]
    sketch_harvest(table, seat, found, sheet)
    sheet.number("flight", best_flight(table, seat, size_of(found), harvests), 0, ZONE_SLOTS)
    sketch_cards(table, seat, 0, BEST, sheet)
    sketch_cards(table, seat, found, LATER, sheet)
    sketch_runes(table, seat, sheet)


def sketch_harvest(table: Table, seat: i64, found: i64, sheet: Sheet) -> None:
    """What the zone under a seat's Taoist would give now."""
    sheet.one_hot("size", size_of(found), ZONE_SLOTS + 1)
    sheet.number("zone_lines", min(lines_of(found), MOST_LINES), 0, MOST_LINES)
    sheet.number("zone_longest", min(longest_of(found), LONG), 0, LONG)
    colour: i64
    for colour in range(COLOURS):
        sheet.number(ZONE_STONES[colour], stones_of(found, colour), 0, ZONE_SLOTS)
    own = table.colour[seat]
    qi = reward(table, found, table.tables.reward_qi)
    if own != EMPTY:
        qi += stones_of(found, own)
    sheet.number("zone_qi", min(qi, MOST_QI), 0, MOST_QI)
    steps = size_of(found) + reward(table, found, table.tables.reward_steps)
    sheet.number("zone_steps", min(steps, MOST_STEPS), 0, MOST_STEPS)


def best_flight(table: Table, seat: i64, size: i64, harvests: vec[i64]) -> i64:
    """The most stones any zone would give a seat that can fly; else those of its own."""
    if table.hand[seat * MAGIC + FLY_CARD] == 0:
        return size
    zone: i64
    for zone in range(ZONES):
        size = max(size, size_of(harvests[zone]))
    return size


def sketch_cards(table: Table, seat: i64, found: i64, names: list[str], sheet: Sheet) -> None:
    """The best card on offer among those that lack so many stones, after a harvest."""
    packed: i64 = 0
    position: i64
    for position in range(OFFER):
        card = table.offer[position]
        if card != NO_CARD:
            shift = COUNT_BITS * missing_for(table, seat, card, found)
            if worth_of(table, seat, card) > (packed >> shift) & COUNT_MASK:
                packed &= ~(COUNT_MASK * BIT[shift])
                packed |= worth_of(table, seat, card) * BIT[shift]
    missing: i64
    for missing in range(MISSING + 1):
        sheet.number(names[missing], (packed >> (COUNT_BITS * missing)) & COUNT_MASK, 0, MOST_WORTH)


def sketch_runes(table: Table, seat: i64, sheet: Sheet) -> None:
    """How far the runes a seat may still claim are, and which colours lead nearer."""
    nearest: i64 = FARTHEST
    values: i64 = 0
    place: i64
    for place in range(STACKS):
        kind = table.corner_type[place]
        if is_wanted(table, seat, kind):
            distance = DISTANCE[table.spirit[seat] * STACKS + place]
            value = table.tables.rune_value[kind * TOKENS + table.top_rune(kind)]
            values += value * BIT[COUNT_BITS * min(distance, RUNE_REACH)]
            nearest = min(nearest, distance)
    distance_at: i64
    for distance_at in range(RUNE_REACH + 1):
        value = (values >> (COUNT_BITS * distance_at)) & COUNT_MASK
        sheet.number(RUNE_AT[distance_at], value, 0, MOST_RUNES)
    sheet.one_hot("nearest", nearest, FARTHEST)
    sheet.bits("nearer", nearer_colours(table, seat, nearest), COLOURS)


def is_wanted(table: Table, seat: i64, kind: i64) -> bool:
    """SS-92, SS-96: may this seat still claim a rune of this type, and is there one?"""
    if table.spirit[seat] < 0 or table.stack[kind] == 0:
        return False
    return (table.owned[seat] >> kind) & 1 == 0


def nearer_colours(table: Table, seat: i64, nearest: i64) -> i64:
    """The colours of the next spaces from which the nearest rune is nearer, as bits."""
    if nearest == 0 or nearest == FARTHEST:
        return 0
    found: i64 = 0
    way: i64
    for way in range(NEAR):
        space = STEPS_FROM[table.spirit[seat] * NEAR + way]
        if space != OFF_PLANE and nearest_from(table, seat, space) < nearest:
            found |= BIT[table.plane[space]]
    return found


def nearest_from(table: Table, seat: i64, space: i64) -> i64:
    """How far the nearest rune a seat may claim is from a space."""
    nearest: i64 = FARTHEST
    place: i64
    for place in range(STACKS):
        if is_wanted(table, seat, table.corner_type[place]):
            nearest = min(nearest, DISTANCE[space * STACKS + place])
    return nearest
