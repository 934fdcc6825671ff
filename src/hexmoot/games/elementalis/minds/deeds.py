"""What an answer does with a card, a spell or a symbol, and which mages sat where."""

from __future__ import annotations

from typing import Final

from hexmoot.engine.wording import Deed
from hexmoot.games.elementalis.rules.actions import (
    CARD_WORDS,
    CAST_PASS,
    CAST_WORDS,
    CHAOS,
    COLOUR_WORDS,
    COPY,
    COPY_WORDS,
    MAJOR,
    MINOR,
    RESPOND_COUNTER,
    RESPOND_FORTITUDE,
)
from hexmoot.games.elementalis.rules.kinds import CHAOTICA, SUN
from hexmoot.games.elementalis.rules.state import Table
from hexmoot.games.elementalis.words.glossary import MAGE_TIPS

MAGES: Final = tuple(f"mage:{word}" for word in MAGE_TIPS)


def _deeds() -> dict[int, Deed]:
    """Every answer that does something with a component."""
    found = {}
    for card, word in enumerate(CARD_WORDS):
        found[MAJOR + card] = Deed("chosen", f"major:{word}")
        found[MINOR + card] = Deed("chosen", f"minor:{word}")
    for element, word in enumerate(COLOUR_WORDS):
        found[CHAOS + element] = Deed("named", f"symbol:{word}")
    for place, word in enumerate(CAST_WORDS[1:], start=1):
        found[CAST_PASS + place] = Deed("cast", f"spell:{word}")
    found[RESPOND_COUNTER] = Deed("cast", "spell:counter")
    found[RESPOND_FORTITUDE] = Deed("cast", "spell:fortitude")
    for place, word in enumerate(COPY_WORDS):
        found[COPY + place] = Deed("copied", f"spell:{word}")
    return found


DEEDS: Final = _deeds()


def deed(table: Table, action: int) -> Deed | None:
    """What an answer does with a card, a spell or a symbol, if anything."""
    return DEEDS.get(action)


def roles(table: Table, seat: int) -> list[str]:
    """EL-17: the kind of mage and its two cards; a Chaotica whatever it counted as last."""
    major, minor = int(table.major[seat]), int(table.minor[seat])
    mage = CHAOTICA if major == SUN else int(table.kind[seat])
    return [MAGES[mage], f"major:{CARD_WORDS[major]}", f"minor:{CARD_WORDS[minor]}"]
