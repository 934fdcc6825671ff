"""A training: what it learns from, that it learns, that it goes on after a stop."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from hexmoot.bots.learned.net import PlayingNet
from hexmoot.bots.learned.rows import row_of
from hexmoot.bots.learned.weights import SUFFIX, About, BadWeights, Weights, read_weights
from hexmoot.cli.extras import MissingExtra
from hexmoot.cli.main import app
from hexmoot.engine import registry
from hexmoot.learn.page import curves_page
from hexmoot.learn.plan import Plan, Recipe
from hexmoot.learn.tables import make_plan
from tests.bots.positions import positions, ravens

torch = pytest.importorskip("torch", exc_type=ImportError)

SMALL = {"tables": 32, "actors": 1, "width": 32, "blocks": 1, "span": 16, "batch": 512}


def small_plan(decisions: int, **changes: Any) -> Plan:
    """A training of the toy."""
    settings = {**SMALL, **changes}
    return make_plan(ravens().setup.game, Recipe(decisions=decisions, **settings), seats=2)


def silent(*_: object) -> list[dict[str, Any]]:
    return []


def trained(folder: Path, plan: Plan, most_seconds: float = 1e9) -> Any:
    """Run a session in a folder; returns its keeper."""
    from hexmoot.learn.session import Session

    session = Session(folder, plan, every=1e9, most_seconds=most_seconds)
    session.run(silent, silent)
    return session.keeper


def weights_of(folder: Path) -> dict[str, Any]:
    return read_weights(folder / f"ravens{SUFFIX}").arrays


# ---- what is learned from


def test_chances_turn_with_the_seat() -> None:
    """By distance from the asked seat or by number: one undoes the other, empty seats have none."""
    from hexmoot.learn.experience import Seating

    plan = make_plan(registry.game("ravens"), Recipe(decisions=1, **SMALL))
    seating = Seating(plan, "cpu")
    seat = torch.arange(plan.tables) % seating.seats
    value = torch.rand(plan.tables, plan.seats) * seating.seated
    by_seat = seating.by_seat(value, seat)
    assert torch.equal(by_seat.gather(1, seat[:, None])[:, 0], value[:, 0])
    assert torch.equal(seating.from_seat(by_seat[None], seat[None])[0], value)
    assert float((by_seat * ~seating.seated).sum()) == 0.0


def test_what_came_of_it_is_the_end_or_what_was_expected_later() -> None:
    """An end overrides every guess; before it the guesses fade; behind it a new game begins."""
    from hexmoot.learn.experience import Experience

    past = Experience(small_plan(1, span=3), "cpu")
    past.value[:] = 0.5
    past.ended[1] = True
    past.reward[1, :, 0] = 1.0
    target = past.targets(trace=0.8)
    assert torch.allclose(target[2], torch.tensor(0.5))
    assert torch.allclose(target[1, :, :2], torch.tensor([1.0, 0.0]))
    assert torch.allclose(target[0, :, :2], torch.tensor([0.9, 0.1]))


def test_a_company_has_one_chance() -> None:
    """Where all win together every seat has the same, and no share of one."""
    from hexmoot.learn.net import chance_loss, chances

    value = torch.tensor([[3.0, 1.0, 9.0, 0.0], [3.0, 1.0, 9.0, 0.0]])
    seated = torch.tensor([[True, True, False], [True, True, False]])
    together = torch.tensor([False, True])
    found = chances(value, seated, together)
    assert found[0].sum() == pytest.approx(1.0)
    assert found[1].tolist() == [0.5, 0.5, 0.0]
    target = torch.tensor([[1.0, 0.0, 0.0], [1.0, 1.0, 0.0]])
    loss = chance_loss(value, target, seated, together).tolist()
    assert loss == pytest.approx([-np.log(float(found[0, 0])), np.log(2.0)], abs=1e-5)


def test_the_net_at_play_is_the_net_that_learned() -> None:
    """NumPy and PyTorch agree on random positions."""
    from hexmoot.learn.net import Net, chances

    game = registry.game("alchemists_race")
    plan = make_plan(game, Recipe(decisions=1, **SMALL), seats=2, preset="standard")
    torch.manual_seed(3)
    net = Net(plan)
    torch.nn.init.normal_(net.policy.weight)
    torch.nn.init.normal_(net.value.weight)
    arrays = {name: value.numpy() for name, value in net.state_dict().items()}
    about = About(game.name, game.rules_version, row_of(game).digest, plan.actions, plan.seats)
    playing = PlayingNet(game, Weights(about, arrays))
    for state in positions(game, seed=2, every=5, most=8):
        row = torch.zeros(1, len(plan.spans), dtype=torch.int16)
        row[0, list(plan.kinds[0].places)] = torch.tensor(
            game.observation(state, state.seat), dtype=torch.int16
        )
        for place, number in plan.kinds[0].fixed.items():
            row[0, place] = number
        with torch.no_grad():
            answers, value = net(row)
        seated = torch.tensor([[True, True, False, False]])
        told = chances(value, seated, torch.tensor([False]))
        found = playing.opinion(state, state.seat, state.legal())
        assert np.allclose(answers[0, state.legal()].numpy(), found.answers, atol=1e-4)
        assert np.allclose(told[0, :2].numpy(), found.chances, atol=1e-5)


# ---- that it learns


def test_a_short_training_beats_random(tmp_path: Path) -> None:
    """The toy, less than a minute: the whole interval above one half."""
    from hexmoot.learn.ladder import Ladder
    from hexmoot.learn.session import Session

    plan = small_plan(60_000, tables=64, rate=3e-3, last_rate=3e-4)
    session = Session(tmp_path, plan, every=1e9, most_seconds=60)
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
    session = Session(tmp_path, plan, every=30, most_seconds=240)
    session.run(silent, Ladder(2, "quick", ("random",), 20).climb)
    last = {match["rival"]: match for match in session.keeper.curve[-1]["matches"]}
    assert last["random"]["low"] > 0.6
    assert EARLIER in last


def test_one_seed_one_result(tmp_path: Path) -> None:
    """On one machine; another seed learns something else."""
    folders = [tmp_path / name for name in ("one", "same", "other")]
    for folder, seed in zip(folders, (1, 1, 2), strict=True):
        folder.mkdir()
        trained(folder, small_plan(2048, seed=seed))
    one, same, other = (weights_of(folder) for folder in folders)
    assert all(np.array_equal(one[name], same[name]) for name in one)
    assert not np.array_equal(one["first.weight"], other["first.weight"])


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


def test_an_interruption_keeps_what_was_learned(tmp_path: Path) -> None:
    """Ctrl-C in the middle of a round: everything up to the round before is there."""
    from hexmoot.learn.session import Session

    session = Session(tmp_path, small_plan(1_000_000), every=1e9, most_seconds=60)

    def interrupt(name: str, done: int, total: int) -> None:
        if done >= 2048:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        session.run(interrupt, silent)
    assert trained(tmp_path, small_plan(3072)).curve[-1]["decisions"] == 3072


def test_an_actor_that_dies_ends_the_training_with_a_sentence(tmp_path: Path) -> None:
    """Not a hang, not a traceback of pipes."""
    from hexmoot.learn.crew import ActorLost
    from hexmoot.learn.session import Session

    session = Session(tmp_path, small_plan(1024), every=1e9, most_seconds=60)
    with pytest.raises(ActorLost, match=r"actor 0 of the training ended \(exit code 3\)"):
        session.run(silent, silent, (sys.executable, "-c", "raise SystemExit(3)"))


# ---- the command


def test_the_command_trains_and_draws(tmp_path: Path) -> None:
    """A tiny training of a real game: weights that play, curves as a page, a match."""
    words = "learn alchemists_race --seats 2 --preset quick --decisions 2000 --tables 16 --span 8"
    more = "--width 16 --blocks 1 --batch 256 --actors 1 --deals 1 --rivals random --out"
    result = CliRunner().invoke(app, [*words.split(), *more.split(), str(tmp_path)])
    assert result.exit_code == 0, result.output
    game = registry.game("alchemists_race")
    PlayingNet(game, read_weights(tmp_path / f"alchemists_race{SUFFIX}"))
    page = (tmp_path / "curves.html").read_text("utf-8")
    assert "Alchemist" in page
    assert "<td>random</td>" in page
    assert "polyline" in page


def test_a_page_without_a_point_is_a_page() -> None:
    """Interrupted before the first one."""
    assert "Recipe" in curves_page(small_plan(10), [])


def test_without_pytorch_the_extra_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One line, no traceback."""
    for name in list(sys.modules):
        if name.startswith(("hexmoot.learn.", "torch")):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "torch", None)
    result = CliRunner().invoke(app, ["learn", "ravens", "--out", str(tmp_path)])
    assert isinstance(result.exception, MissingExtra)
    assert "hexmoot[learn]" in str(result.exception)
