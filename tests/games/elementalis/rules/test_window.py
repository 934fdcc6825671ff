"""Casting windows (EL-43 to EL-60)."""

from __future__ import annotations

from hexmoot.games.elementalis.rules import kinds as k
from hexmoot.games.elementalis.rules.targets import may_declare
from tests.games.elementalis.kit import at


def test_el43_a_window_follows_each_roll_before_anything_happens() -> None:
    """EL-43: the Power Roll is unscored, the Chance Roll's and the Cosmic Roll's Sun waits."""
    bench = at("F/A", "M/F", pools=["", "WWWWWW"]).power("F F A A / S")
    assert (bench.asked, bench.seat, bench.channel) == ("declare", 1, "")
    bench.play("declare no", "go roll", dice="F F A A / S")
    assert (bench.asked, bench.channel) == ("declare", "FFAA")
    bench.play("declare yes", "cast strength", dice="F")
    assert bench.asked == "go"
    bench.play("go roll", dice="S")
    assert (bench.asked, bench.channel != "") == ("declare", True)


def test_el44_opposition_rolls_and_rerolls_open_no_window() -> None:
    """EL-44: a Breeze ends the window's pass; an opposer's throw is settled without spells."""
    bench = at("F/F", "E/E", pools=["AA", "EEE"]).power("W W E E / E")
    bench.play("declare no")
    assert bench.asked == "oppose"
    bench.play("oppose d3", "oppose done", dice="W")
    assert bench.state.over
    breeze = at("F/A", "A/A", pools=["", "AA"]).power("F F A A / S")
    breeze.play("declare yes", "cast breeze", "die d1", dice="W")
    assert breeze.asked == "go"


def test_el45_only_who_could_cast_or_answer_is_asked_to_declare() -> None:
    """EL-45: no Mana, colourless Mana or the wrong colour: not asked."""
    asked = {"": False, "f": False, "A": True, "W": False, "E": False}
    for pool, is_asked in asked.items():
        bench = at("M/F", "A/A", pools=["", pool]).power("F F A A / S")
        assert (bench.asked == "declare") == is_asked, pool


def test_el45_a_burn_needs_no_target_to_declare() -> None:
    """EL-45: in a Cosmic window without links Fire with Burn is asked, Fire with Char alone not."""
    bench = at("X/E", "F/F", pools=["", "F"])
    bench.state.roll_kind = k.COSMIC
    assert may_declare(bench.state, 1)
    minor = at("X/E", "A/F", pools=["", "F"])
    minor.state.roll_kind = k.COSMIC
    assert not may_declare(minor.state, 1)


def test_el45_counter_spell_for_one_and_fortitude_allow_a_declaration() -> None:
    """EL-45: a Purist with one Water under a leak could counter X = 1 for 1."""
    bench = at("X/E", "W/W", pools=["", "W"])
    bench.state.roll_kind = k.COSMIC
    bench.leak(1)
    assert may_declare(bench.state, 1)
    bench.leak(1)
    assert not may_declare(bench.state, 1)
    guardian = at("X/E", "M/F", pools=["", "WWW"])
    guardian.state.roll_kind = k.COSMIC
    guardian.state.used = 2 ** (4 + 1)
    assert may_declare(guardian.state, 1)
    guardian.state.used |= 2 ** (4 + 2)
    assert not may_declare(guardian.state, 1)


def test_el46_declarations_go_clockwise_from_the_active_player_before_any_cast() -> None:
    """EL-46: seats 0, 1, 2 are asked to declare, and only then seat 0 casts."""
    bench = at("F/A", "E/E", "W/W", pools=["F", "E", "W"]).power("F F A A / S")
    order = []
    while bench.asked == "declare":
        order.append(bench.seat)
        bench.play("declare yes")
    assert order == [0, 1, 2]
    assert (bench.asked, bench.seat) == ("cast", 0)


def test_el47_without_a_declaration_there_is_no_cast_and_no_answer() -> None:
    """EL-47: seat 0 stays silent, so seat 1's Char is neither met by a spell nor answered."""
    bench = at("W/W", "F/E", pools=["WWW", "FF"]).power("W W F F / W")
    bench.play("declare no", "declare yes", "cast char", "die d1")
    assert bench.asked == "go"
    assert bench.pools == ["WWW", ""]


def test_el48_a_declaration_is_free_and_binds_to_nothing() -> None:
    """EL-48: yes and no are all there is, and passing afterwards leaves everything as it was."""
    bench = at("F/A", "M/F", pools=["FF"]).power("F F A A / S")
    assert bench.legal == ["declare no", "declare yes"]
    bench.play("declare yes", "cast pass")
    assert bench.asked == "go"
    assert (bench.pools[0], bench.state.used) == ("FF", 0)


