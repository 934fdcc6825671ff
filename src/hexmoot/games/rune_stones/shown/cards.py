"""Cards and abilities as a viewer sees them, and the piles they lie in."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from hexmoot.engine.sharing import fixed, shared
from hexmoot.games.rune_stones.content.abilities import WORDS, Ability, Term
from hexmoot.games.rune_stones.content.cards import card_number
from hexmoot.games.rune_stones.content.parts import Part
from hexmoot.games.rune_stones.content.tables import affinity_ability, content_of
from hexmoot.games.rune_stones.rules.card_sets import zone_cards
from hexmoot.games.rune_stones.rules.kinds import (
    COLOUR_NAMES,
    DECISIONS,
    DECK,
    DISCARD,
    EITHER,
    GENERAL,
    HAND,
    KNOWN,
    NONE,
    OP_ANY_CARD,
    OP_ANY_GEM,
    OP_CARD,
    OP_GEM,
    OP_HAND_CARD,
    OP_RAISE,
    OP_SWITCH,
    OP_WISP,
    OR_PICK,
    OR_SECOND,
    PICK_GEM,
    RAISE_PICK,
    REMOVED,
    SEQUENCE,
    SOURCE,
    SWAP,
    SWAP_GEM,
    TAKE_CARD,
    WISP_PICK,
)
from hexmoot.games.rune_stones.rules.state import Table
from hexmoot.games.rune_stones.words.names import loss_text
from hexmoot.games.rune_stones.words.text import ability_text

RESOURCE_KEYS: Final = (*COLOUR_NAMES, "ore")
SHAPE_NAMES: Final = {SEQUENCE: "seq", EITHER: "or", SWAP: "swap"}
# A wild gem and an ore are gems of their kind here.
OPCODE_NAMES: Final = {
    opcode: word for word, (opcode, *_) in WORDS.items() if word not in ("wild", "ore")
}

# RS-61 to RS-65, RS-134 to RS-137: the questions that shapes and terms bring.
ASKED_BY_SHAPE: Final = {SEQUENCE: (), EITHER: (OR_PICK, OR_SECOND), SWAP: (SWAP_GEM,)}
ASKED_BY_TERM: Final = {
    OP_ANY_GEM: PICK_GEM,
    OP_CARD: TAKE_CARD,
    OP_ANY_CARD: TAKE_CARD,
    OP_HAND_CARD: TAKE_CARD,
    OP_SWITCH: TAKE_CARD,
    OP_RAISE: RAISE_PICK,
    OP_WISP: WISP_PICK,
}


def card_view(table: Table, card: int, seat: int = NONE) -> dict[str, Any]:
    """A card with all that is printed on it (druid sets may differ from seat to seat)."""
    own = seat if card == table.tables.affinity_card else NONE
    printed: dict[tuple[int, int], dict[str, Any]] = table.setup.content.printed
    if (card, own) not in printed:
        printed[card, own] = _printed(table, card, own)
    return dict(printed[card, own])


def _printed(table: Table, card: int, seat: int) -> dict[str, Any]:
    content = content_of(table)
    printed = content.cards[card]
    ability = printed.ability if seat == NONE else affinity_ability(content, seat)
    fits = int(table.tables.card_fits[card])
    return {
        "id": f"card:{printed.number}",
        "number": printed.number,
        "name": printed.name,
        "colour": COLOUR_NAMES[printed.colour],
        "magic": printed.magic,
        "magic_colours": colours_in(fits),
        "text": ability_text(ability),
        "if_lost": loss_text(card).removeprefix("goes "),
        "ability": ability_view(ability),
    }


@fixed
def ability_view(ability: Ability) -> dict[str, Any]:
    """An ability as it stands in the content file's words, for drawing and previews."""
    return {
        "shape": SHAPE_NAMES[ability.shape],
        "times": ability.times,
        "sides": [[_term_view(term) for term in side] for side in ability.sides],
        "asks": questions_of(ability),
    }


def questions_of(ability: Ability) -> list[str]:
    """RS-61 to RS-65: the kinds of question that carrying it out may bring by itself."""
    found = [DECISIONS[kind] for kind in ASKED_BY_SHAPE[ability.shape]]
    terms = [term for side in ability.sides for term in side]
    found += [DECISIONS[kind] for term in terms if (kind := _asked_by(term)) != NONE]
    return sorted(set(found))


def _asked_by(term: Term) -> int:
    """RS-61, RS-69: a gem of the source's colour is chosen where the source is white."""
    if term.opcode == OP_GEM:
        return PICK_GEM if term.colour == SOURCE else NONE
    return ASKED_BY_TERM.get(term.opcode, NONE)


def _term_view(term: Term) -> dict[str, Any]:
    return {
        "op": OPCODE_NAMES[term.opcode],
        "colour": (*RESOURCE_KEYS, "source")[term.colour] if term.colour != NONE else None,
        "count": term.count,
    }


def cards_view(table: Table, cards: Iterable[int], seat: int = NONE) -> list[dict[str, Any]]:
    """Several cards, ascending."""
    return [card_view(table, card, seat) for card in cards]


@shared
def pile_view(table: Table, zone: int) -> list[int]:
    """The numbers of the cards in an open pile (or in a set that everybody can work out)."""
    return [card_number(card) for card in zone_cards(table.zones, zone)]


@shared
def open_cards(table: Table) -> dict[str, dict[str, Any]]:
    """RS-4: every card of the open piles (and of hands, where all know it) by its number.

    A druid card that reads otherwise from seat to seat stands with its seat instead (RS-14).
    """
    found = {}
    for first, seats in ((GENERAL, 1), *((z, table.seats) for z in (DISCARD, REMOVED, KNOWN))):
        for seat in range(seats):
            for card in zone_cards(table.zones, first + seat):
                if card == table.tables.affinity_card:
                    continue
                found[str(card_number(card))] = card_view(table, card)
    return found


def unseen_cards(table: Table, seat: int, viewer: int | None) -> list[int]:
    """RS-169: the viewer knows these as a set: the deck, with another seat's unknown hand cards."""
    found = set(pile_view(table, DECK + seat))
    if seat != viewer:
        found |= set(pile_view(table, HAND + seat)) - set(pile_view(table, KNOWN + seat))
    return sorted(found)


def parts_view(parts: Iterable[Part]) -> dict[str, dict[str, Any]]:
    """What the tiles or die results of a table are called and do, by their ids."""
    return {part.id: part_view(part.name, part.ability) for part in parts}


@fixed
def part_view(name: str, ability: Ability) -> dict[str, Any]:
    """One of them."""
    return {"name": name, "ability": ability_view(ability)}


def colours_in(mask: int) -> list[str]:
    """The colours of a set of bits."""
    return [colour for number, colour in enumerate(COLOUR_NAMES) if (mask >> number) & 1]


def colour_or_none(colour: int) -> str | None:
    """A colour by its name, None where there is none."""
    return None if colour == NONE else COLOUR_NAMES[colour]


def stone_ids(table: Table, mask: int) -> list[str]:
    """The rune stones of a set of bits."""
    return [part.id for stone, part in enumerate(content_of(table).stones) if (mask >> stone) & 1]
