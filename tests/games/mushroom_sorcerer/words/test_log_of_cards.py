"""The log as people read it: what scrolls and potions did."""

from __future__ import annotations

from tests.games.mushroom_sorcerer.kit import BAHON, CASSANDRA, CHARLES, EDDIE, Table


def test_the_log_of_spells_that_work_twice() -> None:
    """MS-121, MS-165, MS-167: both times with what they bring; a scroll is used up once."""
    table = Table(4).potion(BAHON, "slow_learner").has(BAHON, mana=5, flame=2)
    table.tower(BAHON, "c1", "F").scrolls(BAHON, "empty_flask", "shadow_gu", "glorify")
    table.turn_of(BAHON).play("spell empty_flask", "spell shadow_gu")
    table.play("element water", "element stone", "spell glorify", "yes")
    assert table.log == [
        "Bahon casts Empty Flask for 1 mana.",
        "Bahon gains 1 flask.",
        "Empty Flask works a second time for Bahon.",
        "Bahon gains 1 flask.",
        "Empty Flask is used up.",
        "Bahon casts Shadow GU for 2 mana.",
        "Bahon puts a shadow water on Clover.",
        "Shadow GU works a second time for Bahon.",
        "Bahon puts a shadow stone on Clover.",
        "Bahon casts Glorify for 2 mana.",
        "Bahon pays a flame servant from the reserve.",
        "Bahon gains 1 influence.",
        "Glorify works a second time for Bahon.",
        "Bahon pays a flame servant from the reserve.",
        "Bahon gains 1 influence.",
    ]


def test_the_log_of_a_trade_and_a_chain() -> None:
    """MS-135, MS-195: with whom, what and from where."""
    table = Table(4).tower(CHARLES, "c1", "FFF", stone=2, flame=1).tower(CASSANDRA, "e4", "S")
    table.potion(CASSANDRA, "thunder_chain").scrolls(CASSANDRA, "forced_trade").turn_of(CASSANDRA)
    table.play("spell forced_trade", "stone-servant c1", "land e4", "yes", "resource mana")
    assert table.log == [
        "Cassandra casts Forced Trade for 1 mana.",
        "Cassandra gives Charles a drop for a stone servant from Clover.",
        "Cassandra puts 1 stone servant on Echo.",
        "Cassandra's Thunder Chain answers.",
        "Cassandra gains 1 mana.",
    ]


def test_the_log_of_a_strike() -> None:
    """MS-83, MS-147: the price, the GU that is gone, the rival's servant that must leave."""
    table = Table(4).tower(EDDIE, "d4", "SST", flame=2, stone=1).has(CASSANDRA, stone=3)
    table.scrolls(CASSANDRA, "strike").turn_of(CASSANDRA).play("spell strike", "resource flame")
    assert table.log == [
        "Cassandra casts Strike for 1 mana.",
        *["Cassandra pays a stone servant from the reserve."] * 3,
        "Cassandra strikes Dale: thunder is gone.",
        "Eddie takes a flame servant from Dale to the reserve.",
    ]


def test_the_log_of_a_struck_tower_of_one() -> None:
    """MS-84, MS-147: its owner has no tower there any more."""
    table = Table(4).tower(EDDIE, "d4", "T").has(CASSANDRA, stone=1).tower(CASSANDRA, "c1", "F")
    table.scrolls(CASSANDRA, "strike", "hunch").turn_of(CASSANDRA).play("spell strike")
    assert table.log[2:4] == [
        "Cassandra strikes Dale: thunder is gone.",
        "Eddie has no tower on Dale any more.",
    ]


def test_the_log_of_a_portal() -> None:
    """MS-138: tower by tower, an exchange where one was full."""
    table = Table(4).tower(EDDIE, "c1", "F", flame=1).tower(EDDIE, "e4", "SS")
    table.scrolls(EDDIE, "stone_portal").turn_of(EDDIE).play("spell stone_portal", "yes")
    assert table.log == [
        "Eddie casts Stone Portal for 1 mana.",
        "Eddie puts a stone servant on Clover in exchange for the other kind.",
        "Eddie puts 1 stone servant on Echo.",
    ]


def test_the_log_of_potions_of_the_turn() -> None:
    """MS-163, MS-176: Forest Keeper's debris; the scroll Invisible Hand took, and what it cost."""
    keeper = Table(4).potion(BAHON, "forest_keeper").turn_of(BAHON)
    assert keeper.play("power", "land c3", "resource drop").log == [
        "Bahon uses Forest Keeper.",
        "Bahon puts debris on Cress.",
        "Bahon gains 1 drop.",
    ]
    hand = Table(4).potion(CHARLES, "invisible_hand").elements(CHARLES, 0, 0, 0, 8).top("whistle")
    hand.scrolls(CHARLES, "hunch", "strike").turn_of(CHARLES)
    assert hand.play("power", "deck summoning", "slot 2").log == [
        "Charles uses Invisible Hand.",
        "Charles takes Whistle.",
        "Strike leaves Charles's archive.",
    ]


def test_the_log_of_a_theft() -> None:
    """MS-185, MS-186: cast for the potion's mana, and a Summoning scroll of a deck is used up."""
    table = Table(4).potion(EDDIE, "thief").top("water_pouch").top("purify").turn_of(EDDIE)
    table.has(EDDIE, stone=2).play("power", "spell water_pouch")
    assert table.log == [
        "Eddie uses Thief.",
        "Eddie casts Water Pouch for 1 mana.",
        "Eddie gains 2 drops.",
        "Water Pouch is used up.",
    ]


def test_the_log_of_another_attack() -> None:
    """MS-170: the power first, then the war from the other tower."""
    table = Table(4).tower(CHARLES, "c1", "F", flame=1).tower(CHARLES, "e1", "FF", stone=2)
    table.tower(EDDIE, "d1", "SSS", stone=3).potion(CHARLES, "duel_expert")
    table.elements(CHARLES, 8, 0, 0, 0).turn_of(CHARLES).play("attack c1", "power", "attack e1")
    again = table.log.index("Charles uses Duel Expert.")
    assert table.log[again + 1] == "Charles attacks Eddie on Dell from Elder."
