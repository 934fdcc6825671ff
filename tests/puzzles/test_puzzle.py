"""The file of puzzles: every shipped one fits the rules, and what is broken is refused in words."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from hexmoot.engine import registry
from hexmoot.engine.game import Game
from hexmoot.engine.record import digest_text
from hexmoot.puzzles.judging import MARGIN
from hexmoot.puzzles.puzzle import (
    BadPuzzle,
    Puzzle,
    PuzzleFile,
    puzzle_path,
    puzzles_of,
    read_puzzles,
)
from tests.upgrades.write import our_games

WHOLE_BOOK, NOT_PLAIN = 100, 10


def ravens_puzzle() -> tuple[Game, Puzzle]:
    """The first question of a game of Ravens, whatever is best there."""
    game = registry.game("ravens")
    state = game.start(seats=2, seed=7)
    texts = [game.actions.text(action) for action in state.legal()]
    puzzle = Puzzle(
        id="first",
        seats=2,
        seed=7,
        seat=int(state.seat),
        kind="card",
        level=1,
        margin=0.1,
        best=texts[:1],
        expected=dict.fromkeys(texts, 0.5),
        digest=digest_text(state),
        actions=[],
    )
    return game, puzzle


@pytest.mark.parametrize("game", our_games(), ids=lambda game: game.name)
def test_there_is_a_book_of_puzzles_for_every_game(game: Game) -> None:
    """And not all of them are seen at a glance."""
    levels = [puzzle.level for puzzle in puzzles_of(game)]
    assert len(levels) >= WHOLE_BOOK
    assert len([level for level in levels if level > 1]) >= NOT_PLAIN


@pytest.mark.parametrize("game", our_games(), ids=lambda game: game.name)
def test_every_shipped_puzzle_is_legal(game: Game) -> None:
    """Its beginning can be played, its seat is asked, its answers are among those possible."""
    seen = set()
    for puzzle in puzzles_of(game):
        state = puzzle.position(game)
        legal = {game.actions.text(action) for action in state.legal()}
        assert set(puzzle.expected) == legal, puzzle.id
        assert 1 <= puzzle.level <= 5
        assert puzzle.margin >= MARGIN
        assert puzzle.note, puzzle.id
        seen.add(puzzle.id)
    assert len(seen) == len(puzzles_of(game))


@pytest.mark.parametrize("game", our_games(), ids=lambda game: game.name)
def test_files_are_written_as_they_are_read(game: Game) -> None:
    path = puzzle_path(game)
    if path.exists():
        assert read_puzzles(path, game).to_bytes() == path.read_bytes()


def test_a_position_that_the_rules_do_not_lead_to_is_refused() -> None:
    game, puzzle = ravens_puzzle()
    assert int(puzzle.position(game).seat) == puzzle.seat
    wrong = [
        msgspec.structs.replace(puzzle, digest="0" * 16),
        msgspec.structs.replace(puzzle, seat=1 - puzzle.seat),
        msgspec.structs.replace(puzzle, best=[]),
        msgspec.structs.replace(puzzle, best=["nothing of the kind"]),
        msgspec.structs.replace(puzzle, best=list(puzzle.expected)),
        msgspec.structs.replace(puzzle, actions=["nothing of the kind"]),
    ]
    for one in wrong:
        with pytest.raises(BadPuzzle, match="ravens first"):
            one.position(game)


def test_a_file_is_kept_whole_and_a_foreign_one_is_refused(tmp_path: Path) -> None:
    game, puzzle = ravens_puzzle()
    path = tmp_path / "puzzles.json"
    assert read_puzzles(path, game).puzzles == []
    PuzzleFile(game="ravens", rules=game.rules_version, puzzles=[puzzle]).save(path)
    assert read_puzzles(path, game).puzzles == [puzzle]
    with pytest.raises(BadPuzzle, match="holds no puzzles"):
        read_puzzles(path, our_games()[0])
    path.write_text('{"format":')
    with pytest.raises(BadPuzzle, match="cannot be read"):
        read_puzzles(path, game)


def test_puzzles_of_other_rules_are_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    game, puzzle = ravens_puzzle()
    other = PuzzleFile(game="ravens", rules=game.rules_version + 1, puzzles=[puzzle])
    monkeypatch.setattr("hexmoot.puzzles.puzzle.read_puzzles", lambda path, game: other)
    puzzles_of.cache_clear()
    assert puzzles_of(game) == ()
    puzzles_of.cache_clear()
