"""Why an answer is the best, in words: how the game would go on, and how after the next best."""

from __future__ import annotations

import pytest

from hexmoot.bots import SeatView
from hexmoot.engine.game import Game
from hexmoot.puzzles import sequel as telling
from hexmoot.puzzles.judging import Verdict
from hexmoot.puzzles.puzzle import puzzles_of
from hexmoot.puzzles.sequel import LAST, MOST_ANSWERS, TOLD, WORLD, next_best, note_of, sequel
from tests.puzzles.test_puzzle import ravens_puzzle
from tests.upgrades.write import our_games

VERDICT = Verdict([1], 0.1, {1: 0.9, 2: 0.3, 3: 0.5})


def test_the_next_best_is_the_best_of_the_others() -> None:
    assert next_best(VERDICT.expected, VERDICT.best) == 3
    assert next_best({1: 0.2, 2: 0.9, 3: 0.8}, [2, 3]) == 1


@pytest.mark.parametrize("game", our_games(), ids=lambda game: game.name)
def test_a_way_on_is_told_in_answers_of_the_asked_seat(game: Game) -> None:
    """The same each time, and the position itself is left alone."""
    puzzle = puzzles_of(game)[0]
    state = puzzle.position(game)
    action = game.actions.parse(puzzle.best[0])
    found = sequel(state, action)
    assert len(found) <= TOLD
    assert all(found)
    assert sequel(state, action) == found
    assert state.legal() == puzzle.position(game).legal()


def test_what_others_choose_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where others are asked next, their answers stand between, not in the words."""
    game = our_games()[-1]
    puzzle = next(one for one in puzzles_of(game) if one.seats > 1)
    state = puzzle.position(game)
    asked: list[tuple[int, str]] = []
    world = state.imagine(puzzle.seat, WORLD)
    world.apply(game.actions.parse(puzzle.best[0]))
    while not world.over and len(asked) < MOST_ANSWERS:
        chosen = telling._chosen(world)
        if len(world.legal()) > 1:
            asked.append((int(world.seat), SeatView(world).label(chosen)))
        world.apply(chosen)
    own = [label for seat, label in asked if seat == puzzle.seat]
    assert {seat for seat, _ in asked} != {puzzle.seat}
    monkeypatch.setattr(telling, "TOLD", len(own))
    assert sequel(state, game.actions.parse(puzzle.best[0])) == own


def test_a_way_on_knows_no_secrets() -> None:
    """In worlds the seat cannot tell apart the same is told."""
    game = our_games()[3]
    puzzle = puzzles_of(game)[0]
    state = puzzle.position(game)
    action = game.actions.parse(puzzle.best[0])
    assert {tuple(sequel(state.imagine(puzzle.seat, seed), action)) for seed in range(4)} == {
        tuple(sequel(state, action))
    }


@pytest.mark.parametrize(
    ("ways", "told"),
    [
        ({1: ["A", "B"], 3: ["C"]}, ["After it the likely way on is “A”, then “B”.", "is “C”."]),
        ({1: ["A"], 3: ["A"]}, ["Whatever you choose, “A” is likely to follow"]),
        ({1: [], 3: ["C"]}, ["After it there is nothing more for you to decide", "is “C”."]),
        ({1: [], 3: []}, [LAST]),
    ],
)
def test_a_note_says_what_follows_and_what_else_would(
    monkeypatch: pytest.MonkeyPatch, ways: dict[int, list[str]], told: list[str]
) -> None:
    game, puzzle = ravens_puzzle()
    state = puzzle.position(game)
    one, other = state.legal()[:2]
    by_action = {one: ways[1], other: ways[3]}
    monkeypatch.setattr(telling, "sequel", lambda state, action: by_action[action])
    note = note_of(state, Verdict([one], 0.1, {one: 0.9, other: 0.5}))
    for part in told:
        assert part in note
