"""What a thing says that no answer points at: what is missing, or which card leads to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from hexmoot.engine.wording import Closed
from hexmoot.games.sorcerer_stones.rules import kinds
from hexmoot.games.sorcerer_stones.rules.actions import PLAY
from hexmoot.games.sorcerer_stones.rules.geometry import SLOTS, ZONES
from hexmoot.games.sorcerer_stones.rules.kinds import (
    CODES,
    COLOURS,
    COOP,
    EMPTY,
    FLY_CARD,
    NO_CARD,
    OFFER,
    QUAKE_CARD,
    SHIFT_CARD,
    SPIN_CARD,
)
from hexmoot.games.sorcerer_stones.rules.plane import NEAR, SPACES, STEPS_FROM
from hexmoot.games.sorcerer_stones.rules.spirit import is_free
from hexmoot.games.sorcerer_stones.rules.state import Table
from hexmoot.games.sorcerer_stones.words import names
from hexmoot.games.sorcerer_stones.words.text import CLOSED

ZONE_CARDS: Final = (SPIN_CARD, FLY_CARD, QUAKE_CARD)


def closed(table: Table) -> list[Closed]:
    """SS-32 to SS-34: every thing that has something to say about the question."""
    kind = int(table.asked())
    return list(BY_KIND[kind](table)) if kind in BY_KIND else []


# ---- step 1: cards


def _cards(table: Table) -> Iterator[Closed]:
    """SS-36, SS-46: a zone leads to the cards that move zones, a stone to the one that shifts it.

    Everything else has its step later in the turn.
    """
    legal = table.legal()
    zone_cards = tuple(PLAY + card for card in ZONE_CARDS if PLAY + card in legal)
    for zone in range(ZONES):
        yield Closed(f"zone:{zone}", "" if zone_cards else CLOSED["no_zone_card"], zone_cards)
    for slot in range(SLOTS):
        yield _slot(table, slot, zone_cards)
    yield from _later(table)


def _slot(table: Table, slot: int, zone_cards: tuple[int, ...]) -> Closed:
    """A stone leads to its Shift card, and to what moves the zone it lies on."""
    colour = int(table.slots[slot])
    shift = PLAY + SHIFT_CARD + colour
    shifts = (shift,) if colour != EMPTY and shift in table.legal() else ()
    why = CLOSED["no_shift"] if colour != EMPTY else CLOSED["empty"]
    words = "" if colour == EMPTY else names.colour_name(table, colour)
    ways = (*zone_cards, *shifts)
    return Closed(f"slot:{slot}", "" if ways else why.format(colour=words), ways)


def _later(table: Table) -> Iterator[Closed]:
    """SS-31: the Spirit walks in step 3, runes are claimed from where it stands, step 6 crafts."""
    yield Closed("space:", CLOSED["spirit_later"])
    yield Closed("stack:", CLOSED["rune_later"])
    for position in range(OFFER):
        if table.offer[position] != NO_CARD:
            yield Closed(f"offer:{position}", _cost(table, position))


def _cost(table: Table, position: int) -> str:
    """SS-118: what an artifact costs, and which of it is missing."""
    card = int(table.offer[position])
    cost = Counter(table.tables.content.artifact[card].cost)
    lacking = [
        names.colour_name(table, colour)
        for colour in range(COLOURS)
        for _ in range(cost[CODES[colour]] - int(table.reservoir[table.seat * COLOURS + colour]))
    ]
    words = {"cost": names.cost_words(table, card), "lacking": names.listing(lacking)}
    if table.terms.mode == COOP:
        return CLOSED["coop_cost"].format(**words)
    if table.asked() == kinds.CRAFT:
        return CLOSED["lacks"].format(**words)
    return CLOSED["lacks_later" if lacking else "craft_later"].format(**words)


# ---- step 3: the Spirit


def _steps(table: Table) -> Iterator[Closed]:
    """SS-80 to SS-87: beside the Spirit, free, and of a colour that was taken."""
    here = int(table.spirit[table.active])
    near = {int(STEPS_FROM[here * NEAR + index]) for index in range(NEAR)}
    yield Closed("space:", CLOSED["far"])
    for space in sorted(near & set(range(SPACES))):
        name = "no_colour" if is_free(table, space) else "taken"
        colour = names.colour_name(table, int(table.plane[space]))
        yield Closed(f"space:{space}", CLOSED[name].format(colour=colour))


# ---- step 6: crafting


def _crafts(table: Table) -> Iterator[Closed]:
    for position in range(OFFER):
        if table.offer[position] != NO_CARD:
            yield Closed(f"offer:{position}", _cost(table, position))


BY_KIND: Final[dict[int, Callable[[Table], Iterator[Closed]]]] = {
    kinds.FIRST_CARD: _cards,
    kinds.SECOND_CARD: _cards,
    kinds.SPIRIT_STEP: _steps,
    kinds.FREE_STEP: _steps,
    kinds.CRAFT: _crafts,
}
