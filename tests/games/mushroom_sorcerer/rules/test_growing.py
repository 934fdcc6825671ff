"""Growing GUs (MS-44 to MS-58)."""

from __future__ import annotations

from typing import Any

import pytest

from hexmoot.engine.native.chance import splitmix
from hexmoot.games.mushroom_sorcerer.rules.actions import GROW
from hexmoot.games.mushroom_sorcerer.rules.growing import (
    growth_price,
    has_moon,
    list_growth,
    may_grow_moon,
    maybe_germinate,
)
from hexmoot.games.mushroom_sorcerer.rules.memory import T_GERMINATED, T_GROW_LEFT, T_GROWN
from hexmoot.games.mushroom_sorcerer.rules.pieces import DROP, GOODS, LANDS, NONE
from hexmoot.games.mushroom_sorcerer.rules.towers import has_debris, has_general_gu
from tests.games.mushroom_sorcerer.kit import BAHON, CASSANDRA, CHARLES, Table, game


def test_a_grow_action_brings_two_gus() -> None:
    """MS-44: one by reclamation, one by overgrowth, then no more."""
    table = Table(2).scrolls(BAHON, "hunch").play("grow c1", "element flame")
    assert table.state.turn[T_GROW_LEFT] == 1
    table.play("grow c1", "element flame")
    assert (table.stack("c1"), table.offered("grow")) == ("FF", [])
    assert table.drops(BAHON) == 2


def test_reclamation_costs_a_drop_anywhere() -> None:
    """MS-45: any free open land, near or far, as level 1; not without a drop."""
    table = Table(2).tower(CHARLES, "b1", "S")
    assert table.offered("grow") == (
        ["c1", "d1", "e1", "b2", "d2", "e2", "a3", "b3", "d3", "a4", "b4", "c4", "d4"]
    )
    assert table.label("grow d4").text == "Grow on Dale: 1 drop"
    table.play("grow d4", "element water")
    assert (table.stack("d4"), table.drops(BAHON), table.owner("d4")) == ("W", 4, BAHON)
    assert Table(2).has(BAHON, drops=0).offered("grow") == []


def test_debris_costs_a_servant_of_either_kind() -> None:
    """MS-46: paid besides the drop; without a servant the land is not offered."""
    assert "c1" not in Table(2).debris("c1").offered("grow")
    table = Table(2).debris("c1").has(BAHON, flame=1, stone=1)
    assert table.label("grow c1").text == "Grow on Clover: 1 drop and 1 servant"
    table.play("grow c1", "element flame")
    assert table.choices == ["reserve-servant flame", "reserve-servant stone"]
    table.play("reserve-servant stone")
    assert (table.reserve(BAHON), table.stack("c1"), table.drops(BAHON)) == ((1, 0), "F", 4)


def test_cleared_debris_goes_back_to_its_supply() -> None:
    """MS-47: one more in the supply, none on the land."""
    table = Table(2).debris("c1").has(BAHON, flame=1)
    before = int(table.state.debris_supply)
    table.play("grow c1", "element flame")
    assert not table.has_debris("c1")
    assert table.state.debris_supply == before + 1


def test_four_towers_are_the_most() -> None:
    """MS-48: with all platforms out only own towers can grow."""
    table = Table(4)
    for where in ("a1", "b1", "c1"):
        table.tower(BAHON, where, "F")
    assert table.state.platforms_left(BAHON) == 1
    table.play("grow e4", "element flame")
    assert table.state.platforms_left(BAHON) == 0
    assert table.offered("grow") == ["a1", "b1", "c1", "e4"]


@pytest.mark.parametrize("good", ["flame", "stone", "mana", "drop", "flask"])
def test_reclamation_takes_what_lies_there_for_good(good: str) -> None:
    """MS-49: the resource is gained once and is gone; it came out of the supply at the start."""
    table = Table(2).has(BAHON, drops=5, mana=0, flasks=0).lying("c1", good)
    stock = table.stock(good)
    table.play("grow c1", "element flame")
    if table.asked == "place":
        table.play("reserve")
    assert table.good(BAHON, good) == {"drop": 5}.get(good, 1)
    assert table.state.land_good[2] == -1
    assert table.stock(good) == stock + (1 if good == "drop" else 0)


def test_overgrowth_costs_drops_equal_to_the_new_level() -> None:
    """MS-50: level 3 for three drops; not with two."""
    table = Table(2).tower(BAHON, "c1", "FF").has(BAHON, drops=3).play("grow c1", "element thunder")
    assert (table.stack("c1"), table.drops(BAHON)) == ("FFT", 0)
    assert "c1" not in Table(2).tower(BAHON, "c1", "FF").has(BAHON, drops=2).offered("grow")


def test_nobody_grows_on_foreign_towers_or_forbidden_cells() -> None:
    """MS-51: neither is ever offered."""
    table = Table(2).tower(CHARLES, "c1", "S").has(BAHON, drops=8)
    offered = table.offered("grow")
    assert "c1" not in offered
    assert not {"a1", "a2", "c2", "c3", "e3", "e4"} & set(offered)


def test_four_is_the_greatest_height() -> None:
    """MS-52: a tower of three grows, one of four does not."""
    table = Table(2).tower(BAHON, "c1", "FSW").tower(BAHON, "d1", "FSWT").has(BAHON, drops=9)
    assert "c1" in table.offered("grow")
    assert "d1" not in table.offered("grow")


