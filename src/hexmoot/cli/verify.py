"""`hexmoot verify`: was this game dealt and played as the record says, from the promised seed?"""

from __future__ import annotations

import json
from pathlib import Path

import typer

from hexmoot.engine.errors import BadRecord
from hexmoot.engine.record import Record
from hexmoot.server.table.commitment import commitment, seed_text


def register(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command("verify")(verify)


def verify(
    file: Path = typer.Argument(help="A record file."),
    promised: str = typer.Option(
        "", "--commitment", help="The commitment shown at the table when the game began."
    ),
    as_json: bool = typer.Option(False, "--json", help="The result, for programs."),
) -> None:
    """Replay a record, check every digest, and compare its seed with the promise."""
    record = Record.load(file)
    state = record.final()
    made = commitment(record.seed)
    if promised and promised.strip().lower() != made:
        raise BadRecord(f"{file}: the seed is not the promised one (its commitment is {made})")
    if as_json:
        found = {
            "answers": len(record.actions),
            "over": state.over,
            "seed": seed_text(record.seed),
            "commitment": made,
            "promise_kept": True if promised else None,
        }
        typer.echo(json.dumps(found))
        return
    typer.echo(f"{len(record.actions)} entries replay to the recorded states.")
    typer.echo(f"seed        {seed_text(record.seed)}")
    typer.echo(f"commitment  {made}")
    kept = "The promise of the table was kept." if promised else "Compare it with the table's."
    typer.echo(kept)
