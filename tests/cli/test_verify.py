"""Was this game dealt and played as promised?"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hexmoot.engine import registry
from hexmoot.engine.match import Match
from hexmoot.engine.record import Record
from hexmoot.server.table.commitment import commitment
from tests.cli.conftest import Command


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished toy game in a file, of seed 5."""
    match = Match.start(registry.game("ravens"), seats=2, seed=5)
    while not match.state.over:
        match.play(match.state.legal()[0])
    match.record.save(tmp_path / "ravens.json")
    return tmp_path / "ravens.json"


def test_a_record_is_verified_against_the_promise(hexmoot: Command, record: Path) -> None:
    promise = commitment(5)
    plain = hexmoot("verify", record)
    assert plain.code == 0
    assert f"commitment  {promise}" in plain.out
    kept = hexmoot("verify", record, "--commitment", promise.upper())
    assert "The promise of the table was kept." in kept.out
    found = json.loads(hexmoot("verify", record, "--commitment", promise, "--json").out)
    assert (found["promise_kept"], found["over"], found["seed"]) == (True, True, f"{5:032x}")


def test_another_seed_and_a_changed_game_are_found_out(hexmoot: Command, record: Path) -> None:
    broken = hexmoot("verify", record, "--commitment", commitment(6))
    assert broken.code == 2
    assert "the seed is not the promised one" in broken.err
    changed = Record.load(record)
    changed.seed = 6
    changed.save(record)
    forged = hexmoot("verify", record)
    assert forged.code == 2
    assert forged.err.count("\n") == 1
