"""Time to think: spent by the asked seat, rewarded when the turn passes, back with its person."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hexmoot.server.table import clocks
from hexmoot.server.table.shown import table_info
from hexmoot.server.table.table import Table
from hexmoot.server.wire.parts import Clock
from tests.server.kit.people import Person
from tests.server.kit.tables import NOW, RAFE, WREN, answer_first, begun, table_of
from tests.server.kit.two import seat, two_people

Arrive = Callable[..., Person]
BANK = Clock(kind="bank", seconds=60, increment=5)
MOVE = Clock(kind="move", seconds=30)


def banked() -> Table:
    """A running game with a bank of a minute each."""
    return begun(WREN, RAFE, clock=BANK)


def test_banks_are_full_at_the_start() -> None:
    assert banked().row.left == [60.0, 60.0]
    assert begun(WREN, RAFE, clock=MOVE).row.left == []


def test_thinking_is_taken_from_the_bank_and_a_new_span_begins() -> None:
    table = banked()
    clocks.spend(table, 0, NOW + 8)
    clocks.spend(table, 0, NOW + 10)
    assert table.row.left == [50.0, 60.0]
    clocks.spend(table, 0, NOW + 500)
    assert table.row.left == [0.0, 60.0]


def test_a_bot_that_stands_in_spends_nothing() -> None:
    table = banked()
    table.seats[0].stand_in = "left"
    clocks.spend(table, 0, NOW + 8)
    assert (table.row.left[0], table.row.since) == (60.0, NOW + 8)


def test_the_increment_comes_when_the_turn_has_passed() -> None:
    table = banked()
    answer_first(table, WREN, NOW + 2)
    assert table.row.left == [58.0, 60.0]
    answer_first(table, WREN, NOW + 3)
    assert table.row.left == [62.0, 60.0]


@pytest.mark.parametrize(("left", "after"), [(0.0, 20.0), (12.0, 20.0), (45.0, 45.0)])
def test_whoever_comes_back_has_time_to_look(left: float, after: float) -> None:
    table = banked()
    table.row.left[0] = left
    clocks.refill(table, 0, NOW + 90)
    assert (table.row.left[0], table.row.since) == (after, NOW + 90)


def test_coming_back_when_somebody_else_is_asked_starts_no_new_span() -> None:
    table = banked()
    clocks.refill(table, 1, NOW + 9)
    assert table.row.since == NOW


def test_time_runs_for_the_asked_person_only() -> None:
    table = banked()
    assert [clocks.time_left(table, seat, NOW + 10) for seat in (0, 1)] == [50.0, 60.0]
    assert clocks.time_left(table, 0, NOW + 100) == 0.0
    table.seats[0].stand_in = "absent"
    assert clocks.time_left(table, 0, NOW + 10) == 60.0


def test_a_clock_that_ran_out_shows_nothing_left_and_what_coming_back_gives() -> None:
    table = banked()
    table.row.left[0] = 0.4
    table.seats[0].stand_in = "clock"
    assert clocks.time_left(table, 0, NOW) == 0.0
    assert clocks.time_on_return(table, 0) == clocks.RETURN_SECONDS
    shown = table_info(table, None, NOW).seats[0]
    assert (shown.away, shown.clock, shown.back) == ("clock", 0.0, clocks.RETURN_SECONDS)
    clocks.refill(table, 0, NOW)
    assert table.row.left[0] == clocks.RETURN_SECONDS
    assert clocks.time_left(begun(WREN, RAFE, clock=MOVE), 0, NOW + 10) == 20.0
    assert clocks.time_left(begun(WREN, RAFE), 0, NOW) is None
    assert clocks.time_left(table_of(WREN, RAFE, clock=BANK), 0, NOW) is None


# ---- at a server


def test_a_bank_is_spent_and_grows_by_the_increment_when_the_turn_passes(person: Arrive) -> None:
    """Seconds enough for the busiest machine; the increment is more than it can spend."""
    full, increment = 1_000_000, 80_000
    clock = {"kind": "bank", "seconds": full, "increment": increment}
    host, guest, _, _ = two_people(person, clock=clock)
    host.act()
    assert full - increment < float(str(seat(host, 0)["clock"])) <= full
    host.act("keep")
    assert full < float(str(seat(host, 0)["clock"])) <= full + increment
    guest.wait(lambda: guest.choices)
    assert float(str(seat(guest, 1)["clock"])) <= full
    host.close()
    guest.close()


def test_a_clock_set_back_a_day_gives_nobody_time() -> None:
    table = begun(WREN, RAFE, clock=Clock(kind="bank", seconds=600))
    assert clocks.time_left(table, 0, NOW - 86_400) == 600.0
    clocks.spend(table, 0, NOW - 86_400)
    assert table.row.left == [600.0, 600.0]
    table.row.since = NOW
    clocks.not_to_come(table, NOW - 86_400)
    assert table.row.since == NOW - 86_400
