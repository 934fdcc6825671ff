"""`python -m benchmarks.strength.left GAME`: how much more could be won by better answers?

A game's net plays itself. At one decision of each game the answers it likes best are all tried, in
the same imagined worlds, and the net plays on for everybody. How much more than its own answer the
best one wins is said twice: the best by half of the worlds is judged by the other half, which is
too little (chance may choose the wrong one); or by all of them, which is too much (the luck of the
best counts as skill). Times the decisions of a seat in a game, that is about what somebody would
win more against the net who always knew the better answer.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import typer
from numpy.typing import NDArray

from benchmarks.strength.playing_on import play_on
from hexmoot.bots import SeatView
from hexmoot.bots.policy import PolicyBot
from hexmoot.engine import registry
from hexmoot.engine.game import Game
from hexmoot.engine.native.chance import splitmix
from hexmoot.engine.native.state import State

SEED = 5_000_000

Results = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Look:
    """One decision: what better answers would win more, and how many such decisions a seat has."""

    at_least: float
    at_most: float
    decisions: float


def left(
    name: str = typer.Argument(help="A game that has a net."),
    seats: int = typer.Option(2, help="Seats at a table."),
    count: int = typer.Option(200, help="Decisions to look at, one of a game each."),
    worlds: int = typer.Option(256, help="Worlds each answer is tried in."),
    answers: int = typer.Option(8, help="Answers that are tried, those the net likes best."),
    first: int = typer.Option(0, help="Number of the first game, to go on with others."),
) -> None:
    """Say what is left to win by one seat of a table, in shares of a win."""
    game = registry.game(name)
    looks = [look(game, seats, first + number, worlds, answers) for number in range(count)]
    for words, shares in (
        ("at least", [one.at_least * one.decisions for one in looks]),
        ("at most", [one.at_most * one.decisions for one in looks]),
    ):
        error = float(np.std(shares)) / len(shares) ** 0.5
        typer.echo(f"{name}, {seats} seats: {words} {np.mean(shares):.3f} ± {2 * error:.3f} a game")


def look(game: Game, seats: int, number: int, worlds: int, answers: int) -> Look:
    """Try the answers of one decision of a game the net plays with itself."""
    choices = decisions_of(game.start(seats=seats, seed=SEED + number))
    position = choices[splitmix(SEED + number) % len(choices)]
    view = SeatView(position)
    tried = [action for action, _ in PolicyBot().rated(view)[:answers]]
    tables = [
        after(view, action, splitmix(number) + one) for action in tried for one in range(worlds)
    ]
    play_on(tables)
    won = np.array([table.utility(position.seat) for table in tables]).reshape(len(tried), worlds)
    return Look(*gains(won), len(choices) / seats)


def decisions_of(state: State) -> list[State]:
    """All positions of a game by the net at which somebody has a choice."""
    found, player = [], PolicyBot()
    while not state.over:
        if len(state.legal()) > 1:
            found.append(state.copy())
        state.apply(player.choose(SeatView(state)))
    return found


def after(view: SeatView, action: int, seed: int) -> State:
    """An imagined world with an answer given in it."""
    world = view.imagine(seed)
    world.apply(action)
    return world


def gains(won: Results) -> tuple[float, float]:
    """What the best row has more than the first: chosen by other columns, and by the same ones."""
    half = won.shape[1] // 2
    parts = (won[:, :half], won[:, half:])
    best = [int(part.mean(1).argmax()) for part in parts]
    fair = [
        float((other[row] - other[0]).mean())
        for row, other in zip(best, reversed(parts), strict=True)
    ]
    return sum(fair) / 2, float(won.mean(1).max() - won[0].mean())


if __name__ == "__main__":
    typer.run(left)
