"""The Servant deck, each spell alone and doubled by Slow Learner (MS-132 to MS-139, MS-221)."""

from __future__ import annotations

import pytest

from tests.games.mushroom_sorcerer.kit import BAHON, CHARLES, EDDIE, Table


def holding(key: str, doubled: bool = False, seats: int = 3) -> Table:
    """Bahon has the scroll and a mana; doubled: under a mastered Slow Learner."""
    table = Table(seats).scrolls(BAHON, key, "hunch").has(BAHON, mana=1)
    if doubled:
        table.potion(BAHON, "slow_learner").elements(BAHON, 0, 0, 0, 8)
    return table


def test_elementalist() -> None:
    """MS-132: two of a kind become two of the other; doubled both pairs, or back again."""
    table = holding("elementalist").has(BAHON, flame=2, stone=2).play("spell elementalist")
    assert table.choices == ["resource flame", "resource stone"]
    assert table.label("resource flame").text == "Give 2 flame servants, get 2 stone servants"
    assert table.play("resource flame").reserve(BAHON) == (0, 4)
    twice = holding("elementalist", doubled=True).has(BAHON, flame=4).play("spell elementalist")
    assert (twice.asked, twice.choices) == ("repeat_cast", ["done", "yes"])
    twice.play("yes", "resource flame")
    assert (twice.reserve(BAHON), twice.mana(BAHON)) == ((0, 4), 0)
    once = (
        holding("elementalist", doubled=True).has(BAHON, flame=4).play("spell elementalist", "done")
    )
    assert once.reserve(BAHON) == (2, 2)


def test_flame_portal() -> None:
    """MS-133: each own tower without a flame servant gets one; a full one by exchange or not."""
    table = holding("flame_portal").tower(BAHON, "c1", "FF").tower(BAHON, "d1", "F", flame=1)
    table.tower(BAHON, "e1", "S", stone=1).tower(CHARLES, "b4", "F").play("spell flame_portal")
    assert (table.asked, table.guards("c1")) == ("portal_swap", (1, 0))
    assert table.label("yes").text == "Yes, in exchange for a stone servant"
    table.play("yes")
    assert (table.guards("e1"), table.guards("d1"), table.guards("b4")) == ((1, 0), (1, 0), (0, 0))
    assert table.reserve(BAHON) == (0, 1)
    skip = (
        holding("flame_portal").tower(BAHON, "e1", "S", stone=1).play("spell flame_portal", "done")
    )
    assert skip.guards("e1") == (0, 1)


def test_flame_portal_doubled_fills_what_was_passed_over() -> None:
    """MS-133, MS-167: the second run asks again about the tower that was passed over."""
    table = holding("flame_portal", doubled=True).tower(BAHON, "e1", "S", stone=1)
    table.play("spell flame_portal", "done")
    assert table.asked == "portal_swap"
    assert table.play("yes").guards("e1") == (1, 0)


def test_flask_energy() -> None:
    """MS-134: two servants into a flask, or a flask into two; doubled twice with two prices."""
    table = holding("flask_energy").has(BAHON, flame=1, stone=1).play("spell flask_energy")
    assert table.choices == ["forward", "reverse"]
    assert table.label("forward").text == "2 servants into 1 flask"
    table.play("forward", "reserve-servant flame")
    assert (table.flasks(BAHON), table.reserve(BAHON)) == (3, (0, 0))
    back = holding("flask_energy").play("spell flask_energy", "resource flame", "resource stone")
    assert (back.flasks(BAHON), back.reserve(BAHON)) == (1, (1, 1))
    twice = holding("flask_energy", doubled=True).has(BAHON, flame=4)
    twice.play("spell flask_energy", "forward", "yes", "forward")
    assert (twice.flasks(BAHON), twice.reserve(BAHON), twice.mana(BAHON)) == (4, (0, 0), 0)


def test_forced_trade() -> None:
    """MS-135: a drop for a servant of the caster's choice, from reserve or tower, then placed."""
    table = holding("forced_trade").tower(BAHON, "c1", "F").tower(CHARLES, "d1", "S", stone=1)
    table.has(CHARLES, flame=1).has(EDDIE, stone=2).play("spell forced_trade")
    assert table.choices == ["seat 1", "seat 2"]
    table.play("seat 1")
    assert (table.drops(BAHON), table.drops(CHARLES)) == (4, 6)
    assert table.choices == ["reserve-servant flame", "stone-servant d1"]
    table.play("stone-servant d1", "land c1")
    assert (table.guards("d1"), table.guards("c1")) == ((0, 0), (0, 1))
    twice = holding("forced_trade", doubled=True).has(EDDIE, stone=2).play("spell forced_trade")
    assert twice.play("yes").reserve(BAHON) == (0, 2)
    assert twice.drops(EDDIE) == 7


def test_forced_trade_needs_a_drop() -> None:
    """MS-135: no drop, no trade."""
    table = holding("forced_trade").has(BAHON, drops=0).has(CHARLES, flame=1)
    assert "forced_trade" not in table.offered("spell")


def test_glorify() -> None:
    """MS-136: a servant becomes an influence, not on the moon path; doubled two for two."""
    table = holding("glorify").has(BAHON, flame=1).play("spell glorify")
    assert (table.points(BAHON), table.reserve(BAHON)) == (1, (0, 0))
    twice = holding("glorify", doubled=True).has(BAHON, flame=2).play("spell glorify", "yes")
    assert (twice.points(BAHON), twice.reserve(BAHON)) == (2, (0, 0))
    moon = holding("glorify").has(BAHON, flame=1).elements(BAHON, 0, 0, 0, 0, moon=1)
    assert "glorify" not in moon.offered("spell")


