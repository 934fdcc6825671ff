"""A training climbs: it beats random, then its earlier selves."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexmoot.engine import registry
from hexmoot.learn.plan import Recipe
from hexmoot.learn.tables import make_plan
from tests import patience
from tests.learn.kit.trainings import SMALL, silent, small_plan

torch = pytest.importorskip("torch", exc_type=ImportError)


def test_a_short_training_beats_random(tmp_path: Path) -> None:
    """The toy, less than a minute: the whole interval above one half."""
    from hexmoot.learn.ladder import Ladder
    from hexmoot.learn.session import Session

    plan = small_plan(60_000, tables=64, rate=3e-3, last_rate=3e-4)
    session = Session(tmp_path, plan, every=1e9, most_seconds=patience.SECONDS)
    session.run(silent, Ladder(2, "", ("random",), 60).climb)
    (match,) = session.keeper.curve[-1]["matches"]
    assert match["rival"] == "random"
    assert match["games"] == 120
    assert match["low"] > 0.5


@pytest.mark.whole
def test_a_longer_training_beats_random_clearly_and_its_first_self(tmp_path: Path) -> None:
    """A minute or two of the smallest real game."""
    from hexmoot.learn.ladder import EARLIER, Ladder
    from hexmoot.learn.session import Session

    game = registry.game("alchemists_race")
    settings = {**SMALL, "tables": 256, "width": 64, "batch": 2048, "rate": 2e-3}
    recipe = Recipe(decisions=1_500_000, **settings)
    plan = make_plan(game, recipe, seats=2, preset="quick")
    session = Session(tmp_path, plan, every=30, most_seconds=2 * patience.SECONDS)
    session.run(silent, Ladder(2, "quick", ("random",), 20).climb)
    last = {match["rival"]: match for match in session.keeper.curve[-1]["matches"]}
    assert last["random"]["low"] > 0.6
    assert EARLIER in last