def test_el49_casting_turns_go_clockwise_from_the_active_player() -> None:
    """EL-49: active seat 0 first, then 1, then 2."""
    bench = at("F/A", "E/E", "W/W", pools=["F", "E", "W"]).power("F F A A / S")
    bench.play("declare yes", "declare yes", "declare yes")
    order = []
    while bench.asked == "cast":
        order.append(bench.seat)
        bench.play("cast pass")
    assert order == [0, 1, 2]


def test_el50_one_declaration_allows_one_spell() -> None:
    """EL-50: after a cast the seat is not live any more and cannot answer a later spell."""
    bench = at("W/W", "F/E", pools=["WWWW", "FF"]).power("W W F F / W")
    bench.play("declare yes", "declare yes", "cast mirror", "die d1")
    assert not bench.state.is_live(0)
    bench.play("cast char", "die d1")
    assert bench.asked == "go"


def test_el51_who_passes_may_still_answer() -> None:
    """EL-51: seat 0 passes and is then asked to answer seat 1's Char."""
    bench = at("W/W", "F/E", pools=["WWWW", "FF"]).power("W W F F / W")
    bench.play("declare yes", "declare yes", "cast pass", "cast char", "die d1")
    assert (bench.asked, bench.seat) == ("respond", 0)


def test_el52_a_window_has_one_pass_by_default_and_more_by_option() -> None:
    """EL-52: with two passes a second declaration is asked after a first one."""
    one = at("F/A", "M/F", pools=["FFA"]).power("F F A A / S")
    one.play("declare yes", "cast pass")
    assert one.asked == "go"
    two = at("F/A", "M/F", pools=["FFA"], casting_passes=2).power("F F A A / S")
    two.play("declare yes", "cast pass")
    assert (two.asked, two.state.pass_number) == ("declare", 2)
    two.play("declare yes", "cast pass")
    assert two.asked == "go"


def test_el52_a_pass_without_declarations_closes_the_window() -> None:
    """EL-52: three passes allowed, but nobody declares in the first."""
    bench = at("F/A", "M/F", pools=["FFA"], casting_passes=3).power("F F A A / S")
    bench.play("declare no")
    assert bench.asked == "go"


def test_el52_declarations_of_an_earlier_pass_do_not_count() -> None:
    """EL-47, EL-52: three passes allowed, somebody declares in the first, nobody in the second."""
    bench = at("F/A", "M/F", pools=["FFA"], casting_passes=3).power("F F A A / S")
    bench.play("declare yes", "cast pass", "declare no")
    assert bench.asked == "go"


def test_el53_anyone_may_cast_in_anyones_turn_and_on_oneself() -> None:
    """EL-53: seat 2 breezes a die of seat 0's roll; seat 0 chars a die of its own."""
    bench = at("F/A", "E/E", "A/A", pools=["F", "", "A"]).power("F F A W / S")
    bench.play("declare yes", "declare yes", "cast char", "die d4")
    bench.play("cast breeze", "die d1", dice="E")
    assert bench.dice == "E F A W / S"
    assert bench.marked(bench.state.scorched) == ["D4"]


def test_el54_a_line_serves_once_a_turn_over_all_windows() -> None:
    """EL-54: Breeze of the Minor is used in the Power window and gone in the Chance window."""
    bench = at("F/A", "M/F", pools=["AA"]).power("F F A A / S")
    bench.play("declare yes", "cast breeze", "die d1", dice="F")
    bench.play("go roll", dice="F F A A / F")
    assert bench.asked == "go"


def test_el54_lines_are_fresh_again_in_the_next_players_turn() -> None:
    """EL-54: a turn of anybody counts, so seat 1's line is free in the next turn."""
    bench = at("F/A", "A/E", pools=["", "AA"], last_turn=False).power("F F A A / S")
    bench.play("declare yes", "cast breeze", "die d1", dice="F")
    assert bench.state.used == 2**4
    bench.play("go stop")
    assert bench.state.used == 0


def test_el55_a_purist_may_cast_its_first_spell_twice_in_a_turn() -> None:
    """EL-55: two cards, two instances: Char in the Power and in the Chance window, no third."""
    bench = at("F/F", "M/F", pools=["FFF"]).power("F F W W / S")
    bench.play("declare yes", "cast char", "die d3")
    bench.play("go roll", dice="F F W W / F")
    bench.play("declare yes")
    assert "char" in bench.spells
    bench.play("cast char", "die d3", "go roll", dice="F")
    assert bench.state.used == 2**3 + 2**0


