"""Days, as the server counts them: from midnight to midnight, UTC."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta


def day_of(now: float) -> str:
    """The day of a moment: `2026-11-16`."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def end_of(day: str) -> float:
    """The moment a day is over."""
    following = date.fromisoformat(day) + timedelta(days=1)
    return datetime(following.year, following.month, following.day, tzinfo=UTC).timestamp()
