"""The folder of an arena run: its plan and every finished game, so that it can be resumed."""

from __future__ import annotations

from pathlib import Path
from typing import IO

import msgspec

from hexmoot.arena.plan import Plan
from hexmoot.arena.rows import Row
from hexmoot.engine.errors import HexmootError
from hexmoot.engine.record import write_whole


class BadJournal(HexmootError):
    """A folder holds another run, or none that can be read."""


class Journal:
    """Finished games are on disk before they count; a torn last line is forgotten."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.rows: dict[int, Row] = {}
        try:
            (folder / "games").mkdir(parents=True, exist_ok=True)
            self._agree(plan)
            self._read_rows()
            self._file: IO[bytes] = (folder / "rows.jsonl").open("ab")
        except OSError as error:
            raise BadJournal(f"{folder}: {error.strerror}") from error

    def add(self, row: Row, record: bytes) -> None:
        """Keep a finished game: first its record, then its row."""
        if row.index in self.rows:
            return
        write_whole(self.record_path(row.index), record)
        self._file.write(msgspec.json.encode(row) + b"\n")
        self._file.flush()
        self.rows[row.index] = row

    def record_path(self, index: int) -> Path:
        """Where a game's record lies, for `hexmoot replay`."""
        return self.folder / "games" / f"{index:06d}.json"

    def close(self) -> None:
        """Done writing."""
        self._file.close()

    def _agree(self, plan: Plan) -> None:
        """The folder belongs to this plan, or to none yet."""
        path = self.folder / "plan.json"
        if not path.exists():
            path.write_bytes(msgspec.json.format(msgspec.json.encode(plan)) + b"\n")
            return
        try:
            known = msgspec.json.decode(path.read_bytes(), type=Plan)
        except msgspec.MsgspecError as error:
            raise BadJournal(f"{path}: not a plan ({error})") from error
        differences = known.differences(plan)
        if differences:
            raise BadJournal(
                f"{self.folder}: holds another run ({'; '.join(differences)}); "
                "name another folder with --out"
            )

    def _read_rows(self) -> None:
        path = self.folder / "rows.jsonl"
        if not path.exists():
            return
        whole = path.read_bytes()
        complete = whole[: whole.rfind(b"\n") + 1]
        if complete != whole:
            path.write_bytes(complete)
        for number, line in enumerate(complete.splitlines(), 1):
            try:
                row = msgspec.json.decode(line, type=Row)
            except msgspec.MsgspecError as error:
                raise BadJournal(f"{path}, line {number}: {error}") from error
            self.rows[row.index] = row
