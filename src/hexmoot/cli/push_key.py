"""`hexmoot push-key`: make the key with which a server calls people's browsers."""

from __future__ import annotations

import os
from pathlib import Path

import typer

from hexmoot.engine.errors import HexmootError


def register(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command("push-key")(push_key)


def push_key(
    file: Path = typer.Argument(help="Where to keep the key; nothing is written over."),
) -> None:
    """Make a key for notices; whoever has it can call the people who subscribed with it."""
    from hexmoot.server.push.keys import fresh_key

    made = fresh_key()
    try:
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except OSError as error:
        raise HexmootError(f"{file}: the key cannot be written ({error.strerror})") from error
    with os.fdopen(descriptor, "w", encoding="utf-8") as stream:
        stream.write(made)
    typer.echo(f"{file}: made. Serve with --push-key {file} --push-contact mailto:YOU@EXAMPLE.ORG")
