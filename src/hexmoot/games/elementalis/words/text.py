"""What the game is called, what it is about, and how it ends."""

from __future__ import annotations

from typing import Final

TITLE: Final = "ElementaliS"
SUMMARY: Final = (
    "Roll elements, push your luck, and cast spells on every roll at the table.\n"
    "Mana is money and score at once: each spell costs you points."
)
ENDINGS: Final = {"last_round": "The last round is over; the largest Pool wins."}
