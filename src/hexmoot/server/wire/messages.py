"""Every message between the server and its clients, as structs checked at the edge.

The table socket (`/ws/tables/{id}`) takes `ClientMessage` and sends `ServerMessage`; the lobby
socket (`/ws/lobby`) only sends `Lobby`. The same client messages are taken by
`POST /api/tables/{id}/messages`. TypeScript types and a JSON schema come from here:
`python -m hexmoot.server.wire.typescript`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from hexmoot.server.wire.parts import (
    MAX_SEQUENCE,
    Action,
    ChatLine,
    ChatText,
    Count,
    Level,
    LogLine,
    Position,
    RefusalCode,
    RequestId,
    Seat,
    Stop,
    TableInfo,
    TableSummary,
    Undo,
)

PROTOCOL_VERSION = 2


class Message(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """Base of what a client sends; `id` comes back in the answer and marks a repeated message."""

    id: RequestId


class Push(Struct, kw_only=True, tag_field="type"):
    """Base of what the server sends over a socket."""


# ---- the table socket: from the client


class Act(Message, tag="act"):
    """Answer the decision of `moment`; several actions are the whole of a set choice in order."""

    moment: Count
    actions: Annotated[list[Action], Meta(min_length=1, max_length=MAX_SEQUENCE)]


class LeaveOrder(Message, tag="order"):
    """Leave a standing order for one of my seats."""

    seat: Seat
    action: Action


class AskUndo(Message, tag="undo"):
    """Take back the last answer of my seat, freely or by asking the others."""

    seat: Seat
    moment: Count


class Consent(Message, tag="consent"):
    """Agree or not to the undo request of this number; who asked may say no to withdraw it."""

    number: Count
    yes: bool


class Sit(Message, tag="sit"):
    """Take an open seat, or come back to my seat that a bot plays."""

    seat: Seat
    name: Annotated[str, Meta(max_length=40)] = ""


class Stand(Message, tag="stand"):
    """Leave a seat: before the start it becomes open, later a bot plays on (come back with sit)."""

    seat: Seat


class Arrange(Message, tag="arrange"):
    """The host opens a seat before the start, or gives it to a bot; who sat there watches."""

    seat: Seat
    kind: Literal["open", "bot"]
    level: Level = "adept"


class Start(Message, tag="start"):
    """The host starts the game; open seats are filled with bots of the table's level."""


class Close(Message, tag="close"):
    """The host closes a table that has not started, or one where no other person sits."""


class Look(Message, tag="look"):
    """Choose whose view this connection gets: one of my seats, or a spectator's (None)."""

    seat: Seat | None


class AskDetails(Message, tag="details"):
    """Ask for what is told only to whoever points at things, of the position of `moment`.

    With `stop`, of this one of the stops before it.
    """

    moment: Count
    stop: Count | None = None


class Say(Message, tag="say"):
    """Speak at the table, from one of my seats (None: the first of them, or as a watcher)."""

    text: ChatText
    seat: Seat | None = None


class Ping(Message, tag="ping"):
    """Nothing but an answer is wanted."""


ClientMessage = (
    Act
    | LeaveOrder
    | AskUndo
    | Consent
    | Sit
    | Stand
    | Arrange
    | Start
    | Close
    | Look
    | AskDetails
    | Say
    | Ping
)


# ---- the table socket: from the server


class Hello(Push, tag="hello"):
    """The first message: everything there is to know, from scratch.

    Sent again after `look` and after each reconnection. `log` holds the last lines (earlier ones
    by HTTP), `position` is None until the game starts. `stops` are forced rolls just before it:
    patches of its view.
    """

    protocol: int
    table: TableInfo
    viewer: int | None
    position: Position | None
    log: list[LogLine]
    chat: list[ChatLine]
    stops: list[Stop] = []


class TableChanged(Push, tag="table"):
    """Seats, presence, status or clocks changed; in place of the table that was sent before."""

    table: TableInfo


class Moved(Push, tag="moved"):
    """One or more answers were given (or taken back: then `undone` is the ply the game is at).

    `position` and `table` are patches (`native/patch.py`) of what this connection was sent last,
    `since` is the moment of that position: whoever has another one connects anew. `log` holds
    what the answers brought about, for the log and for animation; after an undo the reader drops
    all lines with a ply above `undone`. `stops` are forced rolls on the way: patches of the view
    sent before.
    """

    since: int
    position: dict[str, Any]
    log: list[LogLine]
    table: dict[str, Any]
    undone: int | None = None
    stops: list[Stop] = []


class DetailsTold(Push, tag="details"):
    """What whoever is asked is told when they point at things: a patch of the view sent last.

    The next change is of the view with this in it. With `stop` it is a patch of the view of this
    stop, and of nothing else. Whoever is not asked is told nothing.
    """

    view: dict[str, Any]
    stop: int | None = None


class Said(Push, tag="said"):
    """A chat line."""

    line: ChatLine


class UndoChanged(Push, tag="undo"):
    """An undo was asked for, agreed to, refused or withdrawn; in place of the position's."""

    undo: Undo


class Done(Push, tag="done"):
    """The message of this id was carried out; `moment` is the table's moment now."""

    id: str
    moment: int


class Refused(Push, tag="refused"):
    """The message of this id changed nothing, and why; `repeated`: it was carried out before."""

    id: str | None
    code: RefusalCode
    message: str


class Notice(Push, tag="notice"):
    """Something the server did that people should know (a bot failed and was replaced)."""

    text: str


class Bye(Push, tag="bye"):
    """The server is about to close this connection; `again` says whether to reconnect by itself."""

    reason: str
    again: bool


ServerMessage = (
    Hello | TableChanged | Moved | DetailsTold | Said | UndoChanged | Done | Refused | Notice | Bye
)


class Lobby(Push, tag="lobby"):
    """The lobby socket's only message: my tables, and listed tables with an open seat."""

    mine: list[TableSummary]
    open: list[TableSummary]
    my_moves: int
