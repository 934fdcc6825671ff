"""Potions in the hands of a defender, whose pair of every number of a war is the second one."""

from __future__ import annotations

from hexmoot.games.mushroom_sorcerer.rules.memory import (
    W_ARROWS,
    W_ASIDE,
    W_DAMAGE,
    W_DICE,
    W_ROLLED,
)
from tests.games.mushroom_sorcerer.kit import ARROW, BAHON, CASSANDRA, CHARLES, EDDIE, SHIELD, Table


def war(attacker: int, defender: int) -> Table:
    """The attacker on c1, four high, beside the defender on d1, four high."""
    table = Table(4).tower(attacker, "c1", "FFFF", flame=1).tower(defender, "d1", "SSSS")
    return table.scrolls(attacker, "hunch").turn_of(attacker)


def test_cheating_mastered_throws_again_in_defence() -> None:
    """MS-180: the defender's own dice, of which there are others than the attacker has."""
    table = war(BAHON, EDDIE).potion(EDDIE, "cheating").dice(EDDIE, 2).elements(EDDIE, 8, 0, 0, 0)
    table.dice(BAHON, 1).show(ARROW, ARROW, SHIELD, SHIELD, SHIELD, ARROW, ARROW)
    table.play("attack c1", "power")
    assert (table.asked, table.seat, table.choices) == (
        "reroll_arrows",
        EDDIE,
        ["count 0", "count 1"],
    )
    table.play("count 0")
    assert table.choices == ["count 0", "count 1", "count 2", "count 3"]
    table.play("count 2")
    war_now = table.state.war
    assert (war_now[W_ROLLED], war_now[W_ROLLED + 1], war_now[W_DICE + 1]) == (1, 3, 4)
    assert "Eddie throws 2 war dice again: 2 arrows." in table.log


def test_cheating_mastered_throws_a_single_die_again() -> None:
    """MS-180: of one die and two more the rival's Fury takes two away."""
    table = war(BAHON, EDDIE).potion(EDDIE, "cheating").elements(EDDIE, 8, 0, 0, 0).dice(EDDIE, 1)
    table.potion(BAHON, "fury").elements(BAHON, 8, 0, 0, 0).show(SHIELD, ARROW)
    table.play("attack c1", "power", "power")
    assert (table.asked, table.state.war[W_DICE + 1]) == ("reroll_shields", 1)


def test_plan_b_in_defence() -> None:
    """MS-181: the defender's dice are set aside, not the attacker's."""
    table = war(BAHON, EDDIE).potion(EDDIE, "plan_b").dice(EDDIE, 3).dice(BAHON, 2)
    table.show(*[ARROW] * 5).play("attack c1", "power", "count 2")
    war_now = table.state.war
    assert (war_now[W_ASIDE], war_now[W_ASIDE + 1]) == (0, 2)
    assert (war_now[W_DICE], war_now[W_DICE + 1]) == (2, 1)


def test_flamouflage_mastered_in_defence() -> None:
    """MS-190: the two arrows fly back at the attacker; once a war, though there is mana left."""
    table = war(BAHON, CASSANDRA).potion(CASSANDRA, "flamouflage").has(CASSANDRA, mana=2)
    table.elements(CASSANDRA, 8, 0, 0, 0).play("attack c1", "second-power")
    assert (table.state.war[W_ARROWS], table.state.war[W_ARROWS + 1]) == (0, 2)
    assert (table.asked, table.mana(CASSANDRA), table.guards("c1")) == ("raze", 1, (0, 0))


def test_nine_lives_shields_its_owner_alone() -> None:
    """MS-171: Charles looks on, and his shield is of no use to Eddie."""
    table = war(BAHON, EDDIE).potion(CHARLES, "nine_lives").play("attack c1")
    assert table.state.war[W_DAMAGE + 1] == 2


def test_a_power_without_its_mana_is_not_offered() -> None:
    """MS-158, MS-179: Cheating in hand and no mana: nothing is announced."""
    table = war(BAHON, EDDIE).potion(EDDIE, "cheating").has(EDDIE, mana=0).play("attack c1")
    assert (table.asked, table.seat) == ("raze", BAHON)
