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
    what is dealt later. `practice` games have no result.
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
