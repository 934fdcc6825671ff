"""War (MS-86 to MS-108, MS-218)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hexmoot.games.mushroom_sorcerer.rules.memory import (
    T_DESTROYED,
    T_GROW_LEFT,
    T_KILLED,
    W_CAP,
    W_DAMAGE,
    W_DICE,
    W_ROLLED,
)
from hexmoot.games.mushroom_sorcerer.rules.war_powers import throw_arrows
from tests.games.mushroom_sorcerer.kit import ARROW, BAHON, CASSANDRA, CHARLES, EDDIE, SHIELD, Table


def battle(own: str = "FFFF", rival: str = "SSSS", **guards: Any) -> Table:
    """Bahon on c1 beside Charles on d1; guards are given as attacker=(f, s), defender=(f, s)."""
    attacker = guards.get("attacker", (1, 0))
    defender = guards.get("defender", (0, 0))
    table = Table(4).scrolls(BAHON, "hunch").tower(BAHON, "c1", own, *attacker)
    return table.tower(CHARLES, "d1", rival, *defender)


def test_war_needs_a_servant_and_an_adjacent_rival_tower() -> None:
    """MS-86: not without a servant, not against own towers, not diagonally or afar."""
    assert battle().offered("attack") == ["c1"]
    assert battle(attacker=(0, 0)).offered("attack") == []
    apart = Table(4).tower(BAHON, "c1", "F", flame=1).tower(CHARLES, "d2", "S")
    assert apart.tower(BAHON, "b1", "F").offered("attack") == []
    several = battle().tower(EDDIE, "c2", "T").tower(BAHON, "b1", "F").play("attack c1")
    assert several.choices == ["land d1", "land c2"]


def test_the_two_towers_fight_with_all_dice() -> None:
    """MS-87: dice of both sides are thrown, servants elsewhere stay out."""
    table = battle().dice(BAHON, 2).dice(CHARLES, 3).tower(BAHON, "b1", "F", flame=1)
    table.tower(CHARLES, "e1", "S", flame=1).show(ARROW, ARROW, SHIELD, SHIELD, SHIELD)
    table.play("attack c1")
    war = table.state.war
    assert [int(war[W_DICE]), int(war[W_DICE + 1])] == [2, 3]
    assert [int(war[W_ROLLED]), int(war[W_ROLLED + 1])] == [2, 0]
    assert int(war[W_DAMAGE + 1]) == 1 + 1 + 2 - 3
    assert int(war[W_DAMAGE]) == 0
    assert "Bahon throws 2 arrows and 0 shields." in table.log
    assert "Charles throws 0 arrows and 3 shields." in table.log


def test_the_attacker_announces_first_then_the_defender() -> None:
    """MS-88: both are paid at once, before any die."""
    table = Table(4).tower(CASSANDRA, "c1", "F", flame=1).tower(EDDIE, "d1", "S")
    table.potion(CASSANDRA, "flamouflage").potion(EDDIE, "cheating").elements(CASSANDRA, 8, 0, 0, 0)
    table.turn_of(CASSANDRA).play("attack c1")
    assert (table.asked, table.seat) == ("att_decl", CASSANDRA)
    assert table.choices == ["done", "power", "second-power"]
    table.play("second-power")
    assert (table.mana(CASSANDRA), table.asked, table.seat) == (0, "def_decl", EDDIE)
    table.show(SHIELD, ARROW).play("power")
    assert table.mana(EDDIE) == 0
    assert table.asked == "raze"


def test_a_defender_casts_no_spells() -> None:
    """MS-89: Invincible in the defender's archive is of no use."""
    table = battle().scrolls(CHARLES, "invincible", "spearhead").has(CHARLES, mana=9)
    table.play("attack c1")
    assert (table.asked, table.seat) == ("raze", BAHON)


def test_the_cap_is_counted_after_announcements() -> None:
    """MS-90: a servant gained at the start of the war counts, one lost in it too."""
    table = Table(4).tower(CASSANDRA, "c1", "FF", flame=1).tower(CHARLES, "d1", "SSSS", flame=1)
    table.potion(CASSANDRA, "flamouflage").dice(CASSANDRA, 3).turn_of(CASSANDRA)
    table.play("attack c1", "power", "land c1")
    assert table.state.war[W_CAP] == 2
    table = battle(attacker=(2, 0), defender=(4, 0), rival="SSSS").dice(BAHON, 5)
    table.show(*[ARROW] * 5).play("attack c1")
    assert table.guards("c1") == (0, 0)
    assert table.state.war[W_CAP] == 2
    assert table.choices == ["count 0", "count 1", "count 2"]


