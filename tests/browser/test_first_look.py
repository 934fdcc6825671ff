"""A newcomer sits down and plays."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Arrive


def test_a_newcomer_plays_against_a_bot_after_two_clicks(arrive: Arrive) -> None:
    person = arrive()
    person.visit()
    person.choose("Alchemist's Race")
    person.begin()
    person.my_move()
    expect(person.page.get_by_role("group", name="Board: Four Regions")).to_be_visible()
