"""Deleting from the command line what nobody comes back for."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from tests.server.kit.houses import ME, OPEN, Clock, named, new_table, open_house


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A server's database of long ago with a table that never began, and somebody idle."""

    async def fill() -> None:
        async with open_house(tmp_path, now=Clock(0.0)) as house:
            await new_table(house, await named(house, "Wren"), ME, OPEN)
            await named(house, "Idle")

    asyncio.run(fill())
    return f"sqlite:///{tmp_path / 'hexmoot.db'}"


def test_a_trial_deletes_nothing_and_says_what_would_go(hexmoot: Command, database: str) -> None:
    """The real run deletes just that, and the next one nothing."""
    options = ("--database", database, "--unstarted", 30, "--unused", 30)
    trial = hexmoot("prune", *options, "--trial")
    assert trial.code == 0
    assert "never began:       1 would be deleted" in trial.out
    assert "nothing here:  1 would be deleted" in trial.out
    done = hexmoot("prune", *options)
    assert "never began:       1 deleted" in done.out
    assert "no end:     0 deleted" in done.out
    assert "nothing here:  2 deleted" in done.out
    assert "never began:       0 deleted" in hexmoot("prune", *options).out


@pytest.mark.parametrize(
    ("options", "words"),
    [([], "say what to delete"), (["--unused", "3"], "there is no such database")],
)
def test_what_cannot_be_deleted_is_one_line(
    hexmoot: Command, tmp_path: Path, options: list[str], words: str
) -> None:
    """And no database is made by the attempt."""
    missing = tmp_path / "missing.db"
    ended = hexmoot("prune", "--database", f"sqlite:///{missing}", *options)
    assert ended.code == 2
    assert words in ended.err
    assert ended.err.count("\n") == 1
    assert not missing.exists()
