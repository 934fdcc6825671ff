"""Rows of the database as typed structs."""

from __future__ import annotations

import msgspec
import pytest
from sqlalchemy.sql.elements import quoted_name

from hexmoot.server.storage.rows import SeatRow, StandIn, TableRow, UndoState, read_row
from hexmoot.server.wire.parts import Clock
from tests.server.kit.tables import table_row


def test_a_row_is_read_whatever_its_column_names_are_made_of() -> None:
    found = {quoted_name(name, True): value for name, value in seat().items()}
    assert read_row(found, SeatRow) == SeatRow(table_id="t", seat=0, kind="person", name="Wren")


def test_what_is_no_row_is_noticed() -> None:
    with pytest.raises(msgspec.ValidationError, match="kind"):
        read_row({**seat(), "kind": "dog"}, SeatRow)


def seat() -> dict[str, object]:
    """A seat as the database gives it."""
    return {"table_id": "t", "seat": 0, "kind": "person", "name": "Wren"}


@pytest.mark.parametrize(
    ("kind", "stand_in", "is_automatic"),
    [
        ("person", "", False),
        ("person", "left", True),
        ("person", "clock", True),
        ("open", "", False),
    ],
)
def test_a_seat_is_automatic_while_a_bot_answers_for_it(
    kind: str, stand_in: StandIn, is_automatic: bool
) -> None:
    found = read_row({**seat(), "kind": kind, "stand_in": stand_in}, SeatRow)
    assert found.is_automatic is is_automatic
    assert SeatRow(table_id="t", seat=0, kind="bot").is_automatic


def test_a_table_is_the_same_after_its_json() -> None:
    row = table_row(clock=Clock(kind="bank", seconds=60, increment=5), left=[1.5, 2.0])
    row.undo = UndoState(number=3, refusals={"wren": 1}, not_before={"wren": 9.5})
    assert msgspec.json.decode(msgspec.json.encode(row), type=TableRow) == row
