"""The board of ElementaliS: previews, and what others may not know."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.positions import Position, answered
from tests.browser.stage import choices, looking_on, sitting

pytestmark = pytest.mark.whole

GAME = "elementalis"


def forecasts(found: Position) -> dict[str, dict[str, Any]]:
    """What the asked seat is told about its answers."""
    shown: dict[str, dict[str, Any]] = found.state.view(found.asked)["table"]["forecasts"]
    return shown


def test_a_die_says_what_the_spell_would_make_of_the_roll(player: Person, database: str) -> None:
    """The number over each die that may be chosen."""
    found, _ = sitting(player, database, GAME, "die")
    told = forecasts(found)
    for choice in choices(found):
        forecast = told[str(choice["action"])]
        pill = player.thing(choice["target"]).locator("xpath=../..").locator("text").last
        expect(pill).to_have_text(f"{short(forecast['now'])}›{short(forecast['then'])}")


def short(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def test_opposition_shows_the_odds_of_each_die(player: Person, database: str) -> None:
    found, _ = sitting(player, database, GAME, "oppose")
    for choice in choices(found):
        forecast = forecasts(found).get(str(choice["action"]))
        if not forecast:
            continue
        takes, pays = (sum(faces for _, faces in forecast[way]) for way in ("take", "pay"))
        pill = player.thing(choice["target"]).locator("xpath=../..").locator("text").last
        expect(pill).to_have_text(f"+{takes}/6−{pays}/6")
    player.thing(choices(found)[0]["target"]).hover()
    expect(player.page.locator(".plaque text")).to_have_count(6)


def test_the_draft_tells_the_mean_mana_of_the_mage(player: Person, database: str) -> None:
    found, _ = sitting(player, database, GAME, "minor")
    table = found.state.view(found.asked)["table"]
    own = table["seats"][found.asked]["major"]
    for choice in choices(found):
        pair = table["pairs"][own + choice["target"][-1]]
        expect(player.thing(choice["target"])).to_contain_text(pair["mage"])
        expect(player.thing(choice["target"])).to_contain_text(short(pair["mean"]))


@pytest.mark.parametrize("kind", ["declare", "cast", "respond"])
def test_nothing_tells_who_could_have_cast(kind: str, player: Person, database: str) -> None:
    """Whoever waits sees no lit line, no forecast and no word of what the other could do."""
    found = looking_on(player, database, GAME, kind)
    other = (found.asked + 1) % found.record.seats
    expect(player.page.get_by_role("group", name="Dice tray")).to_be_visible()
    assert player.page.locator("[data-lit]").count() == 0
    assert player.page.locator(".then").count() == 0
    assert found.state.view(other)["table"]["forecasts"] == {}
    undeclared = [
        seat["id"]
        for seat in found.state.view(other)["table"]["seats"]
        if not seat["declared"] and seat["seat"] != found.state.view(other)["table"]["active"]
    ]
    for target in undeclared:
        words = player.thing(target).get_attribute("aria-label") or ""
        assert not words.endswith(("declared", "silent", "passed", "could cast"))


def test_a_standing_order_is_left_beside_the_own_cards(player: Person, database: str) -> None:
    """Silence answers the open question at once, and nobody else is told."""
    found, link = sitting(player, database, GAME, "declare")
    orders = player.page.get_by_role("group", name="Standing order")
    expect(orders.get_by_role("button", name="Ask me")).to_have_attribute("aria-pressed", "true")
    orders.get_by_role("button", name="Silent").click()
    expect(orders.get_by_role("button", name="Silent")).to_have_attribute("aria-pressed", "true")
    assert answered(database, link, len(found.actors) + 1) == "order silent"
