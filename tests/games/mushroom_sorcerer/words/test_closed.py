"""What things say that no answer points at."""

from __future__ import annotations

from tests.games.mushroom_sorcerer.kit import BAHON, CHARLES, Table, game


def closed(table: Table) -> dict[str, tuple[str, list[str]]]:
    """By the thing: why not, and the answers that lead to it."""
    found = table.state.view(table.seat)["closed"]
    return {
        one["target"]: (one["why"], [game().actions.text(action) for action in one["actions"]])
        for one in found
    }


def test_a_rivals_tower_leads_to_the_attack_on_it() -> None:
    """MS-86: from beside it, with servants."""
    table = Table(2).tower(BAHON, "c1", "F", flame=1).tower(CHARLES, "d1", "S")
    table.tower(CHARLES, "a4", "S").fresh()
    assert closed(table)["land:3"] == ("", ["attack c1"])
    assert closed(table)["land:15"][0] == "None of your towers with servants stands beside it."


def test_land_that_is_too_dear_says_its_price() -> None:
    """MS-45: drops."""
    table = Table(2).has(BAHON, drops=1).tower(BAHON, "c1", "F").fresh()
    assert closed(table)["land:2"][0] == "A GU here costs 2 drops, and you have 1."


def test_a_scroll_says_the_mana_it_needs() -> None:
    """MS-112."""
    table = Table(2).scrolls(BAHON, "purify").has(BAHON, mana=0, drops=1)
    table.tower(BAHON, "c1", "FF", flame=2).fresh()
    assert closed(table)["scroll:purify"] == ("It costs 1 mana, and you have 0.", [])
