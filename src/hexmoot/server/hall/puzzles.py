"""Puzzles on the page: the books, one to be solved, the day's, and days in a row."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable
from datetime import date, timedelta
from functools import lru_cache

from hexmoot.engine import registry
from hexmoot.engine.errors import UnknownGame
from hexmoot.engine.game import Game
from hexmoot.puzzles.puzzle import BadPuzzle, Puzzle, puzzles_of
from hexmoot.server.errors import Refusal
from hexmoot.server.table.game import view_of
from hexmoot.server.table.shown import board_address
from hexmoot.server.wire.pastimes import (
    MyPuzzles,
    PuzzleAnswer,
    PuzzleBook,
    PuzzleInfo,
    PuzzlePage,
    SolvedPuzzle,
)

# A day's puzzle counts for its day when it is told so many days later: somebody was offline.
LATE_DAYS = 2


def books(day: str) -> list[PuzzleBook]:
    """The puzzles of every game that has some."""
    return [book(game, day) for game in registry.games() if puzzles_of(game)]


def book(game: Game, day: str) -> PuzzleBook:
    """The puzzles of a game; every day one of them is the day's."""
    return PuzzleBook(
        game=game.name,
        title=game.title,
        day=day,
        daily=daily(game, day),
        puzzles=[PuzzleInfo(id=one.id, level=one.level) for one in puzzles_of(game)],
    )


def daily(game: Game, day: str) -> str | None:
    """The puzzle of a day, the same on every server of this version."""
    found = puzzles_of(game)
    if not found:
        return None
    lot = int.from_bytes(hashlib.sha256(f"{day} {game.name}".encode()).digest()[:8])
    return found[lot % len(found)].id


def page(name: str, puzzle_id: str) -> PuzzlePage:
    """A puzzle to be solved; Refusal if there is none."""
    try:
        game = registry.game(name)
    except UnknownGame as error:
        raise Refusal("not_found", str(error)) from error
    found = next((one for one in puzzles_of(game) if one.id == puzzle_id), None)
    if found is None:
        raise Refusal("not_found", "there is no such puzzle")
    try:
        return _page(game, found.id)
    except BadPuzzle as error:
        raise Refusal("failed", "this puzzle does not fit the rules any more") from error


@lru_cache(256)
def _page(game: Game, puzzle_id: str) -> PuzzlePage:
    puzzle = next(one for one in puzzles_of(game) if one.id == puzzle_id)
    state = puzzle.position(game)
    view = view_of(state, puzzle.seat)
    return PuzzlePage(
        id=puzzle.id,
        game=game.name,
        title=game.title,
        level=puzzle.level,
        margin=puzzle.margin,
        note=puzzle.note,
        board=board_address(game),
        view=view,
        answers=[
            PuzzleAnswer(
                action=choice.action,
                label=choice.label,
                expected=puzzle.expected[choice.text],
                best=choice.text in puzzle.best,
            )
            for choice in view.choices
        ],
    )


# ---- what somebody solved


def checked(news: Iterable[SolvedPuzzle], today: str) -> list[SolvedPuzzle]:
    """What can be: puzzles there are, and a day only where it was that day's puzzle of late."""
    found = []
    for one in news:
        puzzle = _known(one)
        if puzzle is not None:
            day = one.day if _is_of_day(one, today) else None
            wrong = min(one.wrong, len(puzzle.expected))
            found.append(SolvedPuzzle(game=one.game, puzzle=one.puzzle, wrong=wrong, day=day))
    return found


def _known(one: SolvedPuzzle) -> Puzzle | None:
    try:
        game = registry.game(one.game)
    except UnknownGame:
        return None
    return next((puzzle for puzzle in puzzles_of(game) if puzzle.id == one.puzzle), None)


def _is_of_day(one: SolvedPuzzle, today: str) -> bool:
    last = date.fromisoformat(today)
    late = {(last - timedelta(days=days)).isoformat() for days in range(LATE_DAYS + 1)}
    return one.day in late and daily(registry.game(one.game), one.day or "") == one.puzzle


def my_puzzles(rows: list[SolvedPuzzle], today: str) -> MyPuzzles:
    """What somebody solved, and for each game how many days in a row."""
    days: dict[str, set[str]] = {}
    for row in rows:
        if row.day is not None:
            days.setdefault(row.game, set()).add(row.day)
    return MyPuzzles(
        solved=rows,
        streaks={game: streak(own, today) for game, own in days.items()},
        best_streaks={game: best_streak(own) for game, own in days.items()},
    )


def streak(days: Collection[str], today: str) -> int:
    """Days in a row up to today; today itself may still come."""
    day = date.fromisoformat(today)
    if today not in days:
        day -= timedelta(days=1)
    count = 0
    while day.isoformat() in days:
        count += 1
        day -= timedelta(days=1)
    return count


def best_streak(days: Collection[str]) -> int:
    """The most days in a row there ever were."""
    return max((streak(days, day) for day in days), default=0)
