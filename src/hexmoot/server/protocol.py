"""Every message between the server and its clients, as structs checked at the edge.

The table socket (`/ws/tables/{id}`) takes `ClientMessage` and sends `ServerMessage`; the lobby
socket (`/ws/lobby`) only sends `Lobby`. The same client messages are taken by
`POST /api/tables/{id}/messages`. TypeScript types and a JSON schema come from here:
`python -m hexmoot.server.typescript`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

PROTOCOL_VERSION = 1
MAX_SEATS = 8
MAX_SEQUENCE = 64

Name = Annotated[str, Meta(min_length=1, max_length=40)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Seat = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
Action = Annotated[int, Meta(ge=0, lt=2**31)]
Count = Annotated[int, Meta(ge=0, lt=2**31)]
RequestId = Annotated[str, Meta(min_length=1, max_length=40)]
Level = Literal["apprentice", "adept", "magus", "archmage"]
Status = Literal["open", "playing", "finished", "closed"]
RefusalCode = Literal[
    "malformed",
    "too_large",
    "too_fast",
    "stale",
    "illegal",
    "not_yours",
    "repeated",
    "not_now",
    "bad_option",
    "not_found",
    "unknown_player",
    "foreign_origin",
    "failed",
]


class Message(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """Base of what a client sends; `id` comes back in the answer and marks a repeated message."""

    id: RequestId


class Part(Struct, kw_only=True):
    """Base of what the server sends."""


class Push(Struct, kw_only=True, tag_field="type"):
    """Base of what the server sends over a socket."""


# ---- what a table is made of


class Clock(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """Time to think: none, so many seconds a move, or a bank with an increment a move."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=2_592_000)] = 0
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0


class SeatWish(Struct, kw_only=True, forbid_unknown_fields=True):
    """Who shall sit in a seat of a new table: me (perhaps under another name), anyone, or a bot."""

    kind: Literal["me", "open", "bot"] = "open"
    name: Annotated[str, Meta(max_length=40)] = ""
    level: Level = "adept"


class SeatInfo(Part):
    """A seat as everybody sees it; `mine` is for the reader alone.

    `stand_in` says that a bot plays for the absent person. `clock` is the time left in seconds
    when the message was made (None: no clock); it runs while `asked`.
    """

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: Level | None = None
    online: bool = False
    stand_in: bool = False
    mine: bool = False
    asked: bool = False
    clock: float | None = None


class Origin(Part):
    """The table and point a what-if table was started from, or the table a rematch follows."""

    table: str
    ply: int | None = None


class TableInfo(Part):
    """A table as one reader sees it. `viewers` are the seats whose view this reader may ask for."""

    id: str
    game: str
    title: str
    status: Status
    seats: list[SeatInfo]
    options: dict[str, Any]
    preset: str | None
    clock: Clock
    absence: int
    level: Level
    listed: bool
    is_host: bool
    viewers: list[int]
    spectators: int
    commitment: str
    seed: str | None
    created: float
    started: float | None
    ended: float | None
    origin: Origin | None
    rematch: str | None


class TableSummary(Part):
    """A line of a list of tables; `ply` counts answers, `asked` is the seat that must answer."""

    id: str
    game: str
    title: str
    status: Status
    seats: list[SeatInfo]
    ply: int
    asked: int | None
    my_move: bool
    listed: bool
    updated: float
    places: list[int] | None = None


# ---- what a viewer sees


class Decision(Part):
    """The question asked now; `picks` above 0: a set is chosen and so many answers are to come."""

    kind: str
    seat: int
    prompt: str
    picks: int


class Choice(Part):
    """A legal answer in words, with the id of the thing on the table it points at."""

    action: int
    text: str
    label: str
    target: str
    warning: str


class Score(Part):
    """A seat's score so far, by named parts."""

    total: int
    parts: dict[str, int]


class Ending(Part):
    """How the game ended."""

    ranks: list[int]
    winners: list[int]
    scores: list[int]
    reason: str
    sentence: str


