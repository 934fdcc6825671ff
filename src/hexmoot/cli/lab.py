"""`hexmoot lab`: is a game fair? A report designers can read."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import msgspec
import typer
from rich.console import Console

from hexmoot.arena import Plan, Workers
from hexmoot.arena.folders import lab_folder
from hexmoot.bots import meaning_of
from hexmoot.bots.learned.shelf import net_of, weights_folder
from hexmoot.cli.options import read_options
from hexmoot.cli.progress import bars
from hexmoot.engine import registry
from hexmoot.engine.errors import BadOption
from hexmoot.engine.game import Game
from hexmoot.engine.setup import Setup
from hexmoot.lab.findings import findings_of, verdict
from hexmoot.lab.page import heading, whole_page
from hexmoot.lab.report import Report
from hexmoot.lab.shelf import Shelf, default_shelf
from hexmoot.lab.study import Study, report_from_records


def register(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command("lab")(lab)


def lab(
    game: str = typer.Argument(help="The game's name, see `hexmoot games`."),
    seats: int = typer.Option(0, help="Seats at a table; the game's usual number if not given."),
    games: int = typer.Option(400, help="Games the report is made of."),
    player: str = typer.Option(
        "", help="The bot that plays every seat; policy if not given, greedy without a net."
    ),
    seed: int = typer.Option(0, help="Seed of all deals and bots."),
    preset: str = typer.Option("", help="A preset of the game's options."),
    option: list[str] = typer.Option([], "--option", "-o", help="name=value, may be repeated."),
    against_preset: str = typer.Option("", help="Compare with another preset, on the same deals."),
    against: list[str] = typer.Option(
        [], help="Compare with name=value changed, on the same deals; may be repeated."
    ),
    luck: int = typer.Option(100, help="Games the section on luck starts from; 0 leaves it out."),
    ladder: int = typer.Option(60, help="Games for each step of the ladder; 0 leaves it out."),
    records: Path = typer.Option(None, help="Read the records in a folder instead of playing."),
    workers: int = typer.Option(0, help="Processes; one a core, or all of the cluster, if 0."),
    cluster: str = typer.Option("", help="Address of a Dask scheduler, such as tcp://host:8786."),
    page: Path = typer.Option(None, help="The page to write; else GAME-SEATS.html here."),
    out: Path = typer.Option(None, help="Folder of the games; the same is gone on with."),
    shelf: Path = typer.Option(
        None, help="Folder of reports the server shows.", show_default=str(default_shelf())
    ),
    as_json: bool = typer.Option(False, "--json", help="Print the report as JSON."),
) -> None:
    """Play many games and write a page that says what is fair, what stands out and what is luck."""
    found = registry.game(game)
    made = datetime.now(UTC).strftime("%Y-%m-%d %H:%M")
    if records:
        refuse_against(against_preset, against)
        report = report_from_records(records, found.name, seats, made)
    else:
        given = read_options(found, option)
        player = player or usual_player(found.prepare(seats or None, preset or None, given))
        plan = Plan(
            game=game,
            rules=found.rules_version,
            seats=seats or found.usual_seats,
            players=[player],
            meanings=[meaning_of(player)],
            games=games,
            seed=seed,
            preset=preset,
            options=given,
        )
        study = Study(plan, made, luck, ladder, variant_of(found, plan, against_preset, against))
        study.refuse_early()
        where = out or lab_folder(game)
        with bars(as_json) as tell:
            report = study.run(where, Workers(workers, cluster), tell)
    keep(report, page, Shelf(shelf or default_shelf()), as_json)


def usual_player(setup: Setup) -> str:
    """Who plays unless somebody is named: `policy` where a net knows the table, else `greedy`."""
    net = net_of(setup.game, weights_folder())
    return "policy" if net is not None and not net.refusal(setup) else "greedy"


def refuse_against(preset: str, options: list[str]) -> None:
    """Records were played by one set of rules: there is nothing to compare them with."""
    if preset or options:
        given = preset or ", ".join(options)
        raise BadOption("against", given, "only games that are played, not --records")


def variant_of(game: Game, plan: Plan, preset: str, options: list[str]) -> Plan | None:
    """The other rules of a comparison, if there is one."""
    if not preset and not options:
        return None
    changed = {**({} if preset else plan.options), **read_options(game, options)}
    return msgspec.structs.replace(plan, preset=preset or plan.preset, options=changed)


def keep(report: Report, page: Path | None, shelf: Shelf, as_json: bool) -> None:
    """Write the page, put the report on the shelf, and print what it comes to."""
    rules = report.rules
    name = f"{rules.game.replace('_', '-')}-{rules.seats}"
    page = page or Path(f"{name}.html")
    try:
        page.write_text(whole_page(report), encoding="utf-8")
    except OSError as error:
        raise BadOption(
            "page", str(page), f"a file that can be written ({error.strerror})"
        ) from error
    kept = shelf.put(f"{name}-{report.made.replace(' ', '-').replace(':', '')}", report)
    if as_json:
        typer.echo(report.to_bytes().decode(), nl=False)
        return
    findings = findings_of(report)
    console = Console(highlight=False)
    console.print(f"{heading(rules)}, {report.games} games{by_whom(report)}.", markup=False)
    console.print(verdict(findings), markup=False)
    for sentence in (*findings.alarms, *findings.changes, *findings.notes):
        console.print(f"- {sentence}", markup=False)
    console.print(f"Page: {page}. For the web app: {kept}", markup=False)


def by_whom(report: Report) -> str:
    """` by policy`, or nothing of records somebody kept."""
    return f" by {report.source.player}" if report.source.player else ""
