"""Bodies of the HTTP API that are not also socket messages."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from hexmoot.server.wire.lessons import FigureInfo, LessonInfo
from hexmoot.server.wire.parts import (
    MAX_SEATS,
    Clock,
    Count,
    Level,
    LogLine,
    Name,
    Part,
    RefusalCode,
    SeatWish,
)


class Body(Struct, kw_only=True, forbid_unknown_fields=True):
    """Base of what a client sends."""


class ServerInfo(Part):
    """What a client needs to know once; with `pictures` positions are painted here, with
    a `push_key` browsers may subscribe to be called."""

    version: str
    protocol: int
    levels: list[LevelInfo]
    pictures: bool = False
    push_key: str | None = None


class LevelInfo(Part):
    """A level of bots, what it is like, and about how long it thinks."""

    name: Level
    title: str
    seconds: float
    summary: str


class OptionForm(Part):
    """What a page needs to draw an input for an option; which fields are set depends on `type`."""

    name: str
    type: str
    default: Any
    help: str
    low: int | None = None
    high: int | None = None
    words: list[str | None] = field(default_factory=list)


class GameInfo(Part):
    """A game as the lobby shows it, with the form of its options."""

    name: str
    title: str
    summary: str
    minutes: tuple[int, int]
    weight: float
    min_seats: int
    max_seats: int
    usual_seats: int
    rules_version: int
    presets: dict[str, dict[str, Any]]
    default_preset: str
    options: list[OptionForm]
    lessons: list[LessonInfo] = field(default_factory=list)


class TipInfo(Part):
    """What a component is called, what it does, and the rule that says so."""

    name: str
    text: str
    rule: str


class GameBook(Part):
    """The rules (Markdown, one rule a line `- **AR-12** Sentence.`) and every component's tip."""

    name: str
    title: str
    rules: str
    glossary: dict[str, TipInfo]
    figures: list[FigureInfo] = field(default_factory=list)


class OfflineList(Part):
    """Addresses whose answers are the same for everybody and may be kept by a browser.

    With another `edition` they may say something else, and are worth fetching again.
    """

    paths: list[str]
    edition: str


class ReportPage(Part):
    """A balance report to be read: `html` is an article without scripts, all text in it escaped."""

    name: str
    game: str
    heading: str
    made: str
    html: str


class Me(Part):
    """The person behind the cookie; `player` is the public mark chat lines carry."""

    player: str
    name: str


class Session(Part):
    """Who is asking; None until a name was given."""

    me: Me | None


class NameMe(Body):
    """Choose a name; the first time this makes an identity."""

    name: Name


class Welcome(Part):
    """The identity after naming; the recovery code is shown once, when the identity is made."""

    me: Me
    recovery_code: str | None


class RecoveryCode(Part):
    """A fresh recovery code; the one before no longer works."""

    code: str


class Recover(Body):
    """Come back from another device."""

    code: Annotated[str, Meta(min_length=1, max_length=80)]


class DeleteMe(Body):
    """Delete me and what is mine; my name, written once more, says that it is meant."""

    name: Name


class Deleted(Part):
    """How many tables went with me, and at how many of other people my name was removed."""

    tables: int
    kept: int


class Token(Part):
    """For programs: send it as `Authorization: Bearer …`."""

    token: str


class NewTable(Body):
    """Open a table. `level` is who stands in for absent people; `absence` is after how many seconds
    offline on one's move a bot steps in (0: never); `practice` lets undo go back as far as one
    likes, and nothing counts; `start` begins at once when no seat is open."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MAX_SEATS)]
    preset: Annotated[str, Meta(max_length=60)] | None = None
    options: dict[str, Any] = field(default_factory=dict)
    clock: Clock = Clock()
    absence: Annotated[int, Meta(ge=0, le=2_592_000)] = 0
    level: Level = "adept"
    listed: bool = False
    practice: bool = False
    start: bool = False


Minute = Annotated[int, Meta(ge=0, lt=1440)]


class Quiet(Body):
    """Not to be called between these minutes of the day, in a time zone."""

    start: Minute
    end: Minute
    zone: Annotated[str, Meta(min_length=1, max_length=60)]


class Subscribe(Body):
    """Call this browser when it is my move in a slow game; the address is its push service's."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    quiet: Quiet | None = None


class Unsubscribe(Body):
    """Call this browser no more."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]


class Subscribed(Part):
    """How many browsers of mine are called."""

    browsers: int


class Fork(Body):
    """Start a what-if table from a point of this one; seats may be chosen when it is over."""

    ply: Count
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MAX_SEATS)] | None = None


class ThoughtInfo(Part):
    """An answer a bot considered: `expected` runs from 0 (surely lost) to 1 (surely won alone)."""

    action: int
    text: str
    label: str
    expected: float
    visits: int


class Thoughts(Part):
    """What a bot that knows only what the seat knows thinks of a decision, best answer first."""

    ply: int
    seat: int
    level: Level
    thoughts: list[ThoughtInfo]


class ReviewPoint(Part):
    """A decision looked back on: the answer in words, what it cost, and how it changed the chances.

    `ply` answers had been given before it; `best` is empty where nothing better was found; `cost`
    is a share of the win, 0..1; `change` is each seat's change of chance; `asked` is the question.
    """

    ply: int
    seat: int
    played: str
    best: str
    cost: float
    change: list[float]
    asked: str = ""


class Review(Part):
    """A finished game as a bot sees it afterwards, made when it is first asked for.

    While `state` is `thinking`, `progress` runs from 0 to 1 and the rest is empty. `chances` has a
    row for each seat, with its chance to win before the answers of `plies`; the last of `plies` is
    the end. `turns` are the answers that changed most, `costly` for each seat its dearest ones.
    Where the seats win or lose `together`, all rows are alike: the result the company can expect.
    `rounds` has for each round how many answers had been given when it began.
    """

    state: Literal["thinking", "ready", "failed"]
    progress: float
    plies: list[int] = field(default_factory=list)
    chances: list[list[float]] = field(default_factory=list)
    turns: list[ReviewPoint] = field(default_factory=list)
    costly: list[list[ReviewPoint]] = field(default_factory=list)
    together: bool = False
    rounds: list[int] = field(default_factory=list)


class LogPage(Part):
    """Log lines from a ply on, as the reader's viewer may see them."""

    lines: list[LogLine]
    plies: int


class Problem(Part):
    """The body of every refused request."""

    code: RefusalCode
    message: str
