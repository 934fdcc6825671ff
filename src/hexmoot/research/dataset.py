"""Datasets: recorded games as rows of (observation, mask, action, return)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pyarrow
import pyarrow.parquet

from hexmoot.engine.errors import BadRecord
from hexmoot.engine.native.state import State
from hexmoot.engine.record import ORDER_MARK, Record
from hexmoot.research.observer import Observer

SCHEMA = pyarrow.schema(
    [
        ("game", pyarrow.string()),
        ("record", pyarrow.string()),
        ("seats", pyarrow.int8()),
        ("options", pyarrow.string()),
        ("ply", pyarrow.int32()),
        ("seat", pyarrow.int8()),
        ("observation", pyarrow.list_(pyarrow.int64())),
        ("mask", pyarrow.list_(pyarrow.int8())),
        ("action", pyarrow.int32()),
        ("return", pyarrow.float32()),
        ("last", pyarrow.bool_()),
    ]
)

Answer = dict[str, Any]


def rows(record: Record, name: str) -> Iterator[Answer]:
    """One row an answer of a finished game, from the asked seat's knowledge alone.

    `options` is a JSON object; `last` marks the last answer of each seat.
    """
    state = record.start()
    game = state.setup.game
    observer = Observer(game, state.setup)
    found = []
    for ply, text in enumerate(record.actions):
        if not text.startswith(ORDER_MARK):
            found.append(_row(record, name, state, observer, game.actions.parse(text)))
        record.repeat(state, ply, text)
    if not state.over:
        raise BadRecord(f"{name}: the game is not finished, so nothing is known of its returns")
    last = {row["seat"]: row["ply"] for row in found}
    for row in found:
        row["return"] = state.utility(row["seat"])
        row["last"] = row["ply"] == last[row["seat"]]
        yield row


def _row(record: Record, name: str, state: State, observer: Observer, action: int) -> Answer:
    return {
        "game": record.game,
        "record": name,
        "seats": record.seats,
        "options": json.dumps(dict(state.setup.options), sort_keys=True),
        "ply": int(state.ply),
        "seat": state.seat,
        "observation": observer.see(state, state.seat),
        "mask": observer.mask(state, state.seat),
        "action": action,
    }


def write_parquet(paths: Iterable[Path], target: Path) -> int:
    """Write the rows of all records into one Parquet file; returns how many."""
    count = 0
    part = target.with_name(f".{target.name}.part")
    try:
        with pyarrow.parquet.ParquetWriter(part, SCHEMA, compression="zstd") as writer:
            for path in paths:
                found = list(rows(Record.load(path), path.stem))
                writer.write_table(pyarrow.Table.from_pylist(found, SCHEMA))
                count += len(found)
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
    return count
