"""A puzzle: a position of a game somebody played, the seat that is asked, and its best answers."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from hexmoot.engine.errors import HexmootError
from hexmoot.engine.files import write_whole
from hexmoot.engine.game import Game
from hexmoot.engine.native.state import State
from hexmoot.engine.record import Record, digest_text

FILE = "puzzles.json"
FORMAT = "hexmoot.puzzles/1"


class BadPuzzle(HexmootError):
    """A puzzle, or a file of them, that cannot be used, and why."""


class Puzzle(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The beginning of a game, and what the asked seat should answer.

    `actions` are the answers given so far in a game of these seats, seed and `options` (what
    differs from the game's own), as in a record; `digest` is the position they lead to.
    `expected` is what each answer promises, from 0 to 1, the mean of independent searches; in none
    of them an answer outside `best` came closer to one of `best` than `margin`. `level` says how
    long a search needs to see it: 1 sees it at once, 5 only after long thought. `note` is an
    explanation in somebody's own words.
    """

    id: str
    seats: int
    seed: int
    seat: int
    kind: str
    level: int
    margin: float
    best: list[str]
    expected: dict[str, float]
    digest: str
    actions: list[str]
    options: dict[str, Any] = {}
    note: str = ""

    def position(self, game: Game) -> State:
        """The position, played again; BadPuzzle where it does not fit the rules any more."""
        record = Record(
            game=game.name,
            rules=game.rules_version,
            seats=self.seats,
            seed=self.seed,
            options=self.options,
            actions=self.actions,
        )
        try:
            state = record.final()
        except HexmootError as error:
            raise BadPuzzle(f"{game.name} {self.id}: {error}") from error
        self._check(game, state)
        return state

    def _check(self, game: Game, state: State) -> None:
        if digest_text(state) != self.digest or state.over or state.seat != self.seat:
            raise BadPuzzle(f"{game.name} {self.id}: leads to another position than it is made for")
        legal = {game.actions.text(action) for action in state.legal()}
        if not self.best or not legal.issuperset(self.best) or legal == set(self.best):
            raise BadPuzzle(f"{game.name} {self.id}: its best answers are not among those possible")


class PuzzleFile(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """All puzzles of a game, for the rules they were found with."""

    format: str = FORMAT
    game: str
    rules: int
    puzzles: list[Puzzle] = []

    def to_bytes(self) -> bytes:
        """JSON with a line for each puzzle, so that what was added can be seen."""
        head = msgspec.json.encode({"format": self.format, "game": self.game, "rules": self.rules})
        lines = b",\n".join(msgspec.json.encode(puzzle) for puzzle in self.puzzles)
        return head[:-1] + b',"puzzles":[\n' + lines + b"\n]}\n"

    def save(self, path: Path) -> None:
        """Write the file whole or not at all."""
        write_whole(path, self.to_bytes())


def puzzle_path(game: Game) -> Path:
    """Where a game's puzzles lie: beside the game."""
    return Path(str(files(type(game).__module__).joinpath(FILE)))


def read_puzzles(path: Path, game: Game) -> PuzzleFile:
    """The puzzles of a file, none where there is no file; BadPuzzle in one line if it is none."""
    if not path.exists():
        return PuzzleFile(game=game.name, rules=game.rules_version)
    try:
        found = msgspec.json.decode(path.read_bytes(), type=PuzzleFile)
    except (msgspec.MsgspecError, OSError, UnicodeDecodeError) as error:
        raise BadPuzzle(f"{path.name} of {game.name} cannot be read: {error}") from error
    if (found.format, found.game) != (FORMAT, game.name):
        raise BadPuzzle(f"{path.name} holds no puzzles of {game.name} in the form {FORMAT}")
    return found


@cache
def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles that fit a game's present rules."""
    found = read_puzzles(puzzle_path(game), game)
    return tuple(found.puzzles) if found.rules == game.rules_version else ()