def test_purify() -> None:
    """MS-137: two servants become two general elements; doubled four for four."""
    table = (
        holding("purify").has(BAHON, stone=2).play("spell purify", "element water", "element water")
    )
    assert (table.track(BAHON), table.reserve(BAHON)) == ([0, 0, 2, 0], (0, 0))
    twice = holding("purify", doubled=True).has(BAHON, stone=4)
    twice.play("spell purify", "element stone", "element water", "yes", "element flame")
    twice.play("element flame")
    assert (twice.track(BAHON)[:3], twice.reserve(BAHON)) == ([2, 1, 1], (1, 0))


def test_stone_portal() -> None:
    """MS-138: as Flame Portal with stone servants."""
    table = (
        holding("stone_portal").tower(BAHON, "c1", "FF", flame=1).tower(BAHON, "d1", "F", flame=1)
    )
    table.tower(BAHON, "e1", "S", stone=1).play("spell stone_portal", "yes")
    assert [table.guards(where) for where in ("c1", "d1", "e1")] == [(1, 1), (0, 1), (0, 1)]
    assert table.reserve(BAHON) == (1, 0)


def test_stone_portal_doubled_has_nothing_left_to_do() -> None:
    """MS-138, MS-167: a second run that cannot do anything is dropped."""
    table = holding("stone_portal", doubled=True).tower(BAHON, "c1", "F").play("spell stone_portal")
    assert (table.asked, table.guards("c1")) == ("turn_menu", (0, 1))


def test_water_cycle() -> None:
    """MS-139: two servants into two drops or back; doubled twice."""
    table = holding("water_cycle").has(BAHON, flame=2).play("spell water_cycle", "forward")
    assert (table.drops(BAHON), table.reserve(BAHON)) == (7, (0, 0))
    back = holding("water_cycle").play("spell water_cycle", "resource stone")
    assert back.drops(BAHON) == 3
    assert back.reserve(BAHON) == (0, 2)
    twice = holding("water_cycle", doubled=True).has(BAHON, flame=2, drops=2)
    twice.play("spell water_cycle", "forward", "yes", "resource stone")
    assert (twice.drops(BAHON), twice.reserve(BAHON)) == (2, (0, 2))


def test_a_portal_with_a_short_supply_asks_tower_by_tower() -> None:
    """MS-221: two towers, one servant: the first is asked about, and then there is none left."""
    table = holding("flame_portal").tower(BAHON, "c1", "F").tower(BAHON, "d1", "F").supply(flame=1)
    table.play("spell flame_portal")
    assert (table.asked, table.choices) == ("portal_swap", ["done", "yes"])
    table.play("yes")
    assert (table.guards("c1"), table.guards("d1"), table.stock("flame")) == ((1, 0), (0, 0), 0)


@pytest.mark.parametrize("key", ["flask_energy", "water_cycle"])
@pytest.mark.parametrize(
    ("flame", "stone", "can"), [(1, 0, False), (0, 1, False), (1, 1, True), (0, 2, True)]
)
def test_an_exchange_for_servants_needs_both_in_the_supply(
    key: str, flame: int, stone: int, can: bool
) -> None:
    """MS-123, MS-134, MS-139: two servants or none; with one in the supply it is not offered."""
    table = holding(key).supply(flame=flame, stone=stone)
    assert (key in table.offered("spell")) == can
    both = holding(key).has(BAHON, flame=2).supply(flame=flame, stone=stone)
    both.play(f"spell {key}")
    assert ("reverse" in both.choices) == can
    assert (both.asked == "convert") == can  # forward alone is taken without a question


@pytest.mark.parametrize(
    ("key", "servants", "supply", "can"),
    [
        ("flask_energy", 1, {}, False),
        ("flask_energy", 2, {"flasks": 0}, False),
        ("flask_energy", 2, {"flasks": 1}, True),
        ("water_cycle", 1, {}, False),
        ("water_cycle", 2, {"drops": 1}, False),
        ("water_cycle", 2, {"drops": 2}, True),
        ("elementalist", 1, {}, False),
        ("elementalist", 2, {"stone": 1}, False),
        ("elementalist", 2, {"stone": 2}, True),
    ],
)
def test_an_exchange_of_servants_is_done_in_full_or_not_at_all(
    key: str, servants: int, supply: dict[str, int], can: bool
) -> None:
    """MS-123, MS-132, MS-134, MS-139: the price is there, and all that it buys."""
    table = holding(key).has(BAHON, flame=servants, drops=0, flasks=0).supply(**supply)
    assert (key in table.offered("spell")) == can


@pytest.mark.parametrize(
    ("key", "thing", "held"), [("flask_energy", "flasks", 0), ("water_cycle", "drops", 1)]
)
def test_an_exchange_for_servants_needs_its_price(key: str, thing: str, held: int) -> None:
    """MS-123: a flask, or both drops."""
    table = holding(key).has(BAHON, **{thing: held})
    assert key not in table.offered("spell")
    assert key in table.has(BAHON, **{thing: held + 1}).offered("spell")


def test_a_portal_counts_only_towers_that_lack_a_servant() -> None:
    """MS-221: one in the supply for one tower in need is enough, whoever else has a tower."""
    table = holding("stone_portal").tower(BAHON, "c1", "FF").tower(BAHON, "e2", "F", stone=1)
    table.tower(CHARLES, "b4", "F").supply(stone=1).play("spell stone_portal")
    assert (table.asked, table.guards("c1")) == ("turn_menu", (0, 1))
