"""The draft: which cards are left, what they make, and what the Mana to start with pays for."""

from __future__ import annotations

from typing import Any

from hexmoot.engine.sharing import shared
from hexmoot.games.elementalis.rules import kinds as k
from hexmoot.games.elementalis.rules.actions import CARD_WORDS, COLOUR_WORDS
from hexmoot.games.elementalis.rules.setup import is_major_left, is_minor_left
from hexmoot.games.elementalis.rules.state import Table
from hexmoot.games.elementalis.rules.tables import SPELL_COLOUR
from hexmoot.games.elementalis.shown.hints.odds import pair_means
from hexmoot.games.elementalis.shown.lines import line_price, spells_of
from hexmoot.games.elementalis.words.names import SPELL_NAMES, mage_of
from hexmoot.games.elementalis.words.prompts import kind_asked
from hexmoot.games.elementalis.words.text import PAYS_NOTHING


def cards_left(table: Table) -> dict[str, Any]:
    """EL-12, EL-14, EL-15: the cards that can still be taken, and how many copies of each."""
    majors = {word: int(is_major_left(table, card)) for card, word in enumerate(CARD_WORDS)}
    minors = {word: minor_copies(table, card) for card, word in enumerate(CARD_WORDS)}
    return {
        "majors_left": [word for word, left in majors.items() if left > 0],
        "minors_left": [word for word, left in minors.items() if left > 0],
        "copies_left": {"major": majors, "minor": minors},
    }


def minor_copies(table: Table, card: int) -> int:
    """EL-15: how many copies of a Minor nobody has taken."""
    if not is_minor_left(table, card):
        return 0
    return int(table.terms.minor_copies[card]) - list(table.minor).count(card)


@shared
def pairs(table: Table) -> dict[str, dict[str, Any]] | None:
    """While cards are chosen: what each Major makes of each Minor, with its mean Mana a roll."""
    if table.ending != 0 or kind_asked(table) not in (k.ASK_MAJOR, k.ASK_MINOR):
        return None
    return {
        CARD_WORDS[major] + CARD_WORDS[minor]: {
            "mage": mage_of(major, minor),
            "mean": round(mean, 2),
        }
        for (major, minor), mean in pair_means(table).items()
    }


def pays(table: Table) -> dict[str, str] | None:
    """EL-68, EL-69: while it is chosen, the own spells that Mana of each colour pays for."""
    if table.ending != 0 or kind_asked(table) != k.ASK_START_MANA:
        return None
    return {word: paid_by(table, colour) for colour, word in enumerate(COLOUR_WORDS)}


def paid_by(table: Table, colour: int) -> str:
    """`Char 1, Burn 2`: each spell once, with the price of its line."""
    found: dict[str, None] = {}
    for place in range(k.LINES):
        spells = spells_of(table, table.seat, place)
        price = line_price(table, table.seat, spells)
        for spell in spells:
            if spell >= k.INSIGHT or SPELL_COLOUR[spell] == colour:
                found[f"{SPELL_NAMES[spell]} {price}"] = None
    return ", ".join(found) or PAYS_NOTHING
