"""The log as people read it: rounds, turns, growing and wars, line by line."""

from __future__ import annotations

import pytest

from hexmoot.games.mushroom_sorcerer.rules import kinds
from hexmoot.games.mushroom_sorcerer.rules.kinds import (
    STEP_CYCLE,
    STEP_DAYBREAK,
    STEP_REPEAT,
    STEP_TWILIGHT,
)
from hexmoot.games.mushroom_sorcerer.words.log import event_text
from tests.games.mushroom_sorcerer.kit import (
    ARROW,
    BAHON,
    CASSANDRA,
    CHARLES,
    EDDIE,
    SHIELD,
    Table,
)


def test_the_log_of_a_daybreak_reads_well() -> None:
    """MS-197: one line for what each element brings."""
    table = Table(2).elements(BAHON, 0, 0, 8, 0).step(STEP_DAYBREAK)
    assert table.log[:3] == [
        "Daybreak for Bahon: water.",
        "Bahon gains 1 influence.",
        "Bahon gains 3 drops.",
    ]


def test_the_log_says_where_a_servant_came_from() -> None:
    """MS-82, MS-135: from a tower, or from the reserve."""
    table = Table(2).tower(BAHON, "c1", "FF", flame=1).has(BAHON, stone=1).debris("d1")
    table.play("grow d1", "element water", "flame-servant c1")
    assert "Bahon pays a flame servant from Clover." in table.log
    reserve = Table(2).tower(BAHON, "c1", "FF", flame=1).has(BAHON, stone=1).debris("d1")
    reserve.play("grow d1", "element water", "reserve-servant stone")
    assert "Bahon pays a stone servant from the reserve." in reserve.log
    corner = Table(4).tower(BAHON, "a1", "FF", flame=1, stone=1).debris("d1", "e1")
    corner.play("grow d1", "element water", "flame-servant a1", "grow e1", "element water")
    assert "Bahon pays a flame servant from Acorn." in corner.log
    assert "Bahon pays a stone servant from Acorn." in corner.log


def test_the_log_of_a_twilight() -> None:
    """MS-22, MS-26, MS-27, MS-159, MS-173, MS-188: refills and potions, then what potions bring."""
    table = Table(4).has(BAHON, flasks=3).elements(BAHON, 4, 0, 0, 0).order(2, 0, 3, 1)
    table.elements(CASSANDRA, 8, 0, 0, 0).step(STEP_TWILIGHT)
    table.play("potion early_bird", "potion hibernate", "potion total_mastery", "potion curiosity")
    table.play(*["resource mana"] * 4, "count 1", "resource mana")
    assert table.log == [
        "Eddie refills 2 flasks.",
        "Eddie gains 2 drops.",
        "Eddie drinks Early Bird.",
        "Bahon refills 3 flasks.",
        "Bahon gains 3 drops.",
        "Bahon drinks Hibernate.",
        "Cassandra refills 2 flasks.",
        "Cassandra gains 2 drops.",
        "Cassandra drinks Total Mastery.",
        "Charles refills 2 flasks.",
        "Charles gains 2 drops.",
        "Charles drinks Curiosity.",
        "Bahon's Hibernate brings 2 resources.",
        *["Bahon gains 1 mana."] * 2,
        "Cassandra's Total Mastery brings 2 resources.",
        *["Cassandra gains 1 mana."] * 2,
        "Charles breaks 1 flask.",
        "Charles gains 1 mana.",
        "Night, cycle 1.",
        "Eddie's turn.",
    ]


def test_the_log_of_a_repeat() -> None:
    """MS-18, MS-20: the new order, the scrolls that go, the new round."""
    table = Table(4).influence(BAHON, 5).influence(EDDIE, 2)
    table.top("hunch").top("strike").top("purify").top("shadow_gu").step(STEP_REPEAT)
    assert table.log[:6] == [
        "New order: Charles, Cassandra, Eddie and Bahon.",
        "Hunch leaves the game.",
        "Purify leaves the game.",
        "Shadow GU leaves the game.",
        "Strike leaves the game.",
        "Round 2 begins.",
    ]


