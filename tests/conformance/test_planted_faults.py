"""A check that cannot fail is worse than none: every planted fault is found by its promise."""

from __future__ import annotations

import pytest

from hexmoot.engine import conformance
from hexmoot.engine.errors import HexmootError
from hexmoot.engine.game import Game
from hexmoot.engine.native.chance import DRAWS
from hexmoot.engine.native.stack import KIND
from hexmoot.engine.native.state import NOBODY
from tests.conformance.planted import FAULTS, deal_anew, faulty
from tests.toys.ravens import (
    CARDS,
    GAMBLE,
    PLAY,
    PLAYED,
    SAY_DREW_HIDDEN,
    SAY_PLAYED,
    RavensState,
)

# A record is replayed by the registered game, which has no fault.
TRIED = [promise for promise in conformance.PROMISES if promise.__name__ != "records_replay"]


def keep(promise: conformance.Promise, game: Game) -> None:
    """Try a promise with two seats and with three."""
    for seats in (2, 3):
        promise(game, seats, "standard")


def test_there_are_faults_of_many_kinds() -> None:
    """More than forty, and none of them by chance the same."""
    assert len(FAULTS) > 40


@pytest.mark.parametrize("promise", TRIED, ids=lambda promise: promise.__name__)
def test_a_sound_game_keeps_every_promise(promise: conformance.Promise) -> None:
    """The same toy, made in the same way, without a fault."""
    keep(promise, faulty({}, {}))


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(fault: str) -> None:
    """By the promise that is there for it."""
    name, on_state, on_game = FAULTS[fault]
    with pytest.raises(HexmootError):
        keep(getattr(conformance, name), faulty(on_state, on_game))


# ---- what is no fault

LAID = 10  # face down before seat 0, 1, 2


def answer_face_down(self: RavensState, action: int) -> None:
    """A card is laid where only its owner knows it; nothing is drawn, nothing disclosed."""
    if action < PLAY:
        RavensState.answer(self, action)
        return
    seat = self.seat
    self.place[action - PLAY] = LAID + seat
    self.tell_seat(seat, SAY_PLAYED, seat, action - PLAY)
    self.tell_others(seat, SAY_DREW_HIDDEN, seat)
    self.frames[self.top() + KIND] = GAMBLE


def redeal_face_down(self: RavensState, seat: int) -> None:
    """Neither hands nor laid cards of others are known."""
    seen = {PLAYED} if seat == NOBODY else {PLAYED, seat, LAID + seat}
    hidden = [card for card in range(CARDS) if self.place[card] not in seen]
    deal_anew(self, hidden, sorted(self.place[card] for card in hidden))
    for other in range(self.seats):
        if other != seat:
            self.always_keep[other] = self.below(DRAWS, 2)


def test_a_card_laid_face_down_needs_no_barrier() -> None:
    """All promises about secrets hold, and the answer can be taken back freely."""
    game = faulty({"answer": answer_face_down, "redeal": redeal_face_down}, {})
    for promise in conformance.PAIRED:
        keep(promise, game)
    state = game.start(seats=2, seed=3)
    state.apply(state.legal()[0])
    assert not state.disclosed
