"""How open games are."""

from __future__ import annotations

import msgspec

from hexmoot.arena.statistics import Interval, mean_interval
from hexmoot.lab.facts import NOBODY
from hexmoot.lab.sections.field import Field
from hexmoot.lab.sections.spread import Spread, spread_of


class Leads(msgspec.Struct, frozen=True):
    """How open games were: `settled` is the part after which the winner alone led."""

    changes: Interval
    half_time_wins: Interval
    settled: Spread


def leads_of(field: Field) -> Leads:
    """How often the lead changed, what half a lead is worth, and when games were settled."""
    return Leads(
        changes=mean_interval([float(fact.lead.changes) for fact in field.facts]),
        half_time_wins=field.share(
            lambda fact: [] if fact.lead.half_time == NOBODY else [fact.lead.half_time]
        ),
        settled=spread_of([fact.lead.settled for fact in field.facts]),
    )
