"""The command `hexmoot arena`, as people and programs type it."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from hexmoot.arena.rows import BadTarget
from hexmoot.bots import meaning_of
from hexmoot.cli.arena import fewest_seats
from hexmoot.cli.arena_tables import TOGETHER_NOTE
from hexmoot.cli.main import app
from hexmoot.engine import registry
from hexmoot.engine.errors import HexmootError
from hexmoot.engine.record import Record


def typed(*words: str) -> Result:
    """Run the command with one worker."""
    return CliRunner(env={"COLUMNS": "160"}).invoke(app, ["arena", *words, "--workers", "1"])


def test_standings_pairs_and_the_folder_are_shown(tmp_path: Path) -> None:
    """Players by rating, every pair with its interval, where the games are."""
    words = ("ravens", "--players", "random,search:playouts=60", "--games", "6")
    found = typed(*words, "--no-stop", "--out", str(tmp_path))
    assert found.exit_code == 0, found.output
    lines = found.stdout.splitlines()
    assert "share (even: 0.500)" in lines[0]
    assert {lines[1].split()[0], lines[2].split()[0]} == {"random", "search:playouts=60"}
    assert "score of the first" in lines[3]
    assert "6 games, all played." in found.output


def test_the_result_as_json_and_the_rows_as_a_file(tmp_path: Path) -> None:
    """Nothing but JSON on the output; one row a seat in the file; every game can be reopened."""
    rows = tmp_path / "rows.json"
    words = ("ravens", "--games", "4", "--seed", "3", "--out", str(tmp_path / "run"))
    found = typed(*words, "--json", "--rows", str(rows))
    data = json.loads(found.stdout)
    assert (data["game"], data["seats"], data["games"]) == ("ravens", 2, 4)
    assert (data["seed"], data["folder"]) == (3, str(tmp_path / "run"))
    assert [line["player"] for line in data["standings"]] == ["random", "greedy"]
    assert data["pairs"][0]["decided"] is False
    assert len(json.loads(rows.read_text())) == 8
    assert Record.load(tmp_path / "run" / "games" / "000003.json").final().over


def test_the_same_command_goes_on(tmp_path: Path) -> None:
    """Finished games are not played again; more games may be asked for."""
    words = ("ravens", "--out", str(tmp_path), "--json", "--no-stop")
    first = json.loads(typed(*words, "--games", "4").stdout)
    before = (tmp_path / "rows.jsonl").read_bytes()
    second = json.loads(typed(*words, "--games", "8").stdout)
    assert (first["games"], second["games"]) == (4, 8)
    assert (tmp_path / "rows.jsonl").read_bytes().startswith(before)


def test_what_is_taken_over_is_said(tmp_path: Path) -> None:
    """On the error output, with the folder; nothing is said of a new run."""
    words = ("ravens", "--out", str(tmp_path), "--no-stop")
    first = typed(*words, "--games", "6")
    second = typed(*words, "--games", "8")
    assert "taken over" not in first.stderr
    assert f"6 of 8 games taken over from {tmp_path}\n" in second.stderr


def test_results_of_an_edited_bot_are_not_taken_over(tmp_path: Path) -> None:
    """The folder named by hand is refused; the folder of its own is another one."""
    program = tmp_path / "mine.py"
    program.write_text("raise SystemExit(3)\n")
    words = ("ravens", "--players", f"random,{program}", "--games", "2", "--out", str(tmp_path))
    before = meaning_of(str(program))
    assert typed(*words).exit_code == 0
    program.write_text("raise SystemExit(4)\n")
    found = typed(*words)
    assert isinstance(found.exception, HexmootError)
    assert f"holds another run ({program} has changed)" in str(found.exception)
    assert meaning_of(str(program)) != before


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("ravens", "--players", "wizzard"), "unknown bot 'wizzard'"),
        (("ravens", "--seats", "9"), "seats is 9, allowed: 2..3"),
        (("ravens", "-o", "sides=99"), "sides is 99"),
        (("ravens", "--preset", "loudest"), "loudest"),
        (("nothing",), "unknown game 'nothing'"),
        (("ravens", "--games", "0"), "games is 0, allowed: 1 or more"),
        (("ravens", "--patience", "-1"), "patience is -1.0, allowed: seconds above 0"),
        (("ravens", "--patience", "nan"), "patience is nan, allowed: seconds above 0 up to 86400"),
        (("ravens", "--patience", "inf"), "patience is inf, allowed: seconds above 0 up to 86400"),
        (("ravens", "--rows", "rows.txt"), "the ending must be one of .parquet, .csv, .json"),
        (("ravens", "--rows", "nowhere/rows.csv"), "its folder does not exist"),
    ],
)
def test_mistakes_are_said_before_anything_is_played(
    tmp_path: Path, words: tuple[str, ...], complaint: str
) -> None:
    """One clear error, and no folder left behind."""
    folder = tmp_path / "run"
    found = typed(*words, "--out", str(folder))
    assert isinstance(found.exception, HexmootError)
    assert complaint in str(found.exception)
    assert not folder.exists()


def test_a_negative_number_of_workers_is_refused(tmp_path: Path) -> None:
    """None means one a core; fewer than none means nothing."""
    words = ["arena", "ravens", "--workers", "-2", "--out", str(tmp_path / "run")]
    found = CliRunner().invoke(app, words)
    assert str(found.exception) == "workers is -2, allowed: 1 or more, or 0 for one a core"
    assert not (tmp_path / "run").exists()


def test_a_missing_package_for_rows_is_said_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With what to install."""
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    words = ("ravens", "--rows", str(tmp_path / "rows.parquet"), "--out", str(tmp_path / "run"))
    found = typed(*words)
    assert "install it with pip install 'hexmoot[lab]'" in str(found.exception)
    assert not (tmp_path / "run").exists()


