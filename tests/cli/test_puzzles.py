"""`hexmoot puzzles`: adds to a file, keeps what is there, stops when there are enough."""

from __future__ import annotations

from pathlib import Path

from hexmoot.engine import registry
from hexmoot.puzzles.puzzle import read_puzzles
from tests.cli.conftest import Command

GAME = "sorcerer_stones"


def test_puzzles_are_added_to_the_file(hexmoot: Command, tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    done = hexmoot("puzzles", GAME, "--count", 1, "--games", 4, "--out", path)
    assert done.code == 0
    first = read_puzzles(path, registry.game(GAME)).puzzles
    assert first
    hexmoot("puzzles", GAME, "--count", len(first), "--games", 4, "--out", path)
    assert read_puzzles(path, registry.game(GAME)).puzzles == first


def test_without_time_nothing_is_searched(hexmoot: Command, tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    done = hexmoot("puzzles", GAME, "--minutes", 0, "--out", path)
    assert done.code == 0
    assert "0 puzzles" in done.out
    assert not path.exists()


def test_an_unknown_game_is_refused_in_one_line(hexmoot: Command) -> None:
    done = hexmoot("puzzles", "chess")
    assert done.code == 2
    assert "chess" in done.err
