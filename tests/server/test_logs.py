"""Logs: one JSON object a line, without secrets."""

from __future__ import annotations

import logging

import msgspec

from hexmoot.server import logs


def test_a_log_line_is_one_json_object() -> None:
    record = logging.LogRecord("x", logging.INFO, "f", 1, "open", None, None)
    record.fields = {"table": logs.hint("secret")}
    line = msgspec.json.decode(logs.JsonLines().format(record))
    assert (line["event"], line["level"]) == ("open", "info")
    assert len(line["table"]) == 8
