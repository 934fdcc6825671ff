"""A training goes on where it stopped, or from weights that exist."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from hexmoot.bots.learned.weights import SUFFIX, BadWeights, Weights, read_weights
from hexmoot.engine import registry
from tests.bots.kit.made_up import made_up
from tests.learn.kit.trainings import silent, small_plan, trained, weights_of

torch = pytest.importorskip("torch", exc_type=ImportError)


def test_a_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """Decisions, time, curve and optimiser are taken over."""
    first = trained(tmp_path, small_plan(4096), most_seconds=0.0)
    assert first.curve == []
    one = trained(tmp_path, small_plan(1024))
    two = trained(tmp_path, small_plan(4096))
    assert [point["decisions"] for point in two.curve] == [1024, 4096]
    assert two.seconds > one.seconds > 0
    about = read_weights(tmp_path / f"ravens{SUFFIX}").about
    assert about.steps == 4096
    assert about.recipe["width"] == 32
    assert "cores" in about.machine
    assert [point["decisions"] for point in about.curve] == [1024, 4096]


def test_a_training_of_before_there_was_a_mean_goes_on(tmp_path: Path) -> None:
    """With the net it kept."""
    trained(tmp_path, small_plan(1024))
    held = torch.load(tmp_path / "state.pt", weights_only=True)
    for name in ("mean", "selves", "past"):
        del held[name]
    torch.save(held, tmp_path / "state.pt")
    assert trained(tmp_path, small_plan(2048)).curve[-1]["decisions"] == 2048


def test_a_training_can_begin_with_weights(tmp_path: Path) -> None:
    """Of the same game and shape; others are refused."""
    from hexmoot.learn.session import Session

    (tmp_path / "old").mkdir()
    trained(tmp_path / "old", small_plan(1024))
    path = tmp_path / "old" / f"ravens{SUFFIX}"
    fixed = {"rate": 0.0, "last_rate": 0.0}
    Session(tmp_path, small_plan(1024, **fixed), 1e9, 60, path).run(silent, silent)
    assert np.allclose(
        weights_of(tmp_path)["first.weight"], weights_of(path.parent)["first.weight"]
    )
    with pytest.raises(BadWeights, match="another width"):
        Session(tmp_path / "new", small_plan(1024, width=16), 1e9, 60, path).run(silent, silent)


def test_weights_tell_of_the_weights_they_began_with(tmp_path: Path) -> None:
    """Decisions, time and points count on, also after an interruption; both recipes are told."""
    from hexmoot.learn.session import Session

    (tmp_path / "old").mkdir()
    trained(tmp_path / "old", small_plan(1024))
    path = tmp_path / "old" / f"ravens{SUFFIX}"
    before = read_weights(path).about
    Session(tmp_path, small_plan(1024, rate=1e-4), 1e9, 60, path).run(silent, silent)
    trained(tmp_path, small_plan(2048, rate=1e-4))
    about = read_weights(tmp_path / f"ravens{SUFFIX}").about
    assert about.steps == 1024 + 2048
    assert about.seconds > before.seconds
    assert [point["decisions"] for point in about.curve] == [1024, 2048, 3072]
    assert about.curve[0] == before.curve[0]
    assert about.curve[1]["seconds"] >= before.seconds
    assert about.recipe["rate"] == 1e-4
    assert about.recipe["before"] == before.recipe
    assert "before" not in before.recipe


def test_older_weights_are_given_room_for_what_is_new() -> None:
    """By name: what the net knew stays with it, the new begins at zero, the gone is named."""
    from hexmoot.learn.keeping import grown

    plan = small_plan(1024)
    whole = made_up(registry.game("ravens"))
    columns, words = whole.about.columns[1:], whole.about.words[:-1]
    arrays = {
        **whole.arrays,
        "first.weight": whole.arrays["first.weight"][:, 1:],
        "policy.weight": whole.arrays["policy.weight"][:-1],
        "policy.bias": whole.arrays["policy.bias"][:-1],
    }
    older = Weights(replace(whole.about, columns=columns, words=words), arrays)
    room = grown(older, plan)
    names = [name for name, _ in plan.columns]
    assert not room["first.weight"][:, names.index(whole.about.columns[0][0])].any()
    last = names.index(columns[-1][0])
    assert np.array_equal(room["first.weight"][:, last], arrays["first.weight"][:, -1])
    assert not room["policy.weight"][plan.words.index(whole.about.words[-1])].any()
    assert np.array_equal(room["policy.bias"][: len(words)], arrays["policy.bias"])
    with pytest.raises(KeyError, match="castle"):
        grown(Weights(replace(older.about, words=["castle", *words[1:]]), arrays), plan)