def test_el56_the_narrowest_line_is_used_among_equals_the_minors() -> None:
    """EL-56: a Purist's Minor before its Major; an elemental Minor before an Ether line."""
    purist = at("F/F", "M/F", pools=["FF"]).power("F F W W / S")
    purist.play("declare yes", "cast char", "die d3")
    assert purist.state.used == 2**k.MINOR_LINE
    creationist = at("X/W", "M/F", pools=["WW"]).power("F F W W / X")
    creationist.play("declare yes", "cast mirror", "die d3")
    assert creationist.state.used == 2**k.MINOR_LINE
    elitist = at("W/X", "M/F", pools=["WW"]).power("F F W W / X")
    elitist.play("declare yes", "cast mirror", "die d3")
    assert elitist.state.used == 2**0


def test_el57_a_spell_needs_line_price_and_target() -> None:
    """EL-57: with every die held only Burn, Char and what needs no loose die can be cast."""
    bench = at("X/W", "M/F", pools=["FFFWWWEEEAAA"]).power("F F W W / X")
    bench.hold("D1", "D2", "D3", "D4")
    bench.play("declare yes")
    assert bench.spells == ["mirror", "leak", "char", "burn", "incinerate", "tornado"]


def test_el57_the_price_is_gone_before_targets_are_judged() -> None:
    """EL-57: three Fire are the only Mana anywhere: Incinerate would find nothing."""
    poor = at("F/A", "M/F", pools=["FFF"]).power("F F A A / S").play("declare yes")
    assert "incinerate" not in poor.spells
    rich = at("F/A", "M/F", pools=["FFFF"]).power("F F A A / S").play("declare yes")
    assert "incinerate" in rich.spells


def test_el57_gust_needs_a_die_it_would_throw() -> None:
    """EL-57: all dice held: no Gust; one loose: Gust."""
    bench = at("A/A", "M/F", pools=["AA"]).power("F F A A / X")
    bench.hold("D1", "D2", "D3", "D4").play("declare no")
    held = at("A/A", "M/F", pools=["AA"])
    held.power("F F A A / X")
    held.hold("D1", "D2", "D3")
    held.play("declare yes")
    assert held.spells == ["breeze", "gust"]


def test_el58_spells_on_element_dice_cannot_be_cast_after_a_cosmic_roll() -> None:
    """EL-58: a Creationist with everything has only Leak, Incinerate and Tornado left."""
    bench = at("X/W", "M/F", pools=["FFFFWWWWEEEEAAAA"]).fill_channel("F").cosmic("F")
    bench.play("declare yes")
    assert bench.spells == ["leak", "incinerate", "tornado"]
    moon = at("X/W", "M/F", pools=["F", "FFFF"]).fill_channel("F").cosmic("F")
    moon.play("declare yes")
    assert moon.seat == 1
    assert moon.spells == ["strength"]


def test_el58_burn_may_cut_a_link_after_a_cosmic_roll() -> None:
    """EL-58: only Burn on a die is ruled out."""
    bench = at("X/W", "F/F", "E/E", pools=["", "F"]).link(2, 1).fill_channel("F").cosmic("F")
    bench.play("declare yes")
    assert bench.spells == ["burn"]
    bench.play("cast burn")
    assert bench.links == []


def test_el59_no_spell_but_strength_touches_the_sun_die() -> None:
    """EL-59: it is no target of Breeze and stays as it is under Gust; Strength throws it."""
    bench = at("F/A", "A/A", pools=["", "AAA"]).power("F F A A / S")
    bench.play("declare yes", "cast breeze")
    assert bench.legal == ["die d1", "die d2", "die d3", "die d4"]
    gust = at("F/A", "A/A", pools=["", "AA"]).power("F F A A / S")
    gust.play("declare yes", "cast gust", dice="F F F F")
    assert gust.dice == "F F F F / S"
    strength = at("F/A", "M/A", pools=["", "AA"]).power("F F A A / S")
    strength.play("declare yes", "cast strength", dice="W")
    assert strength.dice == "F F A A / W"


def test_el60_castability_is_checked_again_in_the_casting_turn() -> None:
    """EL-60: seat 1's only Air is incinerated before its turn, so it passes without being asked."""
    bench = at("F/A", "A/F", pools=["FFF", "A"]).power("F F A A / S")
    bench.play("declare yes", "declare yes", "cast incinerate")
    assert bench.pools[1] == ""
    assert bench.asked == "go"
