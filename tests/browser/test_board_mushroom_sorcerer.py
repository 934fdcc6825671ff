"""The board of Mushroom Sorcerer: previews, warnings and wars."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.person import BOT, ME, Person
from tests.browser.positions import answered
from tests.browser.stage import LEAST_TARGET, choices, sitting

pytestmark = pytest.mark.whole

GAME = "mushroom_sorcerer"


def test_the_mushroom_under_the_pointer_is_seen_on_its_land(player: Person, database: str) -> None:
    """A ghost on the tower, and the way on the track."""
    sitting(player, database, GAME, "gu_kind")
    expect(player.page.locator(".woods .ghost")).to_have_count(0)
    player.thing("gu:water").hover()
    expect(player.page.locator(".woods .ghost").first).to_be_visible()
    expect(player.page.locator("[data-target='track:water'] .goal")).to_be_visible()


def test_the_moon_asks_again_before_the_influence_is_lost(player: Person, database: str) -> None:
    """MS-68: the warning stands on the row, and a click alone does not do it."""
    found, link = sitting(player, database, GAME, "shrine_pays")
    warned = next(choice for choice in choices(found) if choice["warning"])
    before = player.moment()
    player.thing(warned["target"]).click()
    row = player.page.get_by_role("menuitem")
    expect(row).to_contain_text("You leave the influence path for good")
    assert player.moment() == before
    row.click()
    player.wait_for_move(before)
    assert answered(database, link, len(found.actors) + 1) == warned["text"]


def test_casualties_are_chosen_as_a_whole(player: Person, database: str) -> None:
    """MS-98: each set is offered once, with the servants that fall."""
    found, _ = sitting(player, database, GAME, "victim")
    table = found.state.view(None)["table"]
    assert table["asked"]["damage"] > 0
    expect(player.page.locator(".sets .set").first).to_contain_text("Lose")


def test_both_forces_stand_side_by_side(player: Person, database: str) -> None:
    """MS-88: names, arrows, shields and dice of both, and the odds."""
    found, _ = sitting(player, database, GAME, "att_decl")
    war = found.state.view(None)["table"]["war"]
    forces = player.page.locator(".force")
    expect(forces).to_have_count(2)
    for side, force in zip(("attacker", "defender"), forces.all(), strict=True):
        expect(force.locator("dd").nth(2)).to_have_text(str(war[side]["wall"]))
    expect(player.page.locator(".odds")).to_contain_text("on average")


def test_an_attack_is_foreseen_under_the_pointer(player: Person, database: str) -> None:
    found, _ = sitting(player, database, GAME, "war_target")
    player.thing(choices(found)[0]["target"]).hover()
    expect(player.page.locator(".ask .force")).to_have_count(2)


def test_forbidden_ground_is_drawn_for_two(player: Person) -> None:
    """MS-6: six cells are closed with two sorcerers."""
    player.open_table(GAME, [ME, BOT])
    player.my_move()
    expect(player.page.locator(".woods [aria-label*='forbidden']")).to_have_count(6)


def test_the_guide_stops_at_things_that_are_there(player: Person) -> None:
    player.open_table(GAME, [ME, BOT])
    player.my_move()
    player.page.get_by_role("button", name="Guide").click()
    card = player.page.get_by_role("dialog")
    stops = int((card.locator("small").inner_text()).split(" of ")[1])
    for _ in range(stops):
        width = player.page.locator(".hole").evaluate("hole => hole.getBoundingClientRect().width")
        assert width > LEAST_TARGET
        card.locator(".go").click()
    expect(card).to_have_count(0)
