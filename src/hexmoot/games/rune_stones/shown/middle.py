"""The middle of the table as a viewer sees it: display, smithies, stones, piles, the turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hexmoot.games.rune_stones.content.abilities import COLOUR_NAMES, WORDS, Ability, Term
from hexmoot.games.rune_stones.content.pack import affinity_ability, card_number
from hexmoot.games.rune_stones.content.parts import Part
from hexmoot.games.rune_stones.content.read import Content
from hexmoot.games.rune_stones.rules.card_sets import zone_cards
from hexmoot.games.rune_stones.rules.forge import able_colours, able_gems, has_room
from hexmoot.games.rune_stones.rules.kinds import (
    DECK,
    DESTROYED,
    DISCARD,
    EITHER,
    FACE_UP,
    FORFEITED,
    GENERAL,
    HAND,
    KNOWN,
    NIGHT_SPACES,
    NONE,
    ORE,
    PLAYED,
    RAINBOW,
    REMOVED,
    RESOURCES,
    SEAT_SLOTS,
    SEQUENCE,
    SLOTS,
    STONES,
    SWAP,
    USED,
    WHITE,
    WILD_SMITHY,
)
from hexmoot.games.rune_stones.rules.state import Table, tally
from hexmoot.games.rune_stones.rules.utilize import lost_index
from hexmoot.games.rune_stones.words.glossary import smithy_text
from hexmoot.games.rune_stones.words.text import ability_text, count_of

RESOURCE_KEYS = (*COLOUR_NAMES, "ore")
SHAPE_NAMES = {SEQUENCE: "seq", EITHER: "or", SWAP: "swap"}
# A wild gem and an ore are gems of their kind here.
OPCODE_NAMES = {opcode: word for word, (opcode, *_) in WORDS.items() if word not in ("wild", "ore")}


def content_of_table(table: Table) -> Content:
    """The content for people behind this table."""
    found: Content = table.setup.content.content
    return found


# ---- cards


def card_view(table: Table, card: int, seat: int = NONE) -> dict[str, Any]:
    """A card with all that is printed on it (druid sets may differ from seat to seat)."""
    own = seat if card == table.book.affinity_card else NONE
    printed: dict[tuple[int, int], dict[str, Any]] = table.setup.content.printed
    if (card, own) not in printed:
        printed[card, own] = _printed(table, card, own)
    return dict(printed[card, own])


def _printed(table: Table, card: int, seat: int) -> dict[str, Any]:
    content = content_of_table(table)
    printed = content.cards[card]
    ability = printed.ability if seat == NONE else affinity_ability(content, seat)
    fits = int(table.book.card_fits[card])
    return {
        "id": f"card:{printed.number}",
        "number": printed.number,
        "name": printed.name,
        "colour": COLOUR_NAMES[printed.colour],
        "magic": printed.magic,
        "magic_colours": [COLOUR_NAMES[colour] for colour in range(4) if (fits >> colour) & 1],
        "text": ability_text(ability),
        "scores": ability.scores,
        "ability": ability_view(ability),
    }


def ability_view(ability: Ability) -> dict[str, Any]:
    """An ability as it stands in the content file's words, for drawing and previews."""
    return {
        "shape": SHAPE_NAMES[ability.shape],
        "times": ability.times,
        "sides": [[_term_view(term) for term in side] for side in ability.sides],
    }


def _term_view(term: Term) -> dict[str, Any]:
    return {
        "op": OPCODE_NAMES[term.opcode],
        "colour": (*RESOURCE_KEYS, "source")[term.colour] if term.colour != NONE else None,
        "count": term.count,
    }


def cards_view(table: Table, cards: Iterable[int], seat: int = NONE) -> list[dict[str, Any]]:
    """Several cards, ascending."""
    return [card_view(table, card, seat) for card in cards]


def pile_view(table: Table, zone: int) -> list[int]:
    """The numbers of the cards in an open pile (or in a set that everybody can work out)."""
    return [card_number(card) for card in zone_cards(table.zones, zone)]


def open_cards(table: Table) -> dict[str, dict[str, Any]]:
    """RS-4: every card of the open piles (and of hands, where all know it) by its number."""
    found = {}
    for first, seats in ((GENERAL, 1), *((z, table.seats) for z in (DISCARD, REMOVED, KNOWN))):
        for seat in range(seats):
            for card in zone_cards(table.zones, first + seat):
                found[str(card_number(card))] = card_view(table, card)
    return found


def unseen_cards(table: Table, seat: int, viewer: int | None) -> list[int]:
    """RS-169: the viewer knows these as a set: the deck, with another seat's unknown hand cards."""
    found = set(pile_view(table, DECK + seat))
    if seat != viewer:
        found |= set(pile_view(table, HAND + seat)) - set(pile_view(table, KNOWN + seat))
    return sorted(found)


# ---- the middle of the table


def display_view(table: Table) -> list[dict[str, Any]]:
    """The six slots with prices."""
    found = []
    for slot in range(SLOTS):
        card = int(table.display[slot])
        found.append(
            {
                "id": f"d{slot + 1}",
                "price": int(table.book.display_costs[slot]),
                "card": None if card == NONE else card_view(table, card),
                "bought": bool((table.bought >> slot) & 1),
                "affordable": card != NONE and table.book.display_costs[slot] <= table.pool,
            }
        )
    return found


