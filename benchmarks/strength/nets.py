"""`python -m benchmarks.strength.nets GAME RIVAL`: one net against another, without any search.

Every deal is played from each seat by the one, and all other seats belong to the rival; both take
their favourite answers. A rival is a folder of weights, or a net of the first sketch of such a
training (`.npz`), which knows one seat count and the usual preset.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

import typer

from benchmarks.strength.playing_on import play_on
from benchmarks.strength.sketched_nets import SKETCHED, write_as_weights
from hexmoot.arena.statistics import Interval, share_interval
from hexmoot.bots.learned.shelf import net_of, weights_folder
from hexmoot.bots.policy import PolicyBot
from hexmoot.engine import registry
from hexmoot.engine.game import Game

SEED = 8_000_000
DEALS = 1000


def nets(
    name: str = typer.Argument(help="A game that has a net."),
    rival: Path = typer.Argument(help="A folder of weights, or a net of the first sketch (.npz)."),
    weights: Path = typer.Option(None, help="Whose share is told; the package's own if not given."),
    seats: int = typer.Option(2, help="Seats at a table."),
    deals: int = typer.Option(DEALS, help="Deals, each played from every seat."),
    preset: str = typer.Option("", help="A preset of the game; the usual one if not given."),
) -> None:
    """Say what share of the wins the one takes from the rival."""
    game = registry.game(name)
    with tempfile.TemporaryDirectory() as room:
        folders = [weights or weights_folder(), rival]
        if rival.suffix == SKETCHED:
            folders[1] = write_as_weights(rival, game, seats, Path(room))
        share = share_of(game, folders, seats, deals, preset or None)
    even = 1 / seats
    typer.echo(
        f"{name}, {seats} seats: {share.mean:.3f}, {share.low:.3f} to {share.high:.3f}, "
        f"{share.count} games (an even share is {even:.2f})"
    )


def share_of(
    game: Game, folders: list[Path], seats: int, deals: int, preset: str | None = None
) -> Interval:
    """What the first folder's net wins in one seat, the second's in all others."""
    for folder in folders:
        if net_of(game, folder) is None:
            raise typer.BadParameter(f"no net of {game.name} that could be used in {folder}")
    one, other = (PolicyBot(folder=folder) for folder in folders)
    games = [
        (game.start(seats=seats, seed=SEED + deal, preset=preset), seat)
        for deal in range(deals)
        for seat in range(seats)
    ]
    seated = [[one if at == seat else other for at in range(seats)] for _, seat in games]
    play_on([state for state, _ in games], seated)
    won = [float(state.utility(seat)) for state, seat in games]
    return share_interval([won[at : at + seats] for at in range(0, len(won), seats)])


if __name__ == "__main__":
    typer.run(nets)
