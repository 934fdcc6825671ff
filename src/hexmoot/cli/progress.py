"""Progress bars of long work, on the error output."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeRemainingColumn,
)


@contextmanager
def bars(quiet: bool) -> Iterator[Callable[[str, int, int], None]]:
    """Hands out what hears of a work, how much of it is done and how much there is."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = Console(stderr=True, quiet=quiet)
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as progress:
        tasks: dict[str, TaskID] = {}

        def tell(work: str, done: int, total: int) -> None:
            if work not in tasks:
                tasks[work] = progress.add_task(work, total=total)
            progress.update(tasks[work], completed=done, total=total)

        yield tell
