"""The folder of a run: never lost, never mixed, never shared."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import msgspec
import pytest

from hexmoot.arena import BadJournal, Journal
from tests.arena.kit.plans import plan, played, timeless


class FullDisk:
    """A file that takes a few bytes more and then none."""

    def __init__(self) -> None:
        self.room = 20

    def write(self, data: bytes) -> int:
        if not self.room:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        taken, self.room = self.room, 0
        return taken

    def close(self) -> None:
        """As a real one."""


def test_a_full_disk_is_one_line_and_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The error says what is kept; the game that did not fit does not count."""
    done = played(plan(games=4), tmp_path / "whole")
    journal = Journal(tmp_path / "full", plan(games=4))
    journal.add(done.rows[0], b"{}")
    journal.close()
    monkeypatch.setattr(journal, "_file", FullDisk())
    with pytest.raises(BadJournal) as caught:
        journal.add(done.rows[1], b"{}")
    assert str(caught.value) == (
        f"{tmp_path / 'full'}: cannot be written (No space left on device); "
        "1 games are kept, the same command goes on from there"
    )
    assert list(journal.rows) == [0]


def test_a_game_whose_record_is_gone_is_played_again(tmp_path: Path) -> None:
    """Every row has a game that can be replayed."""
    before = played(plan(games=4), tmp_path)
    record = tmp_path / "games" / "000002.json"
    text = record.read_bytes()
    record.unlink()
    assert timeless(played(plan(games=4), tmp_path).rows) == timeless(before.rows)
    assert record.read_bytes() == text


def test_games_without_a_plan_are_nobodys(tmp_path: Path) -> None:
    """They are not taken over, and not touched."""
    played(plan(games=2), tmp_path)
    (tmp_path / "plan.json").unlink()
    with pytest.raises(BadJournal, match="has games but no plan.json; name another folder"):
        Journal(tmp_path, plan(games=2, seed=9))
    assert not (tmp_path / "plan.json").exists()


@pytest.mark.parametrize("change", [{"ranks": [1]}, {"failures": []}, {"lineup": [0, 7]}])
def test_a_row_that_does_not_fit_is_named(tmp_path: Path, change: dict[str, object]) -> None:
    """By its file and line."""
    first, second = played(plan(games=2), tmp_path).rows
    path = tmp_path / "rows.jsonl"
    lines = [msgspec.json.encode(row) for row in (first, msgspec.structs.replace(second, **change))]
    path.write_bytes(b"\n".join(lines) + b"\n")
    with pytest.raises(BadJournal, match="rows.jsonl, line 2: not a row of a game of this plan"):
        Journal(tmp_path, plan(games=2))


def test_two_commands_do_not_play_in_one_folder(tmp_path: Path) -> None:
    """The second is told; once the first is done the folder is free."""
    first = Journal(tmp_path, plan(games=2))
    with pytest.raises(BadJournal, match="another command plays there; wait for it, or name"):
        Journal(tmp_path, plan(games=2))
    first.close()
    Journal(tmp_path, plan(games=2)).close()


def test_a_plan_is_written_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A crash in the middle leaves a folder without a plan, never one with half of it."""

    def broken(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("os.replace", broken)
    with pytest.raises(KeyboardInterrupt):
        Journal(tmp_path, plan(games=2))
    monkeypatch.undo()
    assert not (tmp_path / "plan.json").exists()
    Journal(tmp_path, plan(games=2)).close()
