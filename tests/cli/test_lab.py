"""`hexmoot lab` as people type it, and the shelf its reports lie on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from hexmoot.cli.main import app
from hexmoot.engine.errors import BadOption, UnknownGame
from hexmoot.lab.games import NothingToRead
from hexmoot.lab.report import Report
from hexmoot.lab.shelf import Shelf, default_shelf
from tests.lab.conftest import _scales

__all__ = ["_scales"]


def typed(folder: Path, *words: str) -> Result:
    """Run the command with one worker; everything it writes lies in the folder."""
    places = ("--out", str(folder / "games"), "--shelf", str(folder / "shelf"))
    page = ("--page", str(folder / "page.html"))
    return CliRunner(env={"COLUMNS": "160"}).invoke(
        app, ["lab", *words, *places, *page, "--workers", "1"]
    )


QUICK = ("--player", "random", "--games", "20", "--luck", "2", "--ladder", "2")


def test_a_page_a_report_on_the_shelf_and_the_findings(tmp_path: Path) -> None:
    """One command leaves all three."""
    found = typed(tmp_path, "scales", *QUICK, "--seats", "3")
    assert found.exit_code == 0, found.output
    first, second, *_ = found.stdout.splitlines()
    assert first == "Scales <of> Luck for 3, 20 games by random."
    assert second.startswith("Nothing stands out")
    assert "balance report" in (tmp_path / "page.html").read_text("utf-8")
    (info,) = Shelf(tmp_path / "shelf").infos()
    assert (info.game, info.games, info.alarms) == ("scales", 20, 0)
    assert info.name.startswith("scales-3-20")


@pytest.mark.parametrize(
    ("game", "preset", "player"),
    [
        ("alchemists_race", "standard", "policy"),
        ("alchemists_race", "market_rest", "greedy"),
        ("sorcerer_stones", "standard", "policy"),
    ],
)
def test_the_policy_plays_unless_somebody_is_named(
    tmp_path: Path, game: str, preset: str, player: str
) -> None:
    """And the report says who did; where no net knows the table, greedy does."""
    few = ("--games", "2", "--seats", "2", "--luck", "0", "--ladder", "0", "--preset", preset)
    found = typed(tmp_path, game, *few)
    assert f"for 2, 2 games by {player}." in found.stdout
    assert f"played by <b>{player}</b>" in (tmp_path / "page.html").read_text("utf-8")


def test_the_report_as_json_is_the_one_on_the_shelf(tmp_path: Path) -> None:
    """What is printed reads back as what is kept."""
    found = typed(tmp_path, "scales", *QUICK, "--json")
    shelf = Shelf(tmp_path / "shelf")
    printed = Report.from_bytes(found.stdout.encode())
    assert printed == shelf.get(shelf.infos()[0].name)
    assert json.loads(found.stdout)["rules"]["seats"] == 2


def test_other_rules_are_compared_with_options_or_a_preset(tmp_path: Path) -> None:
    """Either way the report has a second set of rules and what it changes."""
    found = typed(tmp_path, "scales", *QUICK, "--against", "seat_edge=1000", "--games", "60")
    assert "- Mean score: " in found.stdout
    words = ("--player", "random", "--games", "4", "--luck", "0", "--ladder", "0", "--json")
    found = typed(tmp_path / "b", "alchemists_race", *words, "--against-preset", "quick")
    other = Report.from_bytes(found.stdout.encode()).comparison
    assert other is not None
    assert "target_coins" in other.rules.options


def test_records_are_read_instead_of_played(tmp_path: Path) -> None:
    """Games of an earlier run give the same report."""
    assert typed(tmp_path, "scales", *QUICK).exit_code == 0
    (folder,) = (tmp_path / "games").glob("*/games")
    found = typed(tmp_path, "scales", "--records", str(folder))
    assert found.stdout.startswith("Scales <of> Luck for 2, 20 games.")


@pytest.mark.parametrize(
    ("words", "error"),
    [
        (("chess",), UnknownGame),
        (("scales", "--seats", "9"), BadOption),
        (("scales", "--games", "0"), BadOption),
        (("scales", "--luck", "-1"), BadOption),
        (("scales", "-o", "seat_edge=many"), BadOption),
        (("scales", "--against", "seat_edge"), BadOption),
        (("scales", "--against-preset", "nothing"), BadOption),
        (("scales", "--records", "no/such/folder"), NothingToRead),
        (("scales", "--records", ".", "--against", "seat_edge=3"), BadOption),
    ],
)
def test_mistakes_are_one_line_before_anything_is_played(
    tmp_path: Path, words: tuple[str, ...], error: type[Exception]
) -> None:
    """Nothing is written either."""
    found = typed(tmp_path, *words)
    assert isinstance(found.exception, error)
    assert list(tmp_path.iterdir()) == []


def test_a_page_that_cannot_be_written_keeps_the_games(tmp_path: Path) -> None:
    """What was played is not lost with the page."""
    (tmp_path / "page.html").mkdir()
    found = typed(tmp_path, "scales", *QUICK)
    assert isinstance(found.exception, BadOption)
    assert (tmp_path / "games").exists()


def test_the_help_names_the_shelf_that_is_used_if_none_is_given() -> None:
    """The place is shown as it is on this machine."""
    found = CliRunner(env={"COLUMNS": "400", "NO_COLOR": "1"}).invoke(app, ["lab", "--help"])
    assert str(default_shelf()) in found.stdout
