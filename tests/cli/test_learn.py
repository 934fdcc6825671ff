"""`hexmoot learn`: a tiny training, folders that go on, and what is missing."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from hexmoot.bots.learned.net import PlayingNet
from hexmoot.bots.learned.weights import SUFFIX, BadWeights, read_weights
from hexmoot.cli.extras import MissingExtra
from hexmoot.cli.main import app
from hexmoot.engine import registry
from hexmoot.engine.errors import BadOption


def test_the_command_trains_and_draws(tmp_path: Path) -> None:
    """A tiny training of a real game: weights that play, curves as a page, a match."""
    pytest.importorskip("torch", exc_type=ImportError)
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


def test_a_league_and_a_frozen_rival_are_not_both_to_be_had(tmp_path: Path) -> None:
    """The rival plays at every table; nothing is written."""
    words = ["learn", "ravens", "--league", "0.5", "--against", "some.weights"]
    result = CliRunner().invoke(app, [*words, "--out", str(tmp_path / "new")])
    assert isinstance(result.exception, BadOption)
    assert "--against" in str(result.exception)
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        (["--sparring", "some.weights"], BadOption),
        (["--league", "0.5", "--sparring", "some.weights"], BadWeights),
        (["--begin", "some.weights"], BadWeights),
        (["--against", "some.weights"], BadWeights),
    ],
)
def test_a_net_that_is_not_there_leaves_nothing_behind(
    words: list[str], kind: type[Exception], tmp_path: Path
) -> None:
    """Nor does a sparring partner without a league."""
    result = CliRunner().invoke(app, ["learn", "ravens", *words, "--out", str(tmp_path / "new")])
    assert isinstance(result.exception, kind)
    assert "some.weights" in str(result.exception)
    assert not (tmp_path / "new").exists()


def test_a_file_is_no_folder_for_a_training(tmp_path: Path) -> None:
    """One line, and the file stays."""
    (tmp_path / "file").write_text("mine", "utf-8")
    result = CliRunner().invoke(app, ["learn", "ravens", "--out", str(tmp_path / "file")])
    assert isinstance(result.exception, BadOption)
    assert (tmp_path / "file").read_text("utf-8") == "mine"
