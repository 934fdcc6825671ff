"""What is missing in a game's folder, or stands where nobody looks for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexmoot.workshop.rooms import faults
from hexmoot.workshop.template import files_of


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """The template's game, as far as its rooms go."""
    for place, text in files_of("night_market", has_secrets=True).items():
        path = tmp_path / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    folder = tmp_path / "src" / "night_market"
    written = "def copy_fields(): ...\ndef exchange_fields(): ...\n"
    (folder / "rules" / "fields.py").write_text(written)
    return folder


def test_the_template_has_all_rooms(game: Path) -> None:
    assert faults(game) == []


def test_a_chapter_of_its_own_and_what_was_built_are_no_faults(game: Path) -> None:
    (game / "rules" / "auctions.py").write_text("")
    (game / "built_for_0123__mypyc.so").write_bytes(b"")
    assert faults(game) == []


def test_every_fault_is_named(game: Path) -> None:
    (game / "helpers.py").write_text("")
    (game / "words" / "jokes.py").write_text("")
    (game / "rules" / "turn.py").unlink()
    (game / "rules" / "secrets.py").write_text("")
    (game / "shown" / "view.py").write_text("def table_view(): ...\n")
    assert faults(game) == [
        "helpers.py: not one of the rooms",
        "words/jokes.py: not a file of this room",
        "rules/turn.py: missing",
        "shown/view.py: defines no score_parts",
        "rules/secrets.py: defines no redeal",
    ]


def test_a_room_that_is_missing(tmp_path: Path) -> None:
    assert "minds/judge.py: missing" in faults(tmp_path)
