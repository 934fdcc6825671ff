"""After the end: scores by parts, replay, what-if, another game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser.conftest import Arrive
from tests.browser.person import ANSWERS, BOT, ME, PATIENCE, Person
from tests.browser.stage import DRAWN_ANEW

pytestmark = pytest.mark.whole

LOG = "**/api/tables/*/log*"


@pytest.fixture
def finished(arrive: Arrive) -> Person:
    """Somebody who has just played a game of Ravens against a bot."""
    person = arrive("Wren")
    person.play_to_the_end("ravens")
    return person


def test_the_end_says_who_won_why_and_the_score_by_parts(finished: Person) -> None:
    page = finished.page
    expect(page.get_by_role("heading", level=2).first).to_have_text(
        re.compile(r"^.+ wins with \d+$|share the win|did it together")
    )
    finished.shows("Everybody has played three cards.")
    scores = page.get_by_role("region", name="Final score")
    expect(scores.get_by_role("listitem")).to_have_count(2)
    expect(scores).to_contain_text("cards")
    expect(page.get_by_role("link", name="The whole game as a record")).to_be_visible()


def test_the_replay_goes_back_and_forth(finished: Person) -> None:
    page = finished.page
    slider = page.get_by_role("slider", name="Move")
    last = int(slider.get_attribute("max") or 0)
    page.get_by_role("button", name="First").click()
    finished.shows("The beginning")
    hand = page.get_by_role("region", name="Hand").get_by_role("listitem")
    expect(hand).to_have_count(2)
    page.get_by_role("button", name="On", exact=True).click()
    expect(slider).to_have_attribute("aria-valuetext", re.compile(f"^Move 1 of {last}"))
    slider.focus()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(f"^Move 2 of {last}"))
    page.get_by_role("button", name="Result").click()
    expect(page.get_by_role("region", name="Final score")).to_be_visible()


def test_whoever_looks_back_already_stays_there(finished: Person) -> None:
    """The connection was lost meanwhile, and the log of the game is asked for a second time."""
    page = finished.page
    sockets: list[WebSocketRoute] = []
    late: list[Route] = []

    def through(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    page.route_web_socket("**/ws/tables/**", through)
    page.route(LOG, lambda route: late.append(route))
    page.reload()
    finished.until(lambda: late)
    sockets[0].close()
    finished.until(lambda: late[1:])
    late[0].continue_()
    page.get_by_role("button", name="First").click()
    finished.shows("The beginning")
    with page.expect_response(LOG) as told:
        late[1].continue_()
    told.value.finished()
    page.evaluate(DRAWN_ANEW)
    finished.shows("The beginning")


def test_a_log_line_jumps_to_its_moment(finished: Person) -> None:
    page = finished.page
    page.get_by_role("button", name="Final board").click()
    lines = page.get_by_role("list", name="Log").get_by_role("button")
    slider = page.get_by_role("slider", name="Move")
    lines.last.click()
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Move (\d+) of \1\b"))
    lines.first.click()
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Move 0 of"))


def test_something_else_is_tried_from_an_earlier_point(finished: Person) -> None:
    page = finished.page
    page.get_by_role("button", name="First").click()
    finished.shows("The beginning")
    before = page.url
    page.get_by_role("button", name="Try something else").click()
    page.wait_for_url(lambda url: url != before)
    finished.shows("what if")
    finished.my_move()


def test_the_same_people_play_again(finished: Person) -> None:
    page = finished.page
    before = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != before)
    expect(page.get_by_role("article", name="Wren")).to_be_visible()


def test_the_game_is_looked_back_on(arrive: Arrive) -> None:
    """A graph of chances, turning points to jump to, the same flags on the slider."""
    person = arrive()
    person.open_table(
        "alchemists_race", [ME, BOT], preset="quick", options={"max_rounds": 10, "first_player": 0}
    )
    for whim in range(400):
        person.page.locator(f"{ANSWERS}, main.end").first.wait_for()
        if person.is_over():
            break
        person.act(whim * 7 + 3)
    page = person.page
    page.get_by_role("region", name="Chance of winning").wait_for(timeout=PATIENCE)
    table = page.get_by_role("table", name="Chance of winning")
    expect(table.get_by_role("row").last).to_contain_text(re.compile(r"(?<!\d)(0|50|100)%"))
    points = page.get_by_role("region", name="Turning points").get_by_role("button")
    first = re.search(r"[Mm]ove (\d+)", points.first.inner_text())
    assert first is not None
    points.first.click()
    slider = page.get_by_role("slider", name="Move")
    before = int(first[1]) - 1
    expect(slider).to_have_attribute("aria-valuetext", re.compile(rf"^Move {before} of"))
    page.get_by_role("button", name="Last").click()
    page.get_by_role("button", name="Turning point a").click()
    expect(slider).to_have_attribute("aria-valuetext", re.compile(rf"^Move {before} of"))
    expect(page.locator(".replay")).to_contain_text("Next, ")
