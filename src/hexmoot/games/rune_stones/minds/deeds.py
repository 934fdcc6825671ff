"""What an answer does with a card, tile, stone, gem or toadstool, and what sets seats apart."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hexmoot.engine.wording import Deed
from hexmoot.games.rune_stones.content.cards import card_number
from hexmoot.games.rune_stones.content.parts import STONE_IDS, TOADSTOOL_IDS, WISP_IDS
from hexmoot.games.rune_stones.content.tables import content_of
from hexmoot.games.rune_stones.rules.actions import ACTIONS
from hexmoot.games.rune_stones.rules.kinds import (
    CARDS,
    COLOUR_NAMES,
    COLOURS,
    COPY_EFFECT,
    COPY_OWN,
    COPY_RESPONSE,
    FOR_FREE,
    FOR_FREE_TOKEN,
    NO_DISCARD,
    NONE,
    PAYMENTS,
    PICK_GEM,
    RAISE_PICK,
    STONE_DISCARD,
    STONE_EXCHANGE,
    SUMMON_BUY,
    SUMMON_CARD,
    USE_STONE,
    WILD_COLOUR,
    WILDS,
)
from hexmoot.games.rune_stones.rules.state import Table

CARD_IDS: Final = tuple(f"card:{card_number(card)}" for card in range(CARDS))
FOR_MAGIC: Final = tuple(Deed("played for magic", card) for card in CARD_IDS)
FOR_ABILITY: Final = tuple(Deed("played for ability", card) for card in CARD_IDS)
BOUGHT: Final = tuple(Deed("bought", card) for card in CARD_IDS)
TAKEN: Final = tuple(Deed("taken", card) for card in CARD_IDS)
CALLED_BACK: Final = tuple(Deed("called back", card) for card in CARD_IDS)
USED: Final = tuple(Deed("used", card) for card in CARD_IDS)
GIVEN_UP: Final = tuple(Deed("given up", card) for card in CARD_IDS)
FORGED: Final = tuple(Deed("forged", f"A-{letter}") for letter in "BYGR")
FORGED_WILD: Final = Deed("forged", "A-W")
CHOSEN_STONE: Final = tuple(Deed("chosen", stone) for stone in STONE_IDS)
CHOSEN_WISP: Final = tuple(Deed("chosen", wisp) for wisp in WISP_IDS)
LAID_ASIDE: Final = tuple(Deed("laid aside", stone) for stone in STONE_IDS)
PICKED: Final = tuple(Deed("picked", f"supply:{colour}") for colour in COLOUR_NAMES[:COLOURS])
MADE_WILD: Final = tuple(Deed("made wild", f"supply:{colour}") for colour in COLOUR_NAMES[:COLOURS])
SPENT: Final = tuple(Deed("spent", toadstool) for toadstool in TOADSTOOL_IDS)
EXCHANGED: Final = Deed("used", STONE_IDS[STONE_EXCHANGE])


def deed(table: Table, action: int) -> Deed | None:
    """What a legal answer does with a component; the use of a toadstool is the toadstool's."""
    word, index = ACTIONS.family(action)
    find = BY_FAMILY.get(word)
    return None if find is None else find(table, index)


def roles(table: Table, seat: int) -> list[str]:
    """V-6: the colour one druid card follows; seats are alike where all sets are identical."""
    if table.tables.affinity_card == NONE:
        return []
    return [f"affinity:{COLOUR_NAMES[content_of(table).affinity_colours[seat]]}"]


# ---- by family


def _yes(table: Table, index: int) -> Deed | None:
    """RS-150, RS-153: a toadstool used when it was offered."""
    return SPENT[COPY_EFFECT if table.asked() == COPY_RESPONSE else NO_DISCARD]


def _card(table: Table, card: int) -> Deed | None:
    """A card played for its magic or its ability, or called back."""
    kind = table.asked()
    if kind == RAISE_PICK:
        return CALLED_BACK[card]
    return FOR_MAGIC[card] if kind == SUMMON_CARD else FOR_ABILITY[card]


def _use(table: Table, index: int) -> Deed | None:
    """RS-53, RS-151: an ability used; once more, that is the toadstool's deed."""
    return SPENT[COPY_EFFECT] if table.asked() == COPY_OWN else USED[table.played[index]]


def _slot(table: Table, slot: int) -> Deed | None:
    """A display card bought, or taken by an ability."""
    card = table.display[slot]
    return BOUGHT[card] if table.asked() == SUMMON_BUY else TAKEN[card]


def _smith(table: Table, index: int) -> Deed | None:
    """The artifact, whichever way it is paid; one for free counts for the toadstool."""
    smithy, payment = divmod(index, PAYMENTS)
    return SPENT[FOR_FREE_TOKEN] if payment == FOR_FREE else FORGED[table.smithies[smithy]]


def _colour(table: Table, colour: int) -> Deed | None:
    """A gem picked, or a colour made wild; gems paid and returned are no deed."""
    kind = table.asked()
    if kind == PICK_GEM:
        return PICKED[colour]
    return MADE_WILD[colour] if kind == WILD_COLOUR else None


def _stone(table: Table, stone: int) -> Deed | None:
    """RS-95, RS-103: a stone taken or laid aside."""
    return LAID_ASIDE[stone] if table.asked() == STONE_DISCARD else CHOSEN_STONE[stone]


BY_FAMILY: Final[Mapping[str, Callable[[Table, int], Deed | None]]] = {
    "yes": _yes,
    "card": _card,
    "use": _use,
    "familiar": lambda table, index: GIVEN_UP[table.played[index]],
    "slot": _slot,
    "free-slot": lambda table, slot: SPENT[FOR_FREE_TOKEN],
    "smith": _smith,
    "smith-wild": lambda table, payment: FORGED_WILD,
    "colour": _colour,
    "stone": _stone,
    "tile": lambda table, tile: CHOSEN_WISP[table.wisp_up[tile]],
    "gem-for-ore": lambda table, colour: EXCHANGED,
    "ore-for-gem": lambda table, colour: EXCHANGED,
    "set-wild": lambda table, colour: MADE_WILD[colour],
    "borrow": lambda table, stone: SPENT[USE_STONE],
    "wilds": lambda table, index: SPENT[WILDS],
}
