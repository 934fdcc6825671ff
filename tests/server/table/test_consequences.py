"""What follows from every change of a table."""

from __future__ import annotations

import dataclasses

import pytest

from hexmoot.server.table import orders
from hexmoot.server.table.answers import act
from hexmoot.server.table.consequences import settle
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
)


def test_a_table_says_in_lists_how_far_it_is_and_who_is_asked() -> None:
    table = begun(WREN, RAFE)
    answer_first(table, WREN, NOW + 5)
    answer_first(table, WREN, NOW + 6)
    assert (table.row.ply, table.row.asked, table.row.updated) == (2, 1, NOW + 6)


def test_an_order_alone_moves_no_table_in_anybodys_list() -> None:
    table = begun(WREN, RAFE)
    orders.leave(table, RAFE, LeaveOrder(id="x", seat=1, action=ORDER_KEEP), NOW + 5)
    settle(table, NOW + 5)
    assert table.row.updated == NOW


def test_a_question_is_a_question_whether_or_not_an_order_will_answer_it() -> None:
    """Everybody is shown the same, and something is due for the server alone."""
    rows = []
    for has_order in (False, True):
        table = begun(WREN, RAFE)
        if has_order:
            orders.leave(table, WREN, LeaveOrder(id="x", seat=0, action=ORDER_KEEP), NOW)
        choice = game_of(table).state.legal()[0]
        act(table, WREN, Act(id="x", moment=0, actions=[choice]), NOW)
        settle(table, NOW)
        rows.append((table.row.ply, table.row.asked, table.moment, table.row.updated))
        assert (table.row.wake is not None) is has_order
    assert rows[0] == rows[1] == (1, 0, 1, NOW)


def test_the_end_is_noted_once_with_places_and_last_words() -> None:
    table = finished(WREN, RAFE, clock=Clock(kind="move", seconds=30))
    row, outcome = table.row, game_of(table).state.outcome
    assert outcome is not None
    assert (row.status, row.ended, row.places) == ("finished", NOW, list(outcome.ranks))
    assert (row.asked, row.wake, row.undo.request) == (None, None, None)
    settle(table, NOW + 50)
    assert row.ended == NOW


def test_practice_has_no_result() -> None:
    assert finished(WREN, RAFE, practice=True).row.places is None


def test_bots_speak_when_the_game_is_over() -> None:
    table = begun(WREN, "adept")
    for _ in range(100):
        seat = table.asked_seat
        if seat is None:
            break
        seat.stand_in = ""
        choice = game_of(table).state.legal()[0]
        table.fresh += game_of(table).answer(seat.seat, [choice], seat.player, NOW)
        settle(table, NOW)
    assert [line.seat for line in table.said] == [1]


def test_a_company_has_no_places(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who wins or loses together did not come before anybody."""
    table = finished(WREN, RAFE)
    outcome = game_of(table).state.outcome
    assert outcome is not None
    together = dataclasses.replace(outcome, together=True)
    monkeypatch.setattr(type(game_of(table).state), "outcome", together, raising=False)
    table.row.status = "playing"
    settle(table, NOW)
    assert (table.row.status, table.row.places) == ("finished", None)
