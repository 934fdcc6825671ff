"""What is kept of a game: one row, and the record it can be replayed from."""

from __future__ import annotations

import csv
import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from hexmoot.arena.plan import Plan
from hexmoot.engine.errors import HexmootError

SUFFIXES = (".parquet", ".csv", ".json")


class BadTarget(HexmootError):
    """Rows cannot be written there."""


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """The result of one game; lists have one entry a seat.

    `seconds` is processor time (of bots that think in other processes, the time that passed): the
    only thing here that differs from run to run.
    """

    index: int
    block: int
    deal: int
    players: list[str]
    lineup: list[int]
    ranks: list[int]
    scores: list[int]
    utilities: list[float]
    ending: str
    answers: int
    decisions: list[int]
    seconds: list[float]
    failures: list[str]


def flat(plan: Plan, rows: Sequence[Row]) -> list[dict[str, Any]]:
    """One row a seat, for tables; game and run tell them apart beside rows of other runs.

    `options` is a JSON object of what was given besides the preset.
    """
    run = {
        "game": plan.game,
        "run": plan.fingerprint(),
        "seats": plan.seats,
        "preset": plan.preset,
        "options": json.dumps(plan.options, sort_keys=True),
    }
    return [{**run, **at_seat(row, seat)} for row in rows for seat in range(len(row.players))]


def at_seat(row: Row, seat: int) -> dict[str, Any]:
    """What a game was like from one seat."""
    return {
        "index": row.index,
        "block": row.block,
        "deal": row.deal,
        "seat": seat,
        "player": row.players[seat],
        "rank": row.ranks[seat],
        "score": row.scores[seat],
        "utility": row.utilities[seat],
        "ending": row.ending,
        "answers": row.answers,
        "decisions": row.decisions[seat],
        "seconds": row.seconds[seat],
        "failure": row.failures[seat],
    }


def refuse_target(path: Path, coming: Path) -> None:
    """Say now what would keep rows from being written; the folder `coming` will be there."""
    if path.suffix not in SUFFIXES:
        raise BadTarget(f"{path}: the ending must be one of {', '.join(SUFFIXES)}")
    if path.suffix == ".parquet":
        _parquet_of(path)
    folder = path.resolve().parent
    if folder != coming.resolve() and not os.access(folder, os.W_OK):
        reason = "may not be written to" if folder.exists() else "does not exist"
        raise BadTarget(f"{path}: its folder {reason}")


def write_rows(plan: Plan, rows: Sequence[Row], path: Path) -> None:
    """Write one line a seat in the form the file's ending names."""
    table = flat(plan, rows)
    refuse_target(path, path.parent)
    try:
        if path.suffix == ".csv":
            _write_csv(table, path)
        elif path.suffix == ".json":
            path.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")
        else:
            _write_parquet(table, path)
    except OSError as error:
        raise BadTarget(f"{path}: cannot be written ({error.strerror})") from error


def _write_csv(table: list[dict[str, Any]], path: Path) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, fieldnames=list(table[0]) if table else [])
        writer.writeheader()
        writer.writerows(table)


def _parquet_of(path: Path) -> Any:
    """The package that writes such files."""
    try:
        import pyarrow.parquet
    except ModuleNotFoundError as error:
        raise BadTarget(
            f"{path}: this needs the package {error.name!r}: "
            "install it with pip install 'hexmoot[lab]', or write .csv or .json"
        ) from error
    return pyarrow


def _write_parquet(table: list[dict[str, Any]], path: Path) -> None:
    pyarrow = _parquet_of(path)
    unsigned = pyarrow.field("deal", pyarrow.uint64())
    columns = pyarrow.Table.from_pylist([{**row, "deal": 0} for row in table])
    deals = pyarrow.array([row["deal"] for row in table], pyarrow.uint64())
    at = columns.schema.get_field_index("deal")
    pyarrow.parquet.write_table(columns.set_column(at, unsigned, deals), path)
