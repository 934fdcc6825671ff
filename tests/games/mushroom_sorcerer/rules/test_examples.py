"""The worked examples E-1 to E-22 of the specification."""

from __future__ import annotations

import pytest

from hexmoot.games.mushroom_sorcerer.rules.gains import gain_servants
from hexmoot.games.mushroom_sorcerer.rules.kinds import (
    STEP_CYCLE,
    STEP_DAYBREAK,
    STEP_REPEAT,
    STEP_TWILIGHT,
)
from hexmoot.games.mushroom_sorcerer.rules.memory import (
    T_GROW_LEFT,
    T_SLID,
    T_STUDY_LEFT,
    W_ASIDE,
    W_CAP,
    W_DICE,
)
from tests.games.mushroom_sorcerer.kit import ARROW, BAHON, CASSANDRA, CHARLES, EDDIE, SHIELD, Table


def test_e1_flasks_refill() -> None:
    """E-1, MS-22: two flasks, two drops, out of a supply of 30."""
    table = Table(2).has(BAHON, flasks=2, drops=1).supply(drops=30).step(STEP_TWILIGHT)
    assert (table.drops(BAHON), table.stock("drop")) == (3, 28)


def test_e2_a_war_with_fury() -> None:
    """E-2, MS-160, MS-161, MS-91, MS-102, MS-84: four arrows, both GUs fall, one stone servant
    lost.
    """
    table = (
        Table(4).potion(BAHON, "fury").elements(BAHON, 8, 0, 0, 0).has(BAHON, mana=2).dice(BAHON, 2)
    )
    table.tower(BAHON, "c3", "FF", stone=2).tower(CHARLES, "c4", "WS", flame=1).dice(CHARLES, 3)
    table.turn_of(BAHON).show(ARROW, SHIELD, ARROW).play("attack c3", "power")
    assert (table.mana(BAHON), table.state.war[W_DICE + 1]) == (1, 1)
    assert table.choices == ["count 0", "count 1", "count 2"]
    table.play("count 2")
    assert (table.owner("c4"), table.state.platforms_left(CHARLES)) == (None, 4)
    assert table.guards("c3") == (0, 1)
    assert (table.points(BAHON), table.drops(BAHON)) == (2, 7)
    assert table.state.turn[T_GROW_LEFT] == 1


def test_e3_invisible_hand_unmastered() -> None:
    """E-3, MS-175, MS-156: a third scroll, no replacement asked."""
    table = Table(4).potion(CHARLES, "invisible_hand").elements(CHARLES, 0, 0, 0, 5)
    table.scrolls(CHARLES, "hunch", "whistle").turn_of(CHARLES).play("power", "deck servant")
    assert (table.mana(CHARLES), len(table.archive(CHARLES)), table.asked) == (0, 3, "turn_menu")


def test_e4_studying_spearhead() -> None:
    """E-4, MS-38, MS-43, MS-121: both taken; Spearhead waits for a war and is flipped then."""
    table = Table(4).top("spearhead").top("forced_trade").has(CHARLES, flame=1)
    table.play("deck summoning", "deck servant")
    assert table.archive(BAHON) == ["spearhead", "forced_trade"]
    assert table.state.turn[T_STUDY_LEFT] == 0
    assert table.offered("spell") == ["forced_trade"]
    assert table.tops()[0] not in (None, "spearhead")
    table.tower(BAHON, "c1", "F", flame=1).tower(CHARLES, "d1", "S").turn_of(BAHON)
    table.play("attack c1", "spell spearhead", "count 1")
    assert table.archive(BAHON)[0] == "(spearhead)"


def test_e5_cassandra_grows_flame_to_ten() -> None:
    """E-5, MS-50, MS-53, MS-62, MS-78, MS-79: servant, die, influence on the way; one exchange."""
    table = (
        Table(4).elements(CASSANDRA, 6, 0, 0, 0).influence(CASSANDRA, 11).has(CASSANDRA, drops=5)
    )
    table.dice(CASSANDRA, 1).tower(CASSANDRA, "d2", "WFS").tower(CASSANDRA, "d1", "STW", stone=3)
    table.turn_of(CASSANDRA).play("grow d2", "element flame", "land d1")
    assert (table.stack("d2"), table.drops(CASSANDRA)) == ("WFSF", 1)
    assert (table.track(CASSANDRA)[0], table.points(CASSANDRA)) == (10, 13)
    assert table.state.dice[CASSANDRA] == 2
    assert (table.guards("d1"), table.reserve(CASSANDRA)) == ((1, 2), (0, 1))


