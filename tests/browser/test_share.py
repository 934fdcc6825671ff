"""Sharing a moment: the address of a move, a picture of the board, a turn that moves."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from hexmoot.engine.record import Record
from tests.browser.conftest import Arrive
from tests.browser.person import ANSWERS, BOT, DESK, ME, PHONE, Person
from tests.browser.positions import questions, sit_at
from tests.browser.sights import keep_sight
from tests.browser.test_access import is_sound
from tests.server.kit.process import ROOT
from tests.server.kit.studio import studio

RACE = ROOT / "tests" / "records" / "alchemists_race" / "3-seats-target-standard.json"
IS_DRAWN = "image => image.complete && image.naturalWidth > 0"
# What a thing stands on shows nothing of what lies below it.
IS_ON_A_BAR = "one => getComputedStyle(one.parentElement).backgroundColor !== 'rgba(0, 0, 0, 0)'"
SCREENS = [
    pytest.param(DESK, "light", id="desk-light"),
    pytest.param(DESK, "dark", id="desk-dark"),
    pytest.param(PHONE, "light", id="phone-light"),
    pytest.param(PHONE, "dark", id="phone-dark"),
]


def running_table(person: Person, database: str) -> str:
    """A table in the middle of a game; its id."""
    person.enter()
    record = Record.from_bytes(RACE.read_bytes())
    position = next(one for one in questions(record) if len(one.record.actions) == 60)
    return sit_at(person, database, position).rsplit("/", 1)[1]


def test_the_address_of_a_move_opens_the_board_there(arrive: Arrive, database: str) -> None:
    """Also for a stranger, while the game goes on."""
    table = running_table(arrive("Wren"), database)
    stranger = arrive("Nobody")
    stranger.visit(f"table/{table}/move/12")
    stranger.page.wait_for_url(re.compile(f"#/table/{table}/move/12$"))
    expect(stranger.page.get_by_label("Replay").get_by_text("Move 12", exact=True)).to_be_visible()
    expect(stranger.page.get_by_role("group", name=re.compile("^Board"))).to_be_visible()
    assert not stranger.can_answer()
    stranger.page.get_by_role("button", name="Back", exact=True).click()
    expect(stranger.page.get_by_label("Replay").get_by_text("Move 11", exact=True)).to_be_visible()
    stranger.page.get_by_role("link", name="To the game").click()
    stranger.page.wait_for_url(re.compile(f"#/table/{table}$"))
    expect(stranger.page.get_by_label("Replay")).to_have_count(0)


def test_a_move_shows_the_whole_table_as_it_was(arrive: Arrive, database: str) -> None:
    """Seats, round and log belong to the move; nothing is done from there, and now comes back."""
    player = arrive("Wren")
    table = running_table(player, database)
    player.my_move()
    page = player.page
    now = page.locator(".where b").inner_text()
    mine = page.get_by_role("article", name="Wren")
    held = mine.inner_text()
    player.visit(f"#/table/{table}/move/0")
    expect(page.locator(".where b")).to_have_text("Round 1")
    expect(page.get_by_text("move 0", exact=True)).to_be_visible()
    expect(mine.locator(".score")).to_have_text(re.compile("^0"))
    expect(mine).not_to_have_text(held, use_inner_text=True)
    for tool in ("Undo", "Hint", "Since my turn", "Guide"):
        expect(page.get_by_role("button", name=tool)).to_have_count(0)
    page.keyboard.press("u")
    page.get_by_role("list", name="Log").get_by_role("button").nth(12).click()
    expect(page.get_by_label("Replay").get_by_text("Move 0", exact=True)).to_have_count(0)
    page.get_by_role("link", name="To the game").click()
    expect(page.locator(".where b")).to_have_text(now)
    player.my_move()
    expect(mine).to_have_text(held, use_inner_text=True)


def test_a_move_that_was_not_made_is_refused_in_words(arrive: Arrive, database: str) -> None:
    player = arrive("Wren")
    table = running_table(player, database)
    player.visit(f"#/table/{table}/move/4000")
    expect(player.page.get_by_role("heading", name="No such move")).to_be_visible()
    player.shows(re.compile(r"This game has \d+ moves so far\."))
    player.page.get_by_role("link", name="To the game").click()
    player.my_move()


def test_a_table_that_is_not_there_is_said_so(arrive: Arrive) -> None:
    nobody = arrive("Nobody")
    nobody.visit("#/table/nowhere/move/3")
    expect(nobody.page.get_by_role("heading", name="No table here")).to_be_visible()


@studio
@pytest.mark.parametrize(("size", "scheme"), SCREENS)
def test_a_moment_is_shared_by_address_and_picture(
    arrive: Arrive, database: str, size: dict[str, int], scheme: str
) -> None:
    person = arrive("Wren", size=size, scheme=scheme)
    table = running_table(person, database)
    person.my_move()
    person.page.get_by_role("tab", name="Table").click()
    person.page.get_by_role("button", name="Share this moment").click()
    address = person.page.get_by_label("Address of this move")
    assert re.fullmatch(rf"{person.url}/table/{table}/move/\d+", address.input_value())
    board = person.page.get_by_alt_text(re.compile("^The board after move"))
    board.wait_for()
    person.page.wait_for_function(IS_DRAWN, arg=board.element_handle())
    is_sound(person)
    keep_sight(person, f"share-{size['width']}-{scheme}")
    person.page.get_by_text("The turn, moving").click()
    film = person.page.get_by_alt_text(re.compile("^The turn that led to move"))
    person.page.wait_for_function(IS_DRAWN, arg=film.element_handle())
    with person.page.expect_download() as download:
        person.page.get_by_role("link", name="Download").click()
    assert re.fullmatch(r"alchemists_race-\d+-turn\.png", download.value.suggested_filename)
    person.page.get_by_role("button", name="Done").click()


@pytest.mark.parametrize(("size", "scheme"), SCREENS)
def test_a_shared_move_is_for_everybody_to_read(
    arrive: Arrive, database: str, size: dict[str, int], scheme: str
) -> None:
    person = arrive("Wren", size=size, scheme=scheme)
    table = running_table(person, database)
    person.visit(f"#/table/{table}/move/30")
    expect(person.page.get_by_label("Replay").get_by_text("Move 30", exact=True)).to_be_visible()
    assert person.page.get_by_role("link", name="To the game").evaluate(IS_ON_A_BAR)
    is_sound(person)
    keep_sight(person, f"moment-{size['width']}-{scheme}")


def test_a_finished_game_opens_at_the_move(arrive: Arrive) -> None:
    """In its replay, with everything that belongs to that; a move it does not have is named."""
    wren = arrive("Wren")
    table = wren.open_table("ravens", [ME, BOT]).rsplit("/", 1)[1]
    for whim in range(30):
        wren.page.locator(f"{ANSWERS}, main.end").first.wait_for()
        if wren.is_over():
            break
        wren.act(whim)
    wren.visit(f"table/{table}/move/3")
    expect(wren.page.get_by_label("Replay").get_by_text("Move 3", exact=True)).to_be_visible()
    wren.page.get_by_role("button", name="Share", exact=True).click()
    address = wren.page.get_by_label("Address of this move").input_value()
    assert address == f"{wren.url}/table/{table}/move/3"
    wren.page.get_by_role("button", name="Done").click()
    wren.visit(f"#/table/{table}/move/999")
    wren.shows(re.compile(r"This game has \d+ moves\."))
    wren.troubles.clear()  # the browser notes that the server knows no such move
