"""How games end."""

from __future__ import annotations

import msgspec

from hexmoot.arena.statistics import Interval, share_interval
from hexmoot.lab.sections.field import Field


class EndingLine(msgspec.Struct, frozen=True):
    """A way to end, and the share of games that ended so."""

    name: str
    sentence: str
    share: Interval


def ending_lines(field: Field) -> list[EndingLine]:
    """Every way the game can end, also those nobody saw."""
    return [
        EndingLine(
            ending.name,
            ending.sentence,
            share_interval([[float(fact.ending == ending.name)] for fact in field.facts]),
        )
        for ending in field.game.endings
    ]
