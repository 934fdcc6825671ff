"""`hexmoot arena`: let bots play many games and say how strong they are."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import typer
from platformdirs import user_data_path
from rich.console import Console
from rich.table import Column, Table

from hexmoot.arena import (
    Finished,
    Interval,
    Journal,
    Pair,
    Plan,
    Run,
    Standing,
    Workers,
    pairs,
    standings,
    write_rows,
)
from hexmoot.arena.rows import refuse_target
from hexmoot.bots import meaning_of
from hexmoot.cli.options import read_options
from hexmoot.cli.progress import bars
from hexmoot.engine import registry

TOGETHER_NOTE = "All seats win or lose together: there is nobody to rate."
THIRD_PARTY_NOTE = "A pair's score: ½ + half the difference of their wins; a third one's win is ½."


def register(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command("arena")(arena)


def arena(
    game: str = typer.Argument(help="The game's name, see `hexmoot games`."),
    players: str = typer.Option("random,greedy", help="Bots, separated by commas."),
    seats: int = typer.Option(0, help="Seats at a table; the game's smallest number if not given."),
    games: int = typer.Option(100, help="Games at most, rounded up: all meet from every seat."),
    seed: int = typer.Option(0, help="Seed of all deals and bots."),
    preset: str = typer.Option("", help="A preset of the game's options."),
    option: list[str] = typer.Option([], "--option", "-o", help="name=value, may be repeated."),
    workers: int = typer.Option(0, help="Processes; one a core, or all of the cluster, if 0."),
    cluster: str = typer.Option("", help="Address of a Dask scheduler, such as tcp://host:8786."),
    stop: bool = typer.Option(True, help="Stop as soon as every pair is decided."),
    patience: float = typer.Option(10.0, help="Seconds an outside bot may take for a decision."),
    out: Path = typer.Option(None, help="Folder of the run; the same folder is gone on with."),
    rows: Path = typer.Option(None, help="Write one row a seat: .parquet, .csv or .json."),
    as_json: bool = typer.Option(False, "--json", help="The result as JSON."),
) -> None:
    """Play bots against each other and rate them; run again to go on where it stopped."""
    found = registry.game(game)
    names = [name.strip() for name in players.split(",") if name.strip()]
    plan = Plan(
        game=game,
        rules=found.rules_version,
        seats=seats or found.min_seats,
        players=names,
        meanings=[meaning_of(name) for name in names],
        games=games,
        seed=seed,
        preset=preset,
        options=read_options(found, option),
        patience=patience,
    )
    crew = Workers(workers, cluster)
    folder = out or default_folder(plan)
    refuse_early(plan, rows, folder)
    with closing(Journal(folder, plan)) as journal:
        run = Run(plan, journal, stop)
        tell_what_is_taken_over(run)
        total = len(run.fixtures)
        with saying_what_is_kept(journal), bars(as_json) as tell:
            finished = run.play(crew, lambda done: tell(game, done, total))
    show(plan, folder, finished, as_json)
    if rows:
        write_rows(plan, finished.rows, rows)


def refuse_early(plan: Plan, rows: Path | None, folder: Path) -> None:
    """Wrong seats or options, or a file nobody can write, are said before anything is played."""
    plan.setup()
    if rows:
        refuse_target(rows, folder)


@contextmanager
def saying_what_is_kept(journal: Journal) -> Iterator[None]:
    """Whoever interrupts a run is told what was played and how to go on."""
    try:
        yield
    except KeyboardInterrupt:
        typer.echo(
            f"interrupted: {len(journal.rows)} games are kept in {journal.folder}; "
            "the same command goes on from there",
            err=True,
        )
        raise


def tell_what_is_taken_over(run: Run) -> None:
    """Finished games of an earlier run are named, on the error output."""
    known = sum(fixture.index in run.journal.rows for fixture in run.fixtures)
    if known:
        folder = run.journal.folder
        typer.echo(f"{known} of {len(run.fixtures)} games taken over from {folder}", err=True)


def default_folder(plan: Plan) -> Path:
    """A folder of its own for each plan in the user's data folder."""
    return user_data_path("hexmoot") / "arena" / f"{plan.game}-{plan.fingerprint()}"


def show(plan: Plan, folder: Path, finished: Finished, as_json: bool) -> None:
    """Print the standings and the pairs."""
    table = standings(finished.rows, plan.players)
    wins_together = plan.setup().wins_together
    met = [] if wins_together else pairs(finished.rows, plan.players)
    if as_json:
        found = as_data(plan, folder, finished)
        found["standings"] = [standing_data(standing, wins_together) for standing in table]
        found["pairs"] = [{**msgspec.to_builtins(pair), "decided": pair.is_decided} for pair in met]
        typer.echo(json.dumps(found, indent=1))
        return
    console = Console(highlight=False)
    console.print(standings_table(table, plan, wins_together))
    if wins_together:
        console.print(TOGETHER_NOTE)
    if met:
        console.print(pairs_table(met))
    if met and plan.seats > 2:
        console.print(THIRD_PARTY_NOTE)
    ended = "stopped early, every pair is decided" if finished.stopped_early else "all played"
    console.print(f"{len(finished.rows)} games, {ended}. Records: {folder / 'games'}")
    for standing in table:
        for failure in standing.failures[:5]:
            console.print(f"{standing.player}: {failure}", style="red", markup=False)


def as_data(plan: Plan, folder: Path, finished: Finished) -> dict[str, Any]:
    """What was played, as plain data."""
    return {
        "game": plan.game,
        "seats": plan.seats,
        "seed": plan.seed,
        "folder": str(folder),
        "games": len(finished.rows),
        "stopped_early": finished.stopped_early,
    }


def standing_data(standing: Standing, wins_together: bool) -> dict[str, Any]:
    """A standing as plain data, without a rating where there is nothing to rate."""
    found = msgspec.to_builtins(standing)
    return {**found, "rating": None} if wins_together else found


def standings_table(table: list[Standing], plan: Plan, wins_together: bool) -> Table:
    """Players by rating; columns nobody has anything in are left out."""
    even = f"share (even: {1 / plan.seats:.3f})"
    shown = Table(Column("player", overflow="fold"), box=None)
    for column in ([] if wins_together else ["rating"]) + [even, "rank", "score", "ms", "seats"]:
        shown.add_column(column, no_wrap=True)
    if any(standing.failures for standing in table):
        shown.add_column("failed", no_wrap=True)
    for standing in sorted(table, key=lambda standing: -standing.rating.mean):
        rating = f"{standing.rating.mean:.1f} ± {2 * standing.rating.deviation:.1f}"
        shown.add_row(
            standing.player,
            *([] if wins_together else [rating]),
            worded(standing.share),
            f"{standing.mean_rank:.2f}",
            f"{standing.mean_score:.1f}",
            f"{standing.milliseconds:.1f}",
            str(standing.seats_taken),
            *([str(len(standing.failures))] if standing.failures else []),
        )
    return shown


def pairs_table(met: list[Pair]) -> Table:
    """Every pair, and whether it is decided."""
    names = (Column("first", overflow="fold"), Column("second", overflow="fold"))
    shown = Table(*names, box=None)
    for column in ("score of the first", "games", ""):
        shown.add_column(column, no_wrap=True)
    for pair in met:
        sure = "decided" if pair.is_decided else "open"
        shown.add_row(pair.first, pair.second, worded(pair.score), str(pair.games), sure)
    return shown


def worded(interval: Interval) -> str:
    """A mean with its bounds."""
    return f"{interval.mean:.3f} ({interval.low:.3f} to {interval.high:.3f})"
