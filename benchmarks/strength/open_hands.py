"""`python -m benchmarks.strength.open_hands`: what would it be worth to know what others hold?

Rune Stones is the only game whose bots hide anything from each other: the cards in their hands. A
search that guesses them better, by what their owners answered, can win no more than one that knows
them. So in one seat the net is shown the hands of all others, as cards that have become known, and
nobody else is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import typer

from benchmarks.strength.playing_on import ABREAST
from hexmoot.arena.statistics import Interval, share_interval
from hexmoot.bots import SeatView
from hexmoot.bots.learned.buffers import writable
from hexmoot.bots.policy import PolicyBot, choose_each
from hexmoot.engine import registry
from hexmoot.engine.native.state import State
from hexmoot.games.rune_stones.rules.kinds import HAND, KNOWN

GAME = "rune_stones"
SEED = 33_000_000

Table = tuple[State, int]  # and the seat that knows


def open_hands(
    seats: int = typer.Option(2, help="Seats at a table."),
    deals: int = typer.Option(500, help="Deals, each played from every seat."),
) -> None:
    """Say what share of the wins the one who knows takes."""
    share = share_of_knowing(seats, deals)
    typer.echo(
        f"{GAME}, {seats} seats: {share.mean:.3f}, {share.low:.3f} to {share.high:.3f}, "
        f"{share.count} games (an even share is {1 / seats:.2f})"
    )


def share_of_knowing(seats: int, deals: int) -> Interval:
    """The net against itself, every deal with each seat as the one that knows."""
    game = registry.game(GAME)
    tables = [
        (game.start(seats=seats, seed=SEED + deal), seat)
        for deal in range(deals)
        for seat in range(seats)
    ]
    for at in range(0, len(tables), ABREAST):
        play(tables[at : at + ABREAST])
    won = [float(state.utility(seat)) for state, seat in tables]
    return share_interval([won[at : at + seats] for at in range(0, len(won), seats)])


def play(tables: Sequence[Table]) -> None:
    """All to their ends, side by side."""
    player = PolicyBot()
    while going_on := [table for table in tables if not table[0].over]:
        views = [
            knowing(state) if state.seat == seat else SeatView(state) for state, seat in going_on
        ]
        answers = choose_each([player] * len(views), views)
        for (state, _), action in zip(going_on, answers, strict=True):
            state.apply(action)


def knowing(state: State) -> SeatView:
    """The view of somebody who sees what the others hold."""
    view = SeatView(state)
    # The sets of cards are the game's own: nothing the engine says of states in general.
    ground: Any = state.copy()
    zones = writable(ground.zones, np.int64, (-1, 2))
    for seat in range(ground.seats):
        if seat != state.seat:
            zones[KNOWN + seat] = zones[HAND + seat]
    del zones
    view.ground = ground
    return view


if __name__ == "__main__":
    typer.run(open_hands)
