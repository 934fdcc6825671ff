"""Components: how often they are taken, and what those win who take them."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from hexmoot.arena.statistics import Interval
from hexmoot.engine.wording import Deed
from hexmoot.lab.evidence import chance_of, stand_out
from hexmoot.lab.facts import Facts, Tally
from hexmoot.lab.sections.field import Field
from hexmoot.lab.sections.rates import is_dead, rate_of


class DeedLine(msgspec.Struct, frozen=True):
    """What was done with a component: by whom it could be done, how often it was, and who won.

    `edge` is what those who did it won above those who did the same with any component.
    """

    verb: str
    component: str
    name: str
    offers: int
    rate: Interval
    takers: Interval
    others: Interval
    edge: float
    stands_out: bool
    is_dead: bool


def deed_lines(field: Field) -> list[DeedLine]:
    """Components by what was done with them, best first."""
    deeds = sorted(
        {deed for fact in field.facts for deed in fact.deeds},
        key=lambda deed: (deed.verb, deed.component),
    )
    takers = {deed: field.share(takers_of(deed)) for deed in deeds}
    usual = usual_shares(takers)
    found = stand_out(
        {
            deed: chance_of(share.mean, usual[deed.verb], share.count)
            for deed, share in takers.items()
            if share.count
        }
    )
    lines = [
        deed_line(field, deed, takers[deed], usual[deed.verb], deed in found) for deed in deeds
    ]
    return sorted(lines, key=lambda line: (line.verb, not line.takers.count, -line.takers.mean))


def deed_line(
    field: Field, deed: Deed, takers: Interval, usual: float, is_unusual: bool
) -> DeedLine:
    """One component."""
    tallies = [fact.deeds[deed] for fact in field.facts if deed in fact.deeds]
    rate = rate_of(tallies)
    others = field.share(refusers_of(deed))
    return DeedLine(
        verb=deed.verb,
        component=deed.component,
        name=field.name(deed.component),
        offers=sum(tally.offers for tally in tallies),
        rate=rate,
        takers=takers,
        others=others,
        edge=takers.mean - usual if takers.count else 0.0,
        stands_out=is_unusual and is_apart(takers, usual, others),
        is_dead=is_dead(rate),
    )


def is_apart(takers: Interval, usual: float, others: Interval) -> bool:
    """Do those who did it also differ, on the same side, from those who could and never did?

    If not, it is not the component but who gets to use it.
    """
    if not others.count:
        return True
    return others.mean < takers.low if takers.mean > usual else others.mean > takers.high


def takers_of(deed: Deed) -> Callable[[Facts], list[int]]:
    """Which seats of a game did it?"""
    return lambda fact: sorted(fact.deeds[deed].taken_by) if deed in fact.deeds else []


def refusers_of(deed: Deed) -> Callable[[Facts], list[int]]:
    """Which seats of a game could do it and never did?"""

    def found(fact: Facts) -> list[int]:
        tally = fact.deeds.get(deed, Tally())
        return sorted(tally.offered_to - tally.taken_by)

    return found


def usual_shares(takers: dict[Deed, Interval]) -> dict[str, float]:
    """For each verb what those won who did it, whatever the component."""
    wins: dict[str, float] = {}
    counts: dict[str, int] = {}
    for deed, share in takers.items():
        wins[deed.verb] = wins.get(deed.verb, 0.0) + share.mean * share.count
        counts[deed.verb] = counts.get(deed.verb, 0) + share.count
    return {verb: wins[verb] / max(1, counts[verb]) for verb in wins}
