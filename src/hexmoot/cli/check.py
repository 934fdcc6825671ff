"""`hexmoot check`: does a game keep its promises, is a designer's file sound?"""

from __future__ import annotations

import json
from pathlib import Path

import typer
from rich.console import Console
from rich.progress import track

from hexmoot.bots.promises import bots_do_not_peek
from hexmoot.engine import conformance, registry
from hexmoot.engine.conformance import Promise, cases
from hexmoot.engine.content import ContentFile
from hexmoot.engine.errors import BadContent, BadOption, BrokenGame, HexmootError
from hexmoot.engine.game import Game

FAILED = 1
PROMISES: tuple[Promise, ...] = (*conformance.PROMISES, bots_do_not_peek)


def register(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command("check")(check)


def check(
    subject: str = typer.Argument("", help="A game's name, or a content file (.toml, .json)."),
    seats: int = typer.Option(0, help="Only tables of so many seats; all if not given."),
    preset: str = typer.Option("", help="Only tables of this preset; all if not given."),
    as_json: bool = typer.Option(False, "--json", help="The findings, for programs."),
) -> None:
    """Check one game (all if none is named) against every promise, or a content file."""
    if subject and subject not in registry.game_names() and Path(subject).suffix:
        findings = [check_file(Path(subject))]
    else:
        games = [registry.game(subject)] if subject else registry.games()
        findings = [
            finding for game in games for finding in check_game(game, as_json, seats, preset)
        ]
        if not findings and (seats or preset):
            what = f"{seats or 'any'} seats, {preset or 'any preset'}"
            raise BadOption("table", what, "seats and a preset that go together")
        findings += [] if subject else [not_played(broken) for broken in registry.refused()]
    broken = [finding for finding in findings if not finding["ok"]]
    if as_json:
        typer.echo(json.dumps(findings, indent=1))
    else:
        report(findings, broken)
    raise typer.Exit(FAILED if broken else 0)


def check_file(path: Path) -> dict[str, object]:
    """A content file is read by the game its `format` line names; BadContent says what is wrong."""
    file = ContentFile.read(path)
    kind = file.data.get("format") if isinstance(file.data, dict) else None
    name = str(kind).partition(".")[0]
    if name not in registry.game_names():
        known = ", ".join(registry.game_names())
        raise BadContent(file.name, [f"format: must begin with a game's name ({known})"])
    try:
        summary = registry.game(name).check_content(file)
    except HexmootError:
        raise
    except Exception as error:  # what a reader of content stumbles over is a finding as well
        return finding_of(str(path), "is read", one_line(error))
    return finding_of(str(path), summary, "")


def not_played(broken: BrokenGame) -> dict[str, object]:
    """The finding about a game of another package that was refused."""
    return {"subject": broken.name, "promise": "can be played", "ok": False, "why": str(broken)}


def check_game(
    game: Game, is_quiet: bool, only_seats: int = 0, only_preset: str = ""
) -> list[dict[str, object]]:
    """Every promise with every seat count and preset, or with those that are named."""
    try:
        tables = [
            (seats, preset)
            for seats, preset in cases(game)
            if only_seats in (0, seats) and only_preset in ("", preset)
        ]
        work = [(*table, promise) for table in tables for promise in PROMISES]
    except Exception as error:  # a game's own slip is a finding, not the end of the check
        return [finding_of(game.name, "has seats and presets", one_line(error))]
    console = Console(stderr=True, quiet=is_quiet)
    findings: list[dict[str, object]] = []
    for seats, preset, promise in track(work, game.title, console=console, transient=True):
        why = ""
        try:
            promise(game, seats, preset)
        except Exception as error:
            why = one_line(error)
        subject = f"{game.name}, {seats} seats, {preset}"
        findings.append(finding_of(subject, promise.__name__.replace("_", " "), why))
    return findings


def finding_of(subject: str, promise: str, why: str) -> dict[str, object]:
    """What was looked at, what must hold, and why it does not."""
    return {"subject": subject, "promise": promise, "ok": not why, "why": why}


def one_line(error: Exception) -> str:
    """What went wrong; our own errors are sentences, others are named."""
    told = str(error) if isinstance(error, HexmootError) else f"{type(error).__name__}: {error}"
    return " ".join(told.split())


def report(findings: list[dict[str, object]], broken: list[dict[str, object]]) -> None:
    """What does not hold, then how much was checked."""
    for finding in broken:
        typer.echo(f"{finding['subject']}: {finding['promise']}: {finding['why']}")
    if len(findings) == 1 and not broken:
        typer.echo(f"{findings[0]['subject']}: {findings[0]['promise']}")
        return
    typer.echo(f"{len(findings) - len(broken)} of {len(findings)} checks hold")
