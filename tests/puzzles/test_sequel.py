"""Why an answer is the best, in words: how the game would go on, and how after the next best."""

from __future__ import annotations

import pytest

from hexmoot.bots import SeatView
from hexmoot.engine.game import Game
from hexmoot.engine.native.state import State
from hexmoot.engine.record import Record, perform
from hexmoot.puzzles import sequel as telling
from hexmoot.puzzles.judging import Verdict
from hexmoot.puzzles.puzzle import puzzles_of
from hexmoot.puzzles.sequel import LAST, TOLD, WORLD, meet, next_best, note_of, sequel
from tests.puzzles.test_puzzle import ravens_puzzle
from tests.server.kit.process import ROOT
from tests.upgrades.write import our_games

RECORDS = ROOT / "tests" / "records"
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


def test_what_others_choose_is_not_told() -> None:
    """Where others are asked next, their answers stand between, not in the words."""
    game = our_games()[-1]
    puzzle = next(one for one in puzzles_of(game) if one.seats > 1)
    state = puzzle.position(game)
    asked: list[tuple[int, str]] = []
    world = state.imagine(puzzle.seat, WORLD)
    world.apply(game.actions.parse(puzzle.best[0]))
    while not world.over and len(asked) < 24:
        chosen = telling._chosen(world)
        if len(world.legal()) > 1:
            asked.append((int(world.seat), SeatView(world).label(chosen)))
        world.apply(chosen)
    own = [label for seat, label in asked if seat == puzzle.seat]
    assert {seat for seat, _ in asked} != {puzzle.seat}
    assert sequel(state, game.actions.parse(puzzle.best[0]), len(own)) == own


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
        (
            {1: ["A", "B", "C"], 3: ["A", "B", "D", "E", "F"]},
            [
                "Either way “A”, then “B” is likely to follow. Then, after it, the",
                "“C”. After “",
                "is “D”, then “E”.",
            ],
        ),
        ({1: ["A", "B"], 3: ["A", "B", "D"]}, ["Then, after it, there is nothing more", "is “D”."]),
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
    monkeypatch.setattr(
        telling, "sequel", lambda state, action, most=TOLD: by_action[action][:most]
    )
    note = note_of(state, Verdict([one], 0.1, {one: 0.9, other: 0.5}))
    for part in told:
        assert part in note


def test_answers_that_only_change_places_meet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two potions can be sold in either order; who ends the turn instead comes elsewhere."""
    state = with_two_to_sell()
    text, number = state.setup.game.actions.text, state.setup.game.actions.parse
    one, other = (action for action in state.legal() if text(action).startswith("sell"))
    # Whoever goes on sells what is left, then stops.
    monkeypatch.setattr(
        telling,
        "_chosen",
        lambda world: next((a for a in (one, other) if a in world.legal()), world.legal()[0]),
    )
    assert meet(state, one, other)
    assert not meet(state, one, number("end_turn"))


def with_two_to_sell() -> State:
    """A recorded game where somebody on the Market has just two kinds of potions to sell."""
    for path in sorted((RECORDS / "alchemists_race").glob("*.json")):
        record = Record.from_bytes(path.read_bytes())
        state = record.start()
        for action in record.actions:
            words = [record_text.split()[0] for record_text in answers(state)]
            if words.count("sell") == 2 and set(words) == {"sell", "end_turn"}:
                return state
            perform(state, action)
    raise AssertionError("no game has such a question")


def answers(state: State) -> list[str]:
    """What can be answered, as records write it."""
    return [state.setup.game.actions.text(action) for action in state.legal()]
