"""The rows of the database as typed structs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar

from msgspec import Struct, convert, field

from hexmoot.server.wire.parts import Clock, Level, Status

AnyRow = TypeVar("AnyRow", bound=Struct)
EntryKind = Literal["answer", "obeyed", "order", "undo"]
StandIn = Literal["", "clock", "absent", "left"]


class PlayerRow(Struct, kw_only=True):
    """A person: a secret id, a public mark, a name, and the hash of the recovery code."""

    id: str
    mark: str
    name: str
    code_hash: str
    epoch: int
    created: float


class UndoRequest(Struct, kw_only=True):
    """A wish to go back to before `entry`, and the seats that have not agreed yet."""

    number: int
    seat: int
    player: str
    entry: int
    ply: int
    waiting: list[int]


class UndoState(Struct, kw_only=True):
    """The open request, and who was refused how often and must wait until when."""

    number: int = 0
    request: UndoRequest | None = None
    refusals: dict[str, int] = field(default_factory=dict)
    not_before: dict[str, float] = field(default_factory=dict)


class TableRow(Struct, kw_only=True):
    """A table. `ply`, `asked` and `places` repeat what the log says, for lists of tables.

    `version` grows with every change: a change made on an older version is not stored.
    `stirred` games have dice and draws of their own for every answer, `stirred_setup` ones also
    what is dealt later. `practice` games have no result; of a `counted` one the results of its
    people are stored. A `matched` table starts by itself when it is full; that of a day's
    `challenge` is dealt as for everybody that day.
    `wake` is when the server must do something by itself (a bot's move, a clock); `driver` is the
    process that does it, on a lease until `driver_until` (why: `hall.driver.Driver`).
    """

    id: str
    version: int = 0
    game: str
    rules: int
    seed: str
    stirred: bool = True
    stirred_setup: bool = True
    options: dict[str, Any]
    preset: str | None
    status: Status = "open"
    host: str
    clock: Clock
    left: list[float] = field(default_factory=list)
    since: float | None = None
    absence: int
    level: Level
    listed: bool
    practice: bool = False
    counted: bool = False
    matched: bool = False
    challenge: str | None = None
    created: float
    started: float | None = None
    ended: float | None = None
    updated: float
    origin: str | None = None
    origin_ply: int | None = None
    rematch: str | None = None
    undo: UndoState = field(default_factory=UndoState)
    ply: int = 0
    asked: int | None = None
    places: list[int] | None = None
    wake: float | None = None
    driver: str | None = None
    driver_until: float = 0.0


class SeatRow(Struct, kw_only=True):
    """A seat; `stand_in` says why a bot plays for its person, `gone` since when it is offline."""

    table_id: str
    seat: int
    kind: Literal["open", "person", "bot"]
    player: str | None = None
    name: str = ""
    level: Level | None = None
    stand_in: StandIn = ""
    gone: float | None = None

    @property
    def is_automatic(self) -> bool:
        """Does a bot answer for this seat now?"""
        return self.kind == "bot" or self.stand_in != ""


class Entry(Struct, kw_only=True):
    """One line of the action log; an undo goes back to before the entry `target` of the record.

    `obeyed` is an answer that a standing order gave, `answer` any other.
    """

    number: int
    kind: EntryKind
    seat: int
    text: str = ""
    target: int | None = None
    digest: str = ""
    player: str | None = None
    at: float


class ResultRow(Struct, kw_only=True):
    """What a finished game was for one of its people; None where the game does not say.

    `share` is the part of the win, `stood_in` says that a bot played it to its end. `people` counts
    the others, `levels` are those of the bots, `roles` what set the seat apart. `mean` and
    `deviation` are the person's rating in this game afterwards, if it was rated.
    """

    table_id: str
    player: str
    seat: int
    game: str
    preset: str
    seats: int
    plies: int
    ended: float
    rank: int | None = None
    share: float | None = None
    score: int | None = None
    together: bool | None = None
    stood_in: bool = False
    people: int = 0
    levels: list[Level] = field(default_factory=list)
    roles: list[str] = field(default_factory=list)
    challenge: str | None = None
    mean: float | None = None
    deviation: float | None = None


class Sitting(Struct, kw_only=True):
    """A seat of a rated game: a person or a bot of a level, and where it came in."""

    player: str | None
    level: Level | None
    rank: int


class Finish(Struct, kw_only=True):
    """What is to be stored of a game that ended; without `sittings` it is not rated."""

    results: list[ResultRow]
    sittings: list[Sitting] = field(default_factory=list)


class ChallengeRow(Struct, kw_only=True):
    """The deal of a day and game, and what the archmage made of it (JSON), once it has."""

    day: str
    game: str
    rules: int
    seed: str
    seats: int
    level: Level
    archmage: str | None = None
    thinking_until: float = 0.0


class ChatRow(Struct, kw_only=True):
    """Something said at a table, at a moment that may be yet to come; without a mark, by a bot."""

    number: int = 0
    mark: str | None = None
    seat: int | None
    name: str
    text: str
    at: float


def read_row(found: Mapping[Any, Any], kind: type[AnyRow]) -> AnyRow:
    """A row as its struct; SQLAlchemy's column names are not quite strings."""
    return convert({f"{name}": value for name, value in found.items()}, kind)
