"""Playouts a second from the opening position, beside OpenSpiel's search on gin rummy."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass

from hexmoot.bots import SeatView
from hexmoot.bots.search import Habits, Search
from hexmoot.engine import registry

REPEATS = 5
SECONDS = 0.3
PORTION = 20
RANDOM_TO_THE_END = Habits(turns=0, horizon=1_000_000)


@dataclass(frozen=True, slots=True)
class Rate:
    """Playouts a second of processor time: as our bots do them, and at random to the end."""

    game: str
    seats: int
    judged: float
    to_the_end: float


def measure_rates(games: list[str], seat_counts: list[int]) -> list[Rate]:
    """All games and seat counts, medians of interleaved repeats."""
    return [
        Rate(name, seats, rate_of(name, seats, Habits()), rate_of(name, seats, RANDOM_TO_THE_END))
        for name in games
        for seats in seat_counts
        if seats in registry.game(name).seat_counts
    ]


def rate_of(name: str, seats: int, habits: Habits) -> float:
    """One game with one kind of playout."""
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
