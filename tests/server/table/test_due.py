"""What the server must do next for a table, and when."""

from __future__ import annotations

import pytest

from hexmoot.server.storage.rows import UndoRequest
from hexmoot.server.table import orders
from hexmoot.server.table.answers import act
from hexmoot.server.table.due import Due, next_due, note_wake
from hexmoot.server.wire.messages import Act, LeaveOrder
from hexmoot.server.wire.parts import Clock
from tests.server.kit.tables import (
    NOW,
    ORDER_KEEP,
    RAFE,
    WREN,
    answer_first,
    begun,
    finished,
    game_of,
    table_of,
)

REQUEST = UndoRequest(number=1, seat=0, player="wren", entry=0, ply=0, waiting=[1])
MOVE = Clock(kind="move", seconds=30)
BANK = Clock(kind="bank", seconds=60, increment=5)


def test_before_and_after_the_game_nothing_is_due() -> None:
    assert next_due(table_of("adept", WREN)) is None
    assert next_due(finished(WREN, RAFE, clock=MOVE)) is None


def test_people_without_a_clock_are_waited_for() -> None:
    assert next_due(begun(WREN, RAFE)) is None


def test_a_bot_answers_at_once_but_not_while_an_undo_is_asked_for() -> None:
    table = begun("adept", WREN)
    assert next_due(table) == Due(0.0, "bot")
    table.row.undo.request = REQUEST
    assert next_due(table) is None


def test_who_stands_in_answers_like_a_bot_and_has_no_clock() -> None:
    table = begun(WREN, RAFE, clock=MOVE)
    table.seats[0].stand_in = "left"
    assert next_due(table) == Due(0.0, "bot")


def test_an_order_is_due_as_soon_as_its_seat_is_asked() -> None:
    """It waits where it is obeyed; see the driver."""
    table = begun(WREN, RAFE, clock=MOVE)
    orders.leave(table, WREN, LeaveOrder(id="x", seat=0, action=ORDER_KEEP), NOW)
    choice = game_of(table).state.legal()[0]
    act(table, WREN, Act(id="x", moment=0, actions=[choice]), NOW)
    assert next_due(table) == Due(0.0, "order")
    table.row.undo.request = REQUEST
    assert next_due(table) == Due(NOW + 30, "clock")
    table.row.undo.request = None
    orders.obey(table, NOW)
    assert next_due(table) == Due(NOW + 30, "clock")


def test_a_clock_runs_out_for_the_asked_seat() -> None:
    table = begun(WREN, RAFE, clock=MOVE)
    answer_first(table, WREN, NOW + 12)
    assert next_due(table) == Due(NOW + 42, "clock")
    bank = begun(WREN, RAFE, clock=BANK)
    bank.row.left = [20.0, 60.0]
    assert next_due(bank) == Due(NOW + 20, "clock")


@pytest.mark.parametrize(("gone", "at"), [(NOW - 50, NOW + 40), (NOW + 5, NOW + 45), (None, None)])
def test_an_absent_person_is_replaced_after_a_while_on_their_move(
    gone: float | None, at: float | None
) -> None:
    table = begun(WREN, RAFE, absence=40)
    table.seats[0].gone = gone
    table.seats[1].gone = 0.0
    assert next_due(table) == (None if at is None else Due(at, "absent"))


def test_what_comes_first_is_due() -> None:
    table = begun(WREN, RAFE, absence=10, clock=MOVE)
    table.seats[0].gone = NOW
    assert next_due(table) == Due(NOW + 10, "absent")
    table.row.absence = 300
    assert next_due(table) == Due(NOW + 30, "clock")


def test_the_row_says_when_to_look_and_never_a_time_gone_by() -> None:
    table = begun("adept", RAFE, clock=MOVE)
    note_wake(table, NOW + 3)
    assert table.row.wake == NOW + 3
    waiting = begun(WREN, RAFE, clock=MOVE)
    assert waiting.row.wake == NOW + 30
    waiting.row.status = "closed"
    note_wake(waiting, NOW)
    assert waiting.row.wake is None
