"""The conformance promises catch what they are there to catch: planted faults are found."""

from __future__ import annotations

from typing import Any

import pytest

from hexmoot.engine import conformance as promises
from hexmoot.engine.conformance import BrokenPromise
from hexmoot.engine.native.sheet import Sheet
from hexmoot.engine.native.state import State
from hexmoot.engine.native.tape import Tape
from hexmoot.engine.setup import Setup
from hexmoot.engine.wording import Label
from tests.toys.ravens import GAME, Ravens, RavensState


def faulty(**faults: Any) -> Ravens:
    """The toy game with methods of its state or its registration replaced."""
    on_game = {name: faults.pop(name) for name in list(faults) if hasattr(Ravens, name)}
    kind = type("Faulty", (RavensState,), faults)

    def copy(self: RavensState) -> RavensState:
        twin = kind(self.setup, False)
        twin.copy_base(self)
        twin.turns = self.turns
        twin.place, twin.totals = self.place[:], self.totals[:]
        twin.always_keep = self.always_keep[:]
        return twin  # type: ignore[no-any-return]

    if "copy" not in faults:
        kind.copy = copy  # type: ignore[attr-defined]

    def blank(self: Ravens, setup: Setup) -> State:
        return kind(setup, True)  # type: ignore[no-any-return]

    return type("FaultyRavens", (Ravens,), {"blank": blank, **on_game})()  # type: ignore[no-any-return]


def test_a_sound_game_keeps_every_promise() -> None:
    """The twin without a fault passes."""
    for promise in promises.PROMISES:
        if promise is not promises.records_replay and promise is not promises.copies_are_complete:
            promise(faulty(), 2, "standard")
        promise(GAME, 2, "standard")


def test_choices_out_of_order_are_found() -> None:
    def list_choices(self: RavensState) -> int:
        count = RavensState.list_choices(self)
        self.choices[0], self.choices[count - 1] = self.choices[count - 1], self.choices[0]
        return count

    with pytest.raises(BrokenPromise, match="not ascending"):
        promises.play_is_sound(faulty(list_choices=list_choices), 2, "standard")


def test_a_broken_invariant_is_found() -> None:
    with pytest.raises(BrokenPromise, match="too many turns"):
        promises.play_is_sound(faulty(problems=lambda self: ["too many turns"]), 2, "standard")


def test_utilities_that_are_neither_shares_nor_common_are_found() -> None:
    """A game that is won together must say so, and one that says so must be."""
    both_win = faulty(utility=lambda self, seat: 1.0)
    with pytest.raises(BrokenPromise, match="not shares of one win"):
        promises.play_is_sound(both_win, 2, "standard")
    rivals = faulty(
        wins_together=lambda self, options: True, has_company_won=lambda self, state: False
    )
    with pytest.raises(BrokenPromise, match="different utilities"):
        promises.play_is_sound(rivals, 2, "standard")


def test_a_copy_that_shares_an_array_is_found() -> None:
    def copy(self: RavensState) -> RavensState:
        twin = type(self)(self.setup, False)
        twin.copy_base(self)
        twin.turns, twin.totals = self.turns, self.totals
        twin.place, twin.always_keep = self.place[:], self.always_keep[:]
        return twin

    with pytest.raises(BrokenPromise, match="copy"):
        promises.copies_share_nothing(faulty(copy=copy), 2, "standard")


def test_a_forgotten_field_in_the_dump_is_found() -> None:
    def exchange(self: RavensState, tape: Tape) -> None:
        self.place = tape.array(self.place)
        self.totals = tape.array(self.totals)
        self.always_keep = tape.array(self.always_keep)

    game = faulty(exchange=exchange)
    state = game.start(seats=2, seed=1)
    for action in list(promises.random_game(state, 1))[:4]:
        assert action >= 0
    half = game.start(seats=2, seed=1)
    half.apply(half.legal()[0])
    half.apply(0)
    loaded = game.load(half.dump())
    assert isinstance(half, RavensState)
    assert isinstance(loaded, RavensState)
    assert (half.turns, loaded.turns) == (1, 0)


def test_a_view_that_shows_another_hand_is_found() -> None:
    def table(self: Ravens, state: State, viewer: int | None) -> dict[str, Any]:
        assert isinstance(state, RavensState)
        return {**Ravens.table(self, state, viewer), "leak": state.in_place(1)}

    with pytest.raises(BrokenPromise, match="looks different"):
        promises.worlds_look_alike(faulty(table=table), 2, "standard")


def test_a_label_that_tells_a_secret_is_found() -> None:
    def label(self: Ravens, state: State, action: int) -> Label:
        assert isinstance(state, RavensState)
        return Label(f"{action} against {state.in_place(1 - state.seat)}")

    with pytest.raises(BrokenPromise, match="looks different"):
        promises.worlds_look_alike(faulty(label=label), 2, "standard")


def test_imagining_that_does_nothing_is_found_by_the_missing_barrier_check() -> None:
    """A card played from a hidden hand without `disclose` tells others what the hand held."""

    def answer(self: RavensState, action: int) -> None:
        RavensState.answer(self, action)
        self.disclosed = False
        self.chance_count = 0

    with pytest.raises(BrokenPromise, match="without a barrier"):
        promises.barriers_are_complete(faulty(answer=answer), 2, "standard")


def test_events_that_show_too_much_are_found() -> None:
    def run_step(self: RavensState, kind: int) -> None:
        self.tell(0, 0, sum(self.in_place(0)))
        RavensState.run_step(self, kind)

    with pytest.raises(BrokenPromise, match="events tell worlds apart"):
        promises.barriers_are_complete(faulty(run_step=run_step), 3, "standard")


def test_an_observation_that_shows_another_hand_is_found() -> None:
    def observe(self: RavensState, seat: int, sheet: Sheet) -> None:
        sheet.number("leak", sum(self.in_place(1 - seat)), 0, 50)

    with pytest.raises(BrokenPromise, match="observation tells worlds apart"):
        promises.observations_are_honest(faulty(observe=observe), 2, "standard")


def test_two_choices_that_read_the_same_are_found() -> None:
    with pytest.raises(BrokenPromise, match="two choices read the same"):
        promises.views_are_complete(
            faulty(label=lambda self, state, action: Label("Do it")), 2, "standard"
        )


def test_a_question_with_one_answer_that_hides_nothing_is_found() -> None:
    with pytest.raises(BrokenPromise, match="one answer was asked"):
        promises._expect_sound(GAME, _one_answer())


def _one_answer() -> State:
    kind = type("Open", (RavensState,), {"is_always_asked": lambda self: False})
    state = kind(GAME.prepare(2, None, {}), True)
    state.reseed(1)
    state.deal()
    state.settle()
    state.choice_count = 1
    return state  # type: ignore[no-any-return]
