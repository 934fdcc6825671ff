"""Supplies (MS-215 to MS-217)."""

from __future__ import annotations

from hexmoot.games.mushroom_sorcerer.rules.conditions import can_transmute
from hexmoot.games.mushroom_sorcerer.rules.kinds import STEP_DAYBREAK, STEP_TWILIGHT
from tests.games.mushroom_sorcerer.kit import BAHON, CHARLES, EDDIE, Table


def test_gains_are_cut_to_the_supply_in_order() -> None:
    """MS-215: the earlier in order is served first."""
    table = Table(3).order(1, 0, 2).elements(BAHON, 0, 0, 8, 0).elements(CHARLES, 0, 0, 8, 0)
    table.has(BAHON, drops=0, flasks=0).has(CHARLES, drops=0, flasks=0).has(EDDIE, flasks=0)
    table.supply(drops=4).step(STEP_DAYBREAK)
    assert (table.drops(CHARLES), table.drops(BAHON), table.stock("drop")) == (3, 1, 0)


def test_servants_and_picks_are_cut_too() -> None:
    """MS-215: three servants of two left; a pick offers only what is there, and lapses with
    nothing.
    """
    table = Table(3).elements(BAHON, 8, 0, 0, 0).supply(flame=2).play("summon flame")
    assert table.reserve(BAHON) == (2, 0)
    pick = Table(3).scrolls(BAHON, "whistle").supply(flame=1, stone=0).play("spell whistle")
    assert pick.reserve(BAHON) == (1, 0)
    assert pick.asked == "turn_menu"


def test_without_limits_every_supply_condition_holds() -> None:
    """MS-215: limited_supply off: more servants than there are pieces, and the view says so."""
    table = Table(2, limited_supply=False).has(BAHON, flame=40).elements(BAHON, 8, 0, 0, 0)
    table.play("summon flame")
    assert table.reserve(BAHON) == (43, 0)
    assert table.state.view(None)["table"]["supply"]["flame"] is None
    assert table.state.problems() == []


def test_what_is_paid_can_be_gained_again() -> None:
    """MS-216: the mana paid for Mana Crystal's doubling is there to be gained."""
    table = Table(3).scrolls(BAHON, "glorify").has(BAHON, flame=1).supply(flame=0, mana=0)
    table.turn_of(BAHON, after=(CHARLES,)).play("spell glorify")
    assert (table.stock("flame"), table.stock("mana")) == (1, 1)


def test_destroyed_gus_can_be_grown_again() -> None:
    """MS-216, MS-217: a kind out of the box cannot be grown until some come back."""
    table = Table(2).tower(BAHON, "c1", "FF", flame=1).tower(CHARLES, "d1", "S").box(stone=0)
    assert table.play("grow b4").choices == [
        "element flame",
        "element water",
        "element thunder",
        "element moon",
    ]
    war = Table(2).tower(BAHON, "c1", "FF", flame=1).tower(CHARLES, "d1", "S").box(stone=0)
    war.play("attack c1", "count 1", "grow b4")
    assert "element stone" in war.choices


def test_an_empty_box_closes_growing_and_shadow() -> None:
    """MS-217: no GU of any kind, nothing to grow; only moons left, and own moon towers are
    closed.
    """
    empty = Table(2).tower(BAHON, "c1", "M").scrolls(BAHON, "shadow_gu")
    empty.box(flame=0, stone=0, water=0, thunder=0, moon=0)
    assert (empty.offered("grow"), empty.offered("spell")) == ([], [])
    scarce = Table(2).tower(BAHON, "c1", "M").scrolls(BAHON, "shadow_gu").box(flame=1, stone=0)
    scarce.play("spell shadow_gu")
    assert scarce.choices == ["element flame", "element water", "element thunder"]
    moons = Table(2).tower(BAHON, "c1", "M").box(flame=0, stone=0, water=0, thunder=0, moon=3)
    assert "c1" not in moons.offered("grow")
    assert "d1" in moons.offered("grow")


def test_the_refill_is_cut_as_well() -> None:
    """MS-215, MS-22: flasks bring no more drops than there are."""
    table = Table(3).has(BAHON, drops=0).supply(drops=1).step(STEP_TWILIGHT)
    assert table.drops(BAHON) == 1


def test_a_transmutation_needs_the_other_kind_in_the_supply() -> None:
    """MS-132: flame for stone and stone for flame, whatever else the supply has."""
    table = Table(3).has(BAHON, flame=1, stone=1)
    for kind, other in enumerate(("stone", "flame")):
        assert can_transmute(table.state, BAHON, 1, kind)
        held = table.stock(other)
        table.supply(**{other: 0})
        assert not can_transmute(table.state, BAHON, 1, kind)
        table.supply(**{other: held, "drops": 0})
        assert can_transmute(table.state, BAHON, 1, kind)
