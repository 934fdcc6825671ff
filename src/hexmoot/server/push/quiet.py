"""Hours in which somebody does not want to be called, in the time of where they are."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from hexmoot.server.errors import Refusal

DAY_MINUTES = 24 * 60


def check_zone(zone: str) -> None:
    """Refuse a time zone nobody knows."""
    try:
        ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise Refusal("bad_option", "this time zone is not known here") from error


def minute_of(now: float, zone: str) -> int:
    """The minute of the day, where somebody is."""
    there = datetime.fromtimestamp(now, UTC).astimezone(ZoneInfo(zone))
    return there.hour * 60 + there.minute


def is_quiet(start: int | None, end: int | None, zone: str, now: float) -> bool:
    """Is it between these minutes of the day? From late to early it goes over midnight."""
    if start is None or end is None or start == end:
        return False
    minute = minute_of(now, zone)
    return start <= minute < end if start < end else minute >= start or minute < end