@pytest.mark.parametrize(("moon", "gus", "wins"), [(18, 3, True), (18, 2, False), (17, 3, False)])
def test_e6_eddie_starts_a_turn_with_moons(moon: int, gus: int, wins: bool) -> None:
    """E-6, MS-72, MS-208: 18 and 3 win; 18 and 2 or 17 and 3 do not."""
    table = Table(4).elements(EDDIE, 0, 0, 0, 0, moon=moon).order(2, 3, 0, 1)
    for where in ("a1", "c1", "e1")[:gus]:
        table.tower(EDDIE, where, "M")
    table.step(STEP_CYCLE, 1)
    assert (table.asked == "over") == wins


def test_e7_summoning_mastered_flame() -> None:
    """E-7, MS-74, MS-75: three servants and one influence."""
    table = Table(4).elements(BAHON, 9, 0, 0, 0).influence(BAHON, 6).play("summon flame")
    assert (table.reserve(BAHON), table.points(BAHON)) == ((3, 0), 7)


def test_e8_charles_attacks_eddie() -> None:
    """E-8, MS-93, MS-94, MS-101, MS-105, MS-106: two GUs fall, two flame servants are lost."""
    table = Table(4).tower(CHARLES, "c3", "FFF", flame=3).tower(EDDIE, "d3", "SWF", stone=1)
    table.dice(EDDIE, 2).turn_of(CHARLES).show(ARROW, ARROW).play("attack c3", "count 2")
    assert (table.stack("d3"), table.guards("d3")) == ("S", (0, 0))
    assert table.guards("c3") == (1, 0)
    assert (table.points(CHARLES), table.drops(CHARLES)) == (2, 7)
    assert table.state.turn[T_GROW_LEFT] == 1


def test_e9_whistle_pays_for_flask_energy() -> None:
    """E-9, MS-131, MS-134, MS-121: servants gained and turned into a flask."""
    table = Table(4).scrolls(BAHON, "whistle", "flask_energy").has(BAHON, mana=1, flasks=2)
    table.play("spell whistle", "resource flame", "resource stone", "spell flask_energy", "forward")
    table.play("reserve-servant flame")
    assert table.archive(BAHON) == ["(whistle)", "flask_energy"]
    assert (table.flasks(BAHON), table.mana(BAHON), table.reserve(BAHON)) == (3, 0, (0, 0))


def test_e10_a_slide_paid_from_the_tower() -> None:
    """E-10, MS-110, MS-112: from a tower of three to one of two."""
    table = (
        Table(4).tower(CHARLES, "b3", "FSW", stone=1).tower(CHARLES, "a3", "TT").turn_of(CHARLES)
    )
    table.play("slide b3", "land a3")
    assert (table.stack("b3"), table.stack("a3"), table.guards("b3")) == ("FS", "TTW", (0, 0))
    assert table.state.turn[T_SLID] == 1


def test_e11_no_slide_between_equals() -> None:
    """E-11, MS-112: with no free neighbour the slide is not offered."""
    table = Table(4).tower(CHARLES, "b3", "FS", stone=1).tower(CHARLES, "a3", "TT")
    for where in ("b2", "c3", "b4"):
        table.tower(EDDIE, where, "F")
    assert "b3" not in table.turn_of(CHARLES).offered("slide")


def test_e12_eddies_daybreak() -> None:
    """E-12, MS-197, MS-198, MS-69, MS-202: servants, drops and a moon element, no influence."""
    table = Table(4).elements(EDDIE, 5, 9, 6, 0, moon=11).has(EDDIE, mana=0, drops=0, flasks=0)
    table.step(STEP_DAYBREAK)
    assert table.reserve(EDDIE) == (2, 3)
    assert (table.mana(EDDIE), table.drops(EDDIE)) == (0, 2)
    assert (table.moon(EDDIE), table.points(EDDIE)) == (12, 0)


def test_e13_a_full_tower_of_the_same_kind_is_not_offered() -> None:
    """E-13, MS-78, MS-79: no room, no other kind."""
    table = Table(4).tower(BAHON, "c1", "FSW", flame=3).tower(BAHON, "d1", "F")
    gain_servants(table.state, BAHON, 0, 1)
    table.state.settle()
    assert table.choices == ["land d1", "reserve"]


def test_e14_the_moon_gu_that_changes_the_path() -> None:
    """E-14, MS-68, MS-54, MS-71: influence lost, two moon elements, a mana; warned before."""
    table = Table(4).influence(BAHON, 17).has(BAHON, drops=2, mana=0).tower(BAHON, "e2", "W")
    table.play("grow e2")
    assert "lose your 17 influence" in table.label("element moon").warning
    table.play("element moon")
    assert (table.stack("e2"), table.drops(BAHON), table.points(BAHON)) == ("WM", 0, 0)
    assert (table.moon(BAHON), table.mana(BAHON)) == (2, 1)
    assert table.state.is_on_moon(BAHON)


