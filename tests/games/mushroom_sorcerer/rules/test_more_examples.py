"""The worked examples E-23 to E-42 of the specification: edge cases."""

from __future__ import annotations

import pytest

from hexmoot.games.mushroom_sorcerer.rules.elements import gain_elements
from hexmoot.games.mushroom_sorcerer.rules.kinds import (
    STEP_CYCLE,
    STEP_DAYBREAK,
    STEP_TWILIGHT,
    STEP_TWILIGHT_END,
)
from hexmoot.games.mushroom_sorcerer.rules.memory import T_DESTROYED, T_GROW_LEFT
from tests.games.mushroom_sorcerer.kit import BAHON, CASSANDRA, CHARLES, EDDIE, Table


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
    assert table.label("grow d1").text == "Grow on Dell: 1 drop"


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
