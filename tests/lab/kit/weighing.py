"""Games of Scales, weighed: facts and reports without files."""

from __future__ import annotations

from typing import Any

from hexmoot.engine.wording import Deed
from hexmoot.lab.facts import Facts, Lead, Tally
from hexmoot.lab.report import Report, Source, report_of, rules_of
from hexmoot.lab.sections.field import Field
from tests.lab.kit.shown import facts_of
from tests.lab.toys.scales import GAME


def weigh(count: int, seed: int = 0, seats: int = 2, **options: Any) -> list[Facts]:
    """The facts of so many games with answers at random."""
    return facts_of(GAME, seats, count, seed, **options)


def weighed(count: int, seed: int = 0, seats: int = 2, **options: Any) -> Report:
    """The report of so many games."""
    facts = weigh(count, seed, seats, **options)
    rules = rules_of(GAME.prepare(seats, None, options))
    return report_of(GAME, rules, facts, Source(player="random"), "2026-11-15 10:00")


def made_up(
    utilities: list[float],
    scores: list[int] | None = None,
    roles: list[list[str]] | None = None,
    deeds: dict[Deed, Tally] | None = None,
    choices: dict[tuple[str, str], Tally] | None = None,
    lead: Lead | None = None,
    answers: int = 2,
) -> Facts:
    """The facts of a game nobody played."""
    count = len(utilities)
    best = max(utilities)
    points = scores or [round(10 * won) for won in utilities]
    return Facts(
        utilities=utilities,
        ranks=[1 if won == best else 2 for won in utilities],
        scores=points,
        parts=[{"luck": score} for score in points],
        ending="weighed",
        answers=answers,
        lead=lead or Lead(0, -1, 1.0),
        roles=roles or [[] for _ in range(count)],
        deeds=deeds or {},
        choices=choices or {},
    )


def field(facts: list[Facts], wins_together: bool = False) -> Field:
    """These games as a section reads them."""
    return Field(GAME, facts, wins_together)
