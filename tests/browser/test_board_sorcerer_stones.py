"""The board of Sorcerer & Stones: previews and walks."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.positions import answered
from tests.browser.stage import choices, sitting

pytestmark = pytest.mark.whole

GAME = "sorcerer_stones"


def test_an_arrow_says_what_the_turn_would_bring(player: Person, database: str) -> None:
    """The number on each arrow and the bubble at the one under the pointer."""
    found, _ = sitting(player, database, GAME, "spin")
    after = found.state.view(found.asked)["table"]["after"]
    for choice in choices(found):
        arrow = player.thing(choice["target"])
        assert (arrow.text_content() or "").strip() == str(
            len(after[str(choice["action"])]["stones"])
        )
    most = max(choices(found), key=lambda choice: len(after[str(choice["action"])]["stones"]))
    player.thing(most["target"]).hover()
    stones = player.page.locator(".bubble use[href^='#wx-']")
    expect(stones).to_have_count(len(after[str(most["action"])]["stones"]))


def test_a_far_space_is_reached_by_one_click(player: Person, database: str) -> None:
    """A walk of two steps: both are answered, one after the other."""
    found, link = sitting(player, database, GAME, "spirit_step")
    near = {choice["target"] for choice in choices(found)}
    far = [target for target in player.lit() if target not in near]
    assert far
    player.thing(far[0]).click()
    rows = player.page.get_by_role("menuitem")
    if rows.count():
        rows.first.click()
    space = int(far[0].removeprefix("space:"))
    named = f"› row {space // 6 + 1}, column {space % 6 + 1}"
    expect(player.page.locator(".log")).to_contain_text(named)
    assert answered(database, link, len(found.actors) + 2) == f"step r{space // 6}c{space % 6}"


def test_names_are_read_over_the_lines_through_stones(player: Person, database: str) -> None:
    """What is drawn later lies above: names follow the bars, Taoists follow both."""
    sitting(player, database, GAME, "which_stones")
    drawn = player.page.locator(".camera > g").evaluate_all(
        "all => all.map(one => one.querySelector('text.visual') ? 'names' : one.classList[0])"
    )
    assert drawn.index("claims") < drawn.index("names")


def test_a_zone_under_the_pointer_stays_there(player: Person, database: str) -> None:
    """A swap is shown by moving both zones; the pointer still means the one it was put on."""
    found, _ = sitting(player, database, GAME, "quake_target")
    partner = next(choice for choice in choices(found) if choice["text"].startswith("swap"))
    player.thing(partner["target"]).hover()
    for _ in range(5):
        player.page.wait_for_timeout(60)
        expect(player.page.locator(".bubble")).to_have_count(1)
