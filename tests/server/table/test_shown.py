"""What a table looks like to one reader: only what was named."""

from __future__ import annotations

from hexmoot.engine import registry
from hexmoot.server.storage.presence import Present
from hexmoot.server.storage.rows import ChatRow, UndoRequest
from hexmoot.server.table import orders, shown, undo
from hexmoot.server.table.commitment import commitment
from hexmoot.server.wire.messages import AskUndo, LeaveOrder
from hexmoot.server.wire.parts import Clock, UndoAsked
from tests.server.kit.tables import (
    NOOR,
    NOW,
    ORDER_KEEP,
    RAFE,
    SEED,
    WREN,
    answer_first,
    begun,
    finished,
    game_of,
    table_of,
)


def test_a_table_as_its_host_a_guest_and_nobody_see_it() -> None:
    table = begun(WREN, RAFE, clock=Clock(kind="move", seconds=30))
    table.present = Present({"wren": 1, "noor": 2})
    host, guest, nobody = (shown.table_info(table, one, NOW + 10) for one in (WREN, RAFE, None))
    assert [info.is_host for info in (host, guest, nobody)] == [True, False, False]
    assert [info.viewers for info in (host, guest, nobody)] == [[0], [1], []]
    assert [seat.mine for seat in guest.seats] == [False, True]
    assert [seat.online for seat in nobody.seats] == [True, False]
    assert [seat.clock for seat in nobody.seats] == [20.0, 30.0]
    assert [seat.asked for seat in nobody.seats] == [True, False]
    assert nobody.spectators == 2
    assert nobody.title == registry.game("ravens").title


def test_the_seed_is_shown_when_the_game_is_over_its_hash_always() -> None:
    table = begun(WREN, RAFE)
    assert shown.table_info(table, WREN, NOW).seed is None
    table = finished(WREN, RAFE)
    info = shown.table_info(table, None, NOW)
    assert (info.seed, info.commitment) == (SEED, commitment(int(SEED, 16)))


def test_nobody_elses_secret_ids_are_in_what_a_reader_gets() -> None:
    table = begun(WREN, RAFE)
    assert "rafe" not in repr(shown.table_info(table, NOOR, NOW)).replace("Rafe", "")


def test_a_line_of_a_list_says_whose_move_it_is() -> None:
    table = begun(WREN, RAFE)
    mine, theirs = (shown.summary(table.row, table.seats, one) for one in (WREN, RAFE))
    assert (mine.my_move, theirs.my_move) == (True, False)
    assert (mine.asked, mine.ply, mine.places) == (0, 0, None)
    over = finished(WREN, RAFE)
    assert shown.summary(over.row, over.seats, None).places == over.row.places


def test_orders_are_for_the_seat_that_may_leave_them() -> None:
    table = begun(WREN, RAFE)
    seen = [shown.position(table, viewer, WREN, NOW) for viewer in (0, 1, None)]
    assert [[order.text for order in one.orders] for one in seen] == [
        ["order keep", "order none"],
        ["order keep", "order none"],
        [],
    ]
    over = finished(WREN, RAFE)
    assert shown.position(over, 0, WREN, NOW).orders == []


def test_only_who_holds_the_asked_seat_is_told_that_its_order_will_answer() -> None:
    """Also from another seat of theirs: people at one screen are not covered for it."""
    table = begun(WREN, RAFE)
    orders.leave(table, WREN, LeaveOrder(id="x", seat=0, action=ORDER_KEEP), NOW)
    assert not shown.position(table, 0, WREN, NOW).ordered
    answer_first(table, WREN)
    seen = [shown.position(table, viewer, WREN, NOW).ordered for viewer in (0, 1, None)]
    assert seen == [True, True, True]
    for player in (RAFE, None):
        assert not any(shown.position(table, seat, player, NOW).ordered for seat in (0, 1, None))


def test_a_position_says_that_a_bot_thinks_unless_an_undo_is_asked_for() -> None:
    table = begun("adept", WREN)
    assert shown.position(table, 1, WREN, NOW).thinking is True
    request = UndoRequest(number=1, seat=1, player="wren", entry=0, ply=0, waiting=[0])
    table.row.undo.request = request
    found = shown.position(table, 1, WREN, NOW)
    assert found.thinking is False
    assert found.undo.asked == UndoAsked(number=1, seat=1, ply=0, waiting=[0])


def test_what_can_be_taken_back_is_shown_to_whose_answer_it_is() -> None:
    table = begun(WREN, RAFE)
    answer_first(table, WREN)
    answer_first(table, WREN)
    mine = shown.undo(table, 0, WREN, NOW)
    assert (mine.ply, mine.free, mine.wait) == (1, True, 0.0)
    for viewer, player in ((1, RAFE), (None, WREN), (0, None), (0, RAFE)):
        assert shown.undo(table, viewer, player, NOW).ply is None
    answer_first(table, RAFE)
    assert shown.undo(table, 0, WREN, NOW).free is False
    table.row.undo.not_before["wren"] = NOW + 9
    assert shown.undo(table, 0, WREN, NOW).wait == 9.0
    undo.ask(table, WREN, AskUndo(id="x", seat=0, moment=3), NOW + 10)
    asked = shown.undo(table, 1, RAFE, NOW).asked
    assert asked is not None
    assert asked.waiting == [1]


def test_an_earlier_position_offers_nothing_to_do() -> None:
    table = begun(WREN, RAFE)
    before = game_of(table).view(0)
    answer_first(table, WREN)
    past = shown.past_position(table, 0, 0)
    assert (past.view, past.plies, past.moment) == (before, 1, 1)
    assert (past.undo.ply, past.orders, past.picks, past.thinking) == (None, [], None, False)


def test_a_seat_that_waits_for_somebody() -> None:
    info = shown.table_info(table_of(WREN, None, "adept"), WREN, NOW)
    assert [seat.kind for seat in info.seats] == ["person", "open", "bot"]
    assert [bool(seat.manner) for seat in info.seats] == [False, False, True]
    assert [seat.clock for seat in info.seats] == [None, None, None]


def test_a_chat_line_carries_a_mark_and_never_an_id() -> None:
    person = shown.chat_line(ChatRow(mark="m", seat=0, name="Wren", text="hello", at=1.0))
    bot = shown.chat_line(ChatRow(seat=1, name="Pip", text="Hm.", at=1.0))
    assert (person.player, person.bot) == ("m", False)
    assert (bot.player, bot.bot) == ("bot:Pip", True)
