"""A report: everything measured, as plain data, and what it comes to in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from hexmoot.engine.errors import HexmootError
from hexmoot.engine.game import Game
from hexmoot.engine.setup import Setup
from hexmoot.lab import sections
from hexmoot.lab.comparison import ChangeLine, change_lines
from hexmoot.lab.evidence import smallest_found
from hexmoot.lab.facts import Facts
from hexmoot.lab.ladder import RungLine
from hexmoot.lab.luck import LuckLine
from hexmoot.version import VERSION

FORMAT = "hexmoot.lab/1"


class BadReport(HexmootError):
    """A file is no report this program can read."""


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """What was played: the game, its seats, and every option that is not as usual."""

    game: str
    title: str
    rules_version: int
    seats: int
    options: dict[str, Any]
    wins_together: bool = msgspec.field(name="has_company")  # as stored reports say it

    @property
    def has_rivals(self) -> bool:
        """Does anybody win against somebody?"""
        return not self.wins_together and self.seats > 1


class Source(msgspec.Struct, frozen=True, kw_only=True):
    """Where the games come from: bots of a name on a seed, or records; and what was left out."""

    player: str = ""
    seed: int = 0
    records: str = ""
    left_out: dict[str, int] = {}
    failures: list[str] = []


class Comparison(msgspec.Struct, frozen=True, kw_only=True):
    """The same deals under other rules."""

    rules: Rules
    games: int
    lines: list[ChangeLine]


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """One balance report; a section nobody asked for is None."""

    format: str = FORMAT
    version: str = VERSION
    made: str
    rules: Rules
    source: Source
    games: int
    even: float
    found_from: float
    seats: list[sections.SeatLine]
    roles: list[sections.RoleLine]
    deeds: list[sections.DeedLine]
    choices: list[sections.ChoiceLine]
    length: sections.Spread
    score: sections.Spread
    margin: sections.Spread | None
    ties: float
    parts: list[sections.PartLine]
    leads: sections.Leads | None
    endings: list[sections.EndingLine]
    luck: list[LuckLine] | None = None
    ladder: list[RungLine] | None = None
    comparison: Comparison | None = None

    def to_bytes(self) -> bytes:
        """The report as an indented JSON document."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"

    @classmethod
    def from_bytes(cls, data: bytes, source: str = "report") -> Report:
        """Read a report; BadReport in one line if it is not one."""
        try:
            found = msgspec.json.decode(data, type=cls)
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
            raise BadReport(f"{source}: not a whole report ({error})") from error
        if found.format != FORMAT:
            raise BadReport(f"{source}: a report of the form {found.format}, not {FORMAT}")
        return found


def rules_of(setup: Setup) -> Rules:
    """The rules of a set-up, with the options that are not the default's."""
    game = setup.game
    usual = game.prepare(setup.seats, None, {}).options
    unusual = {name: value for name, value in setup.options.items() if usual.get(name) != value}
    return Rules(
        game=game.name,
        title=game.title,
        rules_version=game.rules_version,
        seats=setup.seats,
        options={name: shortened(value) for name, value in unusual.items()},
        wins_together=setup.wins_together,
    )


def shortened(value: Any) -> Any:
    """An option as a report names it: whole content files are too long."""
    return value if isinstance(value, (bool, int, str)) else "other content"


def report_of(
    game: Game, rules: Rules, facts: Sequence[Facts], source: Source, made: str
) -> Report:
    """Measure all sections that need nothing but the games themselves."""
    field = sections.Field(game, facts, rules.wins_together)
    margins = [fact.margin for fact in facts if fact.margin is not None]
    return Report(
        made=made,
        rules=rules,
        source=source,
        games=len(facts),
        even=field.even,
        found_from=smallest_found(field.even, len(facts), rules.seats),
        seats=sections.seat_lines(field),
        roles=sections.role_lines(field),
        deeds=sections.deed_lines(field),
        choices=sections.choice_lines(field),
        length=sections.spread_of([float(fact.answers) for fact in facts]),
        score=sections.spread_of([float(max(fact.scores)) for fact in facts]),
        margin=sections.spread_of(margins) if margins and rules.has_rivals else None,
        ties=sum(fact.ranks.count(1) > 1 for fact in facts) / len(facts),
        parts=sections.part_lines(field),
        leads=sections.leads_of(field) if rules.has_rivals else None,
        endings=sections.ending_lines(field),
    )


def compared(
    report: Report, rules: Rules, first: Sequence[Facts], second: Sequence[Facts]
) -> Report:
    """The report with a second set of rules beside the first."""
    comparison = Comparison(rules=rules, games=len(second), lines=change_lines(first, second))
    return msgspec.structs.replace(report, comparison=comparison)
