"""What of a view can be pointed at."""

from __future__ import annotations

from hexmoot.engine.targets import is_there, targets_of

SHOWN = {
    "seats": 2,
    "table": {"board": [{"id": "space:1"}], "deck": 4},
    "panels": [{"rows": [{"target": "row:3"}]}],
}


def test_things_rows_and_seats_are_there() -> None:
    assert targets_of(SHOWN) == {"space:1", "row:3", "seat:0", "seat:1"}


def test_a_family_the_board_draws_is_there() -> None:
    assert is_there(("die",), SHOWN, "die")
    assert is_there(("token",), SHOWN, "token:4")
    assert not is_there((), SHOWN, "die")
    assert not is_there(("die",), SHOWN, "space:2")
