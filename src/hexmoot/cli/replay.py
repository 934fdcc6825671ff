"""`hexmoot replay`: a recorded game again, in words."""

from __future__ import annotations

import json
from pathlib import Path

import typer
from rich.console import Console
from rich.text import Text

from hexmoot.cli.terminal import draw_outcome, draw_table, say
from hexmoot.engine.native.state import State
from hexmoot.engine.record import Record


def register(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command("replay")(replay)


def replay(
    file: Path = typer.Argument(help="A record file."),
    upto: int = typer.Option(-1, help="Stop after this many answers."),
    step: bool = typer.Option(False, help="Wait for Enter after each answer."),
    quiet: bool = typer.Option(False, help="Only check the record and show the end."),
    as_json: bool = typer.Option(False, "--json", help="The result, for programs."),
) -> None:
    """Replay a record, checking every digest, and show its log and its end."""
    record = Record.load(file)
    console = Console(highlight=False)
    limit = None if upto < 0 else upto
    state = record.start(telling=True)
    if not (quiet or as_json):
        say(console, [event.text for event in state.events(None)])
    for ply, text in enumerate(record.actions[:limit]):
        seat = state.seat
        record.repeat(state, ply, text)
        if not (quiet or as_json):
            tell_answer(console, state, ply, seat, text)
            if step:
                console.input("[dim]Enter goes on[/dim]")
    show_result(console, state, len(record.actions[:limit]), as_json)


def tell_answer(console: Console, state: State, ply: int, seat: int, text: str) -> None:
    """One answer and what it brought about, as a spectator sees it."""
    name = state.setup.game.seat_names(state)[seat]
    console.print(Text(f"{ply + 1:>4} {name}: {text}"))
    say(console, [event.text for event in state.events(None)])


def show_result(console: Console, state: State, answers: int, as_json: bool) -> None:
    """Where the replay arrived."""
    view = state.view(None)
    if as_json:
        shown = {"answers": answers, "digest": f"{state.digest():016x}", "outcome": view["outcome"]}
        typer.echo(json.dumps(shown))
        return
    console.print(draw_table(view))
    if state.over:
        console.print(draw_outcome(view))
    console.print(f"{answers} answers replayed, every digest fits.")
