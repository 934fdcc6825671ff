"""How one process is set up when nobody chooses anything."""

from __future__ import annotations

import dataclasses
import re
import time
from pathlib import Path

import pytest

from hexmoot.server.settings import Limits, Rate, Settings, default_database

OPERATORS = Path(__file__).parent.parent.parent / "docs" / "operators.md"


def test_each_process_has_a_name_of_its_own() -> None:
    assert Settings().process != Settings().process


def test_settings_do_not_change_under_way() -> None:
    settings = Settings()
    with pytest.raises(dataclasses.FrozenInstanceError):
        settings.pace = 0.0


def test_the_default_database_is_a_file_of_the_user() -> None:
    assert default_database().startswith("sqlite:///")
    assert default_database().endswith("hexmoot.db")


def test_the_limits_are_those_the_operators_page_names() -> None:
    """Long-run rates as the page says them, and how many at once."""
    page = re.sub(r"\s+", " ", OPERATORS.read_text("utf-8").partition("## Limits")[2])
    limits = Limits()
    assert limits.requests == Rate(200, 20)
    assert "20 requests a second in the long run (200 at once)" in page
    assert limits.messages == Rate(60, 10)
    assert "10 messages a second (60 at once)" in page
    assert f"{limits.sockets} sockets" in page
    assert f"{limits.running_tables} tables that are not over" in page
    assert (limits.chat.burst, 1 / limits.chat.per_second) == (8, 2)
    assert "a chat line every two seconds (8 at once)" in page
    assert (limits.new_tables.burst, 1 / limits.new_tables.per_second) == (20, 10)
    assert "a new table every ten seconds (20 at once)" in page


def test_setting_the_clock_of_the_machine_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    now = Settings().now
    before = now()
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert 0.0 <= now() - before < 60.0
