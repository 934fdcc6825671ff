"""`hexmoot export`: recorded games as a dataset for learning."""

from __future__ import annotations

from pathlib import Path

import typer
from rich.progress import track

from hexmoot.cli.extras import needs_extra


def register(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command("export")(export)


def export(
    records: list[Path] = typer.Argument(help="Record files, or folders of them."),
    target: Path = typer.Option(..., "--to", help="The Parquet file to write."),
) -> None:
    """Turn recorded games into rows of (observation, mask, action, return)."""
    with needs_extra("research"):
        from hexmoot.research.dataset import write_parquet
    paths = sorted(found for path in records for found in record_files(path))
    count = write_parquet(track(paths, "Exporting", transient=True), target)
    typer.echo(f"{count} rows of {len(paths)} games written to {target}")


def record_files(path: Path) -> list[Path]:
    """A record file itself, or every one below a folder."""
    return sorted(path.rglob("*.json")) if path.is_dir() else [path]
