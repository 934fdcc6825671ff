"""Actors that are lost are told of."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests import patience
from tests.learn.kit.trainings import silent, small_plan

torch = pytest.importorskip("torch", exc_type=ImportError)


def test_an_actor_that_dies_ends_the_training_with_a_sentence(tmp_path: Path) -> None:
    """Not a hang, not a traceback of pipes."""
    from hexmoot.learn.crew import ActorLost
    from hexmoot.learn.session import Session

    session = Session(tmp_path, small_plan(1024), every=1e9, most_seconds=patience.SECONDS)
    with pytest.raises(ActorLost, match=r"actor 0 of the training ended \(exit code 3\)"):
        session.run(silent, silent, (sys.executable, "-c", "raise SystemExit(3)"))
