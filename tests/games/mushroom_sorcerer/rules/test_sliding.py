"""Sliding GUs (MS-109 to MS-118)."""

from __future__ import annotations

from typing import Any

import pytest

from hexmoot.engine.native.chance import splitmix
from hexmoot.games.mushroom_sorcerer.rules.memory import T_GROWN, T_SLID
from hexmoot.games.mushroom_sorcerer.rules.pieces import LANDS
from hexmoot.games.mushroom_sorcerer.rules.sets import members
from hexmoot.games.mushroom_sorcerer.rules.sliding import slide_sources, slide_targets
from tests.games.mushroom_sorcerer.kit import BAHON, CHARLES, Table, game


def test_one_slide_a_turn_at_any_time() -> None:
    """MS-109: before, between and after the main action, once."""
    table = Table(2).tower(BAHON, "c1", "FW").has(BAHON, flame=2).play("grow d4", "element flame")
    assert table.offered("slide") == ["c1", "d4"]
    table.play("slide c1", "land d1")
    assert (table.state.turn[T_SLID], table.offered("slide")) == (1, [])
    assert table.offered("grow") != []


def test_a_slide_costs_a_servant() -> None:
    """MS-110: from reserve or tower; without one there is no slide."""
    assert Table(2).tower(BAHON, "c1", "FW").offered("slide") == []
    table = Table(2).tower(BAHON, "c1", "FW", stone=1).play("slide c1", "land d1")
    assert (table.guards("c1"), table.stock("stone")) == ((0, 0), 30)


def test_the_top_gu_slides_to_a_free_land_or_an_own_tower_beside() -> None:
    """MS-111: not to rivals, not to forbidden cells, not farther."""
    table = Table(4).tower(BAHON, "c2", "FWT").has(BAHON, flame=1).tower(CHARLES, "c1", "S")
    table.tower(BAHON, "b2", "F").play("slide c2")
    assert table.choices == ["land b2", "land d2", "land c3"]
    table.play("land b2")
    assert (table.stack("c2"), table.stack("b2")) == ("FW", "FT")
    closed = Table(2).tower(BAHON, "b1", "F").has(BAHON, flame=1).play("slide b1")
    assert closed.choices == ["land c1", "land b2"]  # a1 is forbidden with two


def test_onto_a_tower_only_from_a_higher_one() -> None:
    """MS-112: strictly higher before the move."""
    table = Table(2).tower(BAHON, "c1", "FW").tower(BAHON, "d1", "F").has(BAHON, flame=1)
    assert table.play("slide c1").choices == ["land b1", "land d1"]
    even = Table(2).tower(BAHON, "c1", "FW").tower(BAHON, "d1", "SS").has(BAHON, flame=1)
    assert even.play("slide c1").stack("b1") == "W"


def test_debris_costs_one_servant_more_and_is_cleared() -> None:
    """MS-113: two servants in all; with one only lands without debris."""
    table = Table(2).tower(BAHON, "c1", "FW").debris("b1").has(BAHON, flame=2).play("slide c1")
    assert table.label("land b1").text == "To Birch: 2 servants"
    table.play("land b1")
    assert (table.reserve(BAHON), table.has_debris("b1"), table.stack("b1")) == ((0, 0), False, "W")
    poor = Table(2).tower(BAHON, "c1", "FW").debris("b1").has(BAHON, flame=1).play("slide c1")
    assert poor.stack("d1") == "W"


def test_a_new_tower_needs_a_free_platform() -> None:
    """MS-114: with four towers a tower of two slides nowhere free."""
    table = Table(4).tower(BAHON, "c1", "FW").has(BAHON, flame=1)
    for where in ("a1", "a3", "e4"):
        table.tower(BAHON, where, "F")
    assert table.offered("slide") == ["a1", "a3", "e4"]
    table.no_tower("e4")
    assert "c1" in table.offered("slide")


