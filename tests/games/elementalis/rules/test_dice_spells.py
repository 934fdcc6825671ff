"""Spells on dice (EL-90 to EL-95, EL-99 to EL-102, EL-106, EL-107, EL-115)."""

from __future__ import annotations

from tests.games.elementalis.kit import at


def test_el90_mirror_pool_adds_a_die_that_counts_and_can_be_aimed_at() -> None:
    """EL-90: the copy of WW scores two more Water and is offered to the next spell."""
    bench = at("W/W", "A/A", pools=["W", "A"]).power("F WW E F / E")
    bench.play("declare yes", "declare yes", "cast mirror", "die d2")
    assert bench.dice == "F WW E F WW / E"
    bench.play("cast breeze")
    assert bench.legal == ["die d1", "die d2", "die d3", "die d4", "die q1"]
    bench.play("die q1", dice="WW")
    assert bench.dice == "F WW E F WW / E"
    assert bench.channel == "WWWW"


def test_el90_a_duplicate_can_be_taken_in_opposition_and_has_its_dies_faces() -> None:
    """EL-90: the copy of D3's Earth is taken and throws D3's double."""
    bench = at("F/F", "W/E", "E/E", pools=["AA", "W", ""]).power("W W E W / W")
    bench.play("declare yes", "cast mirror", "die d3", "oppose d1", "oppose done", dice="A")
    assert (bench.asked, bench.seat) == ("oppose", 2)
    assert bench.legal == ["oppose d3", "oppose q1", "oppose done"]
    bench.play("oppose q1", dice="EE")
    assert bench.pools == ["", "", "AA"]


def test_el90_a_copy_of_a_copy_has_the_faces_of_the_die_behind_both() -> None:
    """EL-90: Q1 copies D3, Q2 copies Q1; breezed, Q2 shows D3's double."""
    bench = at("F/A", "X/A", pools=["", "WWAA"], casting_passes=3).power("F F EE A / S")
    bench.state.in_play |= 2**4
    bench.state.face[4] = bench.state.face[2]
    bench.state.source[4] = 2
    bench.play("declare yes", "cast mirror", "die q1")
    assert bench.dice == "F F EE A EE EE / S"
    bench.play("declare yes", "cast breeze", "die q2", dice="EE")
    assert bench.dice == "F F EE A EE EE / S"
    assert bench.state.problems() == []


def test_el91_a_duplicate_leaves_when_its_roll_is_finished() -> None:
    """EL-91: gone before the Chance Roll; one of the Chance Roll goes with the turn."""
    bench = at("W/E", "M/F", pools=["W"], last_turn=False).power("F WW E F / W")
    bench.play("declare yes", "cast mirror", "die d2")
    assert bench.dice == "F WW E F WW / W"
    bench.play("go roll", dice="F W E F / W")
    assert bench.dice == "F W E F / W"
    late = at("W/E", "F/A", pools=["W"], last_turn=False).power("F WW E F / W")
    late.play("declare no", "go roll", dice="F W E F / W")
    late.play("declare yes", "cast mirror", "die d2")
    assert late.state.in_play == 0b11111
    late.play("go stop")
    assert (late.asked, late.state.in_play) == ("flux_tap", 0)


def test_el92_there_are_four_duplicates_at_most_and_the_lowest_slot_is_used() -> None:
    """EL-92: with four copies Mirror Pool is gone; burning Q2 frees it for the next."""
    bench = at("W/X", "F/F", pools=["WWWWW", "F"], casting_passes=3).power("W W W W / W")
    bench.play("declare no", "declare yes")
    bench.state.in_play = 0b11111111
    for slot in range(4, 8):
        bench.state.face[slot] = 1
        bench.state.source[slot] = slot - 4
    bench.play("cast burn", "die q2")
    assert bench.marked(bench.state.in_play) == ["D1", "D2", "D3", "D4", "Q1", "Q3", "Q4"]
    bench.play("declare yes")
    assert "mirror" in bench.spells
    bench.play("cast mirror", "die d1")
    assert bench.marked(bench.state.in_play) == ["D1", "D2", "D3", "D4", "Q1", "Q2", "Q3", "Q4"]
    assert bench.state.source[5] == 0
    bench.play("declare yes")
    assert bench.spells == ["leak"]


