"""Worked examples, first those a rulebook would print, then edge cases; each a position and its
result.
"""

from __future__ import annotations

import pytest

from hexmoot.games.mushroom_sorcerer.rules.elements import gain_elements
from hexmoot.games.mushroom_sorcerer.rules.gains import gain_servants
from hexmoot.games.mushroom_sorcerer.rules.kinds import (
    STEP_CYCLE,
    STEP_DAYBREAK,
    STEP_REPEAT,
    STEP_TWILIGHT,
    STEP_TWILIGHT_END,
)
from hexmoot.games.mushroom_sorcerer.rules.memory import (
    T_DESTROYED,
    T_GROW_LEFT,
    T_SLID,
    T_STUDY_LEFT,
    W_ASIDE,
    W_CAP,
    W_DICE,
)
from tests.games.mushroom_sorcerer.table import (
    ARROW,
    BAHON,
    CASSANDRA,
    CHARLES,
    EDDIE,
    SHIELD,
    Table,
)


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


def test_e23_strike_sheds_a_servant() -> None:
    """E-23, MS-147, MS-83: the rival picks; nothing was destroyed, Champion stays shut."""
    table = Table(4).scrolls(BAHON, "strike", "champion", "hunch").has(BAHON, flame=4, mana=2)
    table.tower(CHARLES, "d1", "STW", flame=2, stone=1).play("spell strike")
    assert (table.asked, table.seat) == ("excess", CHARLES)
    table.play("resource flame")
    assert (table.stack("d1"), table.guards("d1"), table.reserve(CHARLES)) == ("ST", (1, 1), (1, 0))
    assert (table.state.turn[T_DESTROYED], table.drops(BAHON)) == (0, 5)
    assert table.offered("spell") == ["hunch"]


def test_e24_sliding_with_four_towers() -> None:
    """E-24, MS-114, MS-115, MS-117: the tower of one moves onto debris; the flask stays there."""
    table = (
        Table(4).tower(BAHON, "b1", "FS").tower(BAHON, "a3", "W", flame=1).tower(BAHON, "e1", "F")
    )
    table.tower(BAHON, "e4", "F").debris("a4").lying("a4", "flask").has(BAHON, stone=2)
    assert "b1" not in table.offered("slide")
    table.play("slide a3", "land a4", "reserve-servant stone", "reserve-servant stone")
    assert (table.stack("a4"), table.guards("a4"), table.has_debris("a4")) == ("W", (1, 0), False)
    assert (table.reserve(BAHON), table.flasks(BAHON)) == ((0, 0), 2)
    assert table.state.land_good[15] == 4


def test_e25_dominance_won_by_the_last() -> None:
    """E-25, MS-204, MS-205: B sets it off, C ends with 33 and wins."""
    table = Table(3).influence(0, 29).influence(1, 31).influence(2, 30)
    table.tower(CHARLES, "c1", "F").scrolls(EDDIE, "raging_roar").has(EDDIE, mana=1)
    table.step(STEP_CYCLE, 2)
    table.play(
        "end", "grow d1", "element stone", "end", "spell raging_roar", "grow e1", "element flame"
    )
    table.play("end")
    assert [table.points(seat) for seat in range(3)] == [29, 32, 33]
    assert table.state.outcome.ranks == (3, 2, 1)
    assert table.state.outcome.reason.name == "dominance"


def test_e26_the_blessing_in_a_dominance_cycle() -> None:
    """E-26, MS-210: C's turn starts with 16 and four moons."""
    table = Table(3).influence(0, 29).influence(1, 31).elements(2, 0, 0, 0, 0, moon=16)
    for where in ("c1", "e1", "b4", "d4"):
        table.tower(2, where, "M")
    table.step(STEP_CYCLE, 2)
    table.play("end", "end")
    assert (table.state.outcome.reason.name, table.state.outcome.winners) == ("blessing", (2,))


def test_e27_shrine_then_box() -> None:
    """E-27, MS-199, MS-201, MS-202: 3, the shrine 4, the box 5."""
    table = Table(4).elements(BAHON, 0, 0, 0, 0, moon=3).tower(BAHON, "b2", "F").step(STEP_DAYBREAK)
    assert table.moon(BAHON) == 5


