"""Quiet hours, in the time of where somebody is."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from hexmoot.server.errors import Refusal
from hexmoot.server.push.quiet import check_zone, is_quiet, minute_of

SUMMER = datetime(2026, 7, 1, 21, 30, tzinfo=UTC).timestamp()
WINTER = datetime(2026, 1, 1, 21, 30, tzinfo=UTC).timestamp()


def test_the_clock_is_that_of_the_place_and_the_season() -> None:
    assert minute_of(SUMMER, "UTC") == 21 * 60 + 30
    assert minute_of(SUMMER, "Europe/Berlin") == 23 * 60 + 30
    assert minute_of(WINTER, "Europe/Berlin") == 22 * 60 + 30


def test_a_night_goes_over_midnight() -> None:
    night = (23 * 60, 7 * 60)
    assert is_quiet(*night, "Europe/Berlin", SUMMER)
    assert not is_quiet(*night, "Europe/Berlin", WINTER)
    assert is_quiet(*night, "Europe/Berlin", WINTER + 3600)
    assert is_quiet(*night, "Europe/Berlin", WINTER + 8 * 3600)
    assert not is_quiet(*night, "Europe/Berlin", WINTER + 9 * 3600)


def test_an_afternoon_does_not() -> None:
    assert is_quiet(21 * 60, 22 * 60, "UTC", SUMMER)
    assert is_quiet(21 * 60 + 30, 22 * 60, "UTC", SUMMER)
    assert not is_quiet(22 * 60, 23 * 60, "UTC", SUMMER)
    assert not is_quiet(20 * 60, 21 * 60 + 30, "UTC", SUMMER)


def test_without_hours_nothing_is_quiet() -> None:
    assert not is_quiet(None, None, "UTC", SUMMER)
    assert not is_quiet(60, 60, "UTC", SUMMER)


@pytest.mark.parametrize("zone", ["Nowhere/Land", "../etc/passwd", "", "/etc/localtime"])
def test_a_zone_nobody_knows_is_refused(zone: str) -> None:
    check_zone("Europe/Berlin")
    with pytest.raises(Refusal):
        check_zone(zone)