def test_el93_a_copy_of_a_held_or_scorched_die_is_fresh() -> None:
    """EL-93: neither mark is copied, so the copy counts."""
    bench = at("W/W", "M/F", pools=["W"]).power("F WW E F / E").play("declare yes")
    bench.hold("D2").scorch("D2")
    bench.play("cast mirror", "die d2")
    assert bench.marked(bench.state.held) == ["D2"]
    assert bench.marked(bench.state.scorched) == ["D2"]
    assert bench.channel == "WW"


def test_el94_a_scorched_die_gives_no_symbols_and_cannot_be_taken() -> None:
    """EL-94: Char on the only Fire brings Opposition, where the scorched Earth stays."""
    bench = at("F/F", "E/F", pools=["AA", "FF"]).power("W W E F / A")
    bench.play("declare yes", "cast char", "die d4")
    assert bench.asked == "oppose"
    scorched = at("F/F", "E/F", pools=["AA", "FF"]).power("W W E W / A")
    scorched.play("declare yes", "cast char", "die d3")
    assert scorched.state.over
    assert scorched.pools == ["AA", ""]


def test_el94_spells_may_aim_at_a_scorched_die_but_it_does_not_revive() -> None:
    """EL-94: Breeze throws it, yet its new FF counts nothing; only Char cannot repeat."""
    bench = at("F/F", "X/F", pools=["", "FA"], casting_passes=2).power("F F A A / A")
    bench.play("declare yes", "cast char", "die d1", "declare yes", "cast breeze")
    assert "die d1" in bench.legal
    bench.play("die d1", dice="FF")
    assert bench.dice == "FF F A A / A"
    assert bench.channel == "F"
    again = at("F/F", "X/F", pools=["", "FF"], casting_passes=2).power("F W A A / A")
    again.play("declare yes", "cast char", "die d1", "declare yes", "cast char")
    assert again.legal == ["die d2", "die d3", "die d4"]


def test_el94_a_scorched_die_is_rolled_in_the_chance_roll() -> None:
    """EL-94: it takes part again like any other."""
    bench = at("F/A", "X/F", pools=["", "F"]).power("F F A A / S")
    bench.play("declare yes", "cast char", "die d1", "go roll", dice="FF F A A / F")
    assert bench.dice == "FF F A A / F"
    assert bench.channel == "FFFFF" + "AAAA"


def test_el95_a_burned_die_is_gone_for_the_turn() -> None:
    """EL-95: no symbol, no target, no Chance Roll, no Opposition."""
    bench = at("F/A", "X/F", pools=["", "FFA"], casting_passes=2).power("F F A A / S")
    bench.play("declare yes", "cast burn", "die d1", "declare yes", "cast breeze")
    assert bench.legal == ["die d2", "die d3", "die d4"]
    bench.play("die d2", dice="F")
    assert bench.channel == "FAA"
    bench.play("go roll", dice="F A A / F")
    assert bench.dice == "- F A A / F"
    opposed = at("F/F", "E/E", "X/W", pools=["AA", "", "FF"]).power("W W E W / A")
    opposed.play("declare yes", "cast burn", "die d3")
    assert opposed.state.over


