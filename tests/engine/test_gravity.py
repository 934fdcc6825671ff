"""Answers worth a second question: those that cost something and end undo."""

from __future__ import annotations

from hexmoot.engine.gravity import ends_undo, is_grave
from hexmoot.engine.native.state import State
from hexmoot.engine.registry import game
from tests.games.alchemists_race.kit.table import at


def test_a_roll_ends_undo_and_a_sale_does_not() -> None:
    """What chance brings is known to all; a sale goes on with the same seat."""
    state = at("M meteor speed / O18<O17 speed").state
    texts = {state.setup.game.actions.text(action): action for action in state.legal()}
    assert ends_undo(state, [texts["roll"]])
    assert not ends_undo(state, [texts["sell meteor"]])
    assert ends_undo(state, [texts["sell meteor"], state.legal()[-1] + 10_000])


def test_handing_the_question_on_ends_undo() -> None:
    """Somebody else answers next, and what they do is not taken back freely."""
    state = _with_several_seats()
    before = state.seat
    last = next(action for action in state.legal() if _next_seat(state, action) != before)
    assert ends_undo(state, [last])


def test_only_a_warned_answer_is_grave() -> None:
    """Without a cost nothing is worth a second question."""
    state = at("M meteor speed / O18<O17 speed").state
    (roll,) = (a for a in state.legal() if state.setup.game.actions.text(a) == "roll")
    assert is_grave(state, [roll], "it costs a coin")
    assert not is_grave(state, [roll], "")


def test_nothing_changes_by_asking() -> None:
    """It is tried on copies."""
    state = at("M meteor speed / O18<O17 speed").state
    before = state.digest()
    for action in state.legal():
        ends_undo(state, [action])
    assert state.digest() == before


def _with_several_seats() -> State:
    """A question with an answer that hands the turn on."""
    state = game("sorcerer_stones").start(seats=2, seed=3)
    while all(_next_seat(state, action) == state.seat for action in state.legal()):
        state.play(state.legal()[0])
    return state


def _next_seat(state: State, action: int) -> int:
    twin = state.copy()
    twin.play(action)
    return int(twin.seat)


def test_what_is_the_point_of_a_move_is_said_and_not_asked() -> None:
    """To stop on the Market is to give up the steps left; the warning stays."""
    state = at("S1<R1 / O18<O17 speed", dice="3").state
    stop = next(choice for choice in state.view(0)["choices"] if choice["text"] == "stop")
    assert stop["warning"]
    assert not stop["grave"]
