"""`python -m benchmarks.strength.tune GAME`: try other judge weights by self-play of `greedy`.

Works for games whose `judge` module keeps its weights in a table `WEIGHTS`. One weight after the
other is made smaller and larger; what wins clearly against the weights found so far stays.
"""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from typing import Any

import typer

from hexmoot.bots import SeatView
from hexmoot.bots.greedy import GreedyBot
from hexmoot.engine import registry

FACTORS = (0.5, 1.6)
# How many standard errors above one half a change must win by to stay.
CLEARLY = 1.3

Weights = list[int]


@dataclass(frozen=True, slots=True)
class Trial:
    """How weights are compared: which game, how many seats, how many deals."""

    game: str
    seats: int
    deals: int

    @property
    def table(self) -> Any:
        """The weights the compiled judge reads."""
        return importlib.import_module(f"hexmoot.games.{self.game}.minds.judge").WEIGHTS


def tune(
    game: str,
    seats: int = typer.Option(2, help="Seats at the table; every second one tries the new."),
    deals: int = typer.Option(60, help="Deals for one comparison, each played from both sides."),
    rounds: int = typer.Option(1, help="How often to go through all weights."),
    worth: str = typer.Option("", help="Weights to begin with, separated by commas."),
) -> None:
    """Go through all weights, keeping what wins; print what was found."""
    trial = Trial(game, seats, deals)
    best = [int(part) for part in worth.split(",")] if worth else list(trial.table)
    seed = 0
    for _ in range(rounds):
        for place in range(len(best)):
            for value in neighbours(best[place]):
                changed = [*best[:place], value, *best[place + 1 :]]
                score, error = compare(trial, changed, best, seed)
                seed += deals
                print(f"weight {place}: {best[place]} -> {value}: {score:.3f}", flush=True)
                if score > 0.5 + CLEARLY * error:
                    best = changed
                    break
    print("weights:", best)


def neighbours(value: int) -> list[int]:
    """Smaller and larger values to try; from zero a step to either side."""
    if value == 0:
        return [-50, 50]
    return [round(value * factor) for factor in FACTORS if round(value * factor) != value]


def compare(trial: Trial, first: Weights, second: Weights, seed: int) -> tuple[float, float]:
    """The share of wins of the first weights, and its standard error over deals."""
    shares = [
        (play(trial, first, second, deal, 0) + play(trial, first, second, deal, 1)) / 2
        for deal in range(seed, seed + trial.deals)
    ]
    mean = sum(shares) / len(shares)
    variance = sum((share - mean) ** 2 for share in shares) / max(1, len(shares) - 1)
    put(trial.table, second)
    return mean, (variance / len(shares)) ** 0.5


def play(trial: Trial, first: Weights, second: Weights, deal: int, side: int) -> float:
    """What the first weights win of one game, sitting in every second seat."""
    state = registry.game(trial.game).start(seats=trial.seats, seed=deal)
    players = [GreedyBot(deal * trial.seats + seat, worlds=2) for seat in range(trial.seats)]
    while not state.over:
        put(trial.table, first if state.seat % 2 == side else second)
        state.apply(players[state.seat].choose(SeatView(state)))
    assert state.outcome is not None
    return sum(state.outcome.utilities[side::2])


def put(table: Any, weights: Weights) -> None:
    """Let the judge read these weights from now on."""
    for place, weight in enumerate(weights):
        table[place] = weight


if __name__ == "__main__":
    typer.run(tune)