def test_a_tower_of_one_moves_with_everything() -> None:
    """MS-115: platform and servants go along, even with all four towers out."""
    table = Table(4).tower(BAHON, "c1", "W", flame=1).has(BAHON, stone=1)
    for where in ("a1", "a3", "e4"):
        table.tower(BAHON, where, "F")
    table.play("slide c1", "land c2", "reserve-servant stone")
    assert (table.stack("c2"), table.guards("c2"), table.owner("c1")) == ("W", (1, 0), None)
    assert table.state.platforms_left(BAHON) == 0


def test_two_moons_never_meet_by_sliding() -> None:
    """MS-116: a moon does not slide onto a tower that holds one; another GU does."""
    table = Table(4).tower(BAHON, "c2", "FWM").tower(BAHON, "c1", "M").has(BAHON, flame=1)
    assert "land c1" not in table.play("slide c2").choices
    other = Table(4).tower(BAHON, "c2", "FMW").tower(BAHON, "c1", "M").has(BAHON, flame=1)
    assert "land c1" in other.play("slide c2").choices


def test_a_slide_brings_nothing() -> None:
    """MS-117: no influence, elements or resource, and nothing was grown; the resource stays."""
    table = Table(2).tower(BAHON, "c1", "FW").has(BAHON, flame=1).lying("d1", "mana")
    table.play("slide c1", "land d1")
    assert (table.points(BAHON), table.track(BAHON), table.mana(BAHON)) == (0, [0, 0, 0, 0], 1)
    assert (table.state.land_good[3], table.state.turn[T_GROWN + 2]) == (2, 0)


def test_a_slide_collects_where_that_is_played() -> None:
    """MS-117: with slide_collects the resource of a free land is taken after the move."""
    table = Table(2, slide_collects=True).tower(BAHON, "c1", "FW").has(BAHON, flame=1)
    table.lying("d1", "mana").play("slide c1", "land d1")
    assert (table.mana(BAHON), table.state.land_good[3]) == (2, -1)
    onto = Table(2, slide_collects=True).tower(BAHON, "c1", "FW").tower(BAHON, "d1", "F")
    onto.has(BAHON, flame=1).lying("d1", "mana").play("slide c1", "land d1")
    assert onto.mana(BAHON) == 1


def far_towers(**options: bool) -> Table:
    """Bahon's tower of three on Clover, lower ones of his beside it and far away, even ones too."""
    table = Table(4, **options).tower(BAHON, "c1", "FWT").tower(BAHON, "c2", "F")
    return table.tower(BAHON, "e4", "SS").tower(BAHON, "a4", "SSS").has(BAHON, stone=1)


def test_a_slide_reaches_far_towers_where_that_is_played() -> None:
    """MS-111, MS-112: with slide_to_any_tower all lower ones of one's own, else those beside."""
    usual = far_towers().tower(CHARLES, "e1", "F").play("slide c1")
    assert usual.stack("c2") == "FT"  # no platform is left, so this was the only place
    table = far_towers(slide_to_any_tower=True).tower(CHARLES, "e1", "F").play("slide c1")
    assert table.choices == ["land c2", "land e4"]
    table.play("land e4")
    assert (table.stack("c1"), table.stack("e4"), table.reserve(BAHON)) == ("FW", "SST", (0, 0))


def test_far_free_lands_stay_out_of_reach() -> None:
    """MS-111: slide_to_any_tower speaks of towers; a free land is next to the one left."""
    table = far_towers(slide_to_any_tower=True).no_tower("a4").play("slide c1")
    assert table.choices == ["land b1", "land d1", "land c2", "land e4"]


def test_a_moon_meets_no_moon_far_away() -> None:
    """MS-116: with slide_to_any_tower too."""
    table = Table(4, slide_to_any_tower=True).tower(BAHON, "c1", "FWM").tower(BAHON, "e4", "M")
    table.tower(BAHON, "a4", "SF").has(BAHON, stone=1).play("slide c1")
    assert table.choices == ["land b1", "land d1", "land c2", "land a4"]


