"""The `hexmoot` command: puts the command groups together and words what goes wrong."""

from __future__ import annotations

import sys

import typer
from rich.console import Console

from hexmoot.cli import (
    arena,
    bench,
    check,
    export,
    games,
    lab,
    learn,
    play,
    prune,
    replay,
    serve,
    verify,
)
from hexmoot.engine.errors import HexmootError
from hexmoot.version import VERSION

BAD_INPUT = 2
INTERRUPTED = 130

app = typer.Typer(
    name="hexmoot",
    help="Five games of sorcery on one engine.",
    invoke_without_command=True,
    add_completion=True,
    pretty_exceptions_enable=False,
)


def show_version(wanted: bool) -> None:
    """Print the version and stop."""
    if wanted:
        typer.echo(VERSION)
        raise typer.Exit


@app.callback()
def options(
    context: typer.Context,
    version: bool = typer.Option(
        False, "--version", callback=show_version, is_eager=True, help="Print the version."
    ),
) -> None:
    """Without a command: serve on this machine and open the browser."""
    if context.invoked_subcommand is None:
        serve.play_here()


for group in (games, play, replay, serve, prune, verify, check, arena, lab, learn, bench, export):
    group.register(app)


def main() -> None:
    """Run a command; errors are one clear line and exit code 2, never a traceback."""
    try:
        app()
    except HexmootError as error:
        Console(stderr=True, highlight=False).print(f"hexmoot: {error}", markup=False)
        sys.exit(BAD_INPUT)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
