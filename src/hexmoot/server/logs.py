"""Structured logs: one JSON object a line, without anything that opens a door.

Ids of tables and players are keys to them, so only a short hash of an id is ever logged.
"""

from __future__ import annotations

import hashlib
import logging
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from traceback import extract_tb
from typing import Any

import msgspec

logger = logging.getLogger("hexmoot.server")
MOST_TRACE_LINES = 200
# What happens too often is no news: a flood of requests must not fill the disk with lines.
CALM_SECONDS = 60.0
MOST_ALIKE = 200
MOST_EVENTS = 1000


def hint(secret_id: str | None) -> str:
    """Enough of an id to follow it through the log, not enough to use it."""
    return hashlib.sha256((secret_id or "").encode()).hexdigest()[:8]


def say(event: str, level: int = logging.INFO, **fields: Any) -> None:
    """Log one thing that happened."""
    logger.log(level, event, extra={"fields": fields})


def fail(event: str, error: BaseException, **fields: Any) -> None:
    """Log something that should not have happened, with its traceback."""
    details = {"error": type(error).__name__, **fields}
    logger.error(event, extra={"fields": details}, exc_info=error)


def trace(error: BaseException | None) -> str:
    """Where an error came from, and the kinds of errors behind it; never their words.

    Words of an error may hold what it is about: a statement's values, a key, somebody's hand.
    """
    lines: list[str] = []
    while error is not None and len(lines) < MOST_TRACE_LINES:
        calls = extract_tb(error.__traceback__)
        lines += [f"{Path(call.filename).name}:{call.lineno} {call.name}" for call in calls]
        lines.append(type(error).__name__)
        error = error.__cause__ or error.__context__
    return "\n".join(lines[:MOST_TRACE_LINES])


class JsonLines(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line.update(getattr(record, "fields", {}))
        if record.exc_info:
            line["trace"] = trace(record.exc_info[1])
        return msgspec.json.encode(line).decode()


class Calm(logging.Filter):
    """Lets the same event through so many times a minute; the next one says how many were not."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.now = now
        self._since = 0.0
        self._seen = Counter[str]()

    def filter(self, record: logging.LogRecord) -> bool:
        now = self.now()
        left_out = 0
        if now - self._since >= CALM_SECONDS or len(self._seen) >= MOST_EVENTS:
            left_out = sum(max(0, count - MOST_ALIKE) for count in self._seen.values())
            self._seen.clear()
            self._since = now
        event = f"{record.name} {record.msg}"
        self._seen[event] += 1
        if left_out:
            record.fields = {**getattr(record, "fields", {}), "left_out": left_out}
        return self._seen[event] <= MOST_ALIKE


def set_up(level: str) -> None:
    """Send the logs of the server, and the warnings of everything below it, to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Calm())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logger.setLevel(level.upper())
