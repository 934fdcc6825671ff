"""`python -m benchmarks.strength`: measure all bots, resuming what was interrupted."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import typer
from rich.console import Console
from rich.progress import Progress

from benchmarks.strength.matches import MatchUp, Measured, Scale, match_ups, measure
from benchmarks.strength.playouts import measure_rates, open_spiel_rate
from benchmarks.strength.tables import put_into, rate_table, strength_table
from hexmoot.arena import Workers
from hexmoot.engine import registry

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "bots.md"


def strength(
    names: list[str] = typer.Argument(None, help="Games to measure; all if none is named."),
    games: int = typer.Option(200, help="Games a match."),
    slow_games: int = typer.Option(40, help="Games a match of the archmage."),
    budget: float = typer.Option(1.0, help="Share of the levels' budgets, for a quick look."),
    seats: str = typer.Option("2,4", help="Seat counts, separated by commas."),
    workers: int = typer.Option(0, help="Local processes; one a core if not given."),
    cluster: str = typer.Option("", help="Address of a Dask scheduler."),
    out: Path = typer.Option(ROOT / "build" / "strength", help="Folder of the games."),
    page: Path = typer.Option(PAGE, help="The page whose tables are replaced."),
) -> None:
    """Play every level against the one below it and put the tables into the docs."""
    chosen = names or registry.game_names()
    counts = [int(count) for count in seats.split(",")]
    scale = Scale(games, slow_games, budget)
    found = play_all(chosen, counts, scale, out, Workers(workers or os.cpu_count() or 1, cluster))
    tables = "\n\n".join(
        (
            heading(scale),
            strength_table(found),
            "Playouts a second of processor time from the opening position, same run:",
            rate_table(measure_rates(chosen, counts), open_spiel_rate()),
        )
    )
    page.write_text(put_into(page.read_text("utf-8"), tables), "utf-8")
    Console().print(tables, markup=False, highlight=False)


def play_all(
    names: list[str], counts: list[int], scale: Scale, out: Path, workers: Workers
) -> list[Measured]:
    """All matches, one after the other, with a progress bar each."""
    with Progress(console=Console(stderr=True)) as progress:
        return [
            measure(match, scale, out, workers, bar(progress, match, scale))
            for match in match_ups(names, counts)
        ]


def bar(progress: Progress, match: MatchUp, scale: Scale) -> Callable[[int], None]:
    """A bar for one match; hands out what the match reports to."""
    title = f"{match.game} {match.seats}: {match.stronger} - {match.weaker}"
    task = progress.add_task(title, total=scale.games_of(match.stronger))
    return lambda done: progress.update(task, completed=done)


def heading(scale: Scale) -> str:
    """What was played, in a sentence."""
    share = "" if scale.budget == 1.0 else f", with {scale.budget:g} of the levels' budgets"
    return (
        f"{scale.games} games a match, {scale.slow_games} where the archmage plays{share}; with "
        "four seats each side has two. Score is the share of wins of the first named; * where its "
        "interval does not lie above one half."
    )


if __name__ == "__main__":
    typer.run(strength)
