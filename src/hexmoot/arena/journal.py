"""The folder of an arena run: its plan and every finished game, so that it can be resumed."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import IO

import msgspec

from hexmoot.arena.plan import Plan
from hexmoot.arena.rows import Row
from hexmoot.engine.errors import HexmootError
from hexmoot.engine.files import write_whole

ELSEWHERE = "name another folder with --out"


class BadJournal(HexmootError):
    """A folder holds another run, or none that can be read."""


class Journal:
    """Finished games are on disk before they count; a torn last line is forgotten.

    A folder is locked for as long as its journal is open; a crash opens it again.
    """

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.rows: dict[int, Row] = {}
        try:
            (folder / "games").mkdir(parents=True, exist_ok=True)
            self._file: IO[bytes] = (folder / "rows.jsonl").open("ab", buffering=0)
        except OSError as error:
            raise BadJournal(f"{folder}: {error.strerror}") from error
        try:
            self._lock()
            self._agree(plan)
            self._read_rows(plan)
        except OSError as error:
            self.close()
            raise BadJournal(f"{folder}: {error.strerror}") from error
        except BaseException:
            self.close()
            raise

    def add(self, row: Row, record: bytes) -> None:
        """Keep a finished game: first its record, then its row."""
        if row.index in self.rows:
            return
        write_whole(self.record_path(row.index), record)
        self._write(msgspec.json.encode(row) + b"\n")
        self.rows[row.index] = row

    def record_path(self, index: int) -> Path:
        """Where a game's record lies, for `hexmoot replay`."""
        return record_file(self.folder, index)

    def close(self) -> None:
        """Done writing."""
        self._file.close()

    def _write(self, line: bytes) -> None:
        """Add a line; what a full disk cut off is a torn line for the next run."""
        try:
            while line:
                line = line[self._file.write(line) :]
        except OSError as error:
            raise BadJournal(
                f"{self.folder}: cannot be written ({error.strerror}); "
                f"{len(self.rows)} games are kept, the same command goes on from there"
            ) from error

    def _lock(self) -> None:
        """Keep other commands out, where the system can."""
        with suppress(ImportError, OSError):
            import fcntl

            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                raise BadJournal(
                    f"{self.folder}: another command plays there; wait for it, or {ELSEWHERE}"
                ) from error

    def _agree(self, plan: Plan) -> None:
        """The folder belongs to this plan, or to none yet."""
        path = self.folder / "plan.json"
        if not path.exists():
            if self._file.tell():
                raise BadJournal(f"{self.folder}: has games but no plan.json; {ELSEWHERE}")
            write_whole(path, msgspec.json.format(msgspec.json.encode(plan)) + b"\n")
            return
        try:
            known = msgspec.json.decode(path.read_bytes(), type=Plan)
        except msgspec.MsgspecError as error:
            raise BadJournal(f"{path}: not a plan ({error})") from error
        differences = known.differences(plan)
        if differences:
            raise BadJournal(
                f"{self.folder}: holds another run ({'; '.join(differences)}); {ELSEWHERE}"
            )

    def _read_rows(self, plan: Plan) -> None:
        """Take over every game whose record is still there; the others are played again."""
        path = self.folder / "rows.jsonl"
        whole = path.read_bytes()
        complete = whole[: whole.rfind(b"\n") + 1]
        self._file.truncate(len(complete))
        kept = {record.name for record in (self.folder / "games").iterdir()}
        for number, line in enumerate(complete.splitlines(), 1):
            try:
                row = msgspec.json.decode(line, type=Row)
            except msgspec.MsgspecError as error:
                raise BadJournal(f"{path}, line {number}: {error}") from error
            if not is_row_of(plan, row):
                raise BadJournal(f"{path}, line {number}: not a row of a game of this plan")
            if self.record_path(row.index).name in kept:
                self.rows[row.index] = row


def record_file(folder: Path, index: int) -> Path:
    """Where in a run's folder a game's record lies."""
    return folder / "games" / f"{index:06d}.json"


def is_row_of(plan: Plan, row: Row) -> bool:
    """Has every list an entry a seat, and does everybody in the lineup exist?"""
    lists = (row.players, row.lineup, row.ranks, row.scores, row.utilities)
    more = (row.decisions, row.seconds, row.failures)
    fits = all(len(entries) == plan.seats for entries in (*lists, *more))
    return fits and all(0 <= player < len(plan.players) for player in row.lineup)
