"""What a table and a view are made of, as the server shows them to clients."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

MAX_SEATS = 8
MAX_SEQUENCE = 64

Name = Annotated[str, Meta(min_length=1, max_length=40)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Seat = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
Action = Annotated[int, Meta(ge=0, lt=2**31)]
Count = Annotated[int, Meta(ge=0, lt=2**31)]
# Printable: no database takes every character.
RequestId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[!-~]+$")]
Level = Literal["apprentice", "adept", "magus", "archmage"]
Status = Literal["open", "playing", "finished", "closed"]
# How a table is played: without a clock, over days, or in one sitting.
Pace = Literal["none", "slow", "live"]
# From here on a move may take until tomorrow.
SLOW_SECONDS = 3_600
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


class Part(Struct, kw_only=True):
    """Base of what the server sends."""


# ---- what a table is made of


class Clock(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """Time to think: none, so many seconds a move, or a bank with an increment a move."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=2_592_000)] = 0
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0


def pace_of(clock: Clock) -> Pace:
    """How a clock lets people play."""
    if clock.kind == "none":
        return "none"
    return "slow" if clock.kind == "move" and clock.seconds >= SLOW_SECONDS else "live"


class SeatWish(Struct, kw_only=True, forbid_unknown_fields=True):
    """Who shall sit in a seat of a new table: me (perhaps under another name), anyone, or a bot."""

    kind: Literal["me", "open", "bot"] = "open"
    name: Annotated[str, Meta(max_length=40)] = ""
    level: Level = "adept"


class SeatInfo(Part):
    """A seat as everybody sees it; `mine` is for the reader alone.

    `manner` says in a sentence what the bot who sits here is like (empty for people).
    `stand_in` says that a bot plays for the absent person, `away` why: the clock ran out, nobody
    was there, or the seat was left. `clock` is the time left in seconds when the message was made
    (None: no clock); it runs while `asked`. `back` is the time there would be on coming back.
    """

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: Level | None = None
    online: bool = False
    stand_in: bool = False
    away: Literal["", "clock", "absent", "left"] = ""
    mine: bool = False
    asked: bool = False
    clock: float | None = None
    back: float | None = None
    manner: str = ""


class Origin(Part):
    """The table and point a what-if table was started from, or the table a rematch follows."""

    table: str
    ply: int | None = None


class TableInfo(Part):
    """A table as one reader sees it. `viewers` are the seats whose view this reader may ask for.

    `challenge` is the day whose sealed deal it is; a `matched` table starts when it is full.
    At a `practice` table undo has no limit while no other person plays, and nothing counts.
    `hides`: seats see what others may not, so people at one screen cover it between them.
    `board` is the address of the board that the game's own package brings, or empty.
    """

    id: str
    game: str
    title: str
    board: str
    status: Status
    seats: list[SeatInfo]
    options: dict[str, Any]
    preset: str | None
    clock: Clock
    absence: int
    level: Level
    listed: bool
    practice: bool
    challenge: str | None
    matched: bool
    hides: bool
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
    """A line of a list of tables; `ply` counts answers, `asked` is the seat that must answer.

    `places` are there once the game is over, except in co-op games and in practice. Of a table that
    waits for people, `strength` is the level of bots those who sit there are nearest to (None where
    nobody has played), and `matched` says that it starts by itself when it is full.
    """

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
    practice: bool
    preset: str | None = None
    pace: Pace = "none"
    strength: Level | None = None
    matched: bool = False
    challenge: str | None = None
    places: list[int] | None = None


# ---- what a viewer sees


class Decision(Part):
    """The question asked now; `picks` above 0: a set is chosen, so many may be picked."""

    kind: str
    seat: int
    prompt: str
    picks: int


class Choice(Part):
    """A legal answer in words, with the id of the thing on the table it points at.

    `note` is the line below it: what it costs, leaves and brings. A `grave` one costs what its
    warning says and cannot be taken back: ask once more.
    """

    action: int
    text: str
    label: str
    target: str
    warning: str
    note: str
    grave: bool = False


class ClosedThing(Part):
    """A thing that is not lit: why not, or the actions that lead to it."""

    target: str
    why: str
    actions: list[int]


class Score(Part):
    """A seat's score so far, by named parts."""

    total: int
    parts: dict[str, int]


class Ending(Part):
    """How the game ended; `together` is for co-op games alone: whether all won or all lost."""

    ranks: list[int]
    winners: list[int]
    scores: list[int]
    reason: str
    sentence: str
    together: bool | None = None


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
    """The engine's view for one viewer (None: a spectator); `table` is the game's own data.

    Over a socket `closed` is None and lists of `table` that are only drawn while somebody points
    are empty, until they are asked for (`details`).
    """

    game: str
    rules: int
    viewer: int | None
    seats: int
    names: list[str]
    ply: int
    decision: Decision | None
    choices: list[Choice]
    closed: list[ClosedThing] | None
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


class Stop(Part):
    """A position on the way, before dice were thrown by the only answer there was.

    `view` is a patch (`native/patch.py`); so many `lines` of the log that came with it were told by
    then. Its one choice is not sent: the die has fallen. A page may wait there for its person.
    """

    view: dict[str, Any]
    lines: int


class UndoAsked(Part):
    """Somebody wants to go back to `ply`; `waiting` are the seats that have not agreed yet."""

    number: int
    seat: int
    ply: int
    waiting: list[int]


class Undo(Part):
    """What the reader may take back, freely or by asking (not before `wait` seconds).

    `ply` is None where nothing can be taken back: nothing was answered, or something was learned
    or done since and there is nobody who could agree.
    """

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
    """One complete choice of a set: its pieces, and the answers (an `act`) that bring it about.

    `total` is what they come to together, in words.
    """

    pieces: list[int]
    answers: list[int]
    total: str


class PickMenu(Part):
    """A set chosen piece by piece, laid open: each piece in words, and every complete choice.

    `limit` says why some pieces do not go with others.
    """

    pieces: list[Choice]
    sets: list[PickSet]
    limit: str


class Position(Part):
    """The present position for one viewer.

    `moment` grows with every answer and every undo and never goes back: an `act` names the moment
    it answers. `plies` is the length of the game so far (for the replay slider). `picks` is there
    when the viewer chooses a set of two pieces or more: they can be picked in any order. `ordered`
    is for whoever holds the asked seat: its standing order will answer, unless they do so first.
    """

    moment: int
    plies: int
    view: View
    undo: Undo
    orders: list[Order]
    thinking: bool
    picks: PickMenu | None = None
    ordered: bool = False


class ChatLine(Part):
    """Something said at the table, by a person or by a seated `bot`.

    `player` is a public name mark, good for muting.
    """

    number: int
    player: str
    seat: int | None
    name: str
    text: str
    at: float
    bot: bool = False
