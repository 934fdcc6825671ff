"""Results of matches as small files: a line a game, so that a match can go on another day."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from hexmoot.arena import Journal, Plan, Row
from hexmoot.engine.errors import HexmootError


class BotFailed(HexmootError):
    """A bot that fails is replaced by `random`: such a game says nothing about strength."""


class Results(Journal):
    """A match on disk; games are kept in a few numbers each, without their records.

    The first line names who played. Results of other players (a level that thinks longer now) do
    not count any more and are replaced.
    """

    def __init__(self, path: Path, plan: Plan, meaning: dict[str, Any]) -> None:
        self.path = path
        self.plan = plan
        self.meaning = meaning
        self.rows: dict[int, Row] = {}
        self._is_known = self._read()

    def add(self, row: Row, record: bytes) -> None:
        if row.index in self.rows:
            return
        self._refuse_failures(row)
        if not self._is_known:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_bytes(msgspec.json.encode(self.meaning) + b"\n")
            self._is_known = True
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(shortened(row)) + b"\n")
        self.rows[row.index] = row

    def _refuse_failures(self, row: Row) -> None:
        """Raise BotFailed unless everybody played the game to its end."""
        game = f"game {row.index} of {self.path.name}"
        for player, failure in zip(row.players, row.failures, strict=True):
            if failure:
                raise BotFailed(f"{player} failed in {game}: {failure}")

    def _read(self) -> bool:
        """Take over the games of a file about the same players; False if it is about others."""
        if not self.path.exists():
            return False
        whole = self.path.read_bytes()
        complete = whole[: whole.rfind(b"\n") + 1]
        first, *lines = complete.splitlines() or [b"{}"]
        if msgspec.json.decode(first) != self.meaning:
            return False
        for line in lines:
            row = lengthened(msgspec.json.decode(line), self.plan)
            self.rows[row.index] = row
        if complete != whole:  # the last run was ended in the middle of a line
            self.path.write_bytes(complete)
        return True


def shortened(row: Row) -> list[Any]:
    """What the tables need of a game."""
    seconds = [round(spent, 3) for spent in row.seconds]
    return [row.index, row.block, row.lineup, row.utilities, row.answers, row.decisions, seconds]


def lengthened(short: list[Any], plan: Plan) -> Row:
    """A row again, with what was not kept left empty."""
    index, block, lineup, utilities, answers, decisions, seconds = short
    return Row(
        index=index,
        block=block,
        deal=0,
        players=[plan.players[player] for player in lineup],
        lineup=lineup,
        ranks=[1 + sum(other > mine for other in utilities) for mine in utilities],
        scores=[0] * len(lineup),
        utilities=utilities,
        ending="",
        answers=answers,
        decisions=decisions,
        seconds=seconds,
        failures=[""] * len(lineup),
    )