def test_toss_a_gu_goes_no_farther_than_beside() -> None:
    """MS-154: whatever slide_to_any_tower says, since the scroll itself names the next land."""
    table = far_towers(slide_to_any_tower=True).scrolls(BAHON, "toss_a_gu").no_tower("c2")
    table.play("spell toss_a_gu", "land c1")
    assert table.choices == ["land b1", "land d1", "land c2"]


def test_the_gu_is_the_new_top_and_surplus_goes_home() -> None:
    """MS-118: on top of the target; the source sheds servants as its owner picks."""
    table = Table(2).tower(BAHON, "c1", "FWT", flame=1, stone=2).tower(BAHON, "d1", "S")
    table.has(BAHON, flame=1).play("slide c1", "land d1", "reserve-servant flame")
    assert (table.stack("d1"), table.stack("c1"), table.asked) == ("ST", "FW", "excess")
    table.play("resource stone")
    assert (table.guards("c1"), table.reserve(BAHON)) == ((1, 1), (0, 1))


def test_surplus_leaves_before_what_the_slide_collects_is_placed() -> None:
    """MS-78, MS-118: with slide_collects no tower is overfull while the new servant is placed."""
    table = Table(2, slide_collects=True).tower(BAHON, "c1", "FWT", flame=1, stone=2)
    table.has(BAHON, flame=1).lying("d1", "flame").play("slide c1", "land d1")
    table.play("reserve-servant flame")
    assert table.asked == "excess"
    table.play("resource stone")
    assert (table.asked, table.guards("c1")) == ("place", (1, 1))
    table.play("land d1")
    assert (table.guards("d1"), table.reserve(BAHON)) == ((1, 0), (0, 1))


HEMMED = ("a1", "c1", "b2")


def test_a_tower_between_rivals_slides_nowhere() -> None:
    """MS-111, MS-154: neither for a servant nor by Toss a GU, though the rivals have free lands."""
    table = Table(4).tower(BAHON, "b1", "FW").has(BAHON, flame=1, mana=1)
    for where in HEMMED:
        table.tower(CHARLES, where, "S")
    table.scrolls(BAHON, "toss_a_gu")
    assert (table.offered("slide"), table.offered("spell")) == ([], [])
    table.no_tower("b2")
    assert (table.offered("slide"), table.offered("spell")) == (["b1"], ["toss_a_gu"])


def test_of_two_towers_the_one_that_can_slides() -> None:
    """MS-111, MS-154: whichever comes first on the board."""
    table = Table(4).tower(BAHON, "b1", "FW").tower(BAHON, "d4", "FW").has(BAHON, flame=1, mana=1)
    for where in HEMMED:
        table.tower(CHARLES, where, "S")
    table.scrolls(BAHON, "toss_a_gu")
    assert (table.offered("slide"), table.offered("spell")) == (["d4"], ["toss_a_gu"])
    assert table.play("spell toss_a_gu").choices == ["land d3", "land c4", "land e4"]


@pytest.mark.parametrize("anywhere", [False, True])
def test_sources_are_the_towers_that_have_a_target(anywhere: bool) -> None:
    """MS-111 to MS-116: asked for all towers at once or for each by itself, fee or none."""
    found = 0
    for seed in range(6):
        state: Any = game().start(seats=4, seed=seed, slide_to_any_tower=anywhere)
        for ply in range(400):
            if state.over:
                break
            legal = state.legal()
            state.apply(legal[splitmix(seed * 1000 + ply) % len(legal)])
            for fee in (0, 1):
                servants = state.servants_of(state.active)
                towers = members(state.towers[state.active], LANDS)
                able = [
                    one
                    for one in towers
                    if slide_targets(state, state.active, one, fee, servants) != 0
                ]
                assert members(slide_sources(state, state.active, fee), LANDS) == able
                found += len(able)
    assert found > 0
