"""The board of Alchemist's Race: walks of several steps."""

from __future__ import annotations

import pytest

from tests.browser.person import Person
from tests.browser.positions import answered
from tests.browser.stage import choices, sitting

pytestmark = pytest.mark.whole

GAME = "alchemists_race"


def test_a_place_further_off_is_walked_to_with_one_click(player: Person, database: str) -> None:
    """A ringed space sends every step of the way there."""
    found, link = sitting(player, database, GAME, "path")
    near = {choice["target"] for choice in choices(found)}
    far = next(target for target in player.lit() if target not in near)
    before = player.moment()
    player.thing(far).click()
    rows = player.page.get_by_role("menuitem")
    if rows.count():
        rows.first.click()
    player.wait_for_move(before)
    assert answered(database, link, len(found.actors) + 1) in [
        choice["text"] for choice in choices(found)
    ]
