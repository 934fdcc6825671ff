"""What nobody but its owner knows: the standing orders."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.native.chance import DRAWS
from hexmoot.games.elementalis.rules.kinds import ORDER_KINDS
from hexmoot.games.elementalis.rules.state import Table


def redeal(table: Table, seat: i64) -> None:
    """EL-193: nobody knows the others' standing orders; each may be any of the three."""
    other: i64
    for other in range(table.seats):
        if other != seat:
            table.order[other] = table.below(DRAWS, ORDER_KINDS)
