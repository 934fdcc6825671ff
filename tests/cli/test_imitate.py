"""`hexmoot imitate`: a net like a bot, which a training then meets."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from hexmoot.bots import UnknownBot, bot
from hexmoot.bots.learned.weights import SUFFIX, BadWeights, read_weights
from hexmoot.cli.main import app
from hexmoot.engine.errors import BadOption

GAME = "alchemists_race"


def test_a_likeness_plays_and_is_sparred_with(tmp_path: Path) -> None:
    """Weights that the policy can play and a league can meet; both say what they were made with."""
    pytest.importorskip("torch", exc_type=ImportError)
    words = f"imitate {GAME} greedy --preset quick --deals 22 --epochs 1 --width 16 --blocks 1"
    result = CliRunner().invoke(app, [*words.split(), "--workers", "1", "--out", str(tmp_path)])
    assert result.exit_code == 0, result.output
    assert "what greedy answers" in result.output.replace("\n", " ")
    path = tmp_path / f"{GAME}{SUFFIX}"
    assert read_weights(path).about.recipe["like"] == "greedy"
    bot(f"policy:weights={tmp_path}")
    words = f"learn {GAME} --seats 2 --preset quick --decisions 500 --tables 16 --span 8 --width 8"
    more = f"--blocks 1 --batch 64 --actors 1 --deals 0 --league 0.5 --sparring {path} --out"
    result = CliRunner().invoke(app, [*words.split(), *more.split(), str(tmp_path / "new")])
    assert result.exit_code == 0, result.output
    recipe = read_weights(tmp_path / "new" / path.name).about.recipe
    assert (recipe["league"], recipe["sparring"]) == (0.5, path.name)


@pytest.mark.parametrize(
    ("words", "kind", "said"),
    [
        (["sorcerer_stones", "greedy"], BadOption, "rates answers"),
        ([GAME, "greedyy"], UnknownBot, "greedyy"),
        ([GAME, "greedy", "--seats", "9"], BadOption, "seats is 9"),
        ([GAME, "greedy", "--preset", "none"], BadOption, "'none'"),
        ([GAME, "greedy", "--begin", "nowhere"], BadWeights, "nowhere"),
    ],
)
def test_what_makes_no_sense_is_said(
    words: list[str], kind: type[Exception], said: str, tmp_path: Path
) -> None:
    """One line, and nothing is written."""
    pytest.importorskip("torch", exc_type=ImportError)
    result = CliRunner().invoke(app, ["imitate", *words, "--out", str(tmp_path / "new")])
    assert isinstance(result.exception, kind)
    assert said in str(result.exception)
    assert not (tmp_path / "new").exists()


def test_a_folder_that_cannot_be_made_is_said_before_games_are_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not after an hour of watching."""
    pytest.importorskip("torch", exc_type=ImportError)
    monkeypatch.setattr("hexmoot.cli.imitate.watch_all", lambda *_: pytest.fail("played"))
    (tmp_path / "file").touch()
    result = CliRunner().invoke(app, ["imitate", GAME, "greedy", "--out", str(tmp_path / "file")])
    assert isinstance(result.exception, BadOption)
    assert "out is" in str(result.exception)


def test_one_seat_is_no_table_to_watch_at(tmp_path: Path) -> None:
    """The game's net would sit there, and nobody else."""
    words = ["imitate", GAME, "greedy", "--seats", "1", "--out", str(tmp_path / "new")]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 2
    assert not (tmp_path / "new").exists()
