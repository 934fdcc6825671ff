"""A game of one's own, from the command line."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Command


def test_a_new_game_is_written_and_the_way_on_is_told(hexmoot: Command, tmp_path: Path) -> None:
    """A second time the folder is in the way and nothing is overwritten."""
    run = hexmoot("new", "owls", "--secrets", "--folder", tmp_path)
    assert run.code == 0
    assert "hexmoot check owls" in run.out
    assert (tmp_path / "owls" / "src" / "owls" / "rules" / "secrets.py").exists()
    again = hexmoot("new", "owls", "--folder", tmp_path)
    assert (again.code, "there is" in again.err) == (2, True)


def test_fields_are_written_once(hexmoot: Command, tmp_path: Path) -> None:
    """Anew only where the state has changed; a folder without a game is refused."""
    hexmoot("new", "owls", "--folder", tmp_path)
    package = tmp_path / "owls" / "src" / "owls"
    assert "nothing to change" in hexmoot("fields", package).out
    (package / "rules" / "fields.py").unlink()
    assert "fields.py: written" in hexmoot("fields", package).out
    assert hexmoot("fields", tmp_path).code == 2
