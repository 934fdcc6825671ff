"""`hexmoot prune`: delete from a server's database what nobody comes back for."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from hexmoot.engine.errors import HexmootError

if TYPE_CHECKING:
    from hexmoot.server.settings import Keep
    from hexmoot.server.storage.retention import Pruned


def register(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command("prune")(prune)


def prune(
    database: str = typer.Option(
        "", envvar="HEXMOOT_DATABASE", help="sqlite:///FILE or postgresql://…; by default a file."
    ),
    unstarted: float | None = typer.Option(
        None, min=0, help="Delete tables that never began, untouched for so many days."
    ),
    abandoned: float | None = typer.Option(
        None, min=0, help="Delete games that came to no end, untouched for so many days."
    ),
    unused: float | None = typer.Option(
        None, min=0, help="Delete people of so many days ago without a table, a seat or a word."
    ),
    trial: bool = typer.Option(False, "--trial", help="Only say how many that would be."),
) -> None:
    """Delete what nobody comes back for; the server may go on running."""
    from hexmoot.server.settings import Keep, default_database

    keep = Keep(unstarted, abandoned, unused)
    if not keep.is_set:
        raise HexmootError("say what to delete: --unstarted, --abandoned or --unused DAYS")
    done = asyncio.run(pruned(database or default_database(), keep, trial))
    verb = "would be deleted" if trial else "deleted"
    typer.echo(f"tables that never began:       {done.unstarted} {verb}")
    typer.echo(f"games that came to no end:     {done.abandoned} {verb}")
    typer.echo(f"people who have nothing here:  {done.unused} {verb}")


async def pruned(address: str, keep: Keep, is_trial: bool) -> Pruned:
    """What was deleted from a database, or would be."""
    from hexmoot.server.storage.database import Database
    from hexmoot.server.storage.retention import RetentionStore

    database = Database(address)
    file = database.url.database
    if database.is_sqlite and file and not Path(file).exists():
        raise HexmootError(f"{file}: there is no such database")
    await database.open()
    try:
        store = RetentionStore(database)
        return await (store.count if is_trial else store.prune)(keep, time.time())
    finally:
        await database.close()
