"""The folder reports are kept in, for the web app to show."""

from __future__ import annotations

import re
import stat
from pathlib import Path

import msgspec
from jinja2 import TemplateError
from platformdirs import user_data_path

from hexmoot.engine.files import CannotWrite, write_whole
from hexmoot.lab.findings import findings_of, verdict
from hexmoot.lab.page import heading, page_part
from hexmoot.lab.report import BadReport, Report

NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,99}")
SUFFIX = ".json"
READABLE = 0o644  # the server may run as somebody else
MOST_BYTES = 8_000_000
# A file may be a whole report by its form and hold numbers nothing can be drawn from.
NONSENSE = (TemplateError, ArithmeticError, LookupError, RecursionError, TypeError, ValueError)
Stamp = tuple[int, int]


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
        self._known: dict[str, tuple[Stamp | None, ReportInfo | None]] = {}

    def put(self, name: str, report: Report) -> Path:
        """Keep a report, in the place of an older one of that name."""
        path = self.folder / f"{checked(name)}{SUFFIX}"
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            write_whole(path, report.to_bytes())
            path.chmod(READABLE)
        except OSError as error:
            raise BadReport(f"{path}: cannot be written ({error.strerror})") from error
        except CannotWrite as error:
            raise BadReport(str(error)) from error
        return path

    def get(self, name: str) -> Report:
        """The report of that name; BadReport if there is none."""
        path = self.folder / f"{checked(name)}{SUFFIX}"
        if stamp_of(path) is None:
            raise BadReport(f"there is no report {name!r}")
        try:
            data = path.read_bytes()
        except OSError as error:
            raise BadReport(f"there is no report {name!r}") from error
        return Report.from_bytes(data, name)

    def page(self, name: str) -> tuple[Report, str]:
        """The report of that name, and it as a part of a page; BadReport if there is none."""
        report = self.get(name)
        try:
            return report, page_part(report)
        except NONSENSE as error:
            raise BadReport(f"{name}: cannot be shown ({error})") from error

    def infos(self) -> list[ReportInfo]:
        """All reports, the newest first; only files that changed are read again."""
        fresh = {path.stem: self._seen(path) for path in self._paths()}
        self._known = fresh
        readable = [info for _, info in fresh.values() if info]
        return sorted(readable, key=lambda info: (info.made, info.name), reverse=True)

    def _paths(self) -> list[Path]:
        try:
            return [path for path in self.folder.iterdir() if path.suffix == SUFFIX]
        except OSError:
            return []

    def _seen(self, path: Path) -> tuple[Stamp | None, ReportInfo | None]:
        stamp, before = stamp_of(path), self._known.get(path.stem)
        if before and before[0] == stamp:
            return before
        return stamp, self._info(path.stem)

    def _info(self, name: str) -> ReportInfo | None:
        try:
            report = self.get(name)
            findings = findings_of(report)
        except (BadReport, *NONSENSE):
            return None
        return ReportInfo(
            name=name,
            game=report.rules.game,
            heading=heading(report.rules),
            made=report.made,
            games=report.games,
            verdict=verdict(findings),
            alarms=len(findings.alarms),
        )


def stamp_of(path: Path) -> Stamp | None:
    """When a file was written and how long it is; None for anything too long, or no plain file."""
    try:
        found = path.stat()
    except OSError:
        return None
    is_plain = stat.S_ISREG(found.st_mode) and found.st_size <= MOST_BYTES
    return (found.st_mtime_ns, found.st_size) if is_plain else None


def checked(name: str) -> str:
    """A name that is a file name everywhere, and no way out of the folder."""
    if not NAME.fullmatch(name):
        raise BadReport(f"{name!r}: a report's name is of small letters, digits and hyphens")
    return name
