"""Playouts a second from the opening position, beside OpenSpiel's search on gin rummy."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from hexmoot.bots import SeatView
from hexmoot.bots.native.search import Habits, Search
from hexmoot.engine import registry

REPEATS = 5
SECONDS = 0.2
PORTION = 20
SEATS = (2, 4)
RANDOM_TO_THE_END = Habits(turns=0, horizon=1_000_000)


class Rate(msgspec.Struct, frozen=True):
    """Playouts a second of processor time: as our bots do them, and at random to the end."""

    game: str
    seats: int
    judged: float
    to_the_end: float


class Rates(msgspec.Struct, frozen=True):
    """All games, and OpenSpiel's information-set search beside them, measured in the same run."""

    games: list[Rate]
    open_spiel: float | None


def measure_rates(path: Path) -> None:
    """Measure and keep all rates."""
    games = [
        Rate(name, seats, rate_of(name, seats, Habits()), rate_of(name, seats, RANDOM_TO_THE_END))
        for name in registry.game_names()
        for seats in SEATS
    ]
    found = Rates(games, open_spiel_rate())
    path.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


def load_rates(path: Path) -> Rates | None:
    """What was measured last."""
    return msgspec.json.decode(path.read_bytes(), type=Rates) if path.exists() else None


def rate_of(name: str, seats: int, habits: Habits) -> float:
    """One game with one kind of playout: the median of several tries."""
    seat_view = SeatView(registry.game(name).start(seats=seats, seed=1))

    def once(repeat: int) -> float:
        search = Search(seat_view, habits, repeat)
        return per_second(lambda: search.run(PORTION), PORTION)

    return statistics.median(once(repeat) for repeat in range(REPEATS))


def open_spiel_rate() -> float | None:
    """OpenSpiel's information-set search on gin rummy from the first decision; None without it."""
    try:
        import pyspiel
    except ModuleNotFoundError:
        return None
    game = pyspiel.load_game("gin_rummy")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    simulations = 100

    def once(repeat: int) -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(1, repeat)
        searcher = pyspiel.ISMCTSBot(repeat, evaluator, 2.0, simulations)
        return per_second(lambda: searcher.step(state), simulations)

    return statistics.median(once(repeat) for repeat in range(REPEATS))


def per_second(work: Callable[[], object], playouts: int) -> float:
    """How many playouts a call repeated for a while does in a second of processor time."""
    began = time.process_time()
    calls = 0
    while (spent := time.process_time() - began) < SECONDS:
        work()
        calls += 1
    return calls * playouts / spent
