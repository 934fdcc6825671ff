"""The board in the middle: display, smithies, rune stones, supply, night and forest."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.engine.sharing import shared
from hexmoot.games.rune_stones.content.tables import content_of
from hexmoot.games.rune_stones.rules.forge import able_colours, able_gems, has_room
from hexmoot.games.rune_stones.rules.kinds import (
    ANY_GEM,
    COLOUR_NAMES,
    COLOURS,
    FACE_UP,
    NIGHT_SPACES,
    NONE,
    ORE,
    RESOURCES,
    SEAT_SLOTS,
    SLOTS,
    WHITE,
    WILD_SMITHY,
)
from hexmoot.games.rune_stones.rules.state import Table, tally
from hexmoot.games.rune_stones.shown.cards import (
    RESOURCE_KEYS,
    ability_view,
    card_view,
    parts_view,
)
from hexmoot.games.rune_stones.words.glossary import smithy_text
from hexmoot.games.rune_stones.words.names import count_of
from hexmoot.games.rune_stones.words.text import ability_text


@shared
def display_view(table: Table) -> list[dict[str, Any]]:
    """The six slots with prices."""
    found = []
    for slot in range(SLOTS):
        card = int(table.display[slot])
        found.append(
            {
                "id": f"d{slot + 1}",
                "price": int(table.terms.display_costs[slot]),
                "card": None if card == NONE else card_view(table, card),
                "bought": bool((table.bought >> slot) & 1),
                "affordable": card != NONE and table.terms.display_costs[slot] <= table.pool,
            }
        )
    return found


@shared
def smithies_view(table: Table, reader: int) -> list[dict[str, Any]]:
    """The smithies, and why the reader cannot forge there."""
    return [
        {**smithy, "why_not": why_not(table, number, reader)}
        for number, smithy in enumerate(open_smithies(table))
    ]


@shared
def open_smithies(table: Table) -> list[dict[str, Any]]:
    """The smithies as everybody sees them."""
    content = content_of(table)
    found = []
    for smithy, part in enumerate(content.smithies):
        is_wild = smithy == WILD_SMITHY
        colour = WHITE if is_wild else int(table.smithies[smithy])
        found.append(
            {
                "id": part.id,
                "name": part.name,
                "artifact": None if colour == NONE else COLOUR_NAMES[colour],
                "stack": int(table.wild_artifacts) if is_wild else int(colour != NONE),
                "gems": part.numbers["gems"],
                "ore": content.numbers["ore_price"],
                "text": smithy_text(part, content.numbers["ore_price"]),
                "bonus": ability_view(part.ability),
                "forge_token": bool(table.terms.forest and smithy == table.tables.forge_smithy),
                "forged": bool((table.forged >> smithy) & 1),
            }
        )
    return found


def why_not(table: Table, smithy: int, seat: int) -> str:
    """Why this seat cannot pay gems or ore here; empty if it can (RS-73 to RS-82)."""
    tables = table.tables
    if seat == table.active and (table.forged >> smithy) & 1:
        return "already forged here this turn"
    colour = WHITE
    if smithy == WILD_SMITHY:
        if table.wild_artifacts == 0:
            return "no wild artifact left"
        if table.row_size(seat, 0) + table.row_size(seat, 1) == SEAT_SLOTS:
            return "no empty slot"
    else:
        colour = int(table.smithies[smithy])
        if colour == NONE:
            return "no artifact here"
        if not has_room(table, seat, colour):
            return f"no free slot for {COLOUR_NAMES[colour]}"
    able = ANY_GEM if smithy == WILD_SMITHY else able_colours(table, seat, colour)
    missing = int(tables.smithy_gems[smithy] - able_gems(table, seat, able, 0))
    if missing <= 0 or table.owned[seat * RESOURCES + ORE] >= tables.ore_price:
        return ""
    kind = "gem" if smithy == WILD_SMITHY else f"{COLOUR_NAMES[colour]} gem"
    ore = int(tables.ore_price - table.owned[seat * RESOURCES + ORE])
    return f"needs {count_of(missing, kind)} or {ore} ore more"


def artifacts_view(counts: vec[i64]) -> dict[str, int]:
    """How many artifacts of each colour a pile holds."""
    return {colour: int(counts[number]) for number, colour in enumerate(COLOUR_NAMES[:COLOURS])}


@shared
def stones_view(table: Table) -> list[dict[str, Any]]:
    """The stacks of rune stones."""
    return [
        {
            "id": part.id,
            "name": part.name,
            "left": int(table.stones_left[stone]),
            "aside": int(table.stones_aside[stone]),
        }
        for stone, part in enumerate(content_of(table).stones)
    ]


@shared
def supply_view(table: Table) -> dict[str, int | None]:
    """Gems and ore nobody owns; None where the supply is unlimited."""
    if table.terms.unlimited:
        return dict.fromkeys(RESOURCE_KEYS)
    return {key: int(table.supply[kind]) for kind, key in enumerate(RESOURCE_KEYS)}


@shared
def night_view(table: Table) -> dict[str, Any] | None:
    """Nocturnal Creatures: tokens on the track and wisp tiles."""
    if not table.terms.nocturnal:
        return None
    wisps = content_of(table).wisps
    return {
        "tokens": [token_view(table, token) for token in range(NIGHT_SPACES)],
        "stack": int(tally(table.wisp_bag)),
        "discard": {part.id: int(table.wisp_discard[k]) for k, part in enumerate(wisps)},
        "kinds": parts_view(wisps),
        "up": [wisp_view(table, tile) for tile in range(FACE_UP)],
    }


def token_view(table: Table, token: int) -> dict[str, Any]:
    """A night token on its score space: does it call a wisp?"""
    space = int(table.tables.night_spaces[token])
    return {"id": f"t{space}", "space": space, "wisp": bool((table.night >> token) & 1)}


def wisp_view(table: Table, tile: int) -> dict[str, Any] | None:
    """A face-up wisp tile; None where the stack has run out."""
    kind = int(table.wisp_up[tile])
    if kind == NONE:
        return None
    part = content_of(table).wisps[kind]
    return {
        "id": f"w{tile + 1}",
        "tile": part.id,
        "name": part.name,
        "text": ability_text(part.ability),
        "ability": ability_view(part.ability),
    }


@shared
def forest_view(table: Table) -> dict[str, Any] | None:
    """Enchanted Forest: the track and the toadstools nobody holds."""
    if not table.terms.forest:
        return None
    content = content_of(table)
    return {
        "spaces": [
            {
                "id": f"forest:{space}",
                "text": ability_text(ability) or "No bonus.",
                "ability": ability_view(ability),
            }
            for space, ability in enumerate(content.forest)
        ],
        "stack": int(tally(table.toadstool_bag)),
        "discard": {
            part.id: int(table.toadstool_discard[kind])
            for kind, part in enumerate(content.toadstools)
        },
    }
