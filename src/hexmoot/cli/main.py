"""The `hexmoot` command: puts the command groups together and words what goes wrong."""

from __future__ import annotations

import hashlib
import signal
import sys
from pathlib import Path

import typer
from rich.console import Console

from hexmoot.bots.learned.shelf import weights_folder
from hexmoot.bots.learned.weights import SUFFIX
from hexmoot.cli import (
    arena,
    bench,
    check,
    docs,
    export,
    games,
    imitate,
    lab,
    learn,
    new,
    play,
    prune,
    push_key,
    puzzles,
    replay,
    serve,
    verify,
)
from hexmoot.engine.builds import engine_mark, is_compiled
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
    """Print version, build and weights, and stop."""
    if wanted:
        typer.echo("\n".join(version_lines()))
        raise typer.Exit


def version_lines() -> list[str]:
    """The version; whether the engine is compiled, and which one it is; the weights of nets."""
    folder = weights_folder()
    found = sorted(folder.glob(f"*{SUFFIX}")) if folder.is_dir() else []
    weights = [f"{path.stem} {print_of(path)}" for path in found]
    return [
        f"hexmoot {VERSION}",
        f"build {'compiled' if is_compiled() else 'interpreted'}, engine {engine_mark()}",
        f"weights {', '.join(weights) or 'none'}",
    ]


def print_of(path: Path) -> str:
    """Enough of a file's print to tell it from others."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:8]


@app.callback()
def options(
    context: typer.Context,
    version: bool = typer.Option(
        False,
        "--version",
        callback=show_version,
        is_eager=True,
        help="Print version, build and weights.",
    ),
) -> None:
    """Without a command: serve on this machine and open the browser."""
    if context.invoked_subcommand is None:
        serve.play_here()


GROUPS = (
    *(games, play, replay, serve, push_key, prune, verify, check, new),
    *(arena, lab, learn, imitate, puzzles, bench, export, docs),
)

for group in GROUPS:
    group.register(app)


def main() -> None:
    """Run a command; errors are one clear line and exit code 2, never a traceback."""
    # Told to end, a command keeps what it has and tidies up, as if somebody had pressed Ctrl-C.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
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
