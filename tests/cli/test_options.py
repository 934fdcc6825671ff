"""Options of the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexmoot.cli.options import read_options
from hexmoot.engine import registry
from hexmoot.engine.errors import BadOption, HexmootError

RAVENS = registry.game("ravens")


def test_values_are_json_where_they_read_as_such_and_words_else() -> None:
    """A number in quotes stays a word."""
    given = ["sides=8", " loud = true", "mode=intro", 'name="7"']
    assert read_options(RAVENS, given) == {"sides": 8, "loud": True, "mode": "intro", "name": "7"}


def test_a_content_file_stands_behind_an_at_sign(tmp_path: Path) -> None:
    """It is read as the option's value; a missing one is named."""
    (tmp_path / "cards.toml").write_text("cards = [1, 2]\n")
    found = read_options(RAVENS, [f"content=@{tmp_path / 'cards.toml'}"])
    assert found == {"content": {"cards": [1, 2]}}
    with pytest.raises(HexmootError, match=r"none\.toml"):
        read_options(RAVENS, [f"content=@{tmp_path / 'none.toml'}"])


def test_what_is_no_option_is_refused() -> None:
    """A word without a value."""
    with pytest.raises(BadOption, match="sides is 'sides', allowed: name=value"):
        read_options(RAVENS, ["sides"])
