"""What must hold in every sound state, one function a rule of conservation."""

from __future__ import annotations

from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.games.rune_stones.rules.card_sets import zone_cards
from hexmoot.games.rune_stones.rules.kinds import (
    CARDS,
    COLOURS,
    CREATURE_DECK,
    CREATURES,
    DECK,
    DISCARD,
    FIRST_BANSHEE,
    FIRST_DRUID,
    GENERAL,
    HAND,
    KNOWN,
    LAST_SPACE,
    NONE,
    ORIGINS,
    OWN_COLOUR,
    PLAYED,
    REMOVED,
    RESOURCES,
    ROW_SLOTS,
    ROWS,
    SEAT_SLOTS,
    STONE_WILD,
    STONES,
    TOADSTOOLS,
    TURN_ACTION,
    WHITE,
    WILD_TILE,
    WISP_KINDS,
)
from hexmoot.games.rune_stones.rules.state import Table, tally


def problems_of(table: Table) -> list[str]:
    """Every broken invariant as a sentence."""
    checks = (resources, artifacts, creatures, druids, stones, rows, scores)
    more = (tokens, familiars, hands, between_turns)
    return [problem for check in (*checks, *more) for problem in check(table)]


def resources(table: Table) -> Iterator[str]:
    """With a limited supply nothing is ever made or lost."""
    for kind in range(RESOURCES):
        owned = [int(table.owned[seat * RESOURCES + kind]) for seat in range(table.seats)]
        laid = sum(table.wild_colour[seat] == kind for seat in range(table.seats))
        if min(owned) < 0 or table.supply[kind] < 0:
            yield f"resource {kind} is below zero"
        whole = table.supply[kind] + sum(owned) + laid
        if not table.terms.unlimited and whole != table.tables.supply[kind]:
            yield f"resource {kind}: {whole} in all instead of {table.tables.supply[kind]}"


def artifacts(table: Table) -> Iterator[str]:
    """Seven of each colour, eight wild ones."""
    for colour in range(COLOURS):
        held = sum(
            table.rows[seat * SEAT_SLOTS + row * ROW_SLOTS + colour] == OWN_COLOUR
            for seat in range(table.seats)
            for row in range(ROWS)
        )
        shown = sum(table.smithies[smithy] == colour for smithy in range(len(table.smithies)))
        whole = table.artifact_bag[colour] + table.artifact_discard[colour] + held + shown
        if whole != table.tables.coloured_artifacts:
            yield f"artifacts of colour {colour}: {whole} in all"
    wild = sum(table.rows[place] == WILD_TILE for place in range(len(table.rows)))
    if table.wild_artifacts + wild != table.tables.wild_artifacts:
        yield f"wild artifacts: {table.wild_artifacts + wild} in all"


def creatures(table: Table) -> Iterator[str]:
    """Every creature card of the game lies in exactly one place."""
    places = [int(card) for card in table.display if card != NONE]
    zones = [CREATURE_DECK, GENERAL, PLAYED]
    zones += [zone + seat for zone in (HAND, DECK, DISCARD) for seat in range(table.seats)]
    for zone in zones:
        places += [card for card in zone_cards(table.zones, zone) if card < FIRST_DRUID]
    wanted = CREATURES if table.terms.nocturnal else FIRST_BANSHEE
    if sorted(places) != list(range(wanted)):
        yield "creature cards are missing or double"


def druids(table: Table) -> Iterator[str]:
    """Each seat's druid cards lie in exactly one of its own places."""
    for seat in range(table.seats):
        zones = [zone + seat for zone in (HAND, DECK, DISCARD, REMOVED)]
        if seat == table.active:
            zones.append(PLAYED)
        held = [card for zone in zones for card in zone_cards(table.zones, zone)]
        if sorted(card for card in held if card >= FIRST_DRUID) != list(range(FIRST_DRUID, CARDS)):
            yield f"druid cards of seat {seat} are missing or double"
    for zone in (GENERAL, CREATURE_DECK):
        if any(card >= FIRST_DRUID for card in zone_cards(table.zones, zone)):
            yield "a druid card lies among the creatures"