def test_the_number_of_dice_of_a_side() -> None:
    """MS-91: own dice, less those set aside, two more by Cheating, two fewer by a rival's
    potion.
    """
    table = Table(4).tower(EDDIE, "c1", "F", flame=1).tower(BAHON, "d1", "S")
    table.potion(EDDIE, "cheating").potion(BAHON, "fury").elements(BAHON, 8, 0, 0, 0)
    table.dice(EDDIE, 1).turn_of(EDDIE).play("attack c1", "power", "power")
    assert table.state.war[W_DICE] == 1 + 2 - 2
    table = Table(4).tower(EDDIE, "c1", "F", flame=1).tower(BAHON, "d1", "S")
    table.potion(BAHON, "fury").elements(BAHON, 8, 0, 0, 0)
    table.dice(EDDIE, 1).turn_of(EDDIE).play("attack c1", "power")
    assert table.state.war[W_DICE] == 0
    table = Table(4).tower(EDDIE, "c1", "FFFF", flame=1).tower(BAHON, "d1", "S")
    table.potion(EDDIE, "plan_b").dice(EDDIE, 5).turn_of(EDDIE)
    table.show(*[ARROW] * 5).play("attack c1", "power", "count 3")
    assert table.state.war[W_DICE] == 2


def test_a_die_shows_arrow_or_shield_evenly() -> None:
    """MS-92: about half of many dice are arrows, and each number of arrows has its binomial
    share.
    """
    table = Table(2)
    table.state.load_chance([])
    counts = Counter(int(throw_arrows(table.state, 4)) for _ in range(4000))
    expected = [4000 * share / 16 for share in (1, 4, 6, 4, 1)]
    chi = sum((counts[n] - want) ** 2 / want for n, want in enumerate(expected))
    assert chi < 18.5  # one in a thousand fair generators is worse


def test_arrows_are_flame_servants_dice_and_extras() -> None:
    """MS-93: stone servants add none; potions and spells do."""
    table = battle(attacker=(2, 1)).scrolls(BAHON, "invincible").dice(BAHON, 1).has(BAHON, mana=1)
    table.show(ARROW).play("attack c1", "spell invincible")
    assert table.log[-1].startswith("The attack: 5 arrows")  # 2 flame, die, spell, attacker


def test_the_attacker_has_one_arrow_more() -> None:
    """MS-94: with one flame servant each, two arrows against one."""
    table = battle(defender=(1, 0), rival="S").play("attack c1")
    forces = "The attack: 2 arrows against 0 shields; the answer: 1 arrow against 0 shields."
    assert forces in table.log


def test_block_shields_stop_arrows_first() -> None:
    """MS-95: two shields thrown stop two arrows, and the servant is unhurt."""
    table = battle(attacker=(1, 0), defender=(0, 1)).dice(CHARLES, 2).show(SHIELD, SHIELD)
    table.play("attack c1")
    assert table.state.war[W_DAMAGE + 1] == 0
    assert table.guards("d1") == (0, 1)


@pytest.mark.parametrize(("defender", "left"), [((1, 0), 1), ((0, 1), 0)])
def test_a_flame_servant_has_one_shield_a_stone_servant_two(
    defender: tuple[int, int], left: int
) -> None:
    """MS-96: two arrows leave one against flame, none against stone."""
    table = battle(defender=defender).play("attack c1")
    assert table.offered("count") == (["0", "1"] if left else [])


def test_losses_are_simultaneous() -> None:
    """MS-97: the defender's servant shoots back though it falls."""
    table = battle(attacker=(1, 0), defender=(1, 0)).play("attack c1")
    assert table.guards("c1") == (0, 0)
    assert table.guards("d1") == (0, 0)
    assert table.asked == "raze"


def test_the_owner_picks_who_takes_the_damage() -> None:
    """MS-98: one after the other, each takes as much as it has shields."""
    table = battle(attacker=(2, 0), defender=(2, 2)).play("attack c1")
    assert (table.asked, table.seat) == ("victim", CHARLES)
    assert table.choices == ["resource flame", "resource stone"]
    table.play("resource flame")
    assert table.asked == "victim"
    table.play("resource stone")
    assert table.guards("d1") == (1, 1)


def test_an_injured_servant_is_removed_whole() -> None:
    """MS-99: one damage removes a stone servant with a shield left, and it goes to the supply."""
    table = battle(attacker=(0, 1), defender=(0, 2)).play("attack c1")
    assert table.guards("d1") == (0, 1)
    assert table.stock("stone") == 30 - 2


