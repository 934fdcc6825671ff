"""The War deck and the GU deck, each spell alone and doubled by Slow Learner (MS-140 to MS-155)."""

from __future__ import annotations

import pytest

from hexmoot.games.mushroom_sorcerer.rules.memory import (
    T_DESTROYED,
    T_GROWN,
    T_KILLED,
    T_SLID,
    W_ARROWS,
)
from tests.games.mushroom_sorcerer.kit import BAHON, CHARLES, Table

MARKS = {
    "killed": T_KILLED,
    "destroyed": T_DESTROYED,
    "grown_f": T_GROWN,
    "grown_s": T_GROWN + 1,
    "grown_w": T_GROWN + 2,
    "grown_t": T_GROWN + 3,
}
GENERAL = ["element flame", "element stone", "element water", "element thunder"]


def holding(key: str, doubled: bool = False, **turn: int) -> Table:
    """Bahon has the scroll and a mana; `killed`, `destroyed`, `grown` tell what the turn has
    seen.
    """
    table = Table(2).scrolls(BAHON, key, "hunch").has(BAHON, mana=1)
    for name, count in turn.items():
        table.turn(MARKS[name], count)
    if doubled:
        table.potion(BAHON, "slow_learner").elements(BAHON, 0, 0, 0, 8)
    return table


@pytest.mark.parametrize(
    ("key", "needs"),
    [
        ("bounty", "killed"),
        ("champion", "destroyed"),
        ("interests", "destroyed"),
        ("reincarnate", "killed"),
        ("siphon", "killed"),
        ("squeeze", "destroyed"),
        ("extra_hand", "grown_w"),
        ("supplement", "grown_w"),
        ("flame_harmony", "grown_f"),
        ("stone_harmony", "grown_s"),
        ("water_harmony", "grown_w"),
        ("thunder_harmony", "grown_t"),
    ],
)
def test_a_condition_of_the_turn_must_hold(key: str, needs: str) -> None:
    """MS-122: castable when it does, and not when anything else happened instead."""
    assert key in holding(key, **{needs: 1}).offered("spell")
    others = set(MARKS) - {needs}
    if key in ("extra_hand", "supplement"):
        others = {"killed", "destroyed"}
    assert key not in holding(key, **dict.fromkeys(others, 1)).offered("spell")


def test_bounty() -> None:
    """MS-140: two drops for a mana after a kill; doubled four."""
    table = holding("bounty", killed=1).play("spell bounty")
    assert (table.drops(BAHON), table.mana(BAHON)) == (7, 0)
    assert holding("bounty", doubled=True, killed=1).play("spell bounty").drops(BAHON) == 9


def test_champion() -> None:
    """MS-141: two servants after destroying; doubled four."""
    table = holding("champion", destroyed=1).play(
        "spell champion", "resource flame", "resource stone"
    )
    assert (table.reserve(BAHON), table.mana(BAHON)) == ((1, 1), 0)
    twice = holding("champion", doubled=True, destroyed=1).play("spell champion")
    twice.play("resource stone", "resource stone")
    assert twice.reserve(BAHON) == (0, 4)


def test_interests() -> None:
    """MS-142: two general elements after destroying; doubled four."""
    table = holding("interests", destroyed=1).play("spell interests")
    assert table.choices == GENERAL
    assert table.play("element water", "element thunder").track(BAHON) == [0, 0, 1, 1]
    twice = holding("interests", doubled=True, destroyed=1).play("spell interests", "element water")
    twice.play("element water", "element flame", "element stone")
    assert twice.track(BAHON) == [1, 1, 2, 8]


def test_invincible() -> None:
    """MS-143: one arrow in the war being announced, and the scroll stays; doubled two."""
    for doubled, arrows in ((False, 1), (True, 2)):
        table = holding("invincible", doubled=doubled).tower(BAHON, "c1", "F", flame=1)
        table.tower(CHARLES, "d1", "SSSS", stone=2).play("attack c1", "spell invincible")
        assert table.state.war[W_ARROWS] == arrows
        assert table.archive(BAHON)[0] == "invincible"


def test_reincarnate() -> None:
    """MS-144: two servants after a kill; doubled four."""
    table = holding("reincarnate", killed=2).play("spell reincarnate", "resource stone")
    assert (table.reserve(BAHON), table.mana(BAHON)) == ((0, 2), 0)
    twice = holding("reincarnate", doubled=True, killed=1).play("spell reincarnate")
    assert twice.play("resource stone", "resource stone").reserve(BAHON) == (0, 4)


def test_siphon() -> None:
    """MS-145: two general elements after a kill; doubled four."""
    table = holding("siphon", killed=1).play("spell siphon", "element flame", "element stone")
    assert (table.track(BAHON), table.mana(BAHON)) == ([1, 1, 0, 0], 0)
    twice = holding("siphon", doubled=True, killed=1).play("spell siphon", "element flame")
    twice.play("element stone", "element flame", "element stone")
    assert twice.track(BAHON)[:2] == [2, 2]


def test_squeeze() -> None:
    """MS-146: two drops after destroying; doubled four."""
    assert holding("squeeze", destroyed=1).play("spell squeeze").drops(BAHON) == 7
    assert holding("squeeze", doubled=True, destroyed=1).play("spell squeeze").drops(BAHON) == 9


