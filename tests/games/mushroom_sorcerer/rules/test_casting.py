"""Casting in general (MS-119 to MS-123)."""

from __future__ import annotations

import pytest

from hexmoot.games.mushroom_sorcerer.rules.casting import spell_cost, spells_within
from hexmoot.games.mushroom_sorcerer.rules.pieces import SPELLS
from hexmoot.games.mushroom_sorcerer.rules.sets import members
from tests.games.mushroom_sorcerer.kit import BAHON, CHARLES, Table


def test_spells_cost_their_printed_mana_in_the_own_turn() -> None:
    """MS-119: paid to the supply; not castable without it, nor by a seat whose turn it is not."""
    table = Table(2).scrolls(BAHON, "raging_roar").scrolls(CHARLES, "water_pouch")
    assert table.offered("spell") == ["raging_roar"]
    stock = table.stock("mana")
    table.play("spell raging_roar")
    assert (table.mana(BAHON), table.stock("mana")) == (0, stock + 1)
    assert Table(2).scrolls(BAHON, "raging_roar").has(BAHON, mana=0).offered("spell") == []


def test_each_scroll_once_a_turn() -> None:
    """MS-120: again only in another turn."""
    table = (
        Table(2).scrolls(BAHON, "water_cycle").has(BAHON, mana=2, flame=4).play("spell water_cycle")
    )
    table.play("forward")
    assert table.offered("spell") == []
    table.turn_of(BAHON)
    assert table.offered("spell") == ["water_cycle"]


def test_summoning_scrolls_are_flipped_for_good() -> None:
    """MS-121: right after casting, and never castable again; other scrolls stay."""
    table = Table(2).scrolls(BAHON, "water_pouch", "glorify").has(BAHON, flame=1)
    table.play("spell water_pouch", "spell glorify")
    assert table.archive(BAHON) == ["(water_pouch)", "glorify"]
    table.turn_of(BAHON).has(BAHON, flame=1, mana=1)
    assert table.offered("spell") == ["glorify"]


@pytest.mark.parametrize(
    ("key", "position"),
    [
        ("empty_flask", Table(3).supply(flasks=0)),
        ("mana_crystal", Table(3).supply(mana=0)),
        ("water_pouch", Table(3).supply(drops=0)),
        ("whistle", Table(3).supply(flame=0, stone=0)),
        ("hunch", Table(3).elements(BAHON, 12, 12, 12, 12)),
        ("moon_essence", Table(3).elements(BAHON, 0, 0, 0, 0, moon=20)),
        ("raging_roar", Table(3).elements(BAHON, 0, 0, 0, 0, moon=1)),
        ("elementalist", Table(3).has(BAHON, flame=1, stone=1)),
        ("flame_portal", Table(3)),
        ("stone_portal", Table(3).tower(BAHON, "c1", "F", stone=1)),
        ("flask_energy", Table(3).has(BAHON, flame=1, flasks=0)),
        ("forced_trade", Table(3)),
        ("glorify", Table(3)),
        ("purify", Table(3).has(BAHON, flame=1)),
        ("water_cycle", Table(3).has(BAHON, flame=1, drops=1)),
        ("strike", Table(3).tower(CHARLES, "d1", "SF").has(BAHON, flame=1)),
        ("shadow_gu", Table(3)),
        ("toss_a_gu", Table(3)),
        ("spearhead", Table(3)),
        ("invincible", Table(3)),
    ],
)
def test_a_spell_without_effect_cannot_be_cast(key: str, position: Table) -> None:
    """MS-122: no supply, no room, no price, no target, or the wrong moment."""
    assert position.scrolls(BAHON, key).offered("spell") == []


def test_exchanges_are_exact_and_gains_are_cut() -> None:
    """MS-123: no flask in the supply, no Flask Energy; one drop in the supply, one drop gained."""
    table = Table(3).scrolls(BAHON, "flask_energy", "water_pouch").has(BAHON, flame=2, flasks=0)
    table.supply(flasks=0)
    assert table.offered("spell") == ["water_pouch"]
    table.supply(drops=1).play("spell water_pouch")
    assert (table.drops(BAHON), table.stock("drop")) == (6, 0)
    short = Table(3).scrolls(BAHON, "water_cycle").has(BAHON, flame=2, drops=0).supply(drops=1)
    assert short.offered("spell") == []


def test_purify_needs_room_for_one_element() -> None:
    """MS-123: the second one is lost when no track has room."""
    table = Table(2).scrolls(BAHON, "purify").has(BAHON, flame=2).elements(BAHON, 12, 12, 12, 11)
    table.turn_of(BAHON, after=(CHARLES,)).play("spell purify")
    assert table.track(BAHON) == [12, 12, 12, 12]
    assert table.reserve(BAHON) == (0, 0)


@pytest.mark.parametrize(
    ("potion", "thunder"), [("fury", 0), ("slow_learner", 0), ("slow_learner", 12)]
)
def test_spells_within_some_mana_are_those_that_cost_no_more(potion: str, thunder: int) -> None:
    """MS-119, MS-165, MS-166: the set that is looked up, spell by spell."""
    state = Table(4).potion(BAHON, potion).elements(BAHON, 0, 0, 0, thunder).state
    assert state.masters_potion(BAHON) == (thunder > 0)
    for mana in range(14):
        cheap = [one for one in range(SPELLS) if spell_cost(state, BAHON, one) <= mana]
        assert members(spells_within(state, BAHON, mana), SPELLS) == cheap
