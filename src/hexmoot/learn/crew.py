"""The actors of a training: processes that play, told what to answer through shared memory."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

from hexmoot.engine.errors import HexmootError

PATIENCE = 10.0
ACTOR = (sys.executable, "-m", "hexmoot.learn.actor")
JUDGING_ACTOR = (sys.executable, "-m", "hexmoot.learn.judging.actor")


class ActorLost(HexmootError):
    """An actor ended before the training did."""


class Crew:
    """All actor processes; `send` lets them play a group of tables, `wait` until all have.

    `command` starts an actor: another Python may play where the learner's own cannot.
    """

    def __init__(
        self, folder: Path, actors: int, seed: int, command: tuple[str, ...] = ACTOR
    ) -> None:
        quiet = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
        self.actors = [
            subprocess.Popen(
                [*command, str(folder), str(index), str(seed)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                bufsize=0,
                env={**os.environ, **quiet},
            )
            for index in range(actors)
        ]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Send everybody home."""
        for actor in self.actors:
            assert actor.stdin is not None
            actor.stdin.close()
        for actor in self.actors:
            try:
                actor.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                actor.kill()
                actor.wait(PATIENCE)
            assert actor.stdout is not None
            actor.stdout.close()

    def send(self, group: int) -> None:
        """Let every actor take the answers of a group."""
        for index, actor in enumerate(self.actors):
            assert actor.stdin is not None
            try:
                actor.stdin.write(bytes([group]))
            except BrokenPipeError as error:
                raise self.lost(index) from error

    def wait(self, group: int) -> None:
        """Until every actor has shown the group anew."""
        for index, actor in enumerate(self.actors):
            assert actor.stdout is not None
            if actor.stdout.read(1) != bytes([group]):
                raise self.lost(index)

    def lost(self, index: int) -> ActorLost:
        """What to say of an actor that is gone."""
        code = self.actors[index].wait(PATIENCE)
        return ActorLost(f"actor {index} of the training ended (exit code {code})")