def test_strike() -> None:
    """MS-147: as many servants as the tower is high, anywhere; nothing destroyed, nothing
    earned.
    """
    table = (
        holding("strike").has(BAHON, flame=3).tower(CHARLES, "d4", "SWT").tower(CHARLES, "b1", "M")
    )
    table.tower(CHARLES, "d1", "SSSS").play("spell strike")
    assert (table.stack("d4"), table.reserve(BAHON)) == ("SW", (0, 0))  # the one legal target
    assert (table.points(BAHON), table.drops(BAHON)) == (0, 5)
    assert table.state.turn[T_DESTROYED] == 0
    twice = holding("strike", doubled=True).has(BAHON, flame=5).tower(CHARLES, "d4", "SWT")
    twice.play("spell strike", "yes")
    assert (twice.stack("d4"), twice.reserve(BAHON)) == ("S", (0, 0))


def test_strike_never_takes_a_moon_or_an_own_gu() -> None:
    """MS-147: a moon on top protects, own towers are no targets."""
    table = holding("strike").has(BAHON, flame=4).tower(CHARLES, "d4", "SM").tower(BAHON, "c1", "F")
    assert "strike" not in table.offered("spell")


def test_extra_hand() -> None:
    """MS-148: a servant for a mana after growing; doubled two."""
    table = holding("extra_hand", grown_f=1).play("spell extra_hand", "resource stone")
    assert (table.reserve(BAHON), table.mana(BAHON)) == ((0, 1), 0)
    twice = holding("extra_hand", doubled=True, grown_f=1).play("spell extra_hand")
    assert twice.play("resource stone", "resource flame").reserve(BAHON) == (1, 1)


@pytest.mark.parametrize(
    ("key", "mark", "element"),
    [
        ("flame_harmony", "grown_f", 0),
        ("stone_harmony", "grown_s", 1),
        ("water_harmony", "grown_w", 2),
        ("thunder_harmony", "grown_t", 3),
    ],
)
def test_harmonies(key: str, mark: str, element: int) -> None:
    """MS-149, MS-151, MS-153, MS-155: one element of the kind grown, for no mana; doubled two."""
    table = holding(key, **{mark: 1}).has(BAHON, mana=0).play(f"spell {key}")
    assert table.track(BAHON) == [int(element == n) for n in range(4)]
    twice = holding(key, doubled=True, **{mark: 1})
    start = twice.track(BAHON)[element]
    twice.play(f"spell {key}")
    assert twice.track(BAHON)[element] == start + 2
    full = holding(key, **{mark: 1})
    full.state.element[element] = 12
    assert key not in full.fresh().offered("spell")


def test_shadow_gu() -> None:
    """MS-150: a general GU on an own tower below 4, for no drops and no gain; it is not grown."""
    table = (
        holding("shadow_gu").tower(BAHON, "c1", "M").tower(BAHON, "d1", "FFFF").has(BAHON, drops=0)
    )
    table.play("spell shadow_gu")
    assert (table.asked, table.choices) == ("shadow_kind", GENERAL)
    table.play("element thunder")
    assert (table.stack("c1"), table.track(BAHON), table.points(BAHON)) == ("MT", [0, 0, 0, 0], 0)
    assert table.state.turn[T_GROWN + 3] == 0
    twice = holding("shadow_gu", doubled=True).tower(BAHON, "c1", "M").tower(BAHON, "d1", "S")
    twice.play("spell shadow_gu", "land c1", "element flame", "land d1", "element stone")
    assert (twice.stack("c1"), twice.stack("d1"), twice.asked) == ("MF", "SS", "turn_menu")


def test_supplement() -> None:
    """MS-152: a general element for a mana after growing; doubled two."""
    table = holding("supplement", grown_f=1).play("spell supplement", "element water")
    assert (table.track(BAHON), table.mana(BAHON)) == ([0, 0, 1, 0], 0)
    twice = holding("supplement", doubled=True, grown_f=1).play("spell supplement", "element water")
    assert twice.play("element flame").track(BAHON) == [1, 0, 1, 8]


def test_toss_a_gu() -> None:
    """MS-154: a slide without its servant, besides the slide of the turn; debris still costs
    one.
    """
    table = holding("toss_a_gu").tower(BAHON, "c1", "FW").debris("b1")
    table.play("spell toss_a_gu")
    assert (table.stack("d1"), table.state.turn[T_SLID]) == ("W", 0)
    paid = holding("toss_a_gu").tower(BAHON, "c1", "FW").debris("b1").has(BAHON, flame=1)
    paid.play("spell toss_a_gu")
    assert paid.choices == ["land b1", "land d1"]
    paid.play("land b1")
    assert (paid.stack("b1"), paid.reserve(BAHON), paid.has_debris("b1")) == ("W", (0, 0), False)
    twice = holding("toss_a_gu", doubled=True).tower(BAHON, "c1", "FWT")
    twice.play("spell toss_a_gu", "land b1", "yes", "land c1", "land d1")
    assert (twice.stack("c1"), twice.stack("b1"), twice.stack("d1")) == ("F", "T", "W")


def test_strike_counts_the_servants_of_all_towers() -> None:
    """MS-147: one on each of four towers is enough for a tower of four, three are not."""
    for lands, struck in ((("b2", "c2", "d2"), False), (("b2", "c2", "d2", "c3"), True)):
        table = Table(4).scrolls(BAHON, "strike").has(BAHON, mana=2)
        table.tower(CHARLES, "d4", "STWF").tower(CHARLES, "e4", "S").tower(CHARLES, "e3", "S")
        for land in lands:
            table.tower(BAHON, land, "F", flame=1)
        choices = table.play("spell strike").choices
        assert ("land d4" in choices, "land e4" in choices) == (struck, True)