def stones(table: Table) -> Iterator[str]:
    """Per type one stone fewer than seats; nobody above the limit."""
    for stone in range(STONES):
        owners = sum((table.stones[seat] >> stone) & 1 for seat in range(table.seats))
        if table.stones_left[stone] + table.stones_aside[stone] + owners != table.seats - 1:
            yield f"rune stones of type {stone} are missing or double"
    for seat in range(table.seats):
        if int(table.stones[seat]).bit_count() > table.tables.stone_limit:
            yield f"seat {seat} owns too many stones"
        if table.wild_colour[seat] != NONE and (table.stones[seat] >> STONE_WILD) & 1 == 0:
            yield f"seat {seat} has a gem on a stone it does not own"


def rows(table: Table) -> Iterator[str]:
    """Coloured slots hold their colour or a wild artifact; the wild slot only the latter."""
    for place in range(len(table.rows)):
        if place % ROW_SLOTS == WHITE and table.rows[place] == OWN_COLOUR:
            yield f"a coloured artifact lies on a wild slot ({place})"


def scores(table: Table) -> Iterator[str]:
    """A score is the sum of its gains."""
    for seat in range(table.seats):
        gains = sum(int(table.points[seat * ORIGINS + origin]) for origin in range(ORIGINS))
        if gains != table.score[seat]:
            yield f"the points of seat {seat} do not add up"


def tokens(table: Table) -> Iterator[str]:
    """Wisp tiles and toadstools keep their number."""
    if table.terms.nocturnal:
        for kind in range(WISP_KINDS):
            shown = sum(tile == kind for tile in table.wisp_up)
            whole = table.wisp_bag[kind] + table.wisp_discard[kind] + shown
            if whole != table.tables.wisp_counts[kind]:
                yield f"wisp tiles of kind {kind}: {whole} in all"
    if table.terms.forest:
        for kind in range(TOADSTOOLS):
            held = sum(
                int(table.toadstools[seat * TOADSTOOLS + kind]) for seat in range(table.seats)
            )
            whole = table.toadstool_bag[kind] + table.toadstool_discard[kind] + held
            if whole != table.tables.toadstool_counts[kind]:
                yield f"toadstools of kind {kind}: {whole} in all"


def familiars(table: Table) -> Iterator[str]:
    """Familiars stay on the track; no two arrived at the same time."""
    moved = [int(table.arrival[seat]) for seat in range(table.seats) if table.familiar[seat] > 0]
    if len(set(moved)) != len(moved):
        yield "two familiars share an arrival"
    if any(not 0 <= table.familiar[seat] <= LAST_SPACE for seat in range(table.seats)):
        yield "a familiar has left the track"


def hands(table: Table) -> Iterator[str]:
    """RS-169: known cards are in the hand; with an empty deck all of it is known."""
    for seat in range(table.seats):
        hand = set(zone_cards(table.zones, HAND + seat))
        known = set(zone_cards(table.zones, KNOWN + seat))
        if not known <= hand:
            yield f"seat {seat} is known to hold what it does not hold"
        if not zone_cards(table.zones, DECK + seat) and known != hand:
            yield f"seat {seat} has no deck, so its whole hand should be known"


def between_turns(table: Table) -> Iterator[str]:
    """At the start of a turn nothing is left over and there is no gap that could be filled."""
    if table.ending != 0 or table.asked() != TURN_ACTION:
        return
    if zone_cards(table.zones, PLAYED) or table.pool or table.bought or table.forged:
        yield "something is left over from the last turn"
    if has_gap(table.display) and has_spare_creatures(table):
        yield "the display has a gap that could be filled"
    if has_gap(table.smithies) and has_spare_artifacts(table):
        yield "a smithy is empty that could be filled"


def has_gap(places: vec[i64]) -> bool:
    """Is one of these places empty?"""
    return any(place == NONE for place in places)


def has_spare_creatures(table: Table) -> bool:
    """RS-48: could another creature be drawn?"""
    return bool(zone_cards(table.zones, CREATURE_DECK) or zone_cards(table.zones, GENERAL))


def has_spare_artifacts(table: Table) -> bool:
    """RS-88: could another artifact be drawn?"""
    return tally(table.artifact_bag) + tally(table.artifact_discard) > 0
