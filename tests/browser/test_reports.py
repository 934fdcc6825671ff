"""Balance reports in the page: the list, a report, its sections, on a desk and on a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from hexmoot.lab.shelf import Shelf
from tests.browser.conftest import Arrive
from tests.browser.stage import DRAWN_ANEW
from tests.browser.test_access import SCREENS, TOO_WIDE, is_sound
from tests.lab.kit.shown import full_report, small_report
from tests.server.kit.process import ServerProcess

RACE = "Alchemist's Race for 4"


@pytest.fixture(scope="module")
def library(page_built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with two reports."""
    folder = tmp_path_factory.mktemp("library")
    shelf = Shelf(folder / "reports")
    shelf.put("race-4", full_report())
    shelf.put("ravens-2", small_report())
    running = ServerProcess(folder, web=str(page_built), database=f"sqlite:///{folder}/tables.db")
    yield running
    running.stop()


def test_a_report_is_found_from_the_lobby_and_read(arrive: Arrive, library: ServerProcess) -> None:
    person = arrive(at=library)
    person.visit()
    page = person.page
    page.get_by_role("link", name="Balance reports").click()
    expect(page).to_have_title("Balance reports · Hexmoot")
    lines = page.get_by_role("main").get_by_role("listitem")
    expect(lines).to_contain_text(
        [re.compile(f"{RACE}.*3 things stand out"), re.compile("Ravens for 2.*Nothing stands out")]
    )
    lines.first.get_by_role("link").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(f"{RACE}: balance report")
    expect(page).to_have_title(f"Balance report: {RACE} · Hexmoot")
    expect(page.get_by_role("main")).to_have_attribute("data-game", "alchemists_race")
    page.get_by_role("link", name="All balance reports").click()
    expect(lines).to_have_count(2)


def test_a_game_leads_to_its_newest_report(arrive: Arrive, library: ServerProcess) -> None:
    person = arrive(at=library)
    person.visit("#/new/ravens")
    person.page.get_by_role("link", name="Balance report", exact=True).click()
    expect(person.page.get_by_role("heading", level=1)).to_have_text("Ravens for 2: balance report")
    with person.page.expect_response("**/api/reports") as told:
        person.visit("#/new/elementalis")
    told.value.finished()
    person.page.evaluate(DRAWN_ANEW)
    expect(person.page.get_by_role("form", name=re.compile("ElementaliS"))).to_be_visible()
    expect(person.page.get_by_role("link", name="Balance report", exact=True)).to_have_count(0)


def test_sections_have_addresses_of_their_own(arrive: Arrive, library: ServerProcess) -> None:
    person = arrive(at=library)
    person.visit("#/reports/race-4")
    page = person.page
    luck = page.get_by_role("heading", name="Luck")
    link = page.get_by_role("navigation", name="Sections").get_by_role("link", name="Luck")
    link.click()
    expect(page).to_have_url(re.compile("#/reports/race-4/lab-luck$"))
    expect(luck).to_be_in_viewport(ratio=1)
    # Again until it holds: the page may still be on its way to the section.
    page.wait_for_function(
        "() => { scrollTo(0, 0);"
        " return document.querySelector('#lab-luck-title').getBoundingClientRect().top"
        " > innerHeight; }"
    )
    link.click()
    expect(luck).to_be_in_viewport(ratio=1)
    page.reload()
    expect(luck).to_be_in_viewport(ratio=1)
    page.go_back()
    expect(page).to_have_url(re.compile("#/reports/race-4$"))
    expect(luck).to_be_attached()


def test_without_reports_the_page_says_how_to_make_one(arrive: Arrive) -> None:
    person = arrive()
    person.visit("#/reports")
    person.shows("None is here yet.")
    expect(person.page.locator("code")).to_have_text("hexmoot lab alchemists_race")


def test_a_report_that_is_not_there_is_said_to_be_missing(arrive: Arrive) -> None:
    person = arrive()
    person.visit("#/reports/nothing")
    person.shows("No report here")
    expect(person.page.get_by_role("link", name="All balance reports")).to_be_visible()
    # The browser itself tells of the refused request.
    person.troubles.clear()


@pytest.mark.whole
@pytest.mark.parametrize(("size", "scheme"), SCREENS)
def test_everybody_can_read_them(
    arrive: Arrive, library: ServerProcess, size: dict[str, int], scheme: str
) -> None:
    person = arrive(at=library, size=size, scheme=scheme)
    person.visit("#/reports")
    person.shows(RACE)
    is_sound(person)
    person.page.get_by_role("link", name=RACE).click()
    person.shows("What the other rules change")
    is_sound(person)
    for question in person.page.locator("summary").all():
        question.click()
    is_sound(person)
    person.visit("#/new/ravens")
    person.shows("Balance reports")
    assert person.page.evaluate(TOO_WIDE) <= 0
