"""Two sets of rules on the same deals: what a house rule changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from statistics import NormalDist, fmean, stdev

import msgspec

from hexmoot.arena.statistics import Interval, mean_interval
from hexmoot.lab.evidence import stand_out
from hexmoot.lab.facts import NOBODY, Facts

Measure = Callable[[Facts], float | None]


class ChangeLine(msgspec.Struct, frozen=True):
    """One number under both sets of rules, and its difference deal by deal."""

    name: str
    is_share: bool
    first: Interval
    second: Interval
    difference: Interval
    stands_out: bool


def change_lines(first: Sequence[Facts], second: Sequence[Facts]) -> list[ChangeLine]:
    """Everything that can be measured in both, in a fixed order."""
    measures = measures_of(first, second)
    chances: dict[str, float] = {}
    drafts: dict[str, tuple[bool, list[float], list[float], list[float]]] = {}
    for name, (is_share, measure) in measures.items():
        ours = [value for fact in first if (value := measure(fact)) is not None]
        theirs = [value for fact in second if (value := measure(fact)) is not None]
        if not ours or not theirs:
            continue
        steps = paired(first, second, measure)
        drafts[name] = (is_share, ours, theirs, steps)
        chances[name] = chance_of_no_change(steps)
    found = stand_out(chances)
    return [
        ChangeLine(
            name,
            is_share,
            mean_interval(ours),
            mean_interval(theirs),
            mean_interval(steps),
            name in found,
        )
        for name, (is_share, ours, theirs, steps) in drafts.items()
    ]


def paired(first: Sequence[Facts], second: Sequence[Facts], measure: Measure) -> list[float]:
    """The differences on the deals where both have a value."""
    found = []
    for one, other in zip(first, second, strict=False):
        before, after = measure(one), measure(other)
        if before is not None and after is not None:
            found.append(after - before)
    return found


def chance_of_no_change(steps: Sequence[float]) -> float:
    """The chance of a mean difference this large if there is none (normal approximation)."""
    if len(steps) < 2:
        return 1.0
    middle, spread = fmean(steps), stdev(steps)
    if spread == 0.0:
        return 1.0 if middle == 0.0 else 0.0
    return float(2 * NormalDist().cdf(-abs(middle) / (spread / len(steps) ** 0.5)))


def measures_of(first: Sequence[Facts], second: Sequence[Facts]) -> dict[str, tuple[bool, Measure]]:
    """What is compared: its name, whether it is a share of games, and how to read it."""
    seats = min(len(first[0].utilities), len(second[0].utilities))
    found: dict[str, tuple[bool, Measure]] = {
        "answers a game": (False, lambda fact: float(fact.answers)),
        "best score": (False, lambda fact: float(max(fact.scores))),
        "mean score": (False, lambda fact: fmean(fact.scores)),
        "points between first and second": (False, lambda fact: fact.margin),
        "ties for the first place": (True, lambda fact: float(fact.ranks.count(1) > 1)),
        "changes of the lead": (False, lambda fact: float(fact.lead.changes)),
        "wins of who leads at half-time": (True, half_time_win),
        "part of the game until it is settled": (True, lambda fact: fact.lead.settled),
    }
    for seat in range(seats):
        found[f"wins of seat {seat + 1}"] = (True, partial(won_by, seat))
    for ending in sorted({fact.ending for fact in (*first, *second)}):
        found[f"ending “{ending.replace('_', ' ')}”"] = (True, partial(ended_by, ending))
    return found


def won_by(seat: int, fact: Facts) -> float:
    """What a seat won."""
    return fact.utilities[seat]


def ended_by(ending: str, fact: Facts) -> float:
    """Did the game end so?"""
    return float(fact.ending == ending)


def half_time_win(fact: Facts) -> float | None:
    """What the leader of half-time won at the end."""
    seat = fact.lead.half_time
    return None if seat == NOBODY else fact.utilities[seat]
