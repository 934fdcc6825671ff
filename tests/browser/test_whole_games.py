"""Two browsers and a bot play a whole game of every registered game by clicking what is lit."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from hexmoot.engine.registry import game_names
from tests.browser.conftest import Arrive
from tests.browser.person import BOT, FRIEND, ME
from tests.browser.stage import play_to_the_end

# Short games of the same rules.
QUICK: dict[str, dict[str, Any]] = {
    "alchemists_race": {"preset": "quick", "options": {"target_coins": 4, "max_rounds": 10}},
    "elementalis": {"options": {"rounds": 1}},
    "mushroom_sorcerer": {"options": {"max_rounds": 1}},
    "rune_stones": {"options": {"max_rounds": 10}},
    "sorcerer_stones": {"options": {"max_rounds": 5}},
}


SOON_OVER = ("ravens", "alchemists_race")
GAMES = [
    game if game in SOON_OVER else pytest.param(game, marks=pytest.mark.whole)
    for game in game_names()
]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicking_what_is_lit(game: str, arrive: Arrive) -> None:
    host, friend = arrive("Mara"), arrive("Tobin")
    link = host.open_table(game, [ME, FRIEND, BOT], **QUICK.get(game, {}))
    friend.enter()
    friend.page.goto(link)
    friend.page.get_by_role("button", name="Sit here").first.click()
    host.shows("Everybody is here")
    host.page.get_by_role("button", name="Start").click()
    play_to_the_end([host, friend])
    for person in (host, friend):
        expect(person.page.get_by_role("heading", name="Final score")).to_be_visible()
