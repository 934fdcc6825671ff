"""The three rolls (EL-36 to EL-42)."""

from __future__ import annotations

from tests.games.elementalis.kit import at


def test_el36_the_power_roll_rolls_all_five_dice_without_asking() -> None:
    """EL-36: a turn goes straight to five rolled dice."""
    bench = at("F/A", "M/F", pools=["E"]).begin_turn("FF A W A / E")
    assert bench.dice == "FF A W A / E"
    assert bench.asked == "go"


def test_el37_a_cultist_may_throw_the_sun_die_again_before_declarations() -> None:
    """EL-37: on the Power Roll, before seat 0 is asked to declare; the new face stands."""
    bench = at("F/S", "M/F", pools=["F"]).power("F E E E / S")
    assert (bench.asked, bench.seat) == ("sun_reroll", 0)
    assert bench.legal == ["sun keep", "sun reroll"]
    bench.play("sun reroll", dice="W")
    assert bench.dice == "F E E E / W"
    assert bench.asked == "declare"


def test_el37_the_second_throw_comes_on_chance_and_cosmic_rolls_too() -> None:
    """EL-37: once on each own roll, and keeping keeps the face."""
    bench = at("F/S", "M/F").power("F F F E / E").play("sun keep")
    assert bench.dice == "F F F E / E"
    bench.play("go roll", dice="F F F E / S")
    assert bench.asked == "sun_reroll"
    bench.play("sun reroll", dice="A")
    assert bench.asked == "go"
    bench.play("go roll", dice="S")
    assert bench.asked == "sun_reroll"


def test_el38_a_cultist_has_no_second_throw_on_rolls_of_others() -> None:
    """EL-38: not even when linked to the active player."""
    bench = at("F/A", "W/S").link(1, 0).power("F F A A / S")
    assert bench.asked == "go"


def test_el39_the_chance_roll_leaves_held_and_destroyed_dice() -> None:
    """EL-39: D1 is held, D2 destroyed: D3, D4 and the Sun die are rolled."""
    bench = at("F/A", "M/F").power("FF W A A / A")
    bench.hold("D1").destroy("D2")
    bench.play("go roll", dice="E E / F")
    assert bench.dice == "FF - E E / F"


def test_el40_scorch_and_duplicates_end_before_the_chance_roll() -> None:
    """EL-40: the duplicate leaves although it is held; the scorched die counts again."""
    bench = at("F/A", "W/W", pools=["", "W"]).power("FF A A A / A")
    bench.play("declare yes", "cast mirror", "die d1")
    bench.scorch("D4").hold("Q1")
    bench.play("go roll", dice="F F F A / F")
    assert bench.dice == "F F F A / F"
    assert (bench.state.scorched, bench.state.held) == (0, 0)


def test_el41_there_is_one_chance_and_one_cosmic_roll_a_turn() -> None:
    """EL-41: Power, Chance, Cosmic, and then the turn is over whatever the last roll brought."""
    bench = at("F/A", "M/W").power("F F A A / S")
    bench.play("go roll", dice="F F A A / F")
    assert bench.state.roll_kind == 1
    bench.play("go roll", dice="F")
    assert bench.state.over
    assert bench.state.roll_kind == 2


def test_el42_the_cosmic_roll_rolls_the_sun_die_alone_and_dice_no_longer_score() -> None:
    """EL-42: the element dice stay as they are and bring nothing."""
    bench = at("F/A", "M/W").power("F F A A / S")
    bench.play("go roll", dice="FF F A A / F")
    assert bench.channel == "FFFFFFAAAA"
    bench.play("go roll", dice="W")
    assert bench.state.over
    assert bench.pools[0] == "FFFFFFAAAA"
