"""The board of Rune Stones: previews, causes and open piles."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.stage import choices, looking_on, sitting

pytestmark = pytest.mark.whole

GAME = "rune_stones"


def test_the_card_that_will_be_lost_is_marked_before_it_is_played(
    player: Person, database: str
) -> None:
    """Of two picked cards the higher wears the warning, and says where it goes."""
    found, _ = sitting(player, database, GAME, "util_card")
    hand = found.state.view(found.asked)["table"]["seats"][found.asked]["hand"]
    for card in (hand[-1], hand[0]):
        player.thing(card["id"]).click()
    expect(player.thing(hand[-1]["id"])).to_contain_text("lost: ")
    expect(player.thing(hand[0]["id"])).to_contain_text("kept")


def test_a_row_shows_where_its_points_lead(player: Person, database: str) -> None:
    """The marker's next place on the track appears while the pointer is on the row."""
    found, _ = sitting(player, database, GAME, "exchange_row")
    row = next(choice for choice in choices(found) if choice["text"].startswith("row"))
    player.thing(row["target"]).hover()
    letter = 0 if row["text"] == "row a" else 1
    seats = found.state.view(found.asked)["table"]["seats"]
    points = seats[found.asked]["rows"][letter]["points"]
    expect(player.page.locator(".track .ghostly")).to_have_text(f"+{points}")


def test_what_asks_is_told(player: Person, database: str) -> None:
    """A wisp between two abilities: the card, the token that was reached, and what comes then."""
    sitting(player, database, GAME, "wisp_pick")
    causes = player.page.get_by_role("list", name="Why this is asked").get_by_role("listitem")
    expect(causes.last).to_contain_text("Reaching")
    expect(causes.first).to_contain_text("54 Goblin Champion")
    expect(player.page.get_by_text("Then 104 Casting of Bones.")).to_be_visible()


def test_open_piles_can_be_looked_through(player: Person, database: str) -> None:
    found = looking_on(player, database, GAME, "raise_pick")
    player.page.get_by_role("button", name="General discard").click()
    pile = player.page.get_by_role("region", name="General discard")
    cards = found.state.view(None)["table"]["general_discard"]
    expect(pile.locator("[data-target]")).to_have_count(len(cards))
    player.page.keyboard.press("Escape")
    expect(pile).to_have_count(0)


def test_the_guide_walks_over_the_board(player: Person, database: str) -> None:
    sitting(player, database, GAME, "turn_action")
    player.page.get_by_role("button", name="Guide").click()
    guide = player.page.get_by_role("dialog")
    for title in ("First to 65 ends it", "One thing a turn", "Every card does two things"):
        expect(guide.get_by_role("heading", name=title)).to_be_visible()
        guide.get_by_role("button", name="Next").click()
