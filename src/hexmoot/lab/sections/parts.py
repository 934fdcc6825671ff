"""Where points come from."""

from __future__ import annotations

from statistics import fmean

import msgspec

from hexmoot.lab.sections.field import Field


class PartLine(msgspec.Struct, frozen=True):
    """A part of the score: what winners and others got from it."""

    name: str
    winners: float
    others: float


def part_lines(field: Field) -> list[PartLine]:
    """The parts of the score in the game's order; parts nobody ever had are left out."""
    names = list(
        dict.fromkeys(name for fact in field.facts for part in fact.parts for name in part)
    )
    lines = []
    for name in names:
        winners: list[int] = []
        others: list[int] = []
        for fact in field.facts:
            for rank, part in zip(fact.ranks, fact.parts, strict=True):
                (winners if rank == 1 else others).append(part.get(name, 0))
        if any(winners) or any(others):
            lines.append(PartLine(name, fmean(winners), fmean(others) if others else 0.0))
    return lines