def test_the_attackers_tower_is_never_damaged() -> None:
    """MS-100: more arrows than the attacker's servants have shields do nothing more."""
    table = battle(attacker=(1, 0), defender=(4, 0)).dice(CHARLES, 5).show(*[ARROW] * 5)
    table.play("attack c1")
    assert (table.guards("c1"), table.stack("c1")) == ((0, 0), "FFFF")


def test_arrows_left_destroy_from_the_top() -> None:
    """MS-101: after block shields and servants, one GU an arrow."""
    table = battle(attacker=(4, 0), defender=(0, 1), rival="SWTM").play("attack c1", "count 3")
    assert table.stack("d1") == "S"


@pytest.mark.parametrize(
    ("attacker", "height", "most"),
    [((1, 3), 4, 2), ((4, 0), 3, 3), ((1, 0), 4, 1), ((3, 0), 4, 3)],
)
def test_the_attacker_destroys_from_none_to_the_smallest_limit(
    attacker: tuple[int, int], height: int, most: int
) -> None:
    """MS-102: arrows left, the cap, or the height."""
    table = battle(attacker=attacker, rival="SSSS"[:height]).play("attack c1")
    assert table.offered("count") == [str(number) for number in range(most + 1)]


def test_gus_fall_though_all_attackers_die() -> None:
    """MS-103: the last servant falls in the same war."""
    table = battle(attacker=(1, 0)).dice(CHARLES, 1).show(ARROW).play("attack c1")
    assert table.guards("c1") == (0, 0)
    table.play("count 1")
    assert table.stack("d1") == "SSS"


def test_destroyed_gus_return_to_the_box() -> None:
    """MS-104: moon GUs too."""
    table = battle(attacker=(2, 0), rival="SM")
    before = [int(count) for count in table.state.box]
    table.play("attack c1", "count 2")
    after = [int(count) for count in table.state.box]
    assert after == [before[0], before[1] + 1, before[2], before[3], before[4] + 1]


def test_the_reward_is_influence_and_drops() -> None:
    """MS-105: one of each for every GU."""
    table = battle(attacker=(3, 0)).play("attack c1", "count 3")
    assert (table.points(BAHON), table.drops(BAHON)) == (3, 8)


def test_one_gu_to_grow_after_destruction() -> None:
    """MS-106: exactly one, anywhere, by all rules and costs; none if nothing fell."""
    table = battle(attacker=(3, 0)).play("attack c1", "count 3")
    assert table.state.turn[T_GROW_LEFT] == 1
    table.play("grow e4", "element flame")
    assert (table.stack("e4"), table.drops(BAHON), table.offered("grow")) == ("F", 7, [])
    spared = battle(attacker=(3, 0)).play("attack c1", "count 0")
    assert spared.offered("grow") == []


def test_kills_and_destructions_are_counted_for_the_turn() -> None:
    """MS-107: rival servants removed and GUs destroyed; own losses do not count."""
    table = battle(attacker=(4, 0), defender=(1, 1), rival="SSS").play("attack c1", "count 2")
    assert (table.state.turn[T_KILLED], table.state.turn[T_DESTROYED]) == (2, 2)
    table = (
        battle(attacker=(1, 0)).dice(CHARLES, 2).show(ARROW, SHIELD).play("attack c1", "count 0")
    )
    assert table.guards("c1") == (0, 0)
    assert (table.state.turn[T_KILLED], table.state.turn[T_DESTROYED]) == (0, 0)


def test_dice_return_after_a_war() -> None:
    """MS-108: a second war in a later turn is thrown with all of them again."""
    table = battle().dice(BAHON, 2).dice(CHARLES, 1).show(ARROW, ARROW, ARROW)
    table.play("attack c1", "count 0")
    assert [int(count) for count in table.state.dice][:2] == [2, 1]
    assert table.state.dice_supply == 17


def test_nothing_else_happens_inside_a_war() -> None:
    """MS-218: from the target to the end only Spearhead and Invincible can be cast."""
    keys = ("spearhead", "invincible", "water_pouch", "glorify", "bounty")
    table = Table(4).scrolls(BAHON, *keys).tower(BAHON, "c1", "FF", flame=2).has(BAHON, mana=5)
    table.tower(CHARLES, "d1", "SS", flame=1)
    assert set(table.offered("spell")) == {"water_pouch", "glorify"}
    table.play("attack c1")
    assert table.choices == ["done", "spell spearhead", "spell invincible"]
    table.play("spell spearhead", "done")
    assert table.asked == "raze"
    assert table.offered("spell") == []
