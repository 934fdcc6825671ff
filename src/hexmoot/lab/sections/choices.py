"""Every answer that is about no component."""

from __future__ import annotations

import msgspec

from hexmoot.arena.statistics import Interval
from hexmoot.lab.sections.field import Field
from hexmoot.lab.sections.rates import is_dead, rate_of


class ChoiceLine(msgspec.Struct, frozen=True):
    """An answer that is about no component."""

    kind: str
    text: str
    offers: int
    rate: Interval
    takers: Interval
    is_dead: bool


def choice_lines(field: Field) -> list[ChoiceLine]:
    """All other answers, by the decision they answer, the commonest first."""
    keys = sorted({key for fact in field.facts for key in fact.choices})
    lines = [choice_line(field, key) for key in keys]
    return sorted(lines, key=lambda line: (line.kind, -line.rate.mean))


def choice_line(field: Field, key: tuple[str, str]) -> ChoiceLine:
    """One answer."""
    tallies = [fact.choices[key] for fact in field.facts if key in fact.choices]
    rate = rate_of(tallies)
    takers = field.share(
        lambda fact: sorted(fact.choices[key].taken_by) if key in fact.choices else []
    )
    offers = sum(tally.offers for tally in tallies)
    return ChoiceLine(*key, offers, rate, takers, is_dead(rate))
