"""Days from midnight to midnight, UTC."""

from __future__ import annotations

from hexmoot.server.days import day_of, end_of


def test_a_day_ends_where_the_next_begins() -> None:
    assert day_of(0.0) == "1970-01-01"
    end = end_of("2028-02-28")
    assert day_of(end - 0.001) == "2028-02-28"
    assert day_of(end) == "2028-02-29"
