"""Decisions, games and copies per second of CPU time in random play: `python benchmarks/speed.py [GAME ...]`."""

from __future__ import annotations

import argparse
import json
import statistics
import time

from hexmoot.engine import registry
from hexmoot.engine import state as state_module
from hexmoot.engine.errors import BadOption
from hexmoot.engine.game import Game
from hexmoot.engine.playout import copy_many, play_many

REPEATS = 5
SEATS = 4


def seconds(work: object) -> float:
    """CPU seconds one call takes."""
    assert callable(work)
    began = time.process_time()
    work()
    return time.process_time() - began


def measure(game: Game, preset: str, seats: int, games: int) -> dict[str, object]:
    """Medians over several interleaved repeats."""
    rates, game_rates, copy_rates = [], [], []
    answers = 0
    for repeat in range(REPEATS):
        states = [
            game.start(seats=seats, seed=repeat * games + k, preset=preset) for k in range(games)
        ]
        opening = states[0].copy()
        began = time.process_time()
        answers = play_many(states, repeat, 1_000_000)
        spent = time.process_time() - began
        rates.append(answers / spent)
        game_rates.append(games / spent)
        copies = max(100, games * 100)
        copy_rates.append(copies / seconds(lambda: copy_many(opening, copies)))  # noqa: B023
    return {
        "game": game.name,
        "preset": preset,
        "seats": seats,
        "build": "interpreted" if str(state_module.__file__).endswith(".py") else "compiled",
        "decisions_per_game": round(answers / games, 1),
        "decisions_per_second": round(statistics.median(rates)),
        "games_per_second": round(statistics.median(game_rates), 1),
        "copies_per_second": round(statistics.median(copy_rates)),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="games to measure, all if none is named")
    parser.add_argument("--games", type=int, default=0, help="games a repeat (default: enough)")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    compiled = not str(state_module.__file__).endswith(".py")
    games = arguments.games or (300 if compiled else 6)
    for name in arguments.names or registry.game_names():
        game = registry.game(name)
        for preset in game.options.presets:
            try:
                row = measure(game, preset, min(SEATS, game.max_seats), games)
            except BadOption:
                continue
            if arguments.json:
                print(json.dumps(row), flush=True)
            else:
                print(
                    f"{row['game']:<18} {row['preset']:<12} {row['seats']} seats  {row['build']:<11} "
                    f"{row['decisions_per_second']:>11,} decisions/s {row['games_per_second']:>10,} games/s "
                    f"{row['copies_per_second']:>11,} copies/s  {row['decisions_per_game']:>7} decisions a game",
                    flush=True,
                )


if __name__ == "__main__":
    main()
