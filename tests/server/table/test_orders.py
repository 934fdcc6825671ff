"""Standing orders: secret, one answer at a time, and not while an undo is asked for."""

from __future__ import annotations

import pytest

from hexmoot.server.errors import Refusal
from hexmoot.server.storage.rows import PlayerRow, UndoRequest
from hexmoot.server.table import orders
from hexmoot.server.table.answers import act
from hexmoot.server.table.game import TableGame
from hexmoot.server.table.table import Table, record_of
from hexmoot.server.wire.messages import Act, LeaveOrder
from tests.server.kit.tables import KEEP, NOW, ORDER_KEEP, ORDER_NONE, RAFE, WREN, begun, game_of


def leave(table: Table, action: int = ORDER_KEEP) -> None:
    """Wren leaves an order."""
    orders.leave(table, WREN, LeaveOrder(id="x", seat=0, action=action), NOW)


def play_card(table: Table) -> None:
    """Wren plays a card; then she is asked whether to keep or roll."""
    choice = game_of(table).state.legal()[0]
    act(table, WREN, Act(id="x", moment=table.moment, actions=[choice]), NOW)


def test_an_order_is_logged_and_moves_nothing() -> None:
    table = begun(WREN, RAFE)
    leave(table)
    assert [(entry.kind, entry.number) for entry in table.fresh] == [("order", 1)]
    assert (table.moment, game_of(table).ply, table.number) == (0, 0, 1)


def refused(table: Table) -> bool:
    """Does no order answer now?"""
    before = table.moment
    try:
        orders.obey(table, NOW)
    except Refusal as error:
        return error.code == "stale" and table.moment == before
    return False


def test_an_order_answers_one_question_with_one_moment() -> None:
    table = begun(WREN, RAFE)
    leave(table)
    play_card(table)
    assert table.asked_seat is table.seats[0]
    before = table.moment
    assert not refused(table)
    assert table.moment == before + 1
    assert [entry.text for entry in table.fresh][-1] == "keep"
    assert table.fresh[-1].player == "wren"
    assert table.asked_seat is table.seats[1]
    assert refused(table)


def test_without_an_order_nothing_is_answered() -> None:
    table = begun(WREN, RAFE)
    leave(table)
    leave(table, ORDER_NONE)
    play_card(table)
    assert refused(table)
    assert table.asked_seat is table.seats[0]


def test_nobody_answers_while_an_undo_is_asked_for_or_a_bot_plays() -> None:
    table = begun(WREN, RAFE)
    leave(table)
    play_card(table)
    request = UndoRequest(number=1, seat=0, player="wren", entry=1, ply=0, waiting=[1])
    table.row.undo.request = request
    assert refused(table)
    table.row.undo.request = None
    table.seats[0].stand_in = "left"
    assert refused(table)
    assert game_of(table).ply == 1


@pytest.mark.parametrize(
    ("player", "action", "code"),
    [
        (RAFE, ORDER_KEEP, "not_yours"),
        (WREN, KEEP, "illegal"),
    ],
)
def test_orders_that_are_none_are_refused(player: PlayerRow, action: int, code: str) -> None:
    table = begun(WREN, RAFE)
    with pytest.raises(Refusal) as caught:
        orders.leave(table, player, LeaveOrder(id="x", seat=0, action=action), NOW)
    assert (caught.value.code, table.fresh) == (code, [])


def test_what_is_answered_by_hand_is_ones_own_also_where_an_order_says_the_same() -> None:
    """Undo goes back to it; an order's answer it passes over, also when the log is read again."""
    by_order, by_hand = begun(WREN, RAFE), begun(WREN, RAFE)
    for table in (by_order, by_hand):
        leave(table)
        play_card(table)
    orders.obey(by_order, NOW)
    act(by_hand, WREN, Act(id="y", moment=by_hand.moment, actions=[KEEP]), NOW)
    for table, last in ((by_order, 0), (by_hand, 1)):
        read = TableGame(record_of(table.row, table.seats), table.fresh)
        assert [game.last_answer(0) for game in (game_of(table), read)] == [last, last]
        assert read.moment == table.moment == 2