def test_e15_the_new_order() -> None:
    """E-15, MS-18, MS-19: C, D, A, B."""
    table = Table(4).order(3, 0, 1, 2).influence(0, 12).influence(2, 9).influence(3, 12)
    table.elements(1, 0, 0, 0, 0, moon=5).step(STEP_REPEAT)
    assert [int(seat) for seat in table.state.order] == [2, 3, 0, 1]


def test_e16_the_cap_of_one_servant() -> None:
    """E-16, MS-90, MS-102: nine arrows, one GU."""
    table = Table(4).tower(BAHON, "b2", "F", flame=1).dice(BAHON, 5).scrolls(BAHON, "spearhead")
    table.tower(CHARLES, "b3", "SSSS").show(*[ARROW] * 5).play("attack b2", "spell spearhead")
    assert "The attack: 9 arrows against 0 shields" in table.log[-1]
    assert table.choices == ["count 0", "count 1"]
    table.play("count 1")
    assert (table.points(BAHON), table.drops(BAHON)) == (1, 6)


def damaged() -> Table:
    """Charles has one servant of each kind on d1 and takes two damage."""
    table = Table(4).tower(BAHON, "c1", "FF", flame=1).tower(CHARLES, "d1", "SS", flame=1, stone=1)
    return table.scrolls(BAHON, "hunch").play("attack c1")


def test_e17_the_order_of_victims_matters() -> None:
    """E-17, MS-98, MS-99: stone first saves the flame servant; flame first loses both."""
    assert damaged().play("resource stone").guards("d1") == (1, 0)
    table = damaged().play("resource flame")
    assert (table.guards("d1"), table.asked) == ((0, 0), "turn_menu")


def test_e18_three_damage_to_two_stone_servants() -> None:
    """E-18, MS-99, MS-101: both removed without a choice, no GU lost."""
    table = Table(4).tower(BAHON, "c1", "FF", flame=2).tower(CHARLES, "d1", "SS", stone=2)
    table.scrolls(BAHON, "hunch").play("attack c1")
    assert (table.guards("d1"), table.stack("d1"), table.asked) == ((0, 0), "SS", "turn_menu")


def test_e19_big_belly_holds() -> None:
    """E-19, MS-162, MS-99: three arrows, both flame servants go, no GU is lost."""
    table = Table(4).tower(CHARLES, "c1", "FF", flame=2).tower(BAHON, "d1", "SS", flame=2)
    table.potion(BAHON, "big_belly").scrolls(CHARLES, "hunch").turn_of(CHARLES).play("attack c1")
    assert (table.guards("d1"), table.stack("d1"), table.asked) == ((0, 0), "SS", "turn_menu")


def test_e20_cheating_against_big_belly() -> None:
    """E-20, MS-91: three dice, two more, two fewer."""
    table = Table(4).tower(EDDIE, "c1", "F", flame=1).tower(BAHON, "d1", "S").dice(EDDIE, 3)
    table.potion(EDDIE, "cheating").potion(BAHON, "big_belly").elements(BAHON, 0, 8, 0, 0)
    table.turn_of(EDDIE).play("attack c1", "power", "power")
    assert table.state.war[W_DICE] == 3


def test_e21_plan_b_before_an_attack() -> None:
    """E-21, MS-181, MS-90: two servants, one on the tower, cap 3, one die for the war."""
    table = (
        Table(4).tower(EDDIE, "d2", "FFF", flame=1, stone=1).tower(BAHON, "d1", "S").dice(EDDIE, 4)
    )
    table.potion(EDDIE, "plan_b").turn_of(EDDIE).show(SHIELD, ARROW, SHIELD, ARROW)
    table.play("attack d2", "power", "count 3", "land d2", "reserve")
    assert (table.guards("d2"), table.reserve(EDDIE)) == ((1, 2), (0, 1))
    assert table.state.war[W_CAP] == 3
    assert (table.state.war[W_ASIDE], table.state.war[W_DICE]) == (3, 1)


def test_e22_nine_lives_picks_moon_and_water() -> None:
    """E-22, MS-172, MS-223: back in their old order; no moon elements; the reward stays."""
    table = (
        Table(4)
        .tower(EDDIE, "d1", "FFF", flame=3)
        .tower(CHARLES, "e1", "FWTM")
        .has(CHARLES, mana=2)
    )
    table.potion(CHARLES, "nine_lives").elements(CHARLES, 0, 8, 0, 0, moon=1).turn_of(EDDIE)
    table.play("attack d1", "count 3", "element moon", "element water")
    assert (table.stack("e1"), table.mana(CHARLES), table.moon(CHARLES)) == ("FWM", 0, 1)
    assert (table.points(EDDIE), table.drops(EDDIE)) == (3, 8)
