"""Writes the digests of all recorded games anew: `python -m tests.records.write [GAME ...]`.

The answers stay; a record whose answers are no longer legal is reported and left alone.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from hexmoot.engine import registry
from hexmoot.engine.errors import BadRecord
from hexmoot.engine.record import Record, digest_text

HERE = Path(__file__).parent


def refreshed(record: Record) -> Record:
    """The same answers under the installed rules."""
    rules = registry.game(record.game).rules_version
    fresh = msgspec.structs.replace(record, rules=rules, digests=[])
    states = fresh.replay()
    next(states)
    return msgspec.structs.replace(fresh, digests=[digest_text(state) for state in states])


def main(names: list[str]) -> None:
    """Refresh every record, or those of the named games."""
    for path in sorted(HERE.rglob("*.json")):
        if names and path.parent.name not in names:
            continue
        try:
            refreshed(Record.load(path)).save(path)
        except BadRecord as error:
            sys.stderr.write(f"{path.name}: {error}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