def test_the_log_of_a_new_order_names_all_seats_and_no_more() -> None:
    """MS-18: with two and with three."""
    assert Table(2).influence(BAHON, 5).step(STEP_REPEAT).log[0] == "New order: Charles and Bahon."
    three = Table(3).influence(BAHON, 5).step(STEP_REPEAT)
    assert three.log[0] == "New order: Charles, Eddie and Bahon."


def test_the_log_of_an_extra_turn() -> None:
    """MS-35, MS-168: ends and beginnings of turns, and why one comes after the third cycle."""
    table = Table(2).potion(CHARLES, "overwork").step(STEP_CYCLE, 3).play("end", "end")
    assert table.log == [
        "Night, cycle 3.",
        "Bahon's turn.",
        "Bahon ends the turn.",
        "Charles's turn.",
        "Charles ends the turn.",
        "Night, an extra turn.",
        "Charles works overtime: one more turn.",
        "Charles's turn.",
    ]


def test_the_log_of_a_blessing() -> None:
    """MS-208: who meets it, and that it ends the game."""
    table = Table(2).tower(BAHON, "c1", "M").tower(BAHON, "e1", "M")
    table.elements(BAHON, 0, 0, 0, 0, moon=20).step(STEP_CYCLE, 2)
    assert table.log[1:] == [
        "Bahon's turn.",
        "Bahon meets Moons' Blessing.",
        "The game is over: Moons' Blessing: the moons chose their sorcerer.",
        "Final: Bahon with 20, Charles with 0.",
    ]


def test_the_log_of_the_end_of_a_turn() -> None:
    """MS-35, MS-36, MS-183: the dice of Lucky Hand, then each servant sent."""
    table = Table(4).tower(EDDIE, "c1", "FF").has(EDDIE, flame=1, stone=1)
    table.potion(EDDIE, "lucky_hand").dice(EDDIE, 2).turn_of(EDDIE, after=(CASSANDRA,))
    table.show(ARROW, SHIELD).play("end", "resource mana", "flame-servant c1", "stone-servant c1")
    assert table.log == [
        "Eddie ends the turn.",
        "Eddie's Lucky Hand throws 1 arrow.",
        "Eddie gains 1 mana.",
        "Eddie sends a flame servant to Clover.",
        "Eddie sends a stone servant to Clover.",
        "Cassandra's turn.",
    ]


def test_the_log_of_growing() -> None:
    """MS-57, MS-193: price, debris, land, influence, steps and their bonuses."""
    table = Table(4).potion(CASSANDRA, "germination").has(CASSANDRA, drops=9, stone=1)
    table.tower(CASSANDRA, "c1", "FF").elements(CASSANDRA, 3, 0, 0, 0).debris("d1")
    table.lying("d1", "flame").turn_of(CASSANDRA)
    table.play("grow d1", "element flame", "reserve", "grow c1", "element flame", "land c1")
    assert table.log == [
        "Cassandra grows flame on Dell for 1 drop.",
        "Cassandra pays a stone servant from the reserve.",
        "Cassandra clears the debris on Dell.",
        "Cassandra puts 1 flame servant into the reserve.",
        "Cassandra gains 1 influence.",
        "Cassandra: flame 4 (II).",
        "Cassandra gains a war die.",
        "Cassandra grows flame on Clover for 3 drops.",
        "Cassandra gains 1 influence.",
        "Cassandra: flame 5 (II).",
        "Cassandra: flame 6 (II).",
        "Cassandra: flame 7 (II).",
        "Cassandra puts 1 flame servant on Clover.",
        "Cassandra's Germination sprouts.",
    ]


def test_the_log_of_summoning() -> None:
    """MS-74, MS-75, MS-79: the level, and a servant in exchange for another."""
    table = Table(4).elements(EDDIE, 0, 8, 0, 0).tower(EDDIE, "c1", "F", flame=1).turn_of(EDDIE)
    table.play("summon stone", "land c1")
    assert table.log[:4] == [
        "Eddie summons stone at level III.",
        "Eddie gains 1 influence.",
        "Eddie puts a stone servant on Clover in exchange for the other kind.",
        "Eddie puts 2 stone servants into the reserve.",
    ]


