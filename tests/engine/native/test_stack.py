"""The decision stack: the top frame is what happens next."""

from __future__ import annotations

import pytest

from hexmoot.engine.errors import BadState
from hexmoot.engine.game import Game
from hexmoot.engine.native.stack import FRAME, KIND, SEAT, A, B, C, D, Stack
from hexmoot.engine.native.state import State
from hexmoot.engine.native.tape import Tape


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


def test_a_copied_stack_grows_when_it_must() -> None:
    """A copy has a few frames to spare, then room for all; none is lost on the way."""
    source, twin = Stack(2, 12, True), Stack(2, 12, False)
    source.push(100, 0)
    twin.copy_stack(source)
    for kind in range(101, 112):
        twin.push(kind, 1)
    assert [twin.frames[place * FRAME] for place in range(12)] == list(range(100, 112))
    assert (source.depth, source.frames[FRAME]) == (1, 0)


def test_a_copy_takes_a_deeper_stack_over() -> None:
    """From numbers of a stack with more frames than the copy has room for at first."""
    deep, shallow, written = Stack(2, 12, True), Stack(2, 12, False), Tape([], False)
    shallow.copy_stack(deep)
    for kind in range(100, 112):
        deep.push(kind, 1)
    deep.exchange_stack(written)
    shallow.exchange_stack(Tape(written.numbers, True))
    assert shallow.stack_text() == deep.stack_text()


def test_a_stack_without_room_says_what_lies_on_it(game: Game, state: State) -> None:
    """Instead of writing over something else."""
    most = state.most_frames
    while state.depth < most:
        state.push(7, 0)
    with pytest.raises(BadState, match=f"more than {most} frames, kinds on the stack: .*7, 7"):
        state.push(8, 0)
