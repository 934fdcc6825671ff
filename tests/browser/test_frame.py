"""The frame of a table: a clock that runs out says so."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import BOT, ME

pytestmark = pytest.mark.whole

SHORT = {"clock": {"kind": "bank", "seconds": 2, "increment": 0}}


def test_a_clock_that_runs_out_says_so(arrive: Arrive) -> None:
    """In the log, in a notice and at the seat: 0:00, the name stays, and what coming back gives."""
    person = arrive("Wren")
    person.open_table("ravens", [ME, BOT], **SHORT)
    seat = person.page.get_by_role("article", name="Wren")
    expect(seat).to_contain_text("out of time")
    expect(seat).to_contain_text("Wren")
    expect(seat).to_contain_text("0:00")
    expect(person.page.locator(".act .notice")).to_contain_text("Your time is up")
    expect(person.page.locator(".act .notice")).to_contain_text("you have 0:20")
    log = person.page.get_by_role("list", name="Log")
    expect(log.get_by_text("Wren has no time left; a bot plays on.").first).to_be_visible()
