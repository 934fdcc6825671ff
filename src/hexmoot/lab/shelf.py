"""The folder reports are kept in, for the web app to show."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from hexmoot.engine.errors import BadRecord
from hexmoot.engine.record import write_whole
from hexmoot.lab.findings import findings_of, verdict
from hexmoot.lab.page import heading
from hexmoot.lab.report import BadReport, Report

NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,99}")
SUFFIX = ".json"


class ReportInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A report as a list shows it."""

    name: str
    game: str
    heading: str
    made: str
    games: int
    verdict: str
    alarms: int


def default_shelf() -> Path:
    """A folder in the user's data directory."""
    return user_data_path("hexmoot") / "reports"


class Shelf:
    """Reports by name; a file nobody can read is left out of the list."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def put(self, name: str, report: Report) -> Path:
        """Keep a report, in the place of an older one of that name."""
        path = self.folder / f"{checked(name)}{SUFFIX}"
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            write_whole(path, report.to_bytes())
        except (OSError, BadRecord) as error:
            raise BadReport(f"{path}: cannot be written ({error})") from error
        return path

    def get(self, name: str) -> Report:
        """The report of that name; BadReport if there is none."""
        path = self.folder / f"{checked(name)}{SUFFIX}"
        try:
            data = path.read_bytes()
        except OSError as error:
            raise BadReport(f"there is no report {name!r}") from error
        return Report.from_bytes(data, name)

    def infos(self) -> list[ReportInfo]:
        """All reports, the newest first."""
        found = [self._info(path.stem) for path in self._paths()]
        readable = [info for info in found if info]
        return sorted(readable, key=lambda info: (info.made, info.name), reverse=True)

    def _paths(self) -> list[Path]:
        try:
            return [path for path in self.folder.iterdir() if path.suffix == SUFFIX]
        except OSError:
            return []

    def _info(self, name: str) -> ReportInfo | None:
        try:
            report = self.get(name)
        except BadReport:
            return None
        findings = findings_of(report)
        return ReportInfo(
            name=name,
            game=report.rules.game,
            heading=heading(report.rules),
            made=report.made,
            games=report.games,
            verdict=verdict(findings),
            alarms=len(findings.alarms),
        )


def checked(name: str) -> str:
    """A name that is a file name everywhere, and no way out of the folder."""
    if not NAME.fullmatch(name):
        raise BadReport(f"{name!r}: a report's name is of small letters, digits and hyphens")
    return name