def test_el99_a_petrified_die_stays_as_it_is_until_the_turn_ends() -> None:
    """EL-99: not rolled in the Chance Roll, no target of Breeze, Gust or Tremor, not taken."""
    bench = at("F/A", "X/E", pools=["", "EEEAAA"], casting_passes=3).power("FF F A A / S")
    bench.play("declare yes", "cast petrify", "die d1")
    bench.play("declare yes", "cast tremor")
    assert bench.legal == ["die d2", "die d3", "die d4"]
    bench.play("die d2", "symbol f", "declare yes", "cast breeze")
    assert bench.legal == ["die d3", "die d4"]
    bench.play("die d3", dice="A")
    bench.play("go roll", dice="A A / F").pass_window()
    assert bench.dice == "FF F A A / F"
    opposed = at("F/F", "E/E", pools=["AA", "E"]).power("W W E W / A")
    opposed.play("declare yes", "cast petrify", "die d3")
    assert opposed.state.over


def test_el100_a_held_die_scores_again_in_the_chance_roll() -> None:
    """EL-100: EE counts in both rolls."""
    bench = at("E/E", "M/F", pools=["E"]).power("W W EE W / S")
    bench.play("declare yes", "cast petrify", "die d3")
    assert bench.channel == "EE"
    bench.play("go roll", dice="W W W / A")
    assert bench.channel == "EEEE"


def test_el101_holding_protects_from_neither_char_burn_nor_mirror_pool() -> None:
    """EL-101: all three may aim at a held die; Petrify, Tremor, Breeze may not."""
    bench = at("F/A", "X/E", pools=["", "FFFWWEEEAAA"]).power("F F A A / S").play("declare yes")
    bench.hold("D1", "D2", "D3", "D4")
    bench.state.relist()
    assert bench.spells == ["mirror", "leak", "char", "burn", "incinerate", "link", "tornado"]
    bench.play("cast burn", "die d1")
    assert bench.dice == "- F A A / S"


def test_el102_tremor_sets_a_single_symbol_and_holds_the_die() -> None:
    """EL-102: D1 becomes one Fire, is held, and keeps it through the Chance Roll."""
    bench = at("F/A", "E/E", pools=["", "E"]).power("W F A A / S")
    bench.play("declare yes", "cast tremor", "die d1", "symbol f")
    assert bench.dice == "F F A A / S"
    assert bench.marked(bench.state.held) == ["D1"]
    bench.play("go roll", dice="F A A / F")
    assert bench.dice == "F F A A / F"


def test_el106_breeze_throws_one_die_again() -> None:
    """EL-106: only that die changes."""
    bench = at("F/A", "A/A", pools=["", "A"]).power("F F A A / S")
    bench.play("declare yes", "cast breeze", "die d4", dice="AA")
    assert bench.dice == "F F A AA / S"


def test_el107_gust_throws_all_but_held_dice_and_the_sun_die() -> None:
    """EL-107: a scorched die and a duplicate are thrown too, in slot order."""
    bench = at("F/A", "A/A", pools=["", "AA"]).power("F F A A / S").play("declare yes")
    bench.hold("D2").scorch("D3")
    bench.state.in_play |= 2**4
    bench.state.source[4] = 0
    bench.state.face[4] = 0
    bench.play("cast gust", dice="W E AA FF")
    assert bench.dice == "W F E AA FF / S"
    assert bench.marked(bench.state.scorched) == ["D3"]


def test_el115_strength_throws_the_sun_die_in_any_window() -> None:
    """EL-115: in the Power, Chance and Cosmic window, and the new face stands."""
    power = at("F/A", "M/F", pools=["", "WW"]).power("F F A A / S")
    power.play("declare yes", "cast strength", dice="W")
    assert power.dice == "F F A A / W"
    chance = (
        at("F/A", "M/F", pools=["", "WW"])
        .power("F F A A / S")
        .play("declare no", "go roll", dice="F F A A / S")
    )
    chance.play("declare yes", "cast strength", dice="E")
    assert chance.dice == "F F A A / E"
    cosmic = at("F/A", "M/F", pools=["", "WW"]).fill_channel("A").cosmic("S")
    cosmic.play("declare yes", "cast strength", dice="F")
    assert cosmic.pools[0] == "FFFA"
