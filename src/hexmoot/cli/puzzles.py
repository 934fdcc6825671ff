"""`hexmoot puzzles`: mine positions with one clear best answer from games bots play."""

from __future__ import annotations

import time
from pathlib import Path

import typer

from hexmoot.engine import registry
from hexmoot.engine.game import Game
from hexmoot.puzzles.mining import Miner, revised
from hexmoot.puzzles.puzzle import PuzzleFile, puzzle_path, read_puzzles


def register(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command("puzzles")(puzzles)


def puzzles(
    name: str = typer.Argument(metavar="GAME", help="The game's name, see `hexmoot games`."),
    count: int = typer.Option(100, min=1, help="How many puzzles the file shall hold."),
    minutes: float = typer.Option(60.0, min=0.0, help="Stop after so long, with what was found."),
    games: int = typer.Option(10_000, min=1, help="Search through so many games at most."),
    again: bool = typer.Option(False, help="Look at those of the file again, and drop what fails."),
    out: Path = typer.Option(None, help="The file to add to; by default the one beside the game."),
) -> None:
    """Add puzzles to a game's file: what is there stays while the rules keep their number."""
    game = registry.game(name)
    path = out or puzzle_path(game)
    book = read_puzzles(path, game)
    if book.rules != game.rules_version:
        typer.echo(f"puzzles of rules {book.rules} are dropped, the game has {game.rules_version}")
        book = PuzzleFile(game=game.name, rules=game.rules_version)
    if again:
        look_again(game, book)
        book.save(path)
    until = time.monotonic() + 60.0 * minutes
    miner = Miner(game, book.puzzles)
    first = 1 + max((puzzle.seed for puzzle in book.puzzles), default=0)
    for seed in range(first, first + games):
        if len(book.puzzles) >= count or time.monotonic() >= until:
            break
        for puzzle in miner.game_of(seed):
            book.puzzles.append(puzzle)
            book.save(path)
            typer.echo(f"{len(book.puzzles):>4}  level {puzzle.level}  {puzzle.kind}  {puzzle.id}")
    typer.echo(f"{len(book.puzzles)} puzzles of {game.title} in {path}")


def look_again(game: Game, book: PuzzleFile) -> None:
    """Keep of a book what still holds."""
    before = len(book.puzzles)
    book.puzzles = [kept for puzzle in book.puzzles if (kept := revised(game, puzzle))]
    typer.echo(f"{len(book.puzzles)} of {before} puzzles hold")
