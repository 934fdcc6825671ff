"""Logs: one JSON object a line, without secrets."""

from __future__ import annotations

import logging

import msgspec

from hexmoot.server import logs


def broken(words: str) -> Exception:
    """An error that came of another, both with words nobody should read."""
    try:
        raise KeyError("a hand")
    except KeyError as error:
        try:
            raise ValueError(words) from error
        except ValueError as whole:
            return whole


def test_a_log_line_is_one_json_object() -> None:
    record = logging.LogRecord("x", logging.INFO, "f", 1, "open", None, None)
    record.fields = {"table": logs.hint("secret")}
    line = msgspec.json.decode(logs.JsonLines().format(record))
    assert (line["event"], line["level"]) == ("open", "info")
    assert len(line["table"]) == 8


def test_a_failure_is_logged_with_its_trace_and_ids_as_hints() -> None:
    lines: list[str] = []

    class Keeper(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(self.format(record))

    keeper = Keeper()
    keeper.setFormatter(logs.JsonLines())
    logs.logger.addHandler(keeper)
    try:
        logs.fail("request failed", broken("a seed"), table=logs.hint("secret-id"))
    finally:
        logs.logger.removeHandler(keeper)
    line = msgspec.json.decode(lines[0])
    assert (line["level"], line["event"], line["error"]) == (
        "error",
        "request failed",
        "ValueError",
    )
    assert line["trace"].splitlines() == [
        *("test_logs.py:18 broken", "ValueError", "test_logs.py:15 broken", "KeyError")
    ]
    assert not any(secret in lines[0] for secret in ("secret-id", "a seed", "a hand"))


def test_a_hint_is_always_the_same_and_of_nobody_too() -> None:
    assert logs.hint("a") == logs.hint("a") != logs.hint("b")
    assert logs.hint(None) == logs.hint("")


def test_a_flood_of_the_same_event_is_cut_off_and_counted() -> None:
    time = [0.0]
    calm = logs.Calm(lambda: time[0])

    def passes(event: str) -> bool:
        return calm.filter(logging.LogRecord("x", logging.INFO, "f", 1, event, None, None))

    assert [passes("flood") for _ in range(1000)].count(True) == logs.MOST_ALIKE
    assert passes("another")
    time[0] = 61.0
    record = logging.LogRecord("x", logging.INFO, "f", 1, "flood", None, None)
    assert calm.filter(record)
    assert vars(record)["fields"] == {"left_out": 1000 - logs.MOST_ALIKE}
    kinds = [passes(str(number)) for number in range(3 * logs.MOST_EVENTS)]
    assert all(kinds)
