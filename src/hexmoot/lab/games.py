"""Where the facts come from: games played by the arena, or records people have kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from hexmoot.arena import Journal, Plan, Row, Run, Workers
from hexmoot.arena.abreast import can_play_abreast, groups_of, play_groups
from hexmoot.arena.folders import plan_folder
from hexmoot.engine.errors import BadRecord, HexmootError
from hexmoot.engine.record import Record
from hexmoot.lab.facts import Facts, Unfinished, facts_of
from hexmoot.workers.shared_out import Tell, shared_out

OTHER_RULES = "other seats or options"
# Groups of games side by side between two times that what was played is put on disk.
GROUPS_A_STRETCH = 8


class NothingToRead(HexmootError):
    """There are no games a report could be made of."""


@dataclass(frozen=True, slots=True)
class Found:
    """Games of one set of rules, one of their records, and why files were left out."""

    facts: list[Facts]
    sample: Record
    left_out: dict[str, int]


def played(plan: Plan, folder: Path, workers: Workers, tell: Tell) -> list[Row]:
    """Play what is missing of a plan; all its rows, in their order.

    Every plan has a place of its own in the folder, so that reports share games and never mix them.
    """
    with closing(Journal(plan_folder(folder, plan), plan)) as journal:
        run = Run(plan, journal, stops_early=False)
        total = len(run.fixtures)
        if can_play_abreast(plan):
            play_side_by_side(run, workers, lambda done: tell("games", min(done, total), total))
        return run.play(workers, lambda done: tell("games", min(done, total), total)).rows


def play_side_by_side(run: Run, workers: Workers, tell: Callable[[int], None]) -> None:
    """Play every group of which a game is missing."""
    journal = run.journal
    missing = [
        group
        for group in groups_of(run.fixtures)
        if any(fixture.index not in journal.rows for fixture in group)
    ]
    for start in range(0, len(missing), GROUPS_A_STRETCH):
        stretch = missing[start : start + GROUPS_A_STRETCH]
        tell(len(journal.rows))
        for played_group in shared_out(
            partial(play_groups, run.plan), stretch, workers, lambda done: None
        ):
            for row, record in played_group:
                journal.add(row, record)


def facts_from(records: Sequence[bytes], workers: Workers, tell: Tell) -> list[Facts]:
    """The facts of these records, in their order."""
    total = len(records)
    return shared_out(read_batch, records, workers, lambda done: tell("reading", done, total))


def read_batch(records: Sequence[bytes]) -> list[Facts]:
    """Facts of some records, for a worker."""
    return [facts_of(Record.from_bytes(record)) for record in records]


def records_in(folder: Path, game: str, seats: int) -> Found:
    """The finished games of a folder that share their rules with most of them.

    `seats` 0 takes the number of seats most games have.
    """
    try:
        paths = sorted(folder.glob("*.json"))
    except OSError as error:
        raise NothingToRead(f"{folder}: {error.strerror}") from error
    left_out: dict[str, int] = {}
    groups: dict[str, list[tuple[Record, Facts]]] = {}
    for path in paths:
        reason, game_read = readable(path, game, seats)
        if game_read is None:
            left_out[reason] = left_out.get(reason, 0) + 1
        else:
            groups.setdefault(kept_apart_by(game_read[0]), []).append(game_read)
    if not groups:
        raise NothingToRead(f"{folder}: no finished games of {game} ({worded(left_out)})")
    most = max(groups.values(), key=len)
    others = sum(map(len, groups.values())) - len(most)
    if others:
        left_out[OTHER_RULES] = left_out.get(OTHER_RULES, 0) + others
    return Found([facts for _, facts in most], most[0][0], left_out)


def kept_apart_by(record: Record) -> str:
    """Equal for records whose games can be put into one report."""
    return repr((record.seats, sorted(record.options.items())))


def readable(path: Path, game: str, seats: int) -> tuple[str, tuple[Record, Facts] | None]:
    """A finished game of this kind, or why not."""
    try:
        record = Record.load(path)
        if record.game != game:
            return "another game", None
        if seats and record.seats != seats:
            return OTHER_RULES, None
        return "", (record, facts_of(record))
    except Unfinished:
        return "not over", None
    except BadRecord:
        return "not a record that replays", None


def worded(left_out: dict[str, int]) -> str:
    """`3 not over, 1 another game`."""
    return ", ".join(f"{count} {reason}" for reason, count in left_out.items()) or "no files"
