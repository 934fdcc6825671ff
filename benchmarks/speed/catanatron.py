"""Catanatron's speed in random play, run in an environment of its own; prints one JSON line."""

import json
import time

from catanatron import Color, Game, RandomPlayer

GAMES = 12


def main() -> None:
    """Random games with four seats: decisions, games and copies per second of CPU time."""
    colors = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
    games = [Game([RandomPlayer(color) for color in colors], seed=seed) for seed in range(GAMES)]
    began = time.process_time()
    for game in games:
        game.play()
    spent = time.process_time() - began
    records = sum(len(game.state.actions) for game in games)
    began = time.process_time()
    for _ in range(1000):
        games[0].copy()
    copying = time.process_time() - began
    row = {
        "decisions_per_second": round(records / spent),
        "games_per_second": round(GAMES / spent, 1),
        "copies_per_second": round(1000 / copying),
    }
    print(json.dumps(row))


if __name__ == "__main__":
    main()