@pytest.mark.parametrize(("thunder", "mana", "left"), [(7, 2, 0), (8, 2, 1), (7, 1, None)])
def test_e28_slow_learner_and_raging_roar(thunder: int, mana: int, left: int | None) -> None:
    """E-28, MS-165, MS-166: cost 2 or 1 for four influence; not castable with 1 at thunder 7."""
    table = Table(4).potion(BAHON, "slow_learner").elements(BAHON, 0, 0, 0, thunder)
    table.scrolls(BAHON, "raging_roar").has(BAHON, mana=mana)
    if left is None:
        assert table.offered("spell") == []
        return
    table.play("spell raging_roar")
    assert (table.points(BAHON), table.mana(BAHON)) == (4, left)
    assert table.archive(BAHON) == ["(raging_roar)"]


def test_e29_thief_and_whistle() -> None:
    """E-29, MS-185, MS-186: Eddie gains two servants, Bahon's scroll is flipped."""
    table = Table(4).potion(EDDIE, "thief").scrolls(BAHON, "whistle").turn_of(EDDIE)
    table.play("power", "spell whistle", "resource stone")
    assert (table.reserve(EDDIE), table.mana(EDDIE)) == ((0, 2), 0)
    assert table.archive(BAHON) == ["(whistle)"]


def test_e30_a_short_refill() -> None:
    """E-30, MS-215: three drops for the first, none for the second."""
    table = Table(3).has(BAHON, flasks=4, drops=0).has(CHARLES, flasks=2, drops=0).supply(drops=3)
    table.step(STEP_TWILIGHT)
    table.play(table.choices[0])
    assert (table.drops(BAHON), table.drops(CHARLES)) == (3, 0)


def test_e31_no_overtime_after_dominance() -> None:
    """E-31, MS-211: set off by Charles in cycle 3."""
    table = Table(2).potion(CHARLES, "overwork").influence(CHARLES, 30).order(1, 0)
    table.step(STEP_CYCLE, 3)
    table.play("end", "end")
    assert table.state.outcome.reason.name == "dominance"


def test_e32_early_bird_grows_level_four_for_nothing() -> None:
    """E-32, MS-178: four water elements; the next GU has its price."""
    table = Table(4).potion(EDDIE, "early_bird").has(EDDIE, drops=0).tower(EDDIE, "c1", "FST")
    table.turn_of(EDDIE)
    table.state.free_gu[EDDIE] = 1
    table.fresh().play("grow c1", "element water")
    assert (table.stack("c1"), table.track(EDDIE)) == ("FSTW", [0, 0, 4, 0])
    assert table.drops(EDDIE) == 1  # space 2 of the water track
    assert table.label("grow d1").text == "Grow on D1: 1 drop"


def test_e33_purify_on_two_tracks() -> None:
    """E-33, MS-137, MS-62: flame 4 brings a die, water 5 a flask."""
    table = Table(4).scrolls(BAHON, "purify").elements(BAHON, 3, 0, 4, 0).has(BAHON, flame=2)
    table.play("spell purify", "element flame", "element water")
    assert (table.track(BAHON), table.state.dice[BAHON]) == ([4, 0, 5, 0], 1)
    assert table.flasks(BAHON) == 3
    assert table.state.level(BAHON, 0) == 2


def test_e34_flame_portal_over_three_towers() -> None:
    """E-34, MS-133: room, exchange, nothing."""
    table = Table(4).scrolls(BAHON, "flame_portal").tower(BAHON, "b1", "FF", stone=1)
    table.tower(BAHON, "e2", "F", stone=1).tower(BAHON, "b4", "FFF", flame=1)
    table.play("spell flame_portal", "yes")
    assert [table.guards(where) for where in ("b1", "e2", "b4")] == [(1, 1), (1, 0), (1, 0)]
    assert table.reserve(BAHON) == (0, 1)


def test_e35_curiosity_mastered() -> None:
    """E-35, MS-174: three flasks, six picks."""
    table = (
        Table(2).potion(CHARLES, "curiosity").elements(CHARLES, 0, 0, 8, 0).has(CHARLES, flasks=5)
    )
    table.step(STEP_TWILIGHT_END)
    table.play("count 3")
    assert (table.flasks(CHARLES), table.state.decision.picks) == (2, 6)


