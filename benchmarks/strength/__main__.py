"""`python -m benchmarks.strength`: measure all bots, going on where an earlier run stopped."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import typer
from rich.console import Console
from rich.progress import Progress

from benchmarks.strength.matches import MatchUp, Measured, match_ups, play
from benchmarks.strength.playouts import load_rates, measure_rates
from benchmarks.strength.tables import is_of_minds, put_into, rate_table, strength_table
from hexmoot.arena import Workers
from hexmoot.engine import registry

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "strength.md"
RESULTS = Path(__file__).parent / "results"
GAMES = 200


def strength(
    names: list[str] = typer.Argument(None, help="Games to play; all if none is named."),
    games: int = typer.Option(GAMES, help="Games a match, fewer where the archmage takes long."),
    seats: str = typer.Option("2,4", help="Seat counts, separated by commas."),
    only: str = typer.Option("", help="Only matches of this bot against weaker ones."),
    minutes: float = typer.Option(0.0, help="Stop after so many minutes; the next run goes on."),
    workers: int = typer.Option(0, help="Processes; one a core, or all of the cluster, if 0."),
    cluster: str = typer.Option("", help="Address of a Dask scheduler."),
    rates: bool = typer.Option(False, help="Measure the playouts a second again, too."),
    results: Path = typer.Option(RESULTS, help="Folder of the results."),
    page: Path = typer.Option(PAGE, help="The page whose tables are replaced."),
) -> None:
    """Play every level against the one below it and put the tables into the docs."""
    matches = all_matches(registry.game_names(), games)
    wanted = picked(matches, names or registry.game_names(), seats.split(","), only)
    deadline = time.monotonic() + minutes * 60 if minutes else float("inf")
    hours = sum(match.seconds for match in wanted) / 3600
    typer.echo(f"{len(wanted)} matches, about {hours:.1f} hours of one core if none is played yet")
    play_all(wanted, results, Workers(workers, cluster), deadline)
    if rates or not (results / "playouts.json").exists():
        measure_rates(results / "playouts.json")
    found = [play(match, results, Workers(), lambda done: False) for match in matches]
    write_page(page, found, results)


def all_matches(names: list[str], games: int = GAMES) -> list[MatchUp]:
    """What the page shows of these games."""
    return match_ups(names, [2, 4], games)


def picked(matches: list[MatchUp], names: list[str], seats: list[str], only: str) -> list[MatchUp]:
    """The matches somebody asked for, by game, seats and stronger bot ("" is any)."""
    for word, known in (
        *((name, {match.game for match in matches}) for name in names),
        *((count, {str(match.seats) for match in matches}) for count in seats),
        (only, {"", *(match.stronger for match in matches)}),
    ):
        if word not in known:
            raise typer.BadParameter(f"{word!r} is none of {', '.join(sorted(known - {''}))}")
    return [
        match
        for match in matches
        if match.game in names and str(match.seats) in seats and only in ("", match.stronger)
    ]


def play_all(matches: list[MatchUp], folder: Path, workers: Workers, deadline: float) -> None:
    """First some games of every match, then the rest, with progress bars, until the time is up."""
    with Progress(console=Console(stderr=True)) as progress:
        for share in (0.2, 0.5, 1.0):
            for match in matches:
                part = replace(match, games=round(match.games * share))
                if time.monotonic() < deadline:
                    play(part, folder, workers, watcher(progress, part, deadline))


def watcher(progress: Progress, match: MatchUp, deadline: float) -> Callable[[int], bool]:
    """Moves a bar, and says whether there is time for more."""
    title = f"{match.game} {match.seats}: {match.stronger} - {match.weaker}"
    task = progress.add_task(title, total=match.games)

    def goes_on(done: int) -> bool:
        progress.update(task, completed=done)
        return time.monotonic() < deadline

    return goes_on


def write_page(page: Path, found: list[Measured], results: Path) -> None:
    """Replace the tables of a page."""
    text = page.read_text("utf-8")
    text = put_into(
        text, "strength", strength_table([row for row in found if not is_of_minds(row)])
    )
    text = put_into(text, "minds", strength_table([row for row in found if is_of_minds(row)]))
    text = put_into(text, "playouts", rate_table(load_rates(results / "playouts.json")))
    page.write_text(text, "utf-8")


if __name__ == "__main__":
    typer.run(strength)
