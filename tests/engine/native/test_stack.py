"""The decision stack: the top frame is what happens next."""

from __future__ import annotations

import pytest

from hexmoot.engine.errors import BadState
from hexmoot.engine.game import Game
from hexmoot.engine.native.stack import FRAME, KIND, SEAT, A, B, C, D
from hexmoot.engine.native.state import State


def test_frames_lie_on_top_of_each_other(game: Game) -> None:
    """What is popped uncovers what lay below, with its arguments."""
    state = game.blank(game.prepare(2, None, {}))
    state.push(7, 1, 10, 20, 30, 40)
    state.push(8, 0)
    state.set_argument(D, 5)
    assert (state.argument(KIND), state.argument(SEAT), state.argument(D)) == (8, 0, 5)
    assert state.stack_text() == "kinds on the stack: 7, 8"
    state.pop()
    assert [state.argument(index) for index in (KIND, SEAT, A, B, C, D)] == [7, 1, 10, 20, 30, 40]


def test_a_copied_stack_is_its_own(game: Game, state: State) -> None:
    """Pushing on one does not show on the other."""
    twin = state.copy()
    twin.push(9, 1)
    assert (twin.depth, state.depth) == (2, 1)


def test_an_impossible_stack_is_refused(game: Game, state: State) -> None:
    """A dump with more frames than the game has room for."""
    numbers = state.numbers()
    with pytest.raises(BadState, match="stack is impossible"):
        state.restore([*numbers[:6], 99, *numbers[7:]])


def test_a_copied_stack_grows_when_it_must(game: Game, state: State) -> None:
    """A copy has a few frames to spare, then room for all; none is lost on the way."""
    twin = state.copy()
    while twin.depth < twin.most_frames:
        twin.push(twin.depth, 1, twin.depth * 10)
    kinds = [twin.frames[place * FRAME] for place in range(1, twin.most_frames)]
    assert kinds == list(range(1, twin.most_frames))
    state.restore(twin.numbers())
    assert state.numbers() == twin.numbers()
    fresh = game.start(seats=2, seed=5).copy()
    fresh.restore(twin.numbers())
    assert fresh.numbers() == twin.numbers()


def test_a_stack_without_room_says_what_lies_on_it(game: Game, state: State) -> None:
    """Instead of writing over something else."""
    most = state.most_frames
    while state.depth < most:
        state.push(7, 0)
    with pytest.raises(BadState, match=f"more than {most} frames, kinds on the stack: .*7, 7"):
        state.push(8, 0)
