"""`hexmoot bench`: how fast the games run, in CPU time."""

from __future__ import annotations

import json
import statistics
import time
from dataclasses import asdict, dataclass

import typer

from hexmoot.engine import registry
from hexmoot.engine.conformance import cases
from hexmoot.engine.game import Game
from hexmoot.engine.native import state as state_module
from hexmoot.engine.native.playout import copy_many, play_many

REPEATS = 5
LONGEST_GAME = 1_000_000


@dataclass(frozen=True, slots=True)
class Speed:
    """One measurement: medians of random play, legal actions listed."""

    game: str
    preset: str
    seats: int
    build: str
    decisions_per_game: float
    decisions_per_second: int
    games_per_second: float
    copies_per_second: int

    def __str__(self) -> str:
        place = f"{self.game:<18} {self.preset:<12} {self.seats} seats {self.build:<11}"
        speed = f"{self.decisions_per_second:>10,} decisions/s {self.games_per_second:>9,} games/s"
        return f"{place} {speed} {self.copies_per_second:>10,} copies/s"


def register(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command("bench")(bench)


def is_compiled() -> bool:
    """Does this installation run native code?"""
    return not str(state_module.__file__).endswith(".py")


def bench(
    names: list[str] = typer.Argument(None, help="Games to measure; all if none is named."),
    seats: int = typer.Option(4, help="Seats at the table, where the game allows them."),
    games: int = typer.Option(0, help="Games a repeat; enough if not given."),
    as_json: bool = typer.Option(False, "--json", help="One JSON line a measurement."),
) -> None:
    """Measure decisions, games and copies per second of CPU time in random play."""
    count = games or (200 if is_compiled() else 5)
    for name in names or registry.game_names():
        game = registry.game(name)
        taken = min(max(seats, game.min_seats), game.max_seats)
        for allowed, preset in cases(game):
            if allowed == taken:
                speed = measure(game, preset, taken, count)
                typer.echo(json.dumps(asdict(speed)) if as_json else str(speed))


def measure(game: Game, preset: str, seats: int, games: int) -> Speed:
    """Medians over several repeats with fresh games."""
    answers, rates, copies = 0, [], []
    for repeat in range(REPEATS):
        seeds = range(repeat * games, (repeat + 1) * games)
        states = [game.start(seats=seats, seed=seed, preset=preset) for seed in seeds]
        opening = states[0].copy()
        began = time.process_time()
        answers = play_many(states, repeat, LONGEST_GAME)
        spent = time.process_time() - began
        rates.append((answers / spent, games / spent))
        began = time.process_time()
        copy_many(opening, games * 50)
        copies.append(games * 50 / (time.process_time() - began))
    return Speed(
        game=game.name,
        preset=preset,
        seats=seats,
        build="compiled" if is_compiled() else "interpreted",
        decisions_per_game=round(answers / games, 1),
        decisions_per_second=round(statistics.median(rate for rate, _ in rates)),
        games_per_second=round(statistics.median(rate for _, rate in rates), 1),
        copies_per_second=round(statistics.median(copies)),
    )
