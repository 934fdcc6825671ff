"""A new game: what it may be called, what is written, and that it is whole."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

import pytest

from hexmoot.engine.builds import MYPY
from hexmoot.engine.errors import BadOption
from hexmoot.engine.files import CannotWrite
from hexmoot.workshop import fields
from hexmoot.workshop.template import files_of, prefix_of, write_game
from hexmoot.workshop.tracing import faults
from tests.project.sources import ROOT


@pytest.mark.parametrize(
    ("name", "why"),
    [
        *((name, "small letters") for name in ("", "Night", "9lives", "a-b", "a__b", "class", "ä")),
        ("x" * 41, "small letters"),
        ("rune_stones", "no installed game"),
        ("json", "no installed package"),
        ("pytest", "no installed package"),
    ],
)
def test_a_name_that_cannot_be_used_is_refused(tmp_path: Path, name: str, why: str) -> None:
    with pytest.raises(BadOption, match=why):
        write_game(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_there_is_never_touched(tmp_path: Path) -> None:
    (tmp_path / "owls").mkdir()
    (tmp_path / "owls" / "mine.txt").write_text("mine")
    with pytest.raises(BadOption, match="there is"):
        write_game("owls", tmp_path)
    assert [path.name for path in (tmp_path / "owls").iterdir()] == ["mine.txt"]


def test_where_nothing_can_be_written_nothing_is_left(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(CannotWrite):
        write_game("owls", tmp_path / "file")
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


@pytest.mark.parametrize("secrets", [False, True])
def test_what_is_written_is_whole(tmp_path: Path, secrets: bool) -> None:
    """Sources that parse, fields that fit, rules that are traced, an entry point."""
    made = write_game("night_market", tmp_path, secrets)
    package = made / "src" / "night_market"
    for path in made.rglob("*.py"):
        ast.parse(path.read_text("utf-8"))
        assert max(map(len, path.read_text("utf-8").splitlines()), default=0) <= 100, path
    assert not fields.is_stale(package)
    assert faults((package / "RULES.md").read_text("utf-8"), package, made / "tests") == []
    paper = tomllib.loads((made / "pyproject.toml").read_text("utf-8"))
    assert paper["project"]["entry-points"]["hexmoot.games"] == {"night_market": "night_market"}
    assert (package / "rules" / "secrets.py").exists() == secrets
    assert (made / ".gitignore").exists()


def test_a_package_is_compiled_by_the_compiler_that_compiled_ours() -> None:
    """Classes built by different compilers do not fit together."""
    paper = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert f"mypy=={MYPY}" in paper["build-system"]["requires"]


def test_only_the_game_with_secrets_shows_how_they_are_kept() -> None:
    """And the other has none of it, so that nobody wonders what it is for."""
    with_secrets = "\n".join(files_of("owls", has_secrets=True).values())
    without = "\n".join(files_of("owls", has_secrets=False).values())
    for name in ("def redeal", ".disclose()", ".tell_seat(", ".tell_others(", "is_always_asked"):
        assert name in with_secrets
        assert name not in without


@pytest.mark.parametrize(
    ("name", "prefix"),
    [("night_market", "NM"), ("owls", "OW"), ("x", "XX"), ("go_2", "GO"), ("two_by_two", "TB")],
)
def test_ids_of_rules_begin_with_two_letters(name: str, prefix: str) -> None:
    assert prefix_of(name.split("_")) == prefix