def smithies_view(table: Table, viewer: int | None) -> list[dict[str, Any]]:
    """The smithies, and why the viewer (a spectator: the active seat) cannot forge there."""
    content = content_of_table(table)
    reader = int(table.active) if viewer is None else viewer
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
                "forge_token": bool(table.book.forest and smithy == table.book.forge_smithy),
                "forged": bool((table.forged >> smithy) & 1),
                "why_not": why_not(table, smithy, reader),
            }
        )
    return found


def why_not(table: Table, smithy: int, seat: int) -> str:
    """Why this seat cannot pay gems or ore here; empty if it can (RS-73 to RS-82)."""
    book = table.book
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
    able = 31 if smithy == WILD_SMITHY else able_colours(table, seat, colour)
    missing = int(book.smithy_gems[smithy] - able_gems(table, seat, able, 0))
    if missing <= 0 or table.owned[seat * RESOURCES + ORE] >= book.ore_price:
        return ""
    kind = "gem" if smithy == WILD_SMITHY else f"{COLOUR_NAMES[colour]} gem"
    ore = int(book.ore_price - table.owned[seat * RESOURCES + ORE])
    return f"needs {count_of(missing, kind)} or {ore} ore more"


def stones_view(table: Table) -> list[dict[str, Any]]:
    """The stacks of rune stones."""
    return [
        {
            "id": part.id,
            "name": part.name,
            "left": int(table.stones_left[stone]),
            "aside": int(table.stones_aside[stone]),
        }
        for stone, part in enumerate(content_of_table(table).stones)
    ]


def supply_view(table: Table) -> dict[str, int | None]:
    """Gems and ore nobody owns; None where the supply is unlimited."""
    if table.book.unlimited:
        return dict.fromkeys(RESOURCE_KEYS)
    return {key: int(table.supply[kind]) for kind, key in enumerate(RESOURCE_KEYS)}


def parts_view(parts: Iterable[Part]) -> dict[str, dict[str, Any]]:
    """What the tiles or die results of a table are called and do, by their ids."""
    return {part.id: {"name": part.name, "ability": ability_view(part.ability)} for part in parts}


def night_view(table: Table) -> dict[str, Any] | None:
    """Nocturnal Creatures: tokens on the track and wisp tiles."""
    if not table.book.nocturnal:
        return None
    wisps = content_of_table(table).wisps
    up = [int(table.wisp_up[tile]) for tile in range(FACE_UP)]
    return {
        "tokens": [
            {
                "id": f"t{table.book.night_spaces[token]}",
                "space": int(table.book.night_spaces[token]),
            }
            | {"wisp": bool((table.night >> token) & 1)}
            for token in range(NIGHT_SPACES)
        ],
        "stack": int(tally(table.wisp_bag)),
        "discard": {part.id: int(table.wisp_discard[k]) for k, part in enumerate(wisps)},
        "kinds": parts_view(wisps),
        "up": [
            None
            if kind == NONE
            else {
                "id": f"w{tile + 1}",
                "tile": wisps[kind].id,
                "name": wisps[kind].name,
                "text": ability_text(wisps[kind].ability),
                "ability": ability_view(wisps[kind].ability),
            }
            for tile, kind in enumerate(up)
        ],
    }


def forest_view(table: Table) -> dict[str, Any] | None:
    """Enchanted Forest: the track and the toadstools nobody holds."""
    if not table.book.forest:
        return None
    content = content_of_table(table)
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


def turn_view(table: Table) -> dict[str, Any]:
    """What the running turn has brought so far."""
    lost = int(lost_index(table)) if table.played_count >= 2 else NONE
    played = []
    for index in range(table.played_count):
        flags = int(table.played_flags[index])
        played.append(
            card_view(table, int(table.played[index]), int(table.active))
            | {
                "used": bool(flags & USED),
                "forfeited": bool(flags & FORFEITED),
                "destroyed": bool(flags & DESTROYED),
                "will_be_lost": index == lost,
            }
        )
    magic = zone_cards(table.zones, PLAYED) if table.played_count == 0 else []
    fits = int(table.fits)
    return {
        "played": played,
        "magic_cards": cards_view(table, magic, int(table.active)),
        "pool": int(table.pool),
        "magic_colours": [COLOUR_NAMES[c] for c in range(4) if (fits >> c) & 1],
        "any_magic": fits == RAINBOW,
        "exchange_used": bool(table.exchange_used),
        "wilds": bool(table.wilds_active),
        "borrowed": stone_ids(table, int(table.borrowed)),
        "borrowed_wild": colour_or_none(int(table.borrowed_wild)),
    }


def stone_ids(table: Table, mask: int) -> list[str]:
    stones = content_of_table(table).stones
    return [stones[stone].id for stone in range(STONES) if (mask >> stone) & 1]


def colour_or_none(colour: int) -> str | None:
    return None if colour == NONE else COLOUR_NAMES[colour]