def test_rows_that_fail_after_all_do_not_hide_the_result(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table comes first."""

    def full(*_: object) -> None:
        raise BadTarget("the disk is full")

    monkeypatch.setattr("hexmoot.cli.arena.write_rows", full)
    words = ("ravens", "--games", "2", "--rows", str(tmp_path / "rows.csv"))
    found = typed(*words, "--out", str(tmp_path / "run"))
    assert isinstance(found.exception, BadTarget)
    assert "2 games, all played." in found.stdout


def test_rows_may_lie_in_the_folder_of_the_run(tmp_path: Path) -> None:
    """Which is not there yet when the rows are asked for."""
    folder = tmp_path / "run"
    found = typed("ravens", "--games", "2", "--out", str(folder), "--rows", str(folder / "r.json"))
    assert found.exit_code == 0
    assert len(json.loads((folder / "r.json").read_text())) == 4


def test_playing_together_rates_nobody(tmp_path: Path) -> None:
    """Where all win or lose together, ratings and pairs are left out and the reason is given."""
    words = ("sorcerer_stones", "--preset", "coop", "--seats", "2", "--games", "2", "--no-stop")
    shown = typed(*words, "--out", str(tmp_path)).stdout
    assert "rating" not in shown
    assert "score of the first" not in shown
    assert TOGETHER_NOTE in shown
    data = json.loads(typed(*words, "--out", str(tmp_path), "--json").stdout)
    assert [line["rating"] for line in data["standings"]] == [None, None]
    assert data["pairs"] == []


def test_the_smallest_table_is_one_at_which_bots_can_meet(tmp_path: Path) -> None:
    """Sorcerer & Stones can be played alone, but then nobody meets anybody."""
    words = ("--players", "random,greedy", "--games", "2", "--json", "--out", str(tmp_path))
    found = typed("sorcerer_stones", "-o", "mode=intro", *words)
    assert json.loads(found.stdout)["seats"] == 2


@pytest.mark.parametrize(
    ("name", "preset"), [("ravens", ""), ("sorcerer_stones", ""), ("sorcerer_stones", "coop")]
)
def test_the_fewest_seats_are_two_also_where_one_could_play_alone(name: str, preset: str) -> None:
    """A match is between players."""
    assert fewest_seats(registry.game(name), preset, {}) == 2


def test_options_that_fit_no_table_are_refused_in_their_own_words(tmp_path: Path) -> None:
    """The option and its value are named."""
    found = typed("sorcerer_stones", "-o", "mode=sideways", "--out", str(tmp_path / "run"))
    assert "mode is 'sideways'" in str(found.exception)
