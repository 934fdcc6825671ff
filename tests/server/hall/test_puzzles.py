"""Puzzles on the page: what they show, the day's, and days in a row."""

from __future__ import annotations

import pytest

from hexmoot.engine import registry
from hexmoot.puzzles.puzzle import puzzles_of
from hexmoot.server.errors import Refusal
from hexmoot.server.hall import puzzles as hall
from hexmoot.server.hall.puzzles import (
    best_streak,
    books,
    checked,
    daily,
    my_puzzles,
    page,
    streak,
)
from hexmoot.server.wire.pastimes import SolvedPuzzle
from tests.upgrades.write import our_games

TODAY = "2026-11-16"


def test_every_day_has_its_puzzle_for_each_game() -> None:
    found = books(TODAY)
    assert {book.game for book in found} == {game.name for game in our_games()}
    for book in found:
        assert book.daily in {one.id for one in book.puzzles}
    game = our_games()[0]
    assert len({daily(game, f"2026-11-{day:02}") for day in range(1, 29)}) > 5
    assert daily(registry.game("ravens"), TODAY) is None


@pytest.mark.parametrize("name", [game.name for game in our_games()])
def test_a_puzzle_shows_what_its_seat_may_see(name: str) -> None:
    """The view of the asked seat and nobody else's; every answer with its worth."""
    puzzle = puzzles_of(registry.game(name))[0]
    found = page(name, puzzle.id)
    assert found.view.viewer == puzzle.seat
    assert [one.label for one in found.answers] == [one.label for one in found.view.choices]
    assert [one.best for one in found.answers].count(True) == len(puzzle.best)
    worst_best = min(one.expected for one in found.answers if one.best)
    assert worst_best > max(one.expected for one in found.answers if not one.best)


def test_what_there_is_not_is_refused() -> None:
    for name, puzzle in (("chess", "a"), ("ravens", "a")):
        with pytest.raises(Refusal):
            page(name, puzzle)


def solved(day: str | None, puzzle: str = "a", game: str = "ravens") -> SolvedPuzzle:
    return SolvedPuzzle(game=game, puzzle=puzzle, wrong=0, day=day)


def test_only_what_can_be_is_kept() -> None:
    """Unknown puzzles are dropped, and a day that is not the puzzle's, or too long ago."""
    game = our_games()[0]
    other = next(one.id for one in puzzles_of(game) if one.id != daily(game, TODAY))
    news = [
        solved(TODAY, daily(game, TODAY) or "", game.name),
        solved(TODAY, other, game.name),
        solved("2026-11-01", daily(game, "2026-11-01") or "", game.name),
        solved("2027-01-01", daily(game, "2027-01-01") or "", game.name),
        solved(TODAY, "nothing", game.name),
        solved(TODAY, "nothing", "chess"),
    ]
    assert [one.day for one in checked(news, TODAY)] == [TODAY, None, None, None]


def test_nobody_is_wrong_more_often_than_there_are_answers() -> None:
    game = our_games()[0]
    puzzle = puzzles_of(game)[0]
    many = SolvedPuzzle(game=game.name, puzzle=puzzle.id, wrong=1_000, day=None)
    (found,) = checked([many], TODAY)
    assert found.wrong == len(puzzle.expected)


def test_a_day_counts_up_to_two_days_later() -> None:
    game = our_games()[0]
    days = ["2026-11-14", "2026-11-13"]
    news = [solved(day, daily(game, day) or "", game.name) for day in days]
    assert [one.day for one in checked(news, TODAY)] == ["2026-11-14", None]


def test_games_have_days_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the same book two games do not ask for the same page every day."""
    book = puzzles_of(our_games()[-1])
    monkeypatch.setattr(hall, "puzzles_of", lambda game: book)
    one, other = our_games()[:2]
    days = [f"2026-11-{day:02}" for day in range(1, 29)]
    assert [daily(one, day) for day in days] != [daily(other, day) for day in days]


def test_days_in_a_row() -> None:
    days = ["2026-11-13", "2026-11-14", "2026-11-15", "2026-11-01"]
    assert streak(days, TODAY) == 3
    assert streak([*days, TODAY], TODAY) == 4
    assert streak(days, "2026-11-17") == 0
    assert best_streak(days) == 3
    mine = my_puzzles([solved(day) for day in [*days, None]], TODAY)
    assert (mine.streaks, mine.best_streaks) == ({"ravens": 3}, {"ravens": 3})
