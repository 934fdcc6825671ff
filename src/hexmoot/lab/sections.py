"""The sections of a report, each made from the facts of all its games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from statistics import fmean, median, quantiles

import msgspec

from hexmoot.engine.game import Game
from hexmoot.engine.wording import Deed
from hexmoot.lab.evidence import Share, chance_of, mean_of, share_of, stand_out
from hexmoot.lab.facts import NOBODY, Facts, Tally

# An answer nearly nobody gives: of its offers surely fewer than this share are taken.
DEAD_RATE = 0.01
BARS = 24


class SeatLine(msgspec.Struct, frozen=True):
    """How a seat fared."""

    seat: int
    share: Share
    score: float
    stands_out: bool


class RoleLine(msgspec.Struct, frozen=True):
    """How seats with a character, deck or the like fared."""

    component: str
    name: str
    share: Share
    stands_out: bool


class DeedLine(msgspec.Struct, frozen=True):
    """What was done with a component: by whom it could be done, how often it was, and who won.

    `edge` is what those who did it won above those who did the same with any component.
    """

    verb: str
    component: str
    name: str
    offers: int
    rate: Share
    takers: Share
    others: Share
    edge: float
    stands_out: bool
    is_dead: bool


class ChoiceLine(msgspec.Struct, frozen=True):
    """An answer that is about no component."""

    kind: str
    text: str
    offers: int
    rate: Share
    takers: Share
    is_dead: bool


class Spread(msgspec.Struct, frozen=True):
    """Many numbers at a glance: mean, quantiles, and bars of equal width from lowest to highest."""

    mean: Share
    low: float
    quarter: float
    middle: float
    three_quarters: float
    high: float
    smallest: float
    largest: float
    bars: list[int]


class PartLine(msgspec.Struct, frozen=True):
    """A part of the score: what winners and others got from it."""

    name: str
    winners: float
    others: float


class Leads(msgspec.Struct, frozen=True):
    """How open games were: `settled` is the part after which the winner alone led."""

    changes: Share
    half_time_wins: Share
    settled: Spread


class EndingLine(msgspec.Struct, frozen=True):
    """A way to end, and the share of games that ended so."""

    name: str
    sentence: str
    share: Share


class Field:
    """All games of one set of rules, and what an unremarkable seat wins there."""

    def __init__(self, game: Game, facts: Sequence[Facts], is_company: bool) -> None:
        self.game = game
        self.facts = facts
        self.is_company = is_company
        self.seats = len(facts[0].utilities)
        self.even = fmean(won for fact in facts for won in fact.utilities)

    def won_by(self, chosen: Callable[[Facts], Iterable[int]]) -> list[list[float]]:
        """What the chosen seats won, game by game; seats that win together count once."""
        found = []
        for fact in self.facts:
            won = [fact.utilities[seat] for seat in chosen(fact)]
            found.append(won[:1] if self.is_company else won)
        return found

    def share(self, chosen: Callable[[Facts], Iterable[int]]) -> Share:
        """The share of the chosen seats."""
        return share_of(self.won_by(chosen))

    def name(self, component: str) -> str:
        """What people call a component."""
        tip = self.game.glossary.get(component)
        return tip.name if tip else component


def seat_lines(field: Field) -> list[SeatLine]:
    """The seats in order; where all win together no seat can stand out."""
    seats = range(field.seats)
    shares = [field.share(always(seat)) for seat in seats]
    found: set[int] = set()
    if not field.is_company:
        chances = {
            seat: chance_of(share.mean, field.even, share.count)
            for seat, share in enumerate(shares)
        }
        found = stand_out(chances)
    scores = [fmean(fact.scores[seat] for fact in field.facts) for seat in seats]
    return [SeatLine(seat, shares[seat], scores[seat], seat in found) for seat in seats]


def always(seat: int) -> Callable[[Facts], list[int]]:
    """This seat of every game."""
    return lambda fact: [seat]


def role_lines(field: Field) -> list[RoleLine]:
    """Characters and the like, best first."""
    names = sorted({role for fact in field.facts for own in fact.roles for role in own})
    shares = {role: field.share(holders_of(role)) for role in names}
    found = stand_out(
        {role: chance_of(share.mean, field.even, share.count) for role, share in shares.items()}
    )
    lines = [RoleLine(role, field.name(role), shares[role], role in found) for role in names]
    return sorted(lines, key=lambda line: -line.share.mean)


def holders_of(role: str) -> Callable[[Facts], list[int]]:
    """Which seats of a game had this role?"""
    return lambda fact: [seat for seat, own in enumerate(fact.roles) if role in own]


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


def deed_line(field: Field, deed: Deed, takers: Share, usual: float, is_unusual: bool) -> DeedLine:
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
        is_dead=rate.high < DEAD_RATE,
    )


def is_apart(takers: Share, usual: float, others: Share) -> bool:
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


def usual_shares(takers: dict[Deed, Share]) -> dict[str, float]:
    """For each verb what those won who did it, whatever the component."""
    wins: dict[str, float] = {}
    counts: dict[str, int] = {}
    for deed, share in takers.items():
        wins[deed.verb] = wins.get(deed.verb, 0.0) + share.mean * share.count
        counts[deed.verb] = counts.get(deed.verb, 0) + share.count
    return {verb: wins[verb] / max(1, counts[verb]) for verb in wins}


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
    return ChoiceLine(*key, offers, rate, takers, rate.high < DEAD_RATE)


def rate_of(tallies: Sequence[Tally]) -> Share:
    """Of how many offers were how many taken? Those of a game belong together."""
    return share_of(
        [[1.0] * tally.takes + [0.0] * (tally.offers - tally.takes) for tally in tallies]
    )


def spread_of(values: Sequence[float]) -> Spread:
    """Numbers at a glance."""
    ordered = sorted(values)
    cuts = quantiles(ordered, n=20, method="inclusive") if len(ordered) > 1 else ordered * 19
    smallest, largest = ordered[0], ordered[-1]
    width = (largest - smallest) / BARS or 1.0
    bars = [0] * BARS
    for value in ordered:
        bars[min(BARS - 1, int((value - smallest) / width))] += 1
    return Spread(
        mean=mean_of(ordered),
        low=cuts[0],
        quarter=cuts[4],
        middle=median(ordered),
        three_quarters=cuts[14],
        high=cuts[18],
        smallest=smallest,
        largest=largest,
        bars=bars,
    )


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


def leads_of(field: Field) -> Leads:
    """How often the lead changed, what half a lead is worth, and when games were settled."""
    return Leads(
        changes=mean_of([float(fact.lead.changes) for fact in field.facts]),
        half_time_wins=field.share(
            lambda fact: [] if fact.lead.half_time == NOBODY else [fact.lead.half_time]
        ),
        settled=spread_of([fact.lead.settled for fact in field.facts]),
    )


def ending_lines(field: Field) -> list[EndingLine]:
    """Every way the game can end, also those nobody saw."""
    return [
        EndingLine(
            ending.name,
            ending.sentence,
            share_of([[float(fact.ending == ending.name)] for fact in field.facts]),
        )
        for ending in field.game.endings
    ]
