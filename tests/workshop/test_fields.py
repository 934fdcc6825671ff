"""How a table is copied and stored, written from its attributes."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexmoot.engine.errors import BadContent
from hexmoot.workshop import fields

STATE = """
SHARED: Final = ("board",)


class Table(State):
    def __init__(self, setup, tables, fresh):
        self.tables = tables
        self.turn: i64 = 0
        self.is_late: bool = False
        self.words: str = ""
        if fresh:
            self.hand: vec[i64] = zeros(3)
            self.board: vec[i64] = zeros(9)
"""


def game_in(folder: Path, state: str) -> Path:
    game = folder / "night_market"
    (game / "rules").mkdir(parents=True)
    (game / "__init__.py").write_text("")
    (game / "rules" / "state.py").write_text(state)
    return game


def test_every_kind_of_field_is_copied_and_passed(tmp_path: Path) -> None:
    game = game_in(tmp_path, STATE)
    assert fields.is_stale(game)
    assert fields.write(game)
    assert not fields.is_stale(game)
    assert not fields.write(game)
    text = (game / "rules" / "fields.py").read_text()
    assert "from night_market.rules.state import Table" in text
    assert text.split("-> None:\n")[1].splitlines()[1:5] == [
        "    table.turn = source.turn",
        "    table.is_late = source.is_late",
        "    table.hand = source.hand[:]",
        "    table.board = source.board",
    ]
    assert "table.is_late = tape.flag(table.is_late)" in text
    assert "words" not in text


def test_long_tables_are_passed_in_parts() -> None:
    rows = "\n".join(f"        self.field_{k}: i64 = 0" for k in range(30))
    text = fields.written("market", f"class Table:\n    def __init__(self):\n{rows}\n")
    assert "_copy_part_2(table, source)" in text
    assert max(len(part.splitlines()) for part in text.split("\n\n\n")) <= fields.MOST_LINES + 3


@pytest.mark.parametrize(
    ("state", "reason"),
    [("x = 1\n", "no class Table"), ("class Table(:\n", "line 1: invalid syntax")],
)
def test_a_state_that_cannot_be_read_is_refused(tmp_path: Path, state: str, reason: str) -> None:
    with pytest.raises(BadContent, match=reason):
        fields.write(game_in(tmp_path, state))


def test_a_folder_without_rules_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="cannot be read: No such file"):
        fields.write(tmp_path)
