"""Who sits where, and how a table starts and ends."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hexmoot.server.entrance.names import likeness
from hexmoot.server.errors import Refusal
from hexmoot.server.storage.rows import UndoRequest
from hexmoot.server.table import seats
from hexmoot.server.table.table import Table
from hexmoot.server.wire.messages import Arrange, Close, Sit, Stand, Start
from hexmoot.server.wire.parts import Clock, SeatWish
from tests.server.kit.people import Person
from tests.server.kit.tables import NOOR, NOW, RAFE, WREN, begun, finished, table_of, table_row
from tests.server.kit.two import seat, two_people

Arrive = Callable[..., Person]


def code_of(work: Callable[[], None]) -> str:
    """The code of a refusal."""
    with pytest.raises(Refusal) as caught:
        work()
    return caught.value.code


def test_seats_are_made_as_wished() -> None:
    wishes = [
        SeatWish(kind="me"),
        SeatWish(kind="me", name=" Noor "),
        SeatWish(kind="bot", level="magus"),
        SeatWish(kind="open"),
    ]
    made = seats.wished_seats("t", wishes, WREN)
    assert [(one.kind, one.player, one.level) for one in made] == [
        ("person", "wren", None),
        ("person", "wren", None),
        ("bot", None, "magus"),
        ("open", None, None),
    ]
    assert [one.name for one in made][:2] == ["Wren", "Noor"]


def test_a_bots_seed_is_its_own_and_the_same_after_a_restart() -> None:
    row = table_row()
    seeds = {seats.bot_seed(row, seat) for seat in range(4)}
    assert len(seeds) == 4
    assert seats.bot_seed(table_row(), 2) == seats.bot_seed(row, 2)
    assert seats.bot_seed(table_row(seed="1"), 2) != seats.bot_seed(row, 2)


def sit(table: Table, number: int, name: str = "") -> None:
    """Rafe sits down."""
    seats.sit(table, RAFE, Sit(id="x", seat=number, name=name), NOW)


def test_an_open_seat_is_taken_under_any_name() -> None:
    table = table_of(WREN, None)
    sit(table, 1, "Raphael")
    assert (table.seats[1].player, table.seats[1].name) == ("rafe", "Raphael")
    sit(table, 1, "Rafe")
    assert table.seats[1].name == "Rafe"
    assert code_of(lambda: sit(table, 1)) == "not_now"
    assert code_of(lambda: sit(table, 0)) == "not_yours"
    assert code_of(lambda: sit(table, 5)) == "not_found"
    assert code_of(lambda: sit(finished(WREN, RAFE), 1)) == "not_now"


def test_nobody_sits_down_under_a_name_that_looks_like_anothers() -> None:
    """Neither a person nor a bot, nor by another name later."""
    table = table_of(WREN, None, None)
    sit(table, 1, "Wr\u0435n")
    assert table.seats[1].name == "Wr\u0435n (2)"
    sit(table, 1, "WREN")
    assert table.seats[1].name == "WREN (2)"
    pip = seats.bot_name("apprentice", 0, set())
    sit(table, 1, pip.upper())
    seats.place_bot(table.seats, 2, "apprentice")
    assert likeness(table.seats[2].name) != likeness(pip)


def test_coming_back_ends_the_stand_in_and_gives_time() -> None:
    table = begun(WREN, RAFE, clock=Clock(kind="bank", seconds=5))
    seats.stand_in(table, table.seats[0], "clock", NOW + 9)
    assert (table.seats[0].is_automatic, table.row.left[0]) == (True, 0.0)
    seats.sit(table, WREN, Sit(id="x", seat=0), NOW + 10)
    assert (table.seats[0].is_automatic, table.row.left[0]) == (False, 20.0)


def test_leaving_opens_a_seat_before_the_start_and_leaves_it_to_a_bot_after() -> None:
    table = table_of(WREN, RAFE)
    seats.stand(table, RAFE, Stand(id="x", seat=1), NOW)
    assert (table.seats[1].kind, table.seats[1].name) == ("open", "")
    table = begun(WREN, RAFE)
    seats.stand(table, RAFE, Stand(id="x", seat=1), NOW)
    assert (table.seats[1].stand_in, table.seats[1].player) == ("left", "rafe")
    assert code_of(lambda: seats.stand(table, RAFE, Stand(id="x", seat=1), NOW)) == "not_now"
    assert code_of(lambda: seats.stand(table, RAFE, Stand(id="x", seat=0), NOW)) == "not_yours"


@pytest.mark.parametrize(
    ("seat", "waiting", "is_open"), [(0, [1, 2], False), (0, [2], True), (1, [0, 2], False)]
)
def test_an_undo_lapses_when_somebody_it_needs_leaves(
    seat: int, waiting: list[int], is_open: bool
) -> None:
    table = begun(WREN, RAFE, NOOR)
    asker = "wren" if seat == 0 else "rafe"
    table.row.undo.request = UndoRequest(
        number=1, seat=seat, player=asker, entry=0, ply=0, waiting=waiting
    )
    seats.stand(table, RAFE, Stand(id="x", seat=1), NOW)
    assert (table.row.undo.request is not None) is is_open


def test_the_host_arranges_and_nobody_else() -> None:
    table = table_of(WREN, RAFE)
    give = Arrange(id="x", seat=1, kind="bot", level="magus")
    assert code_of(lambda: seats.arrange(table, RAFE, give, NOW)) == "not_yours"
    seats.arrange(table, WREN, give, NOW)
    assert (table.seats[1].kind, table.seats[1].level) == ("bot", "magus")
    seats.arrange(table, WREN, Arrange(id="x", seat=1, kind="open"), NOW)
    assert table.seats[1].kind == "open"
    assert code_of(lambda: seats.arrange(begun(WREN, RAFE), WREN, give, NOW)) == "not_now"


def test_the_start_fills_open_seats_with_bots_who_greet() -> None:
    table = table_of(WREN, None, level="magus", clock=Clock(kind="bank", seconds=60))
    assert code_of(lambda: seats.start(table, RAFE, Start(id="x"), NOW)) == "not_yours"
    seats.start(table, WREN, Start(id="x"), NOW)
    assert (table.seats[1].kind, table.seats[1].level) == ("bot", "magus")
    assert (table.row.status, table.row.started, table.row.left) == ("playing", NOW, [60.0, 60.0])
    assert [line.seat for line in table.said] == [1]
    assert code_of(lambda: seats.start(table, WREN, Start(id="x"), NOW)) == "not_now"


def test_a_table_is_closed_where_nobody_else_plays() -> None:
    def close(table: Table) -> str:
        seats.close(table, WREN, Close(id="x"), NOW)
        return table.row.status

    assert close(table_of(WREN, RAFE)) == close(begun(WREN, "adept")) == "closed"
    assert code_of(lambda: seats.close(begun(WREN, RAFE), WREN, Close(id="x"), NOW)) == "not_now"
    assert code_of(lambda: seats.close(table_of(WREN), RAFE, Close(id="x"), NOW)) == "not_yours"
    assert code_of(lambda: seats.close(finished(WREN, RAFE), WREN, Close(id="x"), NOW)) == "not_now"


# ---- at a server


def test_whoever_leaves_is_played_by_a_bot_until_they_sit_down_again(person: Arrive) -> None:
    host, guest, wren, rafe = two_people(person)
    host.do("stand", seat=0)
    guest.wait(lambda: guest.choices)
    host.close()
    again = wren.sit_at(guest.table_id)
    assert seat(again, 0)["stand_in"] is True
    assert rafe.refused(
        "POST", f"/api/tables/{guest.table_id}/messages", {"type": "sit", "id": "9", "seat": 0}
    ) == (403, "not_yours")
    again.do("sit", seat=0)
    guest.wait(lambda: not seat(guest, 0)["stand_in"])
    again.close()
    guest.close()


def test_acting_for_a_seat_a_bot_plays_is_coming_back(person: Arrive) -> None:
    host, guest, _, _ = two_people(person)
    host.act()
    guest.do("stand", seat=1)
    host.act("keep")
    host.wait(lambda: host.choices)
    guest.do("sit", seat=1)
    guest.wait(lambda: not seat(guest, 1)["stand_in"])
    host.act()
    host.act("keep")
    guest.wait(lambda: guest.choices)
    guest.act()
    host.close()
    guest.close()
