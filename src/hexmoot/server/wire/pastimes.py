"""Bodies about what people come back for: their games, the day's challenge, puzzles, company."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from hexmoot.server.wire.bodies import Body
from hexmoot.server.wire.parts import Count, Level, Part, Status, View

Day = Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$")]


# ---- my games


class Rival(Part):
    """Somebody else at a table: a person, or a bot of a level."""

    name: str
    level: Level | None


class PlayedGame(Part):
    """A game I played to its end. `share` is my part of the win, None where it does not count.

    `stood_in`: a bot played it to the end for me. `mean` and `deviation` are my rating in this game
    afterwards, if it was rated. `challenge` is the day whose deal it was.
    """

    table: str
    game: str
    title: str
    preset: str
    seats: int
    plies: int
    ended: float
    rank: int | None
    share: float | None
    score: int | None
    together: bool | None
    stood_in: bool
    rivals: list[Rival]
    roles: list[str]
    challenge: str | None
    mean: float | None
    deviation: float | None


class GameRating(Part):
    """How strong I am at a game, and how sure that is; `games` were rated."""

    game: str
    title: str
    mean: float
    deviation: float
    games: int


class Achievement(Part):
    """Something worth trying: `have` of `want` are done."""

    name: str
    title: str
    text: str
    have: int
    want: int
    missing: list[str] = field(default_factory=list)


class MyGames(Part):
    """Everything I have played that counts, the newest first; `ladder` is how strong bots are."""

    games: list[PlayedGame]
    ratings: list[GameRating]
    ladder: dict[str, float]
    achievements: list[Achievement]


class Forgotten(Part):
    """How many results were deleted."""

    results: int


class MyTable(Part):
    """A table in my export."""

    table: str
    game: str
    status: Status
    seats: list[int]


class MyChat(Part):
    """Something I said, in my export."""

    table: str
    text: str
    at: float


class Export(Part):
    """Everything this server keeps of me."""

    name: str
    player: str
    created: float
    tables: list[MyTable]
    games: list[PlayedGame]
    chat: list[MyChat]
    challenges: list[dict[str, Any]]
    puzzles: list[SolvedPuzzle]


# ---- the challenge of the day


class ChallengeResult(Part):
    """One line of a day's table: somebody's try; `score` is None while it is going on."""

    name: str
    mine: bool
    rank: int | None
    score: int | None
    plies: int | None


class ChallengeInfo(Part):
    """The sealed deal of a day and game. `seed` opens when the day is over.

    `table` is mine, if I tried. `archmage` is what a bot of that level made of my seat, for those
    who have played and when the day is over; `thinking` while it plays.
    """

    day: str
    game: str
    title: str
    seats: int
    level: Level
    commitment: str
    seed: str | None
    is_over: bool
    ends: float
    table: str | None
    status: Status | None
    results: list[ChallengeResult]
    archmage: ChallengeResult | None
    thinking: bool


# ---- puzzles


class PuzzleInfo(Part):
    """A puzzle in a list."""

    id: str
    level: int


class PuzzleBook(Part):
    """The puzzles of a game, and which one is the day's."""

    game: str
    title: str
    day: str
    daily: str | None
    puzzles: list[PuzzleInfo]


class PuzzleAnswer(Part):
    """An answer of a puzzle: what it promises from 0 to 1, and whether it is one of the best."""

    action: int
    label: str
    expected: float
    best: bool


class PuzzlePage(Part):
    """A puzzle to be solved, with what its seat may see; it can be judged without the server."""

    id: str
    game: str
    title: str
    level: int
    margin: float
    note: str
    board: str
    view: View
    answers: list[PuzzleAnswer]


class SolvedPuzzle(Body):
    """A puzzle I solved after so many wrong answers; `day` if it was that day's."""

    game: Annotated[str, Meta(max_length=60)]
    puzzle: Annotated[str, Meta(max_length=40)]
    wrong: Count = 0
    day: Day | None = None


class SolvedNow(Body):
    """Puzzles that were solved, perhaps while the server could not be reached."""

    solved: Annotated[list[SolvedPuzzle], Meta(max_length=200)]


class MyPuzzles(Part):
    """What I solved, and how many days in a row I solved the day's puzzle of each game."""

    solved: list[SolvedPuzzle]
    streaks: dict[str, int]
    best_streaks: dict[str, int]


# ---- finding people


class MatchWish(Body):
    """Any table of this game, about my strength; one is opened where there is none."""

    game: Annotated[str, Meta(max_length=60)]
    pace: Literal["any", "none", "slow", "live"] = "any"
