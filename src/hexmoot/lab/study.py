"""Making a report: play the games, read them, and measure what was asked for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from hexmoot.arena import Plan, Row, Workers
from hexmoot.arena.folders import plan_folder
from hexmoot.arena.journal import record_file
from hexmoot.engine import registry
from hexmoot.engine.errors import BadOption
from hexmoot.lab.facts import Facts
from hexmoot.lab.games import facts_from, played, records_in
from hexmoot.lab.ladder import Ladder
from hexmoot.lab.luck import luck_of
from hexmoot.lab.report import Report, Source, compared, report_of, rules_of
from hexmoot.workers.shared_out import Tell


@dataclass(frozen=True, slots=True)
class Study:
    """What to measure: the plan has one bot for all seats; counts of 0 leave a section out."""

    plan: Plan
    made: str
    luck_pairs: int = 0
    ladder_games: int = 0
    variant: Plan | None = None

    def __post_init__(self) -> None:
        for name, count in (("luck", self.luck_pairs), ("ladder", self.ladder_games)):
            if count < 0:
                raise BadOption(name, count, "0 or more")

    def refuse_early(self) -> None:
        """Wrong seats or options are said before anything is played."""
        for plan in (self.plan, self.variant or self.plan):
            plan.setup()

    def run(self, folder: Path, workers: Workers, tell: Tell) -> Report:
        """The whole report; games are kept in the folder, and gone on with."""
        game = registry.game(self.plan.game)
        rules = rules_of(self.plan.setup())
        rows, facts = self._facts(self.plan, folder, workers, tell)
        source = Source(
            player=self.plan.players[0], seed=self.plan.seed, failures=failures_of(rows)
        )
        report = report_of(game, rules, facts, source, self.made)
        if self.variant is not None:
            _, others = self._facts(self.variant, folder, workers, tell)
            report = compared(report, rules_of(self.variant.setup()), facts, others)
        if self.luck_pairs:
            luck = luck_of(self.plan, self.luck_pairs, workers, tell)
            report = msgspec.structs.replace(report, luck=luck)
        if self.ladder_games:
            ladder = Ladder(self.plan, self.ladder_games, folder, workers, tell)
            report = msgspec.structs.replace(report, ladder=ladder.climb(rules.wins_together))
        return report

    def _facts(
        self, plan: Plan, folder: Path, workers: Workers, tell: Tell
    ) -> tuple[list[Row], list[Facts]]:
        """The rows of a plan's games, and what their records say."""
        rows = played(plan, folder, workers, tell)
        records = [record_file(plan_folder(folder, plan), row.index).read_bytes() for row in rows]
        return rows, facts_from(records, workers, tell)


def report_from_records(folder: Path, game: str, seats: int, made: str) -> Report:
    """A report of games that were played elsewhere, by people or bots."""
    found = records_in(folder, game, seats)
    known = registry.game(game)
    rules = rules_of(found.sample.setup(known))
    source = Source(records=folder.name, left_out=found.left_out)
    return report_of(known, rules, found.facts, source, made)


def failures_of(rows: Sequence[Row]) -> list[str]:
    """One line a game in which a bot failed."""
    return [
        f"game {row.index}: {next(filter(None, row.failures))}" for row in rows if any(row.failures)
    ]