@pytest.mark.parametrize(
    ("kind", "track"),
    [
        ("flame", [3, 0, 0, 0]),
        ("stone", [0, 3, 0, 0]),
        ("water", [0, 0, 3, 0]),
        ("thunder", [0, 0, 0, 3]),
    ],
)
def test_a_general_gu_brings_influence_and_its_level_in_elements(
    kind: str, track: list[int]
) -> None:
    """MS-53: at level 3, one influence and three elements of its kind."""
    table = Table(2).tower(BAHON, "c1", "MF").has(BAHON, drops=3).play("grow c1", f"element {kind}")
    if table.asked == "place":
        table.play("reserve")
    assert (table.points(BAHON), table.track(BAHON)) == (1, track)


def test_a_moon_gu_brings_moon_elements_and_no_influence() -> None:
    """MS-54: at level 3, three moon elements; the influence there was is lost (MS-68)."""
    table = Table(2).tower(BAHON, "c1", "FF").influence(BAHON, 7).has(BAHON, drops=3)
    table.play("grow c1", "element moon")
    assert (table.moon(BAHON), table.points(BAHON), table.track(BAHON)) == (3, 0, [0, 0, 0, 0])


def test_one_moon_gu_a_turn() -> None:
    """MS-55: the second GU of the turn cannot be a moon, nor can the GU won by a war after one."""
    table = Table(2).play("grow c1", "element moon", "grow d1")
    assert table.choices == ["element flame", "element stone", "element water", "element thunder"]
    assert Table(2).play("grow c1", "element flame", "grow d1").choices[-1] == "element moon"


def test_one_moon_gu_a_tower() -> None:
    """MS-56: not on a tower that has one, at whatever level."""
    table = Table(2).tower(BAHON, "c1", "MF").play("grow c1")
    assert "element moon" not in table.choices
    assert "element moon" in Table(2).tower(BAHON, "c1", "FF").play("grow c1").choices


def test_growing_goes_step_by_step() -> None:
    """MS-57: costs, GU, the land's servant, influence, elements with their bonuses, as logged."""
    table = Table(2).elements(BAHON, 1, 0, 0, 0).has(BAHON, stone=1).debris("c1")
    table.lying("c1", "stone").play("grow c1", "element flame")
    assert table.asked == "place"
    assert (table.stack("c1"), table.drops(BAHON), table.points(BAHON)) == ("F", 4, 0)
    assert table.track(BAHON) == [1, 0, 0, 0]
    table.play("reserve")
    assert table.log == [
        "Bahon grows flame on Clover for 1 drop.",
        "Bahon pays a stone servant from the reserve.",
        "Bahon clears the debris on Clover.",
        "Bahon puts 1 stone servant into the reserve.",
        "Bahon gains 1 influence.",
        "Bahon: flame 2 (I).",
    ]
    assert table.asked == "place"


def test_overgrowth_takes_nothing_from_the_land() -> None:
    """MS-58: what lies under a tower that slid there stays."""
    table = Table(2).lying("c1", "mana").tower(BAHON, "c1", "F").play("grow c1", "element stone")
    table.play("reserve")
    assert (table.mana(BAHON), table.state.land_good[2]) == (1, 2)


def test_germination_answers_once_a_turn() -> None:
    """MS-193: a second pair of another kind in the same turn brings nothing more."""
    state = Table(4).potion(CASSANDRA, "germination").turn_of(CASSANDRA).state
    state.turn[T_GROWN] = state.turn[T_GROWN + 1] = 2
    before = int(state.depth)
    maybe_germinate(state, CASSANDRA, 0)
    once = int(state.depth)
    maybe_germinate(state, CASSANDRA, 1)
    assert (once > before, int(state.depth), state.turn[T_GERMINATED]) == (True, once, 1)


def may_grow_at(table: Any, seat: int, land: int) -> bool:
    """MS-44 to MS-52, MS-56: asked for one land by itself."""
    if not has_general_gu(table) and (has_moon(table, land) or not may_grow_moon(table)):
        return False
    if table.owner[land] == NONE:
        is_open = table.open_lands >> land & 1 and table.has_platform(seat)
        if not is_open or (has_debris(table, land) and table.servants_of(seat) == 0):
            return False
    elif table.owner[land] != seat or table.height[land] == table.tables.height:
        return False
    return int(growth_price(table, seat, land)) <= int(table.goods[seat * GOODS + DROP])


def test_lands_to_grow_on_are_those_where_a_gu_can_be_paid_for() -> None:
    """MS-44 to MS-52, MS-178: asked for all lands at once or for each by itself."""
    heights: set[int] = set()
    for seed in range(6):
        state: Any = game().start(seats=4, seed=seed)
        for ply in range(400):
            if state.over:
                break
            legal = state.legal()
            state.apply(legal[splitmix(seed * 1000 + ply) % len(legal)])
            seat = ply % 4
            if ply % 5 == 0:
                state.goods[seat * GOODS + DROP] = ply % 7
                state.free_gu[seat] = int(ply % 3 == 0)
            able = [land for land in range(LANDS) if may_grow_at(state, seat, land)]
            count = list_growth(state, seat, 0)
            assert [state.choices[index] - GROW for index in range(count)] == able
            heights.update(int(state.height[land]) for land in able)
            state.relist()
    assert heights == {0, 1, 2, 3}