def test_e36_the_reward_gu_may_be_a_moon() -> None:
    """E-36, MS-106, MS-55, MS-68: the influence just won is gone, and there is no second reward
    GU.
    """
    table = (
        Table(4).tower(BAHON, "c1", "F", flame=1).tower(CHARLES, "d1", "SS").tower(BAHON, "c2", "T")
    )
    table.scrolls(BAHON, "hunch").has(BAHON, drops=1).play("attack c1", "count 1")
    assert (table.points(BAHON), table.drops(BAHON)) == (1, 2)
    table.play("grow c2", "element moon")
    assert (table.stack("c2"), table.drops(BAHON), table.points(BAHON)) == ("TM", 0, 0)
    assert table.offered("grow") == []


def test_e37_elements_beyond_the_track_are_lost() -> None:
    """E-37, MS-59: 11 and 3 make 12, level IV, one die."""
    table = Table(4).elements(BAHON, 11, 0, 0, 0)
    gain_elements(table.state, BAHON, 0, 3)
    table.state.settle()
    assert (table.track(BAHON)[0], table.state.level(BAHON, 0), table.state.dice[BAHON]) == (
        12,
        4,
        1,
    )


def test_e38_the_sixth_scroll_ends_a_study() -> None:
    """E-38, MS-40: the second one is not offered."""
    table = Table(4).scrolls(BAHON, "purify", "siphon", "bounty", "glorify", "empty_flask")
    table.play("deck summoning")
    assert (len(table.archive(BAHON)), table.offered("deck")) == (6, [])
    assert table.state.view(None)["table"]["turn"]["main"] == "study"


def test_e39_sparing_gus_allows_another_attack() -> None:
    """E-39, MS-102, MS-170: nothing destroyed, no reward, and Duel Expert offers a new war."""
    table = Table(4).tower(CHARLES, "c3", "F", flame=1).tower(EDDIE, "d3", "S").turn_of(CHARLES)
    table.potion(CHARLES, "duel_expert").elements(CHARLES, 9, 0, 0, 0).play("attack c3", "count 0")
    assert (table.points(CHARLES), table.drops(CHARLES)) == (0, 5)
    assert table.state.turn[T_GROW_LEFT] == 0
    assert "power" in table.choices


def test_e40_waiting_with_thunder_chain() -> None:
    """E-40, MS-195, MS-196, MS-156: declined first, mastered later, two different resources."""
    table = Table(4).potion(CASSANDRA, "thunder_chain").elements(CASSANDRA, 0, 0, 0, 7)
    table.has(CASSANDRA, drops=1).scrolls(
        CASSANDRA, "water_pouch", "thunder_harmony", "empty_flask"
    )
    table.turn_of(CASSANDRA).play("spell water_pouch", "done", "grow c1", "element thunder")
    assert table.track(CASSANDRA)[3] == 8
    table.play("spell thunder_harmony", "yes")
    assert (table.track(CASSANDRA)[3], table.points(CASSANDRA)) == (9, 2)
    table.play("resource drop")
    assert "resource drop" not in table.choices
    table.play("resource mana", "spell empty_flask")
    assert table.asked == "turn_menu"


def test_e41_a_portal_with_one_servant_left() -> None:
    """E-41, MS-138, MS-221: passed over at the first tower, given to the second without a
    question.
    """
    table = Table(4).scrolls(BAHON, "stone_portal").tower(BAHON, "c1", "F").tower(BAHON, "e2", "FF")
    table.supply(stone=1).play("spell stone_portal", "done")
    assert (table.guards("e2"), table.stock("stone")) == ((0, 1), 0)
    assert table.asked == "turn_menu"


def test_e42_dominance_left_for_the_moon() -> None:
    """E-42, MS-219, MS-207, MS-68: B wins with 12."""
    table = Table(2).influence(BAHON, 31).influence(CHARLES, 12).scrolls(BAHON, "moon_essence")
    table.step(STEP_CYCLE, 3)
    table.play("spell moon_essence", "end", "end")
    assert table.state.outcome.ranks == (2, 1)
    assert (table.points(BAHON), table.points(CHARLES)) == (0, 12)
