"""A training from its first round to its end, or to an interruption."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import patience
from tests.learn.kit.trainings import silent, small_plan, trained

torch = pytest.importorskip("torch", exc_type=ImportError)


def test_an_interruption_keeps_what_was_learned(tmp_path: Path) -> None:
    """Ctrl-C in the middle of a round: everything up to the round before is there."""
    from hexmoot.learn.session import Session

    session = Session(tmp_path, small_plan(1_000_000), every=1e9, most_seconds=patience.SECONDS)

    def interrupt(name: str, done: int, total: int) -> None:
        if done >= 2048:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        session.run(interrupt, silent)
    assert trained(tmp_path, small_plan(3072)).curve[-1]["decisions"] == 3072
