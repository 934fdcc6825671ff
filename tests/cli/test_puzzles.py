"""`hexmoot puzzles`: adds to a file, keeps what is there, stops when there are enough."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from hexmoot.engine import registry
from hexmoot.engine.game import Game
from hexmoot.puzzles.puzzle import PuzzleFile, puzzles_of, read_puzzles
from tests.cli.conftest import Command
from tests.upgrades.write import our_games

GAME = "sorcerer_stones"


def test_puzzles_are_added_to_the_file(hexmoot: Command, tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    done = hexmoot("puzzles", GAME, "--count", 1, "--games", 4, "--out", path)
    assert done.code == 0
    first = read_puzzles(path, registry.game(GAME)).puzzles
    assert first
    hexmoot("puzzles", GAME, "--count", len(first), "--games", 4, "--out", path)
    assert read_puzzles(path, registry.game(GAME)).puzzles == first


@pytest.mark.parametrize("game", our_games(), ids=lambda game: game.name)
def test_those_of_a_file_are_looked_at_again(hexmoot: Command, tmp_path: Path, game: Game) -> None:
    good = puzzles_of(game)[0]
    worst = min(good.expected, key=lambda text: good.expected[text])
    wrong = msgspec.structs.replace(good, id="wrong", best=[worst])
    path = tmp_path / "puzzles.json"
    PuzzleFile(game=game.name, rules=game.rules_version, puzzles=[wrong, good]).save(path)
    done = hexmoot("puzzles", game.name, "--again", "--minutes", 0, "--out", path)
    assert "1 of 2 puzzles hold" in done.out
    assert [one.id for one in read_puzzles(path, game).puzzles] == [good.id]


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
