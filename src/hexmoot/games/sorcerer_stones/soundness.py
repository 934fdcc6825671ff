"""What must hold in every state: one sentence for each thing that does not."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.native import BIT, bit_count, total
from hexmoot.games.sorcerer_stones.geometry import SLOTS, ZONES
from hexmoot.games.sorcerer_stones.state import StonesTable
from hexmoot.games.sorcerer_stones.tables import (
    ARTIFACTS,
    COLOURS,
    CORNER_OF,
    DECK_TOP,
    EMPTY,
    MAGIC,
    NO_CARD,
    NO_STACK,
    OFFER,
    STANDARD,
)
