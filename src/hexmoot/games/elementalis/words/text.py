"""What the game is called and about, how it ends, and what a Cosmic Roll means."""

from __future__ import annotations

from typing import Final

from hexmoot.games.elementalis.rules.cosmic import ether_gain
from hexmoot.games.elementalis.rules.kinds import ELEMENTS
from hexmoot.games.elementalis.rules.state import Table

TITLE: Final = "ElementaliS"
SUMMARY: Final = (
    "Roll elements, push your luck, and cast spells on every roll at the table.\n"
    "Mana is money and score at once: each spell costs you points."
)
PAYS_NOTHING: Final = "none of your spells"
ENDINGS: Final = {"last_round": "The last round is over; the largest Pool wins."}


def cosmic_text(table: Table) -> str:
    """EL-152 to EL-157: what the faces of a Cosmic Roll mean to the active player."""
    gains = [f"Ether +{ether_gain(table, table.active)}"]
    if table.symbol[table.active] < ELEMENTS:
        gains.insert(0, f"Own Major +{table.terms.cosmic_own}")
    return f"{', '.join(gains)}; another’s Major costs one, a Sun all."
