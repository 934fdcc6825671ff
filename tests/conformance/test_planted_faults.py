"""A check that cannot fail is worse than none: every planted fault is found by its promise."""

from __future__ import annotations

import pytest

from hexmoot.engine import conformance
from hexmoot.engine.errors import HexmootError
from hexmoot.engine.game import Game
from tests.conformance.planted import FAULTS, faulty

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
