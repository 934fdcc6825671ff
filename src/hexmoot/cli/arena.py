"""`hexmoot arena`: let bots play many games and say how strong they are."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import typer

from hexmoot.arena import Finished, Journal, Plan, Run, Workers, write_rows
from hexmoot.arena.folders import arena_folder
from hexmoot.arena.rows import refuse_target
from hexmoot.bots import meaning_of
from hexmoot.cli.arena_tables import show
from hexmoot.cli.options import read_options
from hexmoot.cli.progress import bars
from hexmoot.engine import registry
from hexmoot.engine.errors import BadOption
from hexmoot.engine.game import Game


def register(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command("arena")(arena)


def arena(
    game: str = typer.Argument(help="The game's name, see `hexmoot games`."),
    players: str = typer.Option("random,greedy", help="Bots, separated by commas."),
    seats: int = typer.Option(0, help="Seats at a table; if not given the fewest, from two on."),
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
    options = read_options(found, option)
    plan = Plan(
        game=game,
        rules=found.rules_version,
        seats=seats or fewest_seats(found, preset, options),
        players=names,
        meanings=[meaning_of(name) for name in names],
        games=games,
        seed=seed,
        preset=preset,
        options=options,
        patience=patience,
    )
    crew = Workers(workers, cluster)
    folder = out or arena_folder(plan)
    refuse_early(plan, rows, folder)
    with closing(Journal(folder, plan)) as journal:
        finished = played(Run(plan, journal, stop), crew, as_json)
    show(plan, folder, finished, as_json)
    if rows:
        write_rows(plan, finished.rows, rows)


def fewest_seats(game: Game, preset: str, options: dict[str, Any]) -> int:
    """The smallest table these options allow at which bots can meet; else one for a single bot."""
    least = min(max(2, game.min_seats), game.max_seats)
    for seats in (*range(least, game.max_seats + 1), game.min_seats):
        with suppress(BadOption):
            return int(game.prepare(seats, preset or None, options).seats)
    return least


def refuse_early(plan: Plan, rows: Path | None, folder: Path) -> None:
    """Wrong seats or options, or a file nobody can write, are said before anything is played."""
    plan.setup()
    if rows:
        refuse_target(rows, folder)


def played(run: Run, crew: Workers, is_quiet: bool) -> Finished:
    """Play what is missing, with a bar that shows how far it is."""
    tell_what_is_taken_over(run)
    total = len(run.fixtures)
    with saying_what_is_kept(run.journal), bars(is_quiet) as tell:
        return run.play(crew, lambda done: tell(run.plan.game, done, total))


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