def test_the_log_of_a_slide() -> None:
    """MS-113, MS-118: the fee, the debris, the move, and what has no place any more."""
    table = Table(4).tower(EDDIE, "c1", "FWT", flame=1, stone=2).has(EDDIE, flame=2).debris("c2")
    table.turn_of(EDDIE).play("slide c1", "land c2", *["reserve-servant flame"] * 2)
    table.play("resource stone")
    assert table.log == [
        *["Eddie pays a flame servant from the reserve."] * 2,
        "Eddie clears the debris on Cedar.",
        "Eddie slides thunder from Clover to Cedar.",
        "Eddie takes a stone servant from Clover to the reserve.",
    ]


def test_the_log_of_a_war() -> None:
    """MS-88 to MS-105: both throws, both forces, losses, what falls and what it earns."""
    table = Table(4).tower(CASSANDRA, "c1", "FF", flame=2).tower(EDDIE, "d1", "SW", stone=1)
    table.dice(CASSANDRA, 3).dice(EDDIE, 1).potion(CASSANDRA, "flamouflage")
    table.elements(CASSANDRA, 8, 0, 0, 0).turn_of(CASSANDRA)
    table.show(ARROW, SHIELD, ARROW, ARROW).play("attack c1", "second-power", "count 2")
    assert table.log == [
        "Cassandra attacks Eddie on Dell from Clover.",
        "Cassandra uses Flamouflage.",
        "Cassandra throws 2 arrows and 1 shield.",
        "Eddie throws 1 arrow and 0 shields.",
        "The attack: 7 arrows against 0 shields; the answer: 1 arrow against 1 shield.",
        "Eddie loses a stone servant on Dell.",
        "Cassandra destroys 2 GUs on Dell.",
        "Eddie has no tower on Dell any more.",
        "Cassandra gains 2 influence.",
        "Cassandra gains 2 drops.",
    ]


def test_the_log_of_dice_thrown_again() -> None:
    """MS-180: how many, and the arrows among them."""
    table = Table(4).tower(EDDIE, "c1", "FF", flame=2).tower(BAHON, "d1", "SSS").dice(EDDIE, 1)
    table.potion(EDDIE, "cheating").elements(EDDIE, 8, 0, 0, 0).turn_of(EDDIE)
    table.show(ARROW, SHIELD, SHIELD, ARROW, SHIELD)
    table.play("attack c1", "power", "count 0", "count 2")
    assert table.log[1:] == [
        "Eddie uses Cheating.",
        "Eddie throws 1 arrow and 2 shields.",
        "Bahon has no war dice to throw.",
        "Eddie throws 2 war dice again: 1 arrow.",
        "The attack: 5 arrows against 0 shields; the answer: 0 arrows against 1 shield.",
    ]


def test_the_log_of_a_revival() -> None:
    """MS-172: what is back, before the attacker's reward."""
    table = Table(4).tower(EDDIE, "c1", "FFF", flame=3).tower(CHARLES, "d1", "ST")
    table.potion(CHARLES, "nine_lives").elements(CHARLES, 0, 8, 0, 0).turn_of(EDDIE)
    table.play("attack c1", "count 2", "element thunder")
    assert table.log[4:] == [
        "Eddie destroys 2 GUs on Dell.",
        "Charles puts thunder back on Dell.",
        "Eddie gains 2 influence.",
        "Eddie gains 2 drops.",
    ]


@pytest.mark.parametrize(
    ("kind", "numbers", "sentence"),
    [
        (kinds.TOLD_DICE, (0, 0, 0), "Bahon has no war dice to throw."),
        (kinds.TOLD_DICE, (0, 0, 2), "Bahon throws 0 arrows and 2 shields."),
        (kinds.TOLD_LUCKY, (0, 0), "Bahon's Lucky Hand throws no arrow."),
        (kinds.TOLD_MASTERY, (0, 0), "Bahon's Total Mastery brings nothing."),
        (kinds.TOLD_MASTERY, (0, 2), "Bahon's Total Mastery brings 2 resources."),
        (kinds.TOLD_GROW, (0, 2, 2, 0), "Bahon grows water on Clover for free."),
        (kinds.TOLD_CAST, (0, 0, 0), "Bahon casts Empty Flask for free."),
    ],
)
def test_nothing_is_said_as_nothing(kind: int, numbers: tuple[int, ...], sentence: str) -> None:
    """No line with a bare zero where there was nothing to throw, pay or gain."""
    assert event_text(Table(2).state, kind, numbers) == sentence
