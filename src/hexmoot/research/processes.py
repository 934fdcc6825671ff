"""A vector environment over several processes: one set of arrays, games shared out.

>>> with ProcessVector("alchemists_race", count=512, workers=2) as many:
...     step = many.step(many.masks.argmax(axis=1))
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from hexmoot.engine import registry
from hexmoot.engine.errors import BadOption, HexmootError, IllegalAction
from hexmoot.engine.setup import Setup
from hexmoot.research.number_kinds import converter
from hexmoot.research.vector import Step, VectorEnvironment
from hexmoot.workers.processes import SPAWN, start_worker

READY, STEP, RANDOM, CLOSE = b"ready", b"step", b"random", b"close"


class WorkerLost(HexmootError):
    """A process of the environment ended; the games it played are gone."""


@dataclass(frozen=True, slots=True)
class Board:
    """An array that several processes look into."""

    buffer: Any
    kind: str
    shape: tuple[int, ...]

    def look(self) -> NDArray[Any]:
        """The array itself."""
        return np.frombuffer(self.buffer, dtype=self.kind).reshape(self.shape)


@dataclass(frozen=True, slots=True)
class Share:
    """What a process is told: which games it plays, and how they are dealt."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int
    first: int
    count: int
    kind: str

    @property
    def rows(self) -> slice:
        """The rows of the arrays that are this process's own."""
        return slice(self.first, self.first + self.count)


class ProcessVector:
    """`count` games over `workers` processes, used like a `VectorEnvironment`.

    The same seed and the same actions give the same games, whatever the number of processes.
    """

    def __init__(
        self,
        game: str,
        count: int,
        workers: int = 2,
        seats: int | None = None,
        preset: str | None = None,
        seed: int = 0,
        kind: str = "int16",
        **options: Any,
    ) -> None:
        if not 1 <= workers <= count:
            raise BadOption("workers", workers, f"1..{count}, the number of games")
        self.game = registry.game(game)
        self.setup = self.game.prepare(seats, preset, options)
        self.features = self.game.features(self.setup)
        self.count = count
        converter(kind, self.features)
        boards = make_boards(count, self.setup, len(self.features), kind)
        looks = {name: board.look() for name, board in boards.items()}
        self._given, self._ended, self._paid = looks["given"], looks["ended"], looks["rewards"]
        self.observations = as_shown(looks["observations"])
        self.masks = as_shown(looks["masks"])
        self.seats = as_shown(looks["seats"])
        self._pipes: list[Connection] = []
        for share in shares(self.setup, count, workers, seed, kind):
            ours, theirs = SPAWN.Pipe()
            start_worker(work, theirs, share, boards)
            theirs.close()
            self._pipes.append(ours)
        self._await_all()

    def step(self, actions: Sequence[int] | NDArray[np.int64]) -> Step:
        """Answer every game; if a mask forbids its action, none of them is answered."""
        given = np.asarray(actions, dtype=np.int64)
        if given.shape != (self.count,):
            raise BadOption("actions", given.shape, f"one action for each of {self.count} games")
        self._refuse_forbidden(given)
        self._given[:] = given
        return self._advance(STEP)

    def step_random(self) -> Step:
        """Answer every game by a uniform legal choice."""
        return self._advance(RANDOM)

    def close(self) -> None:
        """End the processes; the arrays keep what they show."""
        for pipe in self._pipes:
            try:
                pipe.send_bytes(CLOSE)
            except OSError:
                continue
            finally:
                pipe.close()
        self._pipes = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _refuse_forbidden(self, given: NDArray[np.int64]) -> None:
        inside = (given >= 0) & (given < self.masks.shape[1])
        allowed = inside & self.masks[np.arange(self.count), np.where(inside, given, 0)]
        if not allowed.all():
            index = int(np.argmin(allowed))
            name = self.game.actions.name(int(given[index]))
            raise IllegalAction(int(self.seats[index]), name, f"game {index} does not allow it")

    def _advance(self, command: bytes) -> Step:
        try:
            for pipe in self._pipes:
                pipe.send_bytes(command)
        except OSError:
            raise WorkerLost("a process of the environment has ended") from None
        self._await_all()
        return Step(self._ended.copy(), self._paid.copy())

    def _await_all(self) -> None:
        if not self._pipes:
            raise WorkerLost("the environment was closed")
        try:
            for pipe in self._pipes:
                pipe.recv_bytes()
        except (EOFError, OSError):
            raise WorkerLost("a process of the environment has ended") from None


def make_boards(count: int, setup: Setup, features: int, kind: str) -> dict[str, Board]:
    """The arrays all processes share."""
    actions = len(setup.game.actions)
    shapes = {
        "observations": (kind, (count, features)),
        "masks": ("bool", (count, actions)),
        "seats": ("int64", (count,)),
        "given": ("int64", (count,)),
        "ended": ("bool", (count,)),
        "rewards": ("float64", (count, setup.seats)),
    }
    boards = {}
    for name, (number, shape) in shapes.items():
        size = int(np.prod(shape)) * np.dtype(number).itemsize
        boards[name] = Board(SPAWN.RawArray("b", size), number, shape)
    return boards


def as_shown(array: NDArray[Any]) -> NDArray[Any]:
    """The array for reading only."""
    shown = array.view()
    shown.flags.writeable = False
    return shown


def shares(setup: Setup, count: int, workers: int, seed: int, kind: str) -> list[Share]:
    """The games, shared out as evenly as can be."""
    cuts = [count * worker // workers for worker in range(workers + 1)]
    return [
        Share(setup.game.name, setup.seats, dict(setup.options), seed, first, after - first, kind)
        for first, after in pairwise(cuts)
    ]


def work(pipe: Connection, share: Share, boards: dict[str, Board]) -> None:
    """Play one share until the other end closes."""
    looks = {name: board.look()[share.rows] for name, board in boards.items()}
    games = VectorEnvironment(
        share.game,
        share.count,
        share.seats,
        seed=share.seed,
        first=share.first,
        kind=share.kind,
        **share.options,
    )
    show(games, looks)
    pipe.send_bytes(READY)
    while (command := heard(pipe)) != CLOSE:
        step = games.step(looks["given"]) if command == STEP else games.step_random()
        looks["ended"][:] = step.ended
        looks["rewards"][:] = step.rewards
        show(games, looks)
        pipe.send_bytes(READY)


def heard(pipe: Connection) -> bytes:
    """The next command; a closed pipe is the last one."""
    try:
        return pipe.recv_bytes()
    except (EOFError, OSError):
        return CLOSE


def show(games: VectorEnvironment, looks: dict[str, NDArray[Any]]) -> None:
    """Copy what a share's games show into the arrays of all."""
    looks["observations"][:] = games.observations
    looks["masks"][:] = games.masks
    looks["seats"][:] = games.seats