class PanelRow(Part):
    """One line of a panel."""

    label: str
    text: str
    target: str


class PanelBox(Part):
    """A titled box of the table, for pages that have no board for this game."""

    title: str
    rows: list[PanelRow]
    picture: str
    seat: int | None


class View(Part):
    """The engine's view for one viewer (None: a spectator); `table` is the game's own data."""

    game: str
    rules: int
    viewer: int | None
    seats: int
    names: list[str]
    ply: int
    decision: Decision | None
    choices: list[Choice]
    scores: list[Score]
    outcome: Ending | None
    table: dict[str, Any]
    panels: list[PanelBox]


class LogLine(Part):
    """One thing that happened. `ply` is the answer that brought it about."""

    ply: int
    kind: str
    numbers: list[int]
    text: str


class UndoAsked(Part):
    """Somebody wants to go back to `ply`; `waiting` are the seats that have not agreed yet."""

    number: int
    seat: int
    ply: int
    waiting: list[int]


class Undo(Part):
    """What the reader may take back, freely or by asking (not before `wait` seconds)."""

    ply: int | None
    free: bool
    wait: float
    asked: UndoAsked | None


class Order(Part):
    """A standing order the reader's seat may leave at any time."""

    action: int
    text: str
    label: str


class PickSet(Part):
    """One complete choice of a set: its pieces, and the answers (an `act`) that bring it about."""

    pieces: list[int]
    answers: list[int]


class PickMenu(Part):
    """A set chosen piece by piece, laid open: each piece in words, and every complete choice."""

    pieces: list[Choice]
    sets: list[PickSet]


class Position(Part):
    """The present position for one viewer.

    `moment` grows with every answer and every undo and never goes back: an `act` names the moment
    it answers. `plies` is the length of the game so far (for the replay slider). `picks` is there
    when the viewer chooses a set of two pieces or more: they can be picked in any order.
    """

    moment: int
    plies: int
    view: View
    undo: Undo
    orders: list[Order]
    thinking: bool
    picks: PickMenu | None = None


class ChatLine(Part):
    """Something a person said at the table; `player` is a public name mark, good for muting."""

    number: int
    player: str
    seat: int | None
    name: str
    text: str
    at: float


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


class Say(Message, tag="say"):
    """Speak at the table."""

    text: ChatText


class Ping(Message, tag="ping"):
    """Nothing but an answer is wanted."""


ClientMessage = (
    Act | LeaveOrder | AskUndo | Consent | Sit | Stand | Arrange | Start | Close | Look | Say | Ping
)


# ---- the table socket: from the server


class Hello(Push, tag="hello"):
    """The first message: everything there is to know, from scratch.

    Sent again after `look` and after each reconnection. `log` holds the last lines (earlier ones
    by HTTP), `position` is None until the game starts.
    """

    protocol: int
    table: TableInfo
    viewer: int | None
    position: Position | None
    log: list[LogLine]
    chat: list[ChatLine]


class TableChanged(Push, tag="table"):
    """Seats, presence, status or clocks changed."""

    table: TableInfo


class Moved(Push, tag="moved"):
    """One or more answers were given (or taken back: then `undone` is the ply the game is at).

    `log` holds what they brought about, for the log and for animation; after an undo the reader
    drops all lines with a ply above `undone`.
    """

    position: Position
    log: list[LogLine]
    table: TableInfo
    undone: int | None = None


class Said(Push, tag="said"):
    """A chat line."""

    line: ChatLine


class UndoChanged(Push, tag="undo"):
    """An undo was asked for, agreed to, refused or withdrawn."""

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


ServerMessage = Hello | TableChanged | Moved | Said | UndoChanged | Done | Refused | Notice | Bye


class Lobby(Push, tag="lobby"):
    """The lobby socket's only message: my tables, and listed tables with an open seat."""

    mine: list[TableSummary]
    open: list[TableSummary]
    my_moves: int
