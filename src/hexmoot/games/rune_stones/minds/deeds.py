"""What an answer does with a card, tile, stone, gem or toadstool, and what sets seats apart."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hexmoot.engine.wording import Deed
from hexmoot.games.rune_stones.content.abilities import COLOUR_NAMES
from hexmoot.games.rune_stones.content.pack import card_number
from hexmoot.games.rune_stones.content.parts import STONE_IDS, TOADSTOOL_IDS, WISP_IDS
from hexmoot.games.rune_stones.rules.actions import (
    BORROW,
    CARD,
    COLOUR,
    DONE,
    FAMILIAR,
    FREE_SLOT,
    GEM_FOR_ORE,
    PLAY_WILDS,
    SET_WILD,
    SLOT,
    SMITH,
    SMITH_WILD,
    STONE,
    TILE,
    USE,
    YES,
)
from hexmoot.games.rune_stones.rules.flow import RuneStones
from hexmoot.games.rune_stones.rules.kinds import (
    CARDS,
    COPY_EFFECT,
    COPY_OWN,
    COPY_RESPONSE,
    FOR_FREE,
    FOR_FREE_TOKEN,
    FORGE_PICK,
    KEEP_CARDS,
    NO_DISCARD,
    NONE,
    PICK_GEM,
    RAISE_PICK,
    STONE_DISCARD,
    STONE_EXCHANGE,
    STONE_PICK,
    SUMMON_BUY,
    SUMMON_CARD,
    TAKE_CARD,
    USE_STONE,
    UTIL_CARD,
    UTIL_NEXT,
    WILD_COLOUR,
    WILDS,
    WISP_PICK,
)
from hexmoot.games.rune_stones.shown.middle import content_of_table
from hexmoot.games.rune_stones.words.labels import kind_of

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
PICKED: Final = tuple(Deed("picked", f"supply:{colour}") for colour in COLOUR_NAMES[:4])
MADE_WILD: Final = tuple(Deed("made wild", f"supply:{colour}") for colour in COLOUR_NAMES[:4])
SPENT: Final = tuple(Deed("spent", toadstool) for toadstool in TOADSTOOL_IDS)
EXCHANGED: Final = Deed("used", STONE_IDS[STONE_EXCHANGE])


def deed(table: RuneStones, action: int) -> Deed | None:
    """What a legal answer does with a component; the use of a toadstool is the toadstool's."""
    if action == DONE:
        return None
    if action >= GEM_FOR_ORE:
        return _free_play(action)
    find = BY_KIND.get(kind_of(table))
    return None if find is None else find(table, action)


def roles(table: RuneStones, seat: int) -> list[str]:
    """V-6: the colour one druid card follows; seats are alike where all sets are identical."""
    if table.book.affinity_card == NONE:
        return []
    return [f"affinity:{COLOUR_NAMES[content_of_table(table).affinity_colours[seat]]}"]


def _free_play(action: int) -> Deed:
    """RS-31: what may be played beside any other answer."""
    if action < SET_WILD:
        return EXCHANGED
    if action < BORROW:
        return MADE_WILD[action - SET_WILD]
    return SPENT[USE_STONE if action < PLAY_WILDS else WILDS]


# ---- by decision


def _buy(table: RuneStones, action: int) -> Deed | None:
    """RS-155: a card taken with For free counts for the toadstool."""
    if action >= FREE_SLOT:
        return SPENT[FOR_FREE_TOKEN]
    return BOUGHT[table.display[action - SLOT]]


def _forge(table: RuneStones, action: int) -> Deed | None:
    """The artifact, whichever way it is paid; one for free counts for the toadstool."""
    if action >= SMITH_WILD:
        return FORGED_WILD
    smithy, payment = divmod(action - SMITH, 3)
    return SPENT[FOR_FREE_TOKEN] if payment == FOR_FREE else FORGED[table.smithies[smithy]]


def _resolve(table: RuneStones, action: int) -> Deed | None:
    """RS-53, RS-142: an ability used, or given up for a familiar step."""
    if action >= FAMILIAR:
        return GIVEN_UP[table.played[action - FAMILIAR]]
    return USED[table.played[action - USE]]


def _keep(table: RuneStones, action: int) -> Deed | None:
    """RS-150: No discard keeps the card about to be lost."""
    return SPENT[NO_DISCARD] if action == YES else None


Finder = Callable[[RuneStones, int], Deed | None]

BY_KIND: Final[Mapping[int, Finder]] = {
    SUMMON_CARD: lambda table, action: FOR_MAGIC[action - CARD],
    SUMMON_BUY: _buy,
    UTIL_CARD: lambda table, action: FOR_ABILITY[action - CARD],
    UTIL_NEXT: _resolve,
    PICK_GEM: lambda table, action: PICKED[action - COLOUR],
    TAKE_CARD: lambda table, action: TAKEN[table.display[action - SLOT]],
    RAISE_PICK: lambda table, action: CALLED_BACK[action - CARD],
    WISP_PICK: lambda table, action: CHOSEN_WISP[table.wisp_up[action - TILE]],
    COPY_OWN: lambda table, action: SPENT[COPY_EFFECT],
    COPY_RESPONSE: lambda table, action: SPENT[COPY_EFFECT],
    KEEP_CARDS: _keep,
    FORGE_PICK: _forge,
    STONE_DISCARD: lambda table, action: LAID_ASIDE[action - STONE],
    STONE_PICK: lambda table, action: CHOSEN_STONE[action - STONE],
    WILD_COLOUR: lambda table, action: MADE_WILD[action - COLOUR],
}
